// Sums in CDNA2's groups on the fast matrix path.
#include <cstdint>
#include <memory>

#include "cdna2/matrix_ops.hpp"
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
TEST_CASE("matrix: sums in CDNA2's groups, with numbers near each other and far apart") {
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
      const int covered = compare(round % 2 == 0 ? instruction : in_place, op, *wave, MatrixModel::cdna2);
      CHECK(covered == static_cast<int>(levels().size()));
    }
  }
}
