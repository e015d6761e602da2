// Registers, state and uses of instructions as names.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "json.hpp"
#include "lockstep/disasm/registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::web {

/// Where the picture of registers has a register that `uses` names.
enum class RegisterFile : std::uint8_t { vgpr, accvgpr, scalar };

struct FilePlace {
  RegisterFile file = RegisterFile::vgpr;
  std::uint32_t first = 0;
};

template <class Isa>
constexpr bool has_accvgprs(const Isa& isa) {
  return isa.max_vgprs > isa.arch_vgprs;
}

template <class Isa>
FilePlace place_of(const Isa& isa, const RegisterUse& use) {
  if (use.file == UsedFile::scalar) return {RegisterFile::scalar, use.first};
  if (has_accvgprs(isa) && use.first >= first_accvgpr) return {RegisterFile::accvgpr, use.first - first_accvgpr};
  return {RegisterFile::vgpr, use.first};
}

/// "v[2:3]", "a0", "s5", "vcc".
template <class Isa>
std::string register_text(const Isa& isa, const RegisterUse& use) {
  std::string text;
  const FilePlace place = place_of(isa, use);
  if (place.file == RegisterFile::scalar)
    disasm_detail::append_scalar(isa, text, place.first, use.count);
  else
    disasm_detail::append_registers(text, place.file == RegisterFile::vgpr ? "v" : "a", place.first, use.count);
  return text;
}

/// The scalar register of an operand number, "" where it is none.
template <class Isa>
std::string scalar_text(const Isa& isa, std::uint32_t number) {
  std::string text;
  if (const Selector what = isa.selectors[number]; what.is_register() && !what.is_null())
    disasm_detail::append_scalar(isa, text, number, 1);
  return text;
}

template <class Isa>
void write_register(Json& json, const Isa& isa, const RegisterUse& use) {
  constexpr std::array<std::string_view, 3> files = {"vgpr", "accvgpr", "scalar"};
  const FilePlace place = place_of(isa, use);
  json.object([&] {
    json.text("file", files[static_cast<std::size_t>(place.file)]);
    json.number("first", place.first).number("count", use.count);
    json.boolean("read", use.read).boolean("written", use.written).boolean("implicit", use.implicit);
    json.text("name", register_text(isa, use));
  });
}

/// State besides registers, each piece by one name.
inline void write_state(Json& json, StateSet set) {
  struct Piece {
    State state;
    std::string_view name;
  };
  constexpr Piece pieces[] = {{State::scc, "scc"},        {State::vcc, "vcc"},
                              {State::vcc_lane, "vcc"},   {State::exec, "exec"},
                              {State::exec_lane, "exec"}, {State::m0, "m0"},
                              {State::mode, "mode"},      {State::status, "status"},
                              {State::pc, "pc"},          {State::lane_id, "lane_id"},
                              {State::hwregs, "hwregs"},  {State::memory, "memory"},
                              {State::lds, "lds"},        {State::flat_scratch, "flat_scratch"}};
  json.array([&] {
    std::string_view last;
    for (const Piece& piece : pieces) {
      if (!set.has(piece.state) || piece.name == last) continue;
      json.text(piece.name);
      last = piece.name;
    }
  });
}

inline void write_counters(Json& json, WaitCounterSet set) {
  json.array([&] {
    for (std::size_t i = 0; i < wait_counters; ++i)
      if (const auto counter = static_cast<WaitCounter>(i); set.has(counter)) json.text(wait_counter_name(counter));
  });
}

/// What does the work of an instruction, by a word.
template <class Isa>
std::string_view kind_of(const Instruction<Isa>& instruction, const Uses& uses) {
  if (uses.branch != BranchKind::none) return "branch";
  if (instruction.info().matrix != nullptr) return "matrix";
  if (uses.instruction_class == InstructionClass::transcendental) return "transcendental";
  if (uses.vector_alu()) return "valu";
  switch (uses.access) {
    case AccessClass::none: break;
    case AccessClass::lds: return "lds";
    case AccessClass::scalar: return "smem";
    case AccessClass::message: return "message";
    default: return "vmem";
  }
  return "salu";
}

template <class Isa>
void write_uses(Json& json, const Instruction<Isa>& instruction, const Uses& uses) {
  constexpr std::array<std::string_view, 4> branches = {"none", "always", "conditional", "indirect"};
  json.object([&] {
    json.key("registers").array([&] {
      for (const RegisterUse& use : uses.all()) write_register(json, instruction.isa(), use);
    });
    json.key("reads");
    write_state(json, uses.reads);
    json.key("writes");
    write_state(json, uses.writes);
    json.key("waits").array([&] {
      for (const Wait& wait : uses.all_waits())
        json.object([&] { json.text("counter", wait_counter_name(wait.counter)).number("limit", wait.limit); });
    });
    json.key("raises");
    write_counters(json, uses.raises);
    json.text("kind", kind_of(instruction, uses));
    json.text("branch", branches[static_cast<std::size_t>(uses.branch)]);
    json.boolean("computed", uses.all_registers);
  });
}

}  // namespace lockstep::web
