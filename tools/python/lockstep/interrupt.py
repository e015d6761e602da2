"""Ctrl-C while the main thread is in the library."""
from __future__ import annotations

import ctypes as c
import os
import signal
import socket
import threading
from contextlib import contextmanager
from typing import Any, Iterator, List, Optional

# The handler itself: signal's own function looks for a name of it first, which takes longer than a small kernel.
_handler_of = getattr(signal.getsignal, "__wrapped__", signal.getsignal)


def interruptible() -> bool:
    """Would Ctrl-C raise KeyboardInterrupt?"""
    return _handler_of(signal.SIGINT) is signal.default_int_handler


class _Watcher:
    """Sees a signal while the main thread is in the library, where no handler of Python runs: the bytes that the
    interpreter writes at a signal are read by a thread."""

    def __init__(self) -> None:
        self._read, self._write = socket.socketpair()
        self._write.setblocking(False)
        self._stop: Optional[c.c_int32] = None
        threading.Thread(target=self._watch, daemon=True, name="lockstep Ctrl-C").start()

    def _watch(self) -> None:
        while got := self._read.recv(64):
            stop = self._stop
            if signal.SIGINT in got and stop is not None:
                stop.value = 1

    def run(self, launch: Any, stop: c.c_int32) -> None:
        before, self._stop = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False), stop
        try:
            launch()
        finally:
            signal.set_wakeup_fd(before)
            self._stop = None


@contextmanager
def later_interrupt() -> Iterator[None]:
    """KeyboardInterrupt waits until the launch has ended: it cannot pass through the library from a function that the
    library calls."""
    came: List[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if came:
        raise KeyboardInterrupt


_watcher: Optional[_Watcher] = None


def _forget_watcher() -> None:
    """A child process has no threads but its first."""
    global _watcher
    _watcher = None


os.register_at_fork(after_in_child=_forget_watcher)


def until_done(launch: Any, stop: c.c_int32) -> None:
    """Runs it here, and lets Ctrl-C end it."""
    global _watcher
    if _watcher is None:
        _watcher = _Watcher()
    _watcher.run(launch, stop)
