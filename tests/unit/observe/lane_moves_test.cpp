// Where the lanes of a vector instruction get values from: LaneMoves says it before the instruction executes, and the
// reference engine's result must agree, for random operands, EXEC and numbers of lanes.
#include "launch/lane_moves.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <string>

#include "cdna4/execute.hpp"
#include "cdna5/execute.hpp"
#include "lockstep/engine/vector.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "rdna4/execute.hpp"
#include "robust/random_instruction.hpp"

using namespace lockstep;

namespace {

template <class W>
void fill(W& wave, robust::Random& random, int sample) {
  for (auto& row : wave.v)
    for (std::uint32_t& value : row) value = sample % 2 == 0 ? random.word() : random.word() & 127u;
  for (std::uint32_t n = 0; n < W::Isa::vcc_lo; ++n) wave.s[n] = sample % 3 == 0 ? random.word() : random.word() & 127u;
  wave.set_exec(sample % 4 == 0 ? ~std::uint64_t{0} : random.word() | std::uint64_t{random.word()} << 32);
}

/// What stands in `row` after the instruction, by where it comes from.
template <class W>
std::uint32_t expected(const W& before, const LaneSources& sources, std::int8_t from, std::uint32_t own_row,
                       std::uint32_t other_row, std::uint32_t lane) {
  switch (from) {
    case LaneSources::number: return 0;
    case LaneSources::keeps: return before.v[own_row][lane];
    case LaneSources::scalar: return before.s[sources.from_scalar];
    default: return before.v[other_row][static_cast<std::size_t>(from)];
  }
}

/// How many instructions were compared.
template <class W>
int compare() {
  using Isa = typename W::Isa;
  constexpr std::uint16_t size = W::wave_size;
  robust::Random random(size);
  const auto before = std::make_unique<W>(), after = std::make_unique<W>();
  LaneProbe<W> probe;
  int compared = 0;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (!LaneProbe<W>::moves(info)) continue;
    CAPTURE(info.name);
    for (int sample = 0; sample < 60; ++sample) {
      const auto instruction = robust::random_instruction<Isa>(random, form, size, 20000);
      REQUIRE(instruction);
      fill(*before, random, sample);
      LaneSources sources;
      LaneMoves<W>::find(*before, *instruction, probe, sources);
      const OperandPlan plan = plan_operands(*instruction, size);
      const bool constant = info.traits.lanes == LaneMovement::write && sources.from_scalar >= Isa::inline_zero;
      if (sources.source == sources.target || constant) continue;  // a register traded with itself; no register's value
      *after = *before;
      if (execute_vector(*after, *instruction).fault) continue;
      const std::uint32_t source = before->row(sources.source), target = before->row(sources.target);
      bool same = true;
      for (std::uint32_t lane = 0; lane < size; ++lane) {
        same = same && after->v[target][lane] == expected(*before, sources, sources.from[lane], target, source, lane);
        if (sources.exchanges)
          same = same && after->v[source][lane] == expected(*before, sources, sources.back[lane], source, target, lane);
      }
      CHECK_MESSAGE(same, info.name << " in words " << instruction->words[0] << " " << instruction->words[1]);
      // Every register besides that chooses a lane is named.
      for (std::size_t i = 1; i < plan.s.size(); ++i) {
        const OperandSlot& slot = plan.s[i];
        const bool scalar = slot.file == RegisterFile::scalar && Isa::selectors[slot.number].is_register();
        if (!slot.is_vgpr() && !scalar) continue;
        bool named = false;
        for (std::size_t c = 0; c < sources.choices; ++c)
          named = named || (sources.choice[c].file == (scalar ? UsedFile::scalar : UsedFile::vgpr));
        CHECK(named);
      }
      ++compared;
    }
  }
  return compared;
}

}  // namespace

TEST_CASE("the lanes that V_PERMLANE*, V_WRITELANE and their like move values between are those of their pseudocode") {
  CHECK(compare<Wave<cdna4::Isa, full_shape<cdna4::Isa, 64>>>() > 100);
  CHECK(compare<Wave<cdna5::Isa, full_shape<cdna5::Isa, 32>>>() > 300);
  CHECK(compare<Wave<rdna4::Isa, full_shape<rdna4::Isa, 32>>>() > 150);
  CHECK(compare<Wave<rdna4::Isa, full_shape<rdna4::Isa, 64>>>() > 150);
}

TEST_CASE("every operation that reaches other lanes says how") {
  const auto look = [](auto isa) {
    using Isa = decltype(isa);
    for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
      const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(i));
      if (info.status != Status::generated) continue;
      const StateSet all{info.reads.bits | info.writes.bits};
      const bool others = all.has(State::vgprs) && info.ignores_exec;
      CAPTURE(info.name);
      CHECK(others == (info.traits.lanes != LaneMovement::none));
    }
  };
  look(cdna4::Isa{});
  look(cdna5::Isa{});
  look(rdna4::Isa{});
}
