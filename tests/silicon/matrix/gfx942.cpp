// What a gfx942 gave for sparse matrices of small numbers, against CDNA3. Sums are exact: the results show where
// elements stand, how indices choose k's, and what the 8-bit formats are.
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

#include "bare_wave.hpp"
#include "cdna3/engine.hpp"
#include "lockstep/cdna3_asm.hpp"
#include "table.hpp"

namespace {

using namespace silicon;
using namespace lockstep::cdna3::assembler;
using Isa = lockstep::cdna3::Isa;

constexpr std::uint32_t first_of_a = 0, first_of_b = 4, index_register = 14, first_sum = 24;

/// How a format holds -3 to 3.
struct Format {
  unsigned bits, fraction_bits, bias;

  std::uint32_t of(int number) const {
    const auto magnitude = static_cast<std::uint32_t>(number < 0 ? -number : number);
    if (magnitude == 0) return 0;
    const std::uint32_t exponent = magnitude == 1 ? bias : bias + 1, half = magnitude == 3 ? 1u : 0u;
    return (number < 0 ? 1u << (bits - 1) : 0) | exponent << fraction_bits | half << (fraction_bits - 1);
  }
};
constexpr Format bf16{16, 7, 127}, fp8{8, 3, 8}, bf8{8, 2, 16};

/// A sparse instruction of sixteen rows and columns: its formats, and how many k's there are.
struct Kind {
  std::string name;
  Words words;
  Format a, b;
  unsigned depth;

  bool bytes() const { return a.bits == 8; }
  /// Which number of A, counted without the zeros, or of B a lane holds as its item `i`. Lanes of one row hold runs of
  /// `run`; bytes have two.
  unsigned number_of(unsigned lane, unsigned i, unsigned run) const {
    return bytes() ? i / run * 4 * run + lane / 16 * run + i % run : lane / 16 * run + i;
  }
};
constexpr int a_numbers[] = {2, -3, -1, 1, 3, -2, 0}, b_numbers[] = {-1, 1, 3, -2, 0, 2, -3};
/// Two of four k's, first | second << 2, for even and odd groups of four rows.
constexpr std::uint32_t pairs[4][2] = {{0xd, 0xc}, {0xe, 0x8}, {0xd, 0x9}, {0x4, 0x8}};

void set(BareWave<Isa, 64>::State& wave, std::uint32_t first, unsigned lane, unsigned item, const Format& format,
         int number) {
  const unsigned each = 32 / format.bits;
  wave.v[first + item / each][lane] |= format.of(number) << item % each * format.bits;
}
void set_inputs(BareWave<Isa, 64>& wave, const Kind& kind) {
  wave.fill(0, 32, 0);
  for (unsigned lane = 0; lane < 64; ++lane) {
    const unsigned row = lane % 16;
    for (unsigned i = 0; i < kind.depth / 8; ++i)
      set(wave.wave(), first_of_a, lane, i, kind.a, a_numbers[(row * kind.depth / 2 + kind.number_of(lane, i, 4)) % 7]);
    for (unsigned i = 0; i < kind.depth / 4; ++i)
      set(wave.wave(), first_of_b, lane, i, kind.b, b_numbers[(kind.number_of(lane, i, 8) * 16 + row) % 7]);
    for (unsigned i = 0; i < kind.depth / 16; ++i)
      wave.wave().v[index_register][lane] |= pairs[row % 4][i % 2] << (4 * i);
    for (unsigned r = 0; r < 4; ++r)
      wave.wave().v[first_sum + r][lane] =
          std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<int>((lane / 16 * 64 + r * 16 + row) % 9) - 4));
  }
}

}  // namespace

TEST_CASE("gfx942: SMFMAC of small numbers") {
  const std::array<Kind, 2> kinds = {
      Kind{"bf16", words_of(v_smfmac_f32_16x16x32_bf16(v(24, 4), v(0, 2), v(4, 4), v(14))), bf16, bf16, 32},
      Kind{"fp8_bf8", words_of(v_smfmac_f32_16x16x64_fp8_bf8(v(24, 4), v(0, 2), v(4, 4), v(14))), fp8, bf8, 64}};
  for (const Engine engine : {Engine::reference, Engine::fast}) {
    for (const Kind& kind : kinds) {
      const std::string mode = engine == Engine::fast ? ", fast" : ", reference";
      Count count("V_SMFMAC_F32_16X16X" + std::to_string(kind.depth) + "_" + kind.name + mode, "gfx942", 256);
      BareWave<Isa, 64> wave;
      set_inputs(wave, kind);
      if (const auto fault = wave.run(kind.words, engine)) {
        count.refuse(text_of(*fault));
        continue;
      }
      unsigned row = 0;
      for (const auto& line : lines_of("smfmac_gfx942.txt")) {
        if (line[0] != kind.name) continue;
        for (unsigned column = 0; column < 16; ++column)
          count.add(wave.wave().v[first_sum + row % 4][row / 4 * 16 + column],
                    std::bit_cast<std::uint32_t>(std::stof(line.at(1 + column))),
                    "row " + std::to_string(row) + " column " + std::to_string(column));
        ++row;
      }
    }
  }
}
