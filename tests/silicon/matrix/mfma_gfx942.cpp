// What a gfx942 gave for dense matrices of small numbers, against CDNA3. Sums are exact: the results show where
// elements stand, how blocks follow each other, and what the formats are.
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "bare_wave.hpp"
#include "cdna3/engine.hpp"
#include "lockstep/cdna3_asm.hpp"
#include "table.hpp"

namespace {

using namespace silicon;
using namespace lockstep::cdna3::assembler;
using Isa = lockstep::cdna3::Isa;
using Wave64 = BareWave<Isa, 64>;

constexpr std::uint32_t first_of_a = 0, first_of_b = 4, first_sum = 24;

/// How a format holds small integers.
struct Format {
  unsigned bits, fraction_bits, bias;

  std::uint32_t of(int number) const {
    if (number == 0) return 0;
    const auto magnitude = static_cast<std::uint32_t>(number < 0 ? -number : number);
    const auto exponent = static_cast<std::uint32_t>(std::bit_width(magnitude) - 1);
    const std::uint32_t fraction = (magnitude << fraction_bits >> exponent) & ((1u << fraction_bits) - 1);
    return (number < 0 ? 1u << (bits - 1) : 0) | (exponent + bias) << fraction_bits | fraction;
  }
};
constexpr Format f32{32, 23, 127}, f16{16, 10, 15}, fp8{8, 3, 8}, bf8{8, 2, 16};

/// An instruction of `blocks` products of `rows` x `depth` by `depth` x `rows`. A lane holds `each` k's that follow
/// each other.
struct Kind {
  std::string name;
  Words words;
  Format a, b;
  unsigned rows, depth, blocks, each;

  unsigned input_lane(unsigned block, unsigned row, unsigned k) const {
    return row + rows * (block + blocks * (k / each));
  }
  /// A lane has one column. Rows go through lanes four at a time, and a block's registers follow those of the block
  /// before. A block of four columns has lanes of its own.
  unsigned sum_lane(unsigned block, unsigned row, unsigned column) const {
    return column + rows * (rows == 4 ? block : row / 4 % (64 / rows));
  }
  unsigned sum_register(unsigned block, unsigned row) const {
    if (rows == 4) return row;
    return block * rows * rows / 64 + row / (256 / rows) * 4 + row % 4;
  }
};

struct Inputs {
  std::vector<int> a, b;
  int largest_c;
};
Inputs inputs_of(const std::string& number) {
  if (number == "1") return {{2, -3, -1, 1, 3, -2, 0}, {-1, 1, 3, -2, 0, 2, -3}, 4};
  Inputs inputs{std::vector<int>(17), std::vector<int>(19), 2};
  inputs.a[0] = inputs.b[0] = 1;
  return inputs;
}

void set_inputs(Wave64& wave, const Kind& kind, const Inputs& inputs) {
  wave.fill(0, first_sum, 0);
  const auto put = [&](std::uint32_t first, const Format& format, unsigned lane, unsigned k, int number) {
    const unsigned item = k % kind.each, in_register = 32 / format.bits;
    wave.wave().v[first + item / in_register][lane] |= format.of(number) << item % in_register * format.bits;
  };
  for (unsigned block = 0; block < kind.blocks; ++block) {
    for (unsigned row = 0; row < kind.rows; ++row) {
      for (unsigned k = 0; k < kind.depth; ++k) {
        const unsigned of_a = (block * kind.rows + row) * kind.depth + k,
                       of_b = (block * kind.depth + k) * kind.rows + row;
        const unsigned lane = kind.input_lane(block, row, k);
        put(first_of_a, kind.a, lane, k, inputs.a[of_a % inputs.a.size()]);
        put(first_of_b, kind.b, lane, k, inputs.b[of_b % inputs.b.size()]);
      }
      for (unsigned column = 0; column < kind.rows; ++column) {
        const auto of_c = static_cast<int>((block * kind.rows + row) * kind.rows + column);
        wave.wave().v[first_sum + kind.sum_register(block, row)][kind.sum_lane(block, row, column)] =
            f32.of(of_c % (2 * inputs.largest_c + 1) - inputs.largest_c);
      }
    }
  }
}

}  // namespace

