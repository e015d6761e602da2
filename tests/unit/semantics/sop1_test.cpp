#include "cdna4/semantics/sop1.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using table::Scc32;
using table::Scc64;

namespace {
constexpr std::uint64_t ones = ~std::uint64_t{0};
constexpr std::uint64_t top = std::uint64_t{1} << 63;
}  // namespace

// Moves and bitwise operations
static_assert(sem::s_mov_b32(0x80000001u) == 0x80000001u && sem::s_mov_b64(top | 1u) == (top | 1u));
static_assert(sem::s_cmov_b32(1, 2, true) == 1 && sem::s_cmov_b32(1, 2, false) == 2);
static_assert(sem::s_cmov_b64(top, 2, true) == top && sem::s_cmov_b64(top, 2, false) == 2);
static_assert(sem::s_not_b32(0xffffffffu) == Scc32{0, false} && sem::s_not_b32(1) == Scc32{0xfffffffeu, true});
static_assert(sem::s_not_b64(0) == Scc64{ones, true} && sem::s_not_b64(ones) == Scc64{0, false});
static_assert(sem::s_brev_b32(1) == 0x80000000u && sem::s_brev_b32(0x0000ff01u) == 0x80ff0000u);
static_assert(sem::s_brev_b64(1) == top && sem::s_brev_b64(top | 2) == 0x4000000000000001u);
static_assert(sem::s_sext_i32_i8(0x80) == 0xffffff80u && sem::s_sext_i32_i8(0xffffff7fu) == 0x7f);
static_assert(sem::s_sext_i32_i16(0x8000) == 0xffff8000u && sem::s_sext_i32_i16(0x17fff) == 0x7fff);
static_assert(sem::s_abs_i32(0xffffffffu) == Scc32{1, true} && sem::s_abs_i32(0) == Scc32{0, false});
static_assert(sem::s_abs_i32(0x80000000u) == Scc32{0x80000000u, true}, "the most negative number stays");

// Quads
static_assert(sem::s_wqm_b32(0x00000100u) == Scc32{0xf00, true} && sem::s_wqm_b32(0) == Scc32{0, false});
static_assert(sem::s_wqm_b32(0x80000008u) == Scc32{0xf000000fu, true});
static_assert(sem::s_wqm_b64(top | 1) == Scc64{0xf00000000000000fu, true} && sem::s_wqm_b64(0) == Scc64{0, false});
static_assert(sem::s_quadmask_b32(0x10000001u) == Scc32{0x81, true} && sem::s_quadmask_b32(0) == Scc32{0, false});
static_assert(sem::s_quadmask_b64(0xf000000000000000u) == Scc64{0x8000, true});
static_assert(sem::s_bitreplicate_b64_b32(0x80000001u) == 0xc000000000000003u &&
              sem::s_bitreplicate_b64_b32(0xffffffffu) == ones);

// Counts and searches
static_assert(sem::s_bcnt0_i32_b32(0) == Scc32{32, true} && sem::s_bcnt0_i32_b32(0xffffffffu) == Scc32{0, false});
static_assert(sem::s_bcnt1_i32_b32(0x80000001u) == Scc32{2, true} && sem::s_bcnt1_i32_b32(0) == Scc32{0, false});
static_assert(sem::s_bcnt0_i32_b64(1) == Scc32{63, true} && sem::s_bcnt1_i32_b64(ones) == Scc32{64, true});
static_assert(sem::s_ff0_i32_b32(0xffffffffu) == 0xffffffffu && sem::s_ff0_i32_b32(7) == 3 &&
              sem::s_ff0_i32_b32(0) == 0);
static_assert(sem::s_ff1_i32_b32(0) == 0xffffffffu && sem::s_ff1_i32_b32(0x80000000u) == 31);
static_assert(sem::s_ff0_i32_b64(ones) == 0xffffffffu && sem::s_ff0_i32_b64(0xffffffffffu) == 40);
static_assert(sem::s_ff1_i32_b64(0) == 0xffffffffu && sem::s_ff1_i32_b64(top) == 63);
static_assert(sem::s_flbit_i32_b32(0) == 0xffffffffu && sem::s_flbit_i32_b32(1) == 31 &&
              sem::s_flbit_i32_b32(0xffffffffu) == 0);
static_assert(sem::s_flbit_i32_b64(0) == 0xffffffffu && sem::s_flbit_i32_b64(1) == 63 &&
              sem::s_flbit_i32_b64(top) == 0);
static_assert(sem::s_flbit_i32(0) == 0xffffffffu && sem::s_flbit_i32(0xffffffffu) == 0xffffffffu);
static_assert(sem::s_flbit_i32(1) == 31 && sem::s_flbit_i32(0xc0000000u) == 2 && sem::s_flbit_i32(0x7fffffffu) == 1);
static_assert(sem::s_flbit_i32_i64(top) == 1 && sem::s_flbit_i32_i64(ones) == 0xffffffffu);
static_assert(sem::s_bitset1_b32(35, 0) == 8 && sem::s_bitset0_b32(0, 0xffffffffu) == 0xfffffffeu);
static_assert(sem::s_bitset1_b64(127, 0) == top && sem::s_bitset0_b64(63, ones) == ones >> 1);

// EXEC
static_assert(sem::s_and_saveexec_b64(0xff, 0x0f0f) == lockstep::SaveExecResult<std::uint64_t>{0x0f0f, 0x0f, true});
static_assert(sem::s_and_saveexec_b64(0xf0, 0x0f) == lockstep::SaveExecResult<std::uint64_t>{0x0f, 0, false});
static_assert(sem::s_or_saveexec_b64(0xf0, 0x0f).exec == 0xff && sem::s_xor_saveexec_b64(0xff, 0x0f).exec == 0xf0);
static_assert(sem::s_andn1_saveexec_b64(0x0f, 0xff).exec == 0xf0 && sem::s_andn2_saveexec_b64(0xff, 0x0f).exec == 0xf0);
static_assert(sem::s_orn1_saveexec_b64(ones, 1).exec == 1 && sem::s_orn2_saveexec_b64(1, ones).exec == 1);
static_assert(sem::s_nand_saveexec_b64(ones, ones) == lockstep::SaveExecResult<std::uint64_t>{ones, 0, false});
static_assert(sem::s_nor_saveexec_b64(0, 0).exec == ones && sem::s_xnor_saveexec_b64(1, 1).exec == ones);
static_assert(sem::s_andn1_wrexec_b64(0x0f, 0xff) == lockstep::SaveExecResult<std::uint64_t>{0xf0, 0xf0, true});
static_assert(sem::s_andn2_wrexec_b64(0x0f, 0xff) == lockstep::SaveExecResult<std::uint64_t>{0, 0, false});

// Program counter
static_assert(sem::s_getpc_b64(0x1000) == 0x1004 && sem::s_setpc_b64(0x2000) == 0x2000);
static_assert(sem::s_swappc_b64(0x2000, 0x1000) == lockstep::CallResult<std::uint64_t>{0x1004, 0x2000});
