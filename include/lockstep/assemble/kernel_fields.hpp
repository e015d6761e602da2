// The directives of an .amdhsa_kernel block and the 64 bytes of the kernel descriptor that they make.
// Source: LLVM's AMDGPUUsage, "amdhsa_kernel" and "Kernel Descriptor"; the defaults are compared with clang 22's
// objects.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/abi/limits.hpp"
#include "lockstep/assemble/scanner.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/object/target.hpp"

namespace lockstep::assembler {

/// Which dword of the descriptor a directive's number goes to; or a number that is used otherwise.
enum class KernelWord : std::uint8_t {
  none = 255,
  group = 0,
  priv = 1,
  kernarg = 2,
  rsrc3 = 11,
  rsrc1 = 12,
  rsrc2 = 13,
  properties = 14
};

/// Families, as bits of KernelField::families.
constexpr std::uint8_t family_bit(LaunchAbi abi) { return static_cast<std::uint8_t>(1u << static_cast<unsigned>(abi)); }
namespace kernel_families {
inline constexpr std::uint8_t gfx900 = family_bit(LaunchAbi::gfx900), gfx90a = family_bit(LaunchAbi::gfx90a),
                              gfx940 = family_bit(LaunchAbi::gfx940), gfx10 = family_bit(LaunchAbi::gfx10),
                              gfx11 = family_bit(LaunchAbi::gfx11), gfx12 = family_bit(LaunchAbi::gfx12),
                              gfx1250 = family_bit(LaunchAbi::gfx1250);
inline constexpr std::uint8_t all = 127, gfx9 = gfx900 | gfx90a | gfx940, rdna = gfx10 | gfx11 | gfx12,
                              from_gfx10 = rdna | gfx1250, to_gfx11 = gfx9 | gfx10 | gfx11,
                              scratch_in_registers = gfx900 | gfx90a | gfx10, accumulates = gfx90a | gfx940;
}  // namespace kernel_families

/// A directive, without ".amdhsa_".
struct KernelField {
  std::string_view name;
  KernelWord word = KernelWord::none;
  std::uint8_t low = 0, width = 1;
  std::uint8_t families = kernel_families::all;
  std::uint32_t otherwise = 0;  ///< what the field holds where nothing is said
  std::uint8_t user_sgprs = 0;  ///< SGPRs that the wave gets where the field is 1
};

namespace detail {
namespace f = kernel_families;
using W = KernelWord;
// clang-format off
inline constexpr KernelField kernel_fields[] = {
    {"group_segment_fixed_size", W::group, 0, 32},
    {"private_segment_fixed_size", W::priv, 0, 32},
    {"kernarg_size", W::kernarg, 0, 32},
    {"user_sgpr_private_segment_buffer", W::properties, 0, 1, f::scratch_in_registers, 0, 4},
    {"user_sgpr_dispatch_ptr", W::properties, 1, 1, f::all, 0, 2},
    {"user_sgpr_queue_ptr", W::properties, 2, 1, f::all, 0, 2},
    {"user_sgpr_kernarg_segment_ptr", W::properties, 3, 1, f::all, 0, 2},
    {"user_sgpr_dispatch_id", W::properties, 4, 1, f::all, 0, 2},
    {"user_sgpr_flat_scratch_init", W::properties, 5, 1, f::scratch_in_registers, 0, 2},
    {"user_sgpr_private_segment_size", W::properties, 6, 1, f::all, 0, 1},
    {"wavefront_size32", W::properties, 10, 1, f::from_gfx10, 1},
    {"uses_dynamic_stack", W::properties, 11},
    {"user_sgpr_kernarg_preload_length", W::properties, 16, 7, f::accumulates | f::gfx1250},
    {"user_sgpr_kernarg_preload_offset", W::properties, 23, 9, f::accumulates | f::gfx1250},
    {"system_sgpr_private_segment_wavefront_offset", W::rsrc2, 0, 1, f::scratch_in_registers},
    {"enable_private_segment", W::rsrc2, 0, 1, f::all & ~f::scratch_in_registers},
    {"system_sgpr_workgroup_id_x", W::rsrc2, 7, 1, f::all, 1},
    {"system_sgpr_workgroup_id_y", W::rsrc2, 8},
    {"system_sgpr_workgroup_id_z", W::rsrc2, 9},
    {"system_sgpr_workgroup_info", W::rsrc2, 10},
    {"system_vgpr_workitem_id", W::rsrc2, 11, 2},
    {"exception_fp_ieee_invalid_op", W::rsrc2, 24},
    {"exception_fp_denorm_src", W::rsrc2, 25},
    {"exception_fp_ieee_div_zero", W::rsrc2, 26},
    {"exception_fp_ieee_overflow", W::rsrc2, 27},
    {"exception_fp_ieee_underflow", W::rsrc2, 28},
    {"exception_fp_ieee_inexact", W::rsrc2, 29},
    {"exception_int_div_zero", W::rsrc2, 30},
    {"float_round_mode_32", W::rsrc1, 12, 2},
    {"float_round_mode_16_64", W::rsrc1, 14, 2},
    {"float_denorm_mode_32", W::rsrc1, 16, 2},
    {"float_denorm_mode_16_64", W::rsrc1, 18, 2, f::all, 3},
    {"dx10_clamp", W::rsrc1, 21, 1, f::to_gfx11, 1},
    {"round_robin_scheduling", W::rsrc1, 21, 1, f::gfx12 | f::gfx1250},
    {"ieee_mode", W::rsrc1, 23, 1, f::to_gfx11, 1},
    {"fp16_overflow", W::rsrc1, 26},
    {"workgroup_processor_mode", W::rsrc1, 29, 1, f::rdna, 1},
    {"memory_ordered", W::rsrc1, 30, 1, f::from_gfx10, 1},
    {"forward_progress", W::rsrc1, 31, 1, f::from_gfx10, 1},
    {"tg_split", W::rsrc3, 16, 1, f::accumulates},
    {"shared_vgpr_count", W::rsrc3, 0, 4, f::gfx10 | f::gfx11},
    {"inst_pref_size", W::rsrc3, 4, 6, f::gfx11},
    {"inst_pref_size", W::rsrc3, 4, 8, f::gfx12 | f::gfx1250},
    {"named_barrier_count", W::rsrc3, 14, 3, f::gfx1250},
    // Numbers from which fields are made.
    {"user_sgpr_count", W::none, 0, 6},
    {"next_free_vgpr", W::none, 0, 16},
    {"next_free_sgpr", W::none, 0, 16},
    {"accum_offset", W::none, 0, 10, f::accumulates},
    {"reserve_vcc", W::none, 0, 1, f::all, 1},
    {"reserve_flat_scratch", W::none, 0, 1, f::scratch_in_registers, 1},
    {"reserve_xnack_mask", W::none, 0, 1},
};
// clang-format on
inline constexpr std::size_t kernel_field_count = sizeof kernel_fields / sizeof kernel_fields[0];
}  // namespace detail

/// SGPRs that a wave has behind those that the kernel numbers: VCC, FLAT_SCRATCH, XNACK_MASK.
constexpr std::uint32_t extra_sgprs(LaunchAbi abi, bool vcc, bool flat_scratch, bool xnack) {
  if ((family_bit(abi) & kernel_families::from_gfx10) != 0) return vcc ? 2 : 0;
  if (abi == LaunchAbi::gfx940 || flat_scratch) return 6;
  return xnack ? 4 : vcc ? 2 : 0;
}

/// The fields of one kernel as directives give them.
class KernelFields {
 public:
  KernelFields(LaunchAbi abi, const TargetId& target) : abi_(abi) {
    for (std::size_t i = 0; i < detail::kernel_field_count; ++i) values_[i] = detail::kernel_fields[i].otherwise;
    const bool xnack = target.xnack == TargetFeature::any || target.xnack == TargetFeature::on;
    values_[index("reserve_xnack_mask")] = xnack ? 1 : 0;
  }

