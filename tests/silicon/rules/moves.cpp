// Scalar minimum and maximum, V_MOV_B16, relative moves: recorded results of gfx1201.
#include "../matrix/table.hpp"
#include "recorded_more.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
namespace rec = silicon::recorded;

std::uint32_t scattered(std::uint32_t i, std::uint32_t factor, std::uint32_t flip) { return i * factor ^ flip; }

struct Pair {
  std::uint32_t a, b;
};

constexpr std::uint32_t single_edges[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000,
    0x3f800000, 0xbf800000, 0x3f000000, 0xbf000000, 0x40000000, 0xc0000000, 0x7f7fffff, 0xff7fffff,
    0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001, 0xff800001, 0x3f800001, 0xbf800001,
    0x3f7fffff, 0x00800001, 0x33800000, 0xb3800000, 0x477fe000, 0xc77fe000, 0x38800000, 0x33000000};
constexpr std::uint32_t half_edges[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400,
                                        0x3c00, 0xbc00, 0x3800, 0xb800, 0x4000, 0xc000, 0x7bff, 0xfbff,
                                        0x7c00, 0xfc00, 0x7e00, 0xfe01, 0x7c01, 0xfc01, 0x3c01, 0xbc01,
                                        0x3bff, 0x0401, 0x1000, 0x9000, 0x7bfe, 0xfbfe, 0x0800, 0x1400};

/// Pair `i` of the floats' 4,096: edges and scattered ones, or values about 1.0 and the smallest normal number.
Pair floats(std::uint32_t i, bool near, bool half) {
  if (near) return {(half ? 0x3c00 : 0x3f800000) + i % 64 - 32, (half ? 0x400 : 0x800000) + i / 64 - 32};
  const auto& edges = half ? half_edges : single_edges;
  const std::uint32_t a = i < 1024 ? edges[i % 32] : scattered(i, 0x7395a831, 0xa7925163);
  const std::uint32_t b = i < 1024 ? edges[i / 32] : scattered(i, 0x9e3779b9, 0xa5a59669);
  return half ? Pair{(a & 0xffff) | 0xabcd0000, (b & 0xffff) | 0xabcd0000} : Pair{a, b};
}
/// All NaNs count as one.
std::uint32_t one_nan(std::uint32_t value, bool half) {
  if (half) return value >> 16 == 0 && (value & 0x7fff) > 0x7c00 ? 0x7c01 : value;
  return (value & 0x7fffffff) > 0x7f800000 ? 0x7f800001 : value;
}

}  // namespace

TEST_CASE("scalar floats") {
  const Words words[] = {words_of(s_add_f32(s(8), s(4), s(5))),     words_of(s_add_f16(s(8), s(4), s(5))),
                         words_of(s_sub_f32(s(8), s(4), s(5))),     words_of(s_sub_f16(s(8), s(4), s(5))),
                         words_of(s_mul_f32(s(8), s(4), s(5))),     words_of(s_mul_f16(s(8), s(4), s(5))),
                         words_of(s_min_num_f32(s(8), s(4), s(5))), words_of(s_min_num_f16(s(8), s(4), s(5))),
                         words_of(s_max_num_f32(s(8), s(4), s(5))), words_of(s_max_num_f16(s(8), s(4), s(5))),
                         words_of(s_minimum_f32(s(8), s(4), s(5))), words_of(s_minimum_f16(s(8), s(4), s(5))),
                         words_of(s_maximum_f32(s(8), s(4), s(5))), words_of(s_maximum_f16(s(8), s(4), s(5)))};
  Count count("S_ADD, SUB, MUL, MIN, MAX_F32, F16; MODE", "gfx1201", 448);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    for (std::uint32_t set = 0; set < 2; ++set)
      for (std::uint32_t state = 0; state < 8; ++state) {
        wave.mode = lockstep::Mode::of_register((state & 3) * 0x50 | (state >> 2) << 23, Isa::mode_layout);
        for (std::uint32_t k = 0; k < 14; ++k) {
          const bool half = k % 2 != 0;
          Digest digest;
          for (std::uint32_t i = 0; i < 4096; ++i) {
            const Pair pair = floats(i, set != 0, half);
            wave.s[4] = pair.a;
            wave.s[5] = pair.b;
            runner.execute(words[k]);
            digest.word(one_nan(wave.s[8], half));
          }
          count.add(digest.value(), rec::scalar_floats[set][state][k], std::to_string(k));
        }
      }
  }
}

