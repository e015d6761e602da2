"""Launches: what they are asked for, what they did, and the arrays that they use."""
from __future__ import annotations

import ctypes as c
import threading
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, List, Optional, Set, Tuple

from . import library as l
from .errors import Error, Fault
from .interrupt import interruptible, later_interrupt, until_done
from .memory import Bytes
from .values import count
from .watching import Findings, Profile, Trace, Watch

lib = l.lib
_FIDELITY = ("exact", "bounded", "not public", "silicon", "extrapolated")
_NUMERICS = ("silicon", "rounded")


@dataclass(frozen=True)
class LaunchResult:
    """What a launch did. `report` has the instructions that ran, where it was asked for: name, how often, how exact;
    `matrix_model` then how matrix instructions added up ("" if none ran), `numerics` whose arithmetic it was ("" if nothing ran where
    that matters). `findings`, `trace` and `profile` are None where they were not asked for."""
    workgroups: int
    waves: int
    instructions: int
    seconds: float
    report: List[Tuple[str, int, str]] = field(default_factory=list)
    findings: Optional[Findings] = None
    trace: Optional[Trace] = None
    profile: Optional[Profile] = None
    matrix_model: str = ""
    numerics: str = ""

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><td>{name}</td><td>{count}</td><td>{exact}</td></tr>" for name, count, exact in self.report)
        head = (f"<p>{self.workgroups} workgroups, {self.waves} waves, {self.instructions} instructions, "
                f"{self.seconds * 1e3:.3f} ms</p>")
        table = f"<table><tr><th>instruction</th><th>count</th><th>exact?</th></tr>{rows}</table>" if rows else ""
        seen = (each._repr_html_() for each in (self.findings, self.trace, self.profile) if each is not None)
        return head + table + "".join(seen)


class Held:
    """Keeps the arrays of launches that are over as long as launches run that began before that: they see them still."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._number = 0
        self._running: Set[int] = set()
        self._kept: List[Tuple[Set[int], List[Bytes]]] = []

    def begin(self) -> int:
        """A launch begins, with the number that is given."""
        with self._lock:
            self._number += 1
            self._running.add(self._number)
            return self._number

    def end(self, number: int, mapped: List[Bytes]) -> None:
        """It has ended, and its arrays are taken away from launches that begin later."""
        with self._lock:
            self._running.discard(number)
            if not self._kept and not self._running:
                return
            if self._running and mapped:
                self._kept.append((set(self._running), mapped))
            for others, _ in self._kept:
                others.discard(number)
            self._kept = [each for each in self._kept if each[0]]


def engine_number(name: str) -> int:
    if name not in ("fast", "reference"):
        raise Error(f"no engine {name!r}: use 'fast' or 'reference'")
    return 0 if name == "fast" else 1


def matrix_models() -> List[str]:
    """By their numbers in lockstep.h; the first is the target's own."""
    names = [""]
    while (name := lib.lockstep_matrix_model_name(len(names))) is not None:
        names.append(name.decode())
    return names


def matrix_model_number(name: str) -> int:
    names = matrix_models()
    if name not in names:
        raise Error(f"no matrix model {name!r}: use one of {', '.join(names[1:])}")
    return names.index(name)


def numerics_number(name: str) -> int:
    if name not in _NUMERICS:
        raise Error(f"no numerics {name!r}: use 'silicon' or 'rounded'")
    return _NUMERICS.index(name)


def interleave_number(instructions: Optional[int], what: str = "interleave") -> int:
    """As lockstep.h has it: 0 is the default there. `what`: how an error names it."""
    if instructions is None:
        return 0
    return count(instructions, what, 0, l.NO_INTERLEAVE - 1) or l.NO_INTERLEAVE


def run(options: l.Options, call: Any, report: bool = False, watch: Optional[Watch] = None) -> LaunchResult:
    """Launches. On the main thread Ctrl-C ends the launch."""
    result, stop, counts = l.Result(), c.c_int32(0), None
    options.stop = c.addressof(stop)
    if watch is None:
        watch = Watch()
    if report:
        counts = (l.InstructionCount * 4096)()
        options.report, options.report_capacity = c.addressof(counts), len(counts)
    answer: List[Tuple[int, str]] = []

    def launch() -> None:
        status = call(c.byref(options), c.byref(result))
        answer.append((status, "" if status == l.OK else lib.lockstep_error().decode(errors="replace")))

    with watch.of(options):
        if threading.current_thread() is threading.main_thread() and interruptible():
            with later_interrupt() if watch.calls_back else nullcontext():
                until_done(launch, stop)
        else:
            launch()
        status, why = answer[0]
        if status not in (l.OK, l.FAULT):
            raise Error(why)
        watch.take()
    entries = [] if counts is None else [(e.name.decode(), e.count, _FIDELITY[e.fidelity])
                                         for e in counts[:min(result.report_entries, len(counts))]]
    done = LaunchResult(result.workgroups, result.waves, result.instructions, result.seconds, entries, watch.findings,
                        watch.trace, watch.profile, matrix_models()[result.matrix_model], ("", *_NUMERICS)[result.numerics])
    if status == l.FAULT:
        x, y, z = result.workgroup
        fault = Fault(result.text.decode(errors="replace"), lib.lockstep_fault_name(result.fault).decode(),
                      result.file_pc, (x, y, z), result.wave, result.lane, result.address, result.size)
        fault.launch = done
        raise fault
    return done
