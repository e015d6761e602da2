// Runs a planned WMMA, or a group of them, in the steps of RDNA3's or RDNA4's silicon.
#pragma once

#include <cstdint>
#include <optional>

#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/wmma/group.hpp"
#include "fast/matrix/wmma/run.hpp"
#include "fast/matrix/wmma/silicon/job.hpp"

namespace lockstep::fast {
namespace silicon {

/// None: the kernels do not cover the plan's operation in this model.
inline std::optional<SiliconRule> rule_of(const WmmaPlan& plan, MatrixModel model) {
  if (model != MatrixModel::gfx11 && model != MatrixModel::gfx12) return std::nullopt;
  const MatrixOp& op = plan.op;
  const bool halves = op.a == Element::f16 || op.a == Element::bf16;
  const bool bytes = (op.a == Element::fp8 || op.a == Element::bf8) && model == MatrixModel::gfx12;
  if (!plan || (!halves && !bytes) || op.k != 16 || op.m != 16 || op.c != op.result()) return std::nullopt;
  if (op.c != Element::f32 && op.c != op.a) return std::nullopt;
  SiliconRule rule{model == MatrixModel::gfx11 ? DotUnit::gfx11 : DotUnit::gfx12, DotResult::f32, op.a, op.b};
  if (op.c == Element::f16) rule.result = DotResult::f16;
  if (op.c == Element::bf16) rule.result = DotResult::bf16;
  return rule;
}

/// A or B: as numbers, and made ready for the kernels, unless one is infinite or NaN.
struct Operand {
  alignas(64) float number[256];  ///< [k][16]
  SiliconInput input;
  bool finite;
};
inline void prepare(const WmmaPlan& plan, const SiliconRule& rule, ConstRows v, bool is_b, std::uint32_t first,
                    Operand& to) {
  wmma::unpack(plan, is_b ? plan.b : plan.a, v + first, to.number);
  to.finite = plan.kernels->silicon->prepare(rule, is_b, to.number, to.input);
}

/// Element by element as the reference: with infinities and NaNs.
[[gnu::noinline, gnu::cold]] inline void multiply_exactly(const SiliconRule& rule, const Operand& a, const Operand& b,
                                                          RowPlaces places, const std::uint32_t* c, std::uint32_t* d) {
  Tile tile;
  load(tile, places, c);
  for (std::uint32_t row = 0; row < 16; ++row) {
    for (std::uint32_t column = 0; column < 16; ++column) {
      F32 left[16], right[16];
      for (std::uint32_t k = 0; k < 16; ++k) {
        left[k] = number(a.number[k * 16 + row]);
        right[k] = number(b.number[k * 16 + column]);
      }
      matrix::DotInputs in{left, right, 16, rule.a, rule.b};
      if (rule.result != DotResult::f32) in.result = rule.a;
      tile.number[row][column] = matrix::silicon_steps(rule.unit, in, F32{tile.number[row][column]}).bits;
    }
  }
  store(tile, places, d);
}
inline void multiply(const WmmaPlan& plan, const SiliconRule& rule, const Operand& a, const Operand& b,
                     RowPlaces places, const std::uint32_t* c, std::uint32_t* d) {
  if (!a.finite || !b.finite || !plan.kernels->silicon->multiply(rule, a.input, b.input, places, c, d)) [[unlikely]]
    multiply_exactly(rule, a, b, places, c, d);
}
inline void multiply(const WmmaPlan& plan, const SiliconRule& rule, const Operand& a, const Operand& b, Rows v) {
  if (plan.direct) return multiply(plan, rule, a, b, plan.places, v[plan.operands.c], v[plan.operands.d]);
  wmma::ResultTile tile;
  wmma::read_float_addends(plan, v, 0, tile);
  multiply(plan, rule, a, b, RowPlaces::tile, tile.number[0], tile.number[0]);
  wmma::write_floats(plan, v, 0, tile);
}

/// Most A's and B's of a group, which take 5 KiB of stack each.
inline constexpr std::uint32_t most_operands = 12;

}  // namespace silicon

/// Runs a plan in this model, with MODE.FP16_OVFL. False: nothing has been done, and the reference has to execute the
/// instruction.
[[gnu::noinline]] inline bool run_silicon_wmma(const WmmaPlan& plan, Rows v, MatrixModel model, bool fp16_ovfl) {
  const std::optional<SiliconRule> rule = silicon::rule_of(plan, model);
  if (!rule || (fp16_ovfl && matrix::wmma::obeys_fp16_ovfl(plan.op))) return false;
  if (plan.op.family == MatrixFamily::gfx11 && !wmma::copies_agree(plan, v)) return false;
  silicon::Operand a, b;
  silicon::prepare(plan, *rule, v, false, plan.operands.a, a);
  silicon::prepare(plan, *rule, v, true, plan.operands.b, b);
  silicon::multiply(plan, *rule, a, b, v);
  return true;
}

/// The same for all instructions of a group, whose plans begin at `plans`: each A and B is prepared once.
[[gnu::noinline]] inline bool run_silicon_wmma_group(const WmmaGroup& group, const WmmaPlan* plans, Rows v,
                                                     MatrixModel model) {
  const WmmaPlan& plan = *plans;
  const std::optional<SiliconRule> rule = silicon::rule_of(plan, model);
  if (!rule || std::uint32_t{group.a().count} + group.b().count > silicon::most_operands) return false;
  if (plan.op.family == MatrixFamily::gfx11 && !wmma::copies_agree(plan, v, group)) return false;
  silicon::Operand operands[silicon::most_operands];
  silicon::Operand *const a = operands, *const b = operands + group.a().count;
  for (std::uint32_t i = 0; i < group.a().count; ++i) silicon::prepare(plan, *rule, v, false, group.a().first[i], a[i]);
  for (std::uint32_t i = 0; i < group.b().count; ++i) silicon::prepare(plan, *rule, v, true, group.b().first[i], b[i]);
  for (std::uint32_t i = 0; i < group.count(); ++i) {
    const WmmaGroup::Product& one = group.product(i);
    silicon::multiply(plan, *rule, a[one.a], b[one.b], plan.places, v[plans[one.plan].operands.c],
                      v[plans[one.plan].operands.d]);
  }
  return true;
}

}  // namespace lockstep::fast
