"""Attention to keys and values in pages (gfx1250), decoding: fp8 with one scale each for Q, K and V, to bf16. Each case is (largest error, what is
allowed)."""
import math

import numpy as np

import formats
from launch import Segment


def decode(command, file, row, random):
    """Two queries a sequence. Each workgroup does one sequence and one head of keys, all of its pages; a sink takes a part of the weights."""
    depth, page, group, queries = int(row["hdim"]), int(row["page_size"]), int(row["gqa"]), 2
    batch, kv_heads, keys, pages = 2, 2, 2 * int(row["page_size"]) + 77, 3
    q = formats.random_fp8(random, (batch, queries, kv_heads, group, depth), formats.FP8)
    k, v = (formats.random_fp8(random, (batch, pages * page, kv_heads, depth), formats.FP8) for _ in range(2))
    scales = [np.float32(x) for x in (0.75, 1.25, 0.5)]
    sink = random.uniform(-1, 1, (kv_heads, group)).astype(np.float32)
    order = random.permutation(batch * pages).astype(np.int32)
    by_page = lambda array: array.reshape(batch * pages, page, kv_heads, depth).transpose(0, 2, 1, 3)  # [page][head][position][number]
    k_pages = by_page(k).reshape(batch * pages, kv_heads, page, depth // 16, 16).transpose(0, 1, 3, 2, 4)
    v_pages = by_page(v).reshape(batch * pages, kv_heads, page // 16, 16, depth).transpose(0, 1, 2, 4, 3)
    placed = []
    for array in (k_pages, v_pages):
        there = np.empty(array.shape, np.uint8)
        there[order] = array
        placed.append(there)
    works = [(b, -1, b * queries, (b + 1) * queries, b * pages, (b + 1) * pages, 0, (h + 1) * group << 16 | h * group) for b in range(batch) for h in range(kv_heads)]
    segment = Segment(slot=None)
    segment.buffer(q)
    for array in placed:
        segment.buffer(array, 1 << 16)
    segment.buffer(order, 64)
    segment.buffer(np.full(batch, keys, np.int32))
    segment.buffer(np.arange(batch + 1, dtype=np.int32) * pages)
    segment.buffer(np.arange(len(works) + 1, dtype=np.int32))
    segment.buffer(np.array(works, np.int32))
    segment.number(kv_heads, kv_heads * group * depth, kv_heads * page * depth, page * depth, queries - 1)
    segment.float(1 / math.sqrt(depth))
    segment.number(group, *[0] * 7)
    out = segment.buffer(np.zeros(q.shape, np.uint16))
    for array in (np.zeros(q.shape, np.float32), np.zeros(q.shape[:-1], np.float32), sink):
        segment.buffer(array)
    for scale in scales:
        segment.buffer(np.full(1, scale))
    got, = command.run(file, row["knl_name"], segment, (len(works), 1, 1), 128, (out,))
    left, key, value = (formats.FP8[x].astype(np.float64) * scale for x, scale in zip((q, k[:, :keys], v[:, :keys]), scales))
    scores = np.einsum("bqhgd,bkhd->bqhgk", left, key) / math.sqrt(depth)
    hidden = np.arange(keys) > np.arange(queries)[:, None] + keys - queries
    weights = np.exp(np.where(hidden[:, None, None, :], -np.inf, scores))
    weights /= weights.sum(4, keepdims=True) + np.exp(sink.astype(np.float64))[..., None]
    expected, size = (np.einsum("bqhgk,bkhd->bqhgd", weights, x) for x in (value, np.abs(value)))
    return float((np.abs(formats.bf16(got) - expected) / size).max()), 2**-4 * 1.125
