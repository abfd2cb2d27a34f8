/** Who works on the floor: roles that a supervisor grants and takes away, and links with which people sign in once. */

import { h } from "./dom.js";
import { said } from "./words.js";

const ROLES = ["dealer", "stickperson", "boxperson", "floorperson", "supervisor", "surveillance"];

/** @param {any} house */
export function peopleView(house) {
  const grant = async (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    const name = String(given.get("name")).trim(), role = String(given.get("role")), table = String(given.get("table")) || null;
    const answer = await house.order("/api/people", { name, role, table }, `${name} is ${role} ${table ? `at ${table}` : "on the whole floor"}.`);
    if (answer) house.invitation = { name, link: `${location.origin}/#link=${answer.token}` };
    house.draw();
  };
  const withdraw = (name, { role, table }) => house.order("/api/people/withdraw", { name, role, table }, `${name} is no longer ${role}.`);
  return h("section", { class: "card-panel", "aria-labelledby": "people" }, h("h2", { id: "people" }, "People and roles"),
    h("form", { class: "one-line", onsubmit: grant },
      h("label", {}, h("span", {}, "Name"), h("input", { name: "name", required: true, maxlength: 40, autocomplete: "off" })),
      h("label", {}, h("span", {}, "Role"), h("select", { name: "role" }, ROLES.map((role) => h("option", { key: role, value: role }, said(role))))),
      h("label", {}, h("span", {}, "Where"), h("select", { name: "table" }, h("option", { key: "", value: "" }, "The whole floor"), house.tables.map((each) => h("option", { key: each.name, value: each.name }, each.name)))),
      h("button", {}, "Grant")),
    house.invitation ? h("p", { class: "invitation", role: "status" }, `${house.invitation.name} signs in once with `, h("code", {}, house.invitation.link), " ",
      h("button", { class: "quiet", onclick: () => navigator.clipboard?.writeText(house.invitation.link) }, "Copy")) : null,
    h("ul", { class: "staff" }, house.people.map((person) => h("li", { key: person.name }, h("strong", {}, person.name),
      person.roles.map((each) => h("span", { key: `${each.role} ${each.table}`, class: "badge" }, `${said(each.role)}${each.table ? ` at ${each.table}` : ""}`,
        h("button", { class: "quiet", "aria-label": `Take ${each.role}${each.table ? ` at ${each.table}` : ""} from ${person.name}`, onclick: () => withdraw(person.name, each) }, "×")))))));
}
