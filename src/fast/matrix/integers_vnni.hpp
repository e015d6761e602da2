// Integers by VNNI: exact products and sums, wrapping at 32 bits, so the order of k is free. Bytes are multiplied as
// they stand in the registers, four k's a dword; nibbles are brought to bytes in memory.
//
// The hardware multiplies unsigned by signed numbers. Where both are of one kind, B's are taken 128 too large or too
// small, and that many times the sum of A's row is taken off at the end: at the start everything would wait for these
// sums.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/kernels.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::vnni {

using avx512::broadcast_dword;

/// A or B: dwords of four k's of sixteen rows or columns, `at` so many dwords from the first. Those of rows 16 to 31
/// follow them.
struct Bytes {
  const std::uint32_t* from;
  const std::uint16_t* at;
};
/// Rows of C and D where the layout is known at run time alone.
struct RowsAt {
  const std::uint16_t* offset;
  [[gnu::always_inline]] std::uint32_t at(std::uint32_t row) const { return offset[row]; }
};
/// Two results with the same A, or one.
template <std::uint32_t W>
struct Results {
  const std::uint32_t* b[W];  ///< their B's, whose dwords stand at the same places
  const std::uint32_t* c[W];
  std::uint32_t* d[W];
};
struct Job {
  Bytes a;
  const std::uint16_t* b_at;
  std::uint32_t chunks;  ///< dwords along k
  bool b_signed;
};

template <bool a_signed>
LOCKSTEP_INLINE_VNNI __m512i add_products(__m512i sum, __m512i a, __m512i b) {
  return a_signed ? _mm512_dpbusd_epi32(sum, b, a) : _mm512_dpbusd_epi32(sum, a, b);
}
/// By how much sums of rows are too large.
template <std::uint32_t rows>
struct Excess {
  alignas(64) std::int32_t of[rows];
};
template <bool a_signed, std::uint32_t rows>
LOCKSTEP_INLINE_VNNI void find_excess(const Job& job, Excess<rows>& to) {
  const __m512i ones = _mm512_set1_epi8(1), zero = _mm512_setzero_si512();
  for (std::uint32_t row = 0; row < rows; row += 16) {
    __m512i sum = zero;
    if (a_signed == job.b_signed) {
      for (std::uint32_t k = 0; k < job.chunks; ++k) {
        const __m512i four = _mm512_loadu_si512(job.a.from + job.a.at[k * (rows / 16)] + row);
        sum = a_signed ? _mm512_dpbusd_epi32(sum, ones, four) : _mm512_dpbusd_epi32(sum, four, ones);
      }
      sum = _mm512_slli_epi32(sum, 7);
      if (!a_signed) sum = _mm512_sub_epi32(zero, sum);
    }
    _mm512_store_si512(to.of + row, sum);
  }
}

/// H rows of W results.
template <std::uint32_t H, std::uint32_t W>
struct Tile {
  __m512i sum[H][W];
};
template <std::uint32_t w, class Layout, std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_VNNI void load_tile(Tile<H, W>& tile, const std::uint32_t* c, const Layout& rows, std::uint32_t first,
                                    std::index_sequence<R...>) {
  ((tile.sum[R][w] = _mm512_loadu_si512(c + rows.at(first + R))), ...);
}
template <class Layout, std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_VNNI void store_tile(const Tile<H, W>& tile, const Results<W>& of, const Layout& rows,
                                     std::uint32_t first, const std::int32_t* excess, std::index_sequence<R...>) {
  for (std::uint32_t w = 0; w < W; ++w) {
    std::uint32_t* const d = of.d[w];
    (_mm512_storeu_si512(d + rows.at(first + R), _mm512_sub_epi32(tile.sum[R][w], _mm512_set1_epi32(excess[R]))), ...);
  }
}

