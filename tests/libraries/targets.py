"""Which targets the tests of libraries run on: those that the libraries have code for and lockstep has."""
import os
import subprocess
import sys

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
    """Those of `targets` that lockstep has."""
    return [target for target in targets if subprocess.run([lockstep, "isa", "--target", target], capture_output=True).returncode == 0]


def need(*programs):
    """Ends the test as skipped where a program could not be built."""
    missing = [os.path.basename(program) for program in programs if not os.path.exists(program)]
    if missing:
        print(f"skipped: not built: {', '.join(missing)}; scripts/install_packages.sh libraries installs what they need")
        sys.exit(77)


def none_there():
    print("skipped: lockstep has none of the targets")
    sys.exit(77)
