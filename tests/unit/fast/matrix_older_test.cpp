// Sums in CDNA1's blocks and in CDNA2's groups on the fast matrix path.
#include <cstdint>
#include <memory>

#include "cdna2/matrix_ops.hpp"
#include "cdna4/matrix_ops.hpp"
#include "matrix_check.hpp"

using namespace matrix_check;
using memory_test::assemble;
using memory_test::Field;

namespace {

/// A number of a magnitude from 2^(offset - span) to 2^offset, as far as the format goes; of 256 some are zeros,
/// denormals, any bits.
struct Numbers {
  int offset;
  std::uint32_t span, zeros, denormals, any;
};

std::uint32_t number(Random& random, Element format, const Numbers& of) {
  const std::uint32_t bits = element_bits(format), exponent = exponent_bits(format), fraction = bits - 1 - exponent;
  const std::uint32_t raw = bits == 32 ? random() : random() & ((1u << bits) - 1), exponents = (1u << exponent) - 1;
  std::uint32_t choice = random.below(256);
  if (choice < of.any) return raw;
  choice -= of.any;
  if (choice < of.zeros) return raw & 1u << (bits - 1);
  choice -= of.zeros;
  if (choice < of.denormals) return raw & ~(exponents << fraction);
  const int most = (1 << exponent) - 2, field = most / 2 + of.offset - static_cast<int>(random.below(of.span));
  const auto kept = static_cast<std::uint32_t>(field < 1 ? 1 : field > most ? most : field);
  return (raw & ~(exponents << fraction)) | kept << fraction;
}

void fill_with(TestWave& wave, Random& random, std::uint32_t first, std::uint32_t registers, Element format,
               const Numbers& of) {
  for (std::uint32_t r = first; r < first + registers; ++r) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      wave.v[r][lane] = 0;
      for (std::uint32_t at = 0; at < 32; at += element_bits(format))
        wave.v[r][lane] |= number(random, format, of) << at;
    }
  }
}

}  // namespace

// Near one, where nothing is flushed; so small or so far apart that products, their sums or the sums with C are
// denormal or overflow; denormals among A, B and C; infinities and NaNs.
TEST_CASE("MFMA: sums in CDNA1's blocks and in CDNA2's groups, with numbers near each other and far apart") {
  Random random;
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 128}});
  const auto in_place =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  using namespace lockstep::cdna2::matrix_ops;
  for (const MatrixOp& op :
       {v_mfma_f32_32x32x8f16, v_mfma_f32_16x16x16f16, v_mfma_f32_32x32x4f16, v_mfma_f32_16x16x4f16,
        v_mfma_f32_32x32x8bf16_1k, v_mfma_f32_16x16x16bf16_1k, v_mfma_f32_32x32x4bf16_1k, v_mfma_f32_16x16x4bf16_1k,
        v_mfma_f32_32x32x4bf16, v_mfma_f32_16x16x8bf16, v_mfma_f32_32x32x2bf16, v_mfma_f32_16x16x2bf16}) {
    for (int round = 0; round < 60; ++round) {
      constexpr std::uint32_t spans[] = {1, 3, 9, 20, 60, 250};
      constexpr int offsets[] = {0, 0, 3, -20, -44, -63, -64, 50, 63, -100, 120, -120};
      constexpr int addends[] = {-250, -24, -1, 0, 1, 24, 100};
      const std::uint32_t zeros = round % 4 == 3 ? 200 : 20, any = round % 5 == 4 ? 1 : 0;
      const std::uint32_t denormals = round % 3 == 1 ? 30 : 0;
      auto wave = start();
      const Numbers a{offsets[random.below(12)], spans[random.below(6)], zeros, denormals, any};
      const Numbers b{offsets[random.below(12)], spans[random.below(6)], zeros, denormals, any};
      fill_with(*wave, random, 16, 16, op.a, a);
      fill_with(*wave, random, 32, 16, op.b, b);
      fill_with(*wave, random, 64, 32, op.c,
                {a.offset + b.offset + addends[random.below(7)], spans[random.below(6)], zeros / 4, denormals, any});
      CAPTURE(round);
      for (const MatrixModel model : {MatrixModel::cdna1, MatrixModel::cdna2}) {
        CAPTURE(matrix_model_name(model));
        const int covered = compare(round % 2 == 0 ? instruction : in_place, op, *wave, model);
        CHECK(covered == static_cast<int>(levels().size()));
      }
    }
  }
}

// Powers of two, so that sums are often halfway between two numbers, or next to that by what is far below: what C and
// the first products lose is what the others decide by.
TEST_CASE("MFMA: sums in CDNA1's blocks that are halfway between two numbers, or nearly") {
  Random random;
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 128}});
  const auto keep = [](TestWave& wave, std::uint32_t first, std::uint32_t mask) {
    for (std::uint32_t r = first; r < first + 16; ++r)
      for (std::uint32_t& dword : wave.v[r]) dword &= mask;
  };
  for (const MatrixOp& op : {cdna2::matrix_ops::v_mfma_f32_16x16x16f16, cdna2::matrix_ops::v_mfma_f32_32x32x8f16,
                             cdna2::matrix_ops::v_mfma_f32_16x16x8bf16, cdna2::matrix_ops::v_mfma_f32_32x32x4bf16,
                             cdna2::matrix_ops::v_mfma_f32_16x16x4bf16_1k, cdna4::matrix_ops::v_mfma_f32_16x16x32_f16,
                             cdna4::matrix_ops::v_mfma_f32_32x32x16_bf16}) {
    const bool f16 = op.a == Element::f16;
    for (int round = 0; round < 120; ++round) {
      const std::uint32_t spans[] = {2, 8, 13, 25, f16 ? 30u : 110u};
      const std::uint32_t span = spans[round % 5], zeros = round % 3 == 2 ? 180 : 20;
      const int top = static_cast<int>(span) / 2;
      auto wave = start();
      fill_with(*wave, random, 16, 16, op.a, {top, span, zeros, 0, 0});
      fill_with(*wave, random, 32, 16, op.b, {top, span, zeros, 0, 0});
      const std::uint32_t signs_exponents = f16 ? 0xfc00fc00u : 0xff80ff80u;
      keep(*wave, 16, signs_exponents);
      keep(*wave, 32, round % 2 == 0 ? signs_exponents : 0xffffffffu);
      fill_with(*wave, random, 64, 32, op.c, {static_cast<int>(random.below(60)) - 10, 1 + span, zeros / 4, 0, 0});
      CAPTURE(round);
      CHECK(compare(instruction, op, *wave, MatrixModel::cdna1) == static_cast<int>(levels().size()));
    }
  }
}
