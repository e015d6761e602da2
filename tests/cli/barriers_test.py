"""lockstep check --check=sync on the workgroup's barrier, in parts on gfx12 and gfx1250, and on named ones, which gfx1250 has. usage: barriers_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
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


def test_barriers_used_as_they_are_meant():
    assert not sync(right)
    assert not sync(right + "s_barrier_signal 1\ns_barrier_wait 1\n" + meet + initialise + "s_barrier_signal 1\ns_barrier_wait 1")
    assert not sync(right + "s_barrier_leave")
    # The number of members comes with the signal.
    assert not sync("s_barrier_join 1\n" + meet + "s_mov_b32 m0, 0x20001\ns_barrier_signal m0\ns_barrier_wait 1")


def test_misuse():
    finds("without having joined one, so it does not wait", initialise + "s_barrier_signal 1\ns_barrier_wait 1")
    finds("signals named barrier 1, which has no members", "s_barrier_signal 1")
    finds("initialises named barrier 1 while",
          initialise + first_wave(1) + "s_barrier_signal 1\n" + meet + first_wave(1) + "s_barrier_init m0")
    finds("named barrier 1 has 1 signal of 2 when the workgroup ends", initialise + first_wave(1) + "s_barrier_signal 1")


def test_signals_of_the_workgroup():
    wait, signal = "s_barrier_wait -1\n", "s_barrier_signal -1\n"
    for target in ("gfx1201", "gfx1201 64", "gfx1250"):
        for body in (signal + signal + wait, meet + signal + "s_nop 0\n" + signal + wait):
            found = check_of(target, body, "sync", waves=2)
            assert found.count("\n") == 1 and "signals the workgroup's barrier again before another wave has" in found, (target, body, found)
            assert not check_of(target, body, "sync"), (target, body)  # of one wave: it does nothing
        for body in (meet * 3, signal + "s_nop 0\n" + wait + meet, first_wave(1) + "s_nop 0\n" + meet * 2):
            assert not check_of(target, body, "sync", waves=3), (target, body)
    for target in ("gfx950", "gfx1100"):
        assert not check_of(target, "s_barrier\n" * 3, "sync", waves=3), target


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


def test_ping_pong():
    """Waves meet at different places: half of them take one barrier more at first, the others one more at the end."""
    lanes = {"gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1100 64": 64, "gfx1201": 32, "gfx1201 64": 64, "gfx1250": 32}
    for target, size in lanes.items():
        barrier = "s_barrier_signal -1\ns_barrier_wait -1\n" if target.startswith("gfx12") else "s_barrier\n"
        dwords = barrier.count("\n")
        second = f"v_readfirstlane_b32 s20, v0\ns_lshr_b32 s20, s20, {size.bit_length()}\ns_cmp_lg_u32 s20, 0\n"  # waves 2 and 3 of 4
        more_first, more_last = second + f"s_cbranch_scc0 {dwords}\n" + barrier, second + f"s_cbranch_scc1 {dwords}\n" + barrier
        loop = "s_mov_b32 s21, 3\n" + barrier + "s_nop 0\n" + barrier + f"s_sub_u32 s21, s21, 1\ns_cmp_lg_u32 s21, 0\ns_cbranch_scc1 {-(2 * dwords + 4)}\n"
        for middle in ("s_nop 0\n", barrier, loop):
            assert not check_of(target, more_first + middle + more_last, "sync", waves=4), (target, middle)
        # Without one of the two somebody is left at the barrier when the others have ended.
        for body, passed in ((more_first + barrier, "after 1 barrier of 2"), (barrier * 2 + more_last, "after 2 barriers of 3")):
            found = check_of(target, body, "sync", waves=4)
            assert found.count("\n") == 1 and "a wave of the workgroup ended without reaching this barrier, " + passed in found, (target, body, found)


run_all(test_ping_pong, test_barriers_used_as_they_are_meant, test_misuse, test_signals_of_the_workgroup, test_forgotten_signals)
