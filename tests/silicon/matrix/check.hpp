// The recorded results of dot products and matrix products against both engines, for one ISA.
#pragma once

#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "bare_wave.hpp"
#include "drawn.hpp"
#include "places.hpp"
#include "table.hpp"

namespace silicon {

/// What the checks need of an ISA.
template <class Isa>
constexpr bool is_gfx11 = std::string_view(Isa::target) == "gfx1100";
template <class Isa>
std::string target_of() {
  return std::string(Isa::target);
}

constexpr Engine both_engines[] = {Engine::reference, Engine::fast};
inline std::string with_engine(const std::string& operation, Engine engine) {
  return operation + (engine == Engine::fast ? ", fast" : ", reference");
}

/// What stands in D's registers in every lane, if it is `expected`; otherwise the first word that is another one. The
/// register behind D must still hold `neighbour`.
template <class State>
std::uint32_t everywhere(const State& wave, std::uint32_t first, std::uint32_t registers, std::uint32_t size,
                         std::uint32_t expected, std::uint32_t neighbour) {
  for (std::uint32_t r = 0; r <= registers; ++r)
    for (std::uint32_t lane = 0; lane < size; ++lane)
      if (wave.v[first + r][lane] != (r < registers ? expected : neighbour)) return wave.v[first + r][lane];
  return expected;
}
constexpr std::uint32_t unchanged = 0x56781234;  ///< D and the register behind it, before

/// Words of the instructions that have records: D v24 (V_DOT2: v3), A v0, B v8, C v16 (V_DOT2: v0, v1, v2).
struct Instructions {
  Words dot2[2], f32[2], packed[2];  ///< of f16, of bf16
};
constexpr const char* input_names[2] = {"F16", "BF16"};
inline bool is_bf16(const std::string& word) { return word == "bf16"; }

template <class Isa>
void check_dot2(const Instructions& instructions) {
  for (const Engine engine : both_engines) {
    for (const bool bf16 : {false, true}) {
      Count count(with_engine(std::string("V_DOT2_F32_") + input_names[bf16], engine), target_of<Isa>(),
                  bf16 && !is_gfx11<Isa> ? 71
                  : bf16                 ? 53
                                         : 50);
      BareWave<Isa, 32> wave;
      for (const auto& line : lines_of("dot2.txt")) {
        if (line[0] != target_of<Isa>() || is_bf16(line[1]) != bf16) continue;
        for (std::uint32_t r = 0; r < 3; ++r) wave.fill(r, 1, hex(line[2 + r]));
        wave.fill(3, 2, unchanged);
        if (const auto fault = wave.run(instructions.dot2[bf16], engine))
          count.refuse(text_of(*fault));
        else
          count.add(everywhere(wave.wave(), 3, 1, 32, hex(line[5]), unchanged), hex(line[5]),
                    line[2] + " " + line[3] + " " + line[4]);
      }
    }
  }
}

/// Bits of a small integer in f16 or bf16.
inline std::uint32_t small_number(int value, bool bf16) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  if (bf16 || value == 0) return bf16 ? bits >> 16 : 0;
  return (bits >> 16 & 0x8000u) | (((bits >> 13) - (112u << 10)) & 0x7fffu);
}

/// One product whose elements have formulas.
template <class Isa, std::uint16_t size>
void check_f32_formula(const Instructions& instructions) {
  const auto recorded = lines_of("wmma_f32_gfx1100.txt");
  for (const Engine engine : both_engines) {
    for (const bool bf16 : {false, true}) {
      Count count(with_engine(std::string("V_WMMA_F32_16X16X16_") + input_names[bf16] + ", wave" + std::to_string(size),
                              engine),
                  target_of<Isa>(), 256);
      BareWave<Isa, size> wave;
      for (int i = 0; i < 16; ++i) {
        for (int k = 0; k < 16; ++k) {
          const auto row = static_cast<std::uint32_t>(i), column = static_cast<std::uint32_t>(k);
          set_input(wave.wave(), true, size, a_at, row, column, small_number((16 * i + k) * 7 % 17 - 8, bf16));
          set_input(wave.wave(), true, size, b_at, column, row, small_number((16 * i + k) * 11 % 17 - 8, bf16));
          const ResultPlace place = result_place(true, size, row, column);
          wave.wave().v[c_at + place.item][place.lane] =
              std::bit_cast<std::uint32_t>(static_cast<float>((16 * i + k) * 13 % 129 - 64));
        }
      }
      if (const auto fault = wave.run(instructions.f32[bf16], engine)) count.refuse(text_of(*fault));
      for (std::uint32_t i = 0; i < 16; ++i) {
        for (std::uint32_t j = 0; j < 16; ++j) {
          const ResultPlace place = result_place(true, size, i, j);
          count.add(wave.wave().v[d_at + place.item][place.lane], hex(recorded[i][j]),
                    "row " + std::to_string(i) + " column " + std::to_string(j));
        }
      }
    }
  }
}

