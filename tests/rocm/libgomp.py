"""GCC's testsuite of libgomp on an emulated GPU, without DejaGnu: each file that has a target region, OpenMP or OpenACC, with its own options; and the tests of
gcc.c-torture/execute and gfortran.fortran-torture/execute in a target region. What fails runs on the host, too, and must be in libgomp_failures.txt with a reason.  scripts/libgomp.sh runs it."""
import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor

from dejagnu import Test
from fortran_region import in_region

# suite: folders, ending, compiler, switch
SUITES = {
    "c": (("libgomp.c", "libgomp.c-c++-common"), ".c", "gcc", "-fopenmp"),
    "c++": (("libgomp.c++", "libgomp.c-c++-common"), (".C", ".c"), "g++", "-fopenmp"),
    "fortran": (("libgomp.fortran",), (".f", ".f90", ".f95", ".f03", ".f08", ".F90"), "gfortran", "-fopenmp"),
    "oacc-c": (("libgomp.oacc-c", "libgomp.oacc-c-c++-common"), ".c", "gcc", "-fopenacc"),
    "oacc-c++": (("libgomp.oacc-c++", "libgomp.oacc-c-c++-common"), (".C", ".c"), "g++", "-fopenacc"),
    "oacc-fortran": (("libgomp.oacc-fortran",), (".f", ".f90", ".f95", ".F90"), "gfortran", "-fopenacc"),
    "torture": (("gcc.c-torture/execute",), ".c", "gcc", "-fopenmp"),
    "fortran-torture": (("gfortran.fortran-torture/execute",), (".f", ".f90"), "gfortran", "-fopenmp"),
}
BY_DEFAULT = ",".join(suite for suite in SUITES if not suite.endswith("torture"))
# The whole program in a target region, which has one thread: exit() ends that thread, and others would wait for it. Most tests of c-torture abort() where they
# fail, and return nothing in particular.
REGION = """#pragma omp declare target
#define main test_main
#include "{path}"
#undef main
#pragma omp end declare target
int main(void) {{
  int result = 0;
#pragma omp target teams num_teams(1) thread_limit(1) map(from : result)
  result = test_main({arguments});
  return {value};
}}
"""
# What a kernel does not have.
FILES = re.compile(r"^\s*(\d+\s+)?(open|inquire\s*\((?!\s*iolength)|backspace|rewind|endfile|close|read\s*\(\s*(unit\s*=\s*)?\d|write\s*\(\s*(unit\s*=\s*)?(?!6\b)\d)|"
                   r"\b(getarg|date_and_time|system_clock)\b", re.I | re.M)
DEVICE = re.compile(r"omp\s+(begin\s+)?(declare\s+)?target|omp_target_|omp_get_num_devices|omp_get_initial_device|[#!$]\s*(pragma\s+)?acc\s|\$acc|acc_", re.I)
HERE = os.path.dirname(os.path.abspath(__file__))


def text_of(path, seen=None):
    """The file with what it includes from its own folder."""
    seen = seen if seen is not None else set()
    if path in seen or not os.path.isfile(path):
        return ""
    seen.add(path)
    text = open(path, encoding="utf-8", errors="replace").read()
    includes = re.findall(r"^\s*#?\s*include\s*[\"']([^\"']+)[\"']", text, re.M)
    return text + "".join(text_of(os.path.join(os.path.dirname(path), name), seen) for name in includes)


