// V_MOVRELS_B32 and V_MOVRELD_B32 on both engines, wherever M0 makes them read or write.
#include "fast/program/relative_move.hpp"

#include <doctest/doctest.h>

#include <array>

#include "rdna3_world.hpp"

namespace {

using namespace lockstep::rdna3::assembler;
using lockstep::Engine;
using rdna3_test::Isa;
using rdna3_test::World;

struct Move {
  std::array<std::uint32_t, 2> words;
  std::size_t dwords;
  bool to_relative;        ///< V_MOVRELD_B32
  std::uint32_t from, to;  ///< VGPRs before M0 is added to one of them
  bool scalar = false;     ///< from `scalar_bits` instead
  std::uint32_t scalar_bits = 0;
};

template <class Encoded>
Move move(const Encoded& program, bool to_relative, std::uint32_t from, std::uint32_t to) {
  Move made{{}, program.words().size(), to_relative, from, to};
  std::copy(program.words().begin(), program.words().end(), made.words.begin());
  return made;
}
template <class Encoded>
Move move_scalar(const Encoded& program, std::uint32_t bits, std::uint32_t to) {
  Move made = move(program, true, 0, to);
  made.scalar = true;
  made.scalar_bits = bits;
  return made;
}

std::vector<Move> moves() {
  return {move(assemble(v_movrels_b32(v(1), v(2))), false, 2, 1),
          move(assemble(v_movrels_b32(v(7), v(7))), false, 7, 7),
          move(assemble(v_movrels_b32.e64(v(3), v(0))), false, 0, 3),
          move(assemble(v_movreld_b32(v(1), v(2))), true, 2, 1),
          move(assemble(v_movreld_b32(v(0), v(5))), true, 5, 0),
          move(assemble(v_movreld_b32.e64(v(4), v(3))), true, 3, 4),
          move_scalar(assemble(v_movreld_b32(v(1), s(6))), World<32>::value(1006, 0), 1),
          move_scalar(assemble(v_movreld_b32(v(2), 1.0f)), 0x3f800000, 2),
          move_scalar(assemble(v_movreld_b32(v(2), lit(0x12345678))), 0x12345678, 2)};
}

bool moves_relatively(lockstep::fast::MicroOp::Handler handler) {
  using namespace lockstep::fast;
  return handler == relative_move<false, false> || handler == relative_move<true, false> ||
         handler == relative_move<true, true>;
}

constexpr std::uint32_t endpgm = 0xbfb00000;

std::vector<std::uint32_t> code_of(const Move& move) {
  std::vector<std::uint32_t> code(move.words.begin(), move.words.begin() + static_cast<std::ptrdiff_t>(move.dwords));
  code.push_back(endpgm);
  return code;
}

/// Both engines, and what is to be expected of them.
template <std::uint16_t size>
void check(const Move& move, std::uint16_t vgprs, std::uint32_t m0, std::uint64_t exec) {
  CAPTURE(size);
  CAPTURE(move.words[0]);
  CAPTURE(vgprs);
  CAPTURE(m0);
  CAPTURE(exec);
  const std::vector<std::uint32_t> code = code_of(move);
  World<size> reference(code, vgprs, exec), fast(code, vgprs, exec);
  reference.wave->set_m0(m0);
  fast.wave->set_m0(m0);
  reference.run(Engine::reference);
  fast.run(Engine::fast);
  CHECK(fast.difference(reference) == "");

  const std::uint32_t from = move.from + (move.to_relative ? 0 : m0), to = move.to + (move.to_relative ? m0 : 0);
  World<size> expected(code, vgprs, exec);
  if ((from < vgprs && to < vgprs) || fast.wave->exec() == 0) {  // reaching for a register is a lane's doing
    for (std::uint32_t lane = 0; lane < size; ++lane)
      if ((fast.wave->exec() >> lane & 1) != 0)
        expected.wave->v[to][lane] = move.scalar ? move.scalar_bits : World<size>::value(from, lane);
    CHECK(fast.result.reason == lockstep::StopReason::ended);
    CHECK(fast.vgpr_difference(expected) == "");
  } else {
    CHECK(fast.result.reason == lockstep::StopReason::fault);
    CHECK(fast.result.fault.kind == lockstep::FaultKind::register_out_of_range);
    CHECK(fast.result.fault.number == (move.to_relative ? to : from));
    CHECK(fast.result.fault.limit == vgprs);
  }
}

template <std::uint16_t size>
void check_all() {
  const std::uint64_t lanes[] = {~std::uint64_t{0}, 0x8000000180000001, 0x5a5a00ff12345678, 0xffffffff00000000, 1, 0};
  for (const Move& move : moves()) {
    for (const std::uint16_t vgprs : {24, 256}) {
      // The fast engine does it itself, in code for EXEC full and in that for any.
      CHECK(World<size>(code_of(move), vgprs, 1).count(moves_relatively) == 2);
      // The relative number is 0, the last one, the first beyond it, and beyond what any wave has.
      const std::uint32_t base = move.to_relative ? move.to : move.from;
      for (const std::uint32_t m0 : {0u, 1u, 0u - base, vgprs - 1u - base, vgprs - base, 0u - base - 1u, 255u, 256u,
                                     0x7fffffffu, 0x80000000u, ~0u, 0xfffffe00u}) {
        for (const std::uint64_t exec : lanes) check<size>(move, vgprs, m0, exec);
      }
    }
  }
}

}  // namespace

TEST_CASE("relative moves: both engines, at every edge of M0, waves of 32") { check_all<32>(); }

TEST_CASE("relative moves: both engines, at every edge of M0, waves of 64") { check_all<64>(); }

TEST_CASE_TEMPLATE("relative moves: an array in registers, turned round, with M0 written between", Size,
                   std::integral_constant<std::uint16_t, 32>, std::integral_constant<std::uint16_t, 64>) {
  constexpr std::uint16_t size = Size::value;
  const auto program = assemble(s_mov_b32(s(0), 3), label("next"), s_mov_b32(m0, s(0)), v_movrels_b32(v(20), v(4)),
                                s_sub_u32(s(1), 3, s(0)), s_mov_b32(m0, s(1)), v_movreld_b32(v(12), v(20)),
                                s_sub_u32(s(0), s(0), 1), s_cmp_lg_u32(s(0), -1), s_cbranch_scc1("next"), s_endpgm());
  World<size> reference(program.words(), 24, 0x7ffffffe7ffffffe), fast(program.words(), 24, 0x7ffffffe7ffffffe);
  reference.run(Engine::reference);
  fast.run(Engine::fast);
  CHECK(fast.difference(reference) == "");
  for (std::uint32_t i = 0; i < 4; ++i) {
    CHECK(fast.wave->v[12 + i][1] == World<size>::value(7 - i, 1));
    CHECK(fast.wave->v[12 + i][0] == World<size>::value(12 + i, 0));  // is off
  }
}
