"""lockstep check --check=race of lanes of one wave, and of writes of the same value; the line at the end.
usage: conflicts_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import subprocess

from assembled import launch_of, sized_names
from harness import call, folder, run_all, some

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

targets = ["gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1100 64", "gfx1151", "gfx1201", "gfx1250"]


def names(target, text):
    """TEXT with the names of memory instructions as the target has them, and its waits."""
    if sized_names(target):
        for old, new in (("global_store_dwordx4", "global_store_b128"), ("global_store_dword", "global_store_b32"), ("ds_write_b32", "ds_store_b32"),
                         ("ds_read_b32", "ds_load_b32"), ("global_store_byte", "global_store_b8"), ("ds_write2_b32", "ds_store_2addr_b32")):
            text = text.replace(old, new)
    lgkm = "s_wait_dscnt 0x0" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)"
    middle = "_" if target.startswith("gfx9") else "_nc_"
    return text.replace("WAIT_LDS", lgkm).replace("ADD", f"v_add{middle}u32").replace("SUB", f"v_sub{middle}u32")


def found(target, engine, body, grid=1):
    """Exit status, findings, and standard output without --json."""
    words = launch_of(target, names(target, body), grid=grid)
    status, out, err = call("check", *words, "--check", "race", "--engine", engine)
    with_json = call("check", *words, "--check", "race", "--engine", engine, "--json")
    assert with_json[0] == status and "fault" not in err, (target, body, err)
    return status, [json.loads(line) for line in with_json[1].splitlines()], out


def each():
    for target in some(targets):
        for engine in ("fast", "reference"):
            yield target, engine


# Lanes 2n and 2n + 1 have one address, which is in v1; v5 is the lane.
pairs = "v_and_b32 v5, 0x3ff, v0\nv_lshrrev_b32 v1, 1, v5\nv_lshlrev_b32 v1, 2, v1\n"


def test_lanes_that_write_different_values():
    for store, what in (("global_store_dword v1, v5, s[2:3]", "memory at 0x"), ("ds_write_b32 v1, v5", "LDS byte 0x0")):
        for target, engine in each():
            status, findings, out = found(target, engine, pairs + store)
            assert status == 1 and len(findings) == 1, (target, engine, store, findings)
            one = findings[0]
            assert one["kind"] == "race" and "info" not in one and one["count"] == 1, one
            assert f"lanes 0 and 1 of one wave write {what}" in one["what"] and "different values: which one stays is not defined" in one["what"], one
            assert one["at"]["lane"] == 1 and one["other"]["lane"] == 0 and one["at"]["pc"] == one["other"]["pc"], one
            assert out.splitlines()[-1] == "1 finding: 1 race", (target, out)


def test_lanes_that_write_the_same_value():
    for store in ("global_store_dword v1, v3, s[2:3]", "ds_write_b32 v1, v3"):
        for target, engine in each():
            status, findings, out = found(target, engine, pairs + store)
            assert status == 0 and not findings and "finding" not in out, (target, engine, store, findings)


def test_lost_update():
    """Two lanes add one to a dword of LDS, and both store 1."""
    body = pairs + "ds_write_b32 v1, v3\nWAIT_LDS\nds_read_b32 v6, v1\nWAIT_LDS\nADD v7, 1, v6\nds_write_b32 v1, v7"
    constant = pairs + "ds_write_b32 v1, v3\nWAIT_LDS\nds_read_b32 v6, v1\nWAIT_LDS\nv_mov_b32 v7, 1\nds_write_b32 v1, v7"
    for target, engine in each():
        status, findings, _ = found(target, engine, body)
        lost = findings
        assert status == 1 and len(lost) == 1 and "one of the updates is lost" in lost[0]["what"] and lost[0]["advice"] == "use an atomic", (target, engine, findings)
        assert lost[0]["other"]["pc"] < lost[0]["at"]["pc"] and "ds_" in lost[0]["other"]["instruction"], lost
        status, findings, _ = found(target, engine, constant)
        assert status == 0 and not findings, (target, engine, findings)


def test_lanes_apart():
    """Neighbours, halves of one dword, the second address of a store of two: nothing is written twice."""
    apart = "v_and_b32 v5, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v5\nv_lshlrev_b32 v6, 4, v5\n"
    for store in ("global_store_dword v1, v5, s[2:3]", "global_store_byte v5, v5, s[2:3]", "global_store_dwordx4 v6, v[8:11], s[2:3]", "ds_write_b32 v1, v5",
                  "ds_write2_b32 v1, v5, v5 offset0:0 offset1:64", "SUB v1, 0x200, v1\nds_write_b32 v1, v5"):
        for target, engine in each():
            status, findings, out = found(target, engine, apart + store)
            assert status == 0 and not findings and "finding" not in out, (target, engine, store, findings)
    overlap = apart + "ds_write2_b32 v1, v5, v5 offset0:0 offset1:1"
    for target, engine in each():
        status, findings, _ = found(target, engine, overlap)
        assert status == 1 and "different values" in findings[0]["what"], (target, engine, findings)


def test_workgroups():
    """Two workgroups write one dword: the same value is information, another one is not."""
    same = "v_mov_b32 v5, 7\nv_mbcnt_lo_u32_b32 v1, -1, 0\nv_lshlrev_b32 v1, 2, v1\ns_mov_b64 exec, 1\nglobal_store_dword v1, v5, s[2:3]"
    for target, engine in each():
        status, findings, out = found(target, engine, same, grid=2)
        assert status == 0 and len(findings) == 1 and findings[0]["info"] and "both write the same value" in findings[0]["what"], (target, engine, findings)
        assert out.splitlines()[-1] == "1 info: 1 race", out


def test_locks_of_one_wave():
    code = os.path.join(folder, "locks.hsaco")
    for target in some([each for each in targets if " " not in each]):
        subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, "tests", "cli", "kernels", "locks.cl"), code, target, "-g"], check=True)
        for kernel in ("by_compare", "by_exchange", "in_lds", "one_lane"):
            words = [code, "--kernel", kernel, "--grid", "1", "--block", "32", "--arg", "buf:4", "--arg", "buf:4", "--print", "1:i32"]
            status, out, err = call("check", *words, "--check", "sync", "--json")
            if kernel == "one_lane":
                assert status == 0 and not err and out.split()[-1] == "1", (target, kernel, out, err)
                continue
            assert status == 1 and "one of its own lanes has" in err, (target, kernel, status, err)
            finding = json.loads(out.splitlines()[-1])
            assert finding["kind"] == "sync" and "that lane 0 of the same wave has" in finding["what"] and finding["at"]["lane"] == 1, (target, kernel, finding)
            assert "locks.cl:" in finding["at"]["source"], finding


def test_asynchronous_stores():
    """An asynchronous store reads LDS until ASYNCCNT says so: a barrier does not wait for it."""
    body = ("v_and_b32 v5, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v5\nds_store_b32 v1, v5\ns_wait_dscnt 0x0\nglobal_store_async_from_lds_b32 v1, v1, s[2:3]\n{wait}"
            "s_barrier_signal -1\ns_barrier_wait -1\nv_xor_b32 v6, 0x80, v1\nds_store_b32 v6, v3\ns_wait_dscnt 0x0\ns_wait_asynccnt 0x0")
    for engine in ("fast", "reference"):
        words = launch_of("gfx1250", body.format(wait=""), waves=2)
        status, out, err = call("check", *words, "--check", "race", "--engine", engine, "--json")
        findings = [json.loads(line) for line in out.splitlines()]
        assert status == 1 and len(findings) == 1 and not err, (engine, out, err)
        assert "which another wave of the workgroup read and had not waited for when it signalled the barrier" in findings[0]["what"], findings
        assert findings[0]["advice"].startswith("needs s_wait_asynccnt 0 in the other wave") and "async_from_lds" in findings[0]["other"]["instruction"], findings
        words = launch_of("gfx1250", body.format(wait="s_wait_asynccnt 0x0\n"), waves=2)
        status, out, err = call("check", *words, "--check", "race", "--engine", engine, "--json")
        assert status == 0 and not out and not err, (engine, out, err)


def test_many_workgroups_that_add():
    """The check's time grows as the launch does: four times the workgroups take some four times as long, not sixteen times."""
    sums = "v_and_b32 v5, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v5\nv_mov_b32 v5, 1\n" + "".join(f"global_atomic_add v1, v5, s[2:3] offset:{256 * i}\n" for i in range(4))

    def seconds(grid):
        before = os.times().children_user
        status, out, err = call("check", *launch_of("gfx950", sums, grid=grid), "--check", "race")
        assert status == 0, (grid, out, err)
        return os.times().children_user - before

    few, many = min(seconds(1000) for _ in range(3)), min(seconds(4000) for _ in range(3))
    assert many < 10 * max(few, 0.01), (few, many)


run_all(test_asynchronous_stores, test_locks_of_one_wave, test_lanes_that_write_different_values, test_lanes_that_write_the_same_value, test_lost_update, test_lanes_apart, test_workgroups, test_many_workgroups_that_add)
