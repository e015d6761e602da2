// Which processor a code object is built for: the EF_AMDGPU_MACH numbers and target-id features of e_flags.
// Source of the numbers: LLVM's AMDGPUUsage, "ELF header e_flags", compared with llvm-readelf 22; of the generic
// targets "Generic processor code object versioning" and its table of processors there; of the features "Target ID",
// and what clang 22 accepts after each processor's name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/text.hpp"

namespace lockstep {

/// The settings that a processor's target id can have.
enum class TargetSettings : std::uint8_t { none, xnack, xnack_and_sramecc };

struct MachineName {
  std::uint8_t number;
  std::string_view name;
  TargetSettings settings = TargetSettings::none;
};

inline constexpr MachineName machine_names[] = {
    {0x20, "gfx600"},
    {0x21, "gfx601"},
    {0x22, "gfx700"},
    {0x23, "gfx701"},
    {0x24, "gfx702"},
    {0x25, "gfx703"},
    {0x26, "gfx704"},
    {0x28, "gfx801", TargetSettings::xnack},
    {0x29, "gfx802"},
    {0x2a, "gfx803"},
    {0x2b, "gfx810", TargetSettings::xnack},
    {0x2c, "gfx900", TargetSettings::xnack},
    {0x2d, "gfx902", TargetSettings::xnack},
    {0x2e, "gfx904", TargetSettings::xnack},
    {0x2f, "gfx906", TargetSettings::xnack_and_sramecc},
    {0x30, "gfx908", TargetSettings::xnack_and_sramecc},
    {0x31, "gfx909", TargetSettings::xnack},
    {0x32, "gfx90c", TargetSettings::xnack},
    {0x33, "gfx1010", TargetSettings::xnack},
    {0x34, "gfx1011", TargetSettings::xnack},
    {0x35, "gfx1012", TargetSettings::xnack},
    {0x36, "gfx1030"},
    {0x37, "gfx1031"},
    {0x38, "gfx1032"},
    {0x39, "gfx1033"},
    {0x3a, "gfx602"},
    {0x3b, "gfx705"},
    {0x3c, "gfx805"},
    {0x3d, "gfx1035"},
    {0x3e, "gfx1034"},
    {0x3f, "gfx90a", TargetSettings::xnack_and_sramecc},
    {0x40, "gfx940", TargetSettings::xnack_and_sramecc},
    {0x41, "gfx1100"},
    {0x42, "gfx1013", TargetSettings::xnack},
    {0x43, "gfx1150"},
    {0x44, "gfx1103"},
    {0x45, "gfx1036"},
    {0x46, "gfx1101"},
    {0x47, "gfx1102"},
    {0x48, "gfx1200"},
    {0x49, "gfx1250"},
    {0x4a, "gfx1151"},
    {0x4b, "gfx941", TargetSettings::xnack_and_sramecc},
    {0x4c, "gfx942", TargetSettings::xnack_and_sramecc},
    {0x4e, "gfx1201"},
    {0x4f, "gfx950", TargetSettings::xnack_and_sramecc},
    {0x51, "gfx9-generic", TargetSettings::xnack},
    {0x52, "gfx10-1-generic", TargetSettings::xnack},
    {0x53, "gfx10-3-generic"},
    {0x54, "gfx11-generic"},
    {0x55, "gfx1152"},
    {0x58, "gfx1153"},
    {0x59, "gfx12-generic"},
    {0x5a, "gfx1251"},
    {0x5f, "gfx9-4-generic", TargetSettings::xnack_and_sramecc},
};

/// A processor that a generic target stands for: code built for the target runs there, too.
struct GenericTarget {
  std::string_view name, processor;
};

inline constexpr GenericTarget generic_targets[] = {
    {"gfx9-generic", "gfx900"},     {"gfx9-generic", "gfx902"},     {"gfx9-generic", "gfx904"},
    {"gfx9-generic", "gfx906"},     {"gfx9-generic", "gfx909"},     {"gfx9-generic", "gfx90c"},
    {"gfx9-4-generic", "gfx940"},   {"gfx9-4-generic", "gfx941"},   {"gfx9-4-generic", "gfx942"},
    {"gfx9-4-generic", "gfx950"},   {"gfx10-1-generic", "gfx1010"}, {"gfx10-1-generic", "gfx1011"},
    {"gfx10-1-generic", "gfx1012"}, {"gfx10-1-generic", "gfx1013"}, {"gfx10-3-generic", "gfx1030"},
    {"gfx10-3-generic", "gfx1031"}, {"gfx10-3-generic", "gfx1032"}, {"gfx10-3-generic", "gfx1033"},
    {"gfx10-3-generic", "gfx1034"}, {"gfx10-3-generic", "gfx1035"}, {"gfx10-3-generic", "gfx1036"},
    {"gfx11-generic", "gfx1100"},   {"gfx11-generic", "gfx1101"},   {"gfx11-generic", "gfx1102"},
    {"gfx11-generic", "gfx1103"},   {"gfx11-generic", "gfx1150"},   {"gfx11-generic", "gfx1151"},
    {"gfx11-generic", "gfx1152"},   {"gfx11-generic", "gfx1153"},   {"gfx12-generic", "gfx1200"},
    {"gfx12-generic", "gfx1201"},
};

/// A setting of xnack or sramecc in a target id.
enum class TargetFeature : std::uint8_t { unsupported, any, off, on };

struct TargetId {
  std::string processor;  ///< "gfx950"; "machine 0x77" if the number is not known
  TargetFeature xnack = TargetFeature::unsupported;
  TargetFeature sramecc = TargetFeature::unsupported;
  std::uint8_t generic_version = 0;

