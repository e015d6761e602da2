"""Derivatives of attention by Q, K and V (gfx1250, bf16), in three kernels: each case is (largest error, what is allowed)."""
import math

import numpy as np

import formats
from launch import Segment

BEHIND = 1 << 18


def _error(got, expected):
    """Beside the largest number."""
    return float(np.abs(got - expected).max() / np.abs(expected).max())


def _strides(array):
    """Of heads, sequences and positions of [sequence][position][head][number], in bytes."""
    _, positions, heads, numbers = array.shape
    return numbers * array.itemsize, positions * heads * numbers * array.itemsize, heads * numbers * array.itemsize


def _random(random, *shapes):
    bits = [formats.bf16_bits(random.uniform(-1, 1, shape)) for shape in shapes]
    return bits, [formats.bf16(x).astype(np.float64) for x in bits]


def _tiles(array):
    """How the sums of the derivative by Q lie, from and to [...][position][number]: the two halves of sixteen positions change places with the halves of
    32 numbers."""
    *outer, positions, numbers = array.shape
    parts = array.reshape(*outer, positions // 16, 2, 8, numbers // 32, 2, 16)
    return np.ascontiguousarray(np.swapaxes(parts, -5, -2)).reshape(array.shape)


def sums(command, file, row, random):
    """What comes first: of each query and head, the sum of O's numbers times their derivatives."""
    depth, queries, heads, batch = int(row["hdim_v"]), 256, 3, 2
    (o, d_o), numbers = _random(random, (batch, queries, heads, depth), (batch, queries, heads, depth))
    segment = Segment(slot=None)
    segment.buffer(o)
    segment.buffer(d_o)
    out = segment.buffer(np.zeros((batch, heads, queries), np.float32))
    segment.number(*_strides(o), *_strides(d_o), 4 * queries, 4 * heads * queries, 4, queries, depth)
    segment.null()
    segment.null()
    tile = int(row["ts"])
    got, = command.run(file, row["knl_name"], segment, (-(-queries // tile), heads, batch), 128, (out,))
    return _error(got, (numbers[0] * numbers[1]).sum(3).transpose(0, 2, 1)), 1e-5


def convert(command, file, row, random):
    """What comes last: the derivative by Q, summed up in f32, as bf16."""
    depth, queries, heads, batch = int(row["hdim_q"]), 256, 3, 2
    acc = random.uniform(-1, 1, (batch, heads, queries, depth)).astype(np.float32)
    segment = Segment()
    segment.buffer(acc)
    out = segment.buffer(np.zeros((batch, queries, heads, depth), np.uint16))
    segment.number(4 * queries * depth, 4 * heads * queries * depth, 4 * depth, *_strides(segment.buffers[out][1]), queries, depth)
    segment.null()
    segment.null()
    tile = int(row["ts"])
    got, = command.run(file, row["knl_name"], segment, (-(-queries // tile), heads, batch), 128, (out,))
    return float((got != formats.bf16_bits(_tiles(acc)).transpose(0, 2, 1, 3)).sum()), 0


def derivatives(command, file, row, random):
    """By Q (a sum in f32), K and V, from the sums and the forward kernel's logarithms."""
    depth, queries, keys, heads, kv_heads, batch = int(row["hdim_q"]), 160, 320, 2, 1, 2
    causal, tile = row["mask"] != "0", int(row["ts"])
    (q, k, v, d_o), numbers = _random(random, *((batch, n, h, depth) for n, h in ((queries, heads), (keys, kv_heads), (keys, kv_heads), (queries, heads))))
    wide = [x if x.shape[2] == heads else np.repeat(x, heads // kv_heads, 2) for x in numbers]
    scale = 1 / math.sqrt(depth)
    scores = np.einsum("bqhd,bkhd->bhqk", wide[0], wide[1]) * scale
    if causal:  # the last query sees the last key
        scores = np.where(np.arange(keys) > np.arange(queries)[:, None] + keys - queries, -np.inf, scores)
    logarithms = np.log(np.exp(scores).sum(3))
    weights = np.exp(scores - logarithms[..., None])
    inner = np.einsum("bqhd,bkhd->bhqk", wide[3], wide[2])
    total = (weights * inner).sum(3)
    change = weights * (inner - total[..., None]) * scale
    expected = [np.einsum("bhqk,bkhd->bhqd", change, wide[1]), np.einsum("bhqk,bqhd->bkhd", change, wide[0]),
                np.einsum("bhqk,bqhd->bkhd", weights, wide[3])]
    segment = Segment()
    results = [segment.buffer(np.zeros(expected[0].shape, np.float32))]
    results += [segment.buffer(np.zeros(x.shape, np.uint16)) for x in expected[1:]]
    for array in (q, k, v, d_o):
        segment.buffer(array, BEHIND)
    for array in (logarithms, total):
        segment.buffer(array.astype(np.float32), BEHIND)
    segment.float(scale, math.log2(math.e))
    of_q, of_k, of_v, of_do = map(_strides, (q, k, v, d_o))
    of_dk, of_dv = (_strides(segment.buffers[x][1]) for x in results[1:])
    segment.number(queries, tile * of_k[2], *of_q, heads // kv_heads, *of_k, of_dk[2], keys, depth, depth, heads, *of_v, *of_do, *of_dk[:2], *of_dv, 4 * queries)
    for _ in range(4):
        segment.null()
    segment.number(queries, 0, 0)
    tiles = -(-keys // tile)
    got = command.run(file, row["knl_name"], segment, ((tiles + 1) // 2 if causal else tiles, heads, batch), 128, results)
    return max(_error(x, y) for x, y in zip((_tiles(got[0]), formats.bf16(got[1]), formats.bf16(got[2])), expected)), 2e-2


def case(command, file, row, random):
    kind = sums if "_odo_" in row["co_name"] else convert if "_convert_" in row["co_name"] else derivatives
    return kind(command, file, row, random)