  /// The directive ".amdhsa_NAME value"; a sentence where it cannot be.
  std::string set(std::string_view name, std::int64_t value) {
    bool elsewhere = false;
    for (std::size_t i = 0; i < detail::kernel_field_count; ++i) {
      const KernelField& field = detail::kernel_fields[i];
      if (field.name != name) continue;
      elsewhere = true;
      if ((field.families & family_bit(abi_)) == 0) continue;
      if (given_[i]) return ".amdhsa_" + std::string(name) + " stands twice";
      given_[i] = true;
      const std::int64_t most = field.width >= 32 ? 0xffffffff : (std::int64_t{1} << field.width) - 1;
      if (value < 0 || value > most)
        return ".amdhsa_" + std::string(name) + " takes 0 to " + decimal(most) + ", not " + decimal(value);
      values_[i] = static_cast<std::uint32_t>(value);
      return {};
    }
    return elsewhere ? "the target has no .amdhsa_" + std::string(name)
                     : "there is no directive .amdhsa_" + std::string(name.substr(0, 60));
  }

  /// The descriptor's dwords but for the entry's offset, or a sentence in `problem`.
  std::array<std::uint32_t, 16> words(std::string& problem) const {
    std::array<std::uint32_t, 16> words{};
    for (const std::string_view needed : {"next_free_vgpr", "next_free_sgpr"})
      if (!given_[index(needed)]) problem = "the kernel lacks .amdhsa_" + std::string(needed);
    std::uint32_t user_sgprs = 0;
    for (std::size_t i = 0; i < detail::kernel_field_count; ++i) {
      const KernelField& field = detail::kernel_fields[i];
      if (field.word == KernelWord::none || (field.families & family_bit(abi_)) == 0) continue;
      words[static_cast<std::size_t>(field.word)] |= values_[i] << field.low;
      user_sgprs += values_[i] * field.user_sgprs;
    }
    user_sgprs += value("user_sgpr_kernarg_preload_length");
    set_user_sgprs(user_sgprs, words, problem);
    set_registers(words, problem);
    return words;
  }

