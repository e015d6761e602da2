#include "cdna4/semantics/vop3_int.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using Wide = lockstep::D1Result<std::uint64_t>;

namespace {
constexpr std::uint64_t ones = ~std::uint64_t{0};
constexpr std::uint64_t top = std::uint64_t{1} << 63;
}  // namespace

// Addition and multiplication
static_assert(sem::v_add_i32(0x7fffffffu, 1, false) == 0x80000000u &&
              sem::v_add_i32(0x7fffffffu, 1, true) == 0x7fffffffu);
static_assert(sem::v_sub_i32(0x80000000u, 1, true) == 0x80000000u &&
              sem::v_sub_i32(0x80000000u, 1, false) == 0x7fffffffu);
static_assert(sem::v_add_i16(0x7fff, 1, true) == 0x7fff && sem::v_add_i16(0x7fff, 1, false) == 0x8000 &&
              sem::v_sub_i16(0x8000, 1, true) == 0x8000);
static_assert(sem::v_mad_i32_i24(0x7fffff, 0x7fffff, 0, false) == 0xff000001u &&
              sem::v_mad_i32_i24(0x7fffff, 0x7fffff, 0, true) == 0x7fffffffu);
static_assert(sem::v_mad_i32_i24(0xffffff, 5, 3, false) == 0xfffffffeu &&
              sem::v_mad_u32_u24(0x1ffffff, 1, 1, false) == 0x1000000u);
static_assert(sem::v_mad_u32_u24(0xffffff, 0xffffff, 0, true) == 0xffffffffu);
static_assert(sem::v_mad_u32_u16(0xffff, 0xffff, 0xffffffffu, false) == 0xfffe0000u &&
              sem::v_mad_u32_u16(0xffff, 0xffff, 0xffffffffu, true) == 0xffffffffu);
static_assert(sem::v_mad_i32_i16(0x8000, 0x8000, 0x7fffffffu, true) == 0x7fffffffu &&
              sem::v_mad_i32_i16(0xffff, 2, 1, false) == 0xffffffffu);
static_assert(sem::v_mad_u16(0xffff, 0xffff, 1, false) == 2 && sem::v_mad_u16(0xffff, 0xffff, 1, true) == 0xffff);
static_assert(sem::v_mad_i16(0x8000, 2, 0, true) == 0x8000 && sem::v_mad_i16(0x8000, 2, 0, false) == 0);
static_assert(sem::v_mad_legacy_u16(0xffff, 2, 1, false) == 0xffff &&
              sem::v_mad_legacy_i16(0xffff, 2, 1, false) == 0xffff);
static_assert(sem::v_mad_u64_u32(0xffffffffu, 0xffffffffu, ones, false) == Wide{0xfffffffe00000000u, true});
static_assert(sem::v_mad_u64_u32(0xffffffffu, 0xffffffffu, ones, true) == Wide{ones, true} &&
              sem::v_mad_u64_u32(2, 3, 4, true) == Wide{10, false});
static_assert(sem::v_mad_i64_i32(0xffffffffu, 1, 0, false) == Wide{ones, true}, "bit 64 is the sign");
static_assert(sem::v_mad_i64_i32(0xffffffffu, 1, top, false) == Wide{top - 1, true} &&
              sem::v_mad_i64_i32(0xffffffffu, 1, top, true) == Wide{top, true});
static_assert(sem::v_mad_i64_i32(1, 1, top - 1, false) == Wide{top, false} &&
              sem::v_mad_i64_i32(1, 1, top - 1, true) == Wide{top - 1, false});
static_assert(sem::v_mul_lo_u32(0xffffffffu, 0xffffffffu) == 1 &&
              sem::v_mul_hi_u32(0xffffffffu, 0xffffffffu) == 0xfffffffeu);
static_assert(sem::v_mul_hi_i32(0x80000000u, 0x80000000u) == 0x40000000u &&
              sem::v_mul_hi_i32(0xffffffffu, 1) == 0xffffffffu);

// Two operations in one
static_assert(sem::v_add3_u32(0xffffffffu, 1, 5) == 5 && sem::v_lshl_add_u32(1, 33, 5) == 7 &&
              sem::v_add_lshl_u32(1, 2, 33) == 6);
static_assert(sem::v_lshl_or_b32(1, 4, 1) == 17 && sem::v_and_or_b32(6, 3, 8) == 10 && sem::v_or3_b32(1, 2, 4) == 7 &&
              sem::v_xad_u32(6, 3, 1) == 6);
static_assert(sem::v_bfi_b32(0xff, 0x12, 0x3400) == 0x3412 && sem::v_bcnt_u32_b32(0xff, 1) == 9);
static_assert(sem::v_lshl_add_u64(1, 4, 1) == 17 && sem::v_lshl_add_u64(1, 5, 1) == 2 &&
                  sem::v_lshl_add_u64(top, 1, 3) == 3,
              "CDNA4-XML-085");

// Shifts and fields
static_assert(sem::v_lshlrev_b64(63, 1) == top && sem::v_lshlrev_b64(64, 1) == 1 && sem::v_lshrrev_b64(63, top) == 1 &&
              sem::v_ashrrev_i64(63, top) == ones);
static_assert(sem::v_bfm_b32(4, 8) == 0xf00 && sem::v_bfm_b32(0, 8) == 0);
static_assert(sem::v_bfe_u32(0x12345678, 8, 8) == 0x56 && sem::v_bfe_u32(0x12345678, 8, 0) == 0 &&
              sem::v_bfe_u32(0xffffffffu, 24, 31) == 0xff);
static_assert(sem::v_bfe_i32(0xf0, 4, 4) == 0xffffffffu && sem::v_bfe_i32(0x70, 4, 4) == 7 &&
              sem::v_bfe_i32(0xf0, 4, 0) == 0);
