// Part of check `memory`: from which arguments addresses come. An address that is computed from the pointer of one
// argument alone, and lies in the memory of another one, is out of bounds.
//
// It follows registers as a whole, not lanes. What comes from several arguments may lie in the memory of each. It stays
// silent about what comes from elsewhere: pointers that memory holds (all loads of eight bytes or more), what scratch
// gives back, code addresses.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/launch_arguments.hpp"
#include "observe/members.hpp"

namespace lockstep {

class PointerOrigins {
 public:
  /// `arguments` stays as long as the launch.
  explicit PointerOrigins(const LaunchArguments& arguments) : arguments_(arguments) {
    const auto pointers = std::ranges::count_if(arguments, [](const LaunchArgument& each) { return each.end != 0; });
    on_ = pointers > 1 && arguments.size() < 63;
  }

  void launch_begins(const LaunchView& launch) {
    exec_ = launch.exec_number;
    groups_.launch_begins(launch);
  }
  void workgroup_begins(std::uint32_t waves) { groups_.next().resize(waves); }
  void workgroup_ends() { (void)groups_.next(); }
  void wave_begins(const StartView& start) {
    if (!on_) return;
    Wave& wave = of(start.wave);
    wave.scalars.fill(0);
    wave.vectors.assign(first_accvgpr + std::max(start.wave.vgprs, start.wave.accvgprs), 0);
    wave.all = start.wave.exec;
    // Arguments that the hardware has loaded into SGPRs.
    for (std::uint32_t n = 0; n + 1 < start.wave.sgprs && n < 64; ++n) {
      const std::uint64_t value = start.wave.scalar(n) | std::uint64_t{start.wave.scalar(n + 1)} << 32;
      if ((start.scalars[0] >> n & 3) != 3) continue;
      for (std::size_t i = 0; i < arguments_.size(); ++i)
        if (arguments_[i].holds(value))
          for (const std::uint32_t half : {n, n + 1}) wave.scalars[half] |= std::uint64_t{1} << i;
    }
  }

  /// Before an access: calls `found(lane, from, in)` for the first lane whose address comes from the arguments `from`,
  /// of which none is `in`, where it lies.
  template <class Found>
  void look(const Step& step, Found&& found) const {
    if (!on_ || step.access->op->address == AddressForm::image) return;
    const Wave& wave = of(step.wave);
    std::uint64_t from = 0;
    for (const RegisterUse& use : step.uses->all())
      if (use.read && (use.role == Role::address || use.role == Role::resource || use.role == Role::offset))
        from |= tags(wave, use);
    if (from == 0 || (from & elsewhere) != 0) return;
    const LaunchArgument* last = &arguments_[static_cast<std::size_t>(std::countr_zero(from))];
    for (std::uint64_t rest = step.access->lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      const std::uint64_t address = step.access->address[lane];
      if (step.access->space[lane] != AddressSpace::global || last->holds(address) || step.access->dropped[lane] != 0)
        continue;
      const LaunchArgument* in = nullptr;
      bool allowed = false;
      for (std::size_t i = 0; i < arguments_.size(); ++i) {
        if (!arguments_[i].holds(address)) continue;
        in = &arguments_[i];
        allowed = allowed || (from >> i & 1) != 0;
      }
      if (in == nullptr || allowed) continue;
      return found(lane, *last, *in);
    }
  }

  void after(const Step& step) {
    if (!on_) return;
    Wave& wave = of(step.wave);
    std::uint64_t from = 0;
    const bool accesses = step.access != nullptr && step.info->memory != nullptr;
    if (accesses && !moves_lanes(*step.info->memory))
      from = step.access->bytes >= 8 || is_scratch(*step.access) ? elsewhere : 0;
    else
      for (const RegisterUse& use : step.uses->all())
        if (use.read && !use.holds(UsedFile::scalar, exec_)) from |= tags(wave, use);
    if (step.uses->branch != BranchKind::none || step.info->reads.has(State::pc) || step.uses->all_registers)
      from |= elsewhere;
    const bool whole = (step.wave.exec & wave.all) == wave.all;
    std::uint32_t dword = 0;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written) continue;
      for (std::uint32_t i = 0; i < use.count; ++i, ++dword) {
        const std::uint64_t tag = accesses ? from_kernarg(step, dword, from) : from;
        std::uint64_t* const to = slot(wave, use, i);
        if (to == nullptr) continue;
        const bool part = use.file == UsedFile::vgpr && (!whole || step.info->traits.lanes == LaneMovement::write);
        *to = part ? *to | tag : tag;
      }
    }
  }

 private:
  static constexpr std::uint64_t elsewhere = std::uint64_t{1} << 63;
  struct Wave {
    std::array<std::uint64_t, 256> scalars{};
    std::vector<std::uint64_t> vectors{};
    std::uint64_t all = 0;  ///< lanes with work-items
  };

  static bool moves_lanes(const MemoryOp& op) { return op.action == MemoryAction::swizzle; }
  static bool is_scratch(const AccessView& access) {
    return access.lanes != 0 && access.space[std::countr_zero(access.lanes)] == AddressSpace::scratch;
  }
  Wave& of(const WaveView& wave) { return groups_.of(wave)[wave.wave]; }
  const Wave& of(const WaveView& wave) const { return groups_.of(wave)[wave.wave]; }

  std::uint64_t tags(const Wave& wave, const RegisterUse& use) const {
    std::uint64_t all = 0;
    for (std::uint32_t i = 0; i < use.count; ++i) {
      const std::uint32_t number = use.first + i;
      if (use.file == UsedFile::scalar)
        all |= wave.scalars[number & 255u];
      else if (number < wave.vectors.size())
        all |= wave.vectors[number];
    }
    return all;
  }
  static std::uint64_t* slot(Wave& wave, const RegisterUse& use, std::uint32_t i) {
    const std::uint32_t number = use.first + i;
    if (use.file == UsedFile::scalar) return &wave.scalars[number & 255u];
    return number < wave.vectors.size() ? &wave.vectors[number] : nullptr;
  }
  /// The tag of dword `dword` of what is loaded, if that is of the kernarg segment; else `from`.
  std::uint64_t from_kernarg(const Step& step, std::uint32_t dword, std::uint64_t from) const {
    const AccessView& access = *step.access;
    if (access.lanes == 0) return from;
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(access.lanes));
    if (access.space[lane] != AddressSpace::global) return from;
    const std::uint64_t at = access.address[lane] + 4 * std::uint64_t{dword};
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
      const LaunchArgument& each = arguments_[i];
      if (at < each.place || at >= each.place + each.size) continue;
      return each.end != 0 ? std::uint64_t{1} << i : each.number || access.bytes < 8 ? 0 : elsewhere;
    }
    return from;
  }

  const LaunchArguments& arguments_;
  bool on_ = false;
  std::uint32_t exec_ = 0;
  OfMembers<std::vector<Wave>> groups_;
};

}  // namespace lockstep
