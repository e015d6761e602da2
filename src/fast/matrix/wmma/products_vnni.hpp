// WMMA of bytes with sixteen k's, one instruction or a group, all in one function: a WMMA has no more than 64 VPDPBUSD,
// so what is around them counts. A is multiplied as it stands in the registers, few rows at a time, of which each goes
// through all k's: a sum that comes from the operation before does not keep stores waiting.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/wmma/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::vnni {

using fast::avx512::broadcast_dword;

inline constexpr std::uint32_t product_chunks = 4;
using EachChunk = std::make_index_sequence<product_chunks>;

/// Where rows are in C and D.
using RowsAt = std::array<std::uint32_t, 16>;
constexpr RowsAt rows_at(RowPlaces places) {
  RowsAt result{};
  for (std::uint32_t row = 0; row < 16; ++row) result[row] = row_at(places, row);
  return result;
}
inline constexpr std::array<RowsAt, row_places> all_rows_at = {
    rows_at(RowPlaces::gfx11_32), rows_at(RowPlaces::gfx11_64), rows_at(RowPlaces::gfx12_32),
    rows_at(RowPlaces::gfx12_64), rows_at(RowPlaces::tile)};

/// An A or a B.
struct ProductChunks {
  std::array<const std::uint32_t*, product_chunks> at;
  __m512i four[product_chunks];
};
LOCKSTEP_INLINE_VNNI const std::uint32_t* chunk_at(const WmmaInput& plan, const std::uint32_t* from, std::size_t i) {
  const std::uint32_t* at = from + plan.chunk[i];
  asm("" : "+r"(at));  // or g++ adds all four in a vector, and takes them apart again
  return at;
}
template <std::size_t... K>
LOCKSTEP_INLINE_VNNI ProductChunks load_chunks(const WmmaInput& plan, const std::uint32_t* from,
                                               std::index_sequence<K...>) {
  ProductChunks result{{chunk_at(plan, from, K)...}, {}};
  ((result.four[K] = _mm512_loadu_si512(result.at[K])), ...);
  return result;
}

/// Not 0 where it is in `different`, or where copies in other groups of lanes differ; each chunk has a register of its
/// own then. (Compilers would make VPTERNLOGD of XOR and OR, which multiplications wait for on Zen 4.)
template <std::size_t... K>
LOCKSTEP_INLINE_VNNI __m512i differences(__m512i different, const ProductChunks& of, std::uint32_t copies,
                                         std::index_sequence<K...>) {
  ((different = _mm512_max_epu32(different, _mm512_xor_si512(of.four[K], _mm512_loadu_si512(of.at[K] + 16)))), ...);
  for (std::uint32_t g = 32; g < copies * 16; g += 16)
    ((different = _mm512_max_epu32(different, _mm512_xor_si512(of.four[K], _mm512_loadu_si512(of.at[K] + g)))), ...);
  return different;
}

/// What products of a job have in common.
struct ByteKinds {
  const WmmaInput *a_plan, *b_plan;
  const RowsAt* rows;
  bool b_signed;
  std::uint32_t copies;  ///< groups of lanes that have to hold the same, not yet looked at
};

/// The hardware multiplies unsigned by signed numbers. Where both are of one kind, B's are taken 128 too large or too
/// small.
template <bool a_signed>
LOCKSTEP_INLINE_VNNI void make_columns(const ByteKinds& kinds, ProductChunks& b) {
  const __m512i offset = _mm512_set1_epi8(a_signed == kinds.b_signed ? -128 : 0);
  for (__m512i& four : b.four) four = _mm512_xor_si512(four, offset);
}
/// By how much sums of rows are too large then.
struct Excess {
  alignas(64) std::int32_t of[16];
};
template <bool a_signed>
LOCKSTEP_INLINE_VNNI void find_excess(const ByteKinds& kinds, const ProductChunks& a, Excess& to) {
  const __m512i ones = _mm512_set1_epi8(1), zero = _mm512_setzero_si512();
  __m512i sum = zero;
  if (a_signed == kinds.b_signed) {
    for (const __m512i& four : a.four)
      sum = a_signed ? _mm512_dpbusd_epi32(sum, ones, four) : _mm512_dpbusd_epi32(sum, four, ones);
    sum = _mm512_slli_epi32(sum, 7);
    if (!a_signed) sum = _mm512_sub_epi32(zero, sum);
  }
  _mm512_store_si512(to.of, sum);
}

