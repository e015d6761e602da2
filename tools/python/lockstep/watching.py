"""What watched a launch, as objects that a notebook shows: findings of checks, traces, profiles."""
from __future__ import annotations

import ctypes as c
import json
import os
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from . import library as l
from .errors import Error

_ROWS = 200  # of a table in a notebook
_COLOURS = {"salu": "#7f8fa6", "valu": "#2e7dd1", "smem": "#b5651d", "vmem": "#d1492e", "lds": "#8e44ad",
            "matrix": "#218c5a", "branch": "#c9a400", "barrier": "#222222"}
_OTHER = "#9aa0a6"
_KINDS = ("wait", "hazard", "init", "race", "sync", "memory", "guess", "coherence")


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Rows of cells as HTML; what does not fit is counted."""
    line = "<tr>{}</tr>".format
    cells = [line("".join(f"<td>{escape(str(cell))}</td>" for cell in row)) for row in rows[:_ROWS]]
    more = f"<p>and {len(rows) - _ROWS} more</p>" if len(rows) > _ROWS else ""
    return f"<table>{line(''.join(f'<th>{escape(name)}</th>' for name in head))}{''.join(cells)}</table>{more}"


def _svg(width: int, height: int, body: str) -> str:
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
            f'font-size="11">{body}</svg>')


@dataclass(frozen=True)
class Place:
    """An instruction of a launch."""
    pc: int  # as `llvm-objdump -d` prints it
    instruction: str
    source: str  # "file:line", where the code object knows
    workgroup: Tuple[int, int, int]
    wave: int  # in its workgroup
    lane: Optional[int]  # None: no single lane

    def __str__(self) -> str:
        where = f" ({self.source})" if self.source else ""
        lane = "" if self.lane is None else f" lane {self.lane}"
        return f"{self.pc:#x} {self.instruction}{where}, workgroup {self.workgroup} wave {self.wave}{lane}"


@dataclass(frozen=True)
class Finding:
    """One thing that a check found, `count` times; `other` is the instruction that it conflicts with."""
    kind: str
    what: str
    advice: str
    count: int
    at: Place
    other: Optional[Place]
    register: Optional[str] = None  # that it is about: "v3", "vcc_lo"
    memory: Optional[Dict[str, Any]] = None  # that it is about: "space" ("global", "lds", "scratch"), "address", "bytes"
    info: bool = False  # good to know, and no mistake by itself: two stores of the same value

    def __str__(self) -> str:
        other = f"; the other: {self.other}" if self.other else ""
        return f"{self.kind}{' (info)' if self.info else ''}: {self.what} at {self.at}{other}{'; ' + self.advice if self.advice else ''}"


class Findings(List[Finding]):
    """What the checks of a launch found; empty and false if that is nothing."""

    @property
    def summary(self) -> str:
        """"2 findings: 1 race, 1 wait; 1 info: 1 race"; empty if there is nothing."""
        kinds = (c.c_uint32 * len(self))(*(_KINDS.index(each.kind) for each in self))
        infos = (c.c_uint32 * len(self))(*(each.info for each in self))
        text = c.create_string_buffer(1024)
        l.lib.lockstep_count_findings(kinds, infos, len(self), text, len(text))
        return _text(text.value)

    def _repr_html_(self) -> str:
        if not self:
            return "<p>The checks found nothing.</p>"
        return f"<p>{self.summary}</p>" + _table(("check", "what", "at", "the other", "advice", "times"),
                      [(f.kind + (" (info)" if f.info else ""), f.what, f.at, f.other or "", f.advice, f.count) for f in self])


def _place(of: Union[l.Finding, l.Place]) -> Place:
    x, y, z = of.workgroup
    return Place(of.file_pc, _text(of.instruction), _text(of.source), (x, y, z), of.wave, of.lane if of.lane >= 0 else None)


def _text(of: bytes) -> str:
    return of.decode(errors="replace")


def _finding(of: l.Finding) -> Finding:
    memory = {"space": l.SPACES[of.space], "address": of.address, "bytes": of.bytes} if of.bytes else None
    return Finding(l.lib.lockstep_check_name(of.kind).decode(), _text(of.what), _text(of.advice), of.count, _place(of),
                   _place(of.other.contents) if of.other else None, _text(of.register_name) or None, memory, of.info != 0)


@dataclass(frozen=True)
class TracedWrite:
    """A register that an instruction wrote, or a scalar bit ("scc"). Of a vector register `before` and `after` are digests: 32 bits that
    differ, almost surely, where the lanes do."""
    name: str
    before: int
    after: int
    vector: bool


@dataclass(frozen=True)
class TracedAccess:
    """Memory that an instruction accessed: `lanes` lanes, each `bytes` bytes, from `lowest` to `highest`."""
    kind: str  # "global load", "LDS store"
    lanes: int
    bytes: int
    lowest: int
    highest: int
    digest: int  # of all addresses, and of the data that is written


@dataclass(frozen=True)
class TracedStep:
    """One instruction that a wave executed."""
    workgroup: Tuple[int, int, int]
    wave: int
    index: int  # instructions that the wave executed before
    pc: int
    instruction: str
    effect: str  # what it wrote: scalars "old -> new", vectors as a digest
    writes: Tuple[TracedWrite, ...] = ()
    access: Optional[TracedAccess] = None

    def __str__(self) -> str:
        x, y, z = self.workgroup
        effect = f" ; {self.effect}" if self.effect else ""
        return f"({x},{y},{z}) {self.wave} {self.index} {self.pc:#x} {self.instruction}{effect}"


def _step(of: l.TraceStep) -> TracedStep:
    x, y, z = of.workgroup
    first = c.cast(of.writes, c.c_void_p).value or 0
    each = [l.TraceWrite.from_address(first + i * of.write_size) for i in range(of.write_count)]
    writes = tuple(TracedWrite(_text(w.name), w.before, w.after, w.vector != 0) for w in each)
    kind = _text(of.access)
    access = TracedAccess(kind, of.access_lanes, of.access_bytes, of.lowest, of.highest, of.access_digest) if kind else None
    return TracedStep((x, y, z), of.wave, of.index, of.file_pc, _text(of.instruction), _text(of.effect), writes, access)


class Trace(List[TracedStep]):
    """The instructions of a launch in the order in which they ran; `str()` is the text of `lockstep trace`."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def svg(self, width: int = 800) -> str:
        """A picture: a row for each wave (the first 64), and when it executed, in instructions of the launch."""
        waves: Dict[Tuple[Tuple[int, int, int], int], int] = {}
        spans: List[List[int]] = []  # row, first step, steps
        for at, step in enumerate(self):
            row = waves.setdefault((step.workgroup, step.wave), len(waves))
            if spans and spans[-1][0] == row:
                spans[-1][2] += 1
            else:
                spans.append([row, at, 1])
        scale, kept = (width - 110) / max(1, len(self)), list(waves)[:64]
        body = "".join(f'<text x="0" y="{14 * row + 11}">{group} {wave}</text>' for row, (group, wave) in enumerate(kept))
        body += "".join(f'<rect x="{110 + first * scale:.2f}" y="{14 * row + 2}" width="{steps * scale:.2f}" height="10" '
                        f'fill="{_COLOURS["valu"]}"><title>{steps} instructions from {escape(self[first].instruction)}'
                        f"</title></rect>" for row, first, steps in spans if row < len(kept))
        return _svg(width, 14 * len(kept), body)

    def _repr_html_(self) -> str:
        rows = [(s.workgroup, s.wave, s.index, f"{s.pc:#x}", s.instruction, s.effect) for s in self]
        return self.svg() + _table(("workgroup", "wave", "index", "pc", "instruction", "what it wrote"), rows)


