// The tensor data mover against a slow model written apart from it: element by element, addresses by division.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/state/wave.hpp"

namespace {

using Isa = lockstep::cdna5::Isa;
using Wave = lockstep::Wave<Isa, lockstep::WaveShape{32, 4, 0, 32}>;
using lockstep::FaultKind;
using lockstep::Field;

constexpr std::uint64_t base = 0x123400000000;

/// What a test asks for; the descriptor's words are made of it here, the model works on it as it is.
struct Request {
  bool store = false;
  unsigned size_log = 1;
  std::uint64_t lds = 0, global = base;
  std::array<std::uint32_t, 5> tensor{}, tile{};
  std::array<std::uint64_t, 5> stride{1, 0, 0, 0, 0};
  bool pad = false;
  unsigned interval = 0, amount = 0;  // as encoded
  bool iterate = false;
  std::uint32_t times = 0, lds_step = 0;
  std::uint64_t global_step = 0;
  bool gather = false, wide = false;
  std::vector<std::uint32_t> rows;
  bool barrier = false;
  std::uint32_t barrier_at = 0;  // units of eight bytes
};

void put(std::array<std::uint32_t, 20>& words, unsigned group, unsigned bit, unsigned width, std::uint64_t value) {
  constexpr std::array<unsigned, 4> first = {0, 4 * 32, 12 * 32, 16 * 32};
  for (unsigned i = 0; i < width; ++i)
    if ((value >> i & 1) != 0) words[(first[group] + bit + i) / 32] |= 1u << ((first[group] + bit + i) % 32);
}

std::array<std::uint32_t, 20> words_of(const Request& r) {
  std::array<std::uint32_t, 20> w{};
  put(w, 0, 0, 2, 1);
  put(w, 0, 30, 1, r.wide);
  put(w, 0, 31, 1, r.gather);
  put(w, 0, 32, 32, r.lds);
  put(w, 0, 64, 57, r.global);
  put(w, 0, 126, 2, 2);
  put(w, 1, 16, 2, r.size_log);
  put(w, 1, 18, 1, r.barrier);
  put(w, 1, 19, 1, r.iterate);
  put(w, 1, 20, 1, r.pad);
  put(w, 1, 22, 3, r.interval);
  put(w, 1, 25, 7, r.amount);
  put(w, 1, 32, 16, r.barrier_at);
  put(w, 1, 48, 32, r.tensor[0]);
  put(w, 1, 80, 32, r.tensor[1]);
  put(w, 1, 112, 16, r.tile[0]);
  put(w, 1, 128, 16, r.tile[1]);
  put(w, 1, 144, 16, r.tile[2]);
  put(w, 1, 160, 48, r.stride[1]);
  put(w, 1, 208, 48, r.stride[2]);
  if (r.gather) {
    for (std::size_t i = 0; i < r.rows.size(); ++i)
      put(w, 2, static_cast<unsigned>(i * (r.wide ? 32 : 16)), r.wide ? 32 : 16, r.rows[i]);
    return w;
  }
  put(w, 2, 0, 32, r.tensor[2]);
  put(w, 2, 32, 32, r.iterate ? r.lds_step : r.tensor[3]);
  put(w, 2, 64, 48, r.iterate ? r.global_step : r.stride[3]);
  put(w, 2, 112, 16, r.iterate ? r.times : r.tile[3]);
  put(w, 3, 0, 48, r.stride[4]);
  put(w, 3, 48, 32, r.tensor[4]);
  put(w, 3, 80, 16, r.tile[4]);
  return w;
}

struct Memories {
  std::vector<std::uint8_t> global = std::vector<std::uint8_t>(1 << 16), lds = std::vector<std::uint8_t>(8192);
  bool operator==(const Memories&) const = default;
};

/// The model: for every element of the tile, by its number.
void model(const Request& r, Memories& m) {
  const std::uint64_t size = std::uint64_t{1} << r.size_log;
  std::array<std::uint64_t, 5> n{};
  for (unsigned i = 0; i < 5; ++i) n[i] = std::max(r.tile[i], i == 0 ? 0u : 1u);
  const unsigned rounds = r.iterate ? std::max(r.times, 1u) : 1;
  if (r.iterate) n[3] = n[4] = 1;
  if (r.gather) n[2] = n[3] = n[4] = 1;
  for (unsigned round = 0; round < rounds; ++round) {
    for (std::uint64_t number = 0; number < n[0] * n[1] * n[2] * n[3] * n[4]; ++number) {
      std::uint64_t rest = number, element = 0;
      bool inside = true;
      for (unsigned i = 0; i < 5; ++i) {
        std::uint64_t index = rest % n[i];
        rest /= n[i];
        const bool used = i == 0 || (r.tile[i] != 0 && !(r.iterate && i >= 3) && !(r.gather && i >= 2));
        if (r.gather && i == 1) index = r.rows[index];
        if (used && index >= r.tensor[i]) inside = false;
        if (used) element += index * r.stride[i];
      }
      std::uint64_t to = r.lds + (r.iterate ? round * r.lds_step * size : 0) + number * size;
      if (r.pad && !r.store) to += number * size / (8u << r.interval) * 4 * (r.amount + 1);
      const std::uint64_t from = r.global - base + (r.iterate ? round * r.global_step * size : 0) + element * size;
      for (std::uint64_t b = 0; b < size; ++b) {
        if (to + b >= m.lds.size()) continue;
        if (r.store) {
          if (inside) m.global.at(from + b) = m.lds[to + b];
        } else {
          m.lds[to + b] = inside ? m.global.at(from + b) : std::uint8_t{0};
        }
      }
    }
  }
}

lockstep::Fault run(const std::array<std::uint32_t, 20>& words, bool store, Memories& m, bool four_groups = true) {
  // s0-3, s4-11, s12-15, s16-19. VIMAGE: LLVM 22 encodes tensor_load_to_lds s[0:3], s[4:11], s[12:15], s[16:19] so.
  const std::array<std::uint32_t, 3> code = {0xd0000000u | (store ? 197u : 196u) << 14 | 1u << 22 | 1u, 0x7c000000u,
                                             (four_groups ? 16u << 24 | 12u << 16 : 0x7c7c0000u) | 4u << 8};
  const auto decoded = lockstep::cdna5::decode(code);
  REQUIRE(decoded.error == lockstep::DecodeError::none);
  Wave wave;
  for (unsigned i = 0; i < 20; ++i) wave.s[i] = words[i];
  lockstep::SpanMemory global(base, m.global);
  return lockstep::execute_memory(wave, decoded.instruction, global, m.lds, lockstep::ScratchMemory{});
}

class Random {
 public:
  std::uint32_t below(std::uint32_t limit) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(state_ >> 33) % limit;
  }

