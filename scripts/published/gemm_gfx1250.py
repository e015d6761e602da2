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
    """4-bit floats with scales: e8m0 for 32 k's each, or e4m3 for sixteen each. To bf16; kernels whose results are smaller floats are not
    known here."""
    if row["outtype"] != "bf16":
        return None
    (m, n), depth, nv = _sizes(row), 512, row["intype"] == "nvfp4"
    run = 16 if nv else 32
    a = random.integers(0, 256, (m, depth // 2)).astype(np.uint8)
    b = random.integers(0, 256, (n, depth // 2)).astype(np.uint8)
    if nv:
        scales = [formats.random_fp8(random, (rows, depth // run), formats.FP8) & 0x7f for rows in (m, n)]
        factors = [formats.FP8[x] for x in scales]
    else:
        scales = [random.integers(125, 130, (rows, depth // run)).astype(np.uint8) for rows in (m, n)]
        factors = [formats.scale(x) for x in scales]
    segment = Segment(slot=None)
    out = segment.buffer(np.zeros((m, n), np.uint16))
    segment.buffer(formats.tiles(a, 16, 16) if row["a_preshuffle"] == "1" else a)
    segment.buffer(formats.tiles(b, 16, 16))
    for array in scales:
        segment.buffer(formats.tiles(array, 32, 8 if nv else 4))
    segment.number(2 * n, depth // 2, depth // 2, depth // run, depth // run, m, n, depth)
    if nv:
        segment.float(1, 1)
    # The grid in clusters: sixteen of them, four by four.
    clusters_y = 4
    clusters_x = WORKGROUPS // (int(row["cluster_x"]) * int(row["cluster_y"])) // clusters_y
    segment.number(clusters_x.bit_length() - 1, clusters_y.bit_length() - 1)
    grid = (clusters_x * int(row["cluster_x"]), clusters_y * int(row["cluster_y"]), 1)
    got, = command.run(file, row["knl_name"], segment, grid, 128, (out,), _cluster(row))
    left, right = (formats.fp4_pairs(x) * np.repeat(y, run, 1) for x, y in zip((a, b), factors))
    return error(formats.bf16(got), left @ right.T), 1e-2


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
