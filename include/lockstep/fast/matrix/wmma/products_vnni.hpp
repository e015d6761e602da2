// WMMA of bytes with sixteen k's, one instruction or a group, all in one function: a WMMA has no more than 64 VPDPBUSD,
// so what is around them counts. A is multiplied as it stands in the registers, few rows at a time, of which each goes
// through all k's: a sum that comes from the operation before does not keep stores waiting.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/broadcast.hpp"
#include "lockstep/fast/matrix/wmma/job.hpp"

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

/// Not 0 where it is in `different`, or where copies in other groups of lanes differ; each chunk has a register of its
/// own then. (Compilers would make VPTERNLOGD of XOR and OR, which takes the ports of multiplications on Zen 4.)
template <std::size_t... K>
LOCKSTEP_INLINE_VNNI __m512i differences(__m512i different, const std::uint32_t* from, std::uint32_t copies,
                                         std::index_sequence<K...>) {
  const __m512i first[] = {_mm512_loadu_si512(from + K * 64)...};
  ((different = _mm512_max_epu32(different, _mm512_xor_si512(first[K], _mm512_loadu_si512(from + K * 64 + 16)))), ...);
  for (std::uint32_t g = 32; g < copies * 16; g += 16)
    ((different = _mm512_max_epu32(different, _mm512_xor_si512(first[K], _mm512_loadu_si512(from + K * 64 + g)))), ...);
  return different;
}

/// What products of a job have in common.
struct ByteKinds {
  const WmmaInput *a_plan, *b_plan;
  const RowsAt* rows;
  bool b_signed;
  std::uint32_t copies;  ///< groups of lanes that have to hold the same, not yet looked at
};

/// An A: its dwords by chunk, and what its rows' sums are too large by.
struct ProductRows {
  std::array<const std::uint32_t*, product_chunks> chunk;
  alignas(64) std::int32_t excess[16];
};
/// The hardware multiplies unsigned by signed numbers. Where both are of one kind, B's are taken 128 too large or too
/// small.
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void prepare_rows(const ByteKinds& kinds, const std::uint32_t* from, ProductRows& to,
                                       std::index_sequence<K...>) {
  const __m512i ones = _mm512_set1_epi8(1), zero = _mm512_setzero_si512();
  __m512i sum = zero;
  ((to.chunk[K] = from + kinds.a_plan->chunk[K]), ...);
  if (a_signed == kinds.b_signed) {
    ((sum = a_signed ? _mm512_dpbusd_epi32(sum, ones, _mm512_loadu_si512(to.chunk[K]))
                     : _mm512_dpbusd_epi32(sum, _mm512_loadu_si512(to.chunk[K]), ones)),
     ...);
    sum = _mm512_slli_epi32(sum, 7);
    if (!a_signed) sum = _mm512_sub_epi32(zero, sum);
  }
  _mm512_store_si512(to.excess, sum);
}

template <std::uint32_t W>
struct ProductColumns {
  __m512i chunk[W][product_chunks];
};
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void load_columns(const ByteKinds& kinds, const std::uint32_t* from, __m512i* to,
                                       std::index_sequence<K...>) {
  const __m512i offset = _mm512_set1_epi8(a_signed == kinds.b_signed ? -128 : 0);
  ((to[K] = _mm512_xor_si512(_mm512_loadu_si512(from + kinds.b_plan->chunk[K]), offset)), ...);
}

template <bool a_signed>
LOCKSTEP_INLINE_VNNI __m512i add_products(__m512i sum, __m512i a, __m512i b) {
  return a_signed ? _mm512_dpbusd_epi32(sum, b, a) : _mm512_dpbusd_epi32(sum, a, b);
}
/// A row is finished. What its sum is too large by comes last, as it takes longer than the sum.
LOCKSTEP_INLINE_VNNI void finish_row(__m512i sum, __m512i excess, std::uint32_t* d) {
  _mm512_storeu_si512(d, _mm512_sub_epi32(sum, excess));
}

/// Four k's of two rows of two products with the same A.
template <bool a_signed, std::size_t K>
LOCKSTEP_INLINE_VNNI void multiply_chunk(__m512i (&sum)[4], const std::uint32_t* a, const ProductColumns<2>& b) {
  const __m512i first = broadcast_dword(a), second = broadcast_dword(a + 1);
  sum[0] = add_products<a_signed>(sum[0], first, b.chunk[0][K]);
  sum[1] = add_products<a_signed>(sum[1], first, b.chunk[1][K]);
  sum[2] = add_products<a_signed>(sum[2], second, b.chunk[0][K]);
  sum[3] = add_products<a_signed>(sum[3], second, b.chunk[1][K]);
}
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_two_rows(const ProductRows& a, std::uint32_t row, const ProductColumns<2>& b,
                                            const WmmaPairResults& of, const RowsAt& rows, std::index_sequence<K...>) {
  const std::uint32_t at = rows[row], next = rows[row + 1];
  __m512i sum[] = {_mm512_loadu_si512(of.c[0] + at), _mm512_loadu_si512(of.c[1] + at),
                   _mm512_loadu_si512(of.c[0] + next), _mm512_loadu_si512(of.c[1] + next)};
  (multiply_chunk<a_signed, K>(sum, a.chunk[K] + row, b), ...);
  const __m512i excess = broadcast_dword(a.excess + row), next_excess = broadcast_dword(a.excess + row + 1);
  finish_row(sum[0], excess, of.d[0] + at);
  finish_row(sum[1], excess, of.d[1] + at);
  finish_row(sum[2], next_excess, of.d[0] + next);
  finish_row(sum[3], next_excess, of.d[1] + next);
}
template <bool a_signed, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_pair(const ProductRows& a, const ProductColumns<2>& b, const WmmaPairResults& of,
                                        const RowsAt& rows, std::index_sequence<R...>) {
  (multiply_two_rows<a_signed>(a, 2 * R, b, of, rows, EachChunk{}), ...);
}

