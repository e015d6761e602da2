#include "fast/program/discover.hpp"

#include <algorithm>

#include "fast/program/gpr_index.hpp"
#include "lockstep/engine/reference.hpp"

namespace lockstep::fast {

namespace {

/// Does a block end after the instruction?
bool ends_block(const AnyInstruction& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.branch || info.terminator || info.writes.has(State::pc) || info.writes.has(State::signal);
}

/// Never goes on to the next instruction. (A call comes back.)
bool no_fallthrough(const AnyInstruction& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.terminator || (info.branch && !info.conditional_branch && !info.writes.has(State::d0));
}

}  // namespace

std::vector<CompiledInstruction> discover(const IsaTables& isa, const MemoryView& memory, std::uint64_t entry,
                                          CodeMemory kind, std::uint8_t vgpr_msb) {
  struct Path {
    std::uint64_t pc;
    std::uint8_t vgpr_msb;
  };
  std::vector<CompiledInstruction> found;
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
      const auto fetched = lockstep::detail::fetch(isa, memory, pc);
      if (fetched.fault) break;
      if (kind == CodeMemory::constant && memory.writable(pc, fetched.instruction.bytes())) break;
      CompiledInstruction at{fetched.instruction, pc};
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
