"""Which kinds of wrong kernel `lockstep check` finds, on which target. Each kind is one mutation of a right kernel: the check must name the kind of mistake
and the instruction, and find nothing in the right one.

usage: table.py LOCKSTEP FOLDER_OF_THE_PYTHON_PACKAGE [--targets "gfx950 ..."] [--only PART_OF_A_NAME] [--every N] [--markdown] [--show]
LOCKSTEP_LIBRARY names liblockstep.so. --every N takes each Nth kind, another N for each target. --show prints what is found.
A kind that is not found and does not stand in missed.txt is a failure, and so is one that stands there and is found."""
import argparse
import os
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
parser = argparse.ArgumentParser()
parser.add_argument("lockstep")
parser.add_argument("package")
parser.add_argument("--targets", default="")
parser.add_argument("--only", default="")
parser.add_argument("--every", type=int, default=1)
parser.add_argument("--markdown", action="store_true")
parser.add_argument("--show", action="store_true")
options = parser.parse_args()
sys.path.insert(0, options.package)

import kinds_caches  # noqa: E402
import kinds_flow  # noqa: E402
import kinds_hazards  # noqa: E402
import kinds_init  # noqa: E402
import kinds_memory  # noqa: E402
import kinds_race  # noqa: E402
import kinds_wait  # noqa: E402
from dialect import TARGETS, Dialect  # noqa: E402
from kernel import assembly  # noqa: E402

import lockstep  # noqa: E402

groups = {"memory": kinds_memory, "waits": kinds_wait, "values": kinds_init, "order": kinds_race, "distances": kinds_hazards, "caches": kinds_caches,
          "control flow": kinds_flow}
SIZE = 4096


def missed():
    """By target and kind: why it is not found."""
    reasons = {}
    with open(os.path.join(here, "missed.txt")) as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                targets, name, reason = (field.strip() for field in line.split("|"))
                reasons.update({(target, name): reason for target in targets.split()})
    return reasons


class Objects:
    """The kernels of a target: assembled by lockstep, and where their marked instructions are."""

    def __init__(self, target, kinds, folder):
        self.target = target
        source, code = os.path.join(folder, target + ".s"), os.path.join(folder, target + ".hsaco")
        kernels = {f"{'wrong' if wrong else 'right'}{n}": (kind, wrong) for n, kind in enumerate(kinds) for wrong in (False, True)}
        with open(source, "w") as f:
            f.write(assembly(Dialect(target), kernels))
        done = subprocess.run([options.lockstep, "asm", source, "-o", code], capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{target}: {done.stderr}\n" + "".join(open(source).readlines()[int(line.split(":")[1]) - 1] for line in done.stderr.splitlines()
                                                           if line.startswith(source)))
        with open(code, "rb") as f:
            self.bytes = f.read()
        names = subprocess.run(["llvm-nm-22", code], capture_output=True, text=True, check=True).stdout
        self.addresses = {words[2]: int(words[0], 16) for words in map(str.split, names.splitlines()) if len(words) == 3}

    def run(self, name, kind, wrong):
        """What is found: (check or "fault: KIND", pcs, text) of each finding that is no information."""
        device = lockstep.Device(self.target)
        kernel = device.load(self.bytes)[name]
        host = kind.host if wrong else ""
        unwritten = host.removeprefix("unwritten ") if host.startswith("unwritten ") else ""
        if kind.host == "side by side":
            whole = device.buffer(bytes(16 * SIZE))
            arguments = [device.buffer(bytes(SIZE * 2)), device.buffer(bytes(SIZE)), device.buffer(bytes(SIZE))]
        else:
            arguments = [device.buffer(SIZE, unwritten=True) if unwritten == name else device.buffer(bytes(SIZE)) for name in "abc"]
        arguments.append((1000).to_bytes(4, "little"))
        if host.startswith("freed "):
            n = "abc".index(host[-1])
            address = arguments[n].address
            arguments[n].free()
            arguments[n] = address
        elif host.startswith("number "):
            arguments["abc".index(host[-1])] = 1000
        elif host.startswith("read-only "):
            arguments["abc".index(host[-1])] = memoryview(bytes(SIZE))
        lanes = 64 if self.target.startswith("gfx9") else 32
        block = (kind.waves - 1) * lanes + (kind.lanes or lanes)
        try:
            result = kernel(*arguments, grid=kind.grid, block=block, check="all", max_instructions=kind.budget)
        except lockstep.Fault as fault:
            return [("fault: " + fault.kind, (fault.pc,), str(fault))] + told(fault.launch)
        except lockstep.Error as error:
            return [("refused", (), str(error))]
        return told(result)


def told(result):
    """A race is between two instructions, in the order in which lockstep ran them: it may name the marked one as the other."""
    return [(each.kind, (each.at.pc, each.other.pc) if each.other and each.kind == "race" else (each.at.pc,), str(each)) for each in result.findings if not each.info] if result is not None and result.findings is not None else []


def judge(objects, n, kind):
    """"found", "elsewhere" (the right kind of finding at another instruction), "other" (another kind), "missed"; what was found; false alarms."""
    name = f"wrong{n}"
    found = objects.run(name, kind, True)
    expected = objects.addresses.get("expected_" + name)
    of_kind = [each for each in found if each[0] == kind.check and kind.says in each[2]]
    word = "found" if any(expected is None or expected in pcs for _, pcs, _ in of_kind) else "elsewhere" if of_kind else "other" if found else "missed"
    return word, found, objects.run(f"right{n}", kind, False)


def main():
    targets = options.targets.split() or TARGETS
    reasons, failures, counts, alarms = missed(), [], {}, 0
    everything = [(group, kind) for group, module in groups.items() for kind in module.kinds]
    names = [kind.name for _, kind in everything]
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)
    with tempfile.TemporaryDirectory() as folder:
        for t, target in enumerate(targets):
            chosen = [(group, kind) for n, (group, kind) in enumerate(everything)
                      if target in kind.targets and options.only in kind.name and (n + t) % options.every == 0]
            if not chosen:
                continue
            objects = Objects(target, [kind for _, kind in chosen], folder)
            for n, (group, kind) in enumerate(chosen):
                word, found, false = judge(objects, n, kind)
                counts.setdefault((group, target), []).append(word == "found")
                alarms += len(false)
                reason = reasons.get((target, kind.name))
                if (word != "found") != (reason is not None):
                    failures.append(f"{target}: {kind.name}: {word}, {'but it stands in missed.txt' if reason else f'not {kind.check} at the marked instruction'}: "
                                    + "; ".join(text for *_, text in found))
                failures += [f"{target}: {kind.name}: a false alarm on the right kernel: {text}" for *_, text in false]
                if options.show:
                    print(f"{target}: {kind.name}: {word}", *(text for *_, text in found), sep="\n    ")
    total = [each for row in counts.values() for each in row]
    if options.markdown:
        print("| kinds of | " + " | ".join(targets) + " |")
        print("|---|" + "---|" * len(targets))
        for group in groups:
            cells = [counts.get((group, target), []) for target in targets]
            print(f"| {group} | " + " | ".join(f"{sum(cell)} of {len(cell)}" for cell in cells) + " |")
        sums = [[each for (_, of), row in counts.items() if of == target for each in row] for target in targets]
        print("| all | " + " | ".join(f"{sum(each)} of {len(each)}" for each in sums) + " |")
    print(*failures, sep="\n", end="\n" if failures else "")
    print(f"{sum(total)} of {len(total)} wrong kernels of {len(everything)} kinds found ({100 * sum(total) / max(1, len(total)):.1f} %), {alarms} false alarms")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
