// Whole matrix instructions against products computed on the host. Elements are small integers, so every model and
// every order gives the same exact sums; where elements stand is written here from the published formulas, apart
// from layout.hpp.
#include "lockstep/matrix/execute.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <functional>
#include <initializer_list>
#include <memory>

#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/state/wave.hpp"

using namespace lockstep;

namespace {

using FullWave = Wave<cdna4::Isa>;

cdna4::Instruction instruction(std::initializer_list<std::uint32_t> words) {
  const auto decoded = cdna4::decode({words.begin(), words.size()});
  REQUIRE(decoded.error == DecodeError::none);
  return decoded.instruction;
}

int small(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
  return static_cast<int>((a * 7 + b * 13 + c * 29) % 7) - 3;
}
std::uint32_t f32(float x) { return std::bit_cast<std::uint32_t>(x); }
std::uint16_t f16(int x) {
  const std::uint16_t magnitude[] = {0, 0x3c00, 0x4000, 0x4200, 0x4400};
  return static_cast<std::uint16_t>(magnitude[x < 0 ? -x : x] | (x < 0 ? 0x8000 : 0));
}
std::uint16_t bf16(int x) { return static_cast<std::uint16_t>(f32(static_cast<float>(x)) >> 16); }

void put16(FullWave& wave, std::uint32_t number, std::uint32_t lane, std::uint32_t item, std::uint16_t value) {
  std::uint32_t& dword = wave.v[number + item / 2][lane];
  dword = item % 2 == 0 ? (dword & 0xffff0000u) | value : (dword & 0xffffu) | static_cast<std::uint32_t>(value) << 16;
}
void put8(FullWave& wave, std::uint32_t number, std::uint32_t lane, std::uint32_t item, std::uint8_t value) {
  std::uint32_t& dword = wave.v[number + item / 4][lane];
  dword = (dword & ~(0xffu << item % 4 * 8)) | static_cast<std::uint32_t>(value) << item % 4 * 8;
}
void put64(FullWave& wave, std::uint32_t number, std::uint32_t lane, double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  wave.v[number][lane] = static_cast<std::uint32_t>(bits);
  wave.v[number + 1][lane] = static_cast<std::uint32_t>(bits >> 32);
}
double get64(const FullWave& wave, std::uint32_t number, std::uint32_t lane) {
  return std::bit_cast<double>(wave.v[number][lane] | static_cast<std::uint64_t>(wave.v[number + 1][lane]) << 32);
}

}  // namespace

TEST_CASE("16x16x16 f16: four elements along k a lane") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 4; ++e) {
      put16(*wave, 4, lane, e, f16(small(lane % 16, lane / 16 * 4 + e)));
      put16(*wave, 6, lane, e, f16(small(lane / 16 * 4 + e, lane % 16, 1)));
      wave->v[8 + e][lane] = f32(static_cast<float>(4 * (lane / 16) + e) * 100 + static_cast<float>(lane % 16));
    }
  }
  // v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[8:11]; EXEC does not matter.
  wave->set_exec(0);
  const auto op = MatrixOp{Element::f16, Element::f16, Element::f32, 16, 16, 16};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3cd0000, 0x04220d04}), op));
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      float expected = static_cast<float>(i * 100 + j);
      for (std::uint32_t k = 0; k < 16; ++k) expected += static_cast<float>(small(i, k) * small(k, j, 1));
      REQUIRE(wave->v[i % 4][i / 4 * 16 + j] == f32(expected));
    }
  }
}

TEST_CASE("32x32x16 bf16: AccVGPRs for B and D, an inline constant for C") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 8; ++e) {
      put16(*wave, 4, lane, e, bf16(small(lane % 32, lane / 32 * 8 + e)));
      put16(*wave, 256 + 6, lane, e, bf16(small(lane / 32 * 8 + e, lane % 32, 1)));
    }
  }
  // v_mfma_f32_32x32x16_bf16 a[0:15], v[4:7], a[6:9], 1.0
  const auto op = MatrixOp{Element::bf16, Element::bf16, Element::f32, 32, 32, 16};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3b78000, 0x13ca0d04}), op));
  for (std::uint32_t i = 0; i < 32; ++i) {
    for (std::uint32_t j = 0; j < 32; ++j) {
      float expected = 1;
      for (std::uint32_t k = 0; k < 16; ++k) expected += static_cast<float>(small(i, k) * small(k, j, 1));
      REQUIRE(wave->v[256 + i / 8 * 4 + i % 4][i / 4 % 2 * 32 + j] == f32(expected));
    }
  }
}

