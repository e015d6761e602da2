// The fast matrix path against execute_matrix: every matrix instruction, every host level, every register compared.
#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "../memory/machine.hpp"
#include "cdna3/matrix_ops.hpp"
#include "cdna4/matrix_ops.hpp"
#include "lockstep/fast/matrix/host_kernels.hpp"
#include "lockstep/fast/matrix/plan.hpp"
#include "lockstep/fast/matrix/small_kernels.hpp"
#include "lockstep/isa/traits/cdna3.hpp"

using namespace lockstep;
using memory_test::assemble;
using memory_test::Field;
using memory_test::Isa;
using TestWave = fast::SizedWave<Isa>;

namespace {

struct Random {
  std::uint64_t state = 0x9e3779b97f4a7c15u;
  std::uint32_t operator()() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(state >> 16);
  }
  std::uint32_t below(std::uint32_t n) { return (*this)() % n; }
};

enum class Contents { moderate, any_bits, edges, mostly_moderate };

/// Bits of a number near one, of any number, of an edge case, as an element of `bits` bits with `exponent` exponent
/// bits.
std::uint32_t element(Random& random, Contents contents, std::uint32_t bits, std::uint32_t exponent) {
  const std::uint32_t raw = bits == 32 ? random() : random() & ((1u << bits) - 1);
  const std::uint32_t fraction = bits - 1 - exponent, bias = (1u << (exponent - 1)) - 1;
  const std::uint32_t sign = raw & 1u << (bits - 1), low = raw & ((1u << fraction) - 1);
  if (contents == Contents::mostly_moderate) contents = random.below(512) == 0 ? Contents::edges : Contents::moderate;
  if (contents == Contents::any_bits) return raw;
  if (contents == Contents::moderate) return sign | (bias - (bias > 2 ? random.below(3) : 0)) << fraction | low;
  switch (random.below(6)) {
    case 0: return sign;                                             // zero
    case 1: return sign | low;                                       // denormal
    case 2: return sign | ((1u << exponent) - 1) << fraction;        // infinity, or the largest exponent
    case 3: return sign | ((1u << exponent) - 1) << fraction | low;  // NaN
    case 4: return sign | ((1u << exponent) - 2) << fraction | low;  // largest finite
    default: return sign | 1u << fraction | low;                     // smallest normal
  }
}

std::uint32_t exponent_bits(Element format) {
  switch (format) {
    case Element::f16:
    case Element::bf8_fnuz:
    case Element::bf8: return 5;
    case Element::fp8_fnuz:
    case Element::fp8: return 4;
    case Element::fp6:
    case Element::fp4: return 2;
    case Element::bf6: return 3;
    default: return 8;
  }
}

/// Fills registers from `first` on with elements, packed without gaps.
void fill(TestWave& wave, Random& random, std::uint32_t first, std::uint32_t registers, Element format,
          Contents contents) {
  const std::uint32_t bits = element_bits(format);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    std::uint64_t waiting = 0;
    std::uint32_t count = 0;
    for (std::uint32_t r = 0; r < registers; ++r) {
      std::uint32_t value = random();
      if (format == Element::f64 && contents != Contents::any_bits) {
        if (r % 2 == 1) value = element(random, contents, 32, 11);
      } else if (format != Element::i8 && format != Element::i32 && format != Element::f64) {
        while (count < 32) {
          waiting |= static_cast<std::uint64_t>(element(random, contents, bits, exponent_bits(format))) << count;
          count += bits;
        }
        value = static_cast<std::uint32_t>(waiting);
        waiting >>= 32;
        count -= 32;
      }
      wave.v[first + r][lane] = value;
    }
  }
}

std::vector<fast::HostIsa> levels() {
  std::vector<fast::HostIsa> result;
  for (const auto isa : fast::host_isas)
    if (fast::has_host_isa(isa)) result.push_back(isa);
  return result;
}

std::unique_ptr<TestWave> start() {
  auto wave = std::make_unique<TestWave>();
  wave->sgpr_limit = 104;
  return wave;
}

constexpr fast::WaveAllocation everything{256, 256, 104};

