"""See ../published_kernels.sh."""
import argparse
import collections
import concurrent.futures
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    import numpy
except ImportError:
    sys.exit("published_kernels.sh: python3-numpy is missing (scripts/install_packages.sh tests installs it)")
import launch
import shapes
import survey

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PARTS = ("info", "disasm", "run")


class Counts:
    """Of the code objects of one folder."""

    def __init__(self):
        self.files = self.info = self.disasm = self.lines = self.left_out = self.unknown = 0
        self.right = self.wrong = self.failed = self.not_known = 0


def options():
    parser = argparse.ArgumentParser(prog="published_kernels.sh", description="AMD's published assembly kernels through lockstep")
    parser.add_argument("folder")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--command", default=os.environ.get("LOCKSTEP") or os.path.join(ROOT, "build/release/tools/lockstep/lockstep"))
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--details")
    parser.add_argument("--interleave", default="")
    parser.add_argument("--engine", choices=("fast", "reference"), default="fast")
    given = parser.parse_intermixed_args()
    given.parts = given.only.split(",")
    if not set(given.parts) <= set(PARTS):
        parser.error(f"--only takes {', '.join(PARTS)}")
    if not os.path.isdir(given.folder):
        parser.error(f"{given.folder} is no folder")
    if not os.access(given.command, os.X_OK):
        parser.error(f"{given.command} is no program: build lockstep, or name it by --command")
    return given


def code_objects(given):
    """By (target, folder below it), as paths."""
    found = collections.defaultdict(list)
    for folder, inner, names in os.walk(given.folder):
        inner.sort()
        parts = os.path.relpath(folder, given.folder).split(os.sep)
        for name in sorted(names):
            file = os.path.join(folder, name)
            below = os.path.relpath(file, given.folder)
            if not name.endswith((".co", ".hsaco")) or (given.words and not any(word in below for word in given.words)):
                continue
            group = found[parts[0], parts[1] if len(parts) > 1 else "."]
            if not given.sample or len(group) < given.sample:
                group.append(file)
    return found


def outcome_of_run(command, known, file):
    """(name of a count, what there is to say)."""
    case = known.case(file)
    if case is None:
        return "not_known", ""
    function, row = case
    try:
        result = function(command, file, row, numpy.random.default_rng(1))
    except launch.Failed as failure:
        return "failed", str(failure)
    if result is None:
        return "not_known", ""
    error, allowed = result
    if error <= allowed:
        return "right", ""
    # A race: what the order of waves on hardware may make right.
    again = launch.Command(command.path, 10 * command.seconds, command.engine, "race", command.interleave)
    try:
        function(again, file, row, numpy.random.default_rng(1))
    except launch.Failed as failure:
        again.finding = str(failure)
    return "wrong", f"error {error:.3g}, {allowed:g} is allowed" + ("; " + again.finding if again.finding else "; no race")


def look_at(given, command, known, file):
    """Everything that is asked for of one code object: counts by name, and lines of details."""
    counts, details = {"files": 1}, []
    if "info" in given.parts:
        problem = survey.info(command, file)
        counts["info"] = 0 if problem else 1
        if problem:
            details.append(f"info: {problem}")
    if "disasm" in given.parts:
        problem, counts["lines"], counts["left_out"], counts["unknown"] = survey.disassembly(command, file)
        counts["disasm"] = 0 if problem else 1
        if problem:
            details.append(f"disasm: {problem}")
    if "run" in given.parts:
        outcome, say = outcome_of_run(command, known, file)
        counts[outcome] = 1
        if say:
            details.append(f"run {outcome}: {say}")
    return counts, details


def main():
    given = options()
    command = launch.Command(given.command, given.seconds, given.engine, interleave=given.interleave)
    known = shapes.Shapes(given.folder)
    groups = code_objects(given)
    if not groups:
        print("no code objects")
        return 0
    details = open(given.details, "w") if given.details else sys.stderr
    table = collections.defaultdict(Counts)
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        waiting = {pool.submit(look_at, given, command, known, file): (group, file) for group, files in groups.items() for file in files}
        for done in concurrent.futures.as_completed(waiting):
            group, file = waiting[done]
            counts, said = done.result()
            for name, count in counts.items():
                setattr(table[group], name, getattr(table[group], name) + count)
            for line in said:
                print(f"{os.path.relpath(file, given.folder)}: {line}", file=details, flush=True)
    print("| target | kernels | code objects | info | disasm | lines | not LLVM's | no instruction | right | wrong | failed | not known |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for (target, folder), c in sorted(table.items()):
        info = c.info if "info" in given.parts else "-"
        disasm = (c.disasm, c.lines, c.left_out, c.unknown) if "disasm" in given.parts else ("-",) * 4
        runs = (c.right, c.wrong, c.failed, c.not_known) if "run" in given.parts else ("-",) * 4
        print("|", " | ".join(map(str, (target, folder, c.files, info, *disasm, *runs))), "|")
    bad = [c for c in table.values() if c.wrong or ("info" in given.parts and c.info < c.files) or ("disasm" in given.parts and c.disasm < c.files)]
    return 1 if bad else 0


sys.exit(main())
