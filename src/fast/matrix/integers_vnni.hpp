// Integers by VNNI: exact products and sums, wrapping at 32 bits, so the order of k is free. Bytes are multiplied as
// they stand in the registers, four k's a dword; nibbles are brought to bytes in memory.
//
// The hardware multiplies unsigned by signed numbers. Where both are of one kind, B's are taken 128 too large or too
// small, and that many times the sum of A's row is taken off at the end: at the start everything would wait for these
// sums.
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/kernels.hpp"
#include "fast/matrix/unpack_host.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::vnni {

using avx512::broadcast_dword;

/// Dwords from an operand's first to those of four k's of sixteen rows or columns; rows 16 to 31 follow them. From a
/// table with `step` entries for four k's; or of MFMA's four registers.
template <std::uint32_t step>
struct ChunksAt {
  const std::uint16_t* table;
  [[gnu::always_inline]] std::uint32_t at(std::uint32_t k) const { return table[k * step]; }
};
template <std::uint32_t N>
struct FourRegisters {
  static constexpr std::uint32_t at(std::uint32_t k) { return k % 4 * row_dwords + k / 4 * N; }
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
template <class Chunks>
struct Job {
  const std::uint32_t* a;
  Chunks a_at, b_at;
  std::uint32_t chunks;  ///< dwords along k
  bool b_signed;
};
/// The address of chunk k.
template <std::uint32_t step>
LOCKSTEP_INLINE_VNNI const std::uint32_t* address(const std::uint32_t* from, const ChunksAt<step>& chunks,
                                                  std::size_t k) {
  const std::uint32_t* result = from + chunks.table[k * step];
  asm("" : "+r"(result));  // or g++ adds those of four in a vector, and takes them apart again
  return result;
}
template <std::uint32_t N>
LOCKSTEP_INLINE_VNNI const std::uint32_t* address(const std::uint32_t* from, FourRegisters<N>, std::size_t k) {
  return from + FourRegisters<N>::at(static_cast<std::uint32_t>(k));
}

template <bool a_signed>
LOCKSTEP_INLINE_VNNI __m512i add_products(__m512i sum, __m512i a, __m512i b) {
  return a_signed ? _mm512_dpbusd_epi32(sum, b, a) : _mm512_dpbusd_epi32(sum, a, b);
}
/// By how much sums of rows are too large.
template <std::uint32_t rows>
struct Excess {
  alignas(64) std::int32_t of[rows];
};
template <bool a_signed, std::uint32_t rows, class Chunks>
LOCKSTEP_INLINE_VNNI void find_excess(const Job<Chunks>& job, Excess<rows>& to) {
  const __m512i ones = _mm512_set1_epi8(1), zero = _mm512_setzero_si512();
  for (std::uint32_t row = 0; row < rows; row += 16) {
    __m512i sum = zero;
    if (a_signed == job.b_signed) {
      __m512i sums[4] = {zero, zero, zero, zero};  // side by side
      for (std::uint32_t k = 0; k < job.chunks; k += 4) {
#pragma GCC unroll 4
        for (std::uint32_t i = 0; i < 4; ++i) {
          if (k + i >= job.chunks) break;
          const __m512i four = _mm512_loadu_si512(job.a + job.a_at.at(k + i) + row);
          sums[i] = a_signed ? _mm512_dpbusd_epi32(sums[i], ones, four) : _mm512_dpbusd_epi32(sums[i], four, ones);
        }
      }
      sum = _mm512_add_epi32(_mm512_add_epi32(sums[0], sums[1]), _mm512_add_epi32(sums[2], sums[3]));
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
/// Dwords of A and B from `k` on. Half the rows run through them, then the others: a
/// sum that comes from the operation just before does not keep stores waiting (see matrix/f32.hpp).
template <bool a_signed, bool by_shuffles, std::uint32_t H, std::uint32_t W, class Chunks, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_chunks(Tile<H, W>& tile, const Job<Chunks>& job, const Results<W>& of,
                                          std::uint32_t k, std::uint32_t first, __m512i offset,
                                          std::index_sequence<K...>) {
  using Half = std::make_index_sequence<H / 2>;
  const std::uint32_t* const a[] = {address(job.a + first, job.a_at, k + K)...};
  const Columns<W> columns[] = {load_columns<W>(of, job.b_at.at(k + K), offset)...};
  (multiply_rows<a_signed, 0, by_shuffles>(tile, a[K], columns[K], Half{}), ...);
  (multiply_rows<a_signed, H / 2, by_shuffles>(tile, a[K], columns[K], Half{}), ...);
}
template <bool a_signed, bool by_shuffles, std::uint32_t H, std::uint32_t rows, std::uint32_t W, class Chunks,
          class Layout>
LOCKSTEP_INLINE_VNNI void multiply(const Job<Chunks>& job, const Results<W>& of, const Layout& layout) {
  constexpr std::make_index_sequence<H> each{};
  const __m512i offset = _mm512_set1_epi8(a_signed == job.b_signed ? -128 : 0);
  Excess<rows> excess;
  find_excess<a_signed>(job, excess);
  asm("" : "+m"(excess));  // else clang keeps A in registers until the end, for these sums
  for (std::uint32_t first = 0; first < rows; first += H) {
    Tile<H, W> tile;
    load_tile<0>(tile, of.c[0], layout, first, each);
    if constexpr (W == 2) load_tile<1>(tile, of.c[1], layout, first, each);
    constexpr std::make_index_sequence<4> four{};
    if constexpr (std::is_same_v<Chunks, FourRegisters<32>>) {
      multiply_chunks<a_signed, by_shuffles>(tile, job, of, 0, first, offset, four);
      multiply_chunks<a_signed, by_shuffles>(tile, job, of, 4, first, offset, four);
    } else {
      std::uint32_t k = 0;
      for (; k + 4 <= job.chunks; k += 4) multiply_chunks<a_signed, by_shuffles>(tile, job, of, k, first, offset, four);
      for (; k < job.chunks; ++k)
        multiply_chunks<a_signed, by_shuffles>(tile, job, of, k, first, offset, std::make_index_sequence<1>{});
    }
    store_tile(tile, of, layout, first, excess.of + first, each);
  }
}

template <std::uint32_t N, bool by_shuffles, class Chunks>
LOCKSTEP_INLINE_VNNI void multiply_mfma(const Job<Chunks>& job, const std::uint32_t* b, const std::uint32_t* c,
                                        std::uint32_t* d) {
  if constexpr (N == 32)
    multiply<true, false, 8, 32, 2>(job, {{b, b + 16}, {c, c + 16}, {d, d + 16}}, MfmaRows<32>{});
  else
    multiply<true, by_shuffles, 16, 16, 1>(job, {{b}, {c}, {d}}, MfmaRows<16>{});
}
/// MFMA: N x N, block by block. A RunMatrix.
template <std::uint32_t N, bool by_shuffles>
LOCKSTEP_TARGET_VNNI void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                      Rows d_rows, const BlockScales*) {
  using Chunks = ChunksAt<N / 16>;
  const std::uint32_t chunks = plan.op.k / 4u;
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t first = block * chunks * (N / 16), at = block * N * N;
    const Chunks a_at{plan.a_input.chunk.data() + first}, b_at{plan.b_input.chunk.data() + first};
    multiply_mfma<N, by_shuffles>(Job<Chunks>{a_rows[0], a_at, b_at, chunks, true}, b_rows[0], c_rows[0] + at,
                                  d_rows[0] + at);
  }
}
/// The same of one block whose A and B have four registers.
template <std::uint32_t N, bool by_shuffles>
LOCKSTEP_TARGET_VNNI void multiply_four_registers(const MatrixPlan&, ConstRows a_rows, ConstRows b_rows,
                                                  ConstRows c_rows, Rows d_rows, const BlockScales*) {
  const Job<FourRegisters<N>> job{a_rows[0], {}, {}, 256 / N, true};
  multiply_mfma<N, by_shuffles>(job, b_rows[0], c_rows[0], d_rows[0]);
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

/// WMMA of sixteen k's, which are few: A's and B's stay in registers, C's rows are loaded late and stored soon. One
/// product, or two with the same A.
template <bool a_signed, std::uint32_t W, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_sixteen(const Job<ChunksAt<1>>& job, const Results<W>& of, const RowsAt& rows,
                                           std::index_sequence<K...>) {
  constexpr std::uint32_t height = 4 / W;
  constexpr std::make_index_sequence<height> each{};
  const std::uint32_t* const a[] = {address(job.a, job.a_at, K)...};
  Excess<16> excess;
  find_excess<a_signed>(job, excess);
  const __m512i offset = _mm512_set1_epi8(a_signed == job.b_signed ? -128 : 0);
  const Columns<W> columns[] = {load_columns<W>(of, job.b_at.at(K), offset)...};
#pragma GCC unroll 8
  for (std::uint32_t first = 0; first < 16; first += height) {
    Tile<height, W> tile;
    load_tile<0>(tile, of.c[0], rows, first, each);
    if constexpr (W == 2) load_tile<1>(tile, of.c[1], rows, first, each);
    (multiply_rows<a_signed, 0, false>(tile, a[K] + first, columns[K], each), ...);
    store_tile(tile, of, rows, first, excess.of + first, each);
  }
}
template <bool a_signed, std::uint32_t W>
LOCKSTEP_TARGET_VNNI [[gnu::noinline]] void multiply_more(const Job<ChunksAt<1>>& job, const Results<W>& of,
                                                          const RowsAt& rows) {
  multiply<a_signed, false, 16 / W, 16>(job, of, rows);
}
LOCKSTEP_INLINE_VNNI bool all_copies_agree(const ProductsJob& job) {
  bool agree = true;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    agree =
        agree && avx512::copies_agree_here(reinterpret_cast<ConstRows>(job.a[i]), job.a_plan->registers, job.copies);
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    agree =
        agree && avx512::copies_agree_here(reinterpret_cast<ConstRows>(job.b[i]), job.b_plan->registers, job.copies);
  return agree;
}
/// `sixteen`: bytes with sixteen k's.
template <bool a_signed, bool sixteen>
LOCKSTEP_TARGET_VNNI Outcome run_all(const ProductsJob& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return Outcome::copies_differ;
  const InputPlan &a_plan = *job.a_plan, &b_plan = *job.b_plan;
  const bool bytes = sixteen || a_plan.format == Element::iu8, b_signed = job.b_signed;
  const std::uint16_t *const a_at = bytes ? a_plan.chunk.data() : linear_chunks.data(), *const b_at =
                                                                                            bytes ? b_plan.chunk.data()
                                                                                                  : a_at;
  const std::uint32_t chunks = sixteen ? 4u : a_plan.chunks * (bytes ? 1u : 2u), count = job.count;
  const RowsAt rows{offsets_at(job.places).data()};
  constexpr std::make_index_sequence<4> four{};
  for (std::uint32_t i = 0; i < count;) {
    const OneProduct one = job.product[i];
    const bool pair = i + 1 < count && job.product[i + 1].a == one.a;
    i += pair ? 2 : 1;
    Staged a_bytes, left_bytes, right_bytes;
    const std::uint32_t *a = job.a[one.a], *left = job.b[one.b];
    if constexpr (!sixteen) {
      a = stage(a_plan, a, a_signed, a_bytes);
      left = stage(b_plan, left, b_signed, left_bytes);
    }
    const Job<ChunksAt<1>> of{a, {a_at}, {b_at}, chunks, b_signed};
    if (!pair) {
      const Results<1> results{{left}, {one.c}, {one.d}};
      if constexpr (sixteen)
        multiply_sixteen<a_signed>(of, results, rows, four);
      else
        multiply_more<a_signed>(of, results, rows);
      continue;
    }
    const OneProduct other = job.product[i - 1];
    const std::uint32_t* right = job.b[other.b];
    if constexpr (!sixteen) right = stage(b_plan, right, b_signed, right_bytes);
    const Results<2> results{{left, right}, {one.c, other.c}, {one.d, other.d}};
    if constexpr (sixteen)
      multiply_sixteen<a_signed>(of, results, rows, four);
    else
      multiply_more<a_signed>(of, results, rows);
  }
  return Outcome::done;
}
/// A RunProducts. D's overlap no A or B.
inline Outcome run_products(const ProductsJob& job) {
  if (job.a_plan->format == Element::iu8 && job.a_plan->chunks == 4)
    return job.a_signed ? run_all<true, true>(job) : run_all<false, true>(job);
  return job.a_signed ? run_all<true, false>(job) : run_all<false, false>(job);
}

}  // namespace lockstep::fast::vnni
#endif
