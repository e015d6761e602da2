"""Which targets the tests of libraries run on: those that the libraries have code for and lockstep has."""
import os
import subprocess
import sys

SKIPPED = 77  # the exit status that ctest knows
# Debian's librocrand1 and librocsparse0 hold code for these.
OF_LIBRARIES = ("gfx90a", "gfx1030", "gfx908", "gfx906", "gfx900")
# Whose HIP runtime: lockstep's (hip), or AMD's over lockstep's HSA runtime (rocm).
DOOR = os.environ.get("LOCKSTEP_TEST_DOOR", "hip")


def environment(target):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_")}
    return dict(kept, LOCKSTEP_HIP_DEVICES=target, LOCKSTEP_DEVICES=target)


def run(lockstep, target, *command, timeout=3600):
    return subprocess.run([lockstep, DOOR, *command], capture_output=True, text=True, timeout=timeout, env=environment(target))


def there(lockstep, targets=OF_LIBRARIES):
    """Those of `targets` that lockstep has. Says which it lacks; ends the test as skipped where it lacks all of them."""
    found = [target for target in targets if subprocess.run([lockstep, "isa", "--target", target], capture_output=True).returncode == 0]
    lacks = [target for target in targets if target not in found]
    if lacks:
        print(f"skipped: {', '.join(lacks)}: this lockstep has no such target", flush=True)
    if not found:
        sys.exit(SKIPPED)
    return found


def reason(program):
    """Why a program is not built: CMake writes it beside the program."""
    try:
        with open(program + ".not_built") as f:
            return f.read().strip()
    except OSError:
        return "build the target library_programs"


def need(*programs):
    """Ends the test as skipped where a program is not built."""
    missing = [f"{os.path.basename(program)} is not built ({reason(program)})" for program in programs if not os.path.exists(program)]
    if missing:
        print(f"skipped: {'; '.join(missing)}; scripts/install_packages.sh libraries installs the packages")
        sys.exit(SKIPPED)
