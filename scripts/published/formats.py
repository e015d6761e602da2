"""Small floats as numpy arrays: their bits, and what these are as f32."""
import numpy as np


def bf16_bits(values):
    """Of f32 numbers, rounded to nearest even."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def bf16(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32)


def _table(exponent_bits, mantissa_bits, bias, finite_to):
    """What each number of a format is. FINITE_TO: the largest magnitude's bits; those above are NaN."""
    sign_bit = 1 << exponent_bits + mantissa_bits
    values = []
    for bits in range(2 * sign_bit):
        magnitude = bits & sign_bit - 1
        exponent, mantissa = magnitude >> mantissa_bits, magnitude & (1 << mantissa_bits) - 1
        value = mantissa * 2.0 ** (1 - bias - mantissa_bits) if exponent == 0 else (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)
        values.append(np.nan if magnitude > finite_to else -value if bits & sign_bit else value)
    return np.array(values, np.float32)


FP8 = _table(4, 3, 7, 0x7e)        # OCP e4m3
FP8_FNUZ = _table(4, 3, 8, 0x7f)   # gfx942; 0x80 is NaN
FP8_FNUZ[0x80] = np.nan
FP4 = _table(2, 1, 1, 7)           # OCP e2m1


def random_fp8(random, shape, table):
    """Bits of moderate numbers."""
    good = np.flatnonzero(np.isfinite(table) & (np.abs(np.nan_to_num(table)) <= 2) & (np.abs(np.nan_to_num(table)) >= 1 / 32))
    return random.choice(good, shape).astype(np.uint8)


def fp4_pairs(bits):
    """The numbers of bytes that hold two each, the first in the low half."""
    return np.stack([FP4[bits & 15], FP4[bits >> 4]], -1).reshape(*bits.shape[:-1], -1)


def scale(bits):
    """OCP e8m0."""
    return np.ldexp(np.float32(1), bits.astype(np.int32) - 127)


def tiles(array, rows, columns):
    """Tiles of ROWS by COLUMNS, one after the other, each row by row."""
    height, width = array.shape
    return np.ascontiguousarray(array.reshape(height // rows, rows, width // columns, columns).transpose(0, 2, 1, 3)).reshape(height, width)


def weight_tiles(array):
    """How GEMMs of gfx942 and gfx950 want B: sixteen rows by 32 bytes (of 1-byte numbers 32, of 2-byte ones 32 of them), in pieces of
    sixteen bytes, row after row."""
    rows, columns = array.shape
    piece = 16 // array.itemsize
    parts = array.reshape(rows // 16, 16, columns // 32, 32 // piece, piece).transpose(0, 2, 3, 1, 4)
    return np.ascontiguousarray(parts).reshape(rows, columns)


def scale_tiles(array):
    """How GEMMs of gfx950 want scales of 4-bit floats: padded to 256 rows and eight columns, in groups of 32 by eight."""
    rows, columns = array.shape
    padded = np.full(((rows + 255) // 256 * 256, (columns + 7) // 8 * 8), 127, np.uint8)
    padded[:rows, :columns] = array
    height, width = padded.shape
    return np.ascontiguousarray(padded.reshape(height // 32, 2, 16, width // 8, 2, 4).transpose(0, 3, 5, 2, 4, 1)).reshape(height, width)


def scale_rows(array, tile):
    """How fp8 attention of gfx1250 wants scales of Q and K, given as [sequence][head][position][scale]: positions padded to tiles, and of
    each 64 positions two halves of sixteen side by side: 0, 16, 1, 17, ..."""
    padded = np.pad(array, ((0, 0), (0, 0), (0, -array.shape[2] % tile), (0, 0)), constant_values=127)
    sequences, heads, positions, scales = padded.shape
    parts = padded.reshape(sequences, heads, positions // 32, 2, 16, scales).transpose(0, 1, 2, 4, 3, 5)
    return np.ascontiguousarray(parts).reshape(padded.shape)


def scale_columns(array, rows):
    """How it wants scales of V, given as [sequence][head][32 positions][number]: padded to ROWS, which lie in blocks of 64 numbers."""
    padded = np.pad(array, ((0, 0), (0, 0), (0, -array.shape[2] % rows), (0, 0)), constant_values=127)
    sequences, heads, positions, numbers = padded.shape
    parts = padded.reshape(sequences, heads, positions // rows, rows, numbers // 64, 64).transpose(0, 1, 2, 4, 3, 5)
    return np.ascontiguousarray(parts).reshape(padded.shape)