TEST_CASE("V_MOV_B16 with every modifier") {
  constexpr std::uint32_t halves[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400,
                                      0x3c00, 0xbc00, 0x3800, 0xb800, 0x4000, 0xc000, 0x7bff, 0xfbff,
                                      0x7c00, 0xfc00, 0x7c01, 0xfc01, 0x7e01, 0xfe01, 0x3555, 0xb555,
                                      0x3bff, 0xbbff, 0x3c01, 0xbc01, 0x7bfe, 0xfbfe, 0x2aaa, 0xaaaa};
  std::vector<Triple> rows;
  for (std::uint32_t lane = 0; lane < 32; ++lane) rows.push_back({halves[lane] | halves[(lane + 7) % 32] << 16, 0, 0});
  const Words plain = {0xd59c0006, 0x00000100};  // v_mov_b16_e64 v6, v0
  Count count("V_MOV_B16, ABS, NEG, OMOD, CLAMP, halves", "gfx1201", 2);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    runner.destination = 0xabcd1234;
    Digest digest;
    for (std::uint32_t m = 0; m < 32; ++m)
      for (std::uint32_t which = 0; which < 4; ++which) {
        Words words = with(plain, {m >> 1 & 1, m & 1, m >> 2 & 3, m >= 16});
        words[0] |= (which & 1) << 11 | (which >> 1) << 14;
        for (const std::uint64_t result : runner.run(words, rows)) digest.word(static_cast<std::uint32_t>(result));
      }
    count.add(digest.value(), std::uint64_t{0x662d34d11605cc25}, "all");
  }
}

namespace {

template <std::uint16_t size>
void check_swaps(const std::uint64_t (&recorded)[24], const char* name) {
  constexpr std::uint32_t offsets[] = {0, 0x40002, 0x10000, 0x100, 0x1000000, 0xfc04fc02};
  constexpr std::uint64_t execs[] = {0, 1, 0xaaaaaaaaaaaaaaaa, ~0ull};
  const Words words = words_of(v_swaprel_b32(v(0), v(1)));
  Count count(name, "gfx1201", 48);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    BareWave<Isa, size> bare;
    auto& wave = bare.wave();
    for (std::uint32_t i = 0; i < 24; ++i) {
      for (std::uint32_t number = 0; number < 8; ++number)
        for (std::uint32_t lane = 0; lane < size; ++lane) wave.v[number][lane] = lane + 1000 * number;
      wave.set_m0(offsets[i / 4]);
      wave.set_exec(execs[i % 4]);
      const auto fault = bare.run(words, engine);
      REQUIRE_MESSAGE(!fault, text_of(*fault));
      Digest digest;
      for (std::uint32_t lane = 0; lane < size; ++lane)
        for (std::uint32_t number = 0; number < 8; ++number) digest.word(wave.v[number][lane]);
      count.add(digest.value(), recorded[i], "case " + std::to_string(i));
    }
  }
}

}  // namespace

TEST_CASE("V_SWAPREL_B32, out of range too") {
  check_swaps<32>(rec::swaps[0], "V_SWAPREL_B32, waves of 32");
  check_swaps<64>(rec::swaps[1], "V_SWAPREL_B32, waves of 64");
}

TEST_CASE("S_MOVREL*, out of range too") {
  constexpr std::uint32_t low = 0x11223344, high = 0x55667788;  // s0, s1
  const Words words[] = {words_of(s_movrels_b32(s(80), s(64))), words_of(s_movrels_b64(s(80, 2), s(64, 2))),
                         words_of(s_movreld_b32(s(64), s(80))), words_of(s_movreld_b64(s(64, 2), s(80, 2))),
                         words_of(s_movrelsd_2_b32(s(64), s(64)))};
  Count count("S_MOVRELS, S_MOVRELD, S_MOVRELSD_2", "gfx1201", 50);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    const auto value = [](std::uint32_t i) { return 0x12340000 + i; };
    for (std::uint32_t k = 0; k < 5; ++k)
      for (std::uint32_t i = 0; i < 5; ++i) {
        const bool outside = i == 4;
        const std::uint32_t offset = outside ? 256 : 2 * i, back = outside ? 6 : 6 - 2 * i;
        wave.s[0] = low;
        wave.s[1] = high;
        for (std::uint32_t r = 0; r < 18; ++r) wave.s[64 + r] = value(r);
        wave.set_m0(offset | (k == 4 ? back << 16 : 0));
        wave.scc = i % 2 != 0;
        auto expected = wave.s;
        std::uint32_t* const moved = &expected[64];
        const std::uint32_t from = outside ? low : value(offset), next = outside ? high : value(offset + 1);
        if (k < 2) moved[16] = from;
        if (k == 1) moved[17] = next;
        if ((k == 2 || k == 3) && !outside) moved[offset] = value(16);
        if (k == 3 && !outside) moved[offset + 1] = value(17);
        if (k == 4) moved[back] = from;
        runner.execute(words[k]);
        // The first register that is not as expected, or the first one.
        std::size_t r = 0;
        while (r < expected.size() && wave.s[r] == expected[r]) ++r;
        r %= expected.size();
        count.add(wave.s[r], expected[r],
                  std::to_string(k) + " by " + std::to_string(offset) + ", s" + std::to_string(r));
        CHECK(wave.scc == (i % 2 != 0));
      }
  }
}
