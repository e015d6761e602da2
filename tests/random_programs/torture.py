"""gcc's torture tests (gcc.c-torture/execute, from Debian's gcc-12-source) as kernels on both engines: each must end
well in all lanes of a wave. The lanes do the same thing at the same time and share the globals. A test that fails is run on the host,
too: if it fails there, it says nothing.

usage: torture.py --lockstep COMMAND --tests FOLDER [--target gfx950] [--levels 0123] [--folder FOLDER] [--only NAME...]

Every test at every level ends in one class, which is counted; nothing is skipped without a word. Exit status 1 if one fails
that passes on the host."""
import argparse
import array
import collections
import glob
import os
import re
import subprocess
import sys

from targets import TARGETS

HERE = os.path.dirname(os.path.abspath(__file__))
RUNTIME = os.path.join(HERE, "runtime")
BUDGET = 20_000_000  # instructions of a wave
PASSED, ABORTED = 0x10000, 0x20000  # runtime/libc.c
# Old C, and no contraction: the host has no fused multiply-add.
COMMON = ["-std=gnu17", "-w", "-ffp-contract=off", "-Wno-implicit-function-declaration", "-Wno-implicit-int",
          "-Wno-int-conversion", "-Wno-incompatible-pointer-types", "-Wno-incompatible-function-pointer-types",
          "-Wno-return-mismatch", "-Wno-parentheses", "-fno-crash-diagnostics"]


class Verdict(Exception):
    def __init__(self, kind, detail=""):
        super().__init__(kind)
        self.kind, self.detail = kind, detail


def run(command, kind, seconds):
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Verdict(f"{kind} does not end") from None


def reason(errors):
    """The first error without names and places, so that equal reasons count together."""
    if "Stack dump:" in errors:
        return "clang crashes"
    lines = [line for line in errors.splitlines() if "error" in line] or errors.splitlines() or ["no message"]
    if match := re.search(r"undefined (?:hidden )?symbol: (\S+)", lines[0]):
        return "undefined " + match[1]
    text = re.sub(r"^.*?error: ", "", lines[0])
    if "file not found" in text:
        return "no header " + text.split("'")[1]
    text = re.sub(r"^\S+:\d+:\d+: ", "", text)
    text = re.sub(r"in function \S+.*?: ", "in a function: ", text)
    return re.sub(r"'[^']*'|\d+", "...", text)[:90]


def test_options(path):
    """What the test itself asks for, unless only for another target."""
    options = []
    wanted = re.compile(r"-(f(wrapv|gnu89-inline|no-strict|fast-math|no-builtin|no-inline)|std=)")
    with open(path, errors="replace") as file:
        for words in re.findall(r'dg-(?:additional-)?options\s+\{?\s*"([^"]*)"\s*\}?\s*\}', file.read()):
            options += [word for word in words.split() if wanted.match(word)]
    return options