/// Four k's of four rows of one product. (A's by broadcasts in the operation itself: there are no cycles left for more
/// instructions.)
template <bool a_signed, std::size_t K>
LOCKSTEP_INLINE_VNNI void multiply_chunk(__m512i (&sum)[4], const std::uint32_t* a, const ProductColumns<1>& b) {
  for (std::uint32_t r = 0; r < 4; ++r)
    sum[r] = add_products<a_signed>(sum[r], _mm512_set1_epi32(static_cast<int>(a[r])), b.chunk[0][K]);
}
template <bool a_signed, std::size_t... K>
LOCKSTEP_INLINE_VNNI void multiply_four_rows(const ProductRows& a, std::uint32_t row, const ProductColumns<1>& b,
                                             const std::uint32_t* c, std::uint32_t* d, const std::uint32_t* at,
                                             std::index_sequence<K...>) {
  __m512i sum[] = {_mm512_loadu_si512(c + at[0]), _mm512_loadu_si512(c + at[1]), _mm512_loadu_si512(c + at[2]),
                   _mm512_loadu_si512(c + at[3])};
  (multiply_chunk<a_signed, K>(sum, a.chunk[K] + row, b), ...);
  for (std::uint32_t r = 0; r < 4; ++r) finish_row(sum[r], _mm512_set1_epi32(a.excess[row + r]), d + at[r]);
}
template <bool a_signed>
LOCKSTEP_TARGET_VNNI [[gnu::noinline]] WmmaOutcome multiply_one(const ByteKinds& kinds, const std::uint32_t* a,
                                                                const std::uint32_t* b, const std::uint32_t* c,
                                                                std::uint32_t* d) {
  ProductRows rows;
  ProductColumns<1> columns;
  prepare_rows<a_signed>(kinds, a, rows, EachChunk{});
  load_columns<a_signed>(kinds, b, columns.chunk[0], EachChunk{});
  if (kinds.copies != 1) {
    const __m512i none = _mm512_setzero_si512();
    const __m512i different =
        differences(differences(none, a, kinds.copies, EachChunk{}), b, kinds.copies, EachChunk{});
    if (_mm512_test_epi32_mask(different, different) != 0) return WmmaOutcome::copies_differ;
  }
  const std::uint32_t* at = kinds.rows->data();
  multiply_four_rows<a_signed>(rows, 0, columns, c, d, at, EachChunk{});
  multiply_four_rows<a_signed>(rows, 4, columns, c, d, at + 4, EachChunk{});
  multiply_four_rows<a_signed>(rows, 8, columns, c, d, at + 8, EachChunk{});
  multiply_four_rows<a_signed>(rows, 12, columns, c, d, at + 12, EachChunk{});
  return WmmaOutcome::done;
}

template <bool a_signed>
LOCKSTEP_INLINE_VNNI void multiply_all(const WmmaProducts& job, const ByteKinds& kinds) {
  ProductRows rows;
  for (std::uint32_t i = 0; i < job.count;) {
    const WmmaProduct* of = job.product.data() + i;
    if (i + 1 == job.count || of[0].a != of[1].a) {
      multiply_one<a_signed>(kinds, job.a[of->a], job.b[of->b], of->c, of->d);
      ++i;
      continue;
    }
    const WmmaPairResults results{{of[0].c, of[1].c}, {of[0].d, of[1].d}};  // (what is stored might be the job)
    ProductColumns<2> columns;
    prepare_rows<a_signed>(kinds, job.a[of->a], rows, EachChunk{});
    load_columns<a_signed>(kinds, job.b[of[0].b], columns.chunk[0], EachChunk{});
    load_columns<a_signed>(kinds, job.b[of[1].b], columns.chunk[1], EachChunk{});
    multiply_pair<a_signed>(rows, columns, results, *kinds.rows, std::make_index_sequence<8>{});
    i += 2;
  }
}

/// Products of four chunks. D overlaps neither A nor B, and C entirely or not at all.
LOCKSTEP_TARGET_VNNI inline WmmaOutcome run_products(const WmmaProducts& job) {
  if (job.copies != 1) {
    __m512i different = _mm512_setzero_si512();
    for (std::uint32_t i = 0; i < job.a_count; ++i)
      different = differences(different, job.a[i], job.copies, EachChunk{});
    for (std::uint32_t i = 0; i < job.b_count; ++i)
      different = differences(different, job.b[i], job.copies, EachChunk{});
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