/// Runs on a copy at every level, with both sets of kernels, and compares; gives at how many levels the whole set
/// covered the instruction.
int compare(const memory_test::Instruction& instruction, const MatrixOp& op, const TestWave& before,
            MatrixModel model = MatrixModel::sequential_fma) {
  auto expected = std::make_unique<TestWave>(before);
  REQUIRE_FALSE(execute_matrix(*expected, instruction, op, model));
  int covered = 0;
  std::vector<std::pair<fast::HostIsa, bool>> kernels;
  for (const fast::HostIsa isa : levels())
    for (const bool small : {false, true}) kernels.emplace_back(isa, small);
  for (const auto& [isa, small] : kernels) {
    const fast::MatrixPlan plan = fast::plan_matrix<Isa>(
        instruction, op, everything, small ? fast::choose_small_matrix_kernels : fast::choose_matrix_kernels, isa);
    const fast::RunMatrix run = fast::matrix_run(plan, model);
    if (run == nullptr) continue;
    CAPTURE(small);
    auto wave = std::make_unique<TestWave>(before);
    const bool done = fast::run_matrix(plan, run, *wave);
    if (!done) {
      REQUIRE(*wave == before);
      continue;
    }
    if (!small) ++covered;
    CAPTURE(host_isa_name(isa));
    CAPTURE(instruction.info().name);
    for (std::uint32_t r = 0; r < 512; ++r) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        if (wave->v[r][lane] != expected->v[r][lane]) {
          CAPTURE(r);
          CAPTURE(lane);
          REQUIRE(wave->v[r][lane] == expected->v[r][lane]);
        }
      }
    }
    REQUIRE(*wave == *expected);
  }
  return covered;
}

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

TEST_CASE("matrix: f64 negation; flushed f32 inputs and registers outside the allocation are the reference's") {
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
  const fast::MatrixPlan plan = fast::plan_matrix<Isa>(instruction, op, everything, fast::choose_matrix_kernels);
  CHECK_FALSE(fast::run_matrix(plan, plan.run, *wave));
  CHECK(*wave == *before);
  CHECK_FALSE(static_cast<bool>(fast::plan_matrix<Isa>(instruction, op, {47, 0, 104}, fast::choose_matrix_kernels)));
  CHECK(static_cast<bool>(fast::plan_matrix<Isa>(instruction, op, {48, 0, 104}, fast::choose_matrix_kernels)));
  // VGPRs from ACCUM_OFFSET on are AccVGPRs.
  CHECK(static_cast<bool>(fast::plan_matrix<Isa>(instruction, op, {40, 8, 104}, fast::choose_matrix_kernels)));
  CHECK_FALSE(static_cast<bool>(fast::plan_matrix<Isa>(instruction, op, {40, 7, 104}, fast::choose_matrix_kernels)));
}

