// Random legal instructions on two waves: one of an ISA of the core, one of the same ISA as data. Everything that an
// instruction may change must be the same afterwards.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "../../robust/random_instruction.hpp"
#include "isas/isa_tables.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/memory/memory.hpp"

namespace isa_value {

using namespace lockstep;

inline constexpr std::uint64_t code_address = 0x1000, data_address = 0x4000, data_bytes = 0x8000;
inline constexpr std::uint32_t lds_bytes = 0x8000, scratch_bytes_per_lane = 256;

/// What a wave runs on.
struct Surroundings {
  std::vector<std::uint8_t> memory = std::vector<std::uint8_t>(data_address + data_bytes);
  std::vector<std::uint8_t> lds = std::vector<std::uint8_t>(lds_bytes);
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(64 * scratch_bytes_per_lane);
  Barriers barriers;

  bool operator==(const Surroundings& other) const {
    return memory == other.memory && lds == other.lds && scratch == other.scratch &&
           barriers.workgroup == other.barriers.workgroup && barriers.named == other.barriers.named;
  }
};

/// `size` lanes of `Isa`, with the registers of whole waves.
template <class Isa, std::uint16_t size>
using WholeWave = Wave<
    Isa, full_shape<Isa, size>,
    WaveRegisters<Isa, full_shape<Isa, size>.row_lanes(), full_shape<Isa, size>.vgprs, full_shape<Isa, size>.accvgprs>>;

/// How registers are filled: with anything; with numbers of ordinary size; with addresses in memory, and descriptors.
enum class Filling : std::uint8_t { anything, numbers, addresses };
inline constexpr std::uint32_t fillings = 3;

/// Vector registers hold addresses in pairs, scalar ones descriptors of buffers in fours.
inline std::uint32_t value_of(robust::Random& random, Filling filling, std::uint32_t number, bool vector) {
  switch (filling) {
    case Filling::anything: return random.word();
    case Filling::numbers: return 0x3f000000 + (random.word() & 0x81ffffff);
    case Filling::addresses:
      switch (number % (vector ? 2 : 4)) {
        case 0: return static_cast<std::uint32_t>(data_address) + 16 * random.below(256);
        case 2: return 16 * random.below(256);
        case 3: return 0x00027fac & (random.below(2) != 0 ? ~0u : random.word());
        default: return 0;
      }
  }
  return 0;
}

template <class Mine, class Data>
void fill(robust::Random& random, bool for_memory, Mine& mine, Data& data) {
  const auto isa = mine.isa();
  const auto filling =
      for_memory && random.below(4) != 0 ? Filling::addresses : static_cast<Filling>(random.below(fillings));
  data.reset(data.isa(), data.allocated_rows(), 0);
  mine.reset(mine.allocated_rows(), 0);
  const std::uint32_t vgprs = random.below(4) != 0 ? isa.arch_vgprs : 8 * (1 + random.below(isa.arch_vgprs / 8));
  mine.vgpr_limit = data.vgpr_limit = static_cast<std::uint16_t>(vgprs);
  for (std::uint32_t row = 0; row < mine.allocated_rows(); ++row)
    for (std::uint32_t lane = 0; lane < Mine::lanes; ++lane)
      mine.v[row][lane] = data.v[row][lane] = value_of(random, filling, row, true);
  for (std::uint32_t number = 0; number < isa.inline_zero; ++number)
    if (isa.selectors[number].is_register() && !isa.selectors[number].is_null())
      mine.s[number] = data.s[number] = value_of(random, filling, number, false);
  const auto both = [&](auto&& set) {
    set(mine);
    set(data);
  };
  const std::uint64_t exec = random.below(3) == 0 ? random.next() : ~std::uint64_t{0}, vcc = random.next();
  const std::uint32_t m0 = random.below(2) != 0 ? random.below(64) : random.word();
  const bool scc = random.below(2) != 0;
  const Mode mode = Mode::of_register(random.below(3) == 0 ? random.word() : 0x3f0, isa.mode_layout);
  both([&](auto& wave) {
    wave.set_exec(exec);
    wave.set_vcc(vcc);
    wave.set_m0(m0);
    wave.scc = scc;
    wave.mode = mode;
    wave.apertures = {std::uint64_t{1} << 48, std::uint64_t{1} << 48 | 0xffffffff, std::uint64_t{2} << 48,
                      std::uint64_t{2} << 48 | 0xffffffff};
    wave.pc = code_address;
  });
}

template <class Mine, class Data>
bool same_registers(const Mine& mine, const Data& data) {
  if (!(static_cast<const WaveState&>(mine) == static_cast<const WaveState&>(data))) return false;
  return std::equal(mine.v.begin(), mine.v.end(), data.v.begin()) &&
         std::all_of(data.v.begin() + mine.v.size(), data.v.end(), [](const auto& row) {
           return std::all_of(row.begin(), row.begin() + Data::lanes, [](std::uint32_t word) { return word == 0; });
         });
}

inline bool same_fault(const Fault& a, const Fault& b) {
  return a.kind == b.kind && a.detail == b.detail && a.lane == b.lane && a.address == b.address && a.size == b.size &&
         a.space == b.space && a.subject == b.subject && a.number == b.number && a.limit == b.limit && a.pc == b.pc &&
         a.words == b.words && a.dwords == b.dwords;
}

/// A memory instruction of half the cases has no offset, where it may: random ones lead out of memory.
template <class Isa>
Instruction<Isa> near(robust::Random& random, const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  if (instruction.info().memory == nullptr || random.below(2) != 0) return instruction;
  std::array<std::uint32_t, 4> words = instruction.words;
  robust::set_field(words, Isa::layout(instruction.encoding(), Field::offset), 0);
  const Decoded<Isa> decoded = decode<Isa>(words);
  const bool same = decoded.error == DecodeError::none && decoded.instruction.form == instruction.form;
  return same && Isa::legal(decoded.instruction, wave_size) ? decoded.instruction : instruction;
}

/// How many instructions there were, and how they ended.
struct Counts {
  int executed = 0, faults = 0, without = 0;  ///< the last: forms of which no attempt made a legal instruction
  int accesses = 0, matrices = 0, computed_registers = 0;  ///< of `executed`

