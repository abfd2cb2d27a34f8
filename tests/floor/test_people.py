"""People of a floor: sessions, passwords, one-time links, and what is kept of them."""

import logging
from http import HTTPStatus

import pytest
from tests.floor.hosting import a_floor, run, served
from websockets.exceptions import ConnectionClosed

from croupier.floor.desk import COOKIE
from croupier.floor.register import LOCKED_MS, MOST_FAILURES, SESSION_MS, Register, WrongPassword, register_at
from croupier.table.people import DEALER, SUPERVISOR

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody


class Time:
    """A clock that a test sets."""

    now = 0

    def __call__(self) -> int:
        return self.now


def a_register() -> tuple[Register, Time]:
    time = Time()
    return register_at(":memory:", time), time


def test_an_account_is_locked_after_failures_and_opens_again() -> None:
    register, time = a_register()
    register.create("Anna", PASSWORD)
    for _ in range(MOST_FAILURES):
        with pytest.raises(WrongPassword, match="do not go together"):
            register.login("Anna", "wrong")
    with pytest.raises(WrongPassword, match="too many failed attempts"):
        register.login("Anna", PASSWORD)
    time.now += LOCKED_MS
    assert register.account(register.login("Anna", PASSWORD)) == "Anna"


def test_an_account_without_a_password_and_an_unknown_one_are_refused_alike() -> None:
    register, _ = a_register()
    register.enter("Guest")
    said = []
    for name in ("Guest", "Nobody"):
        with pytest.raises(WrongPassword) as refused:
            register.login(name, "")
        said.append(str(refused.value))
    assert said[0] == said[1]


def test_a_session_ends_with_its_time_and_when_it_is_ended() -> None:
    register, time = a_register()
    first, second = register.enter("Anna"), register.enter("Bert")
    register.logout(second)
    assert (register.account(first), register.account(second)) == ("Anna", None)
    time.now += SESSION_MS
    assert register.account(first) is None


def test_a_link_signs_in_once() -> None:
    register, _ = a_register()
    register.ensure("Anna")
    token = register.link("Anna")
    assert register.account(register.follow(token)) == "Anna"
    with pytest.raises(WrongPassword, match="has been used"):
        register.follow(token)


def test_a_role_given_later_leaves_the_password_as_it_is() -> None:
    register, _ = a_register()
    register.create("Anna", PASSWORD)
    register.create("Anna")
    assert register.account(register.login("Anna", PASSWORD)) == "Anna"


def test_the_cookie_is_for_this_site_and_no_script_and_no_secret_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            chief = await place.enter("Chief", SUPERVISOR)
            made = await chief.post("/api/people", name="Dora", role=DEALER, password=PASSWORD)
            token = made.json()["token"]
            dora = await place.enter("Guest")
            answer = await dora.post("/api/link", token=token)
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=strict" in cookie.lower()
            assert (await dora.post("/api/link", token=token)).status_code == HTTPStatus.UNAUTHORIZED
            assert (await dora.post("/api/login", name="Dora", password=PASSWORD)).status_code == HTTPStatus.OK
            session = dora.http.cookies.get(COOKIE)
            assert session is not None
            for secret in (token, PASSWORD, session):
                assert secret not in caplog.text

    with caplog.at_level(logging.DEBUG, "croupier"), caplog.at_level(logging.INFO):
        run(play)


def test_nobody_is_told_null_and_whoever_leaves_loses_the_sockets() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.sit(1)
                assert (await anna.post("/api/logout")).status_code == HTTPStatus.OK
                with pytest.raises(ConnectionClosed):
                    await client.until("nothing more")
            answer = await anna.get("/api/me")
            assert (answer.status_code, answer.json()) == (HTTPStatus.OK, None)

    run(play)
