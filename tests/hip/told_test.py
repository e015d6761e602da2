"""What `lockstep hip` says of faults and findings. Arguments: the command, programs/told.hip built with -g, the same without, its source."""
import os
import re
import subprocess
import sys

lockstep, program, without_lines, source = sys.argv[1:5]
lines = {found[1]: number for number, text in enumerate(open(source), 1) if (found := re.search(r"// line: (\w+)", text))}
targets = ("gfx942", "gfx950", "gfx1100", "gfx1201", "gfx1250")


def run(path, what, target="gfx950", **more):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_")}
    done = subprocess.run([lockstep, "hip", path, what], capture_output=True, text=True, timeout=300,
                          env=dict(environment, LOCKSTEP_HIP_DEVICES=target, **more))
    return done.returncode, done.stdout, done.stderr


for target in targets:
    for engine in ("fast", "reference"):
        status, out, said = run(program, "behind", target, LOCKSTEP_ENGINE=engine)
        assert status == 0 and out == "hipErrorIllegalAddress\n", (target, engine, status, out, said)
        assert "lockstep hip: kernel void part::outside<int>(int*, long): fault: " in said, (target, engine, said)
        where = rf"told\.hip:{lines['put']}, inlined at [^ ]*told\.hip:{lines['outside']}\b"
        assert re.search(where, said), (target, engine, where, said)
        assert "0 bytes past the end of memory of hipMalloc 0x" in said, (target, engine, said)
        assert re.search(r", 0 bytes past the end of argument 0 'to'$", said, re.M), (target, engine, said)

said = run(without_lines, "behind")[2]
assert "kernel void part::outside<int>(int*, long): fault: " in said and "told.hip" not in said, said

# An address that is near nothing, and what it is.
far = run(program, "far")[2]
assert "in no allocation, and near none" in far and "bytes past" not in far and "the host's own" not in far, far
null = run(program, "null")[2]
assert "near address 0: a null pointer" in null and "the host's own" not in null, null
for what in ("heap", "global", "stack"):
    said = run(program, what)[2]
    assert said.count("lockstep hip: the address is the host's own memory (malloc, new, a variable or the stack)") == 1, (what, said)
    assert "bytes past" not in said or re.search(r" \d{1,7} bytes past", said), (what, said)

said = run(program, "nothing", LOCKSTEP_INTERLEAVE="x")[2]
assert "LOCKSTEP_INTERLEAVE is 'x': it must be a number of instructions, or 0 for no turns; the default, 16, is used" in said, said
said = run(program, "nothing", LOCKSTEP_THREADS="-1")[2]
assert "LOCKSTEP_THREADS is '-1': it must be a number of host threads, or 0 for one a processor, which is used" in said, said
said = run(program, "nothing", LOCKSTEP_NUMERICS="nice")[2]
assert "LOCKSTEP_NUMERICS is 'nice': use silicon or rounded; silicon is used" in said, said

said = run(program, "nothing", LOCKSTEP_MATRIX_MODEL="x")[2]
assert "LOCKSTEP_MATRIX_MODEL is 'x': use one of sequential_fma, exact, cdna1, cdna2, cdna3, gfx11, gfx12; the target's own is used" in said, said

# Found in fifty launches, told once, counted at the end.
for target in targets:
    status, out, said = run(program, "races", target, LOCKSTEP_CHECK="race")
    assert status == 0 and out == "hipSuccess\n", (target, status, out, said)
    first, last, sums = said.splitlines()
    assert sums == "lockstep hip: 1 finding: 1 race, in 50 launches", sums
    assert first.startswith("lockstep hip: kernel race(int*): check: race at pc 0x") and f"told.hip:{lines['race']}" in first, first
    assert re.fullmatch(r"lockstep hip: kernel race\(int\*\): check: race at pc 0x[0-9a-f]+: found in 49 more launches", last), last
# Exponentials are guesses but on RDNA3 and RDNA4.
none = "lockstep hip: no result that is a guess reached an address, a branch, EXEC or a hardware register"
for target in targets:
    for engine in ("fast", "reference"):
        assert run(program, "stores", target, LOCKSTEP_CHECK="guess", LOCKSTEP_ENGINE=engine) == (0, "hipSuccess\n", none + "\n"), (target, engine)
        status, out, said = run(program, "decides", target, LOCKSTEP_CHECK="guess", LOCKSTEP_ENGINE=engine)
        known = target in ("gfx1100", "gfx1201")
        assert status == 0 and out == "hipSuccess\n" and (none in said) == known, (target, engine, status, out, said)
        assert known or re.search(rf": check: guess at pc 0x[0-9a-f]+ .*told\.hip:{lines['guesses']}\).*: EXEC is set from the result of V_EXP_F32, which is bounded; "
                                  r"the other: pc 0x[0-9a-f]+ 'v_exp_f32", said), (target, engine, said)
# After a launch with a fault, or one that is refused, the check does not say that it found nothing.
for what, checks in (("behind", "guess"), ("stores", "guesses")):
    status, out, said = run(program, what, LOCKSTEP_CHECK=checks)
    assert status == 0 and out != "hipSuccess\n" and said and none not in said, (what, checks, status, out, said)
# By two instructions, of memory that is another one in each launch.
first, last, sums = run(program, "two", LOCKSTEP_CHECK="init")[2].splitlines()
assert sums == "lockstep hip: 1 finding: 1 init, in 3 launches", sums
assert re.search(rf": check: init at pc 0x[0-9a-f]+ .*told\.hip:{lines['two']}\).*; the other: pc 0x[0-9a-f]+ ", first), first
assert re.search(r": check: init at pc 0x[0-9a-f]+ and pc 0x[0-9a-f]+: found in 2 more launches$", last), last

# Kernels of one name and layout in two modules are two.
said = run(program, "modules", LOCKSTEP_CHECK="race")[2].splitlines()
assert said.pop() == "lockstep hip: 2 findings: 2 race, in 4 launches", said
assert len(said) == 4 and all(": check: race at pc 0x" in line for line in said), said
assert [line.endswith(": found in 1 more launch") for line in said] == [False, False, True, True], said

# An exit status that tells of them, where it is asked for and the program's own says nothing.
assert run(program, "races", LOCKSTEP_CHECK="race", LOCKSTEP_CHECK_EXIT="3")[:2] == (3, "hipSuccess\n")
assert run(program, "behind", LOCKSTEP_CHECK_EXIT="3")[:2] == (3, "hipErrorIllegalAddress\n")
assert run(program, "nothing", LOCKSTEP_CHECK="race", LOCKSTEP_CHECK_EXIT="3")[:2] == (0, "hipSuccess\n")
for wrong in ("x", "3x", "", "0", "-1", "256"):
    status, out, said = run(program, "behind", LOCKSTEP_CHECK_EXIT=wrong)
    assert status == 0, (wrong, status)
    assert f"LOCKSTEP_CHECK_EXIT is '{wrong}': it must be a number from 1 to 255; the status stays 0" in said, (wrong, said)
assert run(program, "status", LOCKSTEP_CHECK_EXIT="3")[:2] == (7, "the program's end\n")
