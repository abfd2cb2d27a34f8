"""What comes over the wire is an act of the game or is refused as malformed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.scripted import ONE, Say, Stake, game_of

from croupier.money import Cents
from croupier.table.acts import AcceptCut, Act, NameCard, TakeSeat
from croupier.table.codec import COMMON, Codec, encode
from croupier.table.offers import Reason, Refusal
from croupier.table.people import CHANCE, DEALER

CODEC = Codec((Say, Stake))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b"1",
        b'"stake"',
        b"{}",
        b'{"act":"fly","who":1}',
        b'{"act":"stake"}',
        b'{"act":"stake","who":1}',
        b'{"act":"stake","who":1,"amount":"10"}',
        b'{"act":"stake","who":1,"amount":10.5}',
        b'{"act":"stake","who":1,"amount":true}',
        b'{"act":"stake","who":1,"amount":null}',
        b'{"act":"stake","who":true,"amount":1}',
        b'{"act":"stake","who":"nobody","amount":1}',
        b'{"act":"stake","who":1.5,"amount":1}',
        b'{"act":"name-card","who":"chance","card":"1x"}',
        b'{"act":"take-seat","who":1,"name":5}',
        b'{"act":"take-seat","who":1,"name":"\xff"}',
        b'{"act":"take-seat","who":1,"name":"x"',
        b"[" * 100_000,
    ],
)
def test_malformed_acts_are_refused(raw: bytes) -> None:
    answer = CODEC.decode(raw)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.MALFORMED
    assert answer.says.startswith("the act cannot be read: ")


@given(raw=st.binary(max_size=200) | st.text(max_size=200))
def test_nothing_that_comes_raises(raw: bytes | str) -> None:
    assert isinstance(CODEC.decode(raw), Act | Refusal)


@pytest.mark.parametrize(
    "act", [Stake(ONE, Cents(5)), Say(DEALER, "hello"), TakeSeat(ONE, "Zoë ♠"), AcceptCut(DEALER, 52)]
)
def test_acts_come_back_as_they_were_sent(act: Act) -> None:
    assert CODEC.decode(encode(act)) == act
    assert type(CODEC.decode(encode(act))) is type(act)


def test_a_card_comes_back_as_a_card() -> None:
    named = CODEC.decode(b'{"act":"name-card","who":"chance","card":"As"}')
    assert isinstance(named, NameCard)
    assert named.who is CHANCE
    assert named.card.spoken == "ace of spades"


def test_every_game_knows_the_common_acts_and_its_own() -> None:
    codec = game_of(lambda _: None).codec  # type: ignore[arg-type,return-value]
    assert {"say", "shout", "stake", *(kind.__struct_config__.tag for kind in COMMON)} == codec.acts.keys()
