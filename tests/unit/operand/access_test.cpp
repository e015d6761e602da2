// Reading scalar operand numbers, the allocation check, VGPR indexing.
#include "lockstep/operand/access.hpp"

#include <doctest/doctest.h>

#include <cstdint>

#include "lockstep/isa/traits/cdna4.hpp"

namespace {

using namespace lockstep;
using Small = Wave<cdna4::Isa, WaveShape{4, 8, 2}>;
using Kind = DataFormat::Kind;

OperandSlot scalar(std::uint32_t number, std::uint32_t bits = 32, Kind kind = Kind::bits) {
  return {RegisterFile::scalar,
          static_cast<std::uint16_t>(number),
          static_cast<std::uint16_t>(bits),
          {kind, static_cast<std::uint8_t>(bits), 1}};
}
OperandSlot vgpr(std::uint32_t number, std::uint32_t bits = 32) {
  return {RegisterFile::vgpr, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(bits), {}};
}

}  // namespace

TEST_CASE("every inline integer") {
  const Small wave;
  for (int value = -16; value <= 64; ++value) {
    const auto number = static_cast<std::uint32_t>(value >= 0 ? 128 + value : 192 - value);
    CHECK(read_scalar(wave, scalar(number), 0) == static_cast<std::uint32_t>(value));
    CHECK(read_scalar(wave, scalar(number, 64), 0) == static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  }
}

TEST_CASE("every inline float, by operand") {
  const Small wave;
  for (std::uint32_t i = 0; i < inline_float_count; ++i) {
    CHECK(read_scalar(wave, scalar(240 + i, 32, Kind::floating), 0) == inline_f32[i]);
    CHECK(read_scalar(wave, scalar(240 + i, 64, Kind::floating), 0) == inline_f64[i]);
    CHECK(read_scalar(wave, scalar(240 + i, 16, Kind::floating), 0) == inline_f16[i]);
    CHECK(read_scalar(wave, scalar(240 + i, 16, Kind::bfloat), 0) == inline_bf16[i]);
    CHECK(read_scalar(wave, scalar(240 + i, 16, Kind::unsigned_int), 0) == inline_f32[i]);
    CHECK(wave.s[240 + i] == inline_f32[i]);
  }
}

TEST_CASE("registers, pairs, special registers") {
  Small wave;
  wave.s[4] = 0x11111111;
  wave.s[5] = 0x22222222;
  CHECK(read_scalar(wave, scalar(4), 0) == 0x11111111);
  CHECK(read_scalar(wave, scalar(4, 64), 0) == 0x2222222211111111);
  wave.set_vcc(0xfedcba9876543210);
  CHECK(read_scalar(wave, scalar(106), 0) == 0x76543210);
  CHECK(read_scalar(wave, scalar(107), 0) == 0xfedcba98);
  wave.set_exec(0x8000000000000001);
  CHECK(read_scalar(wave, scalar(126, 64), 0) == 0x8000000000000001);
  wave.set_m0(77);
  CHECK(read_scalar(wave, scalar(124), 0) == 77);
  wave.apertures = {0x1000000000000, 0x1ffffffff, 0x2000000000000, 0x3ffffffff};
  CHECK(read_scalar(wave, scalar(235, 64), 0) == 0x1000000000000);
  CHECK(read_scalar(wave, scalar(238, 64), 0) == 0x3ffffffff);
  CHECK(read_scalar(wave, scalar(235), 0) == 0);  // the low half, as the hardware has it
  write_scalar(wave, scalar(10, 64), 0xaaaaaaaabbbbbbbb);
  CHECK(wave.s[10] == 0xbbbbbbbb);
  CHECK(wave.s[11] == 0xaaaaaaaa);
}

TEST_CASE("VCCZ, EXECZ, SCC follow the state") {
  Small wave;
  for (const std::uint32_t number : {251u, 252u, 253u}) {
    wave.set_vcc(0);
    wave.set_exec(0);
    wave.scc = true;
    CHECK(read_scalar(wave, scalar(number), 0) == 1);
    wave.set_vcc(std::uint64_t{1} << 63);
    wave.set_exec(std::uint64_t{1} << 63);
    wave.scc = false;
    CHECK(read_scalar(wave, scalar(number), 0) == 0);
  }
}

TEST_CASE("allocation limits") {
  Small wave;
  wave.vgpr_limit = 6;
  wave.accvgpr_limit = 1;
  wave.sgpr_limit = 16;
  CHECK(allocated(wave, vgpr(5)));
  CHECK(allocated(wave, vgpr(6)));  // AccVGPR 0
  CHECK_FALSE(allocated(wave, vgpr(7)));
  CHECK(allocated(wave, vgpr(5, 64)));
  CHECK_FALSE(allocated(wave, vgpr(6, 64)));
  CHECK(allocated(wave, vgpr(256)));
  CHECK_FALSE(allocated(wave, vgpr(257)));
  CHECK_FALSE(allocated(wave, vgpr(256, 64)));
  CHECK(allocated(wave, scalar(14, 64)));
  CHECK_FALSE(allocated(wave, scalar(16)));
  CHECK(allocated(wave, scalar(102, 64)));
  CHECK(allocated(wave, scalar(106, 64)));
  CHECK(allocated(wave, scalar(253)));
  OperandPlan plan;
  CHECK_FALSE(check_allocation(wave, plan));
  plan.d0 = vgpr(7);
  CHECK(check_allocation(wave, plan).kind == FaultKind::register_out_of_range);
  CHECK(check_allocation(wave, plan).limit == 7);
}

TEST_CASE("VGPR indexing moves the operands whose role M0 names") {
  Small wave;
  for (std::uint32_t roles = 0; roles < 16; ++roles) {
    wave.set_m0(3u | roles << 12);
    OperandPlan plan;
    plan.s = {vgpr(1), scalar(2), vgpr(4)};
    plan.d0 = vgpr(0);
    apply_gpr_index(wave, plan);
    CHECK(plan.s[0].number == ((roles & 1) != 0 ? 4 : 1));
    CHECK(plan.s[1].number == 2);
    CHECK(plan.s[2].number == ((roles & 4) != 0 ? 7 : 4));
    CHECK(plan.d0.number == ((roles & 8) != 0 ? 3 : 0));
    CHECK(plan.src0_number == plan.s[0].number);
    CHECK(plan.dst_number == plan.d0.number);
  }
  wave.set_m0(0xff | 1u << 12);
  OperandPlan plan;
  plan.s[0] = vgpr(1);
  apply_gpr_index(wave, plan);
  CHECK(check_allocation(wave, plan).kind == FaultKind::register_out_of_range);
  plan.s[0] = vgpr(257);
  apply_gpr_index(wave, plan);
  CHECK(check_allocation(wave, plan).kind == FaultKind::register_out_of_range);
  wave.set_m0(1 | 1u << 12);
  plan.s[0] = vgpr(256);
  apply_gpr_index(wave, plan);
  CHECK(plan.s[0].number == 257);
}
