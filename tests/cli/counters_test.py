"""lockstep check --check=wait where a counter is full: hardware issues one more access when the oldest has returned. What is advised can be encoded.
usage: counters_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import re
import subprocess

from assembled import check_of, sized_names
from harness import run_all, some

# Target, as many as the counters of LDS and of loads hold.
targets = some([("gfx900", 15, 63), ("gfx908", 15, 63), ("gfx90a", 15, 63), ("gfx942", 15, 63), ("gfx950", 15, 63), ("gfx1010", 63, 63), ("gfx1030", 63, 63),
                ("gfx1100", 63, 63), ("gfx1151", 63, 63), ("gfx1201", 63, 63), ("gfx1250", 63, 63)])


def accesses(target):
    """By kind: an access into v{}, the wait for the first."""
    sized, late = sized_names(target), target.startswith("gfx12")
    lds = "ds_load_b32" if sized else "ds_read_b32"
    memory = "global_load_b32" if sized else "global_load_dword"
    return {"lds": (lds + " v{}, v2\n", r"s_wait_dscnt (\d+)" if late else r"s_waitcnt lgkmcnt\((\d+)\)"),
            "memory": (memory + " v{}, v2, s[2:3]\n", r"s_wait_loadcnt (\d+)" if late else r"s_waitcnt vmcnt\((\d+)\)")}


def fill(target):
    return ("ds_store_b32" if sized_names(target) else "ds_write_b32") + " v2, v2\n" + \
        ("s_wait_dscnt 0\n" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)\n")


def test_full_counters():
    for target, of_lds, of_memory in targets:
        for kind, (access, wait) in accesses(target).items():
            most = of_lds if kind == "lds" else of_memory
            for younger in (0, 1, most - 1, most, most + 1, most + 60):
                body = fill(target) + access.format(20) + "".join(access.format(24 + i % 70) for i in range(younger)) + "v_add_f32 v21, v20, v20\n"
                found = check_of(target, body, "wait")
                if younger >= most:
                    assert not found, (target, kind, younger, found)
                    continue
                assert found.count("\n") == 1 and "reads v20 before the load into it has returned" in found, (target, kind, younger, found)
                advised = re.search("needs " + wait + " before", found)
                assert advised and int(advised[1]) == younger < most, (target, kind, younger, found)
                encoded = advised[0].removeprefix("needs ").removesuffix(" before")
                done = subprocess.run(["llvm-mc-22", "-triple=amdgcn", "-mcpu=" + target], input=encoded, capture_output=True, text=True)
                assert done.returncode == 0, (target, encoded, done.stderr)
                # And it is enough.
                assert not check_of(target, body.replace("v_add_f32", encoded + "\nv_add_f32"), "wait"), (target, kind, younger)


def test_the_youngest_are_still_on_their_way():
    for target, of_lds, of_memory in targets:
        for kind, (access, _) in accesses(target).items():
            most = of_lds if kind == "lds" else of_memory
            body = fill(target) + "".join(access.format(20 + i) for i in range(72)) + "v_add_f32 v19, v{0}, v{0}\n"
            assert not check_of(target, body.format(91 - most), "wait"), (target, kind)
            assert check_of(target, body.format(92 - most), "wait"), (target, kind)


def test_scalar_loads_return_in_any_order():
    """A full counter says that one of them has returned, not which."""
    for target in ("gfx942", "gfx950"):
        body = "s_load_dword s20, s[2:3], 0x0\n" + "s_load_dword s21, s[2:3], 0x0\n" * 20 + "s_add_u32 s22, s20, s20\n"
        found = check_of(target, body, "wait")
        assert "reads s20" in found and "s_waitcnt lgkmcnt(0)" in found, (target, found)


def test_what_returns_is_called_by_its_name():
    for target, *_ in targets:
        add = "ds_add_rtn_u32 v20, v2, v3\nv_add_f32 v21, v20, v20\n"
        found = check_of(target, fill(target) + add, "wait")
        assert "reads v20 before the atomic has put the old value there" in found, (target, found)


run_all(test_full_counters, test_the_youngest_are_still_on_their_way, test_scalar_loads_return_in_any_order, test_what_returns_is_called_by_its_name)