template <bool a_signed>
LOCKSTEP_INLINE_VNNI __m512i add_products(__m512i sum, __m512i a, __m512i b) {
  return a_signed ? _mm512_dpbusd_epi32(sum, b, a) : _mm512_dpbusd_epi32(sum, a, b);
}
/// A row is finished. What its sum is too large by comes last, as it takes longer than the sum.
LOCKSTEP_INLINE_VNNI void finish_row(__m512i sum, __m512i excess, std::uint32_t* d) {
  _mm512_storeu_si512(d, _mm512_sub_epi32(sum, excess));
}

/// Two products with the same A.
struct ColumnPair {
  ProductChunks left, right;
};
/// Four k's of two rows of both.
template <bool a_signed, std::size_t K>
LOCKSTEP_INLINE_VNNI void multiply_chunk(__m512i (&sum)[4], const std::uint32_t* a, const ColumnPair& b) {
  const __m512i first = broadcast_dword(a), second = broadcast_dword(a + 1);
  sum[0] = add_products<a_signed>(sum[0], first, b.left.four[K]);
  sum[1] = add_products<a_signed>(sum[1], first, b.right.four[K]);
  sum[2] = add_products<a_signed>(sum[2], second, b.left.four[K]);
  sum[3] = add_products<a_signed>(sum[3], second, b.right.four[K]);
}
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_two_rows(const ProductChunks& a, const Excess& excess, std::uint32_t row,
                                            const ColumnPair& b, const WmmaPairResults& of, const RowsAt& rows,
                                            std::index_sequence<K...>) {
  const std::uint32_t at = rows[row], next = rows[row + 1];
  __m512i sum[] = {_mm512_loadu_si512(of.c[0] + at), _mm512_loadu_si512(of.c[1] + at),
                   _mm512_loadu_si512(of.c[0] + next), _mm512_loadu_si512(of.c[1] + next)};
  (multiply_chunk<a_signed, K>(sum, a.at[K] + row, b), ...);
  const __m512i of_row = broadcast_dword(excess.of + row), of_next = broadcast_dword(excess.of + row + 1);
  finish_row(sum[0], of_row, of.d[0] + at);
  finish_row(sum[1], of_row, of.d[1] + at);
  finish_row(sum[2], of_next, of.d[0] + next);
  finish_row(sum[3], of_next, of.d[1] + next);
}
template <bool a_signed, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_pair(const ProductChunks& a, const Excess& excess, const ColumnPair& b,
                                        const WmmaPairResults& of, const RowsAt& rows, std::index_sequence<R...>) {
  (multiply_two_rows<a_signed>(a, excess, 2 * R, b, of, rows, EachChunk{}), ...);
}

/// Four k's of four rows of one product. (Two rows by one load, parted by shuffles, take longer: not loads are the
/// bound, but instructions.)
template <bool a_signed, std::size_t K>
LOCKSTEP_INLINE_VNNI void multiply_chunk(__m512i (&sum)[4], const std::uint32_t* a, const ProductChunks& b) {
  for (std::uint32_t r = 0; r < 4; ++r)
    sum[r] = add_products<a_signed>(sum[r], _mm512_set1_epi32(static_cast<int>(a[r])), b.four[K]);
}
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_four_rows(const ProductChunks& a, const Excess& excess, std::uint32_t row,
                                             const ProductChunks& b, const std::uint32_t* c, std::uint32_t* d,
                                             const RowsAt& rows, std::index_sequence<K...>) {
  const std::uint32_t* at = rows.data() + row;
  __m512i sum[] = {_mm512_loadu_si512(c + at[0]), _mm512_loadu_si512(c + at[1]), _mm512_loadu_si512(c + at[2]),
                   _mm512_loadu_si512(c + at[3])};
  (multiply_chunk<a_signed, K>(sum, a.at[K] + row, b), ...);
  for (std::uint32_t r = 0; r < 4; ++r) finish_row(sum[r], _mm512_set1_epi32(excess.of[row + r]), d + at[r]);
}
template <bool a_signed>
LOCKSTEP_TARGET_VNNI [[gnu::noinline]] WmmaOutcome multiply_one(const ByteKinds& kinds, const std::uint32_t* a_from,
                                                                const std::uint32_t* b_from, const std::uint32_t* c,
                                                                std::uint32_t* d) {
  const ProductChunks a = load_chunks(*kinds.a_plan, a_from, EachChunk{});
  ProductChunks b = load_chunks(*kinds.b_plan, b_from, EachChunk{});
  if (kinds.copies != 1) {
    const __m512i of_a = differences(_mm512_setzero_si512(), a, kinds.copies, EachChunk{});
    const __m512i different = differences(of_a, b, kinds.copies, EachChunk{});
    if (_mm512_test_epi32_mask(different, different) != 0) return WmmaOutcome::copies_differ;
  }
  Excess excess;
  find_excess<a_signed>(kinds, a, excess);
  make_columns<a_signed>(kinds, b);
  multiply_four_rows<a_signed>(a, excess, 0, b, c, d, *kinds.rows, EachChunk{});
  multiply_four_rows<a_signed>(a, excess, 4, b, c, d, *kinds.rows, EachChunk{});
  multiply_four_rows<a_signed>(a, excess, 8, b, c, d, *kinds.rows, EachChunk{});
  multiply_four_rows<a_signed>(a, excess, 12, b, c, d, *kinds.rows, EachChunk{});
  return WmmaOutcome::done;
}

