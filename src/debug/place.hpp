// Registers and bytes of a stopped launch, as places that can be read, set and watched.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>

#include "lockstep/base/text.hpp"
#include "lockstep/device/register_name.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep::debug {

/// From where a launch is looked at.
struct At {
  SteppedLaunch* launch = nullptr;
  std::uint32_t wave = 0, lane = 0;
};

/// A register of one lane, a scalar, or bytes of memory.
struct Place {
  enum class Kind : std::uint8_t { scalar, scc, pc, vgpr, accvgpr, global, lds, scratch };
  Kind kind = Kind::scalar;
  std::uint64_t cluster = 0;  ///< SteppedLaunch::cluster_index(); but for global memory
  std::uint32_t wave = 0;     ///< of registers and scratch; of LDS a wave of its workgroup
  std::uint32_t lane = 0;     ///< of vector registers and scratch
  std::uint32_t number = 0;   ///< scalar operand number, register
  std::uint64_t address = 0;  ///< of memory; LDS and scratch count from 0
  std::uint32_t size = 4;     ///< bytes; of registers 4 or 8

  bool in_memory() const { return kind >= Kind::global; }
};

/// Scalars besides the SGPRs, whose numbers the launch knows.
enum class ScalarName : std::uint8_t { sgpr, exec, exec_hi, vcc, vcc_hi, m0, exec_lo, vcc_lo };
inline std::uint32_t scalar_number(const SteppedLaunch& launch, ScalarName name, std::uint32_t sgpr) {
  switch (name) {
    case ScalarName::sgpr: return sgpr;
    case ScalarName::exec:
    case ScalarName::exec_lo: return launch.exec_number();
    case ScalarName::exec_hi: return launch.exec_number() + 1;
    case ScalarName::vcc:
    case ScalarName::vcc_lo: return launch.vcc_number();
    case ScalarName::vcc_hi: return launch.vcc_number() + 1;
    case ScalarName::m0: return launch.m0_number();
  }
  return 0;
}

namespace detail {

/// The bytes of a place in memory; empty if they are not there.
inline std::span<std::uint8_t> bytes_of(const Place& place, SteppedLaunch& launch) {
  std::span<std::uint8_t> all;
  std::uint64_t offset = place.address;
  if (place.kind == Place::Kind::global) {
    const MemoryRange* range = launch.memory().find(place.address, place.size);
    if (range == nullptr) return {};
    all = {range->bytes, static_cast<std::size_t>(range->size)};
    offset -= range->address;
  } else {
    all = place.kind == Place::Kind::lds ? launch.lds(place.wave) : launch.scratch(place.wave, place.lane);
  }
  if (offset > all.size() || place.size > all.size() - offset) return {};
  return all.subspan(static_cast<std::size_t>(offset), place.size);
}

inline std::uint32_t* register_of(const Place& place, SteppedLaunch& launch, std::uint32_t dword) {
  const SteppedWave wave = launch.wave(place.wave);
  const std::size_t at = 64 * std::size_t{place.number + dword} + place.lane;
  switch (place.kind) {
    case Place::Kind::scalar: return &wave.state->s[place.number + dword];
    case Place::Kind::vgpr: return wave.rows + at;
    default: return wave.accumulators + at;
  }
}

}  // namespace detail

/// Why the place is not there now; empty if it is.
inline std::string place_problem(const Place& place, SteppedLaunch& launch) {
  if (place.kind != Place::Kind::global && (place.cluster != launch.cluster_index() || place.wave >= launch.waves()))
    return "its workgroup does not run now";
  const auto beyond = [&](const char* letter, std::uint32_t owned, const char* what) -> std::string {
    if (place.number + place.size / 4 <= owned) return "";
    return letter + decimal(place.number + place.size / 4 - 1) + ": the wave has " + decimal(owned) + " " + what;
  };
  switch (place.kind) {
    case Place::Kind::scalar: return place.number < 106 ? beyond("s", launch.wave(place.wave).sgprs, "SGPRs") : "";
    case Place::Kind::vgpr: return beyond("v", launch.wave(place.wave).vgpr_end, "VGPRs");
    case Place::Kind::accvgpr: return beyond("a", launch.wave(place.wave).accvgprs, "AccVGPRs");
    case Place::Kind::scc:
    case Place::Kind::pc: return "";
    case Place::Kind::global:
      return detail::bytes_of(place, launch).empty()
                 ? count_of(place.size, "byte") + " at " + hex(place.address) +
                       " are no memory: " + launch.memory().describe(place.address, place.size)
                 : "";
    case Place::Kind::lds:
      return detail::bytes_of(place, launch).empty() ? "LDS byte " + hex(place.address) + ": the workgroup has " +
                                                           count_of(launch.lds(place.wave).size(), "byte")
                                                     : "";
    case Place::Kind::scratch:
      return detail::bytes_of(place, launch).empty()
                 ? "scratch byte " + hex(place.address) + ": a lane has " +
                       count_of(launch.scratch(place.wave, place.lane).size(), "byte")
                 : "";
  }
  return "";
}

