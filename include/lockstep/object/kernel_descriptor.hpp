// The 64-byte kernel descriptor (symbol NAME.kd): what the command processor sets up before a wave starts.
// Source: LLVM's AMDGPUUsage, "Kernel Descriptor" and the compute_pgm_rsrc tables. Bits that other families use
// otherwise say so; abi/limits.hpp reads what depends on the family.
#pragma once

#include <cstdint>
#include <span>

namespace lockstep {

namespace detail {
constexpr std::uint32_t field(std::uint32_t word, unsigned low, unsigned width) {
  return (word >> low) & ((1u << width) - 1u);
}
}  // namespace detail

/// COMPUTE_PGM_RSRC1.
struct ComputePgmRsrc1 {
  std::uint32_t word = 0;
  constexpr std::uint32_t granulated_vgprs() const { return detail::field(word, 0, 6); }
  constexpr std::uint32_t granulated_sgprs() const { return detail::field(word, 6, 4); }
  constexpr std::uint32_t float_mode() const { return detail::field(word, 12, 8); }  ///< MODE[7:0]: rounding, denormals
  constexpr bool dx10_clamp() const { return detail::field(word, 21, 1) != 0; }      ///< up to gfx11
  constexpr bool ieee() const { return detail::field(word, 23, 1) != 0; }            ///< up to gfx11
  constexpr bool fp16_overflow() const { return detail::field(word, 26, 1) != 0; }
  constexpr bool wgp_mode() const { return detail::field(word, 29, 1) != 0; }  ///< gfx10 to gfx12
};

/// COMPUTE_PGM_RSRC2.
struct ComputePgmRsrc2 {
  std::uint32_t word = 0;
  constexpr bool private_segment() const { return detail::field(word, 0, 1) != 0; }
  constexpr std::uint32_t user_sgprs() const { return detail::field(word, 1, 5); }  ///< gfx1250 has one bit more
  constexpr bool workgroup_id(unsigned dimension) const { return detail::field(word, 7 + dimension, 1) != 0; }
  constexpr bool workgroup_info() const { return detail::field(word, 10, 1) != 0; }
  /// 0: x only; 1: x and y; 2: x, y and z.
  constexpr std::uint32_t workitem_ids() const { return detail::field(word, 11, 2); }
  /// MODE.EXCP_EN[8:0]: bits 24..30 enable IEEE exceptions, bit 13 address watch.
  constexpr std::uint32_t exceptions() const { return detail::field(word, 24, 7); }
};

/// COMPUTE_PGM_RSRC3: of gfx90a and later gfx9, where nothing else is said.
struct ComputePgmRsrc3 {
  std::uint32_t word = 0;
  constexpr std::uint32_t accum_offset() const { return 4 * (detail::field(word, 0, 6) + 1); }  ///< first AccVGPR
  constexpr bool tg_split() const { return detail::field(word, 16, 1) != 0; }
  /// Of gfx10 and gfx11: eight VGPRs each that both halves of a wave of 64 share.
  constexpr std::uint32_t shared_vgprs() const { return detail::field(word, 0, 4); }
  /// Of gfx1250: named barriers of a workgroup, in fours there.
  constexpr std::uint32_t named_barriers() const { return 4 * detail::field(word, 14, 3); }
};

struct KernelDescriptor {
  static constexpr std::size_t size = 64;

  std::uint32_t group_segment_fixed_size = 0;    ///< LDS bytes a workgroup
  std::uint32_t private_segment_fixed_size = 0;  ///< scratch bytes a work-item
  std::uint32_t kernarg_size = 0;                ///< bytes; 0: not stated
  std::int64_t entry_offset = 0;                 ///< from the descriptor to the first instruction
  ComputePgmRsrc1 rsrc1;
  ComputePgmRsrc2 rsrc2;
  ComputePgmRsrc3 rsrc3;
  std::uint16_t properties = 0;
  std::uint16_t kernarg_preload = 0;

  constexpr bool private_segment_buffer() const { return property(0); }
  constexpr bool dispatch_ptr() const { return property(1); }
  constexpr bool queue_ptr() const { return property(2); }
  constexpr bool kernarg_segment_ptr() const { return property(3); }
  constexpr bool dispatch_id() const { return property(4); }
  constexpr bool flat_scratch_init() const { return property(5); }
  constexpr bool private_segment_size() const { return property(6); }
  constexpr std::uint32_t wave_size() const { return property(10) ? 32 : 64; }  ///< lanes
  constexpr bool dynamic_stack() const { return property(11); }
  constexpr std::uint32_t preload_dwords() const { return detail::field(kernarg_preload, 0, 7); }
  constexpr std::uint32_t preload_offset_dwords() const { return detail::field(kernarg_preload, 7, 9); }

  /// User SGPRs that the properties and the preload ask for.
  constexpr std::uint32_t requested_user_sgprs() const {
    return (private_segment_buffer() ? 4u : 0u) + (dispatch_ptr() ? 2u : 0u) + (queue_ptr() ? 2u : 0u) +
           (kernarg_segment_ptr() ? 2u : 0u) + (dispatch_id() ? 2u : 0u) + (flat_scratch_init() ? 2u : 0u) +
           (private_segment_size() ? 1u : 0u) + preload_dwords();
  }

  static constexpr KernelDescriptor read(std::span<const std::uint8_t, size> bytes) {
    const auto word = [&](std::size_t at) {
      return std::uint32_t{bytes[at]} | std::uint32_t{bytes[at + 1]} << 8 | std::uint32_t{bytes[at + 2]} << 16 |
             std::uint32_t{bytes[at + 3]} << 24;
    };
    KernelDescriptor d;
    d.group_segment_fixed_size = word(0);
    d.private_segment_fixed_size = word(4);
    d.kernarg_size = word(8);
    d.entry_offset = static_cast<std::int64_t>(word(16) | std::uint64_t{word(20)} << 32);
    d.rsrc3.word = word(44);
    d.rsrc1.word = word(48);
    d.rsrc2.word = word(52);
    d.properties = static_cast<std::uint16_t>(word(56));
    d.kernarg_preload = static_cast<std::uint16_t>(word(56) >> 16);
    return d;
  }

 private:
  constexpr bool property(unsigned bit) const { return (properties >> bit & 1) != 0; }
};

}  // namespace lockstep