  void count(const InstructionInfo& info, bool fault) {
    ++(fault ? faults : executed);
    if (fault) return;
    accesses += info.memory != nullptr && info.memory->accesses() ? 1 : 0;
    matrices += info.matrix != nullptr ? 1 : 0;
    computed_registers += info.reads.has(State::vgprs) || info.writes.has(State::vgprs) ? 1 : 0;
  }
};

/// `rounds` instructions of each form, more where DPP's controls differ much, waves of `size` lanes.
template <class Isa, std::uint16_t size>
Counts compare(const IsaTables& tables, int rounds) {
  using Mine = WholeWave<Isa, size>;
  using Data = WholeWave<IsaTables, size>;
  static_assert(sizeof(Mine) % 64 == 0 && std::is_empty_v<Isa>);
  Counts counts;
  robust::Random random(0x15a0 + size);
  const auto mine = std::make_unique<Mine>();
  const auto data = std::make_unique<Data>(tables);
  Surroundings around_mine, around_data;
  const auto run = [](auto& wave, Surroundings& around) {
    SpanMemory memory(0, around.memory);
    Machine<SpanMemory> machine{memory, around.lds, {around.scratch, scratch_bytes_per_lane}};
    machine.barriers = &around.barriers;
    return step(wave, machine);
  };
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    const auto encoding = static_cast<typename Isa::Encoding>(Isa::form(form).encoding);
    const int all = Isa::layout(encoding, Field::dpp_ctrl).present() ? 8 * rounds : rounds;
    for (int round = 0; round < all; ++round) {
      const auto found = robust::random_instruction<Isa>(random, form, size, 1000);
      if (!found) {
        ++counts.without;
        break;
      }
      const Instruction<Isa> instruction = near(random, *found, size);
      fill(random, instruction.info().memory != nullptr, *mine, *data);
      for (std::size_t i = data_address; i < around_mine.memory.size(); ++i)
        if (i % 8 == 0) around_mine.memory[i] = static_cast<std::uint8_t>(random.word());
      for (std::uint8_t& byte : around_mine.lds) byte = static_cast<std::uint8_t>(byte + 7);
      for (std::uint32_t i = 0; i < 4; ++i)
        store_little_endian<std::uint32_t>(&around_mine.memory[code_address + 4 * i], instruction.words[i]);
      around_mine.barriers.start(2);
      around_data = around_mine;
      const ExecuteResult a = run(*mine, around_mine), b = run(*data, around_data);
      INFO(Isa::name << " " << size << ": " << instruction.info().name << ", form " << form << ", round " << round);
      REQUIRE(same_fault(a.fault, b.fault));
      REQUIRE(a.signal == b.signal);
      REQUIRE(same_registers(*mine, *data));
      REQUIRE(around_mine == around_data);
      counts.count(instruction.info(), static_cast<bool>(a.fault));
    }
  }
  return counts;
}

}  // namespace isa_value
