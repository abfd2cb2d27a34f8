/** Money: whole cents in words, and as chips. */

/** Cents as one would say them at a table. @param {number} cents */
export function money(cents) {
  const sign = cents < 0 ? "−" : "";
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString("en-US");
  const rest = Math.abs(cents) % 100;
  return `${sign}$${whole}${rest ? "." + String(rest).padStart(2, "0") : ""}`;
}

/** What stands on a chip: as short as can be. @param {number} cents */
export function face(cents) {
  if (cents < 100) return `${cents}¢`;
  const whole = cents / 100;
  if (whole >= 1000000) return `${+(whole / 1000000).toFixed(1)}M`;
  if (whole >= 1000) return `${+(whole / 1000).toFixed(1)}K`;
  return String(+whole.toFixed(2));
}

/** Cents of what somebody typed in dollars, or null. @param {string} text */
export function cents(text) {
  const plain = text.replace(/[$,\s]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** The fewest chips that are worth an amount, the largest first. @param {number} amount @param {number[]} denominations @returns {number[]} */
export function chipsOf(amount, denominations) {
  const chips = [];
  let left = amount;
  for (const each of [...denominations].sort((a, b) => b - a)) {
    for (; left >= each; left -= each) chips.push(each);
  }
  if (left > 0) chips.push(left);
  return chips;
}
