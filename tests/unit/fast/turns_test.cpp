// Engine against engine where the fast one takes a way of its own: long blocks in turns of any length with one Runner,
// lanes outside EXEC that hold NaNs, comparisons that write EXEC with the handlers of those that do not.
#include <doctest/doctest.h>

#include "fast/program/discover.hpp"
#include "fast/program/handler_table.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using lockstep::Field;
using lockstep::StopReason;

constexpr std::uint32_t endpgm = 0xbf810000;

const lockstep::InstructionInfo& info_of(std::uint32_t form) {
  return Isa::info(static_cast<Isa::Opcode>(Isa::form(form).opcode));
}
const lockstep::FieldLayout& layout_of(std::uint32_t form, Field field) {
  return Isa::layout(static_cast<Isa::Encoding>(Isa::form(form).encoding), field);
}

/// A random instruction without memory and branches that goes on to the next one.
std::vector<std::uint32_t> harmless_instruction(Random& random) {
  for (;;) {
    const std::uint32_t form = random.below(static_cast<std::uint32_t>(Isa::forms().size()));
    const lockstep::InstructionInfo& info = info_of(form);
    if (info.memory != nullptr || info.branch || info.terminator || info.writes.has(lockstep::State::pc)) continue;
    const std::vector<std::uint32_t> words = random_instruction(random, form);
    std::vector<std::uint32_t> code = words;
    code.push_back(endpgm);
    Machine machine;
    machine.wave->vgpr_limit = 128;
    machine.wave->accvgpr_limit = 64;
    machine.set_code(code);
    if (machine.run(false, 2).reason == StopReason::ended) return words;
  }
}

/// Runs `code` on both engines from `machine`'s state, and compares what is left.
std::string compare_from(Machine& machine, const std::vector<std::uint32_t>& code) {
  machine.set_code(code);
  Machine fast = machine.copy();
  const auto expected = machine.run(false, 20);
  const auto actual = fast.run(true, 20);
  return difference(machine, expected, fast, actual);
}

}  // namespace

TEST_CASE("turns of any length, in code longer than a block may be") {
  std::uint32_t to_the_end = 0;
  for (std::uint64_t round = 0; round < 40; ++round) {
    Random random(5200 + round);
    std::vector<std::uint32_t> code;
    const std::size_t instructions = lockstep::fast::max_block_instructions + 40;
    for (std::size_t i = 0; i < instructions; ++i)
      for (const std::uint32_t word : harmless_instruction(random)) code.push_back(word);
    code.push_back(endpgm);
    Machine reference;
    randomize(random, reference, round % 2 != 0);
    reference.set_code(code);
    Machine fast = reference.copy();
    Turns turns_of_fast(fast);
    std::uint32_t turns = 0;
    for (bool ends = false; !ends && turns < 1000; ++turns) {
      const std::uint64_t share = random.one_in(3) ? 1 + random.below(200) : random.below(9);
      const auto expected = reference.run(false, share);
      const auto actual = turns_of_fast.run(share);
      const std::string wrong = difference(reference, expected, fast, actual);
      REQUIRE_MESSAGE(wrong.empty(), "round ", round, ", turn ", turns, ": ", wrong);
      ends = expected.reason == StopReason::ended || expected.reason == StopReason::fault;
      to_the_end += expected.reason == StopReason::ended;
    }
    CHECK(turns < 1000);
  }
  CHECK(to_the_end >= 10);
}