class Test:
    def __init__(self, path, arguments):
        self.path, self.arguments = path, arguments
        self.output = os.path.join(arguments.folder, os.path.basename(path)[:-2])
        self.options = COMMON + test_options(path)
        self.target = arguments.target

    def host(self, level):
        """Raises why the test says nothing: the host, too, fails it."""
        made = run(["clang-22", *self.options, f"-O{level}", self.path, "-lm", "-o", self.output + ".host"], "clang for the host", 120)
        if made.returncode != 0:
            raise Verdict("host: " + reason(made.stderr))
        ran = run([self.output + ".host"], "the host's program", 20)
        if ran.returncode != 0:
            raise Verdict("host: the test fails")

    def device(self, level):
        """For each engine what is wrong; nothing if all is well."""
        code_object, status = self.output + ".hsaco", self.output + ".status"
        made = run(["clang-22", *self.target.options, "-nostdlibinc", *self.options, f"-O{level}", f"-DLANES={self.target.lanes}",
                    "-I", os.path.join(RUNTIME, "libc"), f'-DTEST="{self.path}"', "-Xclang", "-mlink-builtin-bitcode", "-Xclang", self.arguments.libc, os.path.join(RUNTIME, "torture.c"),
                    "-o", code_object], "clang for the target", 120)
        if made.returncode != 0:
            raise Verdict("target: " + reason(made.stderr))
        wrong = {}
        for engine in ("fast", "reference"):
            ran = run([self.arguments.lockstep, "run", code_object, "--kernel", "torture", "--grid", "1", "--block", str(self.target.lanes),
                       "--engine", engine, "--quiet", "--arg", f"buf:{4 * self.target.lanes}", "--out", f"0={status}", "--threads", "1",
                       "--max-instructions", str(BUDGET)],
                      "lockstep", 600)
            if "instruction_budget" in ran.stderr:
                raise Verdict("target: instruction budget")
            if ran.returncode != 0:
                wrong[engine] = ran.stderr.strip()
                continue
            lanes = array.array("I", open(status, "rb").read())
            if bad := [lane for lane in range(self.target.lanes) if lanes[lane] != PASSED]:
                lane = bad[0]
                what = "aborted" if lanes[lane] == ABORTED else "did not end" if lanes[lane] == 0 else f"returned {lanes[lane] & 0xff}"
                wrong[engine] = f"{len(bad)} lanes; lane {lane} {what}"
        return wrong

    def check(self, level):
        wrong = self.device(level)
        if wrong:
            self.host(level)
            same = len(wrong) == 2 and len(set(wrong.values())) == 1
            name = os.path.basename(self.output)
            known = self.arguments.known.get(name) or self.arguments.known.get(f"{name}@{self.target.name}")
            if same and known:
                raise Verdict(known)
            raise Verdict("FAILED", ("both engines: " + wrong["fast"]) if same else
                          "THE ENGINES DISAGREE: " + "; ".join(f"{engine}: {text}" for engine, text in wrong.items()))
        raise Verdict("passed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lockstep", required=True, help="the lockstep command")
    parser.add_argument("--tests", required=True, help="gcc.c-torture/execute")
    parser.add_argument("--target", default="gfx950", choices=TARGETS)
    parser.add_argument("--levels", default="0123", help="optimisation levels")
    parser.add_argument("--folder", default=".", help="for code objects and results")
    parser.add_argument("--verbose", action="store_true", help="name the tests of every class but passed")
    parser.add_argument("--only", nargs="+", help="names of tests, without .c")
    arguments = parser.parse_args()
    arguments.folder = os.path.join(os.path.abspath(arguments.folder), arguments.target)
    arguments.target = TARGETS[arguments.target]
    os.makedirs(arguments.folder, exist_ok=True)
    with open(os.path.join(HERE, "torture_known.txt")) as file:
        arguments.known = dict(line.strip().split(" ", 1) for line in file if line[0] not in "#\n")
    arguments.libc = os.path.join(arguments.folder, "libc.bc")
    subprocess.run(["clang-22", *arguments.target.options, "-nostdlibinc", "-O1", "-fno-builtin", "-ffreestanding", "-emit-llvm", "-c",
                    os.path.join(RUNTIME, "libc.c"), "-o", arguments.libc], check=True)

    paths = sorted(glob.glob(os.path.join(arguments.tests, "*.c")) + glob.glob(os.path.join(arguments.tests, "ieee", "*.c")))
    if arguments.only:
        paths = [path for path in paths if os.path.basename(path)[:-2] in arguments.only]
    counts = collections.Counter()
    for path in paths:
        test = Test(os.path.abspath(path), arguments)
        for level in arguments.levels:
            try:
                test.check(level)
            except Verdict as verdict:
                counts[verdict.kind] += 1
                if verdict.kind == "FAILED" or arguments.verbose and verdict.kind != "passed":
                    print(f"{os.path.relpath(path, arguments.tests)} -O{level}: {verdict.detail or verdict.kind}", flush=True)
        for suffix in (".host", ".hsaco", ".status"):
            if os.path.exists(test.output + suffix):
                os.remove(test.output + suffix)
    print(f"{len(paths)} tests, {arguments.target.name}, -O{' -O'.join(arguments.levels)}, both engines:")
    for kind, number in counts.most_common():
        print(f"{number:6} {kind}")
    return 1 if counts["FAILED"] or not counts["passed"] else 0


sys.exit(main())
