// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/caches.xml.
// Hash of what this file is made of: 5a3870700719f454
// Which caches stand between two waves, and which instructions make them agree.
#pragma once

#include <array>

#include "lockstep/isa/cache_rule.hpp"
#include "opcodes.hpp"

namespace lockstep::cdna5_gfx1251 {

inline constexpr std::array cache_rule_table = {
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::scope, .value = 1, .caches = {CacheSet::near} },
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::scope, .value = 2, .caches = {CacheSet::near | CacheSet::far} },
    CacheRule{ .action = CacheAction::load, .has_field = true, .field = Field::scope, .value = 3, .caches = {CacheSet::near | CacheSet::far} },
    CacheRule{ .action = CacheAction::store, .has_field = true, .field = Field::scope, .value = 2 },
    CacheRule{ .action = CacheAction::store, .has_field = true, .field = Field::scope, .value = 3 },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_inv), .has_field = true, .field = Field::scope, .value = 1, .caches = {CacheSet::near}, .text = "global_inv scope:SCOPE_SE" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_inv), .has_field = true, .field = Field::scope, .value = 2, .caches = {CacheSet::near | CacheSet::far}, .text = "global_inv scope:SCOPE_DEV" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_inv), .has_field = true, .field = Field::scope, .value = 3, .caches = {CacheSet::near | CacheSet::far}, .text = "global_inv scope:SCOPE_SYS" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_wbinv), .has_field = true, .field = Field::scope, .value = 1, .caches = {CacheSet::near}, .text = "global_wbinv scope:SCOPE_SE" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_wbinv), .has_field = true, .field = Field::scope, .value = 2, .caches = {CacheSet::near | CacheSet::far}, .text = "global_wbinv scope:SCOPE_DEV" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::global_wbinv), .has_field = true, .field = Field::scope, .value = 3, .caches = {CacheSet::near | CacheSet::far}, .text = "global_wbinv scope:SCOPE_SYS" },
    CacheRule{ .action = CacheAction::invalidate, .opcode = static_cast<std::uint16_t>(Opcode::s_dcache_inv), .caches = {CacheSet::scalar}, .text = "s_dcache_inv" },
    CacheRule{ .action = CacheAction::write_back, .opcode = static_cast<std::uint16_t>(Opcode::global_wb), .has_field = true, .field = Field::scope, .value = 2, .counter = WaitCounter::storecnt, .text = "global_wb scope:SCOPE_DEV" },
    CacheRule{ .action = CacheAction::write_back, .opcode = static_cast<std::uint16_t>(Opcode::global_wb), .has_field = true, .field = Field::scope, .value = 3, .counter = WaitCounter::storecnt, .text = "global_wb scope:SCOPE_SYS" },
    CacheRule{ .action = CacheAction::write_back, .opcode = static_cast<std::uint16_t>(Opcode::global_wbinv), .has_field = true, .field = Field::scope, .value = 2, .counter = WaitCounter::storecnt, .text = "global_wbinv scope:SCOPE_DEV" },
    CacheRule{ .action = CacheAction::write_back, .opcode = static_cast<std::uint16_t>(Opcode::global_wbinv), .has_field = true, .field = Field::scope, .value = 3, .counter = WaitCounter::storecnt, .text = "global_wbinv scope:SCOPE_SYS" },
};

inline constexpr CacheRules cache_rules{cache_rule_table, true};

}  // namespace lockstep::cdna5_gfx1251
