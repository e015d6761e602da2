// How an object knows its ISA.
#pragma once

#include <type_traits>

namespace lockstep {

/// The ISA of an object. An ISA is a value: functions take `const Isa& isa` and say `isa.vcc_lo`.
/// The core's ISAs are empty classes whose members are static constants. All values of such a class are the same, and
/// the pointer holds nothing: as a member it is [[no_unique_address]]. Of an ISA that has data (the library's tables)
/// the pointer holds the address; the ISA outlives all objects that know it.
template <class Isa, bool = std::is_empty_v<Isa>>
class IsaPointer {
 public:
  constexpr IsaPointer() = default;
  constexpr IsaPointer(const Isa&) {}

  constexpr Isa operator*() const { return {}; }
  constexpr bool operator==(const IsaPointer&) const = default;
};

template <class Isa>
class IsaPointer<Isa, false> {
 public:
  /// No ISA yet: an object that is made before it is known.
  constexpr IsaPointer() = default;
  constexpr IsaPointer(const Isa& isa) : isa_(&isa) {}

  constexpr const Isa& operator*() const { return *isa_; }
  constexpr bool operator==(const IsaPointer&) const = default;

 private:
  const Isa* isa_ = nullptr;
};

}  // namespace lockstep