TEST_CASE("4x4x4 f16 in 16 blocks: A broadcast by CBSZ and ABID, B rotated by BLGP, D over C") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 4; ++e) {
      put16(*wave, 4, lane, e, f16(small(lane, e)));
      put16(*wave, 6, lane, e, f16(small(e, lane, 1)));
      wave->v[e][lane] = f32(static_cast<float>(lane));
    }
  }
  // v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:2 abid:1 blgp:3
  const auto op = MatrixOp{Element::f16, Element::f16, Element::f32, 4, 4, 4, 16};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3ca0a00, 0x64020d04}), op));
  for (std::uint32_t block = 0; block < 16; ++block) {
    for (std::uint32_t i = 0; i < 4; ++i) {
      for (std::uint32_t j = 0; j < 4; ++j) {
        const std::uint32_t a_lane = (block / 4 * 4 + 1) * 4 + i, b_lane = (block * 4 + j + 16) % 64;
        float expected = static_cast<float>(block * 4 + j);
        for (std::uint32_t k = 0; k < 4; ++k) expected += static_cast<float>(small(a_lane, k) * small(k, b_lane, 1));
        REQUIRE(wave->v[i][block * 4 + j] == f32(expected));
      }
    }
  }
}

// ABID without CBSZ names no other lane; found by tests/robust under the sanitizers (lane 576 was read).
static_assert(matrix::broadcast_a_lane(5, 16, 0, 9) == 5);
static_assert(matrix::broadcast_a_lane(63, 1, 0, 1) == 63);
// Sixteen blocks of four lanes, CBSZ 2, ABID 1: blocks 1, 5, 9 and 13 go to the three around them.
static_assert(matrix::broadcast_a_lane(2, 16, 2, 1) == 6 && matrix::broadcast_a_lane(63, 16, 2, 1) == 55);

TEST_CASE("broadcasts that the operation has no blocks for are refused, nothing is written") {
  auto wave = std::make_unique<FullWave>();
  const FullWave before = *wave;
  // v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[8:11] cbsz:1
  const auto op = MatrixOp{Element::f16, Element::f16, Element::f32, 16, 16, 16};
  CHECK(execute_matrix(*wave, instruction({0xd3cd0100, 0x04220d04}), op).kind == FaultKind::illegal_operand);
  wave->vgpr_limit = 11;
  wave->accvgpr_limit = 0;
  CHECK(execute_matrix(*wave, instruction({0xd3cd0000, 0x04220d04}), op).kind == FaultKind::register_out_of_range);
  wave->vgpr_limit = before.vgpr_limit;
  wave->accvgpr_limit = before.accvgpr_limit;
  CHECK(*wave == before);
}

TEST_CASE("16x16x64 i8 wraps at 32 bits, sixteen bytes a lane") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 16; ++e) {
      put8(*wave, 4, lane, e, static_cast<std::uint8_t>(lane % 16 * 17 + (lane / 16 * 16 + e) * 3));
      put8(*wave, 8, lane, e, static_cast<std::uint8_t>(lane % 16 * 11 + (lane / 16 * 16 + e) * 5));
    }
  }
  // v_mfma_i32_16x16x64_i8 v[0:3], v[4:7], v[8:11], 0
  const auto op = MatrixOp{Element::i8, Element::i8, Element::i32, 16, 16, 64};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3b60000, 0x02021104}), op));
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      std::int32_t expected = 0;
      for (std::uint32_t k = 0; k < 64; ++k) {
        expected += static_cast<std::int8_t>(i * 17 + k * 3) * static_cast<std::int8_t>(j * 11 + k * 5);
      }
      REQUIRE(static_cast<std::int32_t>(wave->v[i % 4][i / 4 * 16 + j]) == expected);
    }
  }
}

