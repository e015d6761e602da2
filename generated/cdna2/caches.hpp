// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/caches.xml.
// Hash of what this file is made of: 3fe9d6e799fd86a8
// Which caches stand between two waves, and which instructions make them agree.
#pragma once

#include <array>

#include "lockstep/isa/cache_rule.hpp"
#include "opcodes.hpp"

namespace lockstep::cdna2 {

inline constexpr std::array cache_rule_table = {
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::glc, .value = 1, .caches = {CacheSet::near} },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_wbinvl1_vol), .caches = {CacheSet::near}, .text = "buffer_wbinvl1_vol" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_wbinvl1), .caches = {CacheSet::near}, .text = "buffer_wbinvl1" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv), .caches = {CacheSet::scalar}, .text = "s_dcache_inv" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), .caches = {CacheSet::scalar}, .text = "s_dcache_inv_vol" },
};

inline constexpr CacheRules cache_rules{cache_rule_table, false};

}  // namespace lockstep::cdna2
