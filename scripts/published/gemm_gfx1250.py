"""D = A * B of gfx1250: persistent workgroups in clusters. Each case is (largest error, what is allowed)."""
import numpy as np

import formats
from gemm import error
from launch import Segment

WORKGROUPS = 256
BEHIND = 1 << 18  # what is fetched ahead of its use may lie behind the operands' end


def _sizes(row):
    """M and N: a tile for each workgroup of a cluster."""
    return int(row["tile_m"]) * int(row["cluster_y"]), int(row["tile_n"]) * int(row["cluster_x"])


def _cluster(row):
    return int(row["cluster_x"]), int(row["cluster_y"]), 1


def fp4(command, file, row, random):
    """4-bit floats with scales: e8m0 for 32 k's each, or e4m3 for sixteen each, or none. To bf16, to fp8 with an e8m0 scale for 128 columns each, or to fp4."""
    (m, n), depth, nv, kind = _sizes(row), 512, row["intype"] == "nvfp4", row["outtype"]
    run = 16 if nv else 32
    a, b = (random.integers(0, 256, (rows, depth // 2)).astype(np.uint8) for rows in (m, n))
    if kind == "fp4":  # few small numbers, so that sums are no larger than fp4 can tell
        a, b = (np.where(random.random(x.shape) < 1 / 16, x & 0x99, 0).astype(np.uint8) for x in (a, b))
    if nv:
        scales = [formats.random_fp8(random, (rows, depth // run), formats.FP8) & 0x7f for rows in (m, n)]
        factors = [formats.FP8[x] for x in scales]
    else:
        scales = [random.integers(125, 130, (rows, depth // run)).astype(np.uint8) for rows in (m, n)]
        factors = [formats.scale(x) if row["scale"] == "1" else np.ones(x.shape, np.float32) for x in scales]
    segment = Segment(slot=None)
    width = {"bf16": 2 * n, "fp8": n, "fp4": n // 2}[kind]
    out = segment.buffer(np.zeros((m, width), np.uint8))
    segment.buffer(formats.tiles(a, 16, 16) if row["a_preshuffle"] == "1" else a, BEHIND)
    segment.buffer(formats.tiles(b, 16, 16), BEHIND)
    for array in scales:
        segment.buffer(formats.tiles(array, 32, 8 if nv else 4), BEHIND)
    segment.number(width, depth // 2, depth // 2, depth // run, depth // run, m, n, depth)
    if nv:
        segment.float(1, 1)
    # The grid in clusters: sixteen of them, four by four.
    clusters_y = 4
    clusters_x = WORKGROUPS // (int(row["cluster_x"]) * int(row["cluster_y"])) // clusters_y
    segment.number(clusters_x.bit_length() - 1, clusters_y.bit_length() - 1)
    results = [out]
    if kind == "fp8":
        results.append(segment.buffer(np.zeros((m // 64, n // 128, 16, 4), np.uint8)))
    grid = (clusters_x * int(row["cluster_x"]), clusters_y * int(row["cluster_y"]), 1)
    got = command.run(file, row["knl_name"], segment, grid, 128, results, _cluster(row))
    left, right = (formats.fp4_pairs(x) * np.repeat(y, run, 1) for x, y in zip((a, b), factors))
    expected = left @ right.T
    if kind == "fp4":
        return _error_of_fp4(formats.fp4_pairs(got[0]), expected), 0
    if kind == "fp8":
        return _error_of_fp8(got[0], got[1].transpose(0, 3, 2, 1).reshape(m, n // 128), expected), 2**-4 * 1.02
    return error(formats.bf16(got[0].view(np.uint16)), expected), 1e-2


def _error_of_fp4(got, expected):
    """How much further away the numbers are than the nearest ones of the format."""
    nearest = np.abs(formats.FP4[None, None, :] - expected[..., None]).min(2)
    return float((np.abs(got - expected) - nearest).max())


def _error_of_fp8(got, scales, expected):
    """Beside each number; those that are subnormal beside the scale may be wrong by half of the least one. More than 1 where a scale wastes more than one bit."""
    factor = np.repeat(formats.scale(scales), 128, 1).astype(np.float64)
    largest = np.abs(expected).reshape(scales.shape + (128,)).max(2) / formats.scale(scales)
    if not ((largest <= 464) & (largest > 448 / 4)).all():
        return 2.0
    off = np.maximum(np.abs(formats.FP8[got] * factor - expected) - factor * 2.0**-10, 0)
    return float((off / np.maximum(np.abs(expected), 1e-30)).max())


def fp8(command, file, row, random):
    """fp8 times fp8 or 4-bit floats, e8m0 scales for 32 k's each, to bf16."""
    (m, n), depth, narrow = _sizes(row), 512, row["b_intype"] == "1"
    a = formats.random_fp8(random, (m, depth), formats.FP8)
    b = random.integers(0, 256, (n, depth // 2)).astype(np.uint8) if narrow else formats.random_fp8(random, (n, depth), formats.FP8)
    a_scale, b_scale = (random.integers(125, 130, (rows, depth // 32)).astype(np.uint8) for rows in (m, n))
    segment = Segment(slot=None)
    out = segment.buffer(np.zeros((m, n), np.uint16))
    segment.buffer(formats.tiles(a, 2, 128) if row["a_preshuffle"] == "1" else a, BEHIND)
    segment.buffer(formats.tiles(b, 16, 16), BEHIND)
    segment.buffer(formats.tiles(a_scale, 32, 4), BEHIND)
    segment.buffer(formats.tiles(b_scale, 32, 4), BEHIND)
    segment.number(2 * n, depth, b.shape[1], depth // 32, depth // 32, m, n, depth, 1)
    grid = (int(row["wg_max"]) // int(row["cluster_y"]), int(row["cluster_y"]), 1)
    got, = command.run(file, row["knl_name"], segment, grid, 128, (out,), _cluster(row))
    left = formats.FP8[a] * np.repeat(formats.scale(a_scale), 32, 1)
    right = (formats.fp4_pairs(b) if narrow else formats.FP8[b]) * np.repeat(formats.scale(b_scale), 32, 1)
    return error(formats.bf16(got), left @ right.T), 1e-2
