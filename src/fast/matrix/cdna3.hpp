// D = C + A * B in the CDNA3 model, some columns of a row at a time, block by block along k. Products are written once,
// in vectors of L lanes, for every level of the host. C is added in such vectors by the portable kernel alone: AVX2 and
// AVX-512 have instructions for it.
//
// Where a block's largest exponent is `dot`, products count in units of 2^(dot - 24), cut towards zero: the conversion
// of a product times 2^(24 - dot) to an integer does that. C, cut downwards in the same units, is added as an integer,
// and what conversion to f32 rounds is the sum: exact while C is below 2^30 units (`Cdna3Limits`). Larger C's go
// through f64, whose 53 bits hold such a sum. Blocks without a product other than zero leave C. What is left
// (infinities, NaNs, far exponents) is computed element by element.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/cdna3_larger.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/vectors.hpp"

namespace lockstep::fast {

/// L columns of a row: the products' largest exponent, and their sum in units of 2^(exponent - 24).
template <std::uint32_t L>
struct Cdna3Products {
  typename Vectors<L>::Ints exponent, sum;
};
/// What add_block could not make, kept for later, as some of every second row are and nothing tells which.
template <std::uint32_t L>
struct Cdna3Others {
  alignas(64) std::int32_t exponent[L], sum[L], done[L];
  alignas(64) float c[L];
  std::uint16_t row;
};

template <std::uint32_t L>
struct Cdna3 {
  using Ints = typename Vectors<L>::Ints;
  using Bits = typename Vectors<L>::Bits;
  using Floats = typename Vectors<L>::Floats;
  using Products = Cdna3Products<L>;
#define LOCKSTEP_CDNA3_INLINE [[gnu::always_inline]] static inline

  LOCKSTEP_CDNA3_INLINE void raise(Ints& x, const Ints& y) { x = x > y ? x : y; }

  /// Exponents of `count` numbers. Gives the largest; `special` where one is no finite number.
  LOCKSTEP_CDNA3_INLINE std::int32_t exponents(Cdna3Input& input, std::uint32_t count, Cdna3Format format,
                                               bool& special) {
    const Ints zero_exponent = Ints{} + Cdna3Input::zero_exponent, least = Ints{} + (format.minimum + F32::bias);
    Ints largest = zero_exponent, found{};  // negative
    for (std::uint32_t i = 0; i < count; i += L) {
      Bits bits;
      load(bits, input.numbers.number + i);
      const Bits twice = bits << 1;
      const Bits fields = twice >> 24;
      Ints field = as<Ints>(fields);
      const Ints other = as<Ints>(bits) ^ format.not_a_number;
      Ints number = as<Ints>(twice) | -as<Ints>(twice);
      found |= (254 - field) | ~(other | -other);
      raise(field, least);
      negative(number, number);
      Ints exponent = zero_exponent;
      put(exponent, field - F32::bias, number);
      raise(largest, exponent);
      store(exponent, input.exponent + i);
    }
    negative(found, found);
    special = special || any_bit<L>(found);
    return most<L>(largest);
  }

