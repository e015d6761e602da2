// How a matrix unit adds up: the names of the models. What they compute is in matrix/model.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "lockstep/core/numeric_model.hpp"

namespace lockstep {

enum class MatrixModel : std::uint8_t {
  sequential_fma,  ///< c = fma(a[k], b[k], c) for k = 0, 1, ... in f32, round to nearest even, denormals kept
  exact,           ///< c + all products without rounding, then rounded once
  cdna1,           ///< blocks of 4 (f16) or 2 (bf16): c + products exact, rounded once; f32: sequential
  cdna2,           ///< groups of 4 (bf16 without _1K: 2), each product and sum rounded, denormals flushed
  cdna3,           ///< blocks of 4 (xf32), 8 (16-bit) or 16 (8-bit): products truncated to a common 24-bit window
  gfx11,  ///< steps of 2: products and c cut to 24 bits below the largest product, 26 below c (RDNA3's silicon)
  gfx12,  ///< steps of 4: the same of pairs, and of their sums and c (RDNA4's silicon)
};

inline constexpr std::array all_matrix_models = {MatrixModel::sequential_fma, MatrixModel::exact, MatrixModel::cdna1,
                                                 MatrixModel::cdna2,          MatrixModel::cdna3, MatrixModel::gfx11,
                                                 MatrixModel::gfx12};

constexpr std::string_view matrix_model_name(MatrixModel model) {
  switch (model) {
    case MatrixModel::sequential_fma: return "sequential_fma";
    case MatrixModel::exact: return "exact";
    case MatrixModel::cdna1: return "cdna1";
    case MatrixModel::cdna2: return "cdna2";
    case MatrixModel::cdna3: return "cdna3";
    case MatrixModel::gfx11: return "gfx11";
    case MatrixModel::gfx12: return "gfx12";
  }
  return "unknown";
}

/// The model where a launch names none, of an ISA whose own is `own`. With rounded numerics gfx11 and gfx12 give way to
/// sequential_fma.
constexpr MatrixModel default_matrix_model(MatrixModel own, NumericModel numerics) {
  const bool recorded = own == MatrixModel::gfx11 || own == MatrixModel::gfx12;
  return recorded && numerics == NumericModel::rounded ? MatrixModel::sequential_fma : own;
}

}  // namespace lockstep
