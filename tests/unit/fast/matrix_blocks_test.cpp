// Sums in CDNA3's blocks on the fast matrix path.
#include <cstdint>
#include <memory>

#include "cdna3/matrix_ops.hpp"
#include "cdna4/matrix_ops.hpp"
#include "matrix_check.hpp"

using namespace matrix_check;
using memory_test::assemble;
using memory_test::Field;

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

// The wide kernels take no denormal bf16 numbers, also where a row's eight k's, or a column's, have no others.
TEST_CASE("matrix: sums in CDNA3's blocks of denormal bf16 numbers alone") {
  Random random;
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_bf16,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  using namespace lockstep::cdna4::matrix_ops;
  for (const MatrixOp& op : {v_mfma_f32_32x32x16_bf16, v_mfma_f32_16x16x32_bf16}) {
    for (const std::uint32_t denormal : {16u, 32u}) {
      auto wave = start();
      for (const std::uint32_t first : {16u, 32u})
        for (std::uint32_t r = first; r < first + 4; ++r)
          for (std::uint32_t& dword : wave->v[r])
            dword = (first == denormal ? 0x3f803f80u : 0x5f805f80u) | (random() & 0x807f807fu);
      for (std::uint32_t r = denormal; r < denormal + 4; ++r)
        for (std::uint32_t lane = 0; lane < 64; lane += 5) wave->v[r][lane] = random() & 0x807f807fu;
      for (std::uint32_t r = 64; r < 80; ++r)
        for (std::uint32_t& dword : wave->v[r]) dword = random() & 0x807fffffu;
      CAPTURE(denormal);
      CHECK(compare(instruction, op, *wave, MatrixModel::cdna3) > 0);
    }
  }
}

// A sum stays a negative zero while all products are negative zeros; a product of a positive zero ends that, in any
// block.
TEST_CASE("matrix: sums in CDNA3's blocks of negative zeros") {
  const auto instruction =
      assemble(Isa::Opcode::v_mfma_f32_16x16x32_bf16,
               {{Field::src0, 256 + 16}, {Field::src1, 256 + 32}, {Field::src2, 256 + 64}, {Field::vdst, 64}});
  using namespace lockstep::cdna4::matrix_ops;
  Random random;
  for (const MatrixOp& op : {v_mfma_f32_32x32x16_bf16, v_mfma_f32_16x16x32_bf16, v_mfma_f32_32x32x16_f16,
                             v_mfma_f32_16x16x32_f16, v_mfma_f32_32x32x8_f16}) {
    for (int round = 0; round < 20; ++round) {
      auto wave = start();
      for (std::uint32_t r = 16; r < 24; ++r)  // one, rarely minus one
        for (std::uint32_t& dword : wave->v[r]) {
          const std::uint32_t one = op.a == Element::f16 ? 0x3c00u : 0x3f80u;
          dword = one << 16 | one | (random.below(64) == 0 ? 0x8000u << 16 * random.below(2) : 0u);
        }
      for (std::uint32_t r = 32; r < 40; ++r) wave->v[r].fill(0x80008000u);
      for (std::uint32_t r = 64; r < 80; ++r) wave->v[r].fill(0x80000000u);
      CAPTURE(round);
      CHECK(compare(instruction, op, *wave, MatrixModel::cdna3) > 0);
    }
  }
}