  /// The products of the k's K of a block, `step` apart: A's from `a_at` on, B's from `b_at`.
  template <std::uint32_t N, std::uint32_t step, std::size_t... K>
  LOCKSTEP_CDNA3_INLINE void add_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                          std::uint32_t b_at, Products& to, std::index_sequence<K...>) {
    to.exponent = Ints{} + 2 * Cdna3Input::zero_exponent;
    const auto exponent_of = [&](std::uint32_t k) __attribute__((always_inline)) {
      Ints sum;
      load(sum, b.exponent + b_at + k * step * N);
      sum += a.exponent[a_at + k * step * N];
      raise(to.exponent, sum);
    };
    (exponent_of(K), ...);
    // Below the limit results do not count, but products of zeros have to be zero.
    Ints dot = to.exponent;
    raise(dot, Ints{} + Cdna3Limits::least_dot);
    const Ints scale = (127 + 24 - dot) << 23;
    to.sum = Ints{};
    const auto add = [&](std::uint32_t k) __attribute__((always_inline)) {
      Floats product;
      load(product, b.numbers.number + b_at + k * step * N);
      product = product * a.numbers.number[a_at + k * step * N] * as<Floats>(scale);
      to.sum += __builtin_convertvector(product, Ints);
    };
    (add(K), ...);
  }
  template <std::uint32_t N, std::uint32_t length, bool grouped>
  LOCKSTEP_CDNA3_INLINE void block_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                            std::uint32_t b_at, Products& to) {
    if constexpr (!grouped) return add_products<N, 1>(a, b, a_at, b_at, to, std::make_index_sequence<length>{});
    // Even and odd k's apart, then cut downwards to the units of the larger.
    constexpr std::make_index_sequence<length / 2> half{};
    Products even, odd;
    add_products<N, 2>(a, b, a_at, b_at, even, half);
    add_products<N, 2>(a, b, a_at + N, b_at + N, odd, half);
    to.exponent = even.exponent;
    raise(to.exponent, odd.exponent);
    const Ints all = Ints{} + 31;
    Ints by_even = to.exponent - even.exponent, by_odd = to.exponent - odd.exponent;
    by_even = by_even < all ? by_even : all;
    by_odd = by_odd < all ? by_odd : all;
    to.sum = (even.sum >> by_even) + (odd.sum >> by_odd);
  }

  /// C plus the products of a block; `done` is set where that is right, if inputs are ordinary.
  template <bool grouped>
  LOCKSTEP_CDNA3_INLINE void add_block(const Products& products, const Floats& c, Floats& number, Ints& done) {
    const Ints scale = (127 + 24 - products.exponent) << 23, unit = (254 << 23) - scale;
    const Floats units = c * as<Floats>(scale);
    const Ints magnitude = as<Ints>(units) & 0x7fffffff;
    constexpr auto limit = __builtin_bit_cast(std::int32_t, Cdna3Limits::addend);
    done = (magnitude - limit) & (Cdna3Limits::least_dot - 1 - products.exponent);
    negative(done, done);
    Ints addend = __builtin_convertvector(units, Ints);
    // Downwards. (C itself is looked at: a small negative number times the scale may have become zero.)
    const Floats above = __builtin_convertvector(addend, Floats) * as<Floats>(unit) - c;
    Ints mask = -as<Ints>(above);  // negative above zero
    negative(mask, mask);
    addend += mask;
    if constexpr (grouped) {  // which leaves out small ones
      mask = magnitude - __builtin_bit_cast(std::int32_t, 0.5f);
      negative(mask, mask);
      addend &= ~mask;
    }
    const Ints sum = products.sum + addend;
    number = __builtin_convertvector(sum, Floats) * as<Floats>(unit);
  }

  /// Half of them: larger C's, and those that no product is added to. A larger C and the products are exact in f64.
  /// These are cut downwards to the 33 bits from C's first on, their sum to 32 bits, then rounded.
  LOCKSTEP_CDNA3_INLINE void add_half(Cdna3Others<L>& others, std::uint32_t first, float* to) {
    using Wide = DoubleVectors<L / 2>;
    using Doubles = typename Wide::Doubles;
    using Longs = typename Wide::Bits;
    using Ints = typename Wide::FloatBits;
    using Floats = typename Wide::Floats;
    Ints exponent, sum, done, bits, result;
    load(exponent, others.exponent + first);
    load(sum, others.sum + first);
    load(done, others.done + first);
    load(bits, others.c + first);
    load(result, to + first);
    const Ints magnitude = bits & 0x7fffffff, infinity = Ints{} + static_cast<std::int32_t>(F32::exponent_mask);
    const Ints coarse = (magnitude >> 23) - 127 - 32;  // 2^(exponent of C - 32) counts beside C
    const Longs to_coarse = (__builtin_convertvector(exponent - 24 - coarse, Longs) + 1023) << 52;
    const Longs from_coarse = (__builtin_convertvector(coarse, Longs) + 1023) << 52;
    const Doubles units = __builtin_convertvector(sum, Doubles) * as<Doubles>(to_coarse),
                  magic = Doubles{} + 1.5 * 0x1p52;
    Doubles cut = (units + magic) - magic;
    const Doubles below = units - cut;
    Longs mask;
    negative(as<Longs>(below), mask);
    const Longs less = mask & __builtin_bit_cast(long long, -1.0);
    cut += as<Doubles>(less);
    const Doubles total = __builtin_convertvector(as<Floats>(bits), Doubles) + cut * as<Doubles>(from_coarse);
    constexpr long long rest = (1ll << (52 - 31)) - 1;
    negative(as<Longs>(total), mask);
    const Longs down = (as<Longs>(total) + (mask & rest)) & ~rest;
    const Floats rounded = __builtin_convertvector(as<Doubles>(down), Floats);
    const Ints none{}, every = none - 1;
    Ints larger = magnitude < infinity ? ~done : none;
    larger = exponent >= Cdna3Limits::least_dot ? larger : none;
    Ints stays = magnitude <= infinity ? every : none;
    stays = bits != static_cast<std::int32_t>(F32::sign_mask) ? stays : none;
    stays = exponent < Cdna3Input::zero_exponent / 2 ? stays : none;
    result = (result & ~stays) | (bits & stays);
    result = (result & ~larger) | (as<Ints>(rounded) & larger);
    done |= stays | larger;
    store(result, to + first);
    store(done, others.done + first);
  }
  LOCKSTEP_CDNA3_INLINE void add_others(const MatrixJob& job, const Cdna3Tile& tile, Cdna3Others<L>& others,
                                        bool ordinary, float* to) {
    if (ordinary) {
      add_half(others, 0, to);
      add_half(others, L / 2, to);
    }
    std::uint32_t done = 0;
    for (std::uint32_t i = 0; i < L; ++i) done |= static_cast<std::uint32_t>(others.done[i] & 1) << i;
    if (done != (1u << L) - 1) [[unlikely]]
      repair_cdna3(job, tile, others.row, done, others.c, to, L);
  }

  /// A and B; are their numbers ordinary?
  LOCKSTEP_CDNA3_INLINE bool prepare(const MatrixJob& job, Cdna3Input& a, Cdna3Input& b) {
    const MatrixPlan& plan = *job.plan;
    const std::uint32_t count = std::uint32_t{plan.op.blocks} * plan.op.k * plan.op.n;
    bool special = !plan.unpack(plan.a_input, job.a, a.numbers.number);
    special = !plan.unpack(plan.b_input, job.b, b.numbers.number) || special;
    const std::int32_t a_largest = exponents(a, count, cdna3_format(plan.a_format), special);
    const std::int32_t b_largest = exponents(b, count, cdna3_format(plan.b_format), special);
    return !special && a_largest + b_largest < Cdna3Limits::most_product;
  }
  /// Adds the products of a block to L columns of a row: those of `at` from C to D. Gives 1 if some are for later.
  template <std::uint32_t N, std::uint32_t length, bool grouped>
  LOCKSTEP_CDNA3_INLINE std::uint32_t add_row(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                              std::uint32_t b_at, const std::uint32_t* from, std::uint32_t* to,
                                              bool ordinary, Cdna3Others<L>& others) {
    Products products;
    block_products<N, length, grouped>(a, b, a_at, b_at, products);
    Floats c, number;
    Ints done;
    load(c, from);
    add_block<grouped>(products, c, number, done);
    store(number, to);
    done &= Ints{} - (ordinary ? 1 : 0);
    store(products.exponent, others.exponent);
    store(products.sum, others.sum);
    store(done, others.done);
    store(c, others.c);
    done = ~done;
    return any_bit<L>(done) ? 1 : 0;
  }
