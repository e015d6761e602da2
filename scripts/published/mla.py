"""Attention to compressed keys and values (MLA), decoding on gfx1250: fp8, keys of 512 numbers that are the values, too, and 64 more. Each case is
(largest error, what is allowed)."""
import math

import numpy as np

import formats
from launch import Segment

VALUES, MORE, PAGE = 512, 64, 64
PADDED = 768  # bytes from one query's head to the next


def decode(command, file, row, random):
    """Sequences of keys in pages that lie in another order; the last page is not full. No split of the keys."""
    heads, queries, batch, keys, depth = int(row["Gqa"]), int(row["qSeqLen"]), 2, 3 * PAGE - 23, VALUES + MORE
    pages = -(-keys // PAGE)
    q = formats.random_fp8(random, (batch, queries, heads, depth), formats.FP8)
    kv = formats.random_fp8(random, (batch, pages * PAGE, depth), formats.FP8)
    q_scale, kv_scale = np.float32(0.75), np.float32(1.25)
    order = random.permutation(batch * pages).astype(np.int32)
    paged = np.zeros((batch * pages, PAGE * depth), np.uint8)
    for page, content in zip(order, kv.reshape(batch * pages, PAGE, depth)):
        paged[page] = np.concatenate([content[:, :VALUES].ravel(), content[:, VALUES:].ravel()])
    wide = np.zeros((batch * queries, heads, PADDED), np.uint8)
    wide[..., :depth] = q.reshape(batch * queries, heads, depth)
    starts = lambda length: np.arange(batch + 1, dtype=np.int32) * length
    packed = heads != 128  # the kernel for 128 heads has its arguments in slots
    segment = Segment(slot=None if packed else 16)
    scale = 1 / math.sqrt(depth)
    out = segment.buffer(np.zeros((batch * queries, heads, VALUES), np.uint16))
    segment.buffer(np.zeros((batch * queries, heads), np.float32))
    segment.buffer(wide, 1 << 16)
    segment.buffer(paged, 1 << 16)
    segment.buffer(starts(pages))
    segment.buffer(order, 64)
    segment.buffer(np.full(batch, keys - (pages - 1) * PAGE, np.int32))
    strides = heads * queries * depth, PAGE * depth
    if packed:
        segment.buffer(starts(queries))
        for array in (np.full(1, q_scale), np.full(1, kv_scale), np.zeros(batch, np.int32)):
            segment.buffer(array)
        segment.number(1)
        segment.float(scale)
        segment.number(heads * queries, 1, strides[1], PAGE.bit_length() - 1, strides[0], 0)
    else:
        segment.float(scale)
        segment.number(heads * queries, 1, *strides, PAGE.bit_length() - 1)
        segment.buffer(starts(queries))
        segment.buffer(starts(1))
        segment.number(1)
        segment.buffer(np.full(1, q_scale))
        segment.buffer(np.full(1, kv_scale))
    got, = command.run(file, row["knl_name"], segment, (1, batch, 1 if packed else 2), 128, (out,))
    left = formats.FP8[q].astype(np.float64) * q_scale
    right = formats.FP8[kv[:, :keys]].astype(np.float64) * kv_scale
    scores = np.einsum("bqhd,bkd->bhqk", left, right) * scale
    hidden = np.arange(keys) > np.arange(queries)[:, None] + keys - queries
    weights = np.exp(np.where(hidden, -np.inf, scores - scores.max(3, keepdims=True)))
    weights /= weights.sum(3, keepdims=True)
    expected, size = (np.einsum("bhqk,bkd->bqhd", weights, x[..., :VALUES]) for x in (right, np.abs(right)))
    return float((np.abs(formats.bf16(got).reshape(expected.shape) - expected) / size).max()), 2**-4 * 1.125


def sparse(command, file, row, random):
    """Keys and values by their numbers: 448 in fp8 with an e8m0 scale for 64 each, which stands there twice, and 64 in bf16. A sink takes a part of the weights."""
    heads, queries, batch, keys, narrow, depth = int(row["Gqa"]), int(row["qSeqLen"]), 2, 99, 448, 512
    tokens = batch * keys + 5
    parts = []
    for shape in ((batch * queries, heads), (tokens,)):
        numbers = formats.random_fp8(random, (*shape, narrow), formats.FP8)
        scales = random.integers(125, 130, (*shape, narrow // 64)).astype(np.uint8)
        rope = formats.bf16_bits(random.uniform(-1, 1, (*shape, MORE)))
        packed = np.zeros((*shape, 512), np.uint8)
        packed[..., :narrow] = numbers
        packed[..., narrow:narrow + 14] = np.repeat(scales, 2, -1)
        values = np.concatenate([formats.FP8[numbers] * np.repeat(formats.scale(scales), 64, -1), formats.bf16(rope)], -1)
        parts.append((packed, rope, values.astype(np.float64)))
    (q, q_rope, left), (kv, kv_rope, right) = parts
    chosen = random.permutation(tokens)[:batch * keys].astype(np.int32)
    sink = random.uniform(-1, 1, heads).astype(np.float32)
    starts = lambda length: np.arange(batch + 1, dtype=np.int32) * length
    segment = Segment(slot=None)
    scale = 1 / math.sqrt(depth)
    out = segment.buffer(np.zeros((batch * queries, heads, depth), np.uint16))
    segment.buffer(q, 1 << 16)
    segment.buffer(kv, 1 << 16)
    segment.buffer(starts(keys))
    segment.buffer(np.ones(batch, np.int32))
    segment.buffer(starts(queries))
    segment.buffer(q_rope, 1 << 16)
    segment.buffer(kv_rope, 1 << 16)
    segment.float(scale)
    segment.number(heads * queries, 1, tokens, 1)
    segment.buffer(np.zeros((batch * queries, heads), np.float32))
    segment.buffer(chosen, 1 << 12)
    segment.buffer(np.zeros(batch, np.int32))
    segment.number(0)
    segment.buffer(sink)
    got, = command.run(file, row["knl_name"], segment, (1, batch, 1), 128, (out,))
    right = right[chosen].reshape(batch, keys, depth)
    weights = np.exp(np.einsum("bqhd,bkd->bhqk", left.reshape(batch, queries, heads, depth), right) * scale)
    weights /= weights.sum(3, keepdims=True) + np.exp(sink.astype(np.float64))[:, None, None]
    expected, size = (np.einsum("bhqk,bkd->bqhd", weights, x) for x in (right, np.abs(right)))
    return float((np.abs(formats.bf16(got).reshape(expected.shape) - expected) / size).max()), 2**-4 * 1.125