@dataclass(frozen=True)
class ProfiledInstruction:
    """An instruction of the kernel and its counts over all waves: `counts` has the keys of `lockstep profile --json`."""
    pc: int
    text: str
    source: str
    kind: str  # "valu", "vmem", "lds" and so on
    counts: Dict[str, int]

    @property
    def executions(self) -> int:
        """How often a wave executed it."""
        return self.counts["executions"]

    @property
    def lanes(self) -> float:
        """Lanes that took part, on average; 0 for what is not done by lanes."""
        return self.counts["lanes"] / self.executions if self.executions else 0.0


class Profile:
    """Counts of a launch by class and by instruction. They are no times: `lockstep profile --time` estimates cycles."""

    def __init__(self, raw: Dict[str, Any]) -> None:
        self.raw = raw
        """All that `lockstep profile --json` tells."""
        self.total: Dict[str, int] = raw["total"]
        self.classes: Dict[str, Dict[str, int]] = raw["classes"]
        self.instructions: List[ProfiledInstruction] = [
            ProfiledInstruction(each.pop("pc"), each.pop("text"), each.pop("source"), each.pop("class"), each)
            for each in (dict(row) for row in raw["instructions"])]

    def hottest(self, count: int = 20) -> List[ProfiledInstruction]:
        """The instructions that were executed most often."""
        return sorted(self.instructions, key=lambda each: -each.executions)[:count]

    def svg(self, width: int = 800) -> str:
        """A picture: the instructions that waves executed, a bar for each class."""
        most = max([1, *(counts["executions"] for counts in self.classes.values())])
        bars = [(name, counts["executions"]) for name, counts in self.classes.items() if counts["executions"]]
        body = "".join(
            f'<text x="0" y="{18 * row + 13}">{escape(name)}</text><rect x="70" y="{18 * row + 2}" '
            f'width="{(width - 170) * count / most:.2f}" height="14" fill="{_COLOURS.get(name, _OTHER)}"/>'
            f'<text x="{76 + (width - 170) * count / most:.2f}" y="{18 * row + 13}">{count}</text>'
            for row, (name, count) in enumerate(bars))
        return _svg(width, 18 * len(bars), body)

    def __repr__(self) -> str:
        return f"<profile of {self.total['executions']} instructions>"

    def _repr_html_(self) -> str:
        rows = [(f"{100 * each.executions / max(1, self.total['executions']):.1f} %", each.executions,
                 f"{each.lanes:.1f}" if each.lanes else "", f"{each.pc:#x}", each.text, each.source)
                for each in self.hottest()]
        return self.svg() + _table(("share", "count", "lanes", "pc", "instruction", "source"), rows)


