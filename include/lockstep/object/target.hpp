// Which processor a code object is built for: the EF_AMDGPU_MACH numbers and target-id features of e_flags.
// Source of the numbers: LLVM's AMDGPUUsage, "ELF header e_flags", compared with llvm-readelf 22; of the generic
// targets "Generic processor code object versioning" and its table of processors there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/text.hpp"

namespace lockstep {

struct MachineName {
  std::uint8_t number;
  std::string_view name;
};

inline constexpr MachineName machine_names[] = {
    {0x20, "gfx600"},          {0x21, "gfx601"},        {0x22, "gfx700"},         {0x23, "gfx701"},
    {0x24, "gfx702"},          {0x25, "gfx703"},        {0x26, "gfx704"},         {0x28, "gfx801"},
    {0x29, "gfx802"},          {0x2a, "gfx803"},        {0x2b, "gfx810"},         {0x2c, "gfx900"},
    {0x2d, "gfx902"},          {0x2e, "gfx904"},        {0x2f, "gfx906"},         {0x30, "gfx908"},
    {0x31, "gfx909"},          {0x32, "gfx90c"},        {0x33, "gfx1010"},        {0x34, "gfx1011"},
    {0x35, "gfx1012"},         {0x36, "gfx1030"},       {0x37, "gfx1031"},        {0x38, "gfx1032"},
    {0x39, "gfx1033"},         {0x3a, "gfx602"},        {0x3b, "gfx705"},         {0x3c, "gfx805"},
    {0x3d, "gfx1035"},         {0x3e, "gfx1034"},       {0x3f, "gfx90a"},         {0x40, "gfx940"},
    {0x41, "gfx1100"},         {0x42, "gfx1013"},       {0x43, "gfx1150"},        {0x44, "gfx1103"},
    {0x45, "gfx1036"},         {0x46, "gfx1101"},       {0x47, "gfx1102"},        {0x48, "gfx1200"},
    {0x49, "gfx1250"},         {0x4a, "gfx1151"},       {0x4b, "gfx941"},         {0x4c, "gfx942"},
    {0x4e, "gfx1201"},         {0x4f, "gfx950"},        {0x51, "gfx9-generic"},   {0x52, "gfx10-1-generic"},
    {0x53, "gfx10-3-generic"}, {0x54, "gfx11-generic"}, {0x55, "gfx1152"},        {0x58, "gfx1153"},
    {0x59, "gfx12-generic"},   {0x5a, "gfx1251"},       {0x5f, "gfx9-4-generic"},
};

/// A processor that a generic target stands for: code built for the target runs there, too.
struct GenericTarget {
  std::string_view name, processor;
};

inline constexpr GenericTarget generic_targets[] = {
    {"gfx9-4-generic", "gfx940"}, {"gfx9-4-generic", "gfx941"}, {"gfx9-4-generic", "gfx942"},
    {"gfx9-4-generic", "gfx950"}, {"gfx11-generic", "gfx1100"}, {"gfx11-generic", "gfx1101"},
    {"gfx11-generic", "gfx1102"}, {"gfx11-generic", "gfx1103"}, {"gfx11-generic", "gfx1150"},
    {"gfx11-generic", "gfx1151"}, {"gfx11-generic", "gfx1152"}, {"gfx11-generic", "gfx1153"},
    {"gfx12-generic", "gfx1200"}, {"gfx12-generic", "gfx1201"},
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

/// From e_flags of code object v4 and later.
TargetId target_from_flags(std::uint32_t flags);

/// Whether code built for `code` runs on a device of processor `device` ("gfx950").
bool target_runs_on(const TargetId& code, std::string_view device);

[[gnu::cold]] inline TargetId target_from_flags(std::uint32_t flags) {
  TargetId target;
  target.processor = "machine " + hex(flags & 0xff);
  for (const MachineName& machine : machine_names)
    if (machine.number == (flags & 0xff)) target.processor = machine.name;
  target.xnack = static_cast<TargetFeature>((flags >> 8) & 3);
  target.sramecc = static_cast<TargetFeature>((flags >> 10) & 3);
  target.generic_version = static_cast<std::uint8_t>(flags >> 24);
  return target;
}

[[gnu::cold]] inline bool target_runs_on(const TargetId& code, std::string_view device) {
  if (code.processor == device) return true;
  for (const GenericTarget& target : generic_targets)
    if (code.processor == target.name && device == target.processor) return true;
  return false;
}

}  // namespace lockstep
