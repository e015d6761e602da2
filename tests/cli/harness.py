"""What the tests of the lockstep command share: usage: TEST.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import re
import subprocess
import sys
import tempfile

lockstep, objects, kernels = sys.argv[1:4]
temporary = tempfile.TemporaryDirectory()
folder = temporary.name
saxpy = os.path.join(objects, "saxpy.hsaco")
arguments = os.path.join(kernels, "arguments.hsaco")
faults = os.path.join(kernels, "faults.hsaco")
services = os.path.join(kernels, "services.hsaco")
sums = os.path.join(kernels, "sums.hsaco")


def call(*words, stdin=None, timeout=300):
    """The exit code, standard output and standard error. TIMEOUT: seconds after which it is an error."""
    done = subprocess.run([lockstep, *words], input=stdin, capture_output=True, text=True, timeout=timeout)
    return done.returncode, done.stdout, done.stderr


def expect(code, text, *words, stdin=None):
    """The exit code, and a regular expression that standard error must match as one whole line."""
    got, out, err = call(*words, stdin=stdin)
    assert got == code, (words, got, out, err)
    lines = err.splitlines()
    assert text is None or (len(lines) >= 1 and re.fullmatch(text, lines[-1])), (words, text, err)
    assert text is None or code != 1 or len(lines) == 1, err
    return out


def run(file, kernel, *rest, grid="1", block="64"):
    return ["run", file, "--kernel", kernel, "--grid", grid, "--block", block, *rest]


def temporary_file(name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as f:
        f.write(data)
    return path


def some(targets):
    """Of TARGETS, names or tuples that begin with one, those that a test takes each time: one of CDNA2, CDNA4, RDNA2, RDNA3, RDNA4 and CDNA5 each, of RDNA3 with waves
    of 64 where these are listed. All of them where LOCKSTEP_WEEKLY is set, as in the weekly run."""
    name_of = {target if isinstance(target, str) else target[0]: target for target in targets}
    names = name_of if os.environ.get("LOCKSTEP_WEEKLY") else ["gfx90a", "gfx950", "gfx1030", "gfx1100 64" if "gfx1100 64" in name_of else "gfx1100", "gfx1201",
                                                                         "gfx1250"]
    chosen = [name_of[name] for name in names if name in name_of]
    assert chosen, targets
    return chosen


def run_all(*tests):
    for test in tests:
        test()
        print(test.__name__, "ok")
