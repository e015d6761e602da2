// A wave that writes down which registers are read and written: the engine itself is the oracle of `uses`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include "lockstep/state/wave.hpp"

namespace recording {

/// Registers that were touched, by number.
struct Touched {
  std::set<std::uint32_t> vgprs, scalars;
};

/// Shared by all registers of a wave. Off while a test prepares the wave.
struct Log {
  bool on = false;
  Touched read, written;
};

/// One register (of one lane).
class Register {
 public:
  Register(std::uint32_t& value, std::uint32_t number, std::set<std::uint32_t>* read, std::set<std::uint32_t>* written)
      : value_(value), number_(number), read_(read), written_(written) {}
  operator std::uint32_t() const {
    if (read_ != nullptr) read_->insert(number_);
    return value_;
  }
  Register& operator=(std::uint32_t value) {
    if (written_ != nullptr) written_->insert(number_);
    value_ = value;
    return *this;
  }
  Register& operator=(const Register& other) { return *this = std::uint32_t{other}; }

 private:
  std::uint32_t& value_;
  std::uint32_t number_;
  std::set<std::uint32_t>*read_, *written_;
};

/// What WaveRegisters is, with registers that tell.
template <class IsaType, std::uint32_t lanes, std::uint32_t rows>
class Registers {
 public:
  using Isa = IsaType;
  static constexpr Isa isa() { return {}; }
  static constexpr std::uint32_t first_accvgpr() { return Isa::arch_vgprs; }
  using Row = std::array<std::uint32_t, lanes>;

  struct Vectors {
    Registers& owner;
    struct OneRow {
      Registers& owner;
      std::uint32_t row;
      Register operator[](std::size_t lane) const {
        Log& log = owner.log;
        return {owner.vectors_[row][lane], row, log.on ? &log.read.vgprs : nullptr,
                log.on ? &log.written.vgprs : nullptr};
      }
      operator Row() const {
        if (owner.log.on) owner.log.read.vgprs.insert(row);
        return owner.vectors_[row];
      }
    };
    OneRow operator[](std::size_t row) const { return {owner, static_cast<std::uint32_t>(row)}; }
  };
  struct Scalars {
    Registers& owner;
    Register operator[](std::size_t number) const {
      Log& log = owner.log;
      return {owner.scalars_[number], static_cast<std::uint32_t>(number), log.on ? &log.read.scalars : nullptr,
              log.on ? &log.written.scalars : nullptr};
    }
  };

  mutable Log log{};
  Vectors v{*this};
  Scalars s{*this};
  std::uint64_t pc = 0;
  lockstep::Mode mode{};
  bool scc = false;
  lockstep::WaveStatus state = lockstep::WaveStatus::running;
  lockstep::WaveBarriers barriers{};
  std::uint16_t vgpr_limit = Isa::arch_vgprs, accvgpr_limit = static_cast<std::uint16_t>(rows - Isa::arch_vgprs),
                sgpr_limit = Isa::sgpr_count;
  std::array<std::uint64_t, 4> apertures{};
  std::uint64_t flat_scratch = 0, scratch_address = 0;
  static constexpr bool raises_exceptions = false;
  std::uint32_t trap_status = 0, hw_id = 0, gpr_alloc = 0, lds_alloc = 0, xcc_id = 0, ib_sts2 = 0;
  std::uint64_t instructions = 0;

  Registers() = default;
  Registers(const Registers&) = delete;
  Registers& operator=(const Registers&) = delete;

  std::uint64_t scalar_pair(std::uint32_t number) const {
    return s[number] | static_cast<std::uint64_t>(s[number + 1]) << 32;
  }
  void set_scalar_pair(std::uint32_t number, std::uint64_t value) {
    s[number] = static_cast<std::uint32_t>(value);
    s[number + 1] = static_cast<std::uint32_t>(value >> 32);
  }
  std::uint32_t m0() const { return s[Isa::m0]; }
  void set_m0(std::uint32_t value) { s[Isa::m0] = value; }
  static constexpr std::uint32_t row(std::uint32_t number) { return number; }
  std::uint32_t vgpr_end() const { return vgpr_limit; }
  bool has_vgprs(std::uint32_t number, std::uint32_t count = 1) const {
    return number < first_accvgpr() ? number + count <= vgpr_end() : number - first_accvgpr() + count <= accvgpr_limit;
  }
  std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const { return v[number][lane]; }
  void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) { v[number][lane] = value; }

 private:
  std::array<Row, rows> vectors_{};
  std::array<std::uint32_t, 256> scalars_ = lockstep::fresh_scalars<Isa>;
};

/// A whole wave of `size` lanes of `Isa`.
template <class Isa, std::uint16_t size>
using Wave = lockstep::Wave<Isa, lockstep::full_shape<Isa, size>, Registers<Isa, size, Isa::max_vgprs>>;

}  // namespace recording
