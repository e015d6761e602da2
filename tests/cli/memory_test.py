"""lockstep check memory: every access that would fault, on both engines, with the memory that is nearest; the kernel goes on.
usage: memory_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import re

from assembled import launch_of, sized_names, wave32
from harness import call, run_all, some

targets = some(("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx1250"))


def body(target):
    """A store behind the buffer by one lane of all, an atomic at an odd address, a scalar load far away, a store to the kernel's own code; at the end
    a store that is right."""
    b32 = "b32" if sized_names(target) else "dword"
    atomic = "global_atomic_add_u32" if sized_names(target) else "global_atomic_add"
    wait = "s_wait_kmcnt 0x0" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)"
    return "\n".join([
        *(["v_lshlrev_b32 v5, 7, v0", "v_add_nc_u32 v5, 0x80, v5"] if wave32(target) else ["v_lshlrev_b32 v5, 6, v0", "v_add_u32 v5, 64, v5"]),
        f"global_store_{b32} v5, v2, s[2:3]",
        "v_mov_b32 v6, 2", f"{atomic} v6, v2, s[2:3]",
        "s_add_u32 s8, s8, 0x100000", f"s_load_{b32} s12, s[8:9], 0x0", wait,
        "s_getpc_b64 s[10:11]", f"global_store_{b32} v2, v2, s[10:11]",
        "v_mov_b32 v7, 7", f"global_store_{b32} v2, v7, s[2:3]"])


def test_all_are_collected():
    for target in targets:
        launch = launch_of(target, body(target))
        for engine in ("fast", "reference"):
            status, out, err = call("run", *launch, "--check=memory", "--engine", engine, "--print", "0:u32:1")
            lines = [line for line in err.splitlines() if line.startswith("check: ")]
            assert status == 1 and "fault: " not in err and len(lines) == 4, (target, engine, status, err)
            kinds = [re.search(r": (\w+ \w+) of 4 bytes at address 0x", line)[1] for line in lines]
            assert kinds == ["out_of_bounds write", "misaligned write", "out_of_bounds access", "out_of_bounds write"], (target, engine, kinds)
            assert re.search(r"; \d+ bytes past the end of .* \(4096 bytes\)", lines[0]), (target, engine, lines[0])
            assert "inside " in lines[1], (target, engine, lines[1])
            assert "bytes past the end of " in lines[2] or "bytes before " in lines[2], (target, engine, lines[2])
            assert "write to memory that kernels may only read; inside read-only " in lines[3], (target, engine, lines[3])
            last = 63 if not wave32(target) else 31
            assert f" lane {last}: " in lines[0], (target, engine, lines[0])
            assert re.search(r"\b7\b", out), (target, engine, out)


def test_without_the_check_the_first_one_ends_it():
    for target in targets:
        status, _, err = call("run", *launch_of(target, body(target)))
        assert status == 1 and err.count("fault: ") == 1 and "out_of_bounds" in err, (target, status, err)


run_all(test_all_are_collected, test_without_the_check_the_first_one_ends_it)
