// The bit flow of every operation (generated/<isa>/bit_flow.hpp) held to execution: a bit of a result that changes when
// undefined bits of the inputs change is among those that the program says; and where the program says the value of a
// result, it is what the operation gives.
#include "cdna3/bit_flow.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cdna3/execute.hpp"
#include "cdna4/bit_flow.hpp"
#include "cdna4/execute.hpp"
#include "cdna5/bit_flow.hpp"
#include "cdna5/execute.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "observe/bit_program.hpp"
#include "rdna3/bit_flow.hpp"
#include "rdna3/execute.hpp"
#include "rdna3_5/bit_flow.hpp"
#include "rdna3_5/execute.hpp"
#include "rdna4/bit_flow.hpp"
#include "rdna4/execute.hpp"
#include "robust/random_instruction.hpp"

using namespace lockstep;

namespace {

constexpr auto inputs = static_cast<std::size_t>(BitInput::count_);
constexpr auto outputs = static_cast<std::size_t>(BitOutput::count_);
constexpr std::array<std::string_view, outputs> output_names{"D0", "S0", "SCC", "VCC", "EXEC", "M0", "lane mask"};

/// Are its values those of registers, and may be undefined? Fields of words are not.
bool is_state(BitInput input) { return input <= BitInput::m0; }

using Inputs = std::array<std::uint64_t, inputs>;

/// Bits that an input of the engine has.
std::uint64_t bits_of(BitInput input) {
  switch (input) {
    case BitInput::scc:
    case BitInput::vcc_lane:
    case BitInput::clamp: return 1;
    case BitInput::imm: return 0xffff;
    case BitInput::m0:
    case BitInput::literal: return 0xffffffff;
    case BitInput::op_sel: return 15;
    case BitInput::op_sel_hi:
    case BitInput::neg:
    case BitInput::neg_hi:
    case BitInput::abs: return 7;
    case BitInput::omod: return 3;
    case BitInput::sdwa_sel0: return sdwa_dword;
    default: return ~std::uint64_t{0};
  }
}

LaneInput lane_input(const Inputs& of) {
  const auto at = [&](BitInput input) { return of[static_cast<std::size_t>(input)]; };
  const auto word = [&](BitInput input) { return static_cast<std::uint32_t>(at(input)); };
  LaneInput in;
  in.s0 = at(BitInput::s0);
  in.s1 = at(BitInput::s1);
  in.s2 = at(BitInput::s2);
  in.d0 = at(BitInput::d0);
  in.scc = at(BitInput::scc) != 0;
  in.vcc_lane = at(BitInput::vcc_lane) != 0;
  in.vcc = at(BitInput::vcc);
  in.exec = at(BitInput::exec);
  in.m0 = word(BitInput::m0);
  in.imm = word(BitInput::imm);
  in.literal = word(BitInput::literal);
  in.literal64 = at(BitInput::literal64);
  in.clamp = at(BitInput::clamp) != 0;
  in.op_sel = word(BitInput::op_sel);
  in.op_sel_hi = word(BitInput::op_sel_hi);
  in.neg = word(BitInput::neg);
  in.neg_hi = word(BitInput::neg_hi);
  in.abs = word(BitInput::abs);
  in.omod = word(BitInput::omod);
  in.sdwa_sel0 = word(BitInput::sdwa_sel0);
  return in;
}

std::uint64_t output_of(const LaneOutput& out, BitOutput which, const StateSet& writes) {
  switch (which) {
    case BitOutput::d0: return out.d0;
    case BitOutput::s0: return out.s0;
    case BitOutput::scc: return out.scc;
    case BitOutput::vcc: return out.vcc;
    case BitOutput::exec: return out.exec;
    case BitOutput::m0: return out.m0;
    case BitOutput::lane_mask:
      return writes.has(State::d0_lane)    ? out.d0_lane
             : writes.has(State::d1)       ? out.d1
             : writes.has(State::vcc_lane) ? out.vcc_lane
                                           : out.exec_lane;
    case BitOutput::count_: break;
  }
  return 0;
}

/// Numbers of which few bits, or nearly all, are set, too.
std::uint64_t random_value(robust::Random& random) {
  const std::uint64_t all = random.next();
  switch (random.below(5)) {
    case 0: return all & 0x1f0000001fu;
    case 1: return all & random.next() & random.next();
    case 2: return all | random.next() | random.next();
    case 3: return random.below(2) != 0 ? 0 : ~std::uint64_t{0};
    default: return all;
  }
}

/// How many operations the programs say in full, in parts, and not at all. A number that changes is a change of what
/// the generator derives: the comments at the end of bit_flow.hpp give the reasons.
struct Told {
  int values = 0, parts = 0, nothing = 0;
  bool operator==(const Told&) const = default;
};
std::ostream& operator<<(std::ostream& to, const Told& told) {
  return to << told.values << " in full, " << told.parts << " in parts, " << told.nothing << " not at all";
}

/// Does no result depend on a function that the program does not say?
bool says_values(const BitFlow& flow) {
  std::vector<bool> mixed;
  for (const BitNode& node : flow.nodes()) {
    const std::array<std::uint8_t, 3> operands{node.a, node.b, node.c};
    bool mixes = node.op == BitOp::mix || node.op == BitOp::known;
    for (unsigned i = 0; i < operand_count(node.op); ++i) mixes = mixes || mixed[operands[i]];
    mixed.push_back(mixes);
  }
  return std::none_of(flow.outputs.begin(), flow.outputs.end(),
                      [&](std::uint8_t output) { return output != BitFlow::none && mixed[output]; });
}

/// A wave whose other lanes' registers operations may read.
template <class W>
struct Executor {
  static constexpr std::uint32_t lanes = W::lanes;
  W wave{};