#undef LOCKSTEP_CDNA3_INLINE
};

#if LOCKSTEP_X86_64
/// The same on 512-bit registers, which have masks and roundings of single instructions.
template <std::uint32_t N, std::uint32_t length, bool grouped>
LOCKSTEP_INLINE_AVX512 std::uint32_t add_row_avx512(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                    std::uint32_t b_at, const std::uint32_t* from, std::uint32_t* to,
                                                    bool ordinary, Cdna3Others<16>& others) {
  constexpr int down = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
  Cdna3Products<16> products;
  Cdna3<16>::block_products<N, length, grouped>(a, b, a_at, b_at, products);
  const __m512i exponent = reinterpret_cast<__m512i>(products.exponent), sum = reinterpret_cast<__m512i>(products.sum);
  const __m512 c = _mm512_loadu_ps(from);
  const __m512i scale = _mm512_slli_epi32(_mm512_sub_epi32(_mm512_set1_epi32(127 + 24), exponent), 23);
  const __m512i unit = _mm512_sub_epi32(_mm512_set1_epi32(254 << 23), scale);
  // Downwards: a small negative number must not become zero.
  const __m512 units = _mm512_mul_round_ps(c, _mm512_castsi512_ps(scale), down), magnitude = _mm512_abs_ps(units);
  const __mmask16 in_range = _mm512_cmpge_epi32_mask(exponent, _mm512_set1_epi32(Cdna3Limits::least_dot));
  const auto all = static_cast<__mmask16>(ordinary ? in_range : 0);
  const __mmask16 done = _mm512_mask_cmp_ps_mask(all, magnitude, _mm512_set1_ps(Cdna3Limits::addend), _CMP_LT_OQ);
  __mmask16 counts = 0xffff;
  if constexpr (grouped) counts = _mm512_cmp_ps_mask(magnitude, _mm512_set1_ps(0.5f), _CMP_GE_OQ);
  const __m512i addend = _mm512_maskz_cvt_roundps_epi32(counts, units, down);
  _mm512_storeu_ps(to, _mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(sum, addend)), _mm512_castsi512_ps(unit)));
  _mm512_store_si512(others.exponent, exponent);
  _mm512_store_si512(others.sum, sum);
  _mm512_store_si512(others.done, _mm512_movm_epi32(done));
  _mm512_store_ps(others.c, c);
  return done != 0xffff ? 1 : 0;
}
LOCKSTEP_INLINE_AVX512 void add_others_avx512(const MatrixJob& job, const Cdna3Tile& tile,
                                              const Cdna3Others<16>& others, bool ordinary, float* to) {
  const __mmask16 done = _mm512_movepi32_mask(_mm512_load_si512(others.done));
  avx512::add_larger(job, tile, others.row, _mm512_load_si512(others.exponent), _mm512_load_si512(others.sum),
                     _mm512_load_ps(others.c), done, ordinary, to);
}
/// And on 256-bit registers, which have VROUNDPS.
template <std::uint32_t N, std::uint32_t length, bool grouped>
LOCKSTEP_INLINE_AVX2 std::uint32_t add_row_avx2(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                std::uint32_t b_at, const std::uint32_t* from, std::uint32_t* to,
                                                bool ordinary, Cdna3Others<8>& others) {
  Cdna3Products<8> products;
  Cdna3<8>::block_products<N, length, grouped>(a, b, a_at, b_at, products);
  const __m256i exponent = reinterpret_cast<__m256i>(products.exponent), sum = reinterpret_cast<__m256i>(products.sum);
  const __m256 c = _mm256_loadu_ps(reinterpret_cast<const float*>(from)), zero = _mm256_setzero_ps();
  const __m256i scale = _mm256_slli_epi32(_mm256_sub_epi32(_mm256_set1_epi32(127 + 24), exponent), 23);
  const __m256i unit = _mm256_sub_epi32(_mm256_set1_epi32(254 << 23), scale);
  const __m256 units = _mm256_mul_ps(c, _mm256_castsi256_ps(scale));
  const __m256 magnitude = _mm256_and_ps(units, _mm256_castsi256_ps(_mm256_set1_epi32(0x7fffffff)));
  __m256i addend = _mm256_cvttps_epi32(_mm256_floor_ps(units));
  if constexpr (grouped) {
    addend = _mm256_and_si256(addend, _mm256_castps_si256(_mm256_cmp_ps(magnitude, _mm256_set1_ps(0.5f), _CMP_GE_OQ)));
  } else {  // a small negative number that has become zero counts one downwards
    const __m256 lost = _mm256_and_ps(_mm256_cmp_ps(c, zero, _CMP_LT_OQ), _mm256_cmp_ps(units, zero, _CMP_EQ_OQ));
    addend = _mm256_add_epi32(addend, _mm256_castps_si256(lost));
  }
  _mm256_storeu_ps(reinterpret_cast<float*>(to),
                   _mm256_mul_ps(_mm256_cvtepi32_ps(_mm256_add_epi32(sum, addend)), _mm256_castsi256_ps(unit)));
  const __m256i small = _mm256_castps_si256(_mm256_cmp_ps(magnitude, _mm256_set1_ps(Cdna3Limits::addend), _CMP_LT_OQ));
  const __m256i in_range = _mm256_cmpgt_epi32(exponent, _mm256_set1_epi32(Cdna3Limits::least_dot - 1));
  const __m256i done = _mm256_and_si256(_mm256_and_si256(small, in_range), _mm256_set1_epi32(ordinary ? -1 : 0));
  _mm256_store_si256(reinterpret_cast<__m256i*>(others.exponent), exponent);
  _mm256_store_si256(reinterpret_cast<__m256i*>(others.sum), sum);
  _mm256_store_si256(reinterpret_cast<__m256i*>(others.done), done);
  _mm256_store_ps(others.c, c);
  return _mm256_movemask_ps(_mm256_castsi256_ps(done)) != 0xff ? 1 : 0;
}
LOCKSTEP_INLINE_AVX2 void add_others_avx2(const MatrixJob& job, const Cdna3Tile& tile, const Cdna3Others<8>& others,
                                          bool ordinary, float* to) {
  avx2::add_larger(job, tile, others.row, *reinterpret_cast<const __m256i*>(others.exponent),
                   *reinterpret_cast<const __m256i*>(others.sum), _mm256_load_ps(others.c),
                   *reinterpret_cast<const __m256i*>(others.done), ordinary, to);
}
#endif