 private:
  std::uint64_t state_ = 7;
};

Memories random_memories(Random& random) {
  Memories m;
  for (auto* bytes : {&m.global, &m.lds})
    for (std::uint8_t& b : *bytes) b = static_cast<std::uint8_t>(random.below(256));
  return m;
}

Request random_request(Random& random) {
  Request r;
  r.store = random.below(3) == 0;
  r.size_log = random.below(4);
  r.lds = random.below(4) == 0 ? 8000 : random.below(512) * 4;
  const std::array<std::uint32_t, 5> most = {40, 6, 4, 3, 2};
  const unsigned dimensions = 1 + random.below(5);
  std::uint64_t line = 1;
  for (unsigned i = 0; i < 5; ++i) {
    r.tile[i] = i < dimensions ? 1 + random.below(most[i]) : 0;
    r.tensor[i] = random.below(2) == 0 ? r.tile[i] : random.below(most[i] + 2);
    r.stride[i] = line;
    line *= most[i] + (i == 0 ? random.below(3) : 0);
  }
  r.global = base + random.below(64) * 8;
  // 5 dimensions of 8 bytes reach 8 * 42 * 6 * 4 * 3 * 2 = 48384 bytes: inside.
  r.pad = random.below(2) == 0;
  r.interval = random.below(5);
  r.amount = random.below(6);
  if (random.below(5) == 0) {
    r.iterate = true;
    r.times = random.below(5);
    r.lds_step = random.below(64);
    r.global_step = random.below(50);
  } else if (random.below(5) == 0) {
    r.gather = true;
    r.wide = random.below(2) == 0;
    r.tile[1] = 1 + random.below(r.wide ? 8 : 16);
    for (unsigned i = 0; i < r.tile[1]; ++i) r.rows.push_back(random.below(40));
    std::sort(r.rows.begin(), r.rows.end());
    r.tensor[1] = 1 + random.below(50);
  }
  return r;
}

}  // namespace

