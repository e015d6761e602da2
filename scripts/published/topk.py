"""The largest softmax weights of each row, and their columns."""
import numpy as np

import formats
from launch import Segment


def topk_softmax(command, file, row, random):
    """ROW: of the table. Gives the largest error of a weight; more than 1 where columns differ."""
    rows, experts, count = 2 * int(row["subm"]) + 1, int(row["num_experts"]), int(row["topk"])
    # No two numbers of a row are the same, also as bf16.
    patterns = np.arange(0x3d00, 0x4080, 1, dtype=np.uint16)
    patterns = np.concatenate([patterns, patterns | 0x8000])
    bits = np.stack([random.choice(patterns, experts, replace=False) for _ in range(rows)])
    logits = formats.bf16(bits)
    stride = count + 2
    segment = Segment()
    columns = segment.buffer(np.full((rows, stride), -1, np.int32))
    weights = segment.buffer(np.zeros((rows, stride), np.float32))
    segment.buffer(bits if row["dtype"] == "bf16" else logits)
    segment.number(rows, experts, count, 1, stride * 4)
    grid = (rows + int(row["subm"]) - 1) // int(row["subm"])
    got_columns, got_weights = command.run(file, row["knl_name"], segment, (grid, 1, 1), 256, (columns, weights))
    exponentials = np.exp(logits.astype(np.float64) - logits.max(1, keepdims=True))
    best = np.argsort(-logits, 1, kind="stable")[:, :count]
    expected = np.take_along_axis(exponentials, best, 1)
    expected /= expected.sum(1, keepdims=True)
    order = np.argsort(got_columns[:, :count], 1)
    right_order = np.argsort(best, 1)
    if not np.array_equal(np.take_along_axis(got_columns[:, :count], order, 1), np.take_along_axis(best, right_order, 1)):
        return 2.0, 1e-3
    if (got_columns[:, count:] != -1).any():
        return 3.0, 1e-3  # wrote beyond a row's end
    return float(np.abs(np.take_along_axis(got_weights[:, :count], order, 1) - np.take_along_axis(expected, right_order, 1)).max()), 1e-3
