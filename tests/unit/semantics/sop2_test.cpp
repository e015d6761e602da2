#include "cdna4/semantics/sop2.hpp"

#include "cdna1/semantics/sop2.hpp"
#include "cdna2/semantics/sop2.hpp"
#include "cdna3/semantics/sop2.hpp"
#include "cdna4/semantics/sopc.hpp"
#include "gcn5/semantics/sop2.hpp"
#include "gcn5_7nm/semantics/sop2.hpp"
#include "rdna2/semantics/sop2.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using table::Scc32;
using table::Scc64;

namespace {
constexpr std::uint64_t ones = ~std::uint64_t{0};
constexpr std::uint64_t top = std::uint64_t{1} << 63;
constexpr std::uint32_t field(std::uint32_t offset, std::uint32_t width) { return offset | width << 16; }
}  // namespace

// Unsigned: SCC is carry or borrow. Signed: SCC is overflow.
static_assert(sem::s_add_u32(0xffffffffu, 1) == Scc32{0, true} && sem::s_add_u32(1, 2) == Scc32{3, false});
static_assert(sem::s_addc_u32(0xffffffffu, 0, true) == Scc32{0, true});
static_assert(sem::s_addc_u32(0xffffffffu, 0xffffffffu, true) == Scc32{0xffffffffu, true});
static_assert(sem::s_addc_u32(1, 1, false) == Scc32{2, false});
static_assert(sem::s_sub_u32(0, 1) == Scc32{0xffffffffu, true} && sem::s_sub_u32(1, 1) == Scc32{0, false});
static_assert(sem::s_subb_u32(0, 0, true) == Scc32{0xffffffffu, true});
static_assert(sem::s_subb_u32(0, 0xffffffffu, true) == Scc32{0, true} &&
              sem::s_subb_u32(5, 4, true) == Scc32{0, false});
static_assert(sem::s_add_i32(0x7fffffffu, 1) == Scc32{0x80000000u, true}, "CDNA4-XML-047");
static_assert(sem::s_add_i32(0xffffffffu, 1) == Scc32{0, false}, "a carry is no overflow");
static_assert(sem::s_add_i32(0x80000000u, 0x80000000u) == Scc32{0, true});
static_assert(sem::s_sub_i32(0x80000000u, 1) == Scc32{0x7fffffffu, true} &&
              sem::s_sub_i32(0, 1) == Scc32{0xffffffffu, false});
static_assert(sem::s_sub_i32(0, 0x80000000u) == Scc32{0x80000000u, true});
static_assert(sem::s_lshl1_add_u32(0x80000000u, 5) == Scc32{5, true} && sem::s_lshl1_add_u32(1, 1) == Scc32{3, false});
static_assert(sem::s_lshl4_add_u32(0xffffffffu, 16) == Scc32{0, true} &&
              sem::s_lshl3_add_u32(2, 1) == Scc32{17, false});
static_assert(sem::s_lshl2_add_u32(0x3fffffffu, 3) == Scc32{0xffffffffu, false});
static_assert(sem::s_absdiff_i32(2, 5) == Scc32{3, true} && sem::s_absdiff_i32(7, 7) == Scc32{0, false});
static_assert(sem::s_absdiff_i32(0x80000000u, 0) == Scc32{0x80000000u, true} &&
              sem::s_absdiff_i32(0x80000000u, 1) == Scc32{0x7fffffffu, true});

// A tie sets SCC in S_MAX, not in S_MIN (CDNA4-XML-048).
static_assert(sem::s_max_i32(5, 5) == Scc32{5, true} && sem::s_max_u32(5, 5) == Scc32{5, true});
static_assert(sem::s_min_i32(5, 5) == Scc32{5, false} && sem::s_min_u32(5, 5) == Scc32{5, false});
// Before CDNA3, and on RDNA2, it does not (manuals: SCC = S0 > S1).
static_assert(lockstep::cdna3::sem::s_max_i32(5, 5) == Scc32{5, true});
static_assert(lockstep::cdna2::sem::s_max_i32(5, 5) == Scc32{5, false});
static_assert(lockstep::cdna2::sem::s_max_u32(6, 5) == Scc32{6, true});
static_assert(lockstep::cdna1::sem::s_max_u32(5, 5) == Scc32{5, false});
static_assert(lockstep::gcn5::sem::s_max_i32(5, 5) == Scc32{5, false});
static_assert(lockstep::gcn5_7nm::sem::s_max_u32(5, 5) == Scc32{5, false});
static_assert(lockstep::rdna2::sem::s_max_i32(5, 5) == Scc32{5, false});
static_assert(sem::s_max_i32(0xffffffffu, 1) == Scc32{1, false} &&
              sem::s_max_u32(0xffffffffu, 1) == Scc32{0xffffffffu, true});
static_assert(sem::s_min_i32(0xffffffffu, 1) == Scc32{0xffffffffu, true} &&
              sem::s_min_u32(0xffffffffu, 1) == Scc32{1, false});
static_assert(sem::s_cselect_b32(1, 2, true) == 1 && sem::s_cselect_b64(1, top, false) == top);

// Bitwise
static_assert(sem::s_and_b32(6, 3) == Scc32{2, true} && sem::s_and_b32(4, 3) == Scc32{0, false});
static_assert(sem::s_or_b32(6, 3) == Scc32{7, true} && sem::s_xor_b32(6, 6) == Scc32{0, false});
static_assert(sem::s_andn2_b32(7, 5) == Scc32{2, true} && sem::s_orn2_b32(0, 0xfffffffeu) == Scc32{1, true});
static_assert(sem::s_nand_b32(0xffffffffu, 0xffffffffu) == Scc32{0, false} &&
              sem::s_nor_b32(0, 1) == Scc32{0xfffffffeu, true});