/// Products whose rows are all the same, and whose columns are.
template <class Isa, std::uint16_t size>
void check_f32_rows(const Instructions& instructions) {
  for (const Engine engine : both_engines) {
    for (const bool bf16 : {false, true}) {
      Count count(with_engine(std::string("V_WMMA_F32_16X16X16_") + input_names[bf16] + ", wave" + std::to_string(size),
                              engine),
                  target_of<Isa>(), 12);
      BareWave<Isa, size> wave;
      for (const auto& line : lines_of("wmma_f32_gfx1201.txt")) {
        if (is_bf16(line[0]) != bf16) continue;
        for (std::uint32_t row = 0; row < 16; ++row) {
          for (std::uint32_t k = 0; k < 16; ++k) {
            set_input(wave.wave(), false, size, a_at, row, k, hex(line[4 + k]));
            set_input(wave.wave(), false, size, b_at, row, k, hex(line[20 + k]));
          }
        }
        wave.fill(c_at, 8, hex(line[1]));
        wave.fill(d_at, 9, unchanged);
        const std::uint32_t recorded = hex(line[size == 32 ? 2 : 3]);
        if (const auto fault = wave.run(instructions.f32[bf16], engine))
          count.refuse(text_of(*fault));
        else
          count.add(everywhere(wave.wave(), d_at, 256 / size, size, recorded, unchanged), recorded,
                    line[0] + " C " + line[1]);
      }
    }
  }
}

template <class Isa>
void check_packed(const Instructions& instructions) {
  constexpr bool gfx11 = is_gfx11<Isa>;
  const auto lines = lines_of("wmma_packed.txt");
  for (const Engine engine : both_engines) {
    for (const bool bf16 : {false, true}) {
      Count count(with_engine(std::string("V_WMMA_") + input_names[bf16] + "_16X16X16_" + input_names[bf16], engine),
                  target_of<Isa>(), bf16 ? 224 : 416);
      for (std::size_t first = 0; first < lines.size();) {
        const std::uint32_t rows = static_cast<std::uint32_t>(std::stoul(lines[first][1]));
        const auto a = &lines[first + 1], b = a + rows, c = b + 16, d = c + (gfx11 ? rows : 2 * rows);
        const bool of_this = is_bf16(lines[first][0]) == bf16;
        first += 17 + 4 * rows;
        if (!of_this) continue;
        BareWave<Isa, 32> wave;
        for (std::uint32_t i = 0; i < 16; ++i) {
          for (std::uint32_t k = 0; k < 16; ++k) {
            if (i < rows) set_input(wave.wave(), gfx11, 32, a_at, i, k, hex(a[i][k]));
            set_input(wave.wave(), gfx11, 32, b_at, k, i, hex(b[i][k]));
            const PackedPlace at = packed_place(gfx11, i, k);
            if (i < rows) wave.wave().v[c_at + at.number][at.lane] |= hex(c[i][k]) << at.shift;
          }
        }
        if (const auto fault = wave.run(instructions.packed[bf16], engine)) count.refuse(text_of(*fault));
        for (std::uint32_t i = 0; i < rows; ++i) {
          for (std::uint32_t j = 0; j < 16; ++j) {
            const PackedPlace at = packed_place(gfx11, i, j);
            count.add(wave.wave().v[d_at + at.number][at.lane] >> at.shift & 0xffffu, hex(d[i][j]),
                      "row " + std::to_string(i) + " column " + std::to_string(j));
          }
        }
      }
    }
  }
}