// What the CDNA3 model cuts off depends on how far the exponents of a block's products, and that of C, are apart.
TEST_CASE("matrix: sums in CDNA3's blocks, with numbers near each other and far apart") {
  Random random;
  // A number of a magnitude from 2^(offset - span) to 2^offset, as far as the format goes; sometimes zero, any bits.
  struct Numbers {
    int offset;
    std::uint32_t span, zeros, any;  ///< of 256
  };
  const auto number = [&](Element format, const Numbers& of) {
    const std::uint32_t bits = element_bits(format), exponent = exponent_bits(format), fraction = bits - 1 - exponent;
    const std::uint32_t raw = bits == 32 ? random() : random() & ((1u << bits) - 1), choice = random.below(256);
    if (choice < of.any) return raw;
    if (choice < of.any + of.zeros) return 0u;
    const int most = (1 << exponent) - 2;
    const int field = most / 2 + of.offset - static_cast<int>(random.below(of.span));
    const auto kept = static_cast<std::uint32_t>(field < 0 ? 0 : field > most ? most : field);
    return (raw & ~(((1u << exponent) - 1) << fraction)) | kept << fraction;
  };
  const auto fill_with = [&](TestWave& wave, std::uint32_t first, std::uint32_t registers, Element format,
                             const Numbers& of) {
    const std::uint32_t bits = element_bits(format);
    for (std::uint32_t r = first; r < first + registers; ++r) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        wave.v[r][lane] = 0;
        for (std::uint32_t at = 0; at < 32; at += bits) wave.v[r][lane] |= number(format, of) << at;
      }
    }
  };
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 128}});
  using namespace lockstep::cdna3::matrix_ops;
  for (const MatrixOp& op :
       {v_mfma_f32_32x32x8_bf16, v_mfma_f32_16x16x16_bf16, v_mfma_f32_32x32x4_2b_bf16, v_mfma_f32_16x16x4_4b_bf16,
        v_mfma_f32_32x32x8_f16, v_mfma_f32_16x16x16_f16, v_mfma_f32_32x32x4_2b_f16, v_mfma_f32_16x16x4_4b_f16,
        v_mfma_f32_32x32x4_xf32, v_mfma_f32_16x16x8_xf32, v_mfma_f32_32x32x16_fp8_bf8, v_mfma_f32_16x16x32_bf8_fp8,
        v_mfma_f32_16x16x32_fp8_fp8, v_mfma_f32_32x32x16_bf8_bf8, lockstep::cdna4::matrix_ops::v_mfma_f32_32x32x16_bf16,
        lockstep::cdna4::matrix_ops::v_mfma_f32_16x16x32_bf16, lockstep::cdna4::matrix_ops::v_mfma_f32_32x32x16_f16,
        lockstep::cdna4::matrix_ops::v_mfma_f32_16x16x32_f16,
        lockstep::cdna4::matrix_ops::v_mfma_f32_16x16x32_fp8_fp8}) {
    for (int round = 0; round < 40; ++round) {
      constexpr std::uint32_t spans[] = {1, 3, 9, 20, 60, 250};
      constexpr int offsets[] = {0, 0, 3, 50, -50, 120, -120};
      constexpr int addends[] = {-250, -40, -26, -24, -12, -3, 0, 3, 5, 6, 7, 8, 9, 10, 12, 30, 100};
      const std::uint32_t zeros = round % 4 == 3 ? 200 : 20, any = round % 5 == 4 ? 1 : 0;
      auto wave = start();
      const Numbers a{offsets[random.below(7)], spans[random.below(6)], zeros, any};
      const Numbers b{offsets[random.below(7)], spans[random.below(6)], zeros, any};
      fill_with(*wave, 16, 16, op.a, a);
      fill_with(*wave, 32, 16, op.b, b);
      fill_with(*wave, 64, 32, op.c,
                {a.offset + b.offset + addends[random.below(17)], spans[random.below(6)], zeros / 4, any});
      if (round % 7 == 0)
        for (std::uint32_t lane = 0; lane < 64; lane += 3) wave->v[64 + lane % 4][lane] = 0x80000000u;
      CAPTURE(round);
      const int covered = compare(instruction, op, *wave, MatrixModel::cdna3);
      if (fast::best_host_isa() >= fast::HostIsa::avx2) CHECK(covered > 0);
    }
  }
}