/// Four k's of row R. With one result, loads are the bound: two rows of four come by one where shuffles cost nothing.
template <std::uint32_t W, bool by_shuffles, std::uint32_t R>
LOCKSTEP_INLINE_VNNI __m512i row_numbers(const std::uint32_t* a) {
  if constexpr (by_shuffles && W == 1 && R % 4 < 2)
    return _mm512_castps_si512(avx512::row_of_pair<R>(avx512::broadcast_pair(a + R / 2 * 2)));
  else if constexpr (W == 2)
    return broadcast_dword(a + R);  // one load for both
  else
    return _mm512_set1_epi32(static_cast<int>(a[R]));
}
template <std::uint32_t W>
struct Columns {
  __m512i number[W];
};
template <bool a_signed, std::uint32_t R, bool by_shuffles, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_VNNI void multiply_row(Tile<H, W>& tile, const std::uint32_t* a, const Columns<W>& b) {
  const __m512i row = row_numbers<W, by_shuffles, R>(a);
  tile.sum[R][0] = add_products<a_signed>(tile.sum[R][0], row, b.number[0]);
  if constexpr (W == 2) tile.sum[R][1] = add_products<a_signed>(tile.sum[R][1], row, b.number[1]);
}
template <bool a_signed, std::uint32_t First, bool by_shuffles, std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_rows(Tile<H, W>& tile, const std::uint32_t* a, const Columns<W>& b,
                                        std::index_sequence<R...>) {
  (multiply_row<a_signed, First + R, by_shuffles>(tile, a, b), ...);
}
template <std::uint32_t W>
LOCKSTEP_INLINE_VNNI Columns<W> load_columns(const Results<W>& of, std::uint32_t at, __m512i offset) {
  Columns<W> columns;
  columns.number[0] = _mm512_xor_si512(_mm512_loadu_si512(of.b[0] + at), offset);
  if constexpr (W == 2) columns.number[1] = _mm512_xor_si512(_mm512_loadu_si512(of.b[1] + at), offset);
  return columns;
}
/// Dwords of A and B from `k` on, of which `step` tables go by a k. Half the rows run through them, then the others: a
/// sum that comes from the operation just before does not keep stores waiting (see matrix/f32.hpp).
template <bool a_signed, bool by_shuffles, std::uint32_t step, std::uint32_t H, std::uint32_t W, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_chunks(Tile<H, W>& tile, const Job& job, const Results<W>& of, std::uint32_t k,
                                          std::uint32_t first, __m512i offset, std::index_sequence<K...>) {
  using Half = std::make_index_sequence<H / 2>;
  const std::uint32_t* a[] = {job.a.from + job.a.at[(k + K) * step] + first...};
  asm("" : "+r"(a[0]));  // or g++ adds all in a vector, and takes them apart again
  const Columns<W> columns[] = {load_columns<W>(of, job.b_at[(k + K) * step], offset)...};
  (multiply_rows<a_signed, 0, by_shuffles>(tile, a[K], columns[K], Half{}), ...);
  (multiply_rows<a_signed, H / 2, by_shuffles>(tile, a[K], columns[K], Half{}), ...);
}
template <bool a_signed, bool by_shuffles, std::uint32_t H, std::uint32_t rows, std::uint32_t W, class Layout>
LOCKSTEP_INLINE_VNNI void multiply(const Job& job, const Results<W>& of, const Layout& layout) {
  constexpr std::uint32_t step = rows / 16;
  constexpr std::make_index_sequence<H> each{};
  const __m512i offset = _mm512_set1_epi8(a_signed == job.b_signed ? -128 : 0);
  Excess<rows> excess;
  find_excess<a_signed>(job, excess);
  asm("" : "+m"(excess));  // else clang keeps A in registers until the end, for these sums
  for (std::uint32_t first = 0; first < rows; first += H) {
    Tile<H, W> tile;
    load_tile<0>(tile, of.c[0], layout, first, each);
    if constexpr (W == 2) load_tile<1>(tile, of.c[1], layout, first, each);
    std::uint32_t k = 0;
    for (; k + 4 <= job.chunks; k += 4)
      multiply_chunks<a_signed, by_shuffles, step>(tile, job, of, k, first, offset, std::make_index_sequence<4>{});
    for (; k < job.chunks; ++k)
      multiply_chunks<a_signed, by_shuffles, step>(tile, job, of, k, first, offset, std::make_index_sequence<1>{});
    store_tile(tile, of, layout, first, excess.of + first, each);
  }
}

/// MFMA: N x N, block by block. A RunMatrix.
template <std::uint32_t N, bool by_shuffles>
LOCKSTEP_TARGET_VNNI void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                      Rows d_rows, const BlockScales*) {
  const std::uint32_t chunks = plan.op.k / 4u;
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t first = block * chunks * (N / 16), at = block * N * N;
    const Job job{{a_rows[0], plan.a_input.chunk.data() + first}, plan.b_input.chunk.data() + first, chunks, true};
    const std::uint32_t* const c = c_rows[0] + at;
    std::uint32_t* const d = d_rows[0] + at;
    if constexpr (N == 32)
      multiply<true, false, 8, 32, 2>(job, {{b_rows[0], b_rows[0] + 16}, {c, c + 16}, {d, d + 16}}, MfmaRows<32>{});
    else
      multiply<true, by_shuffles, 16, 16, 1>(job, {{b_rows[0]}, {c}, {d}}, MfmaRows<16>{});
  }
}