/// What is in the place, which has no problem; at most 8 bytes of it.
inline std::uint64_t read_place(const Place& place, SteppedLaunch& launch) {
  std::uint64_t value = 0;
  if (place.in_memory()) {
    const auto bytes = detail::bytes_of(place, launch);
    std::memcpy(&value, bytes.data(), bytes.size() < 8 ? bytes.size() : 8);
    return value;
  }
  if (place.kind == Place::Kind::scc) return launch.wave(place.wave).state->scc;
  if (place.kind == Place::Kind::pc) return launch.code().file_address(launch.wave(place.wave).state->pc);
  for (std::uint32_t i = 0; i < place.size / 4; ++i)
    value |= std::uint64_t{*detail::register_of(place, launch, i)} << (32 * i);
  return value;
}

/// Puts the low bytes of `value` into the place, which has no problem and at most 8 bytes.
inline void write_place(const Place& place, SteppedLaunch& launch, std::uint64_t value) {
  if (place.in_memory()) {
    const auto bytes = detail::bytes_of(place, launch);
    std::memcpy(bytes.data(), &value, bytes.size());
  } else if (place.kind == Place::Kind::scc) {
    launch.wave(place.wave).state->scc = (value & 1) != 0;
  } else if (place.kind == Place::Kind::pc) {
    launch.wave(place.wave).state->pc = launch.code().device_address(value);
  } else {
    for (std::uint32_t i = 0; i < place.size / 4; ++i)
      *detail::register_of(place, launch, i) = static_cast<std::uint32_t>(value >> (32 * i));
  }
}

/// All its bytes, which may be many.
inline std::string place_bytes(const Place& place, SteppedLaunch& launch) {
  if (place.in_memory()) {
    const auto bytes = detail::bytes_of(place, launch);
    return {bytes.begin(), bytes.end()};
  }
  const std::uint64_t value = read_place(place, launch);
  return {reinterpret_cast<const char*>(&value), place.size};
}

/// "v3[5] of wave 1", "exec of wave 0", "4 bytes at 0x1000000000", for messages.
inline std::string place_text(const Place& place, const SteppedLaunch& launch) {
  const auto range = [&](const char* letter) {
    if (place.size == 4) return letter + decimal(place.number);
    return std::string(letter) + "[" + decimal(place.number) + ":" + decimal(place.number + 1) + "]";
  };
  const auto scalar = [&] {
    const SelectorTable& selectors = launch.selectors();
    if (selectors[place.number].kind == SelectorKind::sgpr) return range("s");
    const std::string name = scalar_name(place.number, selectors);
    return place.size == 4 ? name : name.substr(0, name.rfind('_'));
  };
  const std::string of_wave = " of wave " + decimal(place.wave);
  switch (place.kind) {
    case Place::Kind::scalar: return scalar() + of_wave;
    case Place::Kind::scc: return "scc" + of_wave;
    case Place::Kind::pc: return "pc" + of_wave;
    case Place::Kind::vgpr: return range("v") + "[" + decimal(place.lane) + "]" + of_wave;
    case Place::Kind::accvgpr: return range("a") + "[" + decimal(place.lane) + "]" + of_wave;
    case Place::Kind::global: return count_of(place.size, "byte") + " at " + hex(place.address);
    case Place::Kind::lds: return count_of(place.size, "byte") + " at " + hex(place.address) + " of LDS";
    case Place::Kind::scratch:
      return count_of(place.size, "byte") + " at " + hex(place.address) + " of scratch of lane " + decimal(place.lane) +
             of_wave;
  }
  return "";
}

}  // namespace lockstep::debug
