// One WMMA as the fast engine sees it: planned once when a kernel is compiled. Same bits as
// MatrixModel::sequential_fma, with the kernels of silicon/ as gfx11 and gfx12.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "fast/matrix/kernels.hpp"
#include "lockstep/matrix/wmma/operands.hpp"

namespace lockstep::fast {

struct WmmaPlan {
  const MatrixKernels* kernels = nullptr;  ///< none: the plan covers nothing
  MatrixOp op{};
  matrix::wmma::Operands operands{};
  std::uint8_t wave_size = 32;
  RowPlaces places = RowPlaces::gfx12_32;
  bool direct = false;                                           ///< C and D are used as they stand in the registers
  std::uint32_t constant = 0;                                    ///< C's bits, where it is one
  std::array<std::optional<std::uint32_t>, 2> scale_constant{};  ///< of scales that are inline constants
  InputPlan a{}, b{};
  MultiplyPipelined pipelined = nullptr;
  RunProducts run_products = nullptr;  ///< those of `kernels` for such a plan, if any

  explicit operator bool() const { return kernels != nullptr; }
};

}  // namespace lockstep::fast