class Watch:
    """What a launch is asked to tell, and what it told. For one launch."""

    def __init__(self, check: str = "", trace: Union[bool, str] = False, profile: bool = False) -> None:
        if not isinstance(check, str):
            raise Error(f"check is a str, such as 'wait,race' or 'all'; {check!r} is none")
        if not isinstance(trace, (str, bool)):
            raise Error(f"trace is True, or a str with conditions; {trace!r} is neither")
        self.findings: Optional[Findings] = Findings() if check else None
        self.trace: Optional[Trace] = Trace() if trace else None
        self.profile: Optional[Profile] = None
        self._check, self._only, self._wants_profile = check, trace if isinstance(trace, str) else "", profile
        self._raised: Optional[BaseException] = None
        self._path = ""
        self._functions: List[Any] = []  # that the library calls, as long as the launch runs

    @property
    def calls_back(self) -> bool:
        """Does the library call functions of Python while the launch runs?"""
        return self.findings is not None or self.trace is not None

    def _take_finding(self, _: Any, finding: Any) -> None:
        try:
            assert self.findings is not None
            self.findings.append(_finding(finding.contents))
        except BaseException as raised:  # it cannot pass through the library
            self._raised = raised

    def _take_step(self, _: Any, step: Any) -> int:
        try:
            assert self.trace is not None
            self.trace.append(_step(step.contents))
            return 0
        except BaseException as raised:
            self._raised = raised
            return 1

    @contextmanager
    def of(self, options: l.Options) -> Iterator[None]:
        """Asks by the options of the launch that is done within."""
        if self.findings is not None:
            self._functions.append(l.TakeFinding(self._take_finding))
            options.check, options.take_finding = self._check.encode(), self._functions[-1]
        if self.trace is not None:
            self._functions.append(l.TakeStep(self._take_step))
            options.take_step, options.trace_only = self._functions[-1], self._only.encode()
        if not self._wants_profile:
            yield
            return
        with tempfile.TemporaryDirectory() as folder:
            self._path = os.path.join(folder, "profile.json")
            options.profile = self._path.encode()
            yield

    def take(self) -> None:
        """Reads what the launch left, when it is over and was not refused."""
        if self._raised is not None:
            raise self._raised
        if self._wants_profile:
            with open(self._path, encoding="utf-8") as file:
                self.profile = Profile(json.load(file))
