// What memory instructions and launches do differently from one family of ISAs to the next. An ISA's traits name its
// family; where a family differs in more than a number, the enumerator picks a file in memory/ or launch/.
#pragma once

#include <cstdint>

namespace lockstep {

/// Layout of a 128-bit buffer descriptor, with the rules of range checks and formats that go with it
/// (memory/descriptor).
enum class BufferFamily : std::uint8_t { gfx9, gfx10, gfx11, gfx12, gfx1250 };

/// Layout of image descriptors and samplers, with what goes with it (memory/image).
enum class ImageFamily : std::uint8_t {
  none,  ///< no image instructions
  gfx9,
  gfx10_1,  ///< as gfx10, without a pitch in descriptors
  gfx10,
  gfx11,
  gfx12,
};

/// How a wave starts: what kernel descriptors hold, where work-item and workgroup ids stand (abi/).
enum class LaunchAbi : std::uint8_t {
  gfx900,  ///< to gfx908
  gfx90a,
  gfx940,  ///< and later gfx9
  gfx10,
  gfx11,
  gfx12,
  gfx1250
};

/// Do VGPRs and AccVGPRs share one file, which COMPUTE_PGM_RSRC3 divides? Else AccVGPRs have a file of their own.
constexpr bool divides_vgprs(LaunchAbi abi) { return abi == LaunchAbi::gfx90a || abi == LaunchAbi::gfx940; }

/// Who says where a wave's scratch is.
enum class ScratchBase : std::uint8_t {
  hardware,           ///< it knows; scratch has no device address
  scalar_registers,   ///< the kernel: for FLAT and SCRATCH in the SGPR pair FLAT_SCRATCH, else in a buffer descriptor
  hardware_registers  ///< the kernel: for FLAT and SCRATCH in the hardware registers FLAT_SCR_LO and FLAT_SCR_HI
};

constexpr ScratchBase scratch_base_of(LaunchAbi abi) {
  switch (abi) {
    case LaunchAbi::gfx900:
    case LaunchAbi::gfx90a: return ScratchBase::scalar_registers;
    case LaunchAbi::gfx10: return ScratchBase::hardware_registers;
    default: return ScratchBase::hardware;
  }
}

/// Device addresses of scratch, where it has some: nothing else lies there. Workgroups that do not run at one time on
/// one host thread have the same ones.
inline constexpr std::uint64_t first_scratch_address = std::uint64_t{1} << 44,
                               scratch_addresses = std::uint64_t{1} << 40;
constexpr bool is_scratch_address(std::uint64_t address) { return address - first_scratch_address < scratch_addresses; }

/// Which flat addresses lead to LDS and to scratch.
enum class FlatApertures : std::uint8_t {
  by_high_half,         ///< of the address with its offset
  before_offset,        ///< by the high half of the address without it
  scratch_names_lanes,  ///< with it; a scratch address holds the number of the lane that owns the byte
};

/// Which lanes of sixteen hold a row of a tile that a transposing load reads.
enum class TransposeRows : std::uint8_t {
  consecutive,  ///< neighbours
  split,  ///< the halves of a row of 16 (8) bit elements stand 8 (4) lanes apart, and the tile is the whole wave's
};

/// Denormals and NaNs in float atomics. LDS follows MODE for data shared by DS instructions in all families.
struct FloatAtomicRules {
  bool cache_keeps_f32 = false;         ///< the adder of the caches keeps denormals; else it flushes them
  bool cache_compare_by_mode = false;   ///< minimum, maximum, compare in the caches flush f32 as MODE says; else always
  bool cache_compare_keeps = false;     ///< ... or never
  bool flat_keeps = false;              ///< FLAT instructions that reach LDS keep denormals
  bool extreme_flushes_result = false;  ///< minimum and maximum flush what they write, not just what they compare
  constexpr bool operator==(const FloatAtomicRules&) const = default;
};

struct MemoryTraits {
  BufferFamily buffer = BufferFamily::gfx9;
  ImageFamily image = ImageFamily::none;
  LaunchAbi abi = LaunchAbi::gfx940;
  FlatApertures apertures = FlatApertures::by_high_half;
  TransposeRows transpose_rows = TransposeRows::consecutive;
  FloatAtomicRules float_atomics{};
  std::uint32_t permute_lanes = 64;       ///< DS_PERMUTE and DS_BPERMUTE stay within groups of so many lanes
  std::uint32_t add_thread_id_bits = 16;  ///< of M0 in the address of DS_*_ADDTID
  std::uint32_t lds_load_bits = 18;       ///< of M0 in the place of loads to LDS and stores from it
  bool flat_offset_signed = false;        ///< FLAT, and SCRATCH without registers
  std::uint32_t flat_offset_bits = 12;    ///< of OFFSET that count there, if it has no sign
  bool flat_scalar_base = false;          ///< FLAT, too, can have a scalar base
  bool vector_offset_signed = false;      ///< GLOBAL with a scalar base: the VGPR is signed
  bool scratch_keeps_dwords = false;      ///< FLAT: atomics and monitoring loads beyond 4 bytes cannot reach scratch
  bool lds_loads_whole = false;           ///< an LDS load partly out of range is zero as a whole; else dword by dword

