"""Debian's librocrand1 under `lockstep hip`: every generator and distribution, on each target that it has code for.

usage: rocrand_test.py [--short] LOCKSTEP rocrand rocrand_host wrappers [TARGETS...]   (the three: the programs beside, built; short: of each generator its bits
and normal numbers alone)
Every line is equal on all targets. The first values are those of other sources: rocRAND's device functions as the host's compiler takes them, and what stands
below. Means and standard deviations are within five standard errors of the distribution's.
"""
import math
import re
import statistics
import sys

from targets import need, run, there

short = sys.argv[1] == "--short"
lockstep, program, host, wrappers, *named = sys.argv[2 if short else 1:]
need(program, host, wrappers)
targets = there(lockstep, named) if named else there(lockstep)
COUNT = 1 << 14
SEED = 0x123456789ABCDEF0
HEADER = "/usr/include/rocrand/rocrand_sobol32_precomputed.h"
# Four functions of the device take the low 32 bits of Sobol's 64, which are 0 for the first 2^32 points (rocrand_uniform.h, rocrand_normal.h have parameters of
# type unsigned int): they give the number of 0.
LOW_BITS = {"sobol64 uniform": 2 ** -32, "sobol64 normal": 2.0, "sobol64 log_normal": math.exp(0.5),
            "sobol64 log_normal_double": math.exp(0.5 + 0.25 * statistics.NormalDist().inv_cdf(2 ** -32))}


def lines_of(target, *command):
    done = run(lockstep, target, *command)
    assert done.returncode == 0 and done.stderr == "", (target, command, done.returncode, done.stdout[-500:], done.stderr[:2000])
    *lines, last = done.stdout.splitlines()
    assert last == "all good", (target, last)
    return lines


def philox(counter, key):
    """Philox4x32-10 of Salmon, Moraes, Dror and Shaw: four values of a counter (four words) and a key (two)."""
    c, k = list(counter), list(key)
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(b >> 32) ^ c[1] ^ k[0], b & 0xFFFFFFFF, (a >> 32) ^ c[3] ^ k[1], a & 0xFFFFFFFF]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return c


def sobol(directions, count):
    """Sobol's sequence in the order of Gray's code."""
    values = []
    for i in range(count):
        gray, value = i ^ (i >> 1), 0
        for bit, direction in enumerate(directions):
            if gray >> bit & 1:
                value ^= direction
        values.append(value)
    return values


def directions(dimension):
    """32 words for each dimension, in the table of librocrand-dev."""
    with open(HEADER) as f:
        text = f.read()
    words = re.findall(r"0x([0-9a-f]{8})", text[text.index("{"):])[32 * dimension:32 * dimension + 32]
    return [int(word, 16) for word in words]


def moments(distribution):
    """Mean, standard deviation and fourth moment (in units of the standard deviation)."""
    normal, uniform = 3.0, 1.8
    if distribution.startswith("bits"):
        size = {"bits_8": 2 ** 8, "bits_16": 2 ** 16}.get(distribution, 2 ** 32)
        return (size - 1) / 2, math.sqrt((size * size - 1) / 12), uniform
    if distribution.startswith("uniform"):
        return 0.5, math.sqrt(1 / 12), uniform
    if distribution.startswith("normal"):
        return 2.0, 3.0, normal
    if distribution.startswith("log_normal"):
        e = math.exp(0.25 ** 2)
        mean = math.exp(0.5 + 0.25 ** 2 / 2)
        return mean, mean * math.sqrt(e - 1), e ** 4 + 2 * e ** 3 + 3 * e ** 2 - 3
    mean = {"poisson_0": 0.5, "poisson_40": 40.0, "poisson_3000": 3000.0}[distribution]
    return mean, math.sqrt(mean), 3 + 1 / mean


def check_statistics(line):
    generator, distribution, _, mean, deviation, none = line.split()
    # Half of the pseudorandom half-precision normal numbers are none, on a GPU, too: sin of ROCm 5.2's device libraries gives NaN for every finite binary16
    # (__ocml_sin_f16 selects NaN where llvm.amdgcn.class.f16 with 504, finite, holds), and the library's kernels have it inside.
    wanted_none = COUNT // 2 if "normal_half" in distribution and "sobol" not in generator else 0
    assert int(none) == wanted_none, line
    if f"{generator} {distribution}" in LOW_BITS:
        value = LOW_BITS[f"{generator} {distribution}"]
        assert abs(float(mean) - value) <= 0.01 * value and float(deviation) <= 1e-9, (line, value)
        return
    wanted, sigma, fourth = moments(distribution)
    count = COUNT - wanted_none
    assert abs(float(mean) - wanted) <= 5 * sigma / math.sqrt(count), (line, wanted)
    assert abs(float(deviation) - sigma) <= 5 * sigma * math.sqrt((fourth - 1) / (4 * count)), (line, sigma)


first_lines = None
for target in targets:
    lines = lines_of(target, program, *["short"] * short)
    reports = [line for line in lines if not line.startswith("first ")]
    if first_lines is None:
        first_lines = lines
        assert len(reports) == (5 * 2 + 1 + 1 if short else 5 * (9 + 6) + 1 + 6), len(reports)
        assert len({line.split()[2] for line in reports}) == len(reports), "two distributions with the same bytes"
        for line in reports:
            check_statistics(line)
        first = {line.split()[1]: [int(word, 16) for word in line.split()[2:]] for line in lines if line.startswith("first ")}
        for line in lines_of(target, host):
            name, *words = line.split()[1:]
            assert first[name] == [int(word, 16) for word in words], name
        key = (SEED & 0xFFFFFFFF, SEED >> 32)
        assert first["philox"] == [word for i in range(16) for word in philox((i, 0, 0, 0), key)], "philox"
        assert first["sobol32"] == sobol([0x80000000 >> bit for bit in range(32)], 64), "sobol32"
        for dimension in range(4):
            assert first[f"sobol32_dimension_{dimension}"] == sobol(directions(dimension), 64), f"sobol32, dimension {dimension}"
    for one, other in zip(first_lines, lines, strict=True):
        assert one == other, (targets[0], one, target, other)
    for line in lines_of(target, wrappers):
        assert any(known.startswith(line + " ") for known in reports), ("hipRAND", target, line)
    print(f"{target}: {len(reports)} distributions of six generators as on {targets[0]}; hipRAND and hipSPARSE", flush=True)
print("all good")
