// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/wait_counters.xml.
// Hash of what this file is made of: 6b1474bfc0623bcb
// What raises the counters of a wave, and which instructions wait for them.
#pragma once

#include <array>

#include "lockstep/isa/wait_counter.hpp"
#include "opcodes.hpp"

namespace lockstep::rdna4 {

/// By AccessClass.
inline constexpr std::array<WaitCounterSet, access_classes> raised_counters = [] {
  using enum WaitCounter;
  std::array<WaitCounterSet, access_classes> table{};
  table[static_cast<std::size_t>(AccessClass::vector_load)] = wait_counter_set(loadcnt);
  table[static_cast<std::size_t>(AccessClass::sample)] = wait_counter_set(samplecnt);
  table[static_cast<std::size_t>(AccessClass::vector_store)] = wait_counter_set(storecnt);
  table[static_cast<std::size_t>(AccessClass::flat_load)] = wait_counter_set(loadcnt, dscnt);
  table[static_cast<std::size_t>(AccessClass::flat_store)] = wait_counter_set(storecnt, dscnt);
  table[static_cast<std::size_t>(AccessClass::lds)] = wait_counter_set(dscnt);
  table[static_cast<std::size_t>(AccessClass::scalar)] = wait_counter_set(kmcnt);
  table[static_cast<std::size_t>(AccessClass::message)] = wait_counter_set(kmcnt);
  return table;
}();

inline constexpr std::array wait_fields = {
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt), WaitCounter::loadcnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt), WaitCounter::storecnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_samplecnt), WaitCounter::samplecnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_bvhcnt), WaitCounter::bvhcnt, { {{0, 3}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_expcnt), WaitCounter::expcnt, { {{0, 3}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_kmcnt), WaitCounter::kmcnt, { {{0, 5}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt_dscnt), WaitCounter::loadcnt, { {{8, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_loadcnt_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt_dscnt), WaitCounter::storecnt, { {{8, 6}} } },
    WaitField{static_cast<std::uint16_t>(Opcode::s_wait_storecnt_dscnt), WaitCounter::dscnt, { {{0, 6}} } },
};

}  // namespace lockstep::rdna4
