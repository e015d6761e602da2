// V_DIV_SCALE and DS_SWIZZLE_B32: every recorded digest.
#include "../matrix/table.hpp"
#include "recorded_scale.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
namespace rec = silicon::recorded;

/// Columns: NEG in bits 0 to 2, OMOD in 3 and 4, CLAMP in 5; from 64 on A is C, before it is B. Signs of A undo what
/// NEG makes of the difference.
void check_scale(Count& count, Runner& runner, bool wide, std::uint32_t column) {
  const std::uint32_t neg = column & 7, other = column >= 64 ? 2 : 1;
  const auto& values = rec::scale_values[wide];
  std::vector<Triple> rows;
  for (const std::uint64_t b : values)
    for (const std::uint64_t c : values) {
      std::uint64_t a = column >= 64 ? c : b;
      if ((neg & 1) != (neg >> other & 1)) a ^= 1ull << (wide ? 63 : 31);
      rows.push_back({a, b, c});
    }
  const Words words = with(wide ? words_of(v_div_scale_f64(v(6, 2), vcc, v(0, 2), v(2, 2), v(4, 2)))
                                : words_of(v_div_scale_f32(v(6), vcc, v(0), v(2), v(4))),
                           {.neg = neg, .omod = column >> 3 & 3, .clamp = (column & 32) != 0});
  Digest digest;
  for (std::size_t first = 0; first < rows.size(); first += 32) {
    const auto results = runner.run(words, std::span(rows).subspan(first, 32));
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      digest.bytes(results[lane], wide ? 8 : 4);
      digest.bytes(runner.wave().vcc() >> lane & 1, 1);
    }
  }
  count.add(digest.value(), rec::scale[wide][column >= 64][column >> 3 & 7][neg >> other & 1],
            (wide ? "f64 column " : "f32 column ") + std::to_string(column));
}

/// All rotations, FFT patterns and quads, and the exchanges of bit masks.
template <std::uint16_t size>
void check_swizzles(const std::uint64_t (&recorded)[8], const char* name) {
  constexpr std::uint64_t execs[] = {0xffffffffffffffff,
                                     0,
                                     0xaaaaaaaaaaaaaaaa,
                                     0x5555555555555555,
                                     1,
                                     1ull << (size - 1),
                                     (1ull << size / 2) - 1,
                                     ~((1ull << size / 2) - 1)};
  std::vector<std::uint32_t> offsets;
  for (const auto& [first, end, step] : {std::array{0xc000u, 0xc800u, 1u},
                                         {0xe000u, 0xe020u, 1u},
                                         {0x8000u, 0x8100u, 1u},
                                         {31u, 31u + (32u << 10), 1u << 10}})
    for (std::uint32_t offset = first; offset < end; offset += step) offsets.push_back(offset);
  constexpr std::uint32_t together = 64;  // destinations v2 and up
  Count count(name, "gfx1201", 16);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    BareWave<Isa, size> bare;
    auto& wave = bare.wave();
    for (std::size_t m = 0; m < 8; ++m) {
      Digest digest;
      for (std::size_t first = 0; first < offsets.size(); first += together) {
        const std::uint32_t some = static_cast<std::uint32_t>(std::min<std::size_t>(together, offsets.size() - first));
        Words words;
        for (std::uint32_t lane = 0; lane < size; ++lane) wave.v[0][lane] = lane + 1;
        for (std::uint32_t i = 0; i < some; ++i) {
          const Words one =
              words_of(ds_swizzle_b32(v(2 + i), v(0), {.offset = static_cast<std::int32_t>(offsets[first + i])}));
          words.insert(words.end(), one.begin(), one.end());
          for (std::uint32_t lane = 0; lane < size; ++lane) wave.v[2 + i][lane] = 0xdead0000 + lane;
        }
        wave.set_exec(size == 32 ? static_cast<std::uint32_t>(execs[m]) : execs[m]);
        const auto fault = bare.run(words, engine);
        REQUIRE_MESSAGE(!fault, text_of(*fault));
        for (std::uint32_t i = 0; i < some; ++i)
          for (std::uint32_t lane = 0; lane < size; ++lane) digest.word(wave.v[2 + i][lane]);
      }
      count.add(digest.value(), recorded[m], "EXEC " + std::to_string(m));
    }
  }
}

}  // namespace

TEST_CASE("V_DIV_SCALE") {
  for (const bool wide : {false, true}) {
    Count count(wide ? "V_DIV_SCALE_F64" : "V_DIV_SCALE_F32", "gfx1201", 256);
    for (const lockstep::Engine engine : lockstep::all_engines) {
      Runner runner(engine);
      for (std::uint32_t column = 0; column < 128; ++column) check_scale(count, runner, wide, column);
    }
  }
}

TEST_CASE("DS_SWIZZLE_B32") {
  check_swizzles<32>(rec::swizzles[0], "DS_SWIZZLE_B32, waves of 32");
  check_swizzles<64>(rec::swizzles[1], "DS_SWIZZLE_B32, waves of 64");
}
