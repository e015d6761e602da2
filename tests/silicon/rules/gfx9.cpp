// DPP of reversed shifts and subtractions before GFX11: source 1 is of other lanes (llvm-project#216835).
#include <doctest/doctest.h>

#include "../matrix/bare_wave.hpp"
#include "lockstep/cdna4.hpp"
#include "lockstep/cdna4_asm.hpp"

namespace {

using namespace silicon;
using namespace lockstep::cdna4::assembler;
using Isa = lockstep::cdna4::Isa;

template <class Code>
std::vector<std::uint32_t> words_of(const Code& code) {
  const auto program = assemble(code);
  return {program.words().begin(), program.words().end()};
}

}  // namespace

TEST_CASE("gfx950: shifts and subtractions whose sources hardware turns round before DPP") {
  const lockstep::assembler::Options reversed{.dpp = quad_perm(3, 2, 1, 0)};
  struct Case {
    std::vector<std::uint32_t> words;
    std::uint32_t (*result)(std::uint32_t own, std::uint32_t other);  ///< v0 of this lane, v1 of the other one
  };
  const Case cases[] = {
      {words_of(v_subrev_u32(v(2), v(0), v(1), reversed)), [](std::uint32_t a, std::uint32_t b) { return b - a; }},
      {words_of(v_subrev_co_u32(v(2), vcc, v(0), v(1), reversed)),
       [](std::uint32_t a, std::uint32_t b) { return b - a; }},
      {words_of(v_lshlrev_b32(v(2), v(0), v(1), reversed)), [](std::uint32_t a, std::uint32_t b) { return b << a; }},
      {words_of(v_lshrrev_b32(v(2), v(0), v(1), reversed)), [](std::uint32_t a, std::uint32_t b) { return b >> a; }},
      {words_of(v_ashrrev_i32(v(2), v(0), v(1), reversed)),
       [](std::uint32_t a, std::uint32_t b) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(b) >> a); }},
      {words_of(v_lshlrev_b16(v(2), v(0), v(1), reversed)),
       [](std::uint32_t a, std::uint32_t b) { return b << a & 0xffff; }}};
  const auto shift = [](std::uint32_t lane) { return lane % 13; };
  const auto number = [](std::uint32_t lane) { return 0x80000000u + 77777 * lane; };
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const Case& each : cases) {
      BareWave<Isa, 64> bare;
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        bare.wave().v[0][lane] = shift(lane);
        bare.wave().v[1][lane] = number(lane);
      }
      REQUIRE(bare.run(each.words, engine) == "");
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        CHECK(bare.wave().v[2][lane] == each.result(shift(lane), number(lane ^ 3)));
    }
}
