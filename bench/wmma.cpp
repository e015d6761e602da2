// WMMA of RDNA3, RDNA4 and CDNA5, each against the multiply-adds that the core can do at most.
#include <memory>
#include <string>
#include <vector>

#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/wmma/group.hpp"
#include "fast/matrix/wmma/plan.hpp"
#include "fast/matrix/wmma/run.hpp"
#include "fast/matrix/wmma/silicon/run.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/state/wave.hpp"
#include "measures.hpp"

namespace bench {
namespace {

using lockstep::Element;
using lockstep::MatrixFamily;
using lockstep::MatrixOp;

struct WmmaMeasure {
  const char* name;
  MatrixFamily family;
  Element input, result;
  std::uint8_t k;
  double goal, stretch;
  std::uint8_t scale_block = 0;
  lockstep::MatrixModel model = lockstep::MatrixModel::sequential_fma;  ///< or that of the silicon
};

using Wave = lockstep::Wave<lockstep::cdna4::Isa, lockstep::WaveShape{32, 256, 0, 32}>;

/// Four of them, as the inner loops of GEMMs have them: 32 x 32 results, two A's and two B's.
void add_tile(const WmmaMeasure& measure, const std::shared_ptr<Wave>& wave, const lockstep::fast::WmmaPlan& one,
              const lockstep::MatrixOp& op, lockstep::matrix::wmma::Operands operands) {
  using Isa = lockstep::cdna4::Isa;
  struct Tile {
    std::vector<lockstep::fast::WmmaPlan> plans;
    lockstep::fast::WmmaGroup group;
  };
  const auto tile = std::make_shared<Tile>();
  tile->plans.reserve(4);
  const std::uint32_t registers = one.a.registers;
  for (std::uint32_t i = 0; i < 4; ++i) {
    operands.a = 100 + i / 2 * registers;
    operands.b = 100 + (2 + i % 2) * registers;
    operands.c = operands.d = 40 + 8 * i;
    tile->plans.push_back(lockstep::fast::plan_wmma(Isa{}, op, operands, {256, 0, 104}, 32, *one.kernels));
    if (!tile->group.add(tile->plans.back(), tile->plans.data())) return;
  }
  const double operations = 2.0 * op.m * op.n * op.k;
  const int times = static_cast<int>(2e8 / operations / 16);
  const std::string name = std::string(measure.name) + ", in tiles of 32 x 32";
  add_timer(name, [=, model = measure.model] {
    const auto v = reinterpret_cast<lockstep::fast::Rows>(wave->v.data());
    const bool chain = model == lockstep::MatrixModel::sequential_fma;
    return seconds_of([&] {
             for (int i = 0; i < times; ++i) {
               if (chain)
                 lockstep::fast::run_wmma_group(tile->group, tile->plans.data(), v, wave->s.data(), false);
               else
                 lockstep::fast::run_silicon_wmma_group(tile->group, tile->plans.data(), v, model);
             }
           }) /
           times / 4;
  });
  add_measure({name, name, op.c == Element::i32 ? "of integer multiply-adds" : "of f32 multiply-adds", Goal::share,
               measure.goal, measure.stretch, operations / 1000});
}

/// v[64..] = v[24..] * v[42..] + v[64..] in a wave of 32 lanes. (Registers as far apart as pages would be loaded late.)
void add(const WmmaMeasure& measure) {
  const bool integer = measure.result == Element::i32;
  const bool chosen = measure.scale_block != 0;
  MatrixOp op{.a = chosen ? Element::selected : measure.input,
              .b = chosen ? Element::selected : measure.input,
              .c = measure.result,
              .m = 16,
              .n = 16,
              .k = measure.k};
  op.family = measure.family;
  op.scale_block = measure.scale_block;
  lockstep::matrix::wmma::Operands operands{.a = 24, .b = 42, .d = 64, .c = 64};
  operands.a_format = operands.b_format = measure.input;
  operands.neg = integer ? 3 : 0;
  operands.scale[0].selector = 256 + 80;
  operands.scale[1].selector = 256 + 82;
  using Isa = lockstep::cdna4::Isa;  // whose registers the wave has; the operation knows no ISA
  auto wave = std::make_shared<Wave>();
  for (auto& row : wave->v) row.fill(0x38b83838u);  // small numbers in every format
  for (std::uint32_t r = 40; r < 72; ++r) wave->v[r].fill(0x3f800000u);
  for (std::uint32_t r = 80; r < 84; ++r) wave->v[r].fill(0x7f7f7f7fu);
  const auto& kernels = lockstep::fast::matrix_kernels(lockstep::fast::host_isa());
  const auto plan = lockstep::fast::plan_wmma(Isa{}, op, operands, {256, 0, 104}, 32, kernels);
  if (!plan) return;
  const double operations = 2.0 * op.m * op.n * op.k;
  const int times = static_cast<int>(2e8 / operations / 4);
  const std::string name = measure.name;
  add_timer(name, [=, model = measure.model] {
    const auto v = reinterpret_cast<lockstep::fast::Rows>(wave->v.data());
    const bool chain = model == lockstep::MatrixModel::sequential_fma;
    return seconds_of([&] {
             for (int i = 0; i < times; ++i) {
               if (chain)
                 lockstep::fast::run_wmma(plan, v, wave->s.data(), false);
               else
                 lockstep::fast::run_silicon_wmma(plan, v, model, false);
             }
           }) /
           times;
  });
  add_measure({name, name, integer ? "of integer multiply-adds" : "of f32 multiply-adds", Goal::share, measure.goal,
               measure.stretch, operations / 1000});
  add_tile(measure, wave, plan, op, operands);
}

}  // namespace

void register_wmma_measures() {
  using E = Element;
  using M = lockstep::MatrixModel;
  constexpr auto gfx11 = MatrixFamily::gfx11, gfx12 = MatrixFamily::gfx12, gfx1250 = MatrixFamily::gfx1250;
  for (const WmmaMeasure& measure : {
           WmmaMeasure{"gfx1100 v_wmma_f32_16x16x16_f16", gfx11, E::f16, E::f32, 16, 0.7, 0.85},
           WmmaMeasure{"gfx1100 v_wmma_f32_16x16x16_bf16", gfx11, E::bf16, E::f32, 16, 0.7, 0.85},
           WmmaMeasure{"gfx1100 v_wmma_i32_16x16x16_iu8", gfx11, E::iu8, E::i32, 16, 0.6, 0.75},
           WmmaMeasure{"gfx1201 v_wmma_f32_16x16x16_f16", gfx12, E::f16, E::f32, 16, 0.7, 0.85},
           WmmaMeasure{"gfx1201 v_wmma_f32_16x16x16_bf16", gfx12, E::bf16, E::f32, 16, 0.7, 0.85},
           WmmaMeasure{"gfx1201 v_wmma_f32_16x16x16_fp8_fp8", gfx12, E::fp8, E::f32, 16, 0.55, 0.75},
           WmmaMeasure{"gfx1100 v_wmma_f32_16x16x16_f16 as silicon", gfx11, E::f16, E::f32, 16, 0.25, 0.5, 0, M::gfx11},
           WmmaMeasure{"gfx1100 v_wmma_f32_16x16x16_bf16 as silicon", gfx11, E::bf16, E::f32, 16, 0.25, 0.5, 0,
                       M::gfx11},
           WmmaMeasure{"gfx1201 v_wmma_f32_16x16x16_f16 as silicon", gfx12, E::f16, E::f32, 16, 0.25, 0.5, 0, M::gfx12},
           WmmaMeasure{"gfx1201 v_wmma_f32_16x16x16_bf16 as silicon", gfx12, E::bf16, E::f32, 16, 0.25, 0.5, 0,
                       M::gfx12},
           WmmaMeasure{"gfx1250 v_wmma_f32_16x16x32_f16", gfx1250, E::f16, E::f32, 32, 0.7, 0.85},
           WmmaMeasure{"gfx1250 v_wmma_f32_16x16x32_bf16", gfx1250, E::bf16, E::f32, 32, 0.7, 0.85},
           WmmaMeasure{"gfx1250 v_wmma_f32_16x16x128_fp8_fp8", gfx1250, E::fp8, E::f32, 128, 0.55, 0.75},
           WmmaMeasure{"gfx1250 v_wmma_scale_f32_16x16x128_f8f6f4, fp8", gfx1250, E::fp8, E::f32, 128, 0.55, 0.75, 32},
           WmmaMeasure{"gfx1250 v_wmma_scale_f32_16x16x128_f8f6f4, fp4", gfx1250, E::fp4, E::f32, 128, 0.55, 0.75, 32},
       })
    add(measure);
}

}  // namespace bench