class Run:
    def __init__(self, options):
        self.options = options
        self.tests = {suite: os.path.join(options.source, "gcc/testsuite" if suite.endswith("torture") else "libgomp/testsuite") for suite in SUITES}

    def flags(self, suite, host):
        folders, _, _, switch = SUITES[suite]
        flags = [switch, "-fmessage-length=0", "-fdiagnostics-color=never", "-w", f"-I{self.options.source}/include", f"-I{self.options.source}/libgomp"]
        if switch == "-fopenacc":
            flags += [f"-DACC_DEVICE_TYPE_{'host' if host else 'radeon'}=1", f"-DACC_MEM_SHARED={int(host)}"]
        if host:
            return flags + ["-foffload=disable"]
        flags += ["-foffload=amdgcn-amdhsa", f"-foffload-options=amdgcn-amdhsa=-march={self.options.target}",
                  "-foffload-options=amdgcn-amdhsa=-Wl,-s"]  # without symbols the code object takes the compiler half the time
        if suite.endswith("torture"):
            flags.append("-foffload-options=amdgcn-amdhsa=-mstack-size=8000000")  # of 32 KiB; some have large arrays
        return flags + [f"-foffload-options=amdgcn-amdhsa=-l{library}" for library in (("gfortran", "m") if "fortran" in suite else ("m",))]

    def test(self, suite, path, host):
        accelerated = suite.startswith("oacc")
        facts = {"c": suite.endswith("c") or suite == "torture", "c++": suite.endswith("c++"), "openacc_radeon_accel_selected": accelerated and not host,
                 "openacc_host_selected": accelerated and host, "__OPTIMIZE__": self.options.level != "0"}
        flags = self.flags(suite, host)
        default = [f"-O{self.options.level}"]
        test = Test(open(path, encoding="utf-8", errors="replace").read(), facts, default, [*flags, *default])
        if not suite.startswith("oacc") and "fortran" not in suite:
            return test, flags  # dg-options of these come in the place of -O2
        test.options = default + [option for option in test.options if option not in default]
        return test, flags

    def program(self, suite, path, folder, host):
        """(outcome, words) of one file: pass, fail, skip."""
        test, flags = self.test(suite, path, host)
        if test.kind != "run":
            return "skip", test.why or f"only to {test.kind}"
        compiler = SUITES[suite][2] + "-12"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        directory = os.path.dirname(path)
        if suite == "torture":
            with open(os.path.join(folder, "region.c"), "w", encoding="utf-8") as region:
                text = open(path, errors="replace").read()
                arguments = "1, 0" if re.search(r"\bmain\s*\(\s*(int\s+)?\w+[^,;{]*,", text) else "1" if re.search(r"\bmain\s*\(\s*int\b", text) else ""
                tells = "abort" not in text and re.search(r"\bmain\b.*\breturn\b", text, re.S)
                region.write(REGION.format(path=path, arguments=arguments, value="result" if tells else "0"))
            path = region.name
        if suite == "fortran-torture":
            text = open(path, encoding="utf-8", errors="replace").read()
            if FILES.search(text):
                return "skip", "needs files, clocks or arguments"
            path = os.path.join(folder, "region" + os.path.splitext(path)[1])
            with open(path, "w", encoding="utf-8") as region:
                region.write(in_region(text, path.endswith(".f")))
        sources = [path, *(os.path.join(directory, name) for name in test.sources)]
        language = ["-x", "c++"] if suite.endswith("c++") else []
        libraries = ["-lm", "-Wl,--no-as-needed", "-lgomp"] + (["-ldl"] if "dlopen" in open(path, errors="replace").read() else [])
        command = [compiler, *flags, *test.options, *test.more, f"-I{directory}", *language, *sources, *(["-x", "none"] if language else []), *libraries,
                   "-o", "program"]
        outcome, said = self.command(command, folder, dict(os.environ, LC_ALL="C"), max(300, self.options.seconds))
        if outcome != 0 and not host and "mkoffload: fatal error" in said:
            return "skip", "GCC's compiler for the GPU fails: " + self.short(said, outcome)
        if outcome != 0:
            return "fail", "compile: " + self.short(said, outcome)
        environment = dict(os.environ, LC_ALL="C", LOCKSTEP_DEVICES=self.options.target, LOCKSTEP_ENGINE=self.options.engine,
                           LOCKSTEP_THREADS="1",  # the device's malloc (newlib) has no lock
                           GCN_SUPPRESS_HOST_FALLBACK="1", **test.variables)
        if suite.startswith("oacc"):
            environment["ACC_DEVICE_TYPE"] = "host" if host else "radeon"
        outcome, said = self.command([*([] if host else [self.options.lockstep, "rocm"]), "./program"], folder, environment, self.options.seconds)
        if outcome is None:
            return "fail", f"not at its end after {self.options.seconds} s"
        if (outcome != 0) != test.should_fail:
            return ("skip", "expected to fail, by its own words") if test.may_fail else ("fail", f"ends with {outcome}: {self.short(said, outcome)}")
        if test.output and not re.search(test.output, said, re.S):
            return ("skip", "expected to fail, by its own words") if test.may_fail else ("fail", f"another output: {self.short(said, outcome)}")
        return "pass", ""

    @staticmethod
    def command(command, folder, environment, seconds):
        """(exit code, or None after the time; both outputs)."""
        child = subprocess.Popen(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                 start_new_session=True)
        try:
            said = child.communicate(timeout=seconds)[0]
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            return None, child.communicate()[0].decode(errors="replace")
        return child.returncode, said.decode(errors="replace")

    @staticmethod
    def short(said, outcome):
        lines = [line for line in said.splitlines() if line.strip()]
        telling = [line for line in lines if re.search(r"error|undefined|fault|lockstep|abort|STOP|assert", line, re.I)]
        return " / ".join((telling or lines or [f"code {outcome}"])[:2])[:300]

    def one(self, name, old):
        """(label, outcome, why, seconds) of a file; of what has run before, from its row."""
        suite, path = name
        label = f"{suite}:{os.path.relpath(path, self.tests[suite])}"
        if label in old:
            return label, "fail" if old[label][1] == "known" else old[label][1], old[label][3].split(": ", 1)[-1], float(old[label][2])
        folder = os.path.join(self.options.folder, re.sub(r"[^\w.+-]", "_", label))
        start = time.monotonic()
        try:
            outcome, why = self.program(suite, path, folder, False)
            if outcome == "fail":
                there, why_there = self.program(suite, path, folder, True)
                why += {"fail": f" (the host, too: {why_there})", "skip": " (not for the host)"}.get(there, "")
        except (ValueError, OSError) as error:
            outcome, why = "fail", f"directives: {error}"
        shutil.rmtree(folder, ignore_errors=True)
        return label, outcome, why, time.monotonic() - start

    def files(self):
        for suite in self.options.suites.split(","):
            folders, ending, _, _ = SUITES[suite]
            for folder in folders:
                for name in sorted(os.listdir(os.path.join(self.tests[suite], folder))):
                    path = os.path.join(self.tests[suite], folder, name)
                    if name.endswith(ending) and (not self.options.only or re.search(self.options.only, f"{suite}:{folder}/{name}")):
                        if suite.endswith("torture") or DEVICE.search(text_of(path)):
                            yield suite, path