// Exponents around those from which on a product is cut (10 below the largest of bf16, 4 of f16), a number is an
// outlier (3 of A, 7 of B), or not for the wide kernels (15); products that cancel; C's around 2^30, 2^31 and 2^32
// units.
TEST_CASE("matrix: sums in CDNA3's blocks at the edges of what the wide kernels do") {
  Random random;
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_bf16,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  const auto with_exponent = [&](std::uint32_t bits, std::uint32_t fraction_bits, int field, int most) {
    const std::uint32_t all = (1u << fraction_bits) - 1, choice = random.below(4);
    const std::uint32_t fraction = choice == 0 ? 0 : choice == 1 ? all : random() & all;
    const auto kept = static_cast<std::uint32_t>(field < 0 ? 0 : field > most ? most : field);
    return random() % 2 << (bits - 1) | kept << fraction_bits | fraction;
  };
  using namespace lockstep::cdna4::matrix_ops;
  for (const MatrixOp& op :
       {v_mfma_f32_32x32x16_bf16, v_mfma_f32_16x16x32_bf16, v_mfma_f32_32x32x8_bf16, v_mfma_f32_16x16x16_bf16,
        v_mfma_f32_32x32x16_f16, v_mfma_f32_16x16x32_f16, v_mfma_f32_32x32x8_f16, v_mfma_f32_16x16x16_f16}) {
    const bool half_floats = op.a == Element::f16;
    const std::uint32_t fraction_bits = half_floats ? 10 : 7;
    const int bias = half_floats ? 15 : 127, most = half_floats ? 30 : 254;
    for (int round = 0; round < 60; ++round) {
      constexpr int deficits[] = {0, 0, 0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 16};
      constexpr int reaches[] = {1, 3, 6, 8, 10, 12, 15, 15, 16};
      constexpr int addends[] = {-30, -26, -25, -24, -2, 0, 1, 4, 5, 6, 7, 8, 9, 30, 31, 32, 60};
      const std::uint32_t reach[2] = {static_cast<std::uint32_t>(reaches[random.below(9)]),
                                      static_cast<std::uint32_t>(reaches[random.below(9)])};
      const int span = half_floats ? 8 : round % 8 == 7 ? 140 : 60;
      const int top[2] = {
          static_cast<int>(random.below(static_cast<std::uint32_t>(span))) - (half_floats ? 0 : span / 2),
          half_floats ? -static_cast<int>(random.below(8))
                      : static_cast<int>(random.below(static_cast<std::uint32_t>(span))) - span / 2};
      const bool cancels = round % 3 == 0;
      const std::uint32_t zeros = round % 4 == 0 ? 60 : round % 4 == 1 ? 4 : 0;
      auto wave = start();
      for (std::uint32_t operand = 0; operand < 2; ++operand) {
        const auto number = [&] {
          if (random.below(256) < zeros) return random() % 2 << 15;
          return with_exponent(16, fraction_bits, bias + top[operand] - deficits[random.below(reach[operand])], most);
        };
        for (std::uint32_t r = 0; r < 8; ++r) {
          for (std::uint32_t& dword : wave->v[16 + operand * 16 + r]) {
            const std::uint32_t one = number(),
                                next = cancels ? one ^ operand << 15 ^ (random.below(8) == 0 ? 1u : 0u) : number();
            dword = one | next << 16;
          }
        }
      }
      // The largest numbers of rows and columns meet zeros, and products are of the smallest alone.
      if (round % 6 == 5) {
        for (std::uint32_t r = 0; r < 8; r += 2) {
          for (std::uint32_t& dword : wave->v[16 + r]) dword = with_exponent(16, fraction_bits, bias + top[0], most);
          for (std::uint32_t& dword : wave->v[32 + r])
            dword = with_exponent(16, fraction_bits, bias + top[1], most) << 16;
          for (std::uint32_t operand = 0; operand < 2; ++operand)
            for (std::uint32_t& dword : wave->v[17 + operand * 16 + r])
              dword = with_exponent(16, fraction_bits, bias + top[operand] - deficits[13 + random.below(3)], most);
        }
      }
      for (std::uint32_t r = 64; r < 96; ++r)
        for (std::uint32_t& dword : wave->v[r])
          dword = with_exponent(32, 23, 127 + top[0] + top[1] + addends[random.below(round % 2 == 0 ? 9 : 17)], 254);
      if (round % 5 == 1)
        for (const std::uint32_t bits : {0x80000000u, 0u, 0x7f800000u, 0xff800000u, 0x7fc00001u, 0xff812345u, 1u})
          wave->v[64 + random.below(4)][random.below(64)] = bits;
      if (round % 10 == 2) wave->v[16][random.below(64)] = half_floats ? 0x7c003c00u : 0x7f803f80u;
      CAPTURE(round);
      CHECK(compare(instruction, op, *wave, MatrixModel::cdna3) > 0);
    }
  }
}

TEST_CASE("matrix: chains of multiply-adds over FNUZ or xf32 elements are the reference's") {
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  using namespace lockstep::cdna3::matrix_ops;
  const auto chain = [&](const MatrixOp& op, fast::HostIsa isa) {
    return nullptr !=
           fast::matrix_run(fast::plan_matrix<Isa>(instruction, op, everything, fast::choose_matrix_kernels, isa),
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
        fast::plan_matrix<Isa>(instruction, *instruction.info().matrix, everything, fast::choose_matrix_kernels);
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