 private:
  static constexpr std::size_t rsrc1 = static_cast<std::size_t>(KernelWord::rsrc1),
                               rsrc2 = static_cast<std::size_t>(KernelWord::rsrc2),
                               rsrc3 = static_cast<std::size_t>(KernelWord::rsrc3);

  static constexpr std::size_t index(std::string_view name) {
    std::size_t i = 0;
    while (i + 1 < detail::kernel_field_count && detail::kernel_fields[i].name != name) ++i;
    return i;
  }
  std::uint32_t value(std::string_view name) const { return values_[index(name)]; }

  void set_user_sgprs(std::uint32_t implied, std::array<std::uint32_t, 16>& words, std::string& problem) const {
    const bool given = given_[index("user_sgpr_count")];
    const std::uint32_t count = given ? value("user_sgpr_count") : implied;
    if (count < implied)
      problem = ".amdhsa_user_sgpr_count is " + decimal(count) + ", and the kernel asks for " + decimal(implied);
    if (count > abi::max_user_sgprs(abi_))
      problem = "the kernel asks for " + decimal(count) + " user SGPRs, at most " + decimal(abi::max_user_sgprs(abi_)) +
                " are possible";
    words[rsrc2] |= count << 1;
  }

  void set_registers(std::array<std::uint32_t, 16>& words, std::string& problem) const {
    const bool wave32 = (family_bit(abi_) & kernel_families::from_gfx10) != 0 && value("wavefront_size32") != 0;
    const auto units = [](std::uint32_t count, std::uint32_t granule) {
      return std::max(count, 1u) / granule + (std::max(count, 1u) % granule != 0 ? 1 : 0) - 1;
    };
    const std::uint32_t vgprs = value("next_free_vgpr"), sgprs = value("next_free_sgpr");
    const std::uint32_t vgpr_units = units(vgprs, abi::vgpr_granule(abi_, wave32 ? 32 : 64));
    if (vgpr_units > 63) problem = ".amdhsa_next_free_vgpr is too large: " + decimal(vgprs);
    words[rsrc1] |= vgpr_units & 63u;
    if ((family_bit(abi_) & kernel_families::gfx9) != 0) {
      const std::uint32_t all = sgprs + extra_sgprs(abi_, value("reserve_vcc") != 0,
                                                    value("reserve_flat_scratch") != 0 && abi_ != LaunchAbi::gfx940,
                                                    value("reserve_xnack_mask") != 0);
      if (sgprs > 102) problem = ".amdhsa_next_free_sgpr is " + decimal(sgprs) + ", a wave has 102";
      words[rsrc1] |= (units(all, 8) & 15u) << 6;
    }
    if ((family_bit(abi_) & kernel_families::accumulates) == 0) return;
    const std::uint32_t first = value("accum_offset");
    if (!given_[index("accum_offset")])
      problem = "the kernel lacks .amdhsa_accum_offset";
    else if (first < 4 || first > 256 || first % 4 != 0)
      problem = ".amdhsa_accum_offset is a multiple of 4 from 4 to 256, not " + decimal(first);
    else if (first > std::max(4u, (vgprs + 3) / 4 * 4))
      problem = ".amdhsa_accum_offset is " + decimal(first) + ", more than the VGPRs of .amdhsa_next_free_vgpr";
    words[rsrc3] |= (first / 4 - 1) & 63u;
  }

  LaunchAbi abi_;
  std::array<std::uint32_t, detail::kernel_field_count> values_{};
  std::array<bool, detail::kernel_field_count> given_{};
};

}  // namespace lockstep::assembler
