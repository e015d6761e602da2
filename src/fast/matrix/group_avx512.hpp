// MFMAs that follow each other, on 512-bit registers: a tile of a result takes the products of all instructions that
// add to it before it is stored, so sums of few k's are not bound by loads and stores. `Numbers` knows the inputs:
// - Numbers::multiply(numbers, tile, product, first) adds A * B to the tile from row `first` on; tiles come in order;
// - Numbers::least_products: results of fewer instructions are better left to these, one by one.
#pragma once

#include <cstdint>

#include "fast/matrix/avx512.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/widened.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// A tile of a result once more, one instruction after the other, for the sake of its NaNs.
template <std::uint32_t N, class Numbers>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void multiply_tile_again(const MatrixPlan& plan,
                                                                             const MatrixGroup& group,
                                                                             std::uint32_t which, Numbers& numbers,
                                                                             Rows v, std::uint32_t first) {
  const MatrixGroup::Result& result = group.result(which);
  ConstRows c = v + result.c;
  for (std::uint32_t i = 0; i < result.count; ++i, c = v + result.d) {
    const MatrixGroup::Product product = result.products[i];
    const MatrixJob job{&plan, v + group.a(product), v + group.b(product), c, v + result.d};
    TileOf<N> tile;
    load_rows<N>(tile, c, first);
    Numbers::multiply(numbers, tile, product, first);
    finish_tile<N>(job, first, tile);
  }
}

LOCKSTEP_INLINE_AVX512 void multiply_one_by_one(const MatrixPlan& plan, const MatrixGroup& group,
                                                const MatrixGroup::Result& result, Rows v) {
  ConstRows c = v + result.c;
  for (std::uint32_t i = 0; i < result.count; ++i, c = v + result.d)
    plan.run(plan, v + group.a(result.products[i]), v + group.b(result.products[i]), c, v + result.d, nullptr);
}

/// A RunMatrixGroup.
template <std::uint32_t N, class Numbers>
LOCKSTEP_TARGET_AVX512 bool multiply_group(const MatrixGroup& group, const MatrixPlan* plans, Rows v,
                                           const BlockScales*) {
  Numbers numbers{group, v};
  for (std::uint32_t i = 0; i < group.results(); ++i) {
    const MatrixGroup::Result& result = group.result(i);
    if (result.count < Numbers::least_products) {
      multiply_one_by_one(*plans, group, result, v);
      continue;
    }
    std::uint32_t* const d = v[result.d];
    for (std::uint32_t first = 0; first < N; first += tile_height<N>) {
      TileOf<N> tile;
      load_rows<N>(tile, v + result.c, first);
      for (std::uint32_t p = 0; p < result.count; ++p) Numbers::multiply(numbers, tile, result.products[p], first);
      if (maybe_nan(tile, TileRows<N>{})) [[unlikely]]
        multiply_tile_again<N>(*plans, group, i, numbers, v, first);
      else
        store_tile<MfmaRows<N>>(tile, d + MfmaRows<N>::at(first), TileRows<N>{});
    }
  }
  return true;
}

/// bf16 and f16, widened to memory: each A and each B once, while the first tile that needs it is multiplied.
template <std::uint32_t N, std::uint32_t registers, bool half_floats>
struct WidenedNumbers {
  static constexpr std::uint32_t least_products = 1;
  static constexpr std::uint32_t most_inputs = MatrixGroup::number_bytes / (registers * 128 * sizeof(float));

  WidenedNumbers(const MatrixGroup& of, Rows registers_of_wave) : group(of), v(registers_of_wave) {}

  const MatrixGroup& group;
  Rows v;
  std::uint64_t used = 0;  ///< places in `widened`, a bit each
  alignas(64) float widened[most_inputs][registers * 128];

  bool first_use(std::uint32_t place) {
    const std::uint64_t before = used;
    used |= std::uint64_t{1} << place;
    return used != before;
  }
  LOCKSTEP_INLINE_AVX512 void multiply(WidenedNumbers& in, TileOf<N>& tile, MatrixGroup::Product product,
                                       std::uint32_t first) {
    const ConstRows a_rows = in.v + in.group.a(product), b_rows = in.v + in.group.b(product);
    const std::uint32_t b_place = in.group.a().count + product.b;  // close by: at the other end it took a GEMM 4 % more
    float *const a = in.widened[product.a], *const b = in.widened[b_place];
    const bool new_a = in.first_use(product.a), new_b = in.first_use(b_place);
    if (new_a && new_b)
      multiply_widened_numbers<N, registers, half_floats, true, true>(tile, a_rows, b_rows, a, b, first);
    else if (new_a)
      multiply_widened_numbers<N, registers, half_floats, true, false>(tile, a_rows, b_rows, a, b, first);
    else if (new_b)
      multiply_widened_numbers<N, registers, half_floats, false, true>(tile, a_rows, b_rows, a, b, first);
    else
      multiply_widened_numbers<N, registers, half_floats, false, false>(tile, a_rows, b_rows, a, b, first);
  }
};

/// f32 as it stands in the registers of 32x32x2: [k][32].
struct F32Numbers {
  static constexpr std::uint32_t least_products = 4;

  const MatrixGroup& group;
  Rows v;

  LOCKSTEP_INLINE_AVX512 void multiply(const F32Numbers& in, Tile<8, 2>& tile, MatrixGroup::Product product,
                                       std::uint32_t first) {
    const float* const a = reinterpret_cast<const float*>(in.v + in.group.a(product)) + first;
    const float* const b = reinterpret_cast<const float*>(in.v + in.group.b(product));
    multiply_pair_steps<32>(tile, a, b, b + 16, 2);
  }
};

}  // namespace lockstep::fast::avx512
#endif