TEST_CASE("16x16x4 f64: BLGP negates A and C") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    put64(*wave, 8, lane, small(lane % 16, lane / 16));
    put64(*wave, 10, lane, small(lane / 16, lane % 16, 1));
    for (std::uint32_t r = 0; r < 4; ++r) put64(*wave, 12 + 2 * r, lane, (4 * r + lane / 16) * 100.0 + lane % 16);
  }
  // v_mfma_f64_16x16x4_f64 v[0:7], v[8:9], v[10:11], v[12:19] neg:[1,0,1]
  const auto op = MatrixOp{Element::f64, Element::f64, Element::f64, 16, 16, 4};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3ee0000, 0xa4321508}), op));
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      double expected = -(i * 100.0 + j);
      for (std::uint32_t k = 0; k < 4; ++k) expected -= small(i, k) * small(k, j, 1);
      REQUIRE(get64(*wave, i / 4 * 2, i % 4 * 16 + j) == expected);
    }
  }
}

TEST_CASE("scaled 16x16x128: fp8 times fp4, a scale for every 32 elements, bytes by OP_SEL") {
  auto wave = std::make_unique<FullWave>();
  const std::uint8_t fp8[] = {0x00, 0x38, 0x40, 0x44};  // 0 1 2 3
  const std::uint8_t fp4[] = {0x0, 0x2, 0x4, 0x5};
  const auto a_element = [](std::uint32_t i, std::uint32_t k) { return small(i, k); };
  const auto b_element = [](std::uint32_t k, std::uint32_t j) { return small(k, j, 1); };
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 32; ++e) {
      const int a = a_element(lane % 16, e / 16 * 64 + lane / 16 * 16 + e % 16);
      put8(*wave, 4, lane, e, static_cast<std::uint8_t>(fp8[a < 0 ? -a : a] | (a < 0 ? 0x80 : 0)));
      const int b = b_element(lane / 16 * 32 + e, lane % 16);
      const std::uint32_t nibble = fp4[b < 0 ? -b : b] | (b < 0 ? 8u : 0u);
      wave->v[12 + e / 8][lane] |= nibble << e % 8 * 4;
    }
    for (std::uint32_t r = 0; r < 4; ++r) wave->v[20 + r][lane] = f32(0.5f);
    wave->v[24][lane] = (127 + lane % 3) << 8;               // A: byte 1
    wave->v[25][lane] = (127 - lane / 16 + lane % 2) << 16;  // B: byte 2
  }
  // v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:15], v[20:23], v24, v25 op_sel:[1,0,0] op_sel_hi:[0,1,0]
  // blgp:4
  const auto inst = instruction({0xd3ac0800, 0x10023318, 0xd3ad0800, 0x84521904});
  const auto op = MatrixOp{Element::selected, Element::selected, Element::f32, 16, 16, 128, 1, false, true};
  CHECK_FALSE(execute_matrix(*wave, inst, op));
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      float expected = 0.5f;
      for (std::uint32_t group = 0; group < 4; ++group) {
        float partial = 0;
        for (std::uint32_t k = group * 32; k < group * 32 + 32; ++k)
          partial += static_cast<float>(a_element(i, k) * b_element(k, j));
        const int exponent = static_cast<int>((i + 16 * group) % 3) - static_cast<int>(group) + static_cast<int>(j % 2);
        expected +=
            exponent >= 0 ? partial * static_cast<float>(1 << exponent) : partial / static_cast<float>(1 << -exponent);
      }
      REQUIRE(wave->v[i % 4][i / 4 * 16 + j] == f32(expected));
    }
  }
  SUBCASE("a scale of 255 is NaN for its row") {
    wave->v[24][5 + 16] = 255u << 8;
    CHECK_FALSE(execute_matrix(*wave, inst, op));
    for (std::uint32_t j = 0; j < 16; ++j) CHECK(fp::is_nan(F32{wave->v[1][16 + j]}));
    CHECK_FALSE(fp::is_nan(F32{wave->v[0][16]}));
  }
}

