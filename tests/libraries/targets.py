"""Which targets the tests of libraries run on: those that the libraries have code for and lockstep has."""
import os
import subprocess

# Debian's librocrand1 and librocsparse0 hold code for these.
OF_LIBRARIES = ("gfx90a", "gfx1030", "gfx908", "gfx906", "gfx900")


def environment(target):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_")}
    return dict(kept, LOCKSTEP_HIP_DEVICES=target)


def run(lockstep, target, *command, timeout=3600):
    return subprocess.run([lockstep, "hip", *command], capture_output=True, text=True, timeout=timeout, env=environment(target))


def there(lockstep, targets=OF_LIBRARIES):
    """Those of `targets` that lockstep has."""
    return [target for target in targets if subprocess.run([lockstep, "isa", "--target", target], capture_output=True).returncode == 0]