template <bool a_signed>
LOCKSTEP_INLINE_VNNI void multiply_all(const WmmaProducts& job, const ByteKinds& kinds) {
  for (std::uint32_t i = 0; i < job.count;) {
    const WmmaProduct* of = job.product.data() + i;
    if (i + 1 == job.count || of[0].a != of[1].a) {
      multiply_one<a_signed>(kinds, job.a[of->a], job.b[of->b], of->c, of->d);
      ++i;
      continue;
    }
    const WmmaPairResults results{{of[0].c, of[1].c}, {of[0].d, of[1].d}};  // (what is stored might be the job)
    const ProductChunks a = load_chunks(*kinds.a_plan, job.a[of->a], EachChunk{});
    ColumnPair b{load_chunks(*kinds.b_plan, job.b[of[0].b], EachChunk{}),
                 load_chunks(*kinds.b_plan, job.b[of[1].b], EachChunk{})};
    Excess excess;
    find_excess<a_signed>(kinds, a, excess);
    make_columns<a_signed>(kinds, b.left);
    make_columns<a_signed>(kinds, b.right);
    multiply_pair<a_signed>(a, excess, b, results, *kinds.rows, std::make_index_sequence<8>{});
    i += 2;
  }
}

/// Products of four chunks. D overlaps neither A nor B, and C entirely or not at all.
LOCKSTEP_TARGET_VNNI inline WmmaOutcome run_products(const WmmaProducts& job) {
  if (job.copies != 1) {
    __m512i different = _mm512_setzero_si512();
    for (std::uint32_t i = 0; i < job.a_count; ++i)
      different = differences(different, load_chunks(*job.a_plan, job.a[i], EachChunk{}), job.copies, EachChunk{});
    for (std::uint32_t i = 0; i < job.b_count; ++i)
      different = differences(different, load_chunks(*job.b_plan, job.b[i], EachChunk{}), job.copies, EachChunk{});
    if (_mm512_test_epi32_mask(different, different) != 0) return WmmaOutcome::copies_differ;
  }
  const ByteKinds kinds{job.a_plan, job.b_plan, &all_rows_at[static_cast<std::size_t>(job.places)], job.b_signed, 1};
  if (job.a_signed)
    multiply_all<true>(job, kinds);
  else
    multiply_all<false>(job, kinds);
  return WmmaOutcome::done;
}
/// One of them alone.
inline WmmaOutcome run_product(const WmmaPlan& plan, Rows v) {
  const std::uint32_t neg = plan.operands.neg;
  const ByteKinds kinds{&plan.a, &plan.b, &all_rows_at[static_cast<std::size_t>(plan.places)], (neg & 2u) != 0,
                        plan.op.family == MatrixFamily::gfx11 ? plan.wave_size / 16u : 1};
  const auto multiply = (neg & 1u) != 0 ? multiply_one<true> : multiply_one<false>;
  return multiply(kinds, v[plan.operands.a], v[plan.operands.b], v[plan.operands.c], v[plan.operands.d]);
}

}  // namespace lockstep::fast::wmma::vnni
#endif
