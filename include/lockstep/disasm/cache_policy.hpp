// TH of memory instructions in GFX12: the temporal hint that caches get.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

constexpr std::uint32_t scope_device = 2, scope_system = 3;

/// " th:TH_LOAD_NT": the names depend on what the instruction does.
template <class Isa>
void append_temporal_hint(std::string& text, const Instruction<Isa>& instruction) {
  const std::uint32_t hint = instruction.field(Field::th), scope = instruction.field(Field::scope);
  if (hint == 0) return;
  const MemoryAccess access = instruction.info().traits.access;
  text += " th:";
  if (access == MemoryAccess::atomic) {
    const bool returns = (hint & 1) != 0, once = (hint & 2) != 0;
    text += "TH_ATOMIC_";
    if ((hint & 4) != 0 && scope < scope_device)
      append_hex(text, hint);
    else if ((hint & 4) != 0)
      text += once ? "CASCADE_NT" : "CASCADE_RT";
    else
      text += !once ? "RETURN" : returns ? "NT_RETURN" : "NT";
    return;
  }
  const bool store = access == MemoryAccess::store;
  constexpr std::string_view names[] = {"", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT", "NT_WB"};
  if (!store && hint == 7) return append_hex(text, hint);
  text += store ? "TH_STORE_" : "TH_LOAD_";
  text += hint == 3 && scope == scope_system ? "BYPASS" : hint == 3 && store ? "WB" : names[hint & 7];
}

}  // namespace lockstep::disasm_detail
