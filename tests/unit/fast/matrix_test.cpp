// The fast matrix path against execute_matrix: every matrix instruction, every host level, every register compared.
#include <cstdint>
#include <memory>
#include <vector>

#include "cdna3/matrix_ops.hpp"
#include "cdna4/matrix_ops.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "matrix_check.hpp"

using namespace matrix_check;
using memory_test::assemble;
using memory_test::Field;

namespace {

bool should_cover(const MatrixOp& op) { return !op.sparse && op.m != 4; }

}  // namespace

TEST_CASE("matrix: every instruction with ordinary numbers, any bits, and edges") {
  Random random;
  int instructions = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Isa::Opcode>(i);
    const InstructionInfo& info = Isa::info(opcode);
    if (info.matrix == nullptr || info.matrix->a == Element::selected) continue;
    const MatrixOp& op = *info.matrix;
    for (const Contents contents :
         {Contents::moderate, Contents::any_bits, Contents::edges, Contents::mostly_moderate}) {
      auto wave = start();
      fill(*wave, random, 16, 16, op.a, contents);
      fill(*wave, random, 32, 16, op.b, contents);
      fill(*wave, random, 64, 32, op.c, contents);
      // D = C, and D elsewhere.
      for (const std::uint32_t d : {64u, 128u}) {
        const auto instruction = assemble(
            opcode, {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, d}});
        const int covered = compare(instruction, op, *wave);
        if (should_cover(op)) CHECK(covered >= (op.a == Element::i8 ? 1 : 2));
      }
    }
    ++instructions;
  }
  CHECK(instructions > 50);
}

TEST_CASE("matrix: bf16 whose products are hardly above the denormal numbers, or below") {
  Random random;
  const auto with_exponents = [&](TestWave& wave, std::uint32_t first, std::uint32_t least, std::uint32_t count,
                                  bool halves) {
    for (std::uint32_t r = first; r < first + (halves ? 8 : 16); ++r) {
      for (std::uint32_t& dword : wave.v[r]) {
        const auto number = [&](std::uint32_t bits) {
          const std::uint32_t exponent = (least + random.below(count)) << (bits - 9);
          return random.below(16) == 0 ? 0u
                                       : (random() & ((1u << (bits - 9)) - 1)) | exponent | random() % 2 << (bits - 1);
        };
        dword = halves ? number(16) | number(16) << 16 : number(32);
      }
    }
  };
  int instructions = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Isa::Opcode>(i);
    const InstructionInfo& info = Isa::info(opcode);
    if (info.matrix == nullptr || info.matrix->a != Element::bf16 || info.matrix->sparse) continue;
    for (const std::uint32_t exponent : {80u, 71u, 58u}) {
      for (const std::uint32_t addend : {24u, 0u}) {
        auto wave = start();
        with_exponents(*wave, 16, exponent, exponent == 80 ? 40 : 3, true);
        with_exponents(*wave, 32, exponent, exponent == 80 ? 40 : 3, true);
        with_exponents(*wave, 64, addend, addend == 0 ? 28 : 4, false);
        for (const std::uint32_t d : {64u, 128u}) {
          const auto instruction = assemble(
              opcode, {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, d}});
          compare(instruction, *info.matrix, *wave);
        }
      }
    }
    ++instructions;
  }
  CHECK(instructions > 3);
}

TEST_CASE("matrix: finite A and B, any C: its NaNs come out quiet, sign and payload kept") {
  Random random;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Isa::Opcode>(i);
    const InstructionInfo& info = Isa::info(opcode);
    if (info.matrix == nullptr || info.matrix->c != Element::f32 || info.matrix->a == Element::selected) continue;
    for (const Contents contents : {Contents::any_bits, Contents::edges}) {
      auto wave = start();
      fill(*wave, random, 16, 8, info.matrix->a, Contents::moderate);
      fill(*wave, random, 32, 8, info.matrix->b, Contents::moderate);
      fill(*wave, random, 64, 32, Element::f32, contents);
      compare(assemble(opcode,
                       {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}}),
              *info.matrix, *wave);
    }
  }
}

