// Places in the state of a stopped launch: their values, bytes and names.
#include "debug/place.hpp"

#include <cstring>

#include "lockstep/base/text.hpp"
#include "lockstep/device/register_name.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep::debug {

namespace {

std::uint32_t* register_of(const StatePlace& place, SteppedLaunch& launch, std::uint32_t dword) {
  const SteppedWave wave = launch.wave(place.wave);
  const std::size_t at = 64 * std::size_t{place.number + dword} + place.lane;
  switch (place.kind) {
    case StatePlace::Kind::scalar: return &wave.state->s[place.number + dword];
    case StatePlace::Kind::vgpr: return wave.rows + at;
    default: return wave.accumulators + at;
  }
}

}  // namespace

std::uint32_t scalar_number(const SteppedLaunch& launch, ScalarName name, std::uint32_t sgpr) {
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

std::span<std::uint8_t> bytes_of(const StatePlace& place, SteppedLaunch& launch) {
  std::span<std::uint8_t> all;
  std::uint64_t offset = place.address;
  if (place.kind == StatePlace::Kind::global) {
    const MemoryRange* range = launch.memory().find(place.address, place.size);
    if (range == nullptr) return {};
    all = {range->bytes, static_cast<std::size_t>(range->size)};
    offset -= range->address;
  } else {
    all = place.kind == StatePlace::Kind::lds ? launch.lds(place.wave) : launch.scratch(place.wave, place.lane);
  }
  if (offset > all.size() || place.size > all.size() - offset) return {};
  return all.subspan(static_cast<std::size_t>(offset), place.size);
}

/// Why the place is not there now; empty if it is.
std::string place_problem(const StatePlace& place, SteppedLaunch& launch) {
  if (place.kind != StatePlace::Kind::global &&
      (place.cluster != launch.cluster_index() || place.wave >= launch.waves()))
    return "its workgroup does not run now";
  const auto beyond = [&](const char* letter, std::uint32_t owned, const char* what) -> std::string {
    if (place.number + place.size / 4 <= owned) return "";
    return letter + decimal(place.number + place.size / 4 - 1) + ": the wave has " + decimal(owned) + " " + what;
  };
  // A place of size 0, such as an empty struct, is where its first byte would be.
  const auto is_no_memory = [&] {
    StatePlace first = place;
    if (first.size == 0) first.size = 1;
    return bytes_of(first, launch).empty();
  };
  const bool by_lane = place.kind == StatePlace::Kind::vgpr || place.kind == StatePlace::Kind::accvgpr ||
                       place.kind == StatePlace::Kind::scratch;
  if (by_lane && place.lane >= launch.wave_lanes())
    return "lane " + decimal(place.lane) + ": the wave has " + decimal(launch.wave_lanes()) + " lanes";
  switch (place.kind) {
    case StatePlace::Kind::scalar:
      if (std::size_t{place.number} + place.size / 4 > launch.wave(place.wave).state->s.size() ||
          place.number >= launch.wave(place.wave).state->s.size())
        return "there is no scalar register " + decimal(place.number);
      return place.number < 106 ? beyond("s", launch.wave(place.wave).sgprs, "SGPRs") : "";
    case StatePlace::Kind::vgpr: return beyond("v", launch.wave(place.wave).vgpr_end, "VGPRs");
    case StatePlace::Kind::accvgpr: return beyond("a", launch.wave(place.wave).accvgprs, "AccVGPRs");
    case StatePlace::Kind::scc:
    case StatePlace::Kind::pc: return "";
    case StatePlace::Kind::global:
      return is_no_memory() ? count_of(place.size, "byte") + " at " + hex(place.address) +
                                  " are no memory: " + launch.memory().describe(place.address, place.size)
                            : "";
    case StatePlace::Kind::lds:
      return is_no_memory() ? "LDS byte " + hex(place.address) + ": the workgroup has " +
                                  count_of(launch.lds(place.wave).size(), "byte")
                            : "";
    case StatePlace::Kind::scratch:
      return is_no_memory() ? "scratch byte " + hex(place.address) + ": a lane has " +
                                  count_of(launch.scratch(place.wave, place.lane).size(), "byte")
                            : "";
  }
  return "";
}

/// What is in the place, which has no problem; at most 8 bytes of it.
std::uint64_t read_place(const StatePlace& place, SteppedLaunch& launch) {
  std::uint64_t value = 0;
  if (place.in_memory()) {
    const auto bytes = bytes_of(place, launch);
    std::memcpy(&value, bytes.data(), bytes.size() < 8 ? bytes.size() : 8);
    return value;
  }
  if (place.kind == StatePlace::Kind::scc) return launch.wave(place.wave).state->scc;
  if (place.kind == StatePlace::Kind::pc) return launch.code().file_address(launch.wave(place.wave).state->pc);
  for (std::uint32_t i = 0; i < place.size / 4; ++i) value |= std::uint64_t{*register_of(place, launch, i)} << (32 * i);
  return value;
}

/// Puts the low bytes of `value` into the place, which has no problem and at most 8 bytes.
void write_place(const StatePlace& place, SteppedLaunch& launch, std::uint64_t value) {
  if (place.in_memory()) {
    const auto bytes = bytes_of(place, launch);
    std::memcpy(bytes.data(), &value, bytes.size());
  } else if (place.kind == StatePlace::Kind::scc) {
    launch.wave(place.wave).state->scc = (value & 1) != 0;
  } else if (place.kind == StatePlace::Kind::pc) {
    launch.wave(place.wave).state->pc = launch.code().device_address(value);
  } else {
    for (std::uint32_t i = 0; i < place.size / 4; ++i)
      *register_of(place, launch, i) = static_cast<std::uint32_t>(value >> (32 * i));
  }
}

/// All its bytes, which may be many.
std::string place_bytes(const StatePlace& place, SteppedLaunch& launch) {
  if (place.in_memory()) {
    const auto bytes = bytes_of(place, launch);
    return {bytes.begin(), bytes.end()};
  }
  const std::uint64_t value = read_place(place, launch);
  return {reinterpret_cast<const char*>(&value), place.size};
}

/// "v3[5] of wave 1", "exec of wave 0", "4 bytes at 0x1000000000", for messages.
std::string place_text(const StatePlace& place, const SteppedLaunch& launch) {
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
    case StatePlace::Kind::scalar: return scalar() + of_wave;
    case StatePlace::Kind::scc: return "scc" + of_wave;
    case StatePlace::Kind::pc: return "pc" + of_wave;
    case StatePlace::Kind::vgpr: return range("v") + "[" + decimal(place.lane) + "]" + of_wave;
    case StatePlace::Kind::accvgpr: return range("a") + "[" + decimal(place.lane) + "]" + of_wave;
    case StatePlace::Kind::global: return count_of(place.size, "byte") + " at " + hex(place.address);
    case StatePlace::Kind::lds: return count_of(place.size, "byte") + " at " + hex(place.address) + " of LDS";
    case StatePlace::Kind::scratch:
      return count_of(place.size, "byte") + " at " + hex(place.address) + " of scratch of lane " + decimal(place.lane) +
             of_wave;
  }
  return "";
}