def known_failures():
    rows = {}
    for line in open(os.path.join(HERE, "libgomp_failures.txt"), encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            pattern, reason = line.rstrip("\n").split("|", 1)
            rows[pattern.strip()] = reason.strip()
    return rows


def main():
    warnings.filterwarnings("ignore", category=FutureWarning)  # of re, about Tcl's way to write brackets
    parser = argparse.ArgumentParser()
    parser.add_argument("--lockstep", required=True)
    parser.add_argument("--source", required=True, help="GCC's source: libgomp and include below it")
    parser.add_argument("--folder", required=True)
    parser.add_argument("--suites", default=BY_DEFAULT, help="some of " + ",".join(SUITES))
    parser.add_argument("--target", default="gfx906")
    parser.add_argument("--engine", default="fast")
    parser.add_argument("--level", default="2", help="of optimization")
    parser.add_argument("--only", default="", help="a regular expression for SUITE:FOLDER/FILE")
    parser.add_argument("--resume", action="store_true", help="keep the results that the folder has, but for failures")
    parser.add_argument("--each", type=int, default=1, help="only each n-th file")
    parser.add_argument("--part", default="1/1", help="3/12: the third, the fifteenth, … file; with --resume one part after the other")
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    run = Run(parser.parse_args())
    run.options.lockstep, run.options.source, run.options.folder = map(os.path.abspath, (run.options.lockstep, run.options.source, run.options.folder))
    os.makedirs(run.options.folder, exist_ok=True)
    known = known_failures()
    part, parts = map(int, run.options.part.split("/"))
    counts, bad = {}, 0
    results = os.path.join(run.options.folder, "results.tsv")
    old = {}
    if run.options.resume and os.path.exists(results):
        old = {row[0]: row for row in (line.rstrip("\n").split("\t") for line in open(results, encoding="utf-8")) if row[1] != "fail"}
    with ThreadPoolExecutor(run.options.jobs) as pool, open(results, "w", encoding="utf-8") as rows:
        for row in old.values():
            print("\t".join(row), file=rows, flush=True)
        for label, outcome, why, seconds in pool.map(lambda name: run.one(name, old), list(run.files())[:: run.options.each][part - 1::parts]):
            if outcome == "fail":
                outcome = "known" if label in known else "fail"
                why = f"{known[label]}: {why}" if label in known else why
            elif outcome == "pass" and label in known:
                outcome, why = "fail", "passes, but libgomp_failures.txt has it"
            count = counts.setdefault(label.split(":")[0], {})
            count[outcome] = count.get(outcome, 0) + 1
            bad += outcome == "fail"
            if label not in old:
                print(f"{label}\t{outcome}\t{seconds:.1f}\t{why}", file=rows, flush=True)
            if outcome == "fail":
                print(f"{label}: {why}", flush=True)
    print("| suite | pass | skipped | fail, known | fail |\n|---|---|---|---|---|")
    for suite, count in counts.items():
        print(f"| {suite} | " + " | ".join(str(count.get(which, 0)) for which in ("pass", "skip", "known", "fail")) + " |")
    return 1 if bad or not counts else 0


if __name__ == "__main__":
    sys.exit(main())
