// Finds the code that direct branches reach from an address, and its basic blocks.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "fast/program/gpr_index.hpp"
#include "fast/program/program.hpp"
#include "lockstep/base/bits.hpp"
#include "lockstep/engine/reference.hpp"

namespace lockstep::fast {

/// Instructions of one program at most; code beyond is compiled when execution gets there.
inline constexpr std::size_t max_program_instructions = 1u << 16;

/// Instructions of one block at most. Where a compiler makes calls of the jumps between handlers (program/micro_op.hpp,
/// `next`; g++ -O1 does), the host's stack grows with a block, to less than 256 KiB.
inline constexpr std::size_t max_block_instructions = 64;

/// Target of a direct branch: the next instruction plus SIMM16 dwords.
template <class Isa>
std::uint64_t branch_target(const CompiledInstruction<Isa>& at) {
  const auto words = static_cast<std::int64_t>(sign_extend(at.instruction.field(Field::simm16), 16));
  return at.pc + 4 + static_cast<std::uint64_t>(words * 4);
}

/// Does the instruction give its target in SIMM16?
template <class Isa>
bool is_direct_branch(const Instruction<Isa>& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.branch && !info.indirect_branch && instruction.has(Field::simm16);
}

/// Does a block end after the instruction?
template <class Isa>
bool ends_block(const Instruction<Isa>& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.branch || info.terminator || info.writes.has(State::pc) || info.writes.has(State::signal);
}

/// Never goes on to the next instruction. (A call comes back.)
template <class Isa>
bool no_fallthrough(const Instruction<Isa>& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.terminator || (info.branch && !info.conditional_branch && !info.writes.has(State::d0));
}

/// Accepts all memory as code.
struct AnyCode {
  constexpr bool operator()(std::uint64_t, std::uint32_t) const { return true; }
};

/// All instructions reachable from `entry` without indirect jumps, sorted by pc, with their blocks. Words that are no
/// instruction, or that `accept(pc, bytes)` refuses, end a path. Empty if `entry` holds none.
/// `vgpr_msb`: MODE's high bits of VGPR numbers at the entry. An instruction reached with several has those of the
/// first path found; who comes along another one leaves the program (Program::find).
template <class Isa, class Global, class Accept = AnyCode>
std::vector<CompiledInstruction<Isa>> discover([[maybe_unused]] const Isa& isa, Global& global, std::uint64_t entry,
                                               Accept&& accept = {}, std::uint8_t vgpr_msb = 0) {
  struct Path {
    std::uint64_t pc;
    std::uint8_t vgpr_msb;
  };
  std::vector<CompiledInstruction<Isa>> found;
  std::vector<std::uint64_t> seen, leaders{entry};
  std::vector<Path> work{{entry, vgpr_msb}};
  while (!work.empty() && found.size() < max_program_instructions) {
    auto [pc, msb] = work.back();
    work.pop_back();
    // A run of instructions, up to the first that is known already.
    const std::size_t start = found.size();
    while (found.size() < max_program_instructions) {
      const auto known = std::lower_bound(seen.begin(), seen.end(), pc);
      if (known != seen.end() && *known == pc) break;
      const auto fetched = lockstep::detail::fetch<Isa>(global, pc);
      if (fetched.fault || !accept(pc, fetched.instruction.bytes())) break;
      CompiledInstruction<Isa> at{fetched.instruction, pc};
      at.vgpr_msb = at.instruction.vgpr_msb = msb;
      msb = at.instruction.vgpr_msb_after();
      found.push_back(at);
      if (is_direct_branch(at.instruction)) {
        const std::uint64_t target = branch_target(at);
        leaders.push_back(target);
        work.push_back({target, msb});
      }
      pc = at.next_pc();
      if (ends_block(at.instruction)) leaders.push_back(pc);
      if (no_fallthrough(at.instruction)) break;
    }
    std::vector<std::uint64_t> both;
    both.reserve(found.size());
    std::size_t next = 0;
    for (std::size_t i = start; i < found.size(); ++i) {
      while (next < seen.size() && seen[next] < found[i].pc) both.push_back(seen[next++]);
      both.push_back(found[i].pc);
    }
    both.insert(both.end(), seen.begin() + static_cast<std::ptrdiff_t>(next), seen.end());
    seen = std::move(both);
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.pc < b.pc; });
  std::sort(leaders.begin(), leaders.end());
  // Block numbering: a block also begins where instructions do not follow each other.
  std::size_t first = 0;
  bool gpr_index = false;
  for (std::size_t i = 0; i < found.size(); ++i) {
    found[i].in_block = static_cast<std::uint32_t>(i - first);
    found[i].gpr_index = gpr_index;
    gpr_index = gpr_index_after(found[i].instruction, gpr_index);
    const bool last = i + 1 == found.size() || found[i].next_pc() != found[i + 1].pc ||
                      i + 1 - first == max_block_instructions ||
                      std::binary_search(leaders.begin(), leaders.end(), found[i + 1].pc);
    if (!last) continue;
    for (std::size_t k = first; k <= i; ++k) found[k].block_length = static_cast<std::uint32_t>(i - first + 1);
    first = i + 1;
    gpr_index = false;
  }
  return found;
}

}  // namespace lockstep::fast