/// Products of matrices that were drawn. On gfx1100 waves of both sizes gave the same.
template <class Isa, std::uint16_t size>
void check_drawn(const Instructions& instructions) {
  constexpr bool gfx11 = is_gfx11<Isa>;
  const auto lines = lines_of("wmma_packed_drawn.txt");
  constexpr std::size_t rows_of_a_case = 1 + 3 * 16, first_row = 1 + (gfx11 ? 0 : size == 32 ? 16 : 32);
  for (const Engine engine : both_engines) {
    for (const bool bf16 : {false, true}) {
      Count count(
          with_engine(std::string("V_WMMA_") + input_names[bf16] + ", drawn, wave" + std::to_string(size), engine),
          target_of<Isa>(), 5 * 256);
      for (std::size_t first = 0; first < lines.size(); first += rows_of_a_case) {
        if (is_bf16(lines[first][0]) != bf16) continue;
        const Matrices matrices = drawn_matrices(lines[first]);
        BareWave<Isa, size> wave;
        for (std::uint32_t i = 0; i < 16; ++i) {
          for (std::uint32_t k = 0; k < 16; ++k) {
            set_input(wave.wave(), gfx11, size, a_at, i, k, matrices.a[16 * i + k]);
            set_input(wave.wave(), gfx11, size, b_at, k, i, matrices.b[16 * i + k]);
            const PackedPlace at = packed_place(gfx11, i, k, size);
            wave.wave().v[c_at + at.number][at.lane] |= matrices.c[16 * i + k] << at.shift;
          }
        }
        if (const auto fault = wave.run(instructions.packed[bf16], engine)) count.refuse(text_of(*fault));
        for (std::uint32_t i = 0; i < 16; ++i) {
          for (std::uint32_t j = 0; j < 16; ++j) {
            const PackedPlace at = packed_place(gfx11, i, j, size);
            count.add(
                wave.wave().v[d_at + at.number][at.lane] >> at.shift & 0xffffu, hex(lines[first + first_row + i][j]),
                lines[first][1] + " " + lines[first][2] + " row " + std::to_string(i) + " column " + std::to_string(j));
          }
        }
      }
    }
  }
}

/// Of D.
template <class Isa, std::uint16_t size>
constexpr std::uint32_t packed_registers = (is_gfx11<Isa> ? 256 : 128) / size;

/// Constants, NEG, OP_SEL and CLAMP of packed products.
template <class Isa, std::uint16_t size>
void check_operands() {
  for (const Engine engine : both_engines) {
    Count count(with_engine("packed WMMA, fields of the word, wave" + std::to_string(size), engine), target_of<Isa>(),
                440);
    for (const auto& line : lines_of("wmma_operands.txt")) {
      BareWave<Isa, size> wave;
      wave.fill(a_at, 8, hex(line[2]));
      wave.fill(b_at, 8, hex(line[3]));
      wave.fill(c_at, 8, hex(line[4]));
      wave.fill(d_at, 9, unchanged);
      const std::uint32_t recorded = hex(line[is_gfx11<Isa> ? 5 : 6]);
      if (const auto fault = wave.run(Words{hex(line[0]), hex(line[1])}, engine))
        count.refuse(line[0] + " " + line[1] + ": " + text_of(*fault));
      else
        count.add(everywhere(wave.wave(), d_at, packed_registers<Isa, size>, size, recorded, unchanged), recorded,
                  line[0] + " " + line[1]);
    }
  }
}

template <class Isa, std::uint16_t size>
void check_overflow(const Instructions& instructions) {
  constexpr std::uint32_t n = is_gfx11<Isa> ? 2 : 4;
  for (const Engine engine : both_engines) {
    Count count(with_engine("packed WMMA, FP16_OVFL, wave" + std::to_string(size), engine), target_of<Isa>(), 16);
    for (const auto& line : lines_of("wmma_overflow.txt")) {
      if (line[0] != target_of<Isa>()) continue;
      const bool bf16 = is_bf16(line[1]), infinite = line[3] == "3";
      const std::uint32_t most = bf16 ? 0x7f7f : 0x7bff, infinity = bf16 ? 0x7f80 : 0x7c00;
      const std::uint32_t flip = line[3] == "2" ? 0x8000 : 0;
      BareWave<Isa, size> wave;
      wave.fill(d_at + packed_registers<Isa, size>, 1, unchanged);
      const std::uint32_t recorded = hex(line[4]) | (is_gfx11<Isa> ? 0 : hex(line[4]) << 16);
      if (line[2] == "1") wave.wave().mode = Mode(wave.wave().mode.bits() | 1u << 23);
      for (std::uint32_t row = 0; row < 16; ++row) {
        for (std::uint32_t k = 0; k < 2; ++k) {
          set_input(wave.wave(), is_gfx11<Isa>, size, a_at, row, k, (infinite ? infinity : most) ^ flip);
          set_input(wave.wave(), is_gfx11<Isa>, size, b_at, row, k, 0x4000 /* 2, in both formats */);
        }
        if (line[3] == "0") continue;
        set_input(wave.wave(), is_gfx11<Isa>, size, a_at, row, n, most ^ 0x8000u ^ flip);
        set_input(wave.wave(), is_gfx11<Isa>, size, b_at, row, n, bf16 ? 0x3f80 : 0x3c00);
      }
      if (const auto fault = wave.run(instructions.packed[bf16], engine))
        count.refuse(text_of(*fault));
      else
        count.add(everywhere(wave.wave(), d_at, packed_registers<Isa, size>, size, recorded, unchanged), recorded,
                  line[1] + " pattern " + line[3]);
    }
  }
}

}  // namespace silicon
