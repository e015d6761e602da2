// Which caches stand between two waves, and which instructions make them agree. generated/common/caches.hpp, made from
// vendor-xml/caches.xml, has the rules of every ISA.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "common/fields.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep {

/// Caches by bits.
struct CacheSet {
  std::uint8_t bits = 0;

  static constexpr std::uint8_t near = 1;    ///< the vector cache next to the compute unit
  static constexpr std::uint8_t far = 2;     ///< between it and the place where all workgroups meet
  static constexpr std::uint8_t scalar = 4;  ///< of scalar loads

  constexpr bool has(std::uint8_t cache) const { return (bits & cache) == cache; }
  constexpr explicit operator bool() const { return bits != 0; }
  constexpr CacheSet operator|(CacheSet other) const { return {static_cast<std::uint8_t>(bits | other.bits)}; }
  constexpr CacheSet operator&(CacheSet other) const { return {static_cast<std::uint8_t>(bits & other.bits)}; }
  /// Those that `other` does not have.
  constexpr CacheSet without(CacheSet other) const { return {static_cast<std::uint8_t>(bits & ~other.bits)}; }
  constexpr bool operator==(const CacheSet&) const = default;
};

enum class CacheAction : std::uint8_t {
  load,        ///< loads of this kind do not read from `caches`
  store,       ///< stores of this kind go to the device's memory
  invalidate,  ///< forgets what `caches` hold
  write_back,  ///< what stores have left in the L2 goes to the device's memory
};

struct CacheRule {
  static constexpr std::uint16_t any_opcode = 0xffff;

  CacheAction action{};
  std::uint16_t opcode = any_opcode;  ///< of the ISA
  bool has_field = false;             ///< for instructions whose `field` is `value`; else for all
  Field field{};
  std::uint8_t value = 0;
  CacheSet caches;
  WaitCounter counter{};  ///< of a write-back: what a wave waits for until it is done
  std::string_view text;  ///< the instruction as a program writes it
};

/// The caches of an ISA.
struct CacheRules {
  std::span<const CacheRule> rules;
  bool near_is_one = false;  ///< all waves of a workgroup have one near cache, whatever the mode

  /// What a load of another workgroup's data must not find in a cache: near, far or both.
  constexpr CacheSet vector_caches() const {
    CacheSet all;
    for (const CacheRule& rule : rules)
      if (rule.action == CacheAction::invalidate) all = all | rule.caches;
    return all.without({CacheSet::scalar});
  }
  /// Stores may stay in the L2 of their die.
  constexpr bool needs_write_back() const { return first(CacheAction::write_back) != nullptr; }
  constexpr const CacheRule* first(CacheAction action) const {
    for (const CacheRule& rule : rules)
      if (rule.action == action) return &rule;
    return nullptr;
  }
};

/// What one instruction does with caches.
struct CacheUse {
  CacheSet passes;             ///< of a load: caches that it does not read from
  bool goes_to_device = true;  ///< of a store: other workgroups see it without a write-back
  CacheSet invalidates;
  bool writes_back = false;
  WaitCounter counter{};  ///< of a write-back
};

template <class Instruction>
constexpr CacheUse cache_use(const Instruction& instruction, const CacheRules& caches) {
  CacheUse use;
  use.goes_to_device = !caches.needs_write_back();
  for (const CacheRule& rule : caches.rules) {
    if (rule.opcode != CacheRule::any_opcode && rule.opcode != static_cast<std::uint16_t>(instruction.opcode)) continue;
    if (rule.has_field && instruction.field(rule.field) != rule.value) continue;
    switch (rule.action) {
      case CacheAction::load: use.passes = use.passes | rule.caches; break;
      case CacheAction::store: use.goes_to_device = true; break;
      case CacheAction::invalidate: use.invalidates = use.invalidates | rule.caches; break;
      case CacheAction::write_back:
        use.writes_back = true;
        use.counter = rule.counter;
        break;
    }
  }
  return use;
}

}  // namespace lockstep