TEST_CASE("tensor data mover: random descriptors against the model") {
  Random random;
  unsigned changed = 0;
  for (unsigned i = 0; i < 3000; ++i) {
    const Request r = random_request(random);
    const Memories before = random_memories(random);
    Memories expected = before, found = before;
    model(r, expected);
    CHECK(!run(words_of(r), r.store, found));
    CHECK(found == expected);
    changed += expected == before ? 0 : 1;
  }
  CHECK(changed > 2000);  // the test does move something
}

TEST_CASE("tensor data mover: two groups are a tensor of two dimensions") {
  Random random;
  Request r;
  r.tile = {8, 4, 0, 0, 0};
  r.tensor = {7, 3, 0, 0, 0};
  r.stride = {1, 16, 0, 0, 0};
  const Memories before = random_memories(random);
  Memories expected = before, found = before;
  model(r, expected);
  CHECK(!run(words_of(r), false, found, false));
  CHECK(found == expected);
  CHECK(found.lds[14] == 0);  // element 7 of the first line is outside
}

TEST_CASE("tensor data mover: switched off, refused, out of range") {
  Random random;
  Request r;
  r.tile = r.tensor = {8, 4, 0, 0, 0};
  r.stride = {1, 16, 0, 0, 0};
  const Memories before = random_memories(random);
  Memories m = before;
  auto words = words_of(r);
  words[0] &= ~3u;
  CHECK(!run(words, false, m));
  CHECK(m == before);
  for (const std::uint32_t bit : {2u, 3u, 4u}) {
    auto refused = words_of(r);
    refused[0] |= 1u << bit;
    CHECK(run(refused, false, m).kind == FaultKind::illegal_operand);
  }
  auto untyped = words_of(r);  // type 0 moves nothing, whatever else the descriptor says
  untyped[3] &= 0x3fffffffu;
  for (const bool store : {false, true}) CHECK(!run(untyped, store, m));
  untyped[0] |= 1u << 2;
  CHECK(!run(untyped, false, m));
  for (const std::uint32_t type : {1u, 3u}) {
    auto refused = words_of(r);
    refused[3] = (refused[3] & 0x3fffffffu) | type << 30;
    CHECK(run(refused, false, m).kind == FaultKind::illegal_operand);
  }
  CHECK(m == before);
  r.global = base + (1 << 16) - 40;  // the second line ends beyond the range, its fifth element first
  const lockstep::Fault fault = run(words_of(r), false, m);
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.address == base + (1 << 16));
  CHECK(fault.size == 2);
}

TEST_CASE("tensor data mover: a barrier's cell counts one arrival") {
  Random random;
  Request r;
  r.tile = r.tensor = {8, 1, 0, 0, 0};
  r.stride = {1, 8, 0, 0, 0};
  r.barrier = true;
  r.barrier_at = 100;
  Memories m = random_memories(random);
  const std::array<std::uint8_t, 8> cell = {5, 0, 0, 0, 9, 0, 0, 0};
  std::copy(cell.begin(), cell.end(), m.lds.begin() + 800);
  CHECK(!run(words_of(r), false, m));
  CHECK(m.lds[800] == 4);
  CHECK(m.lds[804] == 9);
}
