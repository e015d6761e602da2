// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/caches.xml.
// Hash of what this file is made of: 5b10c2a700a8cf24
// Which caches stand between two waves, and which instructions make them agree.
#pragma once

#include <array>

#include "lockstep/isa/cache_rule.hpp"
#include "opcodes.hpp"

namespace lockstep::cdna3 {

inline constexpr std::array cache_rule_table = {
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::sc0, .value = 1, .caches = {CacheSet::near} },
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::sc1, .value = 1, .caches = {CacheSet::near | CacheSet::far} },
    CacheRule{ .action = CacheAction::store, .has_field = true, .field = Field::sc1, .value = 1 },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_inv), .has_field = true, .field = Field::sc0, .value = 1, .caches = {CacheSet::near}, .text = "buffer_inv sc0" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_inv), .has_field = true, .field = Field::sc1, .value = 1, .caches = {CacheSet::near | CacheSet::far}, .text = "buffer_inv sc1" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv), .caches = {CacheSet::scalar}, .text = "s_dcache_inv" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), .caches = {CacheSet::scalar}, .text = "s_dcache_inv_vol" },
    CacheRule{ .action = CacheAction::write_back, .opcode = static_cast<std::uint16_t>(Opcode::buffer_wbl2), .has_field = true, .field = Field::sc1, .value = 1, .counter = WaitCounter::vmcnt, .text = "buffer_wbl2 sc1" },
};

inline constexpr CacheRules cache_rules{cache_rule_table, false};

}  // namespace lockstep::cdna3
