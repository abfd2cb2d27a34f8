"""The socket of a table: frames come in, acts go to the table's mailbox, and what happens goes out in order."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from croupier.errors import Refused
from croupier.floor import authority, wire
from croupier.floor.desk import COOKIE, AnyDesk
from croupier.floor.floor import Floor
from croupier.floor.post import Stale
from croupier.floor.tables import FloorTable
from croupier.table.offers import Reason, Refusal
from croupier.table.people import Role, Seat, Who

MOST_WAITING = 512
"""How many messages wait for a slow reader before the connection is given up."""
LONGEST_KEY = 64
GOING_AWAY, TRY_AGAIN_LATER = 1001, 1013
AnySocket = WebSocket[Any, Any, Any]


class Connection:
    """One client at one table."""

    def __init__(self, floor: Floor, table: FloorTable, session: str, account: str, socket: AnySocket) -> None:
        self.session = session
        self.account = account
        self.who: Who | None = None
        self._floor = floor
        self._table = table
        self._socket = socket
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: bytes) -> None:
        """Send a message, soon; whoever does not read is let go and can resume."""
        if self._out.qsize() >= MOST_WAITING:
            self._floor.measures.dropped += 1
            self.close()
            return
        self._out.put_nowait(message)

    def close(self) -> None:
        """Let the client go, without what still waits for it."""
        self._leave()
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def serve(self, after: int | None) -> None:
        """Serve the client until it goes."""
        writer = asyncio.create_task(self._write())
        self._table.clients.append(self)
        self._table.wake()
        try:
            if after is not None:
                self._resume(after)
            self._tell(self._table.state(None))
            while not writer.done():
                await self._read(writer)
        except WebSocketDisconnect:
            pass
        finally:
            self._leave()
            self._table.wake()
            self._out.put_nowait(None)
            with suppress(Exception):
                await asyncio.wait_for(writer, 5)
            writer.cancel()

    async def _read(self, writer: "asyncio.Task[None]") -> None:
        reading = asyncio.ensure_future(self._socket.receive_data(mode="text"))
        await asyncio.wait((reading, writer), return_when=asyncio.FIRST_COMPLETED)
        if not reading.done():
            reading.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await reading
            return
        raw = reading.result()
        self._floor.measures.frames += 1
        try:
            frame = wire.frames.decode(raw)
        except (msgspec.DecodeError, UnicodeError) as wrong:
            self._tell(wire.Refused(key=None, reason=Reason.MALFORMED, says=f"the frame cannot be read: {wrong}"))
            return
        await self._obey(frame)

    async def _obey(self, frame: wire.AnyFrame) -> None:
        match frame:
            case wire.Watch(as_=as_):
                self._watch(as_)
            case wire.Act():
                await self._act(frame)
            case wire.Resume(after=after):
                self._resume(after)
                self._tell(self._table.state(self.who))
            case wire.Ready():
                self._table.ready(self.account)
            case wire.Ping():
                self._tell(wire.Pong())

    def _watch(self, as_: int | Role | None) -> None:
        who: Who | None = as_ if as_ is None or isinstance(as_, Role) else Seat(as_)
        roles = self._floor.roles_at(self.account, self._table)
        why = authority.why_not_look(who, self.account, self._table.held, roles)
        if why is not None:
            self._tell(wire.Refused(key=None, reason=Reason.NOT_OFFERED, says=why, field="as"))
            return
        self.who = who
        self._tell(self._table.state(who))

    def _resume(self, after: int) -> None:
        for events in self._table.missed(self.who, after):
            self._tell(events)

    async def _act(self, frame: wire.Act) -> None:
        key = frame.key
        if not 0 < len(key) <= LONGEST_KEY or not key.isprintable():
            says = f"a key has 1 to {LONGEST_KEY} printable characters"
            self._tell(wire.Refused(key=key[:LONGEST_KEY], reason=Reason.MALFORMED, says=says, field="key"))
            return
        act = self._table.recorded.runner.game.codec.decode(bytes(frame.act))
        if isinstance(act, Refusal):
            self._tell(wire.Refused(key=key, reason=act.reason, says=act.says, field=act.field))
            return
        answer = await self._floor.do(self._table, act, self.account, key=key, on=frame.on)
        if isinstance(answer, int):
            self._tell(wire.Done(key=key, number=answer))
            return
        offers = self._table.offers(self.who)
        if isinstance(answer, Stale):
            says = answer.says
            self._tell(wire.Refused(key=key, reason="stale", says=says, stale=True, offers=offers))
            return
        self._tell(
            wire.Refused(
                key=key,
                reason=answer.reason,
                says=answer.says,
                clause=answer.clause,
                field=answer.field,
                offers=offers,
            )
        )

    def _tell(self, message: wire.Told) -> None:
        self.tell(wire.told(message))

    def _leave(self) -> None:
        if self in self._table.clients:
            self._table.clients.remove(self)

    async def _write(self) -> None:
        with suppress(Exception):
            while (message := await self._out.get()) is not None:
                await self._socket.send_data(message, mode="text")
            code = GOING_AWAY if self._floor.is_stopping else TRY_AGAIN_LATER
            await self._socket.close(code=code)


@websocket("/api/tables/{name:str}/socket")
async def table_socket(desk: AnyDesk, name: FromPath[str], socket: AnySocket) -> None:
    session = socket.cookies.get(COOKIE, "")
    account = desk.floor.register.account(session)
    if account is None or desk.floor.is_stopping:
        await socket.close(code=4401, reason="enter under a name first")
        return
    try:
        table = desk.floor.table(name)
        after = msgspec.convert(socket.query_params.get("after"), wire.Number | None, strict=False)
    except (Refused, msgspec.ValidationError):
        await socket.close(code=4404, reason="there is no such table")
        return
    await socket.accept()
    await Connection(desk.floor, table, session, account, socket).serve(after)
