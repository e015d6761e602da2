// Whole numbers: prefix sums, a histogram, sorting, SHA-256.
#include <algorithm>
#include <bit>
#include <cmath>

#include "work.hpp"

namespace plain {
namespace {

using Size = std::uint32_t;
using Words = std::vector<std::uint32_t>;

Work scan(Size blocks) {
  const Size count = blocks * 256;
  const Words in = Random(41).words(count);
  Words out;
  std::uint32_t sum = 0;
  for (const std::uint32_t word : in) out.push_back(sum += word);
  return {"scan",
          std::to_string(count) + " numbers",
          {bytes_of(in), Bytes(count * 4), Bytes(blocks * 4)},
          {{"scan_blocks", {blocks, 1, 1}, {256, 1, 1}, {in_buffer(0), in_buffer(1), in_buffer(2)}},
           {"scan_sums", {1, 1, 1}, {256, 1, 1}, {of(blocks), in_buffer(2)}},
           {"add_sums", {blocks, 1, 1}, {256, 1, 1}, {in_buffer(2), in_buffer(1)}}},
          {{1, bytes_of(out), {}, 0, 0}}};
}

Work histogram(Size groups, Size each) {
  const Words in = Random(42).words(std::size_t{groups} * each * 256);
  Words counts(256);
  for (const std::uint32_t word : in)
    for (const int shift : {0, 8, 16, 24}) ++counts[word >> shift & 255];
  return {"histogram",
          std::to_string(in.size() * 4) + " bytes",
          {bytes_of(in), Bytes(counts.size() * 4)},
          {{"histogram", {groups, 1, 1}, {256, 1, 1}, {of(each), in_buffer(0), in_buffer(1)}}},
          {{1, bytes_of(counts), {}, 0, 0}}};
}

Work bitonic_sort(Size count) {
  const Words in = Random(43).words(count);
  Words sorted = in;
  std::sort(sorted.begin(), sorted.end());
  Work work{"bitonic_sort", std::to_string(count) + " numbers", {bytes_of(in)}, {}, {{0, bytes_of(sorted), {}, 0, 0}}};
  constexpr Size block = 512;
  const auto add_blocks = [&](Size first, Size last) {
    work.steps.push_back({"sort_blocks", {count / block, 1, 1}, {256, 1, 1}, {of(first), of(last), in_buffer(0)}});
  };
  add_blocks(2, block);
  for (Size length = 2 * block; length <= count; length *= 2) {
    for (Size distance = length / 2; distance >= block; distance /= 2)
      work.steps.push_back({"sort_step", {count / block, 1, 1}, {256, 1, 1}, {of(length), of(distance), in_buffer(0)}});
    add_blocks(length, length);
  }
  return work;
}

/// The first 32 bits of the fractions of the square or cube roots of the first `count` primes.
Words root_fractions(std::size_t count, bool cubes) {
  Words words;
  for (std::uint64_t n = 2; words.size() < count; ++n) {
    bool prime = true;
    for (std::uint64_t d = 2; d * d <= n; ++d) prime = prime && n % d != 0;
    if (!prime) continue;
    // f64 has more bits than 32 and those of the whole part.
    const double root = cubes ? std::cbrt(static_cast<double>(n)) : std::sqrt(static_cast<double>(n));
    words.push_back(static_cast<std::uint32_t>(static_cast<std::uint64_t>(root * 0x1p32)));
  }
  return words;
}

void compress(std::uint32_t (&state)[8], const std::uint32_t* block, const Words& constants) {
  std::uint32_t words[64], v[8];
  for (std::size_t i = 0; i < 64; ++i) {
    if (i < 16) {
      words[i] = block[i];
      continue;
    }
    const std::uint32_t x = words[i - 15], y = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3) + words[i - 7] +
               (std::rotr(y, 17) ^ std::rotr(y, 19) ^ y >> 10);
  }
  std::copy(state, state + 8, v);
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]),
                        majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    const std::uint32_t up =
        v[7] + (std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25)) + choice + constants[i] + words[i];
    const std::uint32_t down = (std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22)) + majority;
    std::copy_backward(v, v + 7, v + 8);
    v[4] += up;
    v[0] = up + down;
  }
  for (std::size_t i = 0; i < 8; ++i) state[i] += v[i];
}

Work sha256(Size count) {
  const Words constants = root_fractions(64, true), start = root_fractions(8, false),
              messages = Random(44).words(std::size_t{count} * 16);
  Words digests;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint32_t state[8], words[16];
    std::copy(start.begin(), start.end(), state);
    for (std::size_t w = 0; w < 16; ++w) {
      const std::uint32_t word = messages[i * 16 + w];
      words[w] = word >> 24 | (word >> 8 & 0xff00) | (word << 8 & 0xff0000) | word << 24;
    }
    compress(state, words, constants);
    const std::uint32_t padding[16] = {0x80000000u, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512};
    compress(state, padding, constants);
    digests.insert(digests.end(), state, state + 8);
  }
  return {"sha256",
          std::to_string(count) + " messages",
          {bytes_of(constants), bytes_of(start), bytes_of(messages), Bytes(digests.size() * 4)},
          {{"sha256", {count / 256, 1, 1}, {256, 1, 1}, {in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3)}}},
          {{3, bytes_of(digests), {}, 0, 0}}};
}

}  // namespace

void add_integers(std::vector<Plan>& plans, Scale scale) {
  const bool large = scale == Scale::large;
  plans.push_back({"scan", [=] { return scan(large ? 256 : 5); }});
  plans.push_back({"histogram", [=] { return large ? histogram(64, 32) : histogram(2, 2); }});
  plans.push_back({"bitonic_sort", [=] { return bitonic_sort(large ? 1u << 18 : 2048); }});
  plans.push_back({"sha256", [=] { return sha256(large ? 65536 : 256); }});
}

}  // namespace plain
