"""Frames of a WebSocket (RFC 6455), as far as almost all traffic needs them: whole texts in one
piece."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

# The last frame of its message, and a text; then its size with a bit for "masked"; one of these
# instead of a size says that the size follows in so many bytes.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127


def unwrapped(data: bytes, most: int) -> bytes | None:
    """The payload, if the data is one unbroken text frame of a client, of at most so many bytes,
    and nothing else."""
    length = len(data)
    if length < 6 or data[0] != WHOLE_TEXT:
        return None
    # Clients have to mask what they send.
    size, at = data[1] - MASKED, 2
    if size == TWO_BYTES:
        size, at = int.from_bytes(data[2:4], "big"), 4
        if size < TWO_BYTES:
            return None
    elif size > TWO_BYTES:
        return None
    if length != at + 4 + size or size > most:
        return None
    payload: bytes = apply_mask(data[at + 4 :], data[at : at + 4])
    return payload


def wrapped(texts: list[bytes]) -> bytes:
    """Messages of the server, each behind its head, in one piece."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(head(text))
        parts.append(text)
    return b"".join(parts)


def head(text: bytes) -> bytes:
    """What stands before a whole text from the server: its kind and its size."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
