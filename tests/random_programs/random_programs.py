"""Random C programs of csmith, on the host and as kernels on both engines: all lanes of a wave, each with other values in
the program's globals, must end with the host's checksums.

usage: random_programs.py --lockstep COMMAND --seeds FIRST:COUNT [--targets TARGET...] [--levels 0123] [--folder FOLDER] [--csmith "OPTIONS"]

Every program ends in one class, which is counted; nothing is skipped without a word. Exit status 1 if results differ, if
a kernel faults, or if a program does not compile."""
import argparse
import array
import collections
import os
import re
import resource
import shlex
import signal
import subprocess
import sys

from targets import TARGETS

HERE = os.path.dirname(os.path.abspath(__file__))
TRACE = 4096  # values of a lane that are compared one by one when its checksum differs
STORAGES = ("PRIVATE", "GLOBAL", "LDS")
COMMON = ["-std=c++20", "-w", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti", "-Wno-c++11-narrowing"]
HOST_SECONDS = 5


class Verdict(Exception):
    """Why a program went no further: a class, and the particulars."""

    def __init__(self, kind, detail=""):
        super().__init__(kind)
        self.kind, self.detail = kind, detail


def csmith_options(seed, extra):
    """Options by the seed, so that a seed says everything."""
    options = ["--seed", str(seed), "--lang-cpp", "--no-argc", "--quiet", "--strict-const-arrays"]
    if seed % 2 == 0:
        options += ["--builtins", "--disable-builtin-kinds", "x86"]
    if seed % 5 == 0:
        options += ["--float", "--strict-float"]
    if seed % 7 == 0:
        options += ["--no-packed-struct"]
    if seed % 8 != 0:  # a program of the default size takes clang and the engines ten times as long
        options += ["--max-funcs", "4", "--max-block-depth", "3"]
    return options + extra


def as_class_body(text):
    """csmith's program as the members of a class: globals lose `static`, declared functions are dropped (a class needs
    none), main becomes program_main, and seed_globals lists the integers that a lane may change."""
    integer = re.compile(r"^static (?:volatile )?u?int(?:8|16|32|64)_t (g_\d+)(?:\[\d+\])* = ")
    lines, globals_ = [], []
    for line in text.splitlines():
        if line.startswith("#include") or re.match(r"^static .*\bfunc_\d+\(.*\);$", line):
            continue
        if match := integer.match(line):
            globals_.append(match[1])
        line = re.sub(r"^static ", "", line)
        lines.append(re.sub(r"^int main \(void\)", "int program_main()", line))
    lines += ["void seed_globals() {"] + [f"  mix({name});" for name in globals_] + ["}", ""]
    return "\n".join(lines)


class RandomProgram:
    def __init__(self, seed, arguments):
        self.seed, self.arguments = seed, arguments
        self.folder = arguments.folder
        self.storage = arguments.storage or STORAGES[seed % 3]
        n = len(arguments.targets)
        self.target = TARGETS[arguments.targets[(seed + seed // n) % n]]  # each with every storage
        self.lanes = self.target.lanes
        self.options = csmith_options(seed, shlex.split(arguments.csmith))

    def path(self, name):
        return os.path.join(self.folder, f"{self.seed}{name}")

    def generate(self):
        try:
            made = subprocess.run(["csmith"] + self.options, capture_output=True, text=True, cwd=self.folder, timeout=60)
        except subprocess.TimeoutExpired:
            raise Verdict("csmith does not end") from None
        if made.returncode != 0:
            raise Verdict("csmith fails", made.stderr[-500:])
        with open(self.path(".inc"), "w") as out:
            out.write(as_class_body(made.stdout))

    def compile(self, source, output, options):
        command = ["clang++-22", *COMMON, *options, f'-DPROGRAM="{self.path(".inc")}"', os.path.join(HERE, "runtime", source),
                   "-o", output]
        try:
            made = subprocess.run(command, capture_output=True, text=True, timeout=300)
        except subprocess.TimeoutExpired:
            raise Verdict(f"{source}: clang does not end", " ".join(options)) from None
        if made.returncode != 0:
            errors = [line for line in made.stderr.splitlines() if "error" in line] or made.stderr.splitlines()
            raise Verdict(f"{source} does not compile", " ".join(options) + ": " + errors[0] if errors else "no message")

    def run_host(self):
        """The right checksums. -O0 with sanitizers: a program with undefined behaviour has none."""
        self.compile("host.cpp", self.path(".host"), ["-O0", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"])
        limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (HOST_SECONDS, HOST_SECONDS))
        ran = subprocess.run([self.path(".host"), str(self.seed), str(self.lanes)], capture_output=True, text=True, preexec_fn=limit)
        if ran.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            raise Verdict("host: does not end")
        if ran.returncode != 0:
            found = re.search(r"runtime error: (.*)|ERROR: AddressSanitizer: (\S+)", ran.stderr)
            raise Verdict("host: undefined behaviour", found[0] if found else ran.stderr[-300:])
        size, *checksums = ran.stdout.split()
        self.size, self.checksums = int(size), [int(checksum, 16) for checksum in checksums]

    def compile_device(self, level):
        self.compile("device.cpp", self.path(f".O{level}.hsaco"),
                     [*self.target.options, f"-O{level}", f"-DSTORAGE={self.storage}", f"-DLANES={self.lanes}",
                      f"-DLDS_BYTES={self.target.lds_bytes}", "-ffreestanding"])

    def run_device(self, level, engine, capacity=0):
        """(checksums, traces), or a Verdict if the kernel faults."""
        checksums, traces = self.path(".checksums"), self.path(".traces")
        command = [self.arguments.lockstep, "run", self.path(f".O{level}.hsaco"), "--kernel", "random_program", "--grid", "1",
                   "--block", str(self.lanes), "--engine", engine, "--quiet", "--max-instructions", str(self.arguments.budget),
                   "--arg", f"buf:{self.lanes * 4}", "--arg", f"buf:{max(8, self.lanes * 8 * capacity)}",
                   "--arg", f"buf:{self.lanes * self.size}", "--arg", f"u32:{self.seed}", "--arg", f"u32:{capacity}",
                   "--out", f"0={checksums}", "--out", f"1={traces}", "--threads", "1"]
        ran = subprocess.run(command, capture_output=True, text=True)
        if ran.returncode != 0:
            if "instruction_budget" in ran.stderr:
                raise Verdict("device: instruction budget")
            raise Verdict("fault", f"-O{level} {engine}: {ran.stderr.strip()}")
        return array.array("I", open(checksums, "rb").read()).tolist(), array.array("Q", open(traces, "rb").read())

    def first_difference(self, level, engine, lane):
        """The first value of that lane's checksum that is not the host's."""
        host = subprocess.run([self.path(".host"), str(self.seed), str(lane + 1), str(TRACE)], capture_output=True, text=True)
        _, traces = self.run_device(level, engine, TRACE)
        for i, line in enumerate(host.stdout.splitlines()):
            name, value = line.rsplit(" ", 1)
            if traces[lane * TRACE + i] != int(value, 16):
                return f"{name} is {traces[lane * TRACE + i]:#x}, on the host 0x{value.lstrip('0') or '0'}"
        return f"no difference among the first {TRACE} values"

    def check(self):
        """Runs it everywhere; the Verdict says how that went."""
        self.generate()
        self.run_host()
        wrong = {}
        for level in self.arguments.levels:
            self.compile_device(level)
            results = {engine: self.run_device(level, engine)[0] for engine in ("fast", "reference")}
            for engine, checksums in results.items():
                lanes = [lane for lane in range(self.lanes) if checksums[lane] != self.checksums[lane]]
                if lanes:
                    wrong[f"-O{level} {engine}"] = (f"{len(lanes)} of {self.lanes} lanes; lane {lanes[0]}: "
                                                    + self.first_difference(level, engine, lanes[0]))
        if wrong:
            engines_agree = all(f"-O{level} reference" in wrong and f"-O{level} fast" in wrong
                                for level in {name[2] for name in wrong})
            runs = 2 * len(self.arguments.levels)
            whose = ("the host differs from all: its compiler, or undefined behaviour" if len(wrong) == runs else
                     "both engines agree: the compiler at that level, or an instruction" if engines_agree else
                     "the engines disagree")
            raise Verdict("DIFFERENT", whose + "".join(f"\n    {name}: {text}" for name, text in wrong.items()))
        raise Verdict("agree")


BAD = ("DIFFERENT", "fault", "host.cpp does not compile", "device.cpp does not compile", "csmith fails")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lockstep", required=True, help="the lockstep command")
    parser.add_argument("--seeds", required=True, help="FIRST:COUNT")
    parser.add_argument("--targets", nargs="+", default=list(TARGETS), choices=TARGETS, metavar="TARGET",
                        help="a program runs on one of these, by its seed; default: " + " ".join(TARGETS))
    parser.add_argument("--levels", default="0123", help="optimisation levels of the kernels")
    parser.add_argument("--folder", default=".", help="for sources, code objects and results")
    parser.add_argument("--csmith", default="", help="more options for csmith")
    parser.add_argument("--storage", choices=STORAGES, help="where globals live; default: by the seed")
    parser.add_argument("--budget", type=int, default=50_000_000, help="instructions that a kernel may execute")
    parser.add_argument("--all-agree", action="store_true", help="exit status 1 also for programs that say nothing")
    parser.add_argument("--keep", action="store_true", help="keep the files of programs that agree, too")
    arguments = parser.parse_args()
    arguments.folder = os.path.abspath(arguments.folder)
    os.makedirs(arguments.folder, exist_ok=True)
    first, count = map(int, arguments.seeds.split(":"))

    counts = collections.Counter()
    for seed in range(first, first + count):
        program = RandomProgram(seed, arguments)
        try:
            program.check()
        except Verdict as verdict:
            counts[verdict.kind] += 1
            if verdict.kind != "agree":
                print(f"seed {seed}, {program.target.name}: {verdict.kind}: {verdict.detail}\n    globals {program.storage}; csmith "
                      + shlex.join(program.options), flush=True)
            if verdict.kind not in BAD and not arguments.keep:
                for name in os.listdir(arguments.folder):
                    if name.startswith(f"{seed}."):
                        os.remove(os.path.join(arguments.folder, name))
    print(f"{count} programs, {' '.join(arguments.targets)}, -O{' -O'.join(arguments.levels)}, both engines: "
          + ", ".join(f"{number} {kind}" for kind, number in counts.most_common()))
    return 1 if any(counts[kind] for kind in BAD) or counts["agree"] < (count if arguments.all_agree else 1) else 0


sys.exit(main())
