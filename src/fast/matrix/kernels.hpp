// The kernels of one level of the host, which MFMA and WMMA share.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/job.hpp"

namespace lockstep::fast {

/// Registers of A and B, to be widened on the way.
struct PipelinedJob {
  const InputPlan *a_plan, *b_plan;
  const std::uint32_t *a, *b;
  const BlockScales* scales;  ///< none without blocks
};
/// False: nothing has been written, as there may be infinities or NaNs.
using MultiplyPipelined = bool (*)(const PipelinedJob& job, RowPlaces places, const std::uint32_t* c, std::uint32_t* d);

/// One instruction or several that have the same plan but for registers, and touch none of each other's results.
struct OneProduct {
  std::uint8_t a, b;  ///< which A and B
  const std::uint32_t* c;
  std::uint32_t* d;
};
struct ProductsJob {
  const InputPlan *a_plan, *b_plan;
  RowPlaces places;
  std::uint8_t copies;      ///< groups of lanes that have to hold the same; 1: none has
  bool a_signed, b_signed;  ///< integers
  std::uint8_t a_count, b_count, count;
  std::array<const std::uint32_t*, 16> a, b;  ///< registers
  std::array<OneProduct, 16> product;
};
enum class Outcome : std::uint8_t { done, not_covered, copies_differ };
using RunProducts = Outcome (*)(const ProductsJob& job);

struct SiliconKernels;  // wmma/silicon/job.hpp

template <class Function>
using ByPlaces = std::array<Function, row_places>;
struct MatrixKernels {
  Unpack unpack = nullptr;
  /// Do the groups of lanes hold the same?
  bool (*copies_agree)(ConstRows rows, std::uint32_t registers, std::uint32_t groups) = nullptr;
  /// Sixteen lanes of 16-bit numbers at bit `shift` of dwords as f32; and back, beside what else the dwords hold.
  void (*widen)(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) = nullptr;
  void (*narrow)(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) = nullptr;
  ReadScales read_scales = nullptr;
  ByPlaces<Multiply> multiply{};
  ByPlaces<MultiplyPair> multiply_pair{};  ///< two instructions of sixteen columns at once; none: one after the other
  /// Kernels that widen on the way; none: there is none for these formats.
  MultiplyPipelined (*pipelined)(Element a, Element b, bool scaled) = nullptr;
  /// bf16 by products of two numbers at once; none: as floats. The first brings A or B to dwords as the other wants
  /// them; false: not with these numbers.
  bool (*stage_bf16)(const InputPlan& plan, const std::uint32_t* from, std::uint32_t* to) = nullptr;
  ByPlaces<void (*)(const PairsOfBf16& in, const PairResults& results)> multiply_bf16_pair{};
  /// Products whose C and D are used as they stand, all in one function (where one of 256-bit registers ends, some
  /// cores take twenty cycles); none: step by step.
  RunProducts run_products = nullptr;
  RunProducts run_integers = nullptr;  ///< the same of integers
  /// Those for the models gfx11 and gfx12.
  const SiliconKernels* silicon = nullptr;
};

}  // namespace lockstep::fast
