"""lockstep debug stops at what checks find, and goes back to its cause. usage: as debug_test.py"""
import os
import re
import subprocess
import sys

from assembled import launch_of
from harness import kernels, lockstep, run_all

top = sys.argv[4]


def session(script, *words):
    done = subprocess.run([lockstep, "debug", *words], input=script + "\nquit\n", capture_output=True, text=True, timeout=300, cwd=top)
    assert not done.stderr, done
    parts = re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def wrong(name, *words):
    return [os.path.join(kernels, name + ".hsaco"), "--kernel", name, *words]


def place(answer):
    """The address of the instruction where it stands."""
    return re.search(r"^=> (0x[0-9a-f]+) ", answer, flags=re.M)[1]


def test_race():
    launch = wrong("missing_barrier", "--grid", "1", "--block", "256", "--arg", "buf:4K", "--arg", "buf:1K")
    got = session("stepi 20\ncatch finding race\ninfo findings\ncontinue\nreverse-continue\ncontinue \ncatch none\ncontinue  ", *launch)
    assert got["catch finding race"] == "2 findings to stop at: info findings lists them\n", got
    finding = got["info findings"].splitlines()[0]
    assert finding.startswith("check: race at pc ") and got["continue"].startswith(finding + "\nworkgroup (0,0,0) wave "), got
    at, other = re.search(r"at pc (0x[0-9a-f]+) .*the other: pc (0x[0-9a-f]+) ", finding).groups()
    assert place(got["continue"]) == at, got
    # Backwards: the access of the other wave.
    assert got["reverse-continue"].startswith("this instruction conflicts with the one of the finding"), got
    assert place(got["reverse-continue"]) == other != at, (got, at, other)
    assert place(got["continue "]) == at, got
    assert "the launch has ended" in got["continue  "], got


def test_wait():
    launch = wrong("missing_wait", "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "buf:256")
    got = session("catch finding\ninfo findings\ncontinue\nreverse-continue", *launch)
    assert "check: wait at pc " in got["info findings"], got
    at = re.search(r"check: wait at pc (0x[0-9a-f]+) ", got["info findings"])[1]
    assert place(got["continue"]) == at, got
    assert "_load_" in got["reverse-continue"].splitlines()[-1], got


def test_loops_and_workgroups():
    """The finding is at the fifth turn of the loop of workgroup 1: there it stops."""
    for target, wait in (("gfx950", "s_waitcnt vmcnt(0)"), ("gfx1201", "s_wait_loadcnt 0x0")):
        text = f"""s_mov_b32 s6, 0
v_lshlrev_b32_e32 v1, 2, v0
.Lloop:
global_load_dword v2, v1, s[2:3]
s_cmp_eq_u32 s6, 4
s_cbranch_scc1 .Luse
{wait}
.Luse:
v_add_u32_e32 v3, 1, v2
{wait}
s_add_u32 s6, s6, 1
s_cmp_lt_u32 s6, 6
s_cbranch_scc1 .Lloop
s_nop 0
"""
        if target == "gfx1201":
            text = text.replace("global_load_dword", "global_load_b32").replace("v_add_u32_e32", "v_add_nc_u32_e32").replace("s_cmp_lt_u32", "s_cmp_lt_u32").replace("s_add_u32", "s_add_co_u32")
        got = session("catch finding wait\ncontinue\nprint s6\nreverse-continue\nprint  s6", *launch_of(target, text))
        assert got["continue"].startswith("check: wait at pc ") and got["print s6"].startswith("s6 = 4 "), (target, got)
        assert "global_load" in got["reverse-continue"].splitlines()[-1] and got["print  s6"].startswith("s6 = 4 "), (target, got)


def test_init():
    text = "s_nop 0\nv_mov_b32_e32 v1, 0\nglobal_store_dword v9, v1, s[2:3]\n"
    got = session("catch finding init\ncontinue\nreverse-continue", *launch_of("gfx950", text))
    assert got["continue"].startswith("check: init at pc "), got
    assert got["reverse-continue"].startswith("there is no instruction that writes v9 before it: here the launch began\n"), got


def test_words():
    launch = wrong("missing_barrier", "--grid", "1", "--block", "256", "--arg", "buf:4K", "--arg", "buf:1K")
    got = session("catch\ncatch finding nothing\ncatch finding hazard\ninfo findings\nstepi\nset v1[0] = 5\ncatch finding race", *launch)
    assert got["catch"] == "write catch finding, catch finding KIND or catch none\n", got
    assert "'nothing'" in got["catch finding nothing"], got
    assert got["catch finding hazard"] == "the checks find nothing in this launch\n", got
    assert got["info findings"] == "there are none: catch finding looks for some\n", got
    assert "without the values that you have set" in got["catch finding race"], got


run_all(test_race, test_wait, test_loops_and_workgroups, test_init, test_words)
