"""What goes wrong, as exceptions."""
from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Tuple

if TYPE_CHECKING:
    from .launch import LaunchResult


class Error(RuntimeError):
    """Something was refused; the sentence says what, where, and what to do."""


class Fault(Error):
    """A kernel was stopped by a fault. `str()` is the line `fault: ...`."""

    def __init__(self, text: str, kind: str, pc: int, workgroup: Tuple[int, int, int], wave: int, lane: int, address: int,
                 size: int) -> None:
        super().__init__(text)
        self.kind = kind
        """"out_of_bounds" and so on."""
        self.pc = pc
        """Address of the instruction, as `llvm-objdump -d` prints it."""
        self.workgroup = workgroup
        self.wave = wave
        self.lane = lane
        """-1: no single lane is to blame."""
        self.address = address
        """Of memory faults: the byte address."""
        self.size = size
        self.launch: Optional["LaunchResult"] = None
        """What the launch did until then, with what was asked to watch it."""