  void set(robust::Random& random) {
    for (std::uint32_t lane = 0; lane < lanes; ++lane) wave.v[0][lane] = random.word();
  }
  std::uint32_t lane(std::uint64_t number) const { return wave.v[0][number % lanes]; }
  LaneOutput execute(typename W::Isa::Opcode opcode, LaneInput in) {
    LaneOutput out;
    Fault fault;
    WaveFiles<W> files{wave, fault, nullptr};
    execute_operation(opcode, in, out, files);
    return out;
  }
};

template <class W>
Told compare_with_execution(int samples) {
  using Isa = typename W::Isa;
  using Opcode = typename Isa::Opcode;
  const auto executor = std::make_unique<Executor<W>>();
  robust::Random random(33);
  std::map<std::string, int> wrong;
  Told told;
  for (std::size_t number = 0; number < static_cast<std::size_t>(Opcode::count_); ++number) {
    const auto opcode = static_cast<Opcode>(number);
    const InstructionInfo& info = Isa::info(opcode);
    if (info.status != Status::generated) continue;
    const BitFlow& flow = bit_flow_of(opcode);
    if (flow.count == 0) {
      ++told.nothing;
      continue;
    }
    BitProgram program;
    program.build(flow, [](BitFlowBuilder& builder, const BitNode& node) { return builder.add(node); });
    ++(says_values(flow) ? told.values : told.parts);
    const auto values = std::make_unique<BitProgram::Values>();
    for (int sample = 0; sample < samples; ++sample) {
      Inputs given{}, undefined{};
      for (std::size_t i = 0; i < inputs; ++i) {
        const std::uint64_t all = bits_of(static_cast<BitInput>(i));
        given[i] = random_value(random) & all;
        if (!is_state(static_cast<BitInput>(i)) || random.below(3) == 0 || sample % 4 == 0) continue;
        undefined[i] = random_value(random) & random.next() & all;
      }
      executor->set(random);
      program.run(
          BitSteps(BitRule::any), *values,
          [&](BitInput input) {
            BitValue v = BitValue::constant(given[static_cast<std::size_t>(input)]);
            v.undefined = undefined[static_cast<std::size_t>(input)];
            v.value &= ~v.undefined;
            return v;
          },
          [&](const BitValue& lane) {
            BitValue v = BitValue::constant(executor->lane(lane.value));
            if (lane.undefined != 0) v.undefined = ~std::uint64_t{0};
            return v;
          });
      std::array<std::uint64_t, outputs> first{};
      for (int flip = 0; flip < 4; ++flip) {
        Inputs of = given;
        for (std::size_t i = 0; i < inputs; ++i) of[i] ^= flip == 0 ? 0 : random.next() & undefined[i];
        const LaneOutput out = executor->execute(opcode, lane_input(of));
        for (std::size_t i = 0; i < outputs; ++i) {
          const auto which = static_cast<BitOutput>(i);
          if (!program.gives(which)) continue;
          const std::uint64_t mask = bits_of_width(program.width(which));
          const std::uint64_t got = output_of(out, which, info.writes) & mask;
          const BitValue& said = program.result(*values, which);
          const std::string at = std::string(info.name) + " " + std::string(output_names[i]);
          if (flip == 0)
            first[i] = got;
          else if (((got ^ first[i]) & ~said.undefined) != 0)
            ++wrong[at + ": a bit changes that is said not to depend on what is undefined"];
          if (((got ^ said.value) & ~said.undefined & ~said.unknown & mask) != 0)
            ++wrong[at + ": another value is said"];
        }
      }
    }
  }
  for (const auto& [what, count] : wrong) MESSAGE(what, " (", count, ")");
  CHECK(wrong.empty());
  return told;
}

}  // namespace

TEST_CASE("the bit flow of every operation is what execution shows: CDNA3") {
  CHECK(compare_with_execution<Wave<cdna3::Isa>>(2000) == Told{356, 254, 48});
}
TEST_CASE("the bit flow of every operation is what execution shows: CDNA4") {
  CHECK(compare_with_execution<Wave<cdna4::Isa>>(2000) == Told{361, 298, 68});
}
TEST_CASE("the bit flow of every operation is what execution shows: CDNA5") {
  CHECK(compare_with_execution<Wave<cdna5::Isa>>(2000) == Told{363, 394, 133});
}
TEST_CASE("the bit flow of every operation is what execution shows: RDNA3") {
  CHECK(compare_with_execution<Wave<rdna3::Isa>>(2000) == Told{366, 258, 68});
}
TEST_CASE("the bit flow of every operation is what execution shows: RDNA3.5") {
  CHECK(compare_with_execution<Wave<rdna3_5::Isa>>(2000) == Told{366, 316, 68});
}
TEST_CASE("the bit flow of every operation is what execution shows: RDNA4") {
  CHECK(compare_with_execution<Wave<rdna4::Isa>>(2000) == Told{327, 356, 77});
}
