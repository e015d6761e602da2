// Digests of integer WMMA and SWMMAC, and of SWMMAC with 8-bit floats, against both engines.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "../digest.hpp"
#include "check.hpp"

namespace silicon {

constexpr std::uint32_t index_at = 14, accumulators_at = 6, sums_at = 24;

/// An index register: two ascending positions out of four, eight times.
inline std::uint32_t random_index(XorShift& random) {
  constexpr std::uint32_t pairs[] = {4, 8, 12, 9, 13, 14};
  std::uint32_t word = 0;
  for (unsigned i = 0; i < 8; ++i) word |= pairs[random.next() % 6] << (4 * i);
  return word;
}

template <class State>
void set_integers(State& wave, std::uint32_t sample) {
  constexpr std::uint32_t sums[] = {0, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fffff80, 0x80000080};
  XorShift random(0xa3987412u + sample);
  for (std::uint32_t r = 0; r < 6; ++r)
    for (std::uint32_t lane = 0; lane < 32; ++lane) wave.v[r][lane] = random.next();
  for (std::uint32_t r = 0; r < 8; ++r)
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      wave.v[accumulators_at + r][lane] = wave.v[sums_at + r][lane] = sums[random.next() % 6];
  for (std::uint32_t lane = 0; lane < 32; ++lane) wave.v[index_at][lane] = random_index(random);
}

template <class State>
std::uint64_t digest_of_sums(const State& wave, std::uint32_t first = sums_at) {
  Digest digest;
  for (std::uint32_t r = 0; r < 8; ++r)
    for (std::uint32_t lane = 0; lane < 32; ++lane) digest.bytes(wave.v[first + r][lane], 4);
  return digest.value();
}

constexpr std::uint32_t clamp_bit = 1u << 15, index_set_bit = 1u << 11;  // of the first dword
constexpr std::uint32_t neg_shift = 29;                                  // in the second

struct IntegerCase {
  std::string name;
  Words words;
  std::size_t digests;
};

template <class Isa>
void check_integers(const std::vector<IntegerCase>& instructions) {
  const auto lines = lines_of("wmma_integers.txt");
  for (const Engine engine : both_engines) {
    for (const auto& [name, words, digests] : instructions) {
      Count count(with_engine(name + ", digests", engine), target_of<Isa>(), digests);
      BareWave<Isa, 32> wave;
      for (const auto& line : lines) {
        if (line[0] != name) continue;
        for (std::uint32_t i = 3; i < line.size(); ++i) {
          const std::uint32_t modifiers = static_cast<std::uint32_t>(std::stoul(line[2])) + i - 3;
          set_integers(wave.wave(), static_cast<std::uint32_t>(std::stoul(line[1])));
          Words modified = words;
          modified[0] |= ((modifiers & 4u) != 0 ? clamp_bit : 0) | ((modifiers & 8u) != 0 ? index_set_bit : 0);
          modified[1] |= (modifiers & 3u) << neg_shift;
          if (const auto fault = wave.run(modified, engine))
            count.refuse(text_of(*fault));
          else
            count.add(digest_of_sums(wave.wave()), long_hex(line[i]),
                      "sample " + line[1] + " modifiers " + std::to_string(modifiers));
        }
      }
    }
  }
}

/// `words`: FP8 and BF8 of A, of B.
template <class Isa>
void check_sparse_bytes(const std::array<Words, 4>& words) {
  constexpr std::uint32_t bytes[2][5] = {{0xc0, 0xb8, 0, 0x38, 0x40}, {0xc0, 0xbc, 0, 0x3c, 0x40}};
  for (const Engine engine : both_engines) {
    Count count(with_engine("V_SWMMAC_F32_16X16X32_{FP8,BF8}, digests", engine), target_of<Isa>(), 72);
    BareWave<Isa, 32> wave;
    for (std::size_t formats = 0; formats < 4; ++formats) {
      for (const auto& line : lines_of("swmmac_bytes.txt")) {
        XorShift random(0x7381a593u + static_cast<std::uint32_t>(std::stoul(line[0])));
        for (std::uint32_t r = 0; r < 6; ++r) {
          for (std::uint32_t lane = 0; lane < 32; ++lane) {
            std::uint32_t word = 0;
            for (unsigned b = 0; b < 4; ++b)
              word |= bytes[r < 2 ? formats / 2 : formats % 2][random.next() % 5] << (8 * b);
            wave.wave().v[r][lane] = word;
          }
        }
        for (std::uint32_t r = 0; r < 8; ++r)
          for (std::uint32_t lane = 0; lane < 32; ++lane)
            wave.wave().v[sums_at + r][lane] =
                std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<int>(random.next() % 5) - 2));
        for (std::uint32_t lane = 0; lane < 32; ++lane) wave.wave().v[index_at][lane] = random_index(random);
        Words modified = words[formats];
        if (line[1] == "1") modified[0] |= index_set_bit;
        if (const auto fault = wave.run(modified, engine))
          count.refuse(text_of(*fault));
        else
          count.add(digest_of_sums(wave.wave()), long_hex(line[2]), "sample " + line[0] + " index set " + line[1]);
      }
    }
  }
}

}  // namespace silicon
