#!/usr/bin/env python3
"""What the hardware's arithmetic costs whole launches: each with `--numerics silicon` and with `rounded` (matrix units of CDNA: `cdna3` and
`sequential_fma`), turn by turn, on one thread. Prints a table; the least processor time of each way counts.
usage: scripts/bench_numerics.py [LOCKSTEP [TURNS]]   LOCKSTEP: the command; default that of build/release. TURNS: default 7.
Needs clang 22 and libclc."""
import os
import random
import subprocess
import sys
import tempfile

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
lockstep = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, "build/release/tools/lockstep/lockstep")
turns = int(sys.argv[2]) if len(sys.argv) > 2 else 7
folder = tempfile.TemporaryDirectory()


def compiled(source, target):
    code = os.path.join(folder.name, f"{os.path.basename(source)}.{target}")
    subprocess.run([os.path.join(root, "scripts/compile_kernel.sh"), os.path.join(root, source), code, target], check=True)
    return code


def numbers(name, size, value):
    path = os.path.join(folder.name, name)
    some = b"".join(value().to_bytes(2, "little") for _ in range(65521))
    with open(path, "wb") as f:
        f.write((some * (size // len(some) + 1))[:size])
    return f"buf:{size}={path}"


def bf16():
    """Of either sign, from 1/4 to 1."""
    return random.randrange(2) << 15 | random.randrange(0x3e80, 0x3f80)


def processor_seconds(words):
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(words)}: exit status {status}")
    return used.ru_utime + used.ru_stime


def launch(code, kernel, grid, block, *arguments):
    return [lockstep, "run", code, "--kernel", kernel, "--grid", grid, "--block", block, "--threads", "1", "--max-instructions", "0", "--quiet",
            *(word for argument in arguments for word in ("--arg", argument))]


random.seed(34)
columns, rows, side, depth, queries, keys = 8192, 1024, 1024, 2048, 1024, 4096
floats = os.path.join(folder.name, "floats")
with open(floats, "wb") as file:
    row = [random.randrange(2) << 31 | random.randrange(0x3d000000, 0x41000000) for _ in range(columns)]
    file.write(b"".join(number.to_bytes(4, "little") for number in row) * rows)
a, b = numbers("a", 2 * side * depth, bf16), numbers("b", 2 * side * depth, bf16)
q, k, v = numbers("q", 2 * queries * 128, bf16), numbers("k", 2 * keys * 128, bf16), numbers("v", 2 * keys * 128, bf16)
launches = []
for target in ("gfx1100", "gfx1201"):
    by = (["--numerics", "silicon"], ["--numerics", "rounded"])
    launches.append((f"softmax, {target}", 1.3, by, launch(compiled("examples/kernels/softmax.cl", target), "softmax", str(rows), "64", f"u32:{columns}",
                                                          f"buf:{4 * columns * rows}={floats}", f"buf:{4 * columns * rows}")))
    launches.append((f"GEMM by WMMA, {target}", 2.5, by, launch(compiled("bench/kernels/gemm_tiles.cl", target), "gemm_tiles", f"{side // 128},{side // 128}", "128",
                                                               f"u32:{side}", f"u32:{side}", f"u32:{depth}", a, b, f"buf:{4 * side * side}")))
by = ([], ["--matrix-model", "sequential_fma"])
for target in ("gfx942", "gfx950"):
    launches.append((f"GEMM by MFMA, {target}", 2.5, by, launch(compiled("bench/kernels/gemm_tiles.cl", target), "gemm_tiles", f"{side // 128},{side // 128}", "256",
                                                               f"u32:{side}", f"u32:{side}", f"u32:{depth}", a, b, f"buf:{4 * side * side}")))
launches.append(("flash attention, gfx950", 2.5, by, launch(compiled("bench/kernels/flash_attention.cl", "gfx950"), "flash_attention", str(queries // 64), "64", f"u32:{queries}",
                                                           f"u32:{keys}", "u32:0", "f32:0.1", q, k, v, f"buf:{4 * queries * 128}")))
print("| launch | as the hardware | rounded | ratio | goal |\n|---|---|---|---|---|")
for name, goal, ways, words in launches:
    least = [min(times) for times in zip(*([processor_seconds(words + way) for way in ways] for _ in range(turns)))]
    print(f"| {name} | {least[0]:.2f} s | {least[1]:.2f} s | {least[0] / least[1]:.2f}x{'' if least[0] <= goal * least[1] else ' *'} | <= {goal}x |", flush=True)
