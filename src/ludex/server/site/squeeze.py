"""Pages made of pieces: what many share, and the slots between them for what is one visitor's own.

The shared pieces are compressed once. Compressed pieces that do not refer to one another can be joined, so a page for
another visitor costs no more than copying them."""

from __future__ import annotations

import secrets
import zlib
from functools import cached_property

LEVEL = 2
"""A third of the time of the usual 6, for a sixth more bytes."""
RANDOM = 100
"""So many bytes of a random length hide how well a page can be compressed, which could give a secret away."""
NAMED = b"\x1f\x8b\x08\x08\0\0\0\0\0\xff"
"""The head of a gzip file with a name."""
END = b"\x01\0\0\xff\xff"
MOST_STORED = 0xFFFF


class Pieces:
    """A text with slots; the same word goes into every slot. What only one visitor gets is compressed as a whole.

    >>> import gzip
    >>> pieces = Pieces("a|b|c", "|", shared=True)
    >>> pieces.filled("-"), gzip.decompress(pieces.squeezed("-"))
    (b'a-b-c', b'a-b-c')
    """

    def __init__(self, text: str, slot: str, *, shared: bool) -> None:
        self.plain = [piece.encode() for piece in text.split(slot)]
        self.shared = shared

    def filled(self, word: str) -> bytes:
        return word.encode().join(self.plain)

    @cached_property
    def packed(self) -> list[bytes]:
        return [deflated(piece) for piece in self.plain]

    def squeezed(self, word: str) -> bytes:
        if not self.shared:
            return squeezed(self.filled(word))
        return gzip_file(stored(word.encode()).join(self.packed), self.filled(word))


def deflated(data: bytes) -> bytes:
    """Compressed so that anything may follow: it ends at a whole byte, and nothing later refers to it."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)


def stored(data: bytes) -> bytes:
    """A short piece as it is."""
    assert len(data) <= MOST_STORED
    return b"\0" + len(data).to_bytes(2, "little") + (len(data) ^ MOST_STORED).to_bytes(2, "little") + data


def gzip_file(packed: bytes, plain: bytes) -> bytes:
    """Compressed pieces as a file; its name is of a random length."""
    name = b"a" * secrets.randbelow(RANDOM) + b"\0"
    tail = zlib.crc32(plain).to_bytes(4, "little") + (len(plain) & 0xFFFFFFFF).to_bytes(4, "little")
    return b"".join((NAMED, name, packed, END, tail))


def squeezed(data: bytes) -> bytes:
    """
    >>> import gzip
    >>> gzip.decompress(squeezed(b"abc" * 100)) == b"abc" * 100
    True
    """
    return gzip_file(deflated(data), data)
