// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/wait_counters.xml.
// Hash of what this file is made of: 713156f3677aaf9f
// What raises the counters of a wave, and which instructions wait for them.
#pragma once

#include <array>

#include "lockstep/isa/wait_counter.hpp"
#include "opcodes.hpp"

namespace lockstep::cdna5_gfx1251 {

/// By AccessClass.
inline constexpr std::array<WaitCounterSet, access_classes> raised_counters = [] {
  using enum WaitCounter;
  std::array<WaitCounterSet, access_classes> table{};
  table[static_cast<std::size_t>(AccessClass::vector_load)] = wait_counter_set(loadcnt);
  table[static_cast<std::size_t>(AccessClass::vector_store)] = wait_counter_set(storecnt);
  table[static_cast<std::size_t>(AccessClass::flat_load)] = wait_counter_set(loadcnt, dscnt);
  table[static_cast<std::size_t>(AccessClass::flat_store)] = wait_counter_set(storecnt, dscnt);
  table[static_cast<std::size_t>(AccessClass::lds)] = wait_counter_set(dscnt);
  table[static_cast<std::size_t>(AccessClass::scalar)] = wait_counter_set(kmcnt);
  table[static_cast<std::size_t>(AccessClass::message)] = wait_counter_set(kmcnt);
  table[static_cast<std::size_t>(AccessClass::async)] = wait_counter_set(asynccnt);
  table[static_cast<std::size_t>(AccessClass::tensor)] = wait_counter_set(tensorcnt);
  return table;
}();

inline constexpr std::array wait_fields = {
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt), WaitCounter::loadcnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt), WaitCounter::storecnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_kmcnt), WaitCounter::kmcnt, { {{0, 5}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt_dscnt), WaitCounter::loadcnt, { {{8, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt_dscnt), WaitCounter::storecnt, { {{8, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_asynccnt), WaitCounter::asynccnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_tensorcnt), WaitCounter::tensorcnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_xcnt), WaitCounter::xcnt, { {{0, 6}} } },
};

}  // namespace lockstep::cdna5_gfx1251
