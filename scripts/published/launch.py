"""A launch by the lockstep command: arguments as they lie in the kernarg segment, buffers from arrays, results as arrays."""
import os
import re
import struct
import subprocess
import tempfile

import numpy as np


class Failed(Exception):
    """The launch did not end well; the text is the command's sentence."""


class Segment:
    """Arguments in order. SLOT: bytes from one to the next, whatever their size; None: each right behind the other."""

    def __init__(self, slot=16):
        self.slot, self.bytes, self.buffers = slot, bytearray(), []

    def _next(self, data):
        if self.slot:
            self.bytes += bytes(-len(self.bytes) % self.slot)
        at = len(self.bytes)
        self.bytes += data
        return at

    def number(self, *values):
        """32-bit integers."""
        for value in values:
            self._next(struct.pack("<I", value & 0xffffffff))

    def float(self, *values):
        for value in values:
            self._next(struct.pack("<f", value))

    def null(self):
        self._next(bytes(8))

    def buffer(self, array, more=0):
        """The address of a buffer that holds the array, and MORE zeros behind it; gives the buffer's number for `results`."""
        self.buffers.append((self._next(bytes(8)), array, array.nbytes + more))
        return len(self.buffers) - 1


class Command:
    """What runs kernels. SECONDS: of one launch at most. CHECKS: what `lockstep check` looks for meanwhile; the last finding is kept."""

    def __init__(self, path, seconds=120, engine="fast", checks="", interleave=""):
        self.path, self.seconds, self.engine, self.checks, self.interleave, self.finding = path, seconds, engine, checks, interleave, ""

    def call(self, *words):
        """Exit status, standard output, the last line of standard error."""
        try:
            done = subprocess.run([self.path, *words], capture_output=True, text=True, errors="replace", timeout=self.seconds)
        except subprocess.TimeoutExpired:
            return -1, "", f"not done after {self.seconds} s"
        lines = done.stderr.strip().splitlines()
        return done.returncode, done.stdout, lines[-1] if lines else ""

    def segment_bytes(self, file, kernel):
        """Of the kernel's kernarg segment."""
        status, out, err = self.call("info", file)
        if status != 0:
            raise Failed(err)
        found = re.search(rf"^kernel {re.escape(kernel)}$.*?arguments \d+ bytes \((\d+) with the hidden ones\)", out, re.M | re.S)
        if not found:
            raise Failed(f"info does not name kernel {kernel}")
        return int(found[1])

    def run(self, file, kernel, segment, grid, block, results, cluster=None):
        """Launches KERNEL of FILE; gives the arrays of the buffers numbered RESULTS as the launch has left them."""
        size = self.segment_bytes(file, kernel)
        with tempfile.TemporaryDirectory() as folder:
            path = lambda name: os.path.join(folder, name)
            with open(path("segment"), "wb") as f:
                f.write(bytes(segment.bytes[:size]).ljust(size, b"\0"))
            words = ["check" if self.checks else "run", file, "--kernel", kernel, "--grid", ",".join(map(str, grid)), "--block", str(block), "--kernarg",
                     path("segment"), "--quiet", "--engine", self.engine]
            if cluster:
                words += ["--cluster", ",".join(map(str, cluster))]
            for number, (at, array, size_of_buffer) in enumerate(segment.buffers):
                if at + 8 > size:  # older kernels do not have the last arguments
                    break
                array.tofile(path(f"in{number}"))
                words += ["--arg", f"@{at}:buf:{size_of_buffer}={path(f'in{number}')}"]
            if self.checks:
                words += ["--check", self.checks]
            if self.interleave:
                words += ["--interleave", self.interleave]
            for number in results:
                words += ["--out", f"{number}={path(f'out{number}')}"]
            status, _, err = self.call(*words)
            if self.checks and status == 1 and err.startswith("check: "):
                self.finding = err
            elif status != 0:
                raise Failed(err or f"exit status {status}")
            arrays = [segment.buffers[number][1] for number in results]
            return [np.fromfile(path(f"out{number}"), array.dtype, array.size).reshape(array.shape) for number, array in zip(results, arrays)]
