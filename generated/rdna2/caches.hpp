// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/caches.xml.
// Hash of what this file is made of: d90ea12f9d262b42
// Which caches stand between two waves, and which instructions make them agree.
#pragma once

#include <array>

#include "lockstep/isa/cache_rule.hpp"
#include "opcodes.hpp"

namespace lockstep::rdna2 {

inline constexpr std::array cache_rule_table = {
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::glc, .value = 1, .caches = {CacheSet::near} },
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::dlc, .value = 1, .caches = {CacheSet::far} },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), .caches = {CacheSet::near}, .text = "buffer_gl0_inv" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), .caches = {CacheSet::far}, .text = "buffer_gl1_inv" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv), .caches = {CacheSet::scalar}, .text = "s_dcache_inv" },
};

inline constexpr CacheRules cache_rules{cache_rule_table, false};

}  // namespace lockstep::rdna2