TEST_CASE("matrix: F8F6F4 in all combinations of formats, scaled and not") {
  Random random;
  for (const auto opcode :
       {Isa::Opcode::v_mfma_f32_32x32x64_f8f6f4, Isa::Opcode::v_mfma_f32_16x16x128_f8f6f4,
        Isa::Opcode::v_mfma_scale_f32_32x32x64_f8f6f4, Isa::Opcode::v_mfma_scale_f32_16x16x128_f8f6f4}) {
    const MatrixOp& op = *Isa::info(opcode).matrix;
    for (std::uint32_t formats = 0; formats < 25; ++formats) {
      for (const Contents contents : {Contents::moderate, Contents::any_bits, Contents::mostly_moderate}) {
        if (contents != Contents::mostly_moderate && formats % 4 != 0) continue;
        auto wave = start();
        fill(*wave, random, 16, 8, selected_element(formats % 5), contents);
        fill(*wave, random, 32, 8, selected_element(formats / 5), contents);
        fill(*wave, random, 64, 16, Element::f32, contents);
        for (std::uint32_t lane = 0; lane < 64; ++lane) {  // scales near one in byte 0, any in byte 1
          wave->v[50][lane] = (120 + random.below(15)) | random() << 8;
          wave->v[51][lane] = (120 + random.below(15)) | random() << 8;
        }
        const std::uint32_t byte = contents == Contents::any_bits ? 1 : 0;
        const auto instruction = assemble(opcode, {{Field::src0, 256 + 16},
                                                   {Field::src1, 256 + 32},
                                                   {Field::src2, 256 + 64},
                                                   {Field::vdst, 64},
                                                   {Field::cbsz, formats % 5},
                                                   {Field::blgp, formats / 5},
                                                   {Field::abid, op.scaled ? 1u : 0u},
                                                   {Field::scale_src0, 256 + 50},
                                                   {Field::scale_src1, 256 + 51},
                                                   {Field::op_sel, byte * 3}});
        const int covered = compare(instruction, op, *wave);
        if (byte == 0) CHECK(covered >= 2);
      }
    }
  }
}

TEST_CASE("matrix: scales from an SGPR, scales that are NaN or far from one") {
  Random random;
  const auto opcode = Isa::Opcode::v_mfma_scale_f32_32x32x64_f8f6f4;
  const MatrixOp& op = *Isa::info(opcode).matrix;
  for (const std::uint32_t exponent : {0u, 1u, 63u, 126u, 127u, 190u, 191u, 192u, 254u, 255u}) {
    auto wave = start();
    fill(*wave, random, 16, 8, Element::fp8, Contents::moderate);
    fill(*wave, random, 32, 8, Element::fp8, Contents::moderate);
    fill(*wave, random, 64, 16, Element::f32, Contents::edges);
    wave->s[5] = exponent << 23;
    const auto instruction = assemble(opcode, {{Field::src0, 256 + 16},
                                               {Field::src1, 256 + 32},
                                               {Field::src2, 256 + 64},
                                               {Field::vdst, 64},
                                               {Field::abid, 1},
                                               {Field::scale_src0, 5},
                                               {Field::scale_src1, 5}});
    const int covered = compare(instruction, op, *wave);
    if (exponent == 126 || exponent == 127 || exponent == 190) CHECK(covered >= 2);
  }
}

TEST_CASE("matrix: constants for C, D over A, B or part of C, AccVGPRs") {
  Random random;
  for (const auto opcode : {Isa::Opcode::v_mfma_f32_32x32x16_bf16, Isa::Opcode::v_mfma_f32_16x16x32_f16,
                            Isa::Opcode::v_mfma_f32_32x32x2_f32, Isa::Opcode::v_mfma_f32_16x16x32_fp8_bf8,
                            Isa::Opcode::v_mfma_i32_32x32x32_i8, Isa::Opcode::v_mfma_f64_16x16x4_f64}) {
    const MatrixOp& op = *Isa::info(opcode).matrix;
    auto wave = start();
    for (std::uint32_t r = 0; r < 512; ++r)
      fill(*wave, random, r, 1, op.a == Element::f64 ? Element::f32 : op.a, Contents::moderate);
    for (const std::uint32_t c : {128u, 129u, 193u, 242u, 247u, 256u + 20}) {
      compare(assemble(opcode, {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, c}, {Field::vdst, 64}}),
              op, *wave);
    }
    for (const std::uint32_t d : {10u, 16u, 30u, 33u, 62u, 66u}) {
      CHECK(compare(
                assemble(opcode,
                         {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, d}}),
                op, *wave) > 0);
    }
    for (const std::uint32_t acc : {1u, 2u, 3u}) {
      compare(assemble(opcode, {{Field::src0, 256 + 16},
                                {Field::src1, 256 + 32},
                                {Field::src2, 256 + 64},
                                {Field::vdst, 64},
                                {Field::acc, acc},
                                {Field::acc_cd, acc & 1u}}),
              op, *wave);
    }
  }
}

