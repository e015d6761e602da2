// What is undefined of registers that are loaded, and of bytes that are stored.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/taint.hpp"
#include "observe/taint_origins.hpp"

namespace lockstep {

/// What an instruction loads, where something of it is undefined.
class LoadedTaints {
 public:
  void begin(const AccessView& access) {
    dwords_ = access.op->block ? 32 : 4;
    lanes_.assign(std::size_t{64} * dwords_, {});
    scalars_.fill({});
  }
  TaintedDword& of(const AccessView& access, std::uint32_t lane, std::uint32_t dword) {
    return access.op->scalar() ? scalars_[std::min(dword, 15u)] : lanes_[lane * dwords_ + std::min(dword, dwords_ - 1)];
  }
  const TaintedDword& at(std::uint32_t lane, std::uint32_t dword) const {
    return lanes_[lane * dwords_ + std::min(dword, dwords_ - 1)];
  }
  const TaintedDword& scalar(std::uint32_t dword) const { return scalars_[std::min(dword, 15u)]; }

  /// From where its bytes lie in memory to where they come to lie in the register.
  static void place(const AccessView& access, TaintedDword& t) {
    const MemoryOp& op = *access.op;
    if (t.undefined == 0 || (t.data != 0 && (op.scalar() || op.channels != 0 || op.transpose != 0))) {
      t = {};  // what is converted is not followed, and compilers load whole dwords of which they need a part
      return;
    }
    if (op.channels != 0 || op.transpose != 0) t = TaintedDword::all(t.taint, t.computed != 0);
    if (access.bytes >= 4) return;
    const std::uint32_t sign = 1u << (8 * access.bytes - 1);
    for (std::uint32_t* const bits : {&t.undefined, &t.computed, &t.data}) {
      if (op.sign_extend && (*bits & sign) != 0) *bits |= ~(2 * sign - 1);
      if (op.d16 == D16::high) *bits <<= 16;
    }
  }

 private:
  std::vector<TaintedDword> lanes_;
  std::uint32_t dwords_ = 4;  ///< of a lane
  std::array<TaintedDword, 16> scalars_{};
};

/// Which bit of the register is the first one that is stored.
inline std::uint32_t first_stored_bit(const AccessView& access) { return access.op->d16 == D16::high ? 16 : 0; }

/// As a byte in memory: one of which a part is defined counts as defined. Constant bytes beside undefined ones do not
/// make a word of LDS or scratch defined: spilled, a byte stays what it was.
inline Taint stored_byte(const TaintedDword& t, std::uint32_t first, AddressSpace space) {
  const std::uint32_t bits = first < 32 ? 0xffu << first : 0;
  if ((t.data & bits) != 0) return 0;
  if ((t.undefined & bits) == 0)
    return t.all_undefined() && space != AddressSpace::global ? t.taint | TaintOrigins::constant : 0;
  return t.any_computed(bits) ? t.taint | TaintOrigins::computed : t.taint;
}

}  // namespace lockstep