/// A RunMatrix of each level.
template <std::uint32_t N, std::uint32_t length, bool grouped>
struct Cdna3Kernel {
  /// The columns from `column` on of a block of k's, row by row; then what was for later.
#define LOCKSTEP_CDNA3_KERNEL(name, target, lanes, add_row, add_others)                                             \
  target static void name(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c, Rows d,          \
                          const BlockScales*) {                                                                     \
    const MatrixJob job{&plan, a_rows, b_rows, c, d};                                                               \
    Cdna3Input a, b;                                                                                                \
    const bool ordinary = Cdna3<lanes>::prepare(job, a, b);                                                         \
    const std::uint32_t depth = plan.op.k;                                                                          \
    for (Cdna3Tile tile{0, 0, 0, length}; tile.block < plan.op.blocks; tile = tile.next(N, lanes, depth, length)) { \
      const std::uint32_t at = (tile.block * depth + tile.from) * N, place = tile.block * N * N + tile.column;      \
      const std::uint32_t* const from = (tile.from == 0 ? c[0] : d[0]) + place;                                     \
      std::uint32_t *const to = d[0] + place, count = 0;                                                            \
      Cdna3Others<lanes> others[N];                                                                                 \
      for (std::uint16_t row = 0; row < N; ++row) {                                                                 \
        const std::uint32_t offset = MfmaRows<N>::at(row);                                                          \
        others[count].row = row;                                                                                    \
        count += add_row(a, b, at + row, at + tile.column, from + offset, to + offset, ordinary, others[count]);    \
      }                                                                                                             \
      for (std::uint32_t i = 0; i < count; ++i)                                                                     \
        add_others(job, tile, others[i], ordinary, reinterpret_cast<float*>(to + MfmaRows<N>::at(others[i].row)));  \
    }                                                                                                               \
  }
  LOCKSTEP_CDNA3_KERNEL(plain, , 4, (Cdna3<4>::add_row<N, length, grouped>), Cdna3<4>::add_others)
#if LOCKSTEP_X86_64
  LOCKSTEP_CDNA3_KERNEL(avx2, LOCKSTEP_TARGET_AVX2, 8, (add_row_avx2<N, length, grouped>), add_others_avx2)
  LOCKSTEP_CDNA3_KERNEL(avx512, LOCKSTEP_TARGET_AVX512, 16, (add_row_avx512<N, length, grouped>), add_others_avx512)
#endif
#undef LOCKSTEP_CDNA3_KERNEL
  static RunMatrix at([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx512) return avx512;
    if (isa == HostIsa::avx2) return avx2;
#endif
    return plain;
  }
};
/// The kernel for these elements and shape; none: the reference has to.
inline RunMatrix cdna3_kernel(const MatrixOp& op, HostIsa isa) {
  const bool wide = op.n == 32;
  const std::uint32_t length = cdna3_block_length(op.a), k = op.k;
  if ((length == 4 && k % 4 == 0) || (length == 8 && k == 4))
    return wide ? Cdna3Kernel<32, 4, false>::at(isa) : Cdna3Kernel<16, 4, false>::at(isa);
  if (length == 8 && k % 8 == 0) return wide ? Cdna3Kernel<32, 8, false>::at(isa) : Cdna3Kernel<16, 8, false>::at(isa);
  if (length == 16 && k % 16 == 0)
    return wide ? Cdna3Kernel<32, 16, true>::at(isa) : Cdna3Kernel<16, 16, true>::at(isa);
  return nullptr;
}

}  // namespace lockstep::fast