static_assert(sem::s_xnor_b32(5, 5) == Scc32{0xffffffffu, true} && sem::s_xnor_b64(0, ones) == Scc64{0, false});
static_assert(sem::s_and_b64(top, ones) == Scc64{top, true} && sem::s_andn2_b64(ones, ones) == Scc64{0, false});
static_assert(sem::s_nand_b64(ones, top) == Scc64{~top, true} && sem::s_orn2_b64(0, ones) == Scc64{0, false});

// Shift counts are taken modulo the width.
static_assert(sem::s_lshl_b32(1, 33) == Scc32{2, true} && sem::s_lshl_b32(2, 31) == Scc32{0, false});
static_assert(sem::s_lshr_b32(0x80000000u, 31) == Scc32{1, true} && sem::s_lshr_b32(1, 32) == Scc32{1, true});
static_assert(sem::s_ashr_i32(0x80000000u, 31) == Scc32{0xffffffffu, true} &&
              sem::s_ashr_i32(0x40000000u, 31) == Scc32{0, false});
static_assert(sem::s_lshl_b64(1, 64) == Scc64{1, true} && sem::s_lshl_b64(1, 63) == Scc64{top, true});
static_assert(sem::s_lshr_b64(top, 63) == Scc64{1, true} && sem::s_ashr_i64(top, 63) == Scc64{ones, true});

// Fields: width 0 gives 0, a width beyond the value takes all that is left.
static_assert(sem::s_bfm_b32(4, 8) == 0xf00 && sem::s_bfm_b32(0, 5) == 0 && sem::s_bfm_b32(31, 4) == 0xfffffff0u);
static_assert(sem::s_bfm_b64(63, 1) == ones - 1 && sem::s_bfm_b64(64, 1) == 0);
static_assert(sem::s_bfe_u32(0x12345678u, field(8, 8)) == Scc32{0x56, true});
static_assert(sem::s_bfe_u32(0x12345678u, field(8, 0)) == Scc32{0, false});
static_assert(sem::s_bfe_u32(0x12345678u, field(4, 32)) == Scc32{0x01234567u, true});
static_assert(sem::s_bfe_u32(0xffffffffu, field(0, 127)) == Scc32{0xffffffffu, true});
static_assert(sem::s_bfe_i32(0xf0, field(4, 4)) == Scc32{0xffffffffu, true} &&
              sem::s_bfe_i32(0x70, field(4, 4)) == Scc32{7, true});
static_assert(sem::s_bfe_i32(0xffffffffu, field(3, 0)) == Scc32{0, false});
static_assert(sem::s_bfe_i32(0x80000000u, field(28, 8)) == Scc32{0xfffffff8u, true});
static_assert(sem::s_bfe_i32(0x80000000u, field(31, 1)) == Scc32{0xffffffffu, true});
static_assert(sem::s_bfe_i32(0x80000001u, field(0, 32)) == Scc32{0x80000001u, true});
static_assert(sem::s_bfe_u64(top, field(60, 4)) == Scc64{8, true} &&
              sem::s_bfe_u64(ones, field(0, 64)) == Scc64{ones, true});
static_assert(sem::s_bfe_i64(top, field(60, 4)) == Scc64{ones << 3, true} &&
              sem::s_bfe_i64(ones, field(5, 0)) == Scc64{0, false});
static_assert(sem::s_bfe_i64(top, field(0, 64)) == Scc64{top, true});

// Products, packing
static_assert(sem::s_mul_i32(0xffffffffu, 0xffffffffu) == 1 && sem::s_mul_i32(0x10000, 0x10000) == 0);
static_assert(sem::s_mul_hi_u32(0xffffffffu, 0xffffffffu) == 0xfffffffeu &&
              sem::s_mul_hi_i32(0xffffffffu, 0xffffffffu) == 0);
static_assert(sem::s_mul_hi_i32(0x80000000u, 2) == 0xffffffffu);
static_assert(sem::s_pack_ll_b32_b16(0x11112222u, 0x33334444u) == 0x44442222u);
static_assert(sem::s_pack_lh_b32_b16(0x11112222u, 0x33334444u) == 0x33332222u);
static_assert(sem::s_pack_hh_b32_b16(0x11112222u, 0x33334444u) == 0x33331111u);

// Compares
static_assert(sem::s_cmp_lt_i32(0xffffffffu, 0) && !sem::s_cmp_lt_u32(0xffffffffu, 0));
static_assert(sem::s_cmp_gt_u32(0x80000000u, 1) && !sem::s_cmp_gt_i32(0x80000000u, 1));
static_assert(sem::s_cmp_ge_i32(3, 3) && sem::s_cmp_le_u32(3, 3) && sem::s_cmp_eq_i32(3, 3) &&
              !sem::s_cmp_lg_u32(3, 3));
static_assert(sem::s_cmp_eq_u64(top, top) && sem::s_cmp_lg_u64(top, 0));
static_assert(sem::s_bitcmp0_b32(1, 33) && sem::s_bitcmp1_b32(2, 33) && sem::s_bitcmp1_b64(top, 63) &&
              !sem::s_bitcmp0_b64(top, 127));
