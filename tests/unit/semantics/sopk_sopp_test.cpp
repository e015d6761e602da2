#include "cdna4/semantics/sopk.hpp"
#include "cdna4/semantics/sopp.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using lockstep::Signal;
using table::Scc32;

static_assert(sem::s_movk_i32(0x8000) == 0xffff8000u && sem::s_movk_i32(0x7fff) == 0x7fff);
static_assert(sem::s_cmovk_i32(5, 0xffff, true) == 0xffffffffu && sem::s_cmovk_i32(5, 0xffff, false) == 5);
static_assert(!sem::s_cmpk_lt_i32(5, 0xffff) && sem::s_cmpk_lt_u32(5, 0xffff), "the signed constant is -1");
static_assert(sem::s_cmpk_eq_i32(0xffffffffu, 0xffff) && !sem::s_cmpk_eq_u32(0xffffffffu, 0xffff));
static_assert(sem::s_cmpk_lg_u32(1, 2) && sem::s_cmpk_ge_i32(0, 0x8000) && sem::s_cmpk_gt_u32(0x10000, 0xffff) &&
              sem::s_cmpk_le_i32(0x80000000u, 0));
static_assert(sem::s_addk_i32(0x7fffffffu, 1) == Scc32{0x80000000u, true} &&
              sem::s_addk_i32(0, 0xffff) == Scc32{0xffffffffu, false});
static_assert(sem::s_addk_i32(0x80000000u, 0xffff) == Scc32{0x7fffffffu, true});
static_assert(sem::s_mulk_i32(3, 0xfffe) == 0xfffffffau);
static_assert(sem::s_call_b64(3, 0x1000) == lockstep::CallResult<std::uint64_t>{0x1004, 0x1010});

static_assert(sem::s_branch(0xffff, 0x1000) == 0x1000 && sem::s_branch(1, 0x1000) == 0x1008);
static_assert(sem::s_branch(0x8000, 0x100000) == 0x100004 - 0x20000);
static_assert(sem::s_cbranch_scc0(1, false, 0) == 8 && sem::s_cbranch_scc0(1, true, 0) == 4);
static_assert(sem::s_cbranch_scc1(1, true, 0) == 8 && sem::s_cbranch_scc1(1, false, 0) == 4);
static_assert(sem::s_cbranch_vccz(1, 0, 0) == 8 && sem::s_cbranch_vccz(1, std::uint64_t{1} << 63, 0) == 4);
static_assert(sem::s_cbranch_vccnz(1, std::uint64_t{1} << 63, 0) == 8 && sem::s_cbranch_vccnz(1, 0, 0) == 4);
static_assert(sem::s_cbranch_execz(1, 0, 0) == 8 && sem::s_cbranch_execnz(1, 0, 0) == 4);

static_assert(sem::s_endpgm() == Signal::end_program && sem::s_barrier() == Signal::barrier);
static_assert(sem::s_trap() == Signal::trap && sem::s_sethalt(1) == Signal::halt && sem::s_sethalt(0) == Signal::none);
static_assert(sem::s_setkill(1) == Signal::end_program && sem::s_setkill(0) == Signal::none);
static_assert(sem::s_sleep() == Signal::sleep && sem::s_wakeup() == Signal::wakeup &&
              sem::s_sendmsg() == Signal::send_message);