/// Nibbles as bytes: the even or odd ones.
LOCKSTEP_INLINE_VNNI __m512i nibbles(__m512i bits, bool is_signed) {
  const __m512i low = _mm512_and_si512(bits, _mm512_set1_epi8(15)), eight = _mm512_set1_epi8(8);
  return is_signed ? _mm512_sub_epi8(_mm512_xor_si512(low, eight), eight) : low;
}
inline constexpr std::uint32_t most_chunks = 16;
inline constexpr auto linear_chunks = [] {
  std::array<std::uint16_t, most_chunks> result{};
  for (std::uint32_t i = 0; i < most_chunks; ++i) result[i] = static_cast<std::uint16_t>(i * 16);
  return result;
}();
struct Staged {
  alignas(64) std::uint32_t chunk[most_chunks][16];
};
LOCKSTEP_INLINE_VNNI const std::uint32_t* stage(const InputPlan& plan, const std::uint32_t* from, bool is_signed,
                                                Staged& to) {
  if (plan.format != Element::iu4) return from;
  for (std::uint32_t i = 0; i < plan.chunks; ++i) {
    const __m512i bits = _mm512_loadu_si512(from + plan.chunk[i]);
    _mm512_store_si512(to.chunk[2 * i], nibbles(bits, is_signed));
    _mm512_store_si512(to.chunk[2 * i + 1], nibbles(_mm512_srli_epi32(bits, 4), is_signed));
  }
  return to.chunk[0];
}

/// WMMA: one product, or two with the same A. Sixteen k's are few: C's rows are loaded late and stored soon.
template <bool a_signed, std::uint32_t W>
LOCKSTEP_TARGET_VNNI [[gnu::noinline]] void multiply_products(const Job& job, const Results<W>& of,
                                                              const std::uint16_t* rows) {
  if (job.chunks == 4)
    multiply<a_signed, false, 4 / W, 16>(job, of, RowsAt{rows});
  else
    multiply<a_signed, false, 16 / W, 16>(job, of, RowsAt{rows});
}
template <bool a_signed>
LOCKSTEP_INLINE_VNNI Outcome run_all(const ProductsJob& job) {
  const InputPlan &a_plan = *job.a_plan, &b_plan = *job.b_plan;
  if (job.copies != 1) {
    bool agree = true;
    for (std::uint32_t i = 0; i < job.a_count; ++i)
      agree = agree && copies_agree<16>(reinterpret_cast<ConstRows>(job.a[i]), a_plan.registers, job.copies);
    for (std::uint32_t i = 0; i < job.b_count; ++i)
      agree = agree && copies_agree<16>(reinterpret_cast<ConstRows>(job.b[i]), b_plan.registers, job.copies);
    if (!agree) return Outcome::copies_differ;
  }
  const bool bytes = a_plan.format == Element::iu8;
  Staged a_bytes, b_bytes[2];
  const std::uint16_t* const rows = offsets_at(job.places).data();
  for (std::uint32_t i = 0; i < job.count;) {
    const OneProduct &one = job.product[i], &other = job.product[i + 1 < job.count ? i + 1 : i];
    const std::uint16_t* const at = bytes ? a_plan.chunk.data() : linear_chunks.data();
    const Job of{{stage(a_plan, job.a[one.a], a_signed, a_bytes), at},
                 bytes ? b_plan.chunk.data() : at,
                 a_plan.chunks * (bytes ? 1u : 2u),
                 job.b_signed};
    const std::uint32_t* const left = stage(b_plan, job.b[one.b], job.b_signed, b_bytes[0]);
    if (&one == &other || one.a != other.a) {
      multiply_products<a_signed, 1>(of, {{left}, {one.c}, {one.d}}, rows);
      ++i;
    } else {
      const std::uint32_t* const right = stage(b_plan, job.b[other.b], job.b_signed, b_bytes[1]);
      multiply_products<a_signed, 2>(of, {{left, right}, {one.c, other.c}, {one.d, other.d}}, rows);
      i += 2;
    }
  }
  return Outcome::done;
}
/// A RunProducts. D's overlap no A or B.
LOCKSTEP_TARGET_VNNI inline Outcome run_products(const ProductsJob& job) {
  return job.a_signed ? run_all<true>(job) : run_all<false>(job);
}

}  // namespace lockstep::fast::vnni
#endif
