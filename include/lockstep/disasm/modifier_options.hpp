// What follows the operands, as a structure for designated initialisers: v_add_f32(v(0), v(1), v(2), {.clamp = true}).
// The members have to be named in the order in which they stand here.
#pragma once

#include <cstdint>
#include <initializer_list>

namespace lockstep::assembler {

/// A list of bits as in op_sel:[0,1]: the first is bit 0. Not given: what the assembler takes for it.
struct BitList {
  std::uint8_t bits = 0;
  std::uint8_t count = 0;  ///< 0: not given

  constexpr BitList() = default;
  constexpr BitList(std::initializer_list<int> list) {
    for (const int bit : list) bits = static_cast<std::uint8_t>(bits | (bit != 0 ? 1u : 0u) << count++);
  }
  constexpr bool operator==(const BitList&) const = default;
};

/// A number that may be absent.
struct OptionalNumber {
  std::int32_t value = 0;
  bool given = false;

  constexpr OptionalNumber() = default;
  constexpr OptionalNumber(int number) : value(number), given(true) {}
  constexpr bool operator==(const OptionalNumber&) const = default;
};

enum class Omod : std::uint8_t { none, mul_2, mul_4, div_2 };

/// Which part of a dword an SDWA operand is.
enum class Select : std::uint8_t { byte_0, byte_1, byte_2, byte_3, word_0, word_1, dword, not_given };
/// What SDWA does with the rest of the destination.
enum class Unused : std::uint8_t { pad, sext, preserve, not_given };

/// DPP_CTRL.
using DppControl = OptionalNumber;
constexpr DppControl quad_perm(int first, int second, int third, int fourth) {
  return first | second << 2 | third << 4 | fourth << 6;
}
constexpr DppControl row_shl(int lanes) { return 0x100 | lanes; }
constexpr DppControl row_shr(int lanes) { return 0x110 | lanes; }
constexpr DppControl row_ror(int lanes) { return 0x120 | lanes; }
constexpr DppControl row_newbcast(int lane) { return 0x150 | lane; }
/// From RDNA3 on.
constexpr DppControl row_share(int lane) { return 0x150 | lane; }
constexpr DppControl row_xmask(int mask) { return 0x160 | mask; }
inline constexpr DppControl wave_shl_1 = 0x130, wave_rol_1 = 0x134, wave_shr_1 = 0x138, wave_ror_1 = 0x13c;
inline constexpr DppControl row_mirror = 0x140, row_half_mirror = 0x141, row_bcast_15 = 0x142, row_bcast_31 = 0x143;

/// DPP8: from which of its group of eight each lane reads.
struct Dpp8Lanes {
  std::uint32_t lanes = 0;  ///< 3 bits each, lane 0 first
  std::uint8_t count = 0;   ///< 0: not given

  constexpr Dpp8Lanes() = default;
  constexpr Dpp8Lanes(std::initializer_list<int> list) {
    for (const int lane : list) lanes |= (static_cast<std::uint32_t>(lane) & 7u) << 3 * count++;
  }
  constexpr bool operator==(const Dpp8Lanes&) const = default;
};

/// TH of memory instructions from RDNA4 on: temporal hints of loads, stores and atomics.
enum class Hint : std::uint8_t {
  regular,
  load_nt = 1,
  load_ht,
  load_lu,
  load_nt_rt,
  load_rt_nt,
  load_nt_ht,
  load_bypass = 3,
  store_nt = 1,
  store_ht,
  store_wb,
  store_nt_rt,
  store_rt_nt,
  store_nt_ht,
  store_nt_wb,
  store_bypass = 3,
  atomic_return = 1,  ///< the atomic gives the old value
  atomic_nt,
  atomic_nt_return,
  atomic_cascade_rt,
  atomic_cascade_nt = 6,
};
/// SCOPE of memory instructions from RDNA4 on.
enum class Scope : std::uint8_t { wave, se, dev, sys };

/// Of A and B of matrix instructions of CDNA5: format of the elements, which half of the lanes has the scales, their
/// format.
enum class MatrixFormat : std::uint8_t { fp8, bf8, fp6, bf6, fp4 };
enum class ScaleRow : std::uint8_t { row0, row1 };
enum class MatrixScaleFormat : std::uint8_t { e8, e5m3, e4m3 };

/// Dimensions of an image.
enum class Dim : std::uint8_t { d1, d2, d3, cube, d1_array, d2_array, d2_msaa, d2_msaa_array };

struct Options {
  // Arithmetic.
  bool clamp = false;
  Omod omod = Omod::none;
  BitList op_sel{}, op_sel_hi{}, neg_lo{}, neg_hi{}, neg{};
  std::uint8_t bitop3 = 0;  ///< truth table
  // Matrix instructions.
  std::uint8_t cbsz = 0, abid = 0, blgp = 0;
  std::uint8_t index_key = 0;  ///< set of the sparse indices
  MatrixFormat matrix_a_fmt = MatrixFormat::fp8, matrix_b_fmt = MatrixFormat::fp8;
  ScaleRow matrix_a_scale = ScaleRow::row0, matrix_b_scale = ScaleRow::row0;
  MatrixScaleFormat matrix_a_scale_fmt = MatrixScaleFormat::e8, matrix_b_scale_fmt = MatrixScaleFormat::e8;
  bool matrix_a_reuse = false, matrix_b_reuse = false;
  // Conversions: byte of the register, scale of the scales' register.
  std::uint8_t byte_sel = 0, scale_sel = 0;
  // Parameter and direct LDS loads, interpolation: counts to wait for.
  std::uint8_t wait_exp = 0, wait_vdst = 0, wait_va_vdst = 0, wait_vm_vsrc = 0;
  // DPP, chosen by giving dpp.
  DppControl dpp{};
  OptionalNumber row_mask{}, bank_mask{};  ///< 15 unless given
  Dpp8Lanes dpp8{};                        ///< the other kind of DPP, of eight lanes
  bool bound_ctrl = false, fi = false;     ///< the permlane swaps have them too
  // SDWA, chosen by giving any of them; the selects are dword and the rest preserved unless given.
  Select dst_sel = Select::not_given;
  Unused dst_unused = Unused::not_given;
  Select src0_sel = Select::not_given, src1_sel = Select::not_given;
  // Memory. `format` of typed buffers, as the instruction word has it: up to CDNA4 data format | number format << 4.
  OptionalNumber format{};
  bool idxen = false, offen = false;
  OptionalNumber offset{};  ///< bytes, or the pattern of ds_swizzle_b32
  std::uint8_t offset0 = 0, offset1 = 0;
  bool gds = false, sc0 = false, nt = false, sc1 = false, glc = false, slc = false, dlc = false, scc = false,
       lds = false, tfe = false;
  Hint th = Hint::regular;
  Scope scope = Scope::wave;
  bool nv = false, scale_offset = false;
  // Images and exports.
  std::uint8_t dmask = 0;
  Dim dim = Dim::d1;
  bool unorm = false, r128 = false, a16 = false, lwe = false, da = false, d16 = false;
  bool done = false, row_en = false, compr = false, vm = false, high = false;

  constexpr bool operator==(const Options&) const = default;
  constexpr bool sdwa() const {
    return dst_sel != Select::not_given || dst_unused != Unused::not_given || src0_sel != Select::not_given ||
           src1_sel != Select::not_given;
  }
};

}  // namespace lockstep::assembler
