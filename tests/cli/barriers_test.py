"""lockstep check --check=sync from assembly text to the line of a finding, and faults of waits that nothing ends. tests/unit/observe has the cases of the check.
usage: barriers_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of, launch_of
from harness import expect, run_all

# The first of two waves alone: jumps over N dwords otherwise.
first_wave = "v_readfirstlane_b32 s20, v0\ns_cmp_lg_u32 s20, 0\ns_cbranch_scc1 {}\n".format
meet = "s_barrier_signal -1\ns_barrier_wait -1\n"
initialise = first_wave(2) + "s_mov_b32 m0, 0x20001\ns_barrier_init m0\n" + meet  # barrier 1, two members
right = initialise + "s_barrier_join 1\ns_barrier_signal 1\ns_barrier_wait 1\n"


def sync(body):
    return check_of("gfx1250", body, "sync", waves=2, descriptor=[".amdhsa_named_barrier_count 4"])


def finds(words, body):
    lines = sync(body).splitlines()
    assert len(lines) == 1 and lines[0].startswith("check: sync at ") and words in lines[0], (body, lines)


def test_misuse():
    assert not sync(right)
    finds("without having joined one, so it does not wait", initialise + "s_barrier_signal 1\ns_barrier_wait 1")


def test_forgotten_signals():
    """A fault that names the wait, and how many have signalled."""
    wait = "s_barrier_wait -1\n"
    one = first_wave(1) + "s_barrier_signal -1\n"
    workgroups = [(wait, "workgroup's barrier 0"), (one + wait, "workgroup's barrier 1"), (one + wait + wait, "workgroup's barrier 1")]
    named = [(initialise + "s_barrier_join 1\ns_barrier_wait 1\n", "named barrier 0")]
    for target in ("gfx1201", "gfx1201 64", "gfx1250"):
        descriptor = [".amdhsa_named_barrier_count 4"] if target == "gfx1250" else []
        for body, which in workgroups + (named if target == "gfx1250" else []):
            number = "0x1|1" if "named" in which else "0xffff"
            for engine in ("reference", "fast"):
                expect(1, rf"fault: barrier_deadlock at pc 0x\w+ 's_barrier_wait ({number})' workgroup \(0,0,0\) wave 0: .*"
                          rf"\(signals of the {which} of 2\)", "run", *launch_of(target, body, 2, descriptor), "--engine", engine)


run_all(test_misuse, test_forgotten_signals)