TEST_CASE("VGPR indexing: moves and other instructions under it, in turns of any length") {
  constexpr std::uint32_t index_on = 0xbf110000, index_off = 0xbf9c0000, v_mov_b32 = 0x7e000200;
  const auto some_move = [&](Random& random) {
    const std::uint32_t sources[] = {256 + random.below(100), random.below(20), 128 + random.below(65), 126};
    return v_mov_b32 | random.below(100) << 17 | sources[random.below(4)];
  };
  std::uint32_t ended = 0, faulted = 0;
  for (std::uint64_t round = 0; round < 200; ++round) {
    Random random(7300 + round);
    std::vector<std::uint32_t> code;
    while (code.size() < 100) {
      code.push_back(index_on | random.below(16) << 8 | random.below(20));
      for (std::uint32_t i = random.below(3); i > 0; --i) code.push_back(some_move(random));
      if (random.one_in(8))
        for (const std::uint32_t word : harmless_instruction(random)) code.push_back(word);
      if (!random.one_in(8)) code.push_back(index_off);
      if (random.one_in(2)) code.push_back(some_move(random));
    }
    code.push_back(endpgm);
    Machine reference;
    randomize(random, reference, round % 2 != 0);
    for (std::uint32_t i = 0; i < 20; ++i) reference.wave->s[i] = random.one_in(300) ? 200 : random.below(24) | 0x100u;
    reference.set_code(code);
    Machine fast = reference.copy();
    Turns turns_of_fast(fast);
    for (bool ends = false; !ends;) {
      const std::uint64_t share = 1 + random.below(random.one_in(2) ? 5 : 100);
      const auto expected = reference.run(false, share);
      const auto actual = turns_of_fast.run(share);
      const std::string wrong = difference(reference, expected, fast, actual);
      REQUIRE_MESSAGE(wrong.empty(), "round ", round, ": ", wrong);
      ends = expected.reason == StopReason::ended || expected.reason == StopReason::fault;
      ended += expected.reason == StopReason::ended;
      faulted += expected.reason == StopReason::fault;
    }
  }
  CHECK(ended >= 20);
  CHECK(faulted >= 20);
}

TEST_CASE("frequent operations in part of the lanes, NaNs in the others") {
  Random random(616);
  constexpr std::uint32_t nans[] = {0x7f800001, 0xffc01234, 0x7c017e01, 0x7ff7ffff};
  std::uint32_t tried = 0;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    if (!kernels().operation(Isa::form(form).opcode).shape.frequent) continue;
    for (int i = 0; i < 8; ++i, ++tried) {
      const std::vector<std::uint32_t> words = random_instruction(random, form);
      Machine machine;
      randomize(random, machine, false);
      normal_floats(random, machine);
      State& wave = *machine.wave;
      wave.set_exec(random.next() & random.next());
      const std::uint64_t special = i % 4 == 3 ? random.next() & random.next() & random.next() : ~wave.exec();
      for (std::uint32_t row = 0; row < 34; ++row)
        for (std::uint32_t lane = 0; lane < 64; ++lane)
          if ((special >> lane & 1u) != 0) wave.v[row][lane] = nans[random.below(4)];
      std::vector<std::uint32_t> code = words;
      code.push_back(endpgm);
      const std::string wrong = compare_from(machine, code);
      CHECK_MESSAGE(wrong.empty(), info_of(form).name, " (form ", form, "): ", wrong);
    }
  }
  CHECK(tried > 500);
}

TEST_CASE("V_CMPX: every form, its mask to any pair") {
  Random random(1201);
  std::uint32_t tried = 0;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    if (!info_of(form).writes.has(lockstep::State::exec_lane)) continue;
    const std::uint32_t pairs[] = {Isa::vcc_lo, Isa::exec_lo, 10};
    for (std::uint32_t i = 0; i < 6; ++i, ++tried) {
      const std::vector<std::uint32_t> random_words = random_instruction(random, form);
      std::array<std::uint32_t, 4> words{};
      std::copy(random_words.begin(), random_words.end(), words.begin());
      // VOP3 names the pair in VDST; SDWA's SDST stays as it is.
      if (!layout_of(form, Field::src0_sel).present()) set_field(words, layout_of(form, Field::vdst), pairs[i % 3]);
      std::vector<std::uint32_t> code(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(random_words.size()));
      code.push_back(endpgm);
      const std::string wrong = compare(random, code, i >= 3, 20);
      CHECK_MESSAGE(wrong.empty(), info_of(form).name, " (form ", form, "): ", wrong);
    }
  }
  CHECK(tried > 500);
}
