// Instructions whose sources hardware turns round before DPP: DPP routes source 1 (llvm-project#216835). Before GFX11
// these are reversed shifts and subtractions, later subtractions alone.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "../matrix/bare_wave.hpp"
#include "cdna3/engine.hpp"
#include "cdna4/engine.hpp"
#include "cdna5/engine.hpp"
#include "lockstep/cdna3_asm.hpp"
#include "lockstep/cdna4_asm.hpp"
#include "lockstep/cdna5_asm.hpp"

namespace {

using namespace silicon;
using lockstep::assembler::Operand;
using lockstep::assembler::v;
using lockstep::assembler::Variant;

enum class Carry : std::uint8_t { none, out, in_and_out };

template <class Isa>
struct Row {
  typename Isa::Opcode opcode;
  Variant variant;
  bool second;  ///< source 1 is of the other lane, else source 0
  Carry carry;
  std::uint32_t (*result)(std::uint32_t a, std::uint32_t b);  ///< of sources 0 and 1, without a carry
};

std::uint32_t difference(std::uint32_t a, std::uint32_t b) { return b - a; }
std::uint32_t difference16(std::uint32_t a, std::uint32_t b) { return (b - a) & 0xffff; }
std::uint32_t left(std::uint32_t a, std::uint32_t b) { return b << a; }
std::uint32_t right(std::uint32_t a, std::uint32_t b) { return b >> a; }
std::uint32_t right_signed(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(b) >> a);
}
std::uint32_t left16(std::uint32_t a, std::uint32_t b) { return b << a & 0xffff; }
std::uint32_t right16(std::uint32_t a, std::uint32_t b) { return (b & 0xffff) >> a; }
std::uint32_t right_signed16(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::uint32_t>(static_cast<std::int16_t>(b) >> a) & 0xffff;
}

template <class Isa>
std::vector<Row<Isa>> rows_of_gfx9() {
  using Opcode = typename Isa::Opcode;
  constexpr Variant dpp = Variant::dpp;
  return {{Opcode::v_subrev_u32, dpp, true, Carry::none, difference},
          {Opcode::v_subrev_u16, dpp, true, Carry::none, difference16},
          {Opcode::v_subrev_co_u32, dpp, true, Carry::out, difference},
          {Opcode::v_subbrev_co_u32, dpp, true, Carry::in_and_out, difference},
          {Opcode::v_lshlrev_b32, dpp, true, Carry::none, left},
          {Opcode::v_lshrrev_b32, dpp, true, Carry::none, right},
          {Opcode::v_ashrrev_i32, dpp, true, Carry::none, right_signed},
          {Opcode::v_lshlrev_b16, dpp, true, Carry::none, left16},
          {Opcode::v_lshrrev_b16, dpp, true, Carry::none, right16},
          {Opcode::v_ashrrev_i16, dpp, true, Carry::none, right_signed16}};
}
std::vector<Row<lockstep::cdna5::Isa>> rows_of_gfx1250() {
  using Opcode = lockstep::cdna5::Opcode;
  constexpr Variant dpp = Variant::dpp;
  return {{Opcode::v_subrev_nc_u32, dpp, true, Carry::none, difference},
          {Opcode::v_subrev_co_u32, Variant::e64_dpp, true, Carry::out, difference},
          {Opcode::v_subrev_co_ci_u32, dpp, true, Carry::in_and_out, difference},
          {Opcode::v_lshlrev_b32, dpp, false, Carry::none, left},
          {Opcode::v_lshrrev_b32, dpp, false, Carry::none, right},
          {Opcode::v_ashrrev_i32, dpp, false, Carry::none, right_signed}};
}

