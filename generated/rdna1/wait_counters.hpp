// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/wait_counters.xml.
// Hash of what this file is made of: f394eab03e5335ef
// What raises the counters of a wave, and which instructions wait for them.
#pragma once

#include <array>

#include "lockstep/isa/wait_counter.hpp"
#include "opcodes.hpp"

namespace lockstep::rdna1 {

/// By AccessClass.
inline constexpr std::array<WaitCounterSet, access_classes> raised_counters = [] {
  using enum WaitCounter;
  std::array<WaitCounterSet, access_classes> table{};
  table[static_cast<std::size_t>(AccessClass::vector_load)] = wait_counter_set(vmcnt);
  table[static_cast<std::size_t>(AccessClass::sample)] = wait_counter_set(vmcnt);
  table[static_cast<std::size_t>(AccessClass::vector_store)] = wait_counter_set(vscnt);
  table[static_cast<std::size_t>(AccessClass::flat_load)] = wait_counter_set(vmcnt, lgkmcnt);
  table[static_cast<std::size_t>(AccessClass::flat_store)] = wait_counter_set(vscnt, lgkmcnt);
  table[static_cast<std::size_t>(AccessClass::lds)] = wait_counter_set(lgkmcnt);
  table[static_cast<std::size_t>(AccessClass::scalar)] = wait_counter_set(lgkmcnt);
  table[static_cast<std::size_t>(AccessClass::message)] = wait_counter_set(lgkmcnt);
  return table;
}();

inline constexpr std::array wait_fields = {
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt), WaitCounter::vmcnt, { {{0, 4}, {14, 2}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt), WaitCounter::expcnt, { {{4, 3}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt), WaitCounter::lgkmcnt, { {{8, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt_vscnt), WaitCounter::vscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt_vmcnt), WaitCounter::vmcnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt_expcnt), WaitCounter::expcnt, { {{0, 3}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_waitcnt_lgkmcnt), WaitCounter::lgkmcnt, { {{0, 6}} } },
};

}  // namespace lockstep::rdna1
