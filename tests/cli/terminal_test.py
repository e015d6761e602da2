"""lockstep debug at a terminal: lines that are edited, completed and called up again. usage: terminal_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import pty
import re
import select
import time

from harness import folder, lockstep, run_all, saxpy


class Terminal:
    def __init__(self):
        words = [lockstep, "debug", saxpy, "--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "u32:64", "--arg", "f32:2", "--arg",
                 "buf:256", "--arg", "buf:256"]
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execve(lockstep, words, dict(os.environ, TERM="vt100", HOME=folder))
        self.seen = ""

    def wait_for(self, pattern):
        """Until what the command writes from here on has it."""
        end = time.time() + 60
        while not re.search(pattern, self.seen):
            assert time.time() < end, (pattern, self.seen)
            if select.select([self.terminal], [], [], 0.5)[0]:
                self.seen += os.read(self.terminal, 4096).decode(errors="replace").replace("\r", "").replace("\0", "")
        self.seen = ""

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def status(self):
        try:
            while os.read(self.terminal, 4096):
                pass
        except OSError:  # the other side is closed
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_session_at_a_terminal():
    at = Terminal()
    at.wait_for(r"\(lockstep\) ")
    at.type("info reg\t\n")  # completed
    at.wait_for(r"isters[^$]*exec +0xffffffffffffffff[^$]*\(lockstep\) ")
    at.type("reverse-s\t\t")  # more than one: they are listed
    at.wait_for(r"reverse-step +reverse-stepi")
    at.type("\x15print s99\b\b4\n")  # the line taken away, then one that is corrected
    at.wait_for(r"s4 = \d+ \(0x[0-9a-f]+\)\n[^$]*\(lockstep\) ")
    at.type("stepi\n")
    at.wait_for(r"=> 0x1908 [^$]*\(lockstep\) ")
    at.type("\x1b[A\n")  # the line before
    at.wait_for(r"=> 0x1910 [^$]*\(lockstep\) ")
    at.type("quit\n")
    assert at.status() == 0


run_all(test_a_session_at_a_terminal)