// Where the private aperture is this high, its addresses name the lane below it (FlatApertures::scratch_names_lanes).
constexpr unsigned lane_aperture_bits = 58, lane_bits = 52;
constexpr std::uint64_t below_lane = (std::uint64_t{1} << lane_bits) - 1;

std::optional<std::uint64_t> generic_address(const StatePlace& place, SteppedLaunch& launch) {
  if (place.kind == StatePlace::Kind::global) return place.address;
  const WaveState& wave = *launch.wave(place.wave).state;
  const std::uint64_t base = wave.apertures[place.kind == StatePlace::Kind::lds ? 0 : 2];
  if (base == 0) return std::nullopt;
  if (place.kind == StatePlace::Kind::lds || base >> lane_aperture_bits == 0) return base + place.address;
  return (base >> lane_aperture_bits << lane_aperture_bits) | std::uint64_t{place.lane} << lane_bits |
         (place.address + (wave.flat_scratch >> 5 & below_lane));
}

StatePlace pointed_place(const SourceType& pointer, std::uint64_t address, const Viewpoint& at) {
  constexpr std::uint32_t lds_class = 3, scratch_class = 5;  // of DWARF for AMDGPU
  StatePlace place;
  place.cluster = at.launch->cluster_index();
  place.wave = at.wave;
  place.lane = at.lane;
  place.address = address;
  place.kind = pointer.address_class == lds_class       ? StatePlace::Kind::lds
               : pointer.address_class == scratch_class ? StatePlace::Kind::scratch
                                                        : StatePlace::Kind::global;
  if (place.kind != StatePlace::Kind::global) return place;
  const WaveState& wave = *at.launch->wave(at.wave).state;
  const std::uint64_t shared = wave.apertures[0], priv = wave.apertures[2];
  if (shared != 0 && address >> 32 == shared >> 32) {
    place.kind = StatePlace::Kind::lds;
    place.address = address & 0xffffffff;
  } else if (priv >> lane_aperture_bits != 0) {
    if (address >> lane_aperture_bits != priv >> lane_aperture_bits) return place;
    place.kind = StatePlace::Kind::scratch;
    place.lane = static_cast<std::uint32_t>(address >> lane_bits & 31);
    place.address = (address & below_lane) - (wave.flat_scratch >> 5 & below_lane);
  } else if (priv != 0 && address >> 32 == priv >> 32) {
    place.kind = StatePlace::Kind::scratch;
    place.address = address & 0xffffffff;
  }
  return place;
}

}  // namespace lockstep::debug
