"""softmax(Q K^T / sqrt(d)) V, forward: each case is (largest error, what is allowed)."""
import math

import numpy as np

import formats
from launch import Segment


# Kernels fetch the next tile of keys before they know that there is none; on hardware other memory is there.
BEHIND = 1 << 20


class Problem:
    """Q, K and V as [sequence][position][head][number], and what numpy makes of them. KIND: bf16, or the table of an fp8 format.
    SCALES: e8m0, of Q and K as [sequence][position][head][32 numbers], of V as [sequence][32 positions][head][number]."""

    def __init__(self, random, kind, depths, queries, keys, heads, kv_heads, batch, causal, scales=None):
        self.queries, self.keys, self.heads, self.kv_heads, self.batch = queries, keys, heads, kv_heads, batch
        self.depth, self.value_depth = depths
        self.scale = 1 / math.sqrt(self.depth)
        shapes = [(batch, queries, heads, self.depth), (batch, keys, kv_heads, self.depth), (batch, keys, kv_heads, self.value_depth)]
        if isinstance(kind, str):
            self.q, self.k, self.v = (formats.bf16_bits(random.uniform(-1, 1, shape)) for shape in shapes)
            numbers = [formats.bf16(x) for x in (self.q, self.k, self.v)]
        else:
            self.q, self.k, self.v = (formats.random_fp8(random, shape, kind) for shape in shapes)
            numbers = [kind[x] for x in (self.q, self.k, self.v)]
        if scales:
            numbers = [x * np.repeat(formats.scale(scale), 32, axis) for x, scale, axis in zip(numbers, scales, (3, 3, 1))]
        q, k, v = (x.astype(np.float64) for x in numbers)
        k, v = (np.repeat(x, heads // kv_heads, 2) for x in (k, v))
        scores = np.einsum("bqhd,bkhd->bhqk", q, k) * self.scale
        if causal:  # the last query sees the last key
            hidden = np.arange(keys) > np.arange(queries)[:, None] + keys - queries
            scores = np.where(hidden, -np.inf, scores)
        weights = np.exp(scores - scores.max(3, keepdims=True))
        weights /= weights.sum(3, keepdims=True)
        # The least weight that fp8 can tell is 2^-9 of the largest one: half of that may be lost, see allowed().
        least = 0 if isinstance(kind, str) else weights.max(3, keepdims=True) * 2**-6
        self.expected, self.size = (np.einsum("bhqk,bkhd->bqhd", *x) for x in ((weights, v), (weights + least, np.abs(v))))

    def error(self, got):
        """Beside the sum of what was added."""
        return float((np.abs(formats.bf16(got) - self.expected) / self.size).max())

    def allowed(self):
        """Weights have the format of Q, K and V: 2^-8 of them may be cut off of bf16, half as much and an eighth more of fp8's 2^-3; of fp8 2^-10, too,
        where the largest one is 1."""
        return 2**-6 if self.q.dtype == np.uint16 else 2**-4 * 1.125


def _strides(array):
    """Of positions, heads and sequences, in bytes."""
    batch, positions, heads, numbers = array.shape
    return heads * numbers * array.itemsize, numbers * array.itemsize, positions * heads * numbers * array.itemsize


def gfx9(command, file, row, random):
    """gfx942 and gfx950: sequences of one length, or ("group") where they begin."""
    wide = int(row["hdim_q"]) == 192
    group, causal = row["mode"] == "1", row["mask"] != "0"
    fp8 = row["dtype"] == "fp8bf16"
    kind = "bf16" if not fp8 else formats.FP8_FNUZ if row["target"] == "gfx942" else formats.FP8
    tile = int(row["ts_qo"])
    of = Problem(random, kind, (int(row["hdim_q"]), int(row["hdim_v"])), 2 * tile, 2 * tile, 8, 8, 1, causal)
    segment = Segment()
    out = segment.buffer(np.zeros((of.batch, of.queries, of.heads, of.value_depth), np.uint16))
    for array in (of.q, of.k, of.v):
        segment.buffer(array, BEHIND)
    segment.buffer(np.zeros((of.batch, of.heads, of.queries), np.float32))
    q, k, v, o = (_strides(x) for x in (of.q, of.k, of.v, segment.buffers[out][1]))
    segment.float(of.scale)
    segment.number(of.queries, q[0], tile * q[0], q[1], q[2], of.heads // of.kv_heads, *k)
    segment.number(0 if wide and row["target"] == "gfx942" else 5, 0, of.keys, of.depth, of.value_depth, of.heads, *v, *o)
    starts = [np.arange(of.batch + 1, dtype=np.int32) * length for length in (of.queries, of.keys)]
    for array in starts:
        segment.buffer(array) if group else segment.null()
    segment.number(4 * of.queries)
    for array in starts:
        segment.buffer(array) if group else segment.null()
    for _ in range(3):
        segment.buffer(np.ones(of.batch * of.heads, np.float32)) if fp8 else segment.null()
    segment.number(*[0] * 6)
    single = wide and row["target"] == "gfx942"
    per_group = 2 if causal and not single else 1
    tiles = (-(-of.queries // tile) + per_group - 1) // per_group
    grid = (of.heads, of.batch, tiles) if group else (of.heads, tiles, of.batch) if single else (tiles, of.heads, of.batch)
    got, = command.run(file, row["knl_name"], segment, grid, 256 if wide else 512, (out,))
    return of.error(got), of.allowed()


def gfx1250(command, file, row, random):
    """bf16; two tiles of queries a workgroup."""
    causal, depth, tile = row["mask"] != "0", int(row["hdim_q"]), 128
    of = Problem(random, "bf16", (depth, depth), 2 * tile, 256, 2, 1, 1, causal)
    segment = Segment(slot=None)
    out = segment.buffer(np.zeros((of.batch, of.queries, of.heads, of.value_depth), np.uint16))
    for array in (of.q, of.k, of.v):
        segment.buffer(array, BEHIND)
    segment.buffer(np.zeros((of.batch, of.heads, of.queries), np.float32))
    q, k, v, o = (_strides(x) for x in (of.q, of.k, of.v, segment.buffers[out][1]))
    segment.float(of.scale)
    segment.number(of.queries, q[0], tile * q[0], q[1], q[2], of.heads // of.kv_heads, *k, 7, 0, of.keys, of.heads, *v, *o, 4 * of.queries)
    segment.buffer(np.full(of.heads, -np.inf, np.float32))  # the logit of a sink that takes no weight
    tiles = (-(-of.queries // tile) + 1) // 2
    got, = command.run(file, row["knl_name"], segment, (of.heads, tiles, of.batch), 128, (out,))
    return of.error(got), of.allowed()


def gfx1250_packed(command, file, row, random):
    """bf16 ("varlen"): sequences one behind the other, told where they begin."""
    causal, depth, tile = row["mask"] != "0", int(row["hdim_q"]), 128
    of = Problem(random, "bf16", (depth, depth), 2 * tile, 256, 2, 1, 2, causal)
    segment = Segment(slot=None)
    out = segment.buffer(np.zeros((of.batch, of.queries, of.heads, of.value_depth), np.uint16))
    for array in (of.q, of.k, of.v):
        segment.buffer(array, BEHIND)
    segment.buffer(np.zeros((of.batch, of.queries, of.heads), np.float32))
    for length in (of.queries, of.keys):
        segment.buffer(np.arange(of.batch + 1, dtype=np.int32) * length)
    segment.float(of.scale)
    segment.number(of.heads // of.kv_heads, of.heads, 7, 0, of.queries)
    segment.buffer(np.full(of.heads, -np.inf, np.float32))
    tiles = (-(-of.queries // tile) + 1) // 2
    got, = command.run(file, row["knl_name"], segment, (of.heads, tiles, of.batch), 128, (out,))
    return of.error(got), of.allowed()


def gfx1250_fp8(command, file, row, random):
    """fp8 with e8m0 scales: of Q and K for 32 numbers of a position each, of V for 32 positions of a number each."""
    causal, depth, tile, keys_of_tile = row["mask"] != "0", int(row["hdim_q"]), 256, 128
    length = tile + keys_of_tile
    scales = [random.integers(125, 130, shape).astype(np.uint8)
              for shape in ((1, length, 2, depth // 32), (1, length, 1, depth // 32), (1, length // 32, 1, depth))]
    of = Problem(random, formats.FP8, (depth, depth), length, length, 2, 1, 1, causal, scales)
    by_head = lambda array: np.ascontiguousarray(array.transpose(0, 2, 1, 3))
    segment = Segment(slot=None)
    out = segment.buffer(np.zeros((of.batch, of.heads, of.queries, of.value_depth), np.uint16))
    for array in (of.q, of.k, of.v):
        segment.buffer(by_head(array), BEHIND)
    segment.buffer(np.zeros((of.batch, of.heads, of.queries), np.float32))
    strides = lambda positions, heads, size=1: (size * depth, size * positions * depth, size * heads * positions * depth)
    k = strides(of.keys, of.kv_heads)
    segment.float(of.scale)
    segment.number(of.queries, *strides(of.queries, of.heads), of.heads // of.kv_heads, *k, of.keys, of.heads, *k)
    segment.buffer(formats.scale_rows(by_head(scales[0]), tile), BEHIND)
    segment.buffer(formats.scale_rows(by_head(scales[1]), keys_of_tile), BEHIND)
    segment.buffer(formats.scale_columns(by_head(scales[2]), keys_of_tile // 32), BEHIND)
    segment.number(tile * depth, 0, 1, *strides(of.queries, of.heads, 2), 4 * of.queries)
    per_group = 2 if causal else 1
    tiles = (-(-of.queries // tile) + per_group - 1) // per_group
    got, = command.run(file, row["knl_name"], segment, (tiles, of.heads, of.batch), 128, (out,))
    return of.error(got.transpose(0, 2, 1, 3)), of.allowed()
