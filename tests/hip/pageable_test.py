"""Kernels on the host's own memory, by HSA_XNACK. Arguments: the command, programs/pageable.hip."""
import os
import subprocess
import sys

lockstep, program = sys.argv[1:3]


def run(what, target, xnack, **more):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_") and name != "HSA_XNACK"}
    if xnack is not None:
        environment["HSA_XNACK"] = xnack
    done = subprocess.run([lockstep, "hip", program, what], capture_output=True, text=True, timeout=300,
                          env={**environment, "LOCKSTEP_HIP_DEVICES": target, **more})
    return done.returncode, done.stdout, done.stderr


def faults(what, target, xnack, name, sentence, **more):
    """The second line on standard error is the sentence, or there is none."""
    status, out, said = run(what, target, xnack, **more)
    assert (status, out) == (0, f"{name}\nhipErrorIllegalAddress\n"), (what, target, xnack, status, out, said)
    fault, *rest = said.splitlines()
    assert fault.startswith("lockstep hip: kernel (anonymous namespace)::add(int*, int const*, int): fault: out_of_bounds at pc 0x"), fault
    assert rest == ([f"lockstep hip: {sentence}"] if sentence else []), (what, target, xnack, rest)
    return fault


OWN = "the address is the host's own memory"
KINDS = f"{OWN} (malloc, new, a variable or the stack), which kernels "
INSTEAD = "use memory of hipHostMalloc, hipMallocManaged or hipHostRegister"
for engine in ("fast", "reference"):
    by = {"LOCKSTEP_ENGINE": engine}
    for target in ("gfx942", "gfx950"):
        on, off = f"{target}:sramecc+:xnack+ pageable 1", f"{target}:sramecc+:xnack- pageable 0"
        assert run("uses", target, "1", **by) == (0, f"{on}\nall good\n", ""), (target, engine, run("uses", target, "1", **by))
        for what in ("heap", "global", "stack"):
            assert run(what, target, "1", **by) == (0, f"{on}\nhipSuccess\n", ""), (what, target, engine)
            for xnack in (None, "0"):
                faults(what, target, xnack, off, f"{KINDS}use only with HSA_XNACK=1: set HSA_XNACK=1, or {INSTEAD}", **by)
        # What the process itself may not write, or does not have.
        for what in ("constant", "read-only"):
            assert "may only read" in faults(what, target, "1", on, f"{OWN}, which the process may not write", **by), what
        for what in ("behind", "unmapped"):
            faults(what, target, "1", on, "the process had no memory at the address when the kernel began", **by)
        # What HIP calls have said of memory stays.
        assert "0 bytes past the end of memory of hipMalloc" in faults("overrun", target, "1", on, "", **by)
        assert "null pointer" in faults("null", target, "1", on, "", **by)
        for what, sentence in (("freed", "the address is byte 0 of the 256 bytes of hipMalloc"),
                               ("registered", "may only read"), ("registered", "in the 1024 bytes of hipHostRegister")):
            status, out, said = run(what, target, "1", **by)
            assert out.endswith("hipErrorIllegalAddress\n") and sentence in said, (what, said)
    for xnack in (None, "1"):
        for what in ("heap", "global", "stack"):
            faults(what, "gfx1100", xnack, "gfx1100 pageable 0", f"{KINDS}cannot use, because gfx1100 has no XNACK: {INSTEAD}", **by)

# Launches that are watched see the same memory, and checks raise no alarm.
assert run("uses", "gfx950", "1", LOCKSTEP_CHECK="all")[:2] == (0, "gfx950:sramecc+:xnack+ pageable 1\nall good\n")
said = run("behind", "gfx950", "1", LOCKSTEP_CHECK="memory")[2]
assert "the process had no memory at the address when the kernel began" in said, said
# Devices called by their whole names.
assert run("heap", "gfx950:sramecc+:xnack+", "1")[1] == "gfx950:sramecc+:xnack+ pageable 1\nhipSuccess\n"
assert "lockstep's device is gfx950:sramecc+:xnack-; HSA_XNACK=1 switches XNACK on" in run("heap", "gfx950:xnack+", "0")[2]
print("the host's own memory is there with HSA_XNACK=1, where the target has XNACK")
