"""What workgroups are handed on each target, on both engines: kernel arguments that the hardware loads into SGPRs, and all of LDS."""
import os
import re
import struct

from harness import expect, folder, kernels, run, run_all, temporary_file

lds_bytes = {"gfx942": 64 << 10, "gfx950": 160 << 10, "gfx1100": 64 << 10, "gfx1151": 64 << 10, "gfx1201": 64 << 10, "gfx1250": 320 << 10}
preloading = ("gfx942", "gfx950", "gfx1250")
out = os.path.join(folder, "out")


def words_of(path):
    with open(path, "rb") as f:
        data = f.read()
    return struct.unpack(f"{len(data) // 4}I", data)


def code_of(target):
    return os.path.join(kernels, f"handed_{target}.hsaco")


def preloaded_arguments():
    numbers = [i * 40503 for i in range(128)]
    given = temporary_file("numbers", struct.pack("128I", *numbers))
    for target in preloading:
        # The text begins with loads for hardware that cannot preload, where the family has such.
        listing = expect(0, None, "disasm", code_of(target))
        kernel = listing[listing.index("arguments>:"):]
        loads = re.findall(r"s_load_\w+ (s\S+), s\[\d+:\d+\], (0x\w+)", kernel[:kernel.index("s_endpgm")])
        assert (target == "gfx1250") == all(int(offset, 16) >= 0x30 for _, offset in loads), (target, loads)
        for engine in ("reference", "fast"):
            expect(0, None, *run(code_of(target), "arguments", "--engine", engine, "--arg", "u32:5", "--arg", "u64:0x700000100", "--arg", "f32:9",
                                 "--arg", "buf:512", "--arg", "u16:3", "--arg", f"buf:512={given}", "--out", f"3={out}", grid="2"))
            assert words_of(out) == tuple(5 + 0x100 + 7 * 3 + 9 + 3 + n for n in numbers), (target, engine)


def whole_lds():
    for target, most in lds_bytes.items():
        dwords = most // 4
        cells = [[(i * 2654435761 + group) & 0xffffffff for i in range(dwords)] for group in range(2)]
        sums = [[0] * 256 for _ in range(2)]
        for group in range(2):
            for i in range(dwords):
                sums[group][i % 256] ^= (cells[group][dwords - 1 - i] + i) & 0xffffffff

        def launch(size, *rest):
            return run(code_of(target), "whole_lds", "--arg", f"u32:{dwords}", "--arg", f"lds:{size}", "--arg", "buf:2048", *rest, grid="2", block="256")

        for engine in ("reference", "fast"):
            expect(0, None, *launch(most, "--engine", engine, "--out", f"2={out}"))
            assert words_of(out) == tuple(sums[0] + sums[1]), (target, engine)
        expect(2, f"lockstep: LDS over the limit: {most + 4} bytes for a workgroup, there are {most}", *launch(most + 4))


run_all(preloaded_arguments, whole_lds)