TEST_CASE("gfx942: MFMA of small numbers") {
  const Kind kinds[] = {
      {"v_mfma_f32_16x16x16_f16", words_of(v_mfma_f32_16x16x16_f16(v(24, 4), v(0, 2), v(4, 2), v(24, 4))), f16, f16, 16,
       16, 1, 4},
      {"v_mfma_f32_16x16x4_f32", words_of(v_mfma_f32_16x16x4_f32(v(24, 4), v(0), v(4), v(24, 4))), f32, f32, 16, 4, 1,
       1},
      {"v_mfma_f32_32x32x8_f16", words_of(v_mfma_f32_32x32x8_f16(v(24, 16), v(0, 2), v(4, 2), v(24, 16))), f16, f16, 32,
       8, 1, 4},
      {"v_mfma_f32_16x16x4_4b_f16", words_of(v_mfma_f32_16x16x4_4b_f16(v(24, 16), v(0, 2), v(4, 2), v(24, 16))), f16,
       f16, 16, 4, 4, 4},
      {"v_mfma_f32_4x4x4_16b_f16", words_of(v_mfma_f32_4x4x4_16b_f16(v(24, 4), v(0, 2), v(4, 2), v(24, 4))), f16, f16,
       4, 4, 16, 4},
      {"v_mfma_f32_16x16x8_xf32", words_of(v_mfma_f32_16x16x8_xf32(v(24, 4), v(0, 2), v(4, 2), v(24, 4))), f32, f32, 16,
       8, 1, 2},
      {"v_mfma_f32_16x16x32_fp8_bf8", words_of(v_mfma_f32_16x16x32_fp8_bf8(v(24, 4), v(0, 2), v(4, 2), v(24, 4))), fp8,
       bf8, 16, 32, 1, 8},
      {"v_mfma_f32_32x32x1_2b_f32", words_of(v_mfma_f32_32x32x1_2b_f32(v(24, 32), v(0), v(4), v(24, 32))), f32, f32, 32,
       1, 2, 1},
      {"v_mfma_f32_32x32x16_bf8_fp8", words_of(v_mfma_f32_32x32x16_bf8_fp8(v(24, 16), v(0, 2), v(4, 2), v(24, 16))),
       bf8, fp8, 32, 16, 1, 8}};
  const auto lines = lines_of("mfma_gfx942.txt");
  for (const Engine engine : {Engine::reference, Engine::fast}) {
    unsigned products = 0;
    for (std::size_t at = 0; at < lines.size();) {
      const auto& heading = lines[at++];
      const Kind* kind = nullptr;
      for (const Kind& one : kinds)
        if (one.name == heading[0]) kind = &one;
      REQUIRE_MESSAGE(kind != nullptr, heading[0]);
      ++products;
      Count count(heading[0] + ", inputs " + heading[1] + (engine == Engine::fast ? ", fast" : ", reference"), "gfx942",
                  256);
      Wave64 wave;
      set_inputs(wave, *kind, inputs_of(heading[1]));
      if (const auto fault = wave.run(kind->words, engine)) count.refuse(text_of(*fault));
      for (auto row = static_cast<unsigned>(std::stoul(heading[2]));
           at < lines.size() && lines[at].size() == kind->rows; ++row, ++at) {
        const unsigned block = row / kind->rows, of_block = row % kind->rows;
        for (unsigned column = 0; column < kind->rows; ++column)
          count.add(
              wave.wave().v[first_sum + kind->sum_register(block, of_block)][kind->sum_lane(block, of_block, column)],
              f32.of(std::stoi(lines[at][column])),
              "block " + std::to_string(block) + " row " + std::to_string(of_block) + " column " +
                  std::to_string(column));
      }
    }
    CHECK(products == 10);
  }
}
