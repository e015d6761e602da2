"""lockstep check, profile and trace of accesses at the last bytes that there are: below 2^64 in memory, below 2^32 in LDS, at the end of scratch; and of
tiles of the tensor data mover that have more lines than anything can hold. All of them end, soon.
usage: edges_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import re
import subprocess

from assembled import launch_of, sized_names
from harness import call, folder, run_all, some

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
targets = some(("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1100 64", "gfx1151", "gfx1201", "gfx1250"))
widths = {4: ("dword", "b32"), 8: ("dwordx2", "b64"), 16: ("dwordx4", "b128")}


def ended(*words, least=0):
    status, out, err = call(*words)
    assert status in (0, 1) and err.count("check: ") >= least, (words, status, err)
    return out, err


def at(distance):
    """v[10:11]: so many bytes below 2^64, the same in every lane."""
    return f"v_mov_b32 v10, {-distance}\nv_mov_b32 v11, -1\n"


def test_the_last_bytes_of_memory():
    for target in targets:
        sized = sized_names(target)
        add = "global_atomic_add_u32" if sized else "global_atomic_add"
        for distance in (16, 12, 8, 4):
            body, accesses = at(distance), 1
            for bytes, names in widths.items():
                data = ["v20", "v[20:21]", "v[20:23]"][bytes.bit_length() - 3]
                for kind, off in (("global", ", off"), ("flat", "")):
                    body += f"{kind}_load_{names[sized]} {data}, v[10:11]{off}\n{kind}_store_{names[sized]} v[10:11], {data}{off}\ns_nop 0\n"
                    accesses += 2
            body += f"{add} v[10:11], v2, off\n" + f"s_mov_b32 s12, {-distance}\ns_mov_b32 s13, -1\ns_load_{'b32' if sized else 'dword'} s14, s[12:13], 0x0\n"
            launch = launch_of(target, body, waves=2)
            for engine in ("fast", "reference"):
                _, err = ended("check", *launch, "--engine", engine, least=accesses)
                assert f"at address {hex(2**64 - distance)}" in err, (target, err)
                ended("run", *launch, "--check=memory,race", "--engine", engine, least=accesses)
                scalar = [line for line in err.splitlines() if re.search("check: memory at .*'s_load_", line.split(" workgroup ")[0])]
                assert scalar and not any(" lane " in line for line in scalar), (target, scalar)
            for command in ("profile", "trace"):
                status, _, err = call(command, *launch)
                assert status == 1 and "out_of_bounds" in err, (target, command, status, err)


def test_a_null_pointer_and_a_negative_index():
    """From source. Whoever takes a pointer for an index gets here."""
    source, code = os.path.join(folder, "below_null.cl"), os.path.join(folder, "below_null.hsaco")
    with open(source, "w") as f:
        f.write("kernel void below_null(global const int* in, global int* out, ulong base) {\n"
                "  global const int* values = (global const int*)base;\n  out[get_global_id(0)] = values[-2 - (int)(get_local_id(0) & 1)] + in[0];\n}\n")
    for target in some(("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx1250")):
        subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, code, target, "-g"], check=True)
        words = ["check", code, "--kernel", "below_null", "--grid", "2", "--block", "64", "--arg", "buf:4", "--arg", "buf:512", "--arg", "u64:0"]
        for more in ([], ["--max-instructions", "1000"]):
            _, err = ended(*words, *more, least=1)
            assert "check: memory at " in err and "below_null.cl:3" in err and "0xfffffffffffffff8" in err, (target, err)


def test_the_last_bytes_of_lds():
    for target in targets:
        sized = sized_names(target)
        body, accesses = "", 0
        for address in (-1, -4, -8, -16, -60):
            body += f"v_mov_b32 v10, {address}\n"
            for names in widths.values():
                data = {"b32": "v20", "b64": "v[20:21]", "b128": "v[20:23]"}[names[1]]
                for offset in ("", " offset:65535", " offset:64"):
                    read, write = ("ds_load_", "ds_store_") if sized else ("ds_read_", "ds_write_")
                    body += f"{read}{names[1]} {data}, v10{offset}\n{write}{names[1]} v10, {data}{offset}\n"
                    accesses += 2
            two = ("ds_load_2addr_b32", "ds_store_2addr_b32") if sized else ("ds_read2_b32", "ds_write2_b32")
            body += f"{two[0]} v[20:21], v10 offset0:0 offset1:255\n{two[1]} v10, v20, v21 offset0:255 offset1:1\n"
            body += "ds_add_u32 v10, v20\n" if address % 4 == 0 else ""  # a misaligned one ends a launch
            accesses += 3 if address % 4 == 0 else 2
        launch = launch_of(target, body, waves=2)
        for engine in ("fast", "reference"):
            ended("check", *launch, "--engine", engine, least=accesses)
        for command in ("profile", "trace"):
            status, _, err = call(command, *launch)
            assert status == 0 and not err, (target, command, status, err)


def tile(name, dwords):
    """NAME s[12:15], s[16:23], s[24:27], s[28:31]: dwords of the descriptor by number, the others 0; in memory it begins at s[2:3]."""
    body = "".join(f"s_mov_b32 s{12 + i}, {dwords.get(i, 0):#x}\n" for i in range(20) if i not in (2, 3))
    return body + f"s_mov_b32 s14, s2\ns_or_b32 s15, s3, 0x80000000\n{name} s[12:15], s[16:23], s[24:27], s[28:31]\ns_wait_tensorcnt 0x0\n"


def test_tiles_without_end():
    """Lines of a byte, 65,535 in each of four dimensions; and 256 of them, 65,535 times to the same LDS."""
    all_ones = 0xffff << 16
    large = {0: 1, 5: all_ones, 6: all_ones, 7: 1 << 16, 8: 0xffffffff, 12: 0xffff, 13: 0xffff, 15: all_ones, 17: all_ones, 18: all_ones}
    again = {0: 1, 4: 1 << 19, 5: 256 << 16, 6: 256 << 16, 7: 1 << 16, 8: 256, 15: all_ones}
    for dwords in (large, again):
        for name in ("tensor_load_to_lds", "tensor_store_from_lds"):
            launch = launch_of("gfx1250", tile(name, dwords))
            for engine in ("fast", "reference"):
                for command in ("run", "check", "profile"):
                    status, _, err = call(command, *launch, "--engine", engine)
                    beyond = err.startswith("check: memory at ") and "at LDS address 0x400, beyond the 1024 bytes" in err and err.count("\n") == 1
                    assert (status == 1 and beyond) if command == "check" and dwords is large else (status == 0 and not err), (name, engine, command, err)


run_all(test_the_last_bytes_of_memory, test_a_null_pointer_and_a_negative_index, test_the_last_bytes_of_lds, test_tiles_without_end)
