"""D = A * B of gfx942 and gfx950, B given by columns: each case is (largest error, what is allowed)."""
import numpy as np

import formats
from launch import Segment

BLOCK = 256


def tiles_of(row, rows="tileM", columns="tileN"):
    return int(row[rows]), int(row[columns])


def error(got, expected):
    """Beside the largest number of a row and column's sum."""
    return float(np.abs(got - expected).max() / max(1.0, np.abs(expected).max()))


def bf16(command, file, row, random):
    """bf16 to f32, or to bf16 where the kernel's name says so; the sum over k in one part, or in two."""
    m, n = tiles_of(row)
    depth = 512
    a = formats.bf16_bits(random.uniform(-1, 1, (m, depth)))
    b = formats.bf16_bits(random.uniform(-1, 1, (n, depth)))
    parts = 2 if row["splitK"] == "1" else 1
    narrow = "bf16gemm_bf16" in row["co_name"]
    segment = Segment()
    out = segment.buffer(np.zeros((m, n), np.uint16 if narrow else np.float32))
    segment.null()
    segment.buffer(a)
    segment.buffer(formats.weight_tiles(b) if row["bPreshuffle"] == "1" else b)
    segment.float(1, 0)
    width = n * (2 if narrow else 4)
    segment.number(width, 0, width, 0, 2 * depth, 0, 2 * depth, 0, m, n, depth, parts, 1 if narrow else 0)
    segment.null()
    segment.number(0)
    segment.buffer(np.zeros(1024, np.uint32))
    got, = command.run(file, row["knl_name"], segment, (1, 1, parts), BLOCK, (out,))
    expected = formats.bf16(a).astype(np.float64) @ formats.bf16(b).astype(np.float64).T
    return error(formats.bf16(got) if narrow else got, expected), 1e-2 if narrow else 1e-4


def i8(command, file, row, random):
    """i8 with a scale for each row of A and each column of B, to bf16."""
    m, n = tiles_of(row, "tile_m", "tile_n")
    depth = 256
    a = random.integers(-127, 128, (m, depth)).astype(np.int8)
    b = random.integers(-127, 128, (n, depth)).astype(np.int8)
    a_scale = random.uniform(0.001, 0.01, m).astype(np.float32)
    b_scale = random.uniform(0.001, 0.01, n).astype(np.float32)
    bias = random.uniform(-1, 1, n).astype(np.float32)
    segment = Segment()
    out = segment.buffer(np.zeros((m, n), np.uint16))
    segment.buffer(a)
    segment.buffer(formats.weight_tiles(b) if row["bpreshuffle"] == "1" else b)
    for array in (a_scale, b_scale, bias):
        segment.buffer(array)
    segment.number(m, n, depth, depth, depth, 2 * n, 1)
    got, = command.run(file, row["knl_name"], segment, (1, 1, 1), BLOCK, (out,))
    expected = (a.astype(np.int64) @ b.astype(np.int64).T) * a_scale[:, None].astype(np.float64) * b_scale + bias
    return error(formats.bf16(got), expected), 1e-2


def fp8_blocks(command, file, row, random):
    """fp8 with a scale for each 128 k's of a row of A and for each 128 by 128 of B, to bf16."""
    m, n = tiles_of(row, "tile_m", "tile_n")
    depth = 512
    table = formats.FP8_FNUZ if row["target"] == "gfx942" else formats.FP8
    a, b = formats.random_fp8(random, (m, depth), table), formats.random_fp8(random, (n, depth), table)
    blocks = depth // 128
    a_scale = random.uniform(0.5, 1.5, (m, blocks)).astype(np.float32)
    b_scale = random.uniform(0.5, 1.5, ((n + 127) // 128, blocks)).astype(np.float32)
    segment = Segment()
    out = segment.buffer(np.zeros((m, n), np.uint16))
    segment.buffer(a)
    segment.buffer(formats.weight_tiles(b) if row["bpreshuffle"] == "1" else b)
    segment.buffer(np.ascontiguousarray(a_scale.T))
    segment.buffer(b_scale)
    segment.buffer(np.zeros(n, np.float32))
    segment.number(m, n, depth, depth, depth, 2 * n, 1, m, (n + 127) // 128, blocks)
    got, = command.run(file, row["knl_name"], segment, (1, 1, 1), BLOCK, (out,))
    left = table[a].astype(np.float64) * np.repeat(a_scale, 128, 1)
    right = table[b].astype(np.float64) * np.repeat(np.repeat(b_scale, 128, 1), 128, 0)[:n]
    return error(formats.bf16(got), left @ right.T), 1e-2


def fp4(command, file, row, random):
    """fp4 with a scale for each 32 k's, to bf16."""
    m, n = tiles_of(row, "tile_M", "tile_N")
    depth = 512
    a = random.integers(0, 256, (m, depth // 2)).astype(np.uint8)
    b = random.integers(0, 256, (n, depth // 2)).astype(np.uint8)
    a_scale = random.integers(125, 130, (m, depth // 32)).astype(np.uint8)
    b_scale = random.integers(125, 130, (n, depth // 32)).astype(np.uint8)
    a_tiles, b_tiles = formats.scale_tiles(a_scale), formats.scale_tiles(b_scale)
    shuffled = row["bpreshuffle"] == "1"
    segment = Segment()
    out = segment.buffer(np.zeros((m, n), np.uint16))
    segment.null()
    segment.buffer(a)
    segment.buffer(formats.weight_tiles(b) if shuffled else b)
    segment.float(1, 0)
    segment.number(n, 0, n, 0, depth, 0, depth, 0, m, n, depth)
    segment.buffer(a_tiles)
    segment.buffer(b_tiles)
    segment.number(a_tiles.shape[1], 0, b_tiles.shape[1], 0, 0)
    got, = command.run(file, row["knl_name"], segment, (1, 1, 1), BLOCK, (out,))
    left = formats.fp4_pairs(a).astype(np.float64) * np.repeat(formats.scale(a_scale), 32, 1)
    right = formats.fp4_pairs(b).astype(np.float64) * np.repeat(formats.scale(b_scale), 32, 1)
    return error(formats.bf16(got), left @ right.T), 1e-2