TEST_CASE("matrix: f64 negation, flushed f32 inputs and registers outside the allocation are the reference's") {
  Random random;
  auto wave = start();
  fill(*wave, random, 16, 48, Element::f32, Contents::moderate);
  for (std::uint32_t blgp = 0; blgp < 8; ++blgp) {
    CHECK(compare(assemble(Isa::Opcode::v_mfma_f64_16x16x4_f64, {{Field::src0, 256 + 16},
                                                                 {Field::src1, 256 + 20},
                                                                 {Field::src2, 256 + 32},
                                                                 {Field::vdst, 32},
                                                                 {Field::blgp, blgp}}),
                  *Isa::info(Isa::Opcode::v_mfma_f64_16x16x4_f64).matrix, *wave) > 0);
  }
  const auto opcode = Isa::Opcode::v_mfma_f32_32x32x2_f32;
  const auto instruction =
      assemble(opcode, {{Field::src0, 256 + 16}, {Field::src1, 256 + 17}, {Field::src2, 256 + 32}, {Field::vdst, 32}});
  const MatrixOp& op = *Isa::info(opcode).matrix;
  wave->mode = Mode{wave->mode.bits() & ~0x30u};
  const auto before = std::make_unique<TestWave>(*wave);
  const fast::MatrixPlan plan = fast::plan_matrix(Isa{}, instruction, op, everything, fast::choose_matrix_kernels);
  CHECK_FALSE(fast::run_matrix(plan, plan.run, *wave));
  CHECK(*wave == *before);
  CHECK_FALSE(static_cast<bool>(fast::plan_matrix(Isa{}, instruction, op, {47, 0, 104}, fast::choose_matrix_kernels)));
  CHECK(static_cast<bool>(fast::plan_matrix(Isa{}, instruction, op, {48, 0, 104}, fast::choose_matrix_kernels)));
  // VGPRs from ACCUM_OFFSET on are AccVGPRs.
  CHECK(static_cast<bool>(fast::plan_matrix(Isa{}, instruction, op, {40, 8, 104}, fast::choose_matrix_kernels)));
  CHECK_FALSE(static_cast<bool>(fast::plan_matrix(Isa{}, instruction, op, {40, 7, 104}, fast::choose_matrix_kernels)));
}

TEST_CASE("matrix: chains of multiply-adds over FNUZ or xf32 elements are the reference's") {
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  using namespace lockstep::cdna3::matrix_ops;
  const auto chain = [&](const MatrixOp& op, fast::HostIsa isa) {
    return nullptr !=
           fast::matrix_run(fast::plan_matrix(Isa{}, instruction, op, everything, fast::choose_matrix_kernels, isa),
                            MatrixModel::sequential_fma);
  };
  for (const fast::HostIsa isa : levels()) {
    for (const MatrixOp& op : {v_mfma_f32_16x16x32_fp8_fp8, v_mfma_f32_16x16x32_bf8_fp8, v_mfma_f32_32x32x16_fp8_bf8,
                               v_mfma_f32_16x16x8_xf32, v_mfma_f32_32x32x4_xf32})
      CHECK_FALSE(chain(op, isa));
    CHECK(chain(lockstep::cdna4::matrix_ops::v_mfma_f32_16x16x32_fp8_fp8, isa));
  }
}

TEST_CASE("matrix: sums that saturate are the reference's") {
  auto wave = std::make_unique<TestWave>();
  for (const auto opcode : {Isa::Opcode::v_mfma_f32_16x16x4_f32, Isa::Opcode::v_mfma_i32_16x16x32_i8}) {
    const auto instruction = assemble(
        opcode, {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
    fast::MatrixPlan plan =
        fast::plan_matrix(Isa{}, instruction, *instruction.info().matrix, everything, fast::choose_matrix_kernels);
    if (!plan) continue;
    CHECK_FALSE(plan.obeys_fp16_ovfl);
    plan.obeys_fp16_ovfl = cdna3::Isa::matrix_obeys_fp16_ovfl;
    wave->mode = Mode(0x8003f0);
    CHECK_FALSE(fast::run_matrix(plan, plan.run, *wave));
    wave->mode = Mode();
    CHECK(fast::run_matrix(plan, plan.run, *wave));
  }
}

// Which sums the kernels' chain of fused multiply-adds stands for.
static_assert(matrix::is_fma_chain(MatrixModel::cdna3, Element::f64) &&
              matrix::is_fma_chain(MatrixModel::exact, Element::f64) &&
              matrix::is_fma_chain(MatrixModel::cdna3, Element::i8) &&
              matrix::is_fma_chain(MatrixModel::cdna3, Element::f32) &&
              !matrix::is_fma_chain(MatrixModel::exact, Element::f32) &&
              !matrix::is_fma_chain(MatrixModel::cdna3, Element::xf32) &&
              !matrix::is_fma_chain(MatrixModel::cdna3, Element::bf16) &&
              !matrix::is_fma_chain(MatrixModel::cdna2, Element::selected) &&
              matrix::is_fma_chain(MatrixModel::sequential_fma, Element::f16));
