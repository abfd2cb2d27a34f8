"""The gate before the application: Host, Origin, frame size and message rate, and the headers of every answer.

A socket from a foreign page is refused before it is accepted. The framework checks none of this for sockets.
"""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from time import monotonic
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

LARGEST_FRAME = 16 * 1024
FRAMES_EACH_SECOND = 30.0
FRAMES_AT_ONCE = 60.0
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = (
    (b"content-security-policy", b"default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
POLICY_VIOLATED, TOO_BIG = 1008, 1009


class Gate:
    """Lets through what may come to the floor."""

    def __init__(
        self,
        app: Application,
        hosts: Iterable[str],
        *,
        origins: Iterable[str] = (),
        time: Callable[[], float] = monotonic,
    ) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(origins)
        self._time = time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        why = self.why_not(scope)
        if why is not None:
            await _refuse(scope, receive, send, why)
        elif scope["type"] == "http":
            await self._app(scope, receive, _with_headers(send))
        else:
            await self._app(scope, self._measured(receive), send)

    def why_not(self, scope: Scope) -> str | None:
        """Why a request may not come in."""
        headers = scope["headers"]
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return "this host is not served here"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not origins:
            # A browser always names the page that opens a socket; a program that posts need not.
            return "a socket must name its origin" if scope["type"] == "websocket" else None
        host = hosts[0].lower()
        own = {f"http://{host}", f"https://{host}", *self._origins}
        return None if len(origins) == 1 and origins[0].lower() in own else "this origin may not act here"

    def _measured(self, receive: Receive) -> Receive:
        """A client that sends too much or too fast is cut off; nobody else notices."""
        left, last = FRAMES_AT_ONCE, self._time()
        is_over = False

        async def measured() -> Message:
            nonlocal left, last, is_over
            if is_over:
                return {"type": "websocket.disconnect", "code": POLICY_VIOLATED}
            message: Message = await receive()
            if message["type"] != "websocket.receive":
                return message
            now = self._time()
            left, last = min(FRAMES_AT_ONCE, left + (now - last) * FRAMES_EACH_SECOND) - 1, now
            size = len(message.get("text") or message.get("bytes") or "")
            if left < 0 or size > LARGEST_FRAME:
                is_over = True
                return {"type": "websocket.disconnect", "code": TOO_BIG if size > LARGEST_FRAME else POLICY_VIOLATED}
            return message

        return measured


async def _refuse(scope: Scope, receive: Receive, send: Send, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATED, "reason": why})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": why.encode()})


def _with_headers(send: Send) -> Send:
    async def sends(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *HEADERS]}
        await send(message)

    return sends


def local_hosts(host: str, port: int) -> tuple[str, ...]:
    """The names under which a floor on this machine is reached."""
    names = dict.fromkeys(("127.0.0.1", "localhost", "[::1]", f"[{host}]" if ":" in host else host))
    return tuple(f"{name}:{port}".lower() for name in names) + (tuple(names) if port == 80 else ())