TEST_CASE("sparse 16x16x32 f16: the index register picks two of every four B elements") {
  // v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v16 abid:2, and with cbsz:1, which ignores ABID
  for (const bool ignore_abid : {false, true}) {
    auto wave = std::make_unique<FullWave>();
    const auto position = [](std::uint32_t i, std::uint32_t pair, std::uint32_t which) {
      const std::uint32_t first = (i + pair) % 3;
      return which == 0 ? first : first + 1 + (i + pair) % (3 - first);
    };
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      std::uint32_t index = 0;
      for (std::uint32_t e = 0; e < 4; ++e) {
        put16(*wave, 4, lane, e, f16(small(lane % 16, lane / 16 * 4 + e)));
        index |= position(lane % 16, lane / 16 * 2 + e / 2, e % 2) << e * 2;
      }
      for (std::uint32_t e = 0; e < 8; ++e) put16(*wave, 8, lane, e, f16(small(lane / 16 * 8 + e, lane % 16, 1)));
      for (std::uint32_t r = 0; r < 4; ++r) wave->v[r][lane] = f32(1);
      wave->v[16][lane] = ignore_abid ? index : index << 16 | 0x3f;
    }
    const auto op = MatrixOp{Element::f16, Element::f16, Element::f32, 16, 16, 32, 1, true};
    CHECK_FALSE(execute_matrix(*wave, instruction({ignore_abid ? 0xd3e21100u : 0xd3e21000u, 0x04421104}), op));
    for (std::uint32_t i = 0; i < 16; ++i) {
      for (std::uint32_t j = 0; j < 16; ++j) {
        float expected = 1;
        for (std::uint32_t stored = 0; stored < 16; ++stored) {
          const std::uint32_t k = stored / 2 * 4 + position(i, stored / 2, stored % 2);
          expected += static_cast<float>(small(i, stored) * small(k, j, 1));
        }
        REQUIRE(wave->v[i % 4][i / 4 * 16 + j] == f32(expected));
      }
    }
  }
}

TEST_CASE("16x16x1 f32 in four blocks, MODE flushes denormal A and B, not C") {
  auto wave = std::make_unique<FullWave>();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    wave->v[16][lane] = f32(static_cast<float>(small(lane, 0)));
    wave->v[17][lane] = f32(static_cast<float>(small(0, lane, 1)));
    for (std::uint32_t r = 0; r < 16; ++r) wave->v[32 + r][lane] = f32(static_cast<float>(r));
  }
  // v_mfma_f32_16x16x1_4b_f32 v[0:15], v16, v17, v[32:47]
  const auto op = MatrixOp{Element::f32, Element::f32, Element::f32, 16, 16, 1, 4};
  CHECK_FALSE(execute_matrix(*wave, instruction({0xd3c10000, 0x04822310}), op));
  for (std::uint32_t block = 0; block < 4; ++block) {
    for (std::uint32_t i = 0; i < 16; ++i) {
      for (std::uint32_t j = 0; j < 16; ++j) {
        const float expected = static_cast<float>(block * 4 + i % 4) +
                               static_cast<float>(small(block * 16 + i, 0) * small(0, block * 16 + j, 1));
        REQUIRE(wave->v[block * 4 + i % 4][i / 4 * 16 + j] == f32(expected));
      }
    }
  }
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    wave->v[16][lane] = 1;
    wave->v[17][lane] = f32(4);
    for (std::uint32_t r = 0; r < 16; ++r) wave->v[32 + r][lane] = 3;
  }
  const auto inst = instruction({0xd3c10000, 0x04822310});
  CHECK_FALSE(execute_matrix(*wave, inst, op));
  CHECK(wave->v[0][0] == 7);
  wave->mode = Mode(wave->mode.bits() & ~0x30u);
  CHECK_FALSE(execute_matrix(*wave, inst, op));
  CHECK(wave->v[0][0] == 3);
}