/// Each row in a wave whose quads are reversed, on both engines.
template <class Isa, std::uint16_t size>
void check(const std::vector<Row<Isa>>& rows, const Operand& vcc) {
  const auto shift = [](std::uint32_t lane) { return lane % 13; };
  const auto number = [](std::uint32_t lane) { return lane % 5 == 0 ? lane / 5 : 0x80000000u + 77777 * lane; };
  constexpr std::uint64_t carries_in = 0x5a3c96f00f69c3a5;
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const Row<Isa>& row : rows) {
      std::vector<Operand> operands{v(2), v(0), v(1)};
      if (row.carry != Carry::none) operands.insert(operands.begin() + 1, vcc);
      if (row.carry == Carry::in_and_out) operands.push_back(vcc);
      const std::string name(Isa::info(row.opcode).name);
      CAPTURE(name);
      const auto encoded = lockstep::assembler::encode<Isa>(row.opcode, row.variant, operands,
                                                            {.dpp = lockstep::assembler::quad_perm(3, 2, 1, 0)});
      REQUIRE(encoded.failure.error == lockstep::assembler::AsmError::none);
      BareWave<Isa, size> bare;
      auto& wave = bare.wave();
      for (std::uint32_t lane = 0; lane < size; ++lane) {
        wave.v[0][lane] = shift(lane);
        wave.v[1][lane] = number(lane);
      }
      wave.set_vcc(carries_in);
      const auto fault = bare.run(std::span(encoded.code.words.data(), encoded.code.dwords), engine);
      REQUIRE_MESSAGE(!fault, text_of(*fault));
      for (std::uint32_t lane = 0; lane < size; ++lane) {
        CAPTURE(lane);
        const std::uint32_t a = shift(row.second ? lane : lane ^ 3), b = number(row.second ? lane ^ 3 : lane);
        const std::uint32_t borrow = row.carry == Carry::in_and_out ? carries_in >> lane & 1 : 0;
        CHECK(wave.v[2][lane] == row.result(a, b) - borrow);
        if (row.carry != Carry::none) CHECK((wave.vcc() >> lane & 1) == (b < std::uint64_t{a} + borrow));
      }
    }
}

/// A compiled subtraction and a shift.
template <class Device>
void check_launch(const std::string& target, std::uint32_t lanes, bool shifts_are_routed) {
  CAPTURE(target);
  Device device;
  const lockstep::Code code = device.load_file(std::string(LOCKSTEP_KERNEL_DIR "/reversed_") + target + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  for (const lockstep::Engine engine : lockstep::all_engines) {
    std::vector<std::uint32_t> in(2 * lanes), out(2 * lanes);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      in[lane] = lane % 7;
      in[lanes + lane] = 0x1000 + 77 * lane;
    }
    const auto result = device.launch(code.kernel("reversed"), {.grid = {1}, .block = {lanes}, .engine = engine},
                                      device.map(in), device.map(out), lanes);
    REQUIRE_MESSAGE(result, result.message());
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      const std::uint32_t other = lane ^ 3;
      CHECK(out[lane] == in[lanes + other] - in[lane]);
      CHECK(out[lanes + lane] == (shifts_are_routed ? in[lanes + other] << in[lane] : in[lanes + lane] << in[other]));
    }
  }
}

}  // namespace

TEST_CASE("gfx942, gfx950: DPP routes source 1 of reversed shifts and subtractions") {
  check<lockstep::cdna3::Isa, 64>(rows_of_gfx9<lockstep::cdna3::Isa>(), lockstep::cdna3::assembler::vcc);
  check<lockstep::cdna4::Isa, 64>(rows_of_gfx9<lockstep::cdna4::Isa>(), lockstep::cdna4::assembler::vcc);
}

TEST_CASE("gfx1250: DPP routes source 1 of reversed subtractions, source 0 of shifts") {
  check<lockstep::cdna5::Isa, 32>(rows_of_gfx1250(), lockstep::cdna5::assembler::vcc_lo);
}

TEST_CASE("a reversed subtraction and a shift by launches") {
  check_launch<lockstep::cdna3::Device>("gfx942", 64, true);
  check_launch<lockstep::cdna4::Device>("gfx950", 64, true);
  check_launch<lockstep::cdna5::Device>("gfx1250", 32, false);
}
