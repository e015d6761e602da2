// Arithmetic of instructions, and the peaks of targets.
#include "observe/arithmetic.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "common/flops.hpp"
#include "common/peaks.hpp"
#include "lockstep/device/profile.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep {

namespace {

ArithmeticFormat format_of(Element element, bool wide) {
  switch (element) {
    case Element::f64: return ArithmeticFormat::f64;
    case Element::f32:
    case Element::i32: return ArithmeticFormat::f32;
    case Element::xf32: return ArithmeticFormat::xf32;
    case Element::f16: return ArithmeticFormat::f16;
    case Element::bf16: return ArithmeticFormat::bf16;
    case Element::fp8:
    case Element::bf8:
    case Element::fp8_fnuz:
    case Element::bf8_fnuz: return ArithmeticFormat::f8;
    case Element::fp6:
    case Element::bf6: return ArithmeticFormat::f6;
    case Element::fp4: return ArithmeticFormat::f4;
    case Element::i8:
    case Element::iu8: return ArithmeticFormat::i8;
    case Element::iu4: return ArithmeticFormat::i4;
    case Element::selected: break;
  }
  return wide ? ArithmeticFormat::f8 : ArithmeticFormat::f4;  // 4 and 6 bits are as fast as each other
}

void add_lanes(InstructionArithmetic& arithmetic, std::string_view name) {
  const auto less = [](const FlopsOfInstruction& row, std::string_view wanted) { return row.name < wanted; };
  auto at = std::lower_bound(flops_of_instructions.begin(), flops_of_instructions.end(), name, less);
  for (; at != flops_of_instructions.end() && at->name == name && arithmetic.used < arithmetic.parts.size(); ++at)
    arithmetic.parts[arithmetic.used++] = {at->format, at->count};
}

}  // namespace

std::uint64_t ArithmeticCounts::vector_total() const {
  return std::accumulate(vector.begin(), vector.end(), std::uint64_t{0});
}
std::uint64_t ArithmeticCounts::matrix_total() const {
  return std::accumulate(matrix.begin(), matrix.end(), std::uint64_t{0});
}
ArithmeticCounts& ArithmeticCounts::operator+=(const ArithmeticCounts& other) {
  for (std::size_t i = 0; i < arithmetic_formats; ++i) {
    vector[i] += other.vector[i];
    matrix[i] += other.matrix[i];
  }
  return *this;
}

std::uint64_t InstructionArithmetic::total() const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < used; ++i) sum += parts[i].count;
  return sum;
}

InstructionArithmetic arithmetic_of(const Step& step) {
  InstructionArithmetic arithmetic;
  if (const MatrixOp* const op = step.info->matrix; op != nullptr) {
    // Of a sparse product the stored half of A takes part.
    const std::uint32_t k = op->sparse ? op->k / 2u : op->k;
    arithmetic.matrix = true;
    arithmetic.by_lanes = false;
    arithmetic.parts[0] = {format_of(op->a, step.wide_elements), 2u * op->m * op->n * k * op->blocks};
    arithmetic.used = 1;
    return arithmetic;
  }
  arithmetic.by_lanes = is_vector(step.uses->instruction_class);
  add_lanes(arithmetic, step.info->name);
  if (step.second != nullptr) add_lanes(arithmetic, step.second->name);
  return arithmetic;
}

const Peaks* peaks_of(std::string_view target) {
  const auto found = std::find_if(peaks_of_targets.begin(), peaks_of_targets.end(),
                                  [&](const Peaks& each) { return each.target == target; });
  return found == peaks_of_targets.end() ? nullptr : &*found;
}

}  // namespace lockstep