  constexpr ScratchBase scratch_base() const { return scratch_base_of(abi); }
  constexpr bool operator==(const MemoryTraits&) const = default;
};

namespace memory_families {

inline constexpr MemoryTraits gfx900{.image = ImageFamily::gfx9, .abi = LaunchAbi::gfx900, .lds_load_bits = 16};

inline constexpr MemoryTraits gfx90a{.image = ImageFamily::gfx9, .abi = LaunchAbi::gfx90a, .lds_load_bits = 16};

inline constexpr MemoryTraits gfx940{};

inline constexpr MemoryTraits gfx10{
    .buffer = BufferFamily::gfx10,
    .image = ImageFamily::gfx10,
    .abi = LaunchAbi::gfx10,
    .apertures = FlatApertures::before_offset,
    .float_atomics = {.cache_compare_by_mode = true},
    .permute_lanes = 32,
    .lds_load_bits = 16,
    .flat_offset_bits = 11,
    .scratch_keeps_dwords = true,
    .lds_loads_whole = true,
};

inline constexpr MemoryTraits gfx10_1 = [] {
  MemoryTraits traits = gfx10;
  traits.image = ImageFamily::gfx10_1;
  return traits;
}();

inline constexpr MemoryTraits gfx11{
    .buffer = BufferFamily::gfx11,
    .image = ImageFamily::gfx11,
    .abi = LaunchAbi::gfx11,
    .apertures = FlatApertures::before_offset,
    .float_atomics = {.cache_compare_by_mode = true},
    .permute_lanes = 32,
    .scratch_keeps_dwords = true,
    .lds_loads_whole = true,
};

inline constexpr FloatAtomicRules gfx12_float_atomics{
    .cache_keeps_f32 = true, .cache_compare_keeps = true, .flat_keeps = true, .extreme_flushes_result = true};

inline constexpr MemoryTraits gfx12{
    .buffer = BufferFamily::gfx12,
    .image = ImageFamily::gfx12,
    .abi = LaunchAbi::gfx12,
    .apertures = FlatApertures::before_offset,
    .transpose_rows = TransposeRows::split,
    .float_atomics = gfx12_float_atomics,
    .permute_lanes = 64,
    .flat_offset_signed = true,
    .scratch_keeps_dwords = true,
};

inline constexpr MemoryTraits gfx1250{
    .buffer = BufferFamily::gfx1250,
    .abi = LaunchAbi::gfx1250,
    .apertures = FlatApertures::scratch_names_lanes,
    .transpose_rows = TransposeRows::split,
    .float_atomics = gfx12_float_atomics,
    .permute_lanes = 32,
    .add_thread_id_bits = 20,
    .flat_offset_signed = true,
    .flat_scalar_base = true,
    .vector_offset_signed = true,
    .scratch_keeps_dwords = true,
};

}  // namespace memory_families

}  // namespace lockstep
