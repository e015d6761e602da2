// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/caches.xml.
// Hash of what this file is made of: db857e97fbca2f8c
// Which caches stand between two waves, and which instructions make them agree, for every ISA.
#pragma once

#include <array>
#include <string_view>

#include "cdna3/opcodes.hpp"
#include "cdna4/opcodes.hpp"
#include "cdna5/opcodes.hpp"
#include "rdna3/opcodes.hpp"
#include "rdna3_5/opcodes.hpp"
#include "rdna4/opcodes.hpp"
#include "cdna2/opcodes.hpp"
#include "gcn5_7nm/opcodes.hpp"
#include "gcn5/opcodes.hpp"
#include "cdna1/opcodes.hpp"
#include "rdna2/opcodes.hpp"
#include "rdna1/opcodes.hpp"
#include "rdna1_dot/opcodes.hpp"
#include "cdna5_gfx1251/opcodes.hpp"
#include "lockstep/isa/cache_rule.hpp"

namespace lockstep {

inline constexpr std::array cdna3_cache_rules = [] {
  using cdna3::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::sc0, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::sc1, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::sc1, 1, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_inv), true, Field::sc0, 1, {CacheSet::near}, WaitCounter{}, "buffer_inv sc0" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_inv), true, Field::sc1, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "buffer_inv sc1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::buffer_wbl2), true, Field::sc1, 1, {0}, WaitCounter::vmcnt, "buffer_wbl2 sc1" },
  };
}();
inline constexpr std::array cdna4_cache_rules = [] {
  using cdna4::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::sc0, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::sc1, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::sc1, 1, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_inv), true, Field::sc0, 1, {CacheSet::near}, WaitCounter{}, "buffer_inv sc0" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_inv), true, Field::sc1, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "buffer_inv sc1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::buffer_wbl2), true, Field::sc1, 1, {0}, WaitCounter::vmcnt, "buffer_wbl2 sc1" },
  };
}();
inline constexpr std::array cdna5_cache_rules = [] {
  using cdna5::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::scope, 2, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::scope, 3, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_inv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_wbinv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wb), true, Field::scope, 2, {0}, WaitCounter::storecnt, "global_wb scope:SCOPE_DEV" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wb), true, Field::scope, 3, {0}, WaitCounter::storecnt, "global_wb scope:SCOPE_SYS" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 2, {0}, WaitCounter::storecnt, "global_wbinv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 3, {0}, WaitCounter::storecnt, "global_wbinv scope:SCOPE_SYS" },
  };
}();
inline constexpr std::array rdna3_cache_rules = [] {
  using rdna3::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_gl0_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), false, Field{}, 0, {CacheSet::far}, WaitCounter{}, "buffer_gl1_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array rdna3_5_cache_rules = [] {
  using rdna3_5::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_gl0_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), false, Field{}, 0, {CacheSet::far}, WaitCounter{}, "buffer_gl1_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array rdna4_cache_rules = [] {
  using rdna4::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_inv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_wbinv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array cdna2_cache_rules = [] {
  using cdna2::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1_vol), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1_vol" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
  };
}();
inline constexpr std::array gcn5_7nm_cache_rules = [] {
  using gcn5_7nm::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1_vol), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1_vol" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
  };
}();
inline constexpr std::array gcn5_cache_rules = [] {
  using gcn5::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1_vol), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1_vol" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
  };
}();
inline constexpr std::array cdna1_cache_rules = [] {
  using cdna1::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1_vol), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1_vol" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_wbinvl1), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_wbinvl1" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv_vol), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv_vol" },
  };
}();
inline constexpr std::array rdna2_cache_rules = [] {
  using rdna2::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::dlc, 1, {CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_gl0_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), false, Field{}, 0, {CacheSet::far}, WaitCounter{}, "buffer_gl1_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array rdna1_cache_rules = [] {
  using rdna1::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::dlc, 1, {CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_gl0_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), false, Field{}, 0, {CacheSet::far}, WaitCounter{}, "buffer_gl1_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array rdna1_dot_cache_rules = [] {
  using rdna1_dot::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::glc, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::dlc, 1, {CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl0_inv), false, Field{}, 0, {CacheSet::near}, WaitCounter{}, "buffer_gl0_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::buffer_gl1_inv), false, Field{}, 0, {CacheSet::far}, WaitCounter{}, "buffer_gl1_inv" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
  };
}();
inline constexpr std::array cdna5_gfx1251_cache_rules = [] {
  using cdna5_gfx1251::Opcode;
  return std::array{
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::load, CacheRule::any_opcode, true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::scope, 2, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::store, CacheRule::any_opcode, true, Field::scope, 3, {0}, WaitCounter{}, "" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_inv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_inv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_inv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 1, {CacheSet::near}, WaitCounter{}, "global_wbinv scope:SCOPE_SE" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 2, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 3, {CacheSet::near | CacheSet::far}, WaitCounter{}, "global_wbinv scope:SCOPE_SYS" },
      CacheRule{ CacheAction::invalidate, static_cast<std::uint16_t>(Opcode::s_dcache_inv), false, Field{}, 0, {CacheSet::scalar}, WaitCounter{}, "s_dcache_inv" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wb), true, Field::scope, 2, {0}, WaitCounter::storecnt, "global_wb scope:SCOPE_DEV" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wb), true, Field::scope, 3, {0}, WaitCounter::storecnt, "global_wb scope:SCOPE_SYS" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 2, {0}, WaitCounter::storecnt, "global_wbinv scope:SCOPE_DEV" },
      CacheRule{ CacheAction::write_back, static_cast<std::uint16_t>(Opcode::global_wbinv), true, Field::scope, 3, {0}, WaitCounter::storecnt, "global_wbinv scope:SCOPE_SYS" },
  };
}();

/// The caches of the ISA of a target.
struct CachesOfTarget {
  std::string_view target;  ///< the ISA's first one
  CacheRules rules;
};
inline constexpr std::array all_caches = {
    CachesOfTarget{"gfx942", { cdna3_cache_rules, false } },
    CachesOfTarget{"gfx950", { cdna4_cache_rules, false } },
    CachesOfTarget{"gfx1250", { cdna5_cache_rules, true } },
    CachesOfTarget{"gfx1100", { rdna3_cache_rules, false } },
    CachesOfTarget{"gfx1151", { rdna3_5_cache_rules, false } },
    CachesOfTarget{"gfx1201", { rdna4_cache_rules, false } },
    CachesOfTarget{"gfx90a", { cdna2_cache_rules, false } },
    CachesOfTarget{"gfx906", { gcn5_7nm_cache_rules, false } },
    CachesOfTarget{"gfx900", { gcn5_cache_rules, false } },
    CachesOfTarget{"gfx908", { cdna1_cache_rules, false } },
    CachesOfTarget{"gfx1030", { rdna2_cache_rules, false } },
    CachesOfTarget{"gfx1010", { rdna1_cache_rules, false } },
    CachesOfTarget{"gfx1011", { rdna1_dot_cache_rules, false } },
    CachesOfTarget{"gfx1251", { cdna5_gfx1251_cache_rules, true } },
};

}  // namespace lockstep