  /// As clang writes it: "gfx950:sramecc+:xnack-".
  std::string text() const {
    const auto feature = [](std::string_view name, TargetFeature f) {
      if (f != TargetFeature::on && f != TargetFeature::off) return std::string();
      return std::string(":").append(name).append(f == TargetFeature::on ? "+" : "-");
    };
    return processor + feature("sramecc", sramecc) + feature("xnack", xnack);
  }
};

/// From e_flags of a code object of `version` 3 or later. Version 3 has one bit a setting, so its code is never for
/// any.
TargetId target_from_flags(std::uint32_t flags, int version = 4);

/// "gfx90a:sramecc+:xnack-" taken apart; what it leaves open is `any`. Also "gfx908+sram-ecc", as up to version 3,
/// where a setting that is not named is off. Words that are no setting are left out.
TargetId target_from_text(std::string_view text);

/// Whether code built for `code` runs on `device`: a processor ("gfx950"), perhaps with settings ("gfx90a:xnack+"). A
/// device that says nothing of a setting takes code of either: here it makes no difference to what the code does.
bool target_runs_on(const TargetId& code, std::string_view device);

/// The order in which a device takes the code objects that run on it, the largest first: its processor's own before a
/// generic target's; then those that want what hardware is set to where nobody changes it (no XNACK, SRAM ECC); then
/// those that are more particular.
int target_rank(const TargetId& code, std::string_view device);

namespace detail {

[[gnu::cold]] inline TargetSettings settings_of(std::string_view processor) {
  for (const MachineName& machine : machine_names)
    if (machine.name == processor) return machine.settings;
  return TargetSettings::none;
}

}  // namespace detail

[[gnu::cold]] inline TargetId target_from_flags(std::uint32_t flags, int version) {
  TargetId target;
  target.processor = "machine " + hex(flags & 0xff);
  for (const MachineName& machine : machine_names)
    if (machine.number == (flags & 0xff)) target.processor = machine.name;
  if (version < 4) {
    const TargetSettings settings = detail::settings_of(target.processor);
    const auto setting = [&](unsigned bit) { return (flags >> bit & 1) != 0 ? TargetFeature::on : TargetFeature::off; };
    if (settings != TargetSettings::none) target.xnack = setting(8);
    if (settings == TargetSettings::xnack_and_sramecc) target.sramecc = setting(9);
    return target;
  }
  target.xnack = static_cast<TargetFeature>((flags >> 8) & 3);
  target.sramecc = static_cast<TargetFeature>((flags >> 10) & 3);
  target.generic_version = static_cast<std::uint8_t>(flags >> 24);
  return target;
}

[[gnu::cold]] inline TargetId target_from_text(std::string_view text) {
  TargetId target;
  const std::size_t end = text.find_first_of(":+");
  target.processor = text.substr(0, end);
  const bool old = end != text.npos && text[end] == '+';
  const TargetSettings settings = detail::settings_of(target.processor);
  const TargetFeature unnamed = old ? TargetFeature::off : TargetFeature::any;
  if (settings != TargetSettings::none) target.xnack = unnamed;
  if (settings == TargetSettings::xnack_and_sramecc) target.sramecc = unnamed;
  while (text.find_first_of(":+") != text.npos) {
    text.remove_prefix(text.find_first_of(":+") + 1);
    std::string_view word = text.substr(0, text.find_first_of(old ? "+" : ":"));
    const bool off = !old && word.ends_with('-');
    if (!old && !off && !word.ends_with('+')) continue;
    text.remove_prefix(word.size());
    if (!old) word.remove_suffix(1);
    const TargetFeature said = off ? TargetFeature::off : TargetFeature::on;
    if (word == "xnack") target.xnack = said;
    if (word == "sramecc" || word == "sram-ecc") target.sramecc = said;
  }
  return target;
}

[[gnu::cold]] inline bool target_runs_on(const TargetId& code, std::string_view device) {
  const TargetId on = target_from_text(device);
  const auto differ = [](TargetFeature a, TargetFeature b) {
    const auto said = [](TargetFeature f) { return f == TargetFeature::on || f == TargetFeature::off; };
    return said(a) && said(b) && a != b;
  };
  if (differ(code.xnack, on.xnack) || differ(code.sramecc, on.sramecc)) return false;
  if (code.processor == on.processor) return true;
  for (const GenericTarget& target : generic_targets)
    if (code.processor == target.name && on.processor == target.processor) return true;
  return false;
}

[[gnu::cold]] inline int target_rank(const TargetId& code, std::string_view device) {
  const auto said = [](TargetFeature f) { return f == TargetFeature::on || f == TargetFeature::off ? 1 : 0; };
  const int unusual = (code.xnack == TargetFeature::on ? 1 : 0) + (code.sramecc == TargetFeature::off ? 1 : 0);
  const bool own = code.processor == target_from_text(device).processor;
  return (own ? 100 : 0) - 10 * unusual + said(code.xnack) + said(code.sramecc);
}

}  // namespace lockstep