static_assert(sem::v_bfe_i32(0x80000000u, 28, 8) == 0xfffffff8u);
static_assert(sem::v_alignbit_b32(1, 0x80000000u, 31) == 3 && sem::v_alignbit_b32(1, 2, 32) == 2);
static_assert(sem::v_alignbyte_b32(0x11223344u, 0x55667788u, 1) == 0x44556677u &&
              sem::v_alignbyte_b32(0x11223344u, 0x55667788u, 7) == 0x22334455u);
static_assert(sem::v_perm_b32(0x88776655u, 0x44332211u, 0x07060504u) == 0x88776655u &&
              sem::v_perm_b32(0x88776655u, 0x44332211u, 0x00010203u) == 0x11223344u);
static_assert(sem::v_perm_b32(0x88776655u, 0x44332211u, 0x0c0d0b08u) == 0x00ffff00u &&
              sem::v_perm_b32(0, 0, 0xffff0c0cu) == 0xffff0000u);

// V_BITOP3: the truth table in OMOD (2 bits), ABS (3), NEG (3). Parameters: neg, abs, omod.
static_assert(sem::v_bitop3_b32(0xf0, 0xcc, 0xaa, 0, 0, 2) == (0xf0 & 0xcc & 0xaa), "0x80: and");
static_assert(sem::v_bitop3_b32(0xf0, 0xcc, 0xaa, 6, 2, 2) == (0xf0 ^ 0xcc ^ 0xaa), "0x96: exclusive or");
static_assert(sem::v_bitop3_b32(0xf0, 0xcc, 0xaa, 4, 1, 1) == 0x4cu, "each table bit is one combination");
static_assert(sem::v_bitop3_b32(1, 2, 4, 7, 7, 3) == 0xffffffffu && sem::v_bitop3_b32(1, 2, 4, 0, 0, 0) == 0);

// Three operands
static_assert(sem::v_min3_i32(3, 0xffffffffu, 5) == 0xffffffffu && sem::v_min3_u32(3, 0xffffffffu, 5) == 3 &&
              sem::v_max3_i32(3, 0xffffffffu, 5) == 5);
static_assert(sem::v_max3_u16(3, 0xffff, 5) == 0xffff && sem::v_max3_i16(3, 0xffff, 5) == 5 &&
              sem::v_min3_u16(3, 0xffff, 5) == 3);
static_assert(sem::v_med3_i32(1, 3, 2) == 2 && sem::v_med3_i32(3, 0xffffffffu, 5) == 3 &&
              sem::v_med3_u32(3, 0xffffffffu, 5) == 5);
static_assert(sem::v_med3_i16(0x8000, 0x7fff, 0) == 0 && sem::v_med3_u16(0x8000, 0x7fff, 0) == 0x7fff &&
              sem::v_med3_u32(7, 7, 1) == 7);

// Bytes
static_assert(sem::v_lerp_u8(0xff00ff00u, 0x00000000u, 0x01000000u) == 0x80007f00u);
static_assert(sem::v_sad_u8(0x01020304u, 0x04030201u, 10, false) == 18 &&
              sem::v_sad_hi_u8(0x01020304u, 0x04030201u, 10, false) == 0x8000au);
static_assert(sem::v_msad_u8(0x05060708u, 1, 0, false) == 7 && sem::v_msad_u8(0x05060708u, 0, 3, false) == 3);
static_assert(sem::v_sad_u16(0x00010005u, 0x00030001u, 1, false) == 7 && sem::v_sad_u32(1, 5, 10, false) == 14);
static_assert(sem::v_sad_u32(0, 0xffffffffu, 1, false) == 0 && sem::v_sad_u32(0, 0xffffffffu, 1, true) == 0xffffffffu);
static_assert(sem::v_sad_u8(0xffffffffu, 0, 0xffffffffu, true) == 0xffffffffu);
static_assert(sem::v_qsad_pk_u16_u8(0x0706050403020100u, 0, 0, false) == 0x0012000e000a0006u);
static_assert(sem::v_qsad_pk_u16_u8(ones, 0, 0xffffffffffffffffu, true) == ones &&
              sem::v_qsad_pk_u16_u8(ones, 0, ones, false) == 0x03fb03fb03fb03fbu);
static_assert(sem::v_mqsad_pk_u16_u8(0x0706050403020100u, 0x01000000u, 0, false) == 0x0005000400030002u);

// Narrowing
static_assert(sem::v_cvt_pk_i16_i32(40000, static_cast<std::uint32_t>(-40000)) == 0x80007fffu &&
              sem::v_cvt_pk_i16_i32(0xffffffffu, 5) == 0x0005ffffu);
static_assert(sem::v_cvt_pk_u16_u32(70000, 5) == 0x0005ffffu);
static_assert(sem::v_ashr_pk_i8_i32(16000, static_cast<std::uint32_t>(-16000), 4) == 0x807f &&
              sem::v_ashr_pk_u8_i32(16000, static_cast<std::uint32_t>(-16000), 4) == 0x00ff);
static_assert(sem::v_ashr_pk_i8_i32(5, 0xffffffffu, 32) == 0xff05);

// Lanes below this one
static_assert(sem::v_mbcnt_lo_u32_b32(0xffffffffu, 5, 3) == 8 && sem::v_mbcnt_lo_u32_b32(0xffffffffu, 5, 63) == 37 &&
              sem::v_mbcnt_lo_u32_b32(1, 0, 0) == 0);
static_assert(sem::v_mbcnt_hi_u32_b32(0xffffffffu, 5, 40) == 13 && sem::v_mbcnt_hi_u32_b32(0xffffffffu, 5, 32) == 5);
