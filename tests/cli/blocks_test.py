"""Every observer sees all dwords of a block (GLOBAL_LOAD_BLOCK and its like of gfx1250), and none of those that M0 has no bit for.
usage: blocks_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import re
import subprocess

from assembled import launch_of
from harness import call, lockstep, run_all

engines = ("reference", "fast")
scratch = (".amdhsa_private_segment_fixed_size 128", ".amdhsa_enable_private_segment 1")
# v3: 128 bytes for each lane, which fill the 4 KiB; s16: the wave.
lanes = "v_and_b32 v3, 31, v0\nv_lshlrev_b32 v3, 7, v3\nv_readfirstlane_b32 s16, v0\ns_lshr_b32 s16, s16, 5\n"
load, store = "global_load_block v[8:39], v3, s[2:3]\n", "global_store_block v3, v[8:39], s[2:3]\n"
landed = "s_wait_loadcnt 0x0\n"
use = "v_lshlrev_b32 v4, 2, v0\nv_mul_lo_u32 v6, {0}, 3\nglobal_store_b32 v4, v6, s[2:3]\n"


def m0(mask):
    return f"s_mov_b32 m0, {mask & 0xffffffff:#x}\n"


def findings(check, body, waves=1, given="buf", **more):
    words = launch_of("gfx1250", lanes + body, waves, **more)[:-1] + [given + ":4K"]
    told = set()
    for engine in engines:
        status, _, err = call("check", *words, "--check", check, "--quiet", "--engine", engine)
        wrong = [line for line in err.splitlines() if " (info) at " not in line]  # two stores of one value are information
        assert status == (1 if wrong else 0) and "fault:" not in err, (body, err)
        told.add(err)
    assert len(told) == 1, (body, told)
    return told.pop()


def test_race():
    beside = "s_lshl_b32 m0, 0x100000, s16\n"  # a wave's dword is not the other's
    for first in (load, store):
        assert not findings("race", beside + first + store, 2)
        err = findings("race", "s_cmp_eq_u32 s16, 0\n" + m0(0x100001 if first == store else 0x100000) + first + store, 2)
        assert re.match("check: race( \\(info\\))? at ", err) and "which another wave of the workgroup " in err, err
    err = findings("race", m0(0x80000000) + store, 2)
    assert re.search(r"writes memory at 0x[0-9a-f]*7c, which another wave of the workgroup wrote", err), err
    # Two that have no dword in common, though both are of the same four.
    assert not findings("race", "s_mul_i32 m0, s16, 0x200000\ns_cmp_eq_u32 s16, 0\ns_cselect_b32 m0, 0x100000, m0\n" + store, 2)
    # With what is no block.
    dword = "s_cselect_b32 exec_lo, 0, -1\nv_add_nc_u32 v3, {0}, v3\nglobal_store_b32 v3, v2, s[2:3]\n"
    part = "s_cmp_eq_u32 s16, 0\ns_cselect_b32 m0, 0x10000, 0\n" + store
    assert findings("race", part + dword.format(64), 2)
    assert not findings("race", part + dword.format(60), 2) and not findings("race", part + dword.format(68), 2)


def test_init():
    for block in (load + landed, store):  # M0 chooses the dwords
        err = findings("init", block, m0="")
        assert "a block's dwords are chosen by m0, which nothing wrote" in err, err
    for bit in (0, 3, 4, 20, 31):
        register = f"v{8 + bit}"
        err = findings("init", m0(1 << bit) + load + landed + use.format(register), given="out")
        assert re.search(rf"computed from byte {4 * bit} of the 4096 bytes .* the other: pc 0x[0-9a-f]+ 'global_load_block", err), (bit, err)
        # A register that is left out stays what it is: defined or not.
        other = 8 + (bit + 1) % 32
        assert not findings("init", f"v_mov_b32 v{other}, 7\n" + m0(1 << bit) + load + landed + use.format(f"v{other}"), given="out"), bit
        err = findings("init", m0(1 << bit) + load + landed + use.format(f"v{other}"))
        assert f"computed from v{other}, which nothing wrote" in err, (bit, err)
        assert not findings("init", m0(1 << bit) + load + landed + use.format(register)), bit
        # What is stored.
        computed = f"v_mul_lo_u32 {register}, v80, 3\n"
        err = findings("init", computed + m0(1 << bit) + store)
        assert "what is stored to memory was computed from v80" in err, (bit, err)
        assert not findings("init", computed + m0(~(1 << bit)) + store), bit
        defined = f"v_mov_b32 {register}, 7\n" + m0(1 << bit) + store + m0(-1) + load + landed
        assert not findings("init", defined + use.format(register), given="out"), bit
        assert "of the 4096 bytes of the allocation" in findings("init", defined + use.format(f"v{other}"), given="out"), bit


def test_scratch():
    spill = "v_mov_b32 v28, 7\n" + m0(0x100000) + "scratch_store_block off, v[8:39], off\n" + m0(-1) + "s_wait_storecnt 0x0\n" \
        "scratch_load_block v[40:71], off, off\n" + landed
    assert not findings("init", spill + use.format("v60"), descriptor=scratch)
    err = findings("init", spill + use.format("v59"), descriptor=scratch)
    assert re.search("computed from scratch byte 0x[0-9a-f]+, which nothing wrote", err), err


def test_wait():
    for bit in (0, 20, 31):
        err = findings("wait", m0(1 << bit) + load + use.format(f"v{8 + bit}") + landed)
        assert f"reads v{8 + bit} before the load into it has returned" in err, err
        assert not findings("wait", m0(1 << bit) + load + use.format(f"v{8 + (bit + 1) % 32}") + landed), bit
        # A block that is stored.
        again = m0(1 << bit) + load + "{0}" + store + landed
        assert f"reads v{8 + bit} before" in findings("wait", again.format("")), bit
        assert not findings("wait", again.format(m0(~(1 << bit)))), bit
        # Registers that it reads, before S_WAIT_XCNT.
        err = findings("wait", m0(1 << bit) + store + f"v_mov_b32 v{8 + bit}, 0\n")
        assert f"overwrites v{8 + bit}, which an access reads" in err, err
        assert not findings("wait", m0(~(1 << bit)) + store + f"v_mov_b32 v{8 + bit}, 0\n"), bit


def test_memory():
    err = findings("memory", m0(0x80100000) + "v_add_nc_u32 v3, 64, v3\n" + store)
    assert err.count("check: ") == 1 and "lane 31: out_of_bounds write of 4 bytes at address" in err, err
    assert not findings("memory", m0(0x8001) + "v_add_nc_u32 v3, 64, v3\n" + store)


def test_trace():
    for mask, bytes_, first, last in ((-1, 128, 0, 0xfff), (0x100010, 8, 0x10, 0xfd3), (0x80000000, 4, 0x7c, 0xfff), (1, 4, 0, 0xf83)):
        words = launch_of("gfx1250", lanes + m0(mask) + load + landed + store)
        lines = [call("trace", *words, "--engine", engine)[1] for engine in engines]
        assert lines[0] == lines[1] and lines[0], lines
        for name in ("load", "store"):
            line = next(line for line in lines[0].splitlines() if f"global_{name}_block" in line)
            found = re.search(rf"global {name} 32 x (\d+) B in (0x[0-9a-f]+)\.\.(0x[0-9a-f]+) #", line)
            assert found, line
            assert (int(found[1]), int(found[2], 16) % 4096, int(found[3], 16) % 4096) == (bytes_, first, last), (mask, line)
            if name == "load":
                assert len(re.findall(r"\bv\d+ #", line)) == bytes_ // 4, line
    line = call("trace", *launch_of("gfx1250", lanes + m0(0) + store))[1]
    assert "global store by no lane" in line, line
    # What is stored tells traces apart; what is left out does not.
    digests = [call("trace", *launch_of("gfx1250", lanes + f"v_mov_b32 v28, {value}\n" + m0(mask) + store))[1].split("global_store_block")[1].split("\n")[0]
               for mask, value in ((0x100000, 1), (0x100000, 2), (0x200000, 1), (0x200000, 2))]
    assert digests[0] != digests[1] and digests[2] == digests[3], digests


def test_profile():
    for mask, bytes_, lines64 in ((-1, 128, 64), (0x100010, 8, 64), (1, 4, 32), (0, 0, 0)):
        words = launch_of("gfx1250", lanes + m0(mask) + store)
        for engine in engines:
            status, out, err = call("profile", *words, "--engine", engine, "--json")
            assert status == 0, err
            counts = next(i for i in json.loads(out)["instructions"] if "global_store_block" in json.dumps(i))
            got = json.dumps(counts)
            assert f'"bytes": {32 * bytes_}' in got and f'"lines64": {lines64}' in got, (mask, got)


def debug(body, script, descriptor=()):
    words = launch_of("gfx1250", lanes + body, descriptor=descriptor)
    done = subprocess.run([lockstep, "debug", *words], input=script + "\nquit\n", capture_output=True, text=True, timeout=300)
    assert not done.stderr, done.stderr
    parts = re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)
    return list(zip(parts[1::2], parts[2::2]))


def test_debugger():
    """Backwards it stops where the same value was written again."""
    body = m0(0x100010) + "s_nop 5\n" + store + "s_nop 6\n"
    for dword, written in ((4, True), (20, True), (0, False), (5, False), (19, False), (21, False)):
        for lane in (0, 31):
            got = dict(debug(body, f"stepi 12\nwatch mem[s[2:3]+{128 * lane + 4 * dword}]\ncontinue\nreverse-continue"))
            assert ("'global_store_block" in got["reverse-continue"]) == written, (dword, lane, got)


run_all(test_race, test_init, test_scratch, test_wait, test_memory, test_trace, test_profile, test_debugger)
