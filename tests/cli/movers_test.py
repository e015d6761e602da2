"""lockstep check on what the tensor data mover of gfx1250 moves: with nothing left out there is no finding, without a wait, a barrier or
what fills LDS there is one. usage: movers_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import re
import subprocess

from harness import call, folder, run_all

source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernels", "movers.cl")


def findings(kernel, *left_out, width=64, given="buf"):
    """WIDTH: how many of the 64 ints lie in the tensor; the others are zeros."""
    code = os.path.join(folder, "movers.hsaco")
    subprocess.run(["clang-22", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1250", "-x", "cl", "-cl-std=CL2.0", "-O2", "-w", "-nogpulib",
                    "-Xclang", "-finclude-default-header", f"-DWIDTH={width}", *left_out, source, "-o", code], check=True)
    status, _, err = call("check", code, "--kernel", kernel, "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", given + ":256",
                          "--interleave", "0")  # one order of waves, so that one sentence is expected
    lines = err.splitlines()
    assert status == (1 if lines else 0) and all(line.startswith("check: ") for line in lines), err
    return lines


def test_nothing_is_left_out():
    for width in (64, 40):
        assert not findings("to_lds", width=width)
        assert not findings("from_lds", width=width)


def finds(pattern, lines):
    assert len(lines) == 1 and re.match("check: " + pattern, lines[0]), lines


def test_what_is_left_out_is_found():
    moved = r"; the other: pc 0x[0-9a-f]+ 'tensor_load_to_lds .*"
    for width in (64, 40):
        finds(r"wait at pc 0x[0-9a-f]+ 'ds_load_b32 .* reads LDS byte 0x.* was waited for" + moved + "needs s_wait_tensorcnt 0 before",
              findings("to_lds", "-DNO_WAIT", width=width))
        finds(r"race at pc 0x[0-9a-f]+ 'ds_load_b32 .* another wave of the workgroup wrote.*" + moved,
              findings("to_lds", "-DNO_BARRIER", width=width))
    finds(r"memory at pc 0x[0-9a-f]+ 'tensor_load_to_lds .*: write of 16 bytes at LDS address 0x100, beyond the 256 bytes .*\(8 times\)",
          findings("beyond"))
    finds(r"race at pc 0x[0-9a-f]+ 'ds_store_b32 .* another wave of the workgroup read .*'tensor_store_from_lds",
          findings("from_lds", "-DNO_BARRIER"))


def test_memory_that_nobody_wrote():
    finds(r"init at pc 0x[0-9a-f]+ 'global_store_b32 .* computed from byte 0 of the 256 bytes .*'tensor_load_to_lds",
          findings("to_lds", given="out"))
    finds(r"init at pc 0x[0-9a-f]+ 'tensor_store_from_lds .* computed from byte 0 of the 256 bytes .*'global_load_b32",
          findings("from_lds", given="out"))
    assert not findings("from_lds", "-DNO_FILL", given="out")  # copies, even of undefined LDS


run_all(test_nothing_is_left_out, test_what_is_left_out_is_found, test_memory_that_nobody_wrote)
