// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 8ae91f45b42e3976
// Which bits of its inputs reach which bits of its results: a program for each operation (lockstep/isa/bit_flow.hpp). Operations with equal
// programs share one. Without a program every bit of every result depends on every bit of every input.
#pragma once

#include <array>

#include "gcn5_7nm/opcodes.hpp"
#include "lockstep/isa/bit_flow.hpp"

namespace lockstep::gcn5_7nm {

inline constexpr BitNode bit_nodes[] = {
    // S_ABSDIFF_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::less_signed, 1, 2, 3}, {BitOp::subtract, 32, 3, 2}, {BitOp::select, 32, 4, 5, 2}, {BitOp::equal, 1, 6, 3},
    {BitOp::complement, 1, 7},
    // S_ABS_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32}, {BitOp::less_signed, 1, 0, 1}, {BitOp::subtract, 32, 1, 0},
    {BitOp::select, 32, 2, 3, 0}, {BitOp::equal, 1, 4, 1}, {BitOp::complement, 1, 5},
    // S_ADDC_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 7, 8}, {BitOp::cut, 1, 9}, {BitOp::cut, 32, 7},
    // S_ADDK_I32
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::imm)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_ADD_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 4, 5}, {BitOp::cut, 1, 6}, {BitOp::cut, 32, 4},
    // S_ANDN1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN1_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_and, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_ASHR_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right_signed, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ASHR_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right_signed, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_BCNT0_I32_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::mix, 32, 1, 1}, {BitOp::constant, 32},
    {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_BCNT0_I32_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::mix, 32, 1, 1}, {BitOp::constant, 32},
    {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_BCNT1_I32_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::constant, 32}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_BCNT1_I32_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::constant, 32}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_BFE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 7, 0, 0, 0, 0x10}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 5, 0}, {BitOp::shift_right_signed, 32, 2, 3}, {BitOp::cut, 32, 1}, {BitOp::constant, 32}, {BitOp::equal, 1, 5, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::less, 1, 5, 8}, {BitOp::subtract, 32, 8, 5}, {BitOp::shift_left, 32, 4, 10},
    {BitOp::shift_right_signed, 32, 11, 10}, {BitOp::select, 32, 9, 12, 4}, {BitOp::select, 32, 7, 6, 13}, {BitOp::equal, 1, 14, 6},
    {BitOp::complement, 1, 15},
    // S_BFE_I64
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 7, 0, 0, 0, 0x10}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 6, 0}, {BitOp::shift_right_signed, 64, 2, 3}, {BitOp::cut, 32, 1}, {BitOp::constant, 32}, {BitOp::equal, 1, 5, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x40}, {BitOp::less, 1, 5, 8}, {BitOp::constant, 64}, {BitOp::subtract, 32, 8, 5},
    {BitOp::shift_left, 64, 4, 11}, {BitOp::shift_right_signed, 64, 12, 11}, {BitOp::select, 64, 9, 13, 4}, {BitOp::select, 64, 7, 10, 14},
    {BitOp::equal, 1, 15, 10}, {BitOp::complement, 1, 16},
    // S_BFE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 7, 0, 0, 0, 0x10}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 5, 0}, {BitOp::shift_right, 32, 2, 3}, {BitOp::cut, 32, 1}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::less, 1, 5, 6},
    {BitOp::complement, 1, 7}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_left, 32, 9, 1}, {BitOp::subtract, 32, 10, 9},
    {BitOp::bit_and, 32, 4, 11}, {BitOp::select, 32, 8, 4, 12}, {BitOp::constant, 32}, {BitOp::equal, 1, 13, 14}, {BitOp::complement, 1, 15},
    // S_BFE_U64
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 7, 0, 0, 0, 0x10}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 6, 0}, {BitOp::shift_right, 64, 2, 3}, {BitOp::cut, 32, 1}, {BitOp::constant, 32, 0, 0, 0, 0x40}, {BitOp::less, 1, 5, 6},
    {BitOp::complement, 1, 7}, {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::shift_left, 64, 9, 1}, {BitOp::subtract, 64, 10, 9},
    {BitOp::bit_and, 64, 4, 11}, {BitOp::select, 64, 8, 4, 12}, {BitOp::constant, 64}, {BitOp::equal, 1, 13, 14}, {BitOp::complement, 1, 15},
    // S_BFM_B32, V_BFM_B32
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1}, {BitOp::shift_left, 32, 0, 2},
    {BitOp::subtract, 32, 3, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 5}, {BitOp::shift_left, 32, 4, 6},
    // S_BFM_B64
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1}, {BitOp::shift_left, 64, 0, 2},
    {BitOp::subtract, 64, 3, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 5}, {BitOp::shift_left, 64, 4, 6},
    // S_BITCMP0_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2}, {BitOp::cut, 1, 3}, {BitOp::complement, 1, 4},
    // S_BITCMP0_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right, 64, 0, 2}, {BitOp::cut, 1, 3}, {BitOp::complement, 1, 4},
    // S_BITCMP1_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2}, {BitOp::cut, 1, 3},
    // S_BITCMP1_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right, 64, 0, 2}, {BitOp::cut, 1, 3},
    // S_BITSET0_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 0}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_left, 32, 2, 1},
    {BitOp::constant, 32}, {BitOp::shift_left, 32, 4, 1}, {BitOp::complement, 32, 3}, {BitOp::input, 32, std::uint8_t(BitInput::d0)},
    {BitOp::bit_and, 32, 7, 6}, {BitOp::bit_or, 32, 8, 5},
    // S_BITSET0_B64
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 0}, {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::shift_left, 64, 2, 1},
    {BitOp::constant, 64}, {BitOp::shift_left, 64, 4, 1}, {BitOp::complement, 64, 3}, {BitOp::input, 64, std::uint8_t(BitInput::d0)},
    {BitOp::bit_and, 64, 7, 6}, {BitOp::bit_or, 64, 8, 5},
    // S_BITSET1_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 0}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_left, 32, 2, 1},
    {BitOp::complement, 32, 3}, {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::bit_and, 32, 5, 4}, {BitOp::bit_or, 32, 6, 3},
    // S_BITSET1_B64
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 0}, {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::shift_left, 64, 2, 1},
    {BitOp::complement, 64, 3}, {BitOp::input, 64, std::uint8_t(BitInput::d0)}, {BitOp::bit_and, 64, 5, 4}, {BitOp::bit_or, 64, 6, 3},
    // S_BREV_B32, V_BFREV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::reverse, 32, 0},
    // S_BREV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::reverse, 64, 0},
    // S_CALL_B64, S_GETPC_B64, S_SWAPPC_B64
    {BitOp::known, 64}, {BitOp::constant, 64, 0, 0, 0, 4}, {BitOp::add, 64, 0, 1},
    // S_CMOVK_I32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::select, 32, 0, 2, 3},
    // S_CMOV_B32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::select, 32, 0, 1, 2},
    // S_CMOV_B64
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::input, 64, std::uint8_t(BitInput::d0)}, {BitOp::select, 64, 0, 1, 2},
    // S_CMPK_EQ_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::equal, 1, 0, 2},
    // S_CMPK_EQ_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::equal, 1, 0, 2},
    // S_CMPK_GE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::less_signed, 1, 0, 2}, {BitOp::complement, 1, 3},
    // S_CMPK_GE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::less, 1, 0, 2}, {BitOp::complement, 1, 3},
    // S_CMPK_GT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::less_signed, 1, 2, 0},
    // S_CMPK_GT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::less, 1, 2, 0},
    // S_CMPK_LE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::less_signed, 1, 2, 0}, {BitOp::complement, 1, 3},
    // S_CMPK_LE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::less, 1, 2, 0}, {BitOp::complement, 1, 3},
    // S_CMPK_LG_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::equal, 1, 0, 2}, {BitOp::complement, 1, 3},
    // S_CMPK_LG_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::equal, 1, 0, 2}, {BitOp::complement, 1, 3},
    // S_CMPK_LT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::less_signed, 1, 0, 2},
    // S_CMPK_LT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 32, 1},
    {BitOp::less, 1, 0, 2},
    // S_CMP_EQ_I32, S_CMP_EQ_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    // S_CMP_EQ_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    // S_CMP_GE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_GE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_GT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    // S_CMP_GT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    // S_CMP_LE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // S_CMP_LE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // S_CMP_LG_I32, S_CMP_LG_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_LG_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_LT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    // S_CMP_LT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    // S_CSELECT_B32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::select, 32, 0, 1, 2},
    // S_CSELECT_B64
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::select, 64, 0, 1, 2},
    // S_FF0_I32_B32, S_FLBIT_I32, S_FLBIT_I32_B32, V_CEIL_F32, V_COS_F32, V_CVT_F32_I32, V_CVT_F32_U32, V_CVT_I32_F32, V_CVT_U32_F32 ...
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // S_FF0_I32_B64, S_FLBIT_I32_B64, S_FLBIT_I32_I64, V_CVT_F32_F64, V_CVT_I32_F64, V_CVT_U32_F64, V_FREXP_EXP_I32_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // S_FF1_I32_B32, V_FFBL_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::find_first_one, 32, 0},
    // S_FF1_I32_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::find_first_one, 32, 0},
    // S_LSHL1_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_left, 64, 1, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 4}, {BitOp::add, 64, 3, 5}, {BitOp::cut, 32, 6, 0, 0, 0x20},
    {BitOp::constant, 32}, {BitOp::equal, 1, 7, 8}, {BitOp::complement, 1, 9}, {BitOp::cut, 32, 6},
    // S_LSHL2_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32, 0, 0, 0, 2}, {BitOp::shift_left, 64, 1, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 4}, {BitOp::add, 64, 3, 5}, {BitOp::cut, 32, 6, 0, 0, 0x20},
    {BitOp::constant, 32}, {BitOp::equal, 1, 7, 8}, {BitOp::complement, 1, 9}, {BitOp::cut, 32, 6},
    // S_LSHL3_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::shift_left, 64, 1, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 4}, {BitOp::add, 64, 3, 5}, {BitOp::cut, 32, 6, 0, 0, 0x20},
    {BitOp::constant, 32}, {BitOp::equal, 1, 7, 8}, {BitOp::complement, 1, 9}, {BitOp::cut, 32, 6},
    // S_LSHL4_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::shift_left, 64, 1, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 4}, {BitOp::add, 64, 3, 5}, {BitOp::cut, 32, 6, 0, 0, 0x20},
    {BitOp::constant, 32}, {BitOp::equal, 1, 7, 8}, {BitOp::complement, 1, 9}, {BitOp::cut, 32, 6},
    // S_LSHL_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_LSHL_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 1},
    {BitOp::shift_left, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_LSHR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_LSHR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // S_MAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // S_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // S_MIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // S_MOVK_I32
    {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 0},
    // S_MOV_B32, V_MOV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    // S_MOV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    // S_MULK_I32
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::multiply, 32, 0, 2},
    // S_MUL_HI_I32, V_MUL_HI_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::cut, 32, 4, 0, 0, 0x20},
    // S_MUL_HI_U32, V_MUL_HI_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::cut, 32, 4, 0, 0, 0x20},
    // S_MUL_I32, V_MUL_LO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::multiply, 32, 0, 1},
    // S_NAND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::complement, 32, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NAND_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NAND_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::complement, 32, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::constant, 32}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_NOT_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::constant, 64}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_ORN1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_or, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_or, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_PACK_HH_B32_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::join, 32, 1, 3},
    // S_PACK_LH_B32_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2}, {BitOp::join, 32, 1, 3},
    // S_PACK_LL_B32_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 2},
    {BitOp::join, 32, 1, 3},
    // S_QUADMASK_B32
    {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 4, 1},
    {BitOp::cut, 32, 3}, {BitOp::equal, 1, 4, 0}, {BitOp::complement, 1, 5}, {BitOp::shift_right, 32, 1, 2}, {BitOp::cut, 4, 7},
    {BitOp::cut, 32, 8}, {BitOp::equal, 1, 9, 0}, {BitOp::complement, 1, 10}, {BitOp::join, 2, 11, 6}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::shift_right, 32, 1, 13}, {BitOp::cut, 4, 14}, {BitOp::cut, 32, 15}, {BitOp::equal, 1, 16, 0}, {BitOp::complement, 1, 17},
    {BitOp::join, 3, 18, 12}, {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::shift_right, 32, 1, 20}, {BitOp::cut, 4, 21}, {BitOp::cut, 32, 22},
    {BitOp::equal, 1, 23, 0}, {BitOp::complement, 1, 24}, {BitOp::join, 4, 25, 19}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::shift_right, 32, 1, 27}, {BitOp::cut, 4, 28}, {BitOp::cut, 32, 29}, {BitOp::equal, 1, 30, 0}, {BitOp::complement, 1, 31},
    {BitOp::join, 5, 32, 26}, {BitOp::constant, 32, 0, 0, 0, 0x14}, {BitOp::shift_right, 32, 1, 34}, {BitOp::cut, 4, 35}, {BitOp::cut, 32, 36},
    {BitOp::equal, 1, 37, 0}, {BitOp::complement, 1, 38}, {BitOp::join, 6, 39, 33}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 1, 41}, {BitOp::cut, 4, 42}, {BitOp::cut, 32, 43}, {BitOp::equal, 1, 44, 0}, {BitOp::complement, 1, 45},
    {BitOp::join, 7, 46, 40}, {BitOp::constant, 32, 0, 0, 0, 0x1c}, {BitOp::shift_right, 32, 1, 48}, {BitOp::cut, 4, 49}, {BitOp::cut, 32, 50},
    {BitOp::equal, 1, 51, 0}, {BitOp::complement, 1, 52}, {BitOp::join, 8, 53, 47}, {BitOp::cut, 32, 54}, {BitOp::equal, 1, 55, 0},
    {BitOp::complement, 1, 56},
    // S_QUADMASK_B64
    {BitOp::constant, 64}, {BitOp::constant, 32}, {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 4},
    {BitOp::cut, 4, 2}, {BitOp::cut, 32, 4}, {BitOp::equal, 1, 5, 1}, {BitOp::complement, 1, 6}, {BitOp::shift_right, 64, 2, 3},
    {BitOp::cut, 4, 8}, {BitOp::cut, 32, 9}, {BitOp::equal, 1, 10, 1}, {BitOp::complement, 1, 11}, {BitOp::join, 2, 12, 7},
    {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::shift_right, 64, 2, 14}, {BitOp::cut, 4, 15}, {BitOp::cut, 32, 16}, {BitOp::equal, 1, 17, 1},
    {BitOp::complement, 1, 18}, {BitOp::join, 3, 19, 13}, {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::shift_right, 64, 2, 21},
    {BitOp::cut, 4, 22}, {BitOp::cut, 32, 23}, {BitOp::equal, 1, 24, 1}, {BitOp::complement, 1, 25}, {BitOp::join, 4, 26, 20},
    {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 64, 2, 28}, {BitOp::cut, 4, 29}, {BitOp::cut, 32, 30}, {BitOp::equal, 1, 31, 1},
    {BitOp::complement, 1, 32}, {BitOp::join, 5, 33, 27}, {BitOp::constant, 32, 0, 0, 0, 0x14}, {BitOp::shift_right, 64, 2, 35},
    {BitOp::cut, 4, 36}, {BitOp::cut, 32, 37}, {BitOp::equal, 1, 38, 1}, {BitOp::complement, 1, 39}, {BitOp::join, 6, 40, 34},
    {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 64, 2, 42}, {BitOp::cut, 4, 43}, {BitOp::cut, 32, 44}, {BitOp::equal, 1, 45, 1},
    {BitOp::complement, 1, 46}, {BitOp::join, 7, 47, 41}, {BitOp::constant, 32, 0, 0, 0, 0x1c}, {BitOp::shift_right, 64, 2, 49},
    {BitOp::cut, 4, 50}, {BitOp::cut, 32, 51}, {BitOp::equal, 1, 52, 1}, {BitOp::complement, 1, 53}, {BitOp::join, 8, 54, 48},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 2, 56}, {BitOp::cut, 4, 57}, {BitOp::cut, 32, 58}, {BitOp::equal, 1, 59, 1},
    {BitOp::complement, 1, 60}, {BitOp::join, 9, 61, 55}, {BitOp::constant, 32, 0, 0, 0, 0x24}, {BitOp::shift_right, 64, 2, 63},
    {BitOp::cut, 4, 64}, {BitOp::cut, 32, 65}, {BitOp::equal, 1, 66, 1}, {BitOp::complement, 1, 67}, {BitOp::join, 10, 68, 62},
    {BitOp::constant, 32, 0, 0, 0, 0x28}, {BitOp::shift_right, 64, 2, 70}, {BitOp::cut, 4, 71}, {BitOp::cut, 32, 72}, {BitOp::equal, 1, 73, 1},
    {BitOp::complement, 1, 74}, {BitOp::join, 11, 75, 69}, {BitOp::constant, 32, 0, 0, 0, 0x2c}, {BitOp::shift_right, 64, 2, 77},
    {BitOp::cut, 4, 78}, {BitOp::cut, 32, 79}, {BitOp::equal, 1, 80, 1}, {BitOp::complement, 1, 81}, {BitOp::join, 12, 82, 76},
    {BitOp::constant, 32, 0, 0, 0, 0x30}, {BitOp::shift_right, 64, 2, 84}, {BitOp::cut, 4, 85}, {BitOp::cut, 32, 86}, {BitOp::equal, 1, 87, 1},
    {BitOp::complement, 1, 88}, {BitOp::join, 13, 89, 83}, {BitOp::constant, 32, 0, 0, 0, 0x34}, {BitOp::shift_right, 64, 2, 91},
    {BitOp::cut, 4, 92}, {BitOp::cut, 32, 93}, {BitOp::equal, 1, 94, 1}, {BitOp::complement, 1, 95}, {BitOp::join, 14, 96, 90},
    {BitOp::constant, 32, 0, 0, 0, 0x38}, {BitOp::shift_right, 64, 2, 98}, {BitOp::cut, 4, 99}, {BitOp::cut, 32, 100},
    {BitOp::equal, 1, 101, 1}, {BitOp::complement, 1, 102}, {BitOp::join, 15, 103, 97}, {BitOp::constant, 32, 0, 0, 0, 0x3c},
    {BitOp::shift_right, 64, 2, 105}, {BitOp::cut, 4, 106}, {BitOp::cut, 32, 107}, {BitOp::equal, 1, 108, 1}, {BitOp::complement, 1, 109},
    {BitOp::join, 16, 110, 104}, {BitOp::cut, 64, 111}, {BitOp::equal, 1, 112, 0}, {BitOp::complement, 1, 113},
    // S_SET_GPR_IDX_IDX
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0}, {BitOp::input, 32, std::uint8_t(BitInput::m0)},
    {BitOp::cut, 24, 2, 0, 0, 8}, {BitOp::join, 32, 3, 1},
    // S_SET_GPR_IDX_MODE
    {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 4, 0}, {BitOp::input, 32, std::uint8_t(BitInput::m0)}, {BitOp::cut, 12, 2},
    {BitOp::join, 16, 1, 3}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::join, 32, 5, 4},
    // S_SET_GPR_IDX_ON
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0}, {BitOp::input, 32, std::uint8_t(BitInput::m0)},
    {BitOp::cut, 24, 2, 0, 0, 8}, {BitOp::join, 32, 3, 1}, {BitOp::known, 32}, {BitOp::cut, 4, 5}, {BitOp::cut, 12, 4}, {BitOp::join, 16, 6, 7},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::join, 32, 9, 8},
    // S_SEXT_I32_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SEXT_I32_I8
    {BitOp::input, 8, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SUBB_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::cut, 64, 5}, {BitOp::subtract, 64, 4, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 7, 8}, {BitOp::cut, 1, 9}, {BitOp::cut, 32, 7},
    // S_SUB_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::subtract, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_SUB_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 4, 5}, {BitOp::cut, 1, 6}, {BitOp::cut, 32, 4},
    // S_XNOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::complement, 32, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_XNOR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_XNOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_XOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_XOR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_XOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // V_ADD3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 2, 3},
    // V_ADDC_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::cut, 32, 3}, {BitOp::add, 32, 2, 4}, {BitOp::less, 1, 5, 0},
    {BitOp::equal, 1, 5, 0}, {BitOp::bit_and, 1, 3, 7}, {BitOp::bit_or, 1, 6, 8}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 10, 9}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 11, 12, 5},
    // V_ADD_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::less, 1, 2, 0}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 4, 3},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 5, 6, 2},
    // V_ADD_F16, V_MUL_F16, V_SUB_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 16, 0, 1},
    // V_ADD_F32, V_LDEXP_F32, V_MUL_F32, V_SUB_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 0, 1},
    // V_ADD_F64, V_MUL_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 64, 0, 1},
    // V_ADD_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 32, 2}, {BitOp::add, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 8, 9, 6},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_ADD_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_ADD_LSHL_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 3}, {BitOp::shift_left, 32, 2, 4},
    // V_ADD_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::add, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 8, 9, 6}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16}, {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_ALIGNBIT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::join, 64, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 3}, {BitOp::cut, 32, 4}, {BitOp::shift_right, 64, 2, 5},
    {BitOp::cut, 32, 6},
    // V_ALIGNBYTE_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::join, 64, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 2, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 5, 6}, {BitOp::shift_right, 64, 2, 7}, {BitOp::cut, 32, 8},
    // V_AND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    // V_AND_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 2, 3},
    // V_ASHRREV_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 1},
    {BitOp::shift_right_signed, 16, 0, 2},
    // V_ASHRREV_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right_signed, 32, 0, 2},
    // V_ASHRREV_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right_signed, 64, 0, 2},
    // V_BCNT_U32_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::add, 32, 1, 2},
    // V_BFE_I32
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 1}, {BitOp::cut, 32, 2},
    {BitOp::subtract, 32, 0, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 5, 6}, {BitOp::shift_right_signed, 32, 5, 7}, {BitOp::equal, 1, 4, 0}, {BitOp::constant, 32}, {BitOp::shift_left, 32, 8, 4},
    {BitOp::shift_right_signed, 32, 11, 4}, {BitOp::select, 32, 9, 10, 12},
    // V_BFE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 5},
    {BitOp::shift_left, 32, 4, 6}, {BitOp::subtract, 32, 7, 4}, {BitOp::bit_and, 32, 3, 8},
    // V_BFI_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::complement, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_and, 32, 3, 4}, {BitOp::bit_or, 32, 2, 5},
    // V_CEIL_F16, V_COS_F16, V_CVT_F16_I16, V_CVT_F16_U16, V_CVT_I16_F16, V_CVT_NORM_I16_F16, V_CVT_NORM_U16_F16, V_CVT_U16_F16 ...
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0},
    // V_CEIL_F64, V_FLOOR_F64, V_FRACT_F64, V_FREXP_MANT_F64, V_RCP_F64, V_RNDNE_F64, V_RSQ_F64, V_SQRT_F64, V_TRUNC_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 64, 0, 0},
    // V_CMPX_CLASS_F16, V_CMP_CLASS_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::bit_and, 16, 0, 1},
    {BitOp::constant, 16, 0, 0, 0, 0x7c00}, {BitOp::less, 1, 3, 2}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32},
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::select, 32, 5, 6, 7}, {BitOp::equal, 1, 2, 3}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::constant, 16, 0, 0, 0, 0x400}, {BitOp::less, 1, 2, 11}, {BitOp::complement, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 3},
    {BitOp::constant, 16, 0, 0, 0, 1}, {BitOp::less, 1, 2, 15}, {BitOp::complement, 1, 16}, {BitOp::constant, 32, 0, 0, 0, 4},
    {BitOp::constant, 32, 0, 0, 0, 5}, {BitOp::select, 32, 17, 18, 19}, {BitOp::select, 32, 13, 14, 20}, {BitOp::select, 32, 9, 10, 21},
    {BitOp::mix, 1, 0, 0, 0, 1}, {BitOp::constant, 32, 0, 0, 0, 0xb}, {BitOp::subtract, 32, 24, 22}, {BitOp::select, 32, 23, 22, 25},
    {BitOp::select, 32, 4, 8, 26}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 32, 28, 27}, {BitOp::cut, 1, 29},
    // V_CMPX_CLASS_F32, V_CMP_CLASS_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::constant, 32, 0, 0, 0, 0x7f800000}, {BitOp::less, 1, 3, 2}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32},
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::select, 32, 5, 6, 7}, {BitOp::equal, 1, 2, 3}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::constant, 32, 0, 0, 0, 0x800000}, {BitOp::less, 1, 2, 11}, {BitOp::complement, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 3},
    {BitOp::less, 1, 2, 7}, {BitOp::complement, 1, 15}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::constant, 32, 0, 0, 0, 5},
    {BitOp::select, 32, 16, 17, 18}, {BitOp::select, 32, 13, 14, 19}, {BitOp::select, 32, 9, 10, 20}, {BitOp::mix, 1, 0, 0, 0, 1},
    {BitOp::constant, 32, 0, 0, 0, 0xb}, {BitOp::subtract, 32, 23, 21}, {BitOp::select, 32, 22, 21, 24}, {BitOp::select, 32, 4, 8, 25},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 32, 27, 26}, {BitOp::cut, 1, 28},
    // V_CMPX_CLASS_F64, V_CMP_CLASS_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffffffffffff}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::constant, 64, 0, 0, 0, 0x7ff0000000000000}, {BitOp::less, 1, 3, 2}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32},
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::select, 32, 5, 6, 7}, {BitOp::equal, 1, 2, 3}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::constant, 64, 0, 0, 0, 0x10000000000000}, {BitOp::less, 1, 2, 11}, {BitOp::complement, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 3},
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::less, 1, 2, 15}, {BitOp::complement, 1, 16}, {BitOp::constant, 32, 0, 0, 0, 4},
    {BitOp::constant, 32, 0, 0, 0, 5}, {BitOp::select, 32, 17, 18, 19}, {BitOp::select, 32, 13, 14, 20}, {BitOp::select, 32, 9, 10, 21},
    {BitOp::mix, 1, 0, 0, 0, 1}, {BitOp::constant, 32, 0, 0, 0, 0xb}, {BitOp::subtract, 32, 24, 22}, {BitOp::select, 32, 23, 22, 25},
    {BitOp::select, 32, 4, 8, 26}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 32, 28, 27}, {BitOp::cut, 1, 29},
    // V_CMPX_EQ_F16, V_CMPX_GE_F16, V_CMPX_GT_F16, V_CMPX_LE_F16, V_CMPX_LG_F16, V_CMPX_LT_F16, V_CMP_EQ_F16, V_CMP_GE_F16, V_CMP_GT_F16 ...
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    // V_CMPX_EQ_F32, V_CMPX_GE_F32, V_CMPX_GT_F32, V_CMPX_LE_F32, V_CMPX_LG_F32, V_CMPX_LT_F32, V_CMP_EQ_F32, V_CMP_GE_F32, V_CMP_GT_F32 ...
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    // V_CMPX_EQ_F64, V_CMPX_GE_F64, V_CMPX_GT_F64, V_CMPX_LE_F64, V_CMPX_LG_F64, V_CMPX_LT_F64, V_CMP_EQ_F64, V_CMP_GE_F64, V_CMP_GT_F64 ...
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    // V_CMPX_EQ_I16, V_CMPX_EQ_U16, V_CMP_EQ_I16, V_CMP_EQ_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    // V_CMPX_EQ_I32, V_CMPX_EQ_U32, V_CMP_EQ_I32, V_CMP_EQ_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    // V_CMPX_EQ_I64, V_CMPX_EQ_U64, V_CMP_EQ_I64, V_CMP_EQ_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    // V_CMPX_F_F16, V_CMPX_F_F32, V_CMPX_F_F64, V_CMPX_F_I16, V_CMPX_F_I32, V_CMPX_F_I64, V_CMPX_F_U16, V_CMPX_F_U32, V_CMPX_F_U64 ...
    {BitOp::constant, 1},
    // V_CMPX_GE_I16, V_CMP_GE_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GE_I32, V_CMP_GE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GE_I64, V_CMP_GE_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GE_U16, V_CMP_GE_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GE_U32, V_CMP_GE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GE_U64, V_CMP_GE_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_GT_I16, V_CMP_GT_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    // V_CMPX_GT_I32, V_CMP_GT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    // V_CMPX_GT_I64, V_CMP_GT_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    // V_CMPX_GT_U16, V_CMP_GT_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    // V_CMPX_GT_U32, V_CMP_GT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    // V_CMPX_GT_U64, V_CMP_GT_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    // V_CMPX_LE_I16, V_CMP_LE_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LE_I32, V_CMP_LE_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LE_I64, V_CMP_LE_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LE_U16, V_CMP_LE_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LE_U32, V_CMP_LE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LE_U64, V_CMP_LE_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::complement, 1, 2},
    // V_CMPX_LT_I16, V_CMP_LT_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    // V_CMPX_LT_I32, V_CMP_LT_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    // V_CMPX_LT_I64, V_CMP_LT_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    // V_CMPX_LT_U16, V_CMP_LT_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    // V_CMPX_LT_U32, V_CMP_LT_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    // V_CMPX_LT_U64, V_CMP_LT_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    // V_CMPX_NEQ_F16, V_CMPX_NGE_F16, V_CMPX_NGT_F16, V_CMPX_NLE_F16, V_CMPX_NLG_F16, V_CMPX_NLT_F16, V_CMP_NEQ_F16, V_CMP_NGE_F16 ...
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_NEQ_F32, V_CMPX_NGE_F32, V_CMPX_NGT_F32, V_CMPX_NLE_F32, V_CMPX_NLG_F32, V_CMPX_NLT_F32, V_CMP_NEQ_F32, V_CMP_NGE_F32 ...
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_NEQ_F64, V_CMPX_NGE_F64, V_CMPX_NGT_F64, V_CMPX_NLE_F64, V_CMPX_NLG_F64, V_CMPX_NLT_F64, V_CMP_NEQ_F64, V_CMP_NGE_F64 ...
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_NE_I16, V_CMPX_NE_U16, V_CMP_NE_I16, V_CMP_NE_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_NE_I32, V_CMPX_NE_U32, V_CMP_NE_I32, V_CMP_NE_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_NE_I64, V_CMPX_NE_U64, V_CMP_NE_I64, V_CMP_NE_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::equal, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // V_CMPX_O_F16, V_CMP_O_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3}, {BitOp::complement, 1, 4},
    // V_CMPX_O_F32, V_CMP_O_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3}, {BitOp::complement, 1, 4},
    // V_CMPX_O_F64, V_CMP_O_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3}, {BitOp::complement, 1, 4},
    // V_CMPX_TRU_F16, V_CMPX_TRU_F32, V_CMPX_TRU_F64, V_CMPX_T_I16, V_CMPX_T_I32, V_CMPX_T_I64, V_CMPX_T_U16, V_CMPX_T_U32, V_CMPX_T_U64 ...
    {BitOp::constant, 1, 0, 0, 0, 1},
    // V_CMPX_U_F16, V_CMP_U_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CMPX_U_F32, V_CMP_U_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CMPX_U_F64, V_CMP_U_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CNDMASK_B32
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::select, 32, 0, 1, 2},
    // V_CUBEID_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 5, 6}, {BitOp::bit_and, 32, 1, 6}, {BitOp::mix, 1, 7, 8, 0, 1},
    {BitOp::bit_and, 32, 3, 6}, {BitOp::mix, 1, 7, 10, 0, 1}, {BitOp::bit_and, 1, 9, 11}, {BitOp::constant, 32}, {BitOp::mix, 1, 5, 5, 0, 2},
    {BitOp::constant, 32, 0, 0, 0, 0x40a00000}, {BitOp::constant, 32, 0, 0, 0, 0x40800000}, {BitOp::select, 32, 14, 15, 16},
    {BitOp::mix, 1, 10, 8, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::constant, 32, 0, 0, 0, 0x40400000},
    {BitOp::constant, 32, 0, 0, 0, 0x40000000}, {BitOp::select, 32, 19, 20, 21}, {BitOp::mix, 1, 1, 1, 0, 2},
    {BitOp::constant, 32, 0, 0, 0, 0x3f800000}, {BitOp::select, 32, 23, 24, 13}, {BitOp::select, 32, 18, 22, 25},
    {BitOp::select, 32, 12, 17, 26},
    // V_CUBEMA_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 5, 6}, {BitOp::bit_and, 32, 1, 6}, {BitOp::mix, 1, 7, 8, 0, 1},
    {BitOp::bit_and, 32, 3, 6}, {BitOp::mix, 1, 7, 10, 0, 1}, {BitOp::bit_and, 1, 9, 11}, {BitOp::mix, 32, 5, 5, 0, 2},
    {BitOp::mix, 1, 10, 8, 0, 1}, {BitOp::mix, 32, 3, 3, 0, 2}, {BitOp::mix, 32, 1, 1, 0, 2}, {BitOp::select, 32, 14, 15, 16},
    {BitOp::select, 32, 12, 13, 17},
    // V_CUBESC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 5, 6}, {BitOp::bit_and, 32, 1, 6}, {BitOp::mix, 1, 7, 8, 0, 1},
    {BitOp::bit_and, 32, 3, 6}, {BitOp::mix, 1, 7, 10, 0, 1}, {BitOp::bit_and, 1, 9, 11}, {BitOp::mix, 1, 5, 5, 0, 2},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::bit_xor, 32, 1, 14}, {BitOp::select, 32, 13, 15, 1}, {BitOp::mix, 1, 10, 8, 0, 1},
    {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_xor, 32, 5, 14}, {BitOp::select, 32, 18, 5, 19}, {BitOp::select, 32, 17, 1, 20},
    {BitOp::select, 32, 12, 16, 21},
    // V_CUBETC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 5, 6}, {BitOp::bit_and, 32, 1, 6}, {BitOp::mix, 1, 7, 8, 0, 1},
    {BitOp::bit_and, 32, 3, 6}, {BitOp::mix, 1, 7, 10, 0, 1}, {BitOp::bit_and, 1, 9, 11}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::bit_xor, 32, 3, 13}, {BitOp::mix, 1, 10, 8, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_xor, 32, 5, 13},
    {BitOp::select, 32, 16, 17, 5}, {BitOp::select, 32, 15, 18, 14}, {BitOp::select, 32, 12, 14, 19},
    // V_CVT_F16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0},
    // V_CVT_F32_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // V_CVT_F32_UBYTE0
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0}, {BitOp::cut, 32, 1}, {BitOp::mix, 32, 2, 2},
    // V_CVT_F32_UBYTE1
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0, 0, 0, 8}, {BitOp::cut, 32, 1}, {BitOp::mix, 32, 2, 2},
    // V_CVT_F32_UBYTE2
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0, 0, 0, 0x10}, {BitOp::cut, 32, 1}, {BitOp::mix, 32, 2, 2},
    // V_CVT_F32_UBYTE3
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0, 0, 0, 0x18}, {BitOp::cut, 32, 1}, {BitOp::mix, 32, 2, 2},
    // V_CVT_F64_F32, V_CVT_F64_I32, V_CVT_F64_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 64, 0, 0},
    // V_CVT_FLR_I32_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::shift_right, 32, 0, 2},
    {BitOp::cut, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 4, 5, 6},
    {BitOp::mix, 64, 0, 0, 0, 1}, {BitOp::mix, 64, 8, 8, 0, 2}, {BitOp::mix, 32, 9, 9, 0, 3}, {BitOp::select, 32, 1, 7, 10},
    // V_CVT_OFF_F32_I4
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 0}, {BitOp::sign_extend, 32, 1}, {BitOp::mix, 32, 2, 2},
    {BitOp::mix, 32, 3, 3, 0, 1},
    // V_CVT_PKACCUM_U8_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 2, 0}, {BitOp::cut, 32, 1}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 2, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 8, 5, 5}, {BitOp::cut, 32, 6},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::shift_left, 32, 9, 4},
    {BitOp::complement, 32, 10}, {BitOp::bit_and, 32, 8, 11}, {BitOp::shift_left, 32, 7, 4}, {BitOp::bit_or, 32, 12, 13},
    // V_CVT_PKNORM_I16_F16, V_CVT_PKNORM_U16_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 16, 2, 2}, {BitOp::join, 32, 3, 1},
    // V_CVT_PKNORM_I16_F32, V_CVT_PKNORM_U16_F32, V_CVT_PKRTZ_F16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 16, 2, 2}, {BitOp::join, 32, 3, 1},
    // V_CVT_PK_I16_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 2, 0},
    {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 3, 4, 1}, {BitOp::constant, 32, 0, 0, 0, 0xffff8000},
    {BitOp::less_signed, 1, 0, 6}, {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::select, 16, 7, 8, 5},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 10}, {BitOp::less_signed, 1, 2, 10}, {BitOp::select, 16, 12, 4, 11},
    {BitOp::less_signed, 1, 10, 6}, {BitOp::select, 16, 14, 8, 13}, {BitOp::join, 32, 15, 9},
    // V_CVT_PK_U16_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less, 1, 2, 0},
    {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 3, 4, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 6},
    {BitOp::less, 1, 2, 6}, {BitOp::select, 16, 8, 4, 7}, {BitOp::join, 32, 5, 9},
    // V_CVT_PK_U8_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 2, 0}, {BitOp::cut, 32, 1}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 2, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 8, 5, 5}, {BitOp::cut, 32, 6},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::shift_left, 32, 9, 4},
    {BitOp::complement, 32, 10}, {BitOp::bit_and, 32, 8, 11}, {BitOp::shift_left, 32, 7, 4}, {BitOp::bit_or, 32, 12, 13},
    // V_CVT_RPI_I32_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::shift_right, 32, 0, 2},
    {BitOp::cut, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 4, 5, 6},
    {BitOp::mix, 64, 0, 0, 0, 1}, {BitOp::mix, 64, 8, 8, 0, 2}, {BitOp::mix, 64, 9, 9, 0, 3}, {BitOp::mix, 32, 10, 10, 0, 4},
    {BitOp::select, 32, 1, 7, 11},
    // V_DIV_FIXUP_F16, V_DIV_FIXUP_LEGACY_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 16, 2}, {BitOp::bit_xor, 16, 1, 3}, {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::bit_and, 16, 4, 5},
    {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::canonical, 16, 3, 0, 0, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::canonical, 16, 1, 0, 0, 2},
    {BitOp::mix, 32, 1, 1, 0, 3}, {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::equal, 1, 11, 12}, {BitOp::mix, 32, 3, 3, 0, 3},
    {BitOp::equal, 1, 14, 12}, {BitOp::bit_and, 1, 13, 15}, {BitOp::bit_or, 16, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::shift_left, 16, 17, 18}, {BitOp::constant, 16}, {BitOp::equal, 1, 19, 20}, {BitOp::bit_or, 1, 16, 21},
    {BitOp::constant, 16, 0, 0, 0, 0xfe00}, {BitOp::shift_left, 16, 1, 18}, {BitOp::equal, 1, 24, 20}, {BitOp::bit_or, 1, 25, 15},
    {BitOp::constant, 16, 0, 0, 0, 0x7c00}, {BitOp::bit_or, 16, 6, 27}, {BitOp::shift_left, 16, 3, 18}, {BitOp::equal, 1, 29, 20},
    {BitOp::bit_or, 1, 30, 13}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::constant, 16, 0, 0, 0, 0x7fff},
    {BitOp::bit_and, 16, 32, 33}, {BitOp::bit_or, 16, 6, 34}, {BitOp::select, 16, 31, 6, 35}, {BitOp::select, 16, 26, 28, 36},
    {BitOp::select, 16, 22, 23, 37}, {BitOp::select, 16, 9, 10, 38}, {BitOp::select, 16, 7, 8, 39},
    // V_DIV_FIXUP_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 2}, {BitOp::bit_xor, 32, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::bit_and, 32, 4, 5},
    {BitOp::constant, 32}, {BitOp::equal, 1, 6, 7}, {BitOp::constant, 32, 0, 0, 0, 0x3f800000}, {BitOp::constant, 32, 0, 0, 0, 0xbf800000},
    {BitOp::select, 32, 8, 9, 10}, {BitOp::mix, 32, 11, 11, 0, 1}, {BitOp::mix, 32, 11, 11, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 3},
    {BitOp::canonical, 32, 3, 0, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 3}, {BitOp::canonical, 32, 1, 0, 0, 4}, {BitOp::mix, 32, 1, 1, 0, 5},
    {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::equal, 1, 18, 19}, {BitOp::mix, 32, 3, 3, 0, 5}, {BitOp::equal, 1, 21, 19},
    {BitOp::bit_and, 1, 20, 22}, {BitOp::mix, 1, 1, 1, 0, 6}, {BitOp::mix, 1, 3, 3, 0, 6}, {BitOp::bit_and, 1, 24, 25},
    {BitOp::bit_or, 1, 23, 26}, {BitOp::constant, 32, 0, 0, 0, 0xffc00000}, {BitOp::bit_or, 1, 24, 22},
    {BitOp::constant, 32, 0, 0, 0, 0x7f800000}, {BitOp::bit_or, 32, 6, 30}, {BitOp::bit_or, 1, 25, 20}, {BitOp::subtract, 32, 21, 18},
    {BitOp::constant, 32, 0, 0, 0, 0xffffff6a}, {BitOp::less_signed, 1, 33, 34}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::mix, 32, 36, 36, 0, 5}, {BitOp::equal, 1, 37, 19}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::bit_and, 32, 36, 39},
    {BitOp::bit_or, 32, 6, 40}, {BitOp::select, 32, 38, 13, 41}, {BitOp::select, 32, 35, 12, 42}, {BitOp::select, 32, 32, 6, 43},
    {BitOp::select, 32, 29, 31, 44}, {BitOp::select, 32, 27, 28, 45}, {BitOp::select, 32, 16, 17, 46}, {BitOp::select, 32, 14, 15, 47},
    // V_DIV_FIXUP_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 64, 2}, {BitOp::bit_xor, 64, 1, 3}, {BitOp::constant, 64, 0, 0, 0, 0x8000000000000000}, {BitOp::bit_and, 64, 4, 5},
    {BitOp::constant, 64}, {BitOp::equal, 1, 6, 7}, {BitOp::constant, 64, 0, 0, 0, 0x3ff0000000000000},
    {BitOp::constant, 64, 0, 0, 0, 0xbff0000000000000}, {BitOp::select, 64, 8, 9, 10}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 1},
    {BitOp::mix, 32, 1, 1, 0, 2}, {BitOp::constant, 32, 0, 0, 0, 0x7ff}, {BitOp::equal, 1, 14, 15}, {BitOp::mix, 32, 3, 3, 0, 2},
    {BitOp::equal, 1, 17, 15}, {BitOp::bit_and, 1, 16, 18}, {BitOp::mix, 1, 1, 1, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 3},
    {BitOp::bit_and, 1, 20, 21}, {BitOp::bit_or, 1, 19, 22}, {BitOp::bit_or, 1, 20, 18}, {BitOp::bit_or, 1, 21, 16},
    {BitOp::subtract, 32, 17, 14}, {BitOp::constant, 32, 0, 0, 0, 0xfffffbcd}, {BitOp::less_signed, 1, 26, 27},
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 29, 29, 0, 2}, {BitOp::equal, 1, 30, 15},
    {BitOp::canonical, 64, 3, 0, 0, 4}, {BitOp::canonical, 64, 1, 0, 0, 4}, {BitOp::constant, 64, 0, 0, 0, 0xfff8000000000000},
    {BitOp::constant, 64, 0, 0, 0, 0x7ff0000000000000}, {BitOp::bit_or, 64, 6, 35}, {BitOp::mix, 64, 11, 11, 0, 5},
    {BitOp::mix, 64, 11, 11, 0, 6}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffffffffffff}, {BitOp::bit_and, 64, 29, 39},
    {BitOp::bit_or, 64, 6, 40}, {BitOp::select, 64, 31, 38, 41}, {BitOp::select, 64, 28, 37, 42}, {BitOp::select, 64, 25, 6, 43},
    {BitOp::select, 64, 24, 36, 44}, {BitOp::select, 64, 23, 34, 45}, {BitOp::select, 64, 13, 33, 46}, {BitOp::select, 64, 12, 32, 47},
    // V_DIV_FMAS_F32
    {BitOp::constant, 32}, {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::mix, 32, 2, 2}, {BitOp::constant, 32, 0, 0, 0, 0x7f}, {BitOp::less_signed, 1, 4, 3}, {BitOp::constant, 32, 0, 0, 0, 0x40},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffc0}, {BitOp::select, 32, 5, 6, 7}, {BitOp::select, 32, 1, 8, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 10, 11, 0, 1},
    {BitOp::mix, 32, 12, 2, 0, 1}, {BitOp::mix, 32, 13, 9, 0, 1},
    // V_DIV_FMAS_F64
    {BitOp::constant, 32}, {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::input, 64, std::uint8_t(BitInput::s2)},
    {BitOp::mix, 32, 2, 2}, {BitOp::constant, 32, 0, 0, 0, 0x3ff}, {BitOp::less_signed, 1, 4, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80},
    {BitOp::constant, 32, 0, 0, 0, 0xffffff80}, {BitOp::select, 32, 5, 6, 7}, {BitOp::select, 32, 1, 8, 0},
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 64, 10, 11, 0, 1},
    {BitOp::mix, 64, 12, 2, 0, 1}, {BitOp::mix, 64, 13, 9, 0, 1},
    // V_DIV_SCALE_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4}, {BitOp::mix, 32, 5, 5, 0, 1},
    {BitOp::mix, 32, 3, 3, 0, 1}, {BitOp::subtract, 32, 6, 7}, {BitOp::equal, 1, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x60},
    {BitOp::less_signed, 1, 8, 10}, {BitOp::complement, 1, 11}, {BitOp::constant, 32, 0, 0, 0, 0x40}, {BitOp::constant, 32},
    {BitOp::select, 32, 9, 13, 14}, {BitOp::equal, 1, 7, 14}, {BitOp::constant, 32, 0, 0, 0, 0xfd}, {BitOp::less_signed, 1, 7, 17},
    {BitOp::complement, 1, 18}, {BitOp::constant, 32, 0, 0, 0, 0xffffffa0}, {BitOp::less_signed, 1, 20, 8}, {BitOp::complement, 1, 21},
    {BitOp::complement, 1, 9}, {BitOp::bit_and, 1, 22, 23}, {BitOp::constant, 32, 0, 0, 0, 0xffffffc0}, {BitOp::select, 32, 24, 14, 25},
    {BitOp::select, 32, 9, 14, 13}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::less_signed, 1, 28, 6}, {BitOp::complement, 1, 29},
    {BitOp::select, 32, 30, 13, 14}, {BitOp::select, 32, 22, 27, 31}, {BitOp::select, 32, 19, 26, 32}, {BitOp::select, 32, 16, 13, 33},
    {BitOp::select, 32, 12, 15, 34}, {BitOp::complement, 1, 16}, {BitOp::bit_and, 1, 36, 22}, {BitOp::bit_or, 1, 12, 37},
    {BitOp::mix, 32, 1, 35, 0, 2}, {BitOp::mix, 1, 5, 5, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 3}, {BitOp::bit_or, 1, 40, 41},
    {BitOp::constant, 32, 0, 0, 0, 0xffc00000}, {BitOp::select, 32, 42, 43, 39},
    // V_DIV_SCALE_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 64, 4}, {BitOp::mix, 32, 5, 5, 0, 1},
    {BitOp::mix, 32, 3, 3, 0, 1}, {BitOp::subtract, 32, 6, 7}, {BitOp::equal, 1, 1, 3}, {BitOp::constant, 32}, {BitOp::constant, 1},
    {BitOp::constant, 32, 0, 0, 0, 0x300}, {BitOp::less_signed, 1, 8, 12}, {BitOp::complement, 1, 13}, {BitOp::equal, 1, 7, 10},
    {BitOp::constant, 32, 0, 0, 0, 0x7fd}, {BitOp::less_signed, 1, 7, 16}, {BitOp::complement, 1, 17},
    {BitOp::constant, 32, 0, 0, 0, 0xfffffd00}, {BitOp::less_signed, 1, 19, 8}, {BitOp::complement, 1, 20},
    {BitOp::constant, 32, 0, 0, 0, 0x35}, {BitOp::less_signed, 1, 22, 6}, {BitOp::complement, 1, 23}, {BitOp::constant, 1, 0, 0, 0, 1},
    {BitOp::constant, 32, 0, 0, 0, 0x80}, {BitOp::select, 32, 9, 26, 10}, {BitOp::complement, 1, 9}, {BitOp::bit_and, 1, 21, 28},
    {BitOp::constant, 32, 0, 0, 0, 0xffffff80}, {BitOp::select, 32, 29, 10, 30}, {BitOp::select, 32, 9, 10, 26},
    {BitOp::select, 32, 24, 26, 10}, {BitOp::select, 32, 21, 32, 33}, {BitOp::select, 32, 18, 31, 34}, {BitOp::select, 32, 15, 26, 35},
    {BitOp::select, 32, 14, 27, 36}, {BitOp::select, 1, 15, 11, 21}, {BitOp::select, 1, 14, 25, 38}, {BitOp::mix, 1, 5, 5, 0, 2},
    {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_or, 1, 40, 41}, {BitOp::constant, 64, 0, 0, 0, 0xfff8000000000000}, {BitOp::mix, 64, 1, 37, 0, 3},
    {BitOp::select, 64, 42, 43, 44},
    // V_DOT2_F32_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2}, {BitOp::canonical, 16, 3, 0, 0, 1}, {BitOp::mix, 32, 4, 4, 0, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 6}, {BitOp::canonical, 16, 7, 0, 0, 1}, {BitOp::mix, 32, 8, 8, 0, 2}, {BitOp::mix, 32, 5, 9, 0, 3},
    {BitOp::mix, 32, 10, 1, 0, 3}, {BitOp::canonical, 32, 11}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 13, 0, 0, 1},
    {BitOp::mix, 32, 14, 14, 0, 2}, {BitOp::cut, 16, 6, 0, 0, 0x10}, {BitOp::canonical, 16, 16, 0, 0, 1}, {BitOp::mix, 32, 17, 17, 0, 2},
    {BitOp::mix, 32, 15, 18, 0, 3}, {BitOp::mix, 32, 19, 12, 0, 3}, {BitOp::canonical, 32, 20}, {BitOp::mix, 32, 3, 7, 0, 4},
    {BitOp::mix, 32, 22, 13, 0, 4}, {BitOp::mix, 32, 23, 16, 0, 4}, {BitOp::mix, 32, 24, 0, 0, 4}, {BitOp::mix, 32, 25, 21, 0, 4},
    // V_DOT2_I32_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2}, {BitOp::sign_extend, 64, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 5},
    {BitOp::sign_extend, 64, 6}, {BitOp::multiply, 64, 4, 7}, {BitOp::add, 64, 1, 8}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::sign_extend, 64, 10}, {BitOp::cut, 16, 5, 0, 0, 0x10}, {BitOp::sign_extend, 64, 12}, {BitOp::multiply, 64, 11, 13},
    {BitOp::add, 64, 9, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 15}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffff},
    {BitOp::less_signed, 1, 18, 15}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 19, 20, 17},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 15, 22}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::select, 32, 23, 24, 21}, {BitOp::select, 32, 16, 25, 17},
    // V_DOT2_U32_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 2},
    {BitOp::cut, 64, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 5}, {BitOp::cut, 64, 6}, {BitOp::multiply, 64, 4, 7},
    {BitOp::add, 64, 1, 8}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 64, 10}, {BitOp::cut, 16, 5, 0, 0, 0x10}, {BitOp::cut, 64, 12},
    {BitOp::multiply, 64, 11, 13}, {BitOp::add, 64, 9, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 15},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 18, 15}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 19, 20, 17}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 15, 22}, {BitOp::constant, 32},
    {BitOp::select, 32, 23, 24, 21}, {BitOp::select, 32, 16, 25, 17},
    // V_DOT4_I32_I8
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 2}, {BitOp::sign_extend, 64, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 8, 6}, {BitOp::sign_extend, 64, 7}, {BitOp::multiply, 64, 5, 8}, {BitOp::add, 64, 1, 9}, {BitOp::shift_right, 32, 2, 3},
    {BitOp::cut, 8, 11}, {BitOp::sign_extend, 64, 12}, {BitOp::shift_right, 32, 6, 3}, {BitOp::cut, 8, 14}, {BitOp::sign_extend, 64, 15},
    {BitOp::multiply, 64, 13, 16}, {BitOp::add, 64, 10, 17}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 2, 19},
    {BitOp::cut, 8, 20}, {BitOp::sign_extend, 64, 21}, {BitOp::shift_right, 32, 6, 19}, {BitOp::cut, 8, 23}, {BitOp::sign_extend, 64, 24},
    {BitOp::multiply, 64, 22, 25}, {BitOp::add, 64, 18, 26}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 2, 28},
    {BitOp::cut, 8, 29}, {BitOp::sign_extend, 64, 30}, {BitOp::shift_right, 32, 6, 28}, {BitOp::cut, 8, 32}, {BitOp::sign_extend, 64, 33},
    {BitOp::multiply, 64, 31, 34}, {BitOp::add, 64, 27, 35}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 36},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 39, 36}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 40, 41, 38}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 36, 43},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 44, 45, 42}, {BitOp::select, 32, 37, 46, 38},
    // V_DOT4_U32_U8
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 3}, {BitOp::cut, 64, 5}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 8, 7}, {BitOp::cut, 64, 8}, {BitOp::multiply, 64, 6, 9}, {BitOp::add, 64, 1, 10}, {BitOp::shift_right, 32, 3, 4},
    {BitOp::cut, 8, 12}, {BitOp::cut, 64, 13}, {BitOp::shift_right, 32, 7, 4}, {BitOp::cut, 8, 15}, {BitOp::cut, 64, 16},
    {BitOp::multiply, 64, 14, 17}, {BitOp::add, 64, 11, 18}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 3, 20},
    {BitOp::cut, 8, 21}, {BitOp::cut, 64, 22}, {BitOp::shift_right, 32, 7, 20}, {BitOp::cut, 8, 24}, {BitOp::cut, 64, 25},
    {BitOp::multiply, 64, 23, 26}, {BitOp::add, 64, 19, 27}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 3, 29},
    {BitOp::cut, 8, 30}, {BitOp::cut, 64, 31}, {BitOp::shift_right, 32, 7, 29}, {BitOp::cut, 8, 33}, {BitOp::cut, 64, 34},
    {BitOp::multiply, 64, 32, 35}, {BitOp::add, 64, 28, 36}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 37},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 40, 37}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 41, 42, 39}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 37, 44}, {BitOp::select, 32, 45, 2, 43},
    {BitOp::select, 32, 38, 46, 39},
    // V_DOT8_I32_I4
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 4, 2}, {BitOp::sign_extend, 64, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 4, 6}, {BitOp::sign_extend, 64, 7}, {BitOp::multiply, 64, 5, 8}, {BitOp::add, 64, 1, 9}, {BitOp::shift_right, 32, 2, 3},
    {BitOp::cut, 4, 11}, {BitOp::sign_extend, 64, 12}, {BitOp::shift_right, 32, 6, 3}, {BitOp::cut, 4, 14}, {BitOp::sign_extend, 64, 15},
    {BitOp::multiply, 64, 13, 16}, {BitOp::add, 64, 10, 17}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::shift_right, 32, 2, 19},
    {BitOp::cut, 4, 20}, {BitOp::sign_extend, 64, 21}, {BitOp::shift_right, 32, 6, 19}, {BitOp::cut, 4, 23}, {BitOp::sign_extend, 64, 24},
    {BitOp::multiply, 64, 22, 25}, {BitOp::add, 64, 18, 26}, {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::shift_right, 32, 2, 28},
    {BitOp::cut, 4, 29}, {BitOp::sign_extend, 64, 30}, {BitOp::shift_right, 32, 6, 28}, {BitOp::cut, 4, 32}, {BitOp::sign_extend, 64, 33},
    {BitOp::multiply, 64, 31, 34}, {BitOp::add, 64, 27, 35}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 2, 37},
    {BitOp::cut, 4, 38}, {BitOp::sign_extend, 64, 39}, {BitOp::shift_right, 32, 6, 37}, {BitOp::cut, 4, 41}, {BitOp::sign_extend, 64, 42},
    {BitOp::multiply, 64, 40, 43}, {BitOp::add, 64, 36, 44}, {BitOp::constant, 32, 0, 0, 0, 0x14}, {BitOp::shift_right, 32, 2, 46},
    {BitOp::cut, 4, 47}, {BitOp::sign_extend, 64, 48}, {BitOp::shift_right, 32, 6, 46}, {BitOp::cut, 4, 50}, {BitOp::sign_extend, 64, 51},
    {BitOp::multiply, 64, 49, 52}, {BitOp::add, 64, 45, 53}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 2, 55},
    {BitOp::cut, 4, 56}, {BitOp::sign_extend, 64, 57}, {BitOp::shift_right, 32, 6, 55}, {BitOp::cut, 4, 59}, {BitOp::sign_extend, 64, 60},
    {BitOp::multiply, 64, 58, 61}, {BitOp::add, 64, 54, 62}, {BitOp::constant, 32, 0, 0, 0, 0x1c}, {BitOp::shift_right, 32, 2, 64},
    {BitOp::cut, 4, 65}, {BitOp::sign_extend, 64, 66}, {BitOp::shift_right, 32, 6, 64}, {BitOp::cut, 4, 68}, {BitOp::sign_extend, 64, 69},
    {BitOp::multiply, 64, 67, 70}, {BitOp::add, 64, 63, 71}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 72},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 75, 72}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 76, 77, 74}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 72, 79},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 80, 81, 78}, {BitOp::select, 32, 73, 82, 74},
    // V_DOT8_U32_U4
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 0}, {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 4, 3}, {BitOp::cut, 64, 5}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 4, 7}, {BitOp::cut, 64, 8}, {BitOp::multiply, 64, 6, 9}, {BitOp::add, 64, 1, 10}, {BitOp::shift_right, 32, 3, 4},
    {BitOp::cut, 4, 12}, {BitOp::cut, 64, 13}, {BitOp::shift_right, 32, 7, 4}, {BitOp::cut, 4, 15}, {BitOp::cut, 64, 16},
    {BitOp::multiply, 64, 14, 17}, {BitOp::add, 64, 11, 18}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::shift_right, 32, 3, 20},
    {BitOp::cut, 4, 21}, {BitOp::cut, 64, 22}, {BitOp::shift_right, 32, 7, 20}, {BitOp::cut, 4, 24}, {BitOp::cut, 64, 25},
    {BitOp::multiply, 64, 23, 26}, {BitOp::add, 64, 19, 27}, {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::shift_right, 32, 3, 29},
    {BitOp::cut, 4, 30}, {BitOp::cut, 64, 31}, {BitOp::shift_right, 32, 7, 29}, {BitOp::cut, 4, 33}, {BitOp::cut, 64, 34},
    {BitOp::multiply, 64, 32, 35}, {BitOp::add, 64, 28, 36}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 3, 38},
    {BitOp::cut, 4, 39}, {BitOp::cut, 64, 40}, {BitOp::shift_right, 32, 7, 38}, {BitOp::cut, 4, 42}, {BitOp::cut, 64, 43},
    {BitOp::multiply, 64, 41, 44}, {BitOp::add, 64, 37, 45}, {BitOp::constant, 32, 0, 0, 0, 0x14}, {BitOp::shift_right, 32, 3, 47},
    {BitOp::cut, 4, 48}, {BitOp::cut, 64, 49}, {BitOp::shift_right, 32, 7, 47}, {BitOp::cut, 4, 51}, {BitOp::cut, 64, 52},
    {BitOp::multiply, 64, 50, 53}, {BitOp::add, 64, 46, 54}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 3, 56},
    {BitOp::cut, 4, 57}, {BitOp::cut, 64, 58}, {BitOp::shift_right, 32, 7, 56}, {BitOp::cut, 4, 60}, {BitOp::cut, 64, 61},
    {BitOp::multiply, 64, 59, 62}, {BitOp::add, 64, 55, 63}, {BitOp::constant, 32, 0, 0, 0, 0x1c}, {BitOp::shift_right, 32, 3, 65},
    {BitOp::cut, 4, 66}, {BitOp::cut, 64, 67}, {BitOp::shift_right, 32, 7, 65}, {BitOp::cut, 4, 69}, {BitOp::cut, 64, 70},
    {BitOp::multiply, 64, 68, 71}, {BitOp::add, 64, 64, 72}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 73},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 76, 73}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 77, 78, 75}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 73, 80}, {BitOp::select, 32, 81, 2, 79},
    {BitOp::select, 32, 74, 82, 75},
    // V_FMAC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMA_F16, V_FMA_LEGACY_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 3, 2},
    // V_FMA_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMA_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_FREXP_EXP_I16_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::cut, 16, 1},
    // V_LDEXP_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::sign_extend, 32, 1},
    {BitOp::mix, 16, 0, 2},
    // V_LDEXP_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 64, 0, 1},
    // V_LERP_U8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 0}, {BitOp::cut, 32, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 4}, {BitOp::cut, 32, 5}, {BitOp::add, 32, 3, 6},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 1, 8}, {BitOp::cut, 32, 9}, {BitOp::add, 32, 7, 10},
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 32, 11, 12}, {BitOp::shift_right, 32, 0, 1}, {BitOp::cut, 8, 14},
    {BitOp::cut, 32, 15}, {BitOp::shift_right, 32, 4, 1}, {BitOp::cut, 8, 17}, {BitOp::cut, 32, 18}, {BitOp::add, 32, 16, 19},
    {BitOp::shift_right, 32, 8, 1}, {BitOp::cut, 1, 21}, {BitOp::cut, 32, 22}, {BitOp::add, 32, 20, 23}, {BitOp::shift_right, 32, 24, 12},
    {BitOp::shift_left, 32, 25, 1}, {BitOp::bit_or, 32, 13, 26}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 0, 28},
    {BitOp::cut, 8, 29}, {BitOp::cut, 32, 30}, {BitOp::shift_right, 32, 4, 28}, {BitOp::cut, 8, 32}, {BitOp::cut, 32, 33},
    {BitOp::add, 32, 31, 34}, {BitOp::shift_right, 32, 8, 28}, {BitOp::cut, 1, 36}, {BitOp::cut, 32, 37}, {BitOp::add, 32, 35, 38},
    {BitOp::shift_right, 32, 39, 12}, {BitOp::shift_left, 32, 40, 28}, {BitOp::bit_or, 32, 27, 41}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 0, 43}, {BitOp::cut, 8, 44}, {BitOp::cut, 32, 45}, {BitOp::shift_right, 32, 4, 43}, {BitOp::cut, 8, 47},
    {BitOp::cut, 32, 48}, {BitOp::add, 32, 46, 49}, {BitOp::shift_right, 32, 8, 43}, {BitOp::cut, 1, 51}, {BitOp::cut, 32, 52},
    {BitOp::add, 32, 50, 53}, {BitOp::shift_right, 32, 54, 12}, {BitOp::shift_left, 32, 55, 43}, {BitOp::bit_or, 32, 42, 56},
    // V_LSHLREV_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 1},
    {BitOp::shift_left, 16, 0, 2},
    // V_LSHLREV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2},
    // V_LSHLREV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_left, 64, 0, 2},
    // V_LSHL_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 3, 4},
    // V_LSHL_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 3, 4},
    // V_LSHRREV_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 1},
    {BitOp::shift_right, 16, 0, 2},
    // V_LSHRREV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2},
    // V_LSHRREV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right, 64, 0, 2},
    // V_MAC_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 16, 1, 3, 0, 1}, {BitOp::canonical, 16, 4}, {BitOp::input, 16, std::uint8_t(BitInput::d0)},
    {BitOp::canonical, 16, 6}, {BitOp::mix, 16, 5, 7, 0, 2}, {BitOp::canonical, 16, 8},
    // V_MAC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::d0)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MADAK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 16, 1, 3, 0, 1}, {BitOp::canonical, 16, 4}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::cut, 16, 6}, {BitOp::canonical, 16, 7}, {BitOp::mix, 16, 5, 8, 0, 2}, {BitOp::canonical, 16, 9},
    // V_MADAK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MADMK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::cut, 16, 2}, {BitOp::canonical, 16, 3}, {BitOp::mix, 16, 1, 4, 0, 1}, {BitOp::canonical, 16, 5},
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 7}, {BitOp::mix, 16, 6, 8, 0, 2}, {BitOp::canonical, 16, 9},
    // V_MADMK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MAD_F16, V_MAD_LEGACY_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 16, 1, 3, 0, 1}, {BitOp::canonical, 16, 4}, {BitOp::input, 16, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 16, 6}, {BitOp::mix, 16, 5, 7, 0, 2}, {BitOp::canonical, 16, 8},
    // V_MAD_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MAD_I16, V_MAD_LEGACY_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 5},
    {BitOp::add, 64, 4, 6}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 7}, {BitOp::constant, 64, 0, 0, 0, 0x7fff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 11, 12, 9},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffffffff8000}, {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 15, 16, 13}, {BitOp::select, 16, 8, 17, 9},
    // V_MAD_I32_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 5},
    {BitOp::add, 64, 4, 6}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 7}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 11, 12, 9},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::select, 32, 15, 16, 13}, {BitOp::select, 32, 8, 17, 9},
    // V_MAD_I32_I24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 5},
    {BitOp::add, 64, 4, 6}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 7}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 11, 12, 9},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::select, 32, 15, 16, 13}, {BitOp::select, 32, 8, 17, 9},
    // V_MAD_I64_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5},
    {BitOp::constant, 32, 0, 0, 0, 0x3f}, {BitOp::shift_right, 64, 4, 7}, {BitOp::cut, 1, 8}, {BitOp::shift_right, 64, 5, 7},
    {BitOp::cut, 1, 10}, {BitOp::equal, 1, 9, 11}, {BitOp::shift_right, 64, 6, 7}, {BitOp::cut, 1, 13}, {BitOp::equal, 1, 14, 9},
    {BitOp::complement, 1, 15}, {BitOp::bit_and, 1, 12, 16}, {BitOp::select, 1, 17, 9, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 19, 17}, {BitOp::constant, 64, 0, 0, 0, 0x8000000000000000}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffffffffffff},
    {BitOp::select, 64, 9, 21, 22}, {BitOp::select, 64, 20, 23, 6},
    // V_MAD_LEGACY_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::constant, 32}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_or, 1, 5, 6},
    {BitOp::mix, 32, 1, 3, 0, 2}, {BitOp::canonical, 32, 8}, {BitOp::select, 32, 7, 4, 9}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 11}, {BitOp::mix, 32, 10, 12, 0, 3}, {BitOp::canonical, 32, 13},
    // V_MAD_LEGACY_U16, V_MAD_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 11, 12, 9}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 16}, {BitOp::select, 16, 15, 16, 13}, {BitOp::select, 16, 8, 17, 9},
    // V_MAD_MIXHI_F16
    {BitOp::input, 3, std::uint8_t(BitInput::op_sel_hi)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 3}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2},
    {BitOp::select, 16, 4, 5, 6}, {BitOp::mix, 32, 7, 7}, {BitOp::select, 32, 1, 8, 2}, {BitOp::input, 3, std::uint8_t(BitInput::neg_hi)},
    {BitOp::cut, 1, 10}, {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::cut, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::bit_and, 32, 9, 14}, {BitOp::select, 32, 11, 15, 9}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::bit_xor, 32, 16, 17},
    {BitOp::select, 32, 13, 18, 16}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 3, 0, 20}, {BitOp::cut, 1, 21},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 4, 3, 20}, {BitOp::cut, 1, 24}, {BitOp::cut, 16, 23, 0, 0, 0x10},
    {BitOp::cut, 16, 23}, {BitOp::select, 16, 25, 26, 27}, {BitOp::mix, 32, 28, 28}, {BitOp::select, 32, 22, 29, 23},
    {BitOp::shift_right, 3, 10, 20}, {BitOp::cut, 1, 31}, {BitOp::shift_right, 3, 12, 20}, {BitOp::cut, 1, 33}, {BitOp::bit_and, 32, 30, 14},
    {BitOp::select, 32, 32, 35, 30}, {BitOp::bit_xor, 32, 36, 17}, {BitOp::select, 32, 34, 37, 36}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::shift_right, 3, 0, 39}, {BitOp::cut, 1, 40}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::shift_right, 4, 3, 39},
    {BitOp::cut, 1, 43}, {BitOp::cut, 16, 42, 0, 0, 0x10}, {BitOp::cut, 16, 42}, {BitOp::select, 16, 44, 45, 46}, {BitOp::mix, 32, 47, 47},
    {BitOp::select, 32, 41, 48, 42}, {BitOp::shift_right, 3, 10, 39}, {BitOp::cut, 1, 50}, {BitOp::shift_right, 3, 12, 39}, {BitOp::cut, 1, 52},
    {BitOp::bit_and, 32, 49, 14}, {BitOp::select, 32, 51, 54, 49}, {BitOp::bit_xor, 32, 55, 17}, {BitOp::select, 32, 53, 56, 55},
    {BitOp::mix, 32, 19, 38, 0, 1}, {BitOp::mix, 32, 58, 57, 0, 1}, {BitOp::mix, 16, 59, 59, 0, 2},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::mix, 16, 60, 60, 0, 3}, {BitOp::select, 16, 61, 62, 60},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 64}, {BitOp::join, 32, 63, 65},
    // V_MAD_MIXLO_F16
    {BitOp::input, 3, std::uint8_t(BitInput::op_sel_hi)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 3}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2},
    {BitOp::select, 16, 4, 5, 6}, {BitOp::mix, 32, 7, 7}, {BitOp::select, 32, 1, 8, 2}, {BitOp::input, 3, std::uint8_t(BitInput::neg_hi)},
    {BitOp::cut, 1, 10}, {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::cut, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::bit_and, 32, 9, 14}, {BitOp::select, 32, 11, 15, 9}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::bit_xor, 32, 16, 17},
    {BitOp::select, 32, 13, 18, 16}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 3, 0, 20}, {BitOp::cut, 1, 21},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 4, 3, 20}, {BitOp::cut, 1, 24}, {BitOp::cut, 16, 23, 0, 0, 0x10},
    {BitOp::cut, 16, 23}, {BitOp::select, 16, 25, 26, 27}, {BitOp::mix, 32, 28, 28}, {BitOp::select, 32, 22, 29, 23},
    {BitOp::shift_right, 3, 10, 20}, {BitOp::cut, 1, 31}, {BitOp::shift_right, 3, 12, 20}, {BitOp::cut, 1, 33}, {BitOp::bit_and, 32, 30, 14},
    {BitOp::select, 32, 32, 35, 30}, {BitOp::bit_xor, 32, 36, 17}, {BitOp::select, 32, 34, 37, 36}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::shift_right, 3, 0, 39}, {BitOp::cut, 1, 40}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::shift_right, 4, 3, 39},
    {BitOp::cut, 1, 43}, {BitOp::cut, 16, 42, 0, 0, 0x10}, {BitOp::cut, 16, 42}, {BitOp::select, 16, 44, 45, 46}, {BitOp::mix, 32, 47, 47},
    {BitOp::select, 32, 41, 48, 42}, {BitOp::shift_right, 3, 10, 39}, {BitOp::cut, 1, 50}, {BitOp::shift_right, 3, 12, 39}, {BitOp::cut, 1, 52},
    {BitOp::bit_and, 32, 49, 14}, {BitOp::select, 32, 51, 54, 49}, {BitOp::bit_xor, 32, 55, 17}, {BitOp::select, 32, 53, 56, 55},
    {BitOp::mix, 32, 19, 38, 0, 1}, {BitOp::mix, 32, 58, 57, 0, 1}, {BitOp::mix, 16, 59, 59, 0, 2},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::mix, 16, 60, 60, 0, 3}, {BitOp::select, 16, 61, 62, 60},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 64, 0, 0, 0x10}, {BitOp::join, 32, 65, 63},
    // V_MAD_MIX_F32
    {BitOp::input, 3, std::uint8_t(BitInput::op_sel_hi)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 3}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2},
    {BitOp::select, 16, 4, 5, 6}, {BitOp::mix, 32, 7, 7}, {BitOp::select, 32, 1, 8, 2}, {BitOp::input, 3, std::uint8_t(BitInput::neg_hi)},
    {BitOp::cut, 1, 10}, {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::cut, 1, 12}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::bit_and, 32, 9, 14}, {BitOp::select, 32, 11, 15, 9}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::bit_xor, 32, 16, 17},
    {BitOp::select, 32, 13, 18, 16}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 3, 0, 20}, {BitOp::cut, 1, 21},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right, 4, 3, 20}, {BitOp::cut, 1, 24}, {BitOp::cut, 16, 23, 0, 0, 0x10},
    {BitOp::cut, 16, 23}, {BitOp::select, 16, 25, 26, 27}, {BitOp::mix, 32, 28, 28}, {BitOp::select, 32, 22, 29, 23},
    {BitOp::shift_right, 3, 10, 20}, {BitOp::cut, 1, 31}, {BitOp::shift_right, 3, 12, 20}, {BitOp::cut, 1, 33}, {BitOp::bit_and, 32, 30, 14},
    {BitOp::select, 32, 32, 35, 30}, {BitOp::bit_xor, 32, 36, 17}, {BitOp::select, 32, 34, 37, 36}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::shift_right, 3, 0, 39}, {BitOp::cut, 1, 40}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::shift_right, 4, 3, 39},
    {BitOp::cut, 1, 43}, {BitOp::cut, 16, 42, 0, 0, 0x10}, {BitOp::cut, 16, 42}, {BitOp::select, 16, 44, 45, 46}, {BitOp::mix, 32, 47, 47},
    {BitOp::select, 32, 41, 48, 42}, {BitOp::shift_right, 3, 10, 39}, {BitOp::cut, 1, 50}, {BitOp::shift_right, 3, 12, 39}, {BitOp::cut, 1, 52},
    {BitOp::bit_and, 32, 49, 14}, {BitOp::select, 32, 51, 54, 49}, {BitOp::bit_xor, 32, 55, 17}, {BitOp::select, 32, 53, 56, 55},
    {BitOp::mix, 32, 19, 38, 0, 1}, {BitOp::mix, 32, 58, 57, 0, 1}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::mix, 32, 59, 59, 0, 2}, {BitOp::select, 32, 60, 61, 59},
    // V_MAD_U32_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 11, 12, 9}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 32}, {BitOp::select, 32, 15, 16, 13}, {BitOp::select, 32, 8, 17, 9},
    // V_MAD_U32_U24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 11, 12, 9}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 32}, {BitOp::select, 32, 15, 16, 13}, {BitOp::select, 32, 8, 17, 9},
    // V_MAD_U64_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5}, {BitOp::less, 1, 6, 4},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 8, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffffffffffffffff},
    {BitOp::select, 64, 9, 10, 6},
    // V_MAX3_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 16, 3, 0, 0, 3},
    {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::canonical, 16, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 16, 2, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::mix, 1, 2, 2, 0, 7}, {BitOp::complement, 1, 16}, {BitOp::select, 16, 17, 2, 3},
    {BitOp::canonical, 16, 18, 0, 0, 5}, {BitOp::mix, 1, 2, 3, 0, 8}, {BitOp::select, 16, 20, 2, 3}, {BitOp::canonical, 16, 21, 0, 0, 5},
    {BitOp::select, 16, 15, 19, 22}, {BitOp::select, 16, 13, 14, 23}, {BitOp::select, 16, 11, 12, 24}, {BitOp::select, 16, 9, 10, 25},
    {BitOp::select, 16, 6, 7, 26}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 27}, {BitOp::canonical, 16, 28},
    {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 4, 31}, {BitOp::canonical, 16, 29, 0, 0, 3}, {BitOp::mix, 1, 30, 30, 0, 2},
    {BitOp::bit_and, 1, 4, 34}, {BitOp::canonical, 16, 30, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 4}, {BitOp::canonical, 16, 30, 0, 0, 5},
    {BitOp::mix, 1, 30, 30, 0, 4}, {BitOp::canonical, 16, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 6}, {BitOp::mix, 1, 29, 29, 0, 7},
    {BitOp::complement, 1, 42}, {BitOp::select, 16, 43, 29, 30}, {BitOp::canonical, 16, 44, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 8},
    {BitOp::select, 16, 46, 29, 30}, {BitOp::canonical, 16, 47, 0, 0, 5}, {BitOp::select, 16, 41, 45, 48}, {BitOp::select, 16, 39, 40, 49},
    {BitOp::select, 16, 37, 38, 50}, {BitOp::select, 16, 35, 36, 51}, {BitOp::select, 16, 32, 33, 52},
    // V_MAX3_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 32, 3, 0, 0, 3},
    {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 32, 2, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::mix, 1, 2, 2, 0, 7}, {BitOp::complement, 1, 16}, {BitOp::select, 32, 17, 2, 3},
    {BitOp::canonical, 32, 18, 0, 0, 5}, {BitOp::mix, 1, 2, 3, 0, 8}, {BitOp::select, 32, 20, 2, 3}, {BitOp::canonical, 32, 21, 0, 0, 5},
    {BitOp::select, 32, 15, 19, 22}, {BitOp::select, 32, 13, 14, 23}, {BitOp::select, 32, 11, 12, 24}, {BitOp::select, 32, 9, 10, 25},
    {BitOp::select, 32, 6, 7, 26}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 27}, {BitOp::canonical, 32, 28},
    {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 4, 31}, {BitOp::canonical, 32, 29, 0, 0, 3}, {BitOp::mix, 1, 30, 30, 0, 2},
    {BitOp::bit_and, 1, 4, 34}, {BitOp::canonical, 32, 30, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 4}, {BitOp::canonical, 32, 30, 0, 0, 5},
    {BitOp::mix, 1, 30, 30, 0, 4}, {BitOp::canonical, 32, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 6}, {BitOp::mix, 1, 29, 29, 0, 7},
    {BitOp::complement, 1, 42}, {BitOp::select, 32, 43, 29, 30}, {BitOp::canonical, 32, 44, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 8},
    {BitOp::select, 32, 46, 29, 30}, {BitOp::canonical, 32, 47, 0, 0, 5}, {BitOp::select, 32, 41, 45, 48}, {BitOp::select, 32, 39, 40, 49},
    {BitOp::select, 32, 37, 38, 50}, {BitOp::select, 32, 35, 36, 51}, {BitOp::select, 32, 32, 33, 52},
    // V_MAX3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 3, 4}, {BitOp::select, 16, 5, 4, 3},
    // V_MAX3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MAX3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 3, 4}, {BitOp::select, 16, 5, 4, 3},
    // V_MAX3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MAX_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 16, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 16, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 16, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::complement, 1, 16}, {BitOp::select, 16, 17, 1, 3},
    {BitOp::canonical, 16, 18, 0, 0, 5}, {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 16, 20, 1, 3}, {BitOp::canonical, 16, 21, 0, 0, 5},
    {BitOp::select, 16, 15, 19, 22}, {BitOp::select, 16, 13, 14, 23}, {BitOp::select, 16, 11, 12, 24}, {BitOp::select, 16, 9, 10, 25},
    {BitOp::select, 16, 6, 7, 26},
    // V_MAX_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 32, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 32, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::complement, 1, 16}, {BitOp::select, 32, 17, 1, 3},
    {BitOp::canonical, 32, 18, 0, 0, 5}, {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 32, 20, 1, 3}, {BitOp::canonical, 32, 21, 0, 0, 5},
    {BitOp::select, 32, 15, 19, 22}, {BitOp::select, 32, 13, 14, 23}, {BitOp::select, 32, 11, 12, 24}, {BitOp::select, 32, 9, 10, 25},
    {BitOp::select, 32, 6, 7, 26},
    // V_MAX_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 64, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 64, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 64, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::complement, 1, 16}, {BitOp::select, 64, 17, 1, 3},
    {BitOp::canonical, 64, 18, 0, 0, 5}, {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 64, 20, 1, 3}, {BitOp::canonical, 64, 21, 0, 0, 5},
    {BitOp::select, 64, 15, 19, 22}, {BitOp::select, 64, 13, 14, 23}, {BitOp::select, 64, 11, 12, 24}, {BitOp::select, 64, 9, 10, 25},
    {BitOp::select, 64, 6, 7, 26},
    // V_MAX_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 16, 2, 0, 1},
    // V_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // V_MAX_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 16, 2, 0, 1},
    // V_MAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // V_MBCNT_HI_U32_B32
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::known, 32}, {BitOp::shift_left, 64, 0, 1}, {BitOp::subtract, 64, 2, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 3, 0, 0, 0x20}, {BitOp::bit_and, 32, 4, 5}, {BitOp::mix, 32, 6, 6, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 7, 8},
    // V_MBCNT_LO_U32_B32
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::known, 32}, {BitOp::shift_left, 64, 0, 1}, {BitOp::subtract, 64, 2, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 3}, {BitOp::bit_and, 32, 4, 5}, {BitOp::mix, 32, 6, 6, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 7, 8},
    // V_MED3_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 0}, {BitOp::canonical, 16, 1}, {BitOp::known, 1, 0, 0, 0, 1},
    {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 5, 6}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 4, 4, 0, 2},
    {BitOp::bit_and, 1, 5, 9}, {BitOp::canonical, 16, 4, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 16, 4, 0, 0, 5},
    {BitOp::mix, 1, 4, 4, 0, 4}, {BitOp::canonical, 16, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 6}, {BitOp::mix, 1, 3, 3, 0, 7},
    {BitOp::complement, 1, 17}, {BitOp::select, 16, 18, 3, 4}, {BitOp::canonical, 16, 19, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 8},
    {BitOp::select, 16, 21, 3, 4}, {BitOp::canonical, 16, 22, 0, 0, 5}, {BitOp::select, 16, 16, 20, 23}, {BitOp::select, 16, 14, 15, 24},
    {BitOp::select, 16, 12, 13, 25}, {BitOp::select, 16, 10, 11, 26}, {BitOp::select, 16, 7, 8, 27}, {BitOp::canonical, 16, 28},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 5, 31}, {BitOp::canonical, 16, 29, 0, 0, 3},
    {BitOp::mix, 1, 30, 30, 0, 2}, {BitOp::bit_and, 1, 5, 34}, {BitOp::canonical, 16, 30, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 4},
    {BitOp::canonical, 16, 30, 0, 0, 5}, {BitOp::mix, 1, 30, 30, 0, 4}, {BitOp::canonical, 16, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 6},
    {BitOp::mix, 1, 29, 29, 0, 7}, {BitOp::complement, 1, 42}, {BitOp::select, 16, 43, 29, 30}, {BitOp::canonical, 16, 44, 0, 0, 5},
    {BitOp::mix, 1, 29, 30, 0, 8}, {BitOp::select, 16, 46, 29, 30}, {BitOp::canonical, 16, 47, 0, 0, 5}, {BitOp::select, 16, 41, 45, 48},
    {BitOp::select, 16, 39, 40, 49}, {BitOp::select, 16, 37, 38, 50}, {BitOp::select, 16, 35, 36, 51}, {BitOp::select, 16, 32, 33, 52},
    {BitOp::mix, 1, 0, 0, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::bit_or, 1, 54, 55}, {BitOp::mix, 1, 2, 2, 0, 4},
    {BitOp::bit_or, 1, 56, 57}, {BitOp::select, 16, 17, 3, 4}, {BitOp::canonical, 16, 59, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 9},
    {BitOp::select, 16, 61, 3, 4}, {BitOp::canonical, 16, 62, 0, 0, 5}, {BitOp::select, 16, 16, 60, 63}, {BitOp::select, 16, 14, 15, 64},
    {BitOp::select, 16, 12, 13, 65}, {BitOp::select, 16, 10, 11, 66}, {BitOp::select, 16, 7, 8, 67}, {BitOp::canonical, 16, 68},
    {BitOp::mix, 1, 69, 69, 0, 2}, {BitOp::bit_and, 1, 5, 70}, {BitOp::canonical, 16, 69, 0, 0, 3}, {BitOp::mix, 1, 69, 69, 0, 4},
    {BitOp::canonical, 16, 69, 0, 0, 5}, {BitOp::mix, 1, 69, 30, 0, 6}, {BitOp::mix, 1, 69, 69, 0, 7}, {BitOp::select, 16, 76, 69, 30},
    {BitOp::canonical, 16, 77, 0, 0, 5}, {BitOp::mix, 1, 69, 30, 0, 9}, {BitOp::select, 16, 79, 69, 30}, {BitOp::canonical, 16, 80, 0, 0, 5},
    {BitOp::select, 16, 75, 78, 81}, {BitOp::select, 16, 39, 74, 82}, {BitOp::select, 16, 73, 38, 83}, {BitOp::select, 16, 35, 36, 84},
    {BitOp::select, 16, 71, 72, 85}, {BitOp::mix, 1, 53, 0, 0, 6}, {BitOp::mix, 1, 4, 30, 0, 6}, {BitOp::mix, 1, 4, 4, 0, 7},
    {BitOp::complement, 1, 89}, {BitOp::select, 16, 90, 4, 30}, {BitOp::canonical, 16, 91, 0, 0, 5}, {BitOp::mix, 1, 4, 30, 0, 8},
    {BitOp::select, 16, 93, 4, 30}, {BitOp::canonical, 16, 94, 0, 0, 5}, {BitOp::select, 16, 88, 92, 95}, {BitOp::select, 16, 39, 13, 96},
    {BitOp::select, 16, 14, 38, 97}, {BitOp::select, 16, 35, 36, 98}, {BitOp::select, 16, 10, 11, 99}, {BitOp::mix, 1, 53, 1, 0, 6},
    {BitOp::mix, 1, 3, 30, 0, 6}, {BitOp::select, 16, 18, 3, 30}, {BitOp::canonical, 16, 103, 0, 0, 5}, {BitOp::mix, 1, 3, 30, 0, 8},
    {BitOp::select, 16, 105, 3, 30}, {BitOp::canonical, 16, 106, 0, 0, 5}, {BitOp::select, 16, 102, 104, 107}, {BitOp::select, 16, 39, 15, 108},
    {BitOp::select, 16, 12, 38, 109}, {BitOp::select, 16, 35, 36, 110}, {BitOp::select, 16, 7, 8, 111}, {BitOp::select, 16, 101, 112, 28},
    {BitOp::select, 16, 87, 100, 113}, {BitOp::select, 16, 58, 86, 114},
    // V_MED3_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 0}, {BitOp::canonical, 32, 1}, {BitOp::known, 1, 0, 0, 0, 1},
    {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 5, 6}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 4, 4, 0, 2},
    {BitOp::bit_and, 1, 5, 9}, {BitOp::canonical, 32, 4, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 32, 4, 0, 0, 5},
    {BitOp::mix, 1, 4, 4, 0, 4}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 6}, {BitOp::mix, 1, 3, 3, 0, 7},
    {BitOp::complement, 1, 17}, {BitOp::select, 32, 18, 3, 4}, {BitOp::canonical, 32, 19, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 8},
    {BitOp::select, 32, 21, 3, 4}, {BitOp::canonical, 32, 22, 0, 0, 5}, {BitOp::select, 32, 16, 20, 23}, {BitOp::select, 32, 14, 15, 24},
    {BitOp::select, 32, 12, 13, 25}, {BitOp::select, 32, 10, 11, 26}, {BitOp::select, 32, 7, 8, 27}, {BitOp::canonical, 32, 28},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 5, 31}, {BitOp::canonical, 32, 29, 0, 0, 3},
    {BitOp::mix, 1, 30, 30, 0, 2}, {BitOp::bit_and, 1, 5, 34}, {BitOp::canonical, 32, 30, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 4},
    {BitOp::canonical, 32, 30, 0, 0, 5}, {BitOp::mix, 1, 30, 30, 0, 4}, {BitOp::canonical, 32, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 30, 0, 6},
    {BitOp::mix, 1, 29, 29, 0, 7}, {BitOp::complement, 1, 42}, {BitOp::select, 32, 43, 29, 30}, {BitOp::canonical, 32, 44, 0, 0, 5},
    {BitOp::mix, 1, 29, 30, 0, 8}, {BitOp::select, 32, 46, 29, 30}, {BitOp::canonical, 32, 47, 0, 0, 5}, {BitOp::select, 32, 41, 45, 48},
    {BitOp::select, 32, 39, 40, 49}, {BitOp::select, 32, 37, 38, 50}, {BitOp::select, 32, 35, 36, 51}, {BitOp::select, 32, 32, 33, 52},
    {BitOp::mix, 1, 0, 0, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::bit_or, 1, 54, 55}, {BitOp::mix, 1, 2, 2, 0, 4},
    {BitOp::bit_or, 1, 56, 57}, {BitOp::select, 32, 17, 3, 4}, {BitOp::canonical, 32, 59, 0, 0, 5}, {BitOp::mix, 1, 3, 4, 0, 9},
    {BitOp::select, 32, 61, 3, 4}, {BitOp::canonical, 32, 62, 0, 0, 5}, {BitOp::select, 32, 16, 60, 63}, {BitOp::select, 32, 14, 15, 64},
    {BitOp::select, 32, 12, 13, 65}, {BitOp::select, 32, 10, 11, 66}, {BitOp::select, 32, 7, 8, 67}, {BitOp::canonical, 32, 68},
    {BitOp::mix, 1, 69, 69, 0, 2}, {BitOp::bit_and, 1, 5, 70}, {BitOp::canonical, 32, 69, 0, 0, 3}, {BitOp::mix, 1, 69, 69, 0, 4},
    {BitOp::canonical, 32, 69, 0, 0, 5}, {BitOp::mix, 1, 69, 30, 0, 6}, {BitOp::mix, 1, 69, 69, 0, 7}, {BitOp::select, 32, 76, 69, 30},
    {BitOp::canonical, 32, 77, 0, 0, 5}, {BitOp::mix, 1, 69, 30, 0, 9}, {BitOp::select, 32, 79, 69, 30}, {BitOp::canonical, 32, 80, 0, 0, 5},
    {BitOp::select, 32, 75, 78, 81}, {BitOp::select, 32, 39, 74, 82}, {BitOp::select, 32, 73, 38, 83}, {BitOp::select, 32, 35, 36, 84},
    {BitOp::select, 32, 71, 72, 85}, {BitOp::mix, 1, 53, 0, 0, 6}, {BitOp::mix, 1, 4, 30, 0, 6}, {BitOp::mix, 1, 4, 4, 0, 7},
    {BitOp::complement, 1, 89}, {BitOp::select, 32, 90, 4, 30}, {BitOp::canonical, 32, 91, 0, 0, 5}, {BitOp::mix, 1, 4, 30, 0, 8},
    {BitOp::select, 32, 93, 4, 30}, {BitOp::canonical, 32, 94, 0, 0, 5}, {BitOp::select, 32, 88, 92, 95}, {BitOp::select, 32, 39, 13, 96},
    {BitOp::select, 32, 14, 38, 97}, {BitOp::select, 32, 35, 36, 98}, {BitOp::select, 32, 10, 11, 99}, {BitOp::mix, 1, 53, 1, 0, 6},
    {BitOp::mix, 1, 3, 30, 0, 6}, {BitOp::select, 32, 18, 3, 30}, {BitOp::canonical, 32, 103, 0, 0, 5}, {BitOp::mix, 1, 3, 30, 0, 8},
    {BitOp::select, 32, 105, 3, 30}, {BitOp::canonical, 32, 106, 0, 0, 5}, {BitOp::select, 32, 102, 104, 107}, {BitOp::select, 32, 39, 15, 108},
    {BitOp::select, 32, 12, 38, 109}, {BitOp::select, 32, 35, 36, 110}, {BitOp::select, 32, 7, 8, 111}, {BitOp::select, 32, 101, 112, 28},
    {BitOp::select, 32, 87, 100, 113}, {BitOp::select, 32, 58, 86, 114},
    // V_MED3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1}, {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 5, 3},
    {BitOp::less_signed, 1, 4, 5}, {BitOp::select, 16, 7, 4, 5}, {BitOp::select, 16, 6, 3, 8},
    // V_MED3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1}, {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 5, 3},
    {BitOp::less_signed, 1, 4, 5}, {BitOp::select, 32, 7, 4, 5}, {BitOp::select, 32, 6, 3, 8},
    // V_MED3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1}, {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 5, 3},
    {BitOp::less, 1, 4, 5}, {BitOp::select, 16, 7, 4, 5}, {BitOp::select, 16, 6, 3, 8},
    // V_MED3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1}, {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 5, 3},
    {BitOp::less, 1, 4, 5}, {BitOp::select, 32, 7, 4, 5}, {BitOp::select, 32, 6, 3, 8},
    // V_MIN3_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 16, 3, 0, 0, 3},
    {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::canonical, 16, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 16, 2, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::mix, 1, 2, 2, 0, 7}, {BitOp::select, 16, 16, 2, 3}, {BitOp::canonical, 16, 17, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 8}, {BitOp::select, 16, 19, 2, 3}, {BitOp::canonical, 16, 20, 0, 0, 5}, {BitOp::select, 16, 15, 18, 21},
    {BitOp::select, 16, 13, 14, 22}, {BitOp::select, 16, 11, 12, 23}, {BitOp::select, 16, 9, 10, 24}, {BitOp::select, 16, 6, 7, 25},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 26}, {BitOp::canonical, 16, 27}, {BitOp::mix, 1, 28, 28, 0, 2},
    {BitOp::bit_and, 1, 4, 30}, {BitOp::canonical, 16, 28, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 4, 33},
    {BitOp::canonical, 16, 29, 0, 0, 3}, {BitOp::mix, 1, 28, 28, 0, 4}, {BitOp::canonical, 16, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 29, 0, 4},
    {BitOp::canonical, 16, 28, 0, 0, 5}, {BitOp::mix, 1, 28, 29, 0, 6}, {BitOp::mix, 1, 28, 28, 0, 7}, {BitOp::select, 16, 41, 28, 29},
    {BitOp::canonical, 16, 42, 0, 0, 5}, {BitOp::mix, 1, 28, 29, 0, 8}, {BitOp::select, 16, 44, 28, 29}, {BitOp::canonical, 16, 45, 0, 0, 5},
    {BitOp::select, 16, 40, 43, 46}, {BitOp::select, 16, 38, 39, 47}, {BitOp::select, 16, 36, 37, 48}, {BitOp::select, 16, 34, 35, 49},
    {BitOp::select, 16, 31, 32, 50},
    // V_MIN3_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 32, 3, 0, 0, 3},
    {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 32, 2, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::mix, 1, 2, 2, 0, 7}, {BitOp::select, 32, 16, 2, 3}, {BitOp::canonical, 32, 17, 0, 0, 5},
    {BitOp::mix, 1, 2, 3, 0, 8}, {BitOp::select, 32, 19, 2, 3}, {BitOp::canonical, 32, 20, 0, 0, 5}, {BitOp::select, 32, 15, 18, 21},
    {BitOp::select, 32, 13, 14, 22}, {BitOp::select, 32, 11, 12, 23}, {BitOp::select, 32, 9, 10, 24}, {BitOp::select, 32, 6, 7, 25},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 26}, {BitOp::canonical, 32, 27}, {BitOp::mix, 1, 28, 28, 0, 2},
    {BitOp::bit_and, 1, 4, 30}, {BitOp::canonical, 32, 28, 0, 0, 3}, {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::bit_and, 1, 4, 33},
    {BitOp::canonical, 32, 29, 0, 0, 3}, {BitOp::mix, 1, 28, 28, 0, 4}, {BitOp::canonical, 32, 29, 0, 0, 5}, {BitOp::mix, 1, 29, 29, 0, 4},
    {BitOp::canonical, 32, 28, 0, 0, 5}, {BitOp::mix, 1, 28, 29, 0, 6}, {BitOp::mix, 1, 28, 28, 0, 7}, {BitOp::select, 32, 41, 28, 29},
    {BitOp::canonical, 32, 42, 0, 0, 5}, {BitOp::mix, 1, 28, 29, 0, 8}, {BitOp::select, 32, 44, 28, 29}, {BitOp::canonical, 32, 45, 0, 0, 5},
    {BitOp::select, 32, 40, 43, 46}, {BitOp::select, 32, 38, 39, 47}, {BitOp::select, 32, 36, 37, 48}, {BitOp::select, 32, 34, 35, 49},
    {BitOp::select, 32, 31, 32, 50},
    // V_MIN3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 4, 3}, {BitOp::select, 16, 5, 4, 3},
    // V_MIN3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MIN3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 4, 3}, {BitOp::select, 16, 5, 4, 3},
    // V_MIN3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MIN_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 16, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 16, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 16, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::select, 16, 16, 1, 3}, {BitOp::canonical, 16, 17, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 16, 19, 1, 3}, {BitOp::canonical, 16, 20, 0, 0, 5}, {BitOp::select, 16, 15, 18, 21},
    {BitOp::select, 16, 13, 14, 22}, {BitOp::select, 16, 11, 12, 23}, {BitOp::select, 16, 9, 10, 24}, {BitOp::select, 16, 6, 7, 25},
    // V_MIN_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 32, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 32, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::select, 32, 16, 1, 3}, {BitOp::canonical, 32, 17, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 32, 19, 1, 3}, {BitOp::canonical, 32, 20, 0, 0, 5}, {BitOp::select, 32, 15, 18, 21},
    {BitOp::select, 32, 13, 14, 22}, {BitOp::select, 32, 11, 12, 23}, {BitOp::select, 32, 9, 10, 24}, {BitOp::select, 32, 6, 7, 25},
    // V_MIN_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_and, 1, 4, 8}, {BitOp::canonical, 64, 3, 0, 0, 3},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::canonical, 64, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::canonical, 64, 1, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::mix, 1, 1, 1, 0, 7}, {BitOp::select, 64, 16, 1, 3}, {BitOp::canonical, 64, 17, 0, 0, 5},
    {BitOp::mix, 1, 1, 3, 0, 8}, {BitOp::select, 64, 19, 1, 3}, {BitOp::canonical, 64, 20, 0, 0, 5}, {BitOp::select, 64, 15, 18, 21},
    {BitOp::select, 64, 13, 14, 22}, {BitOp::select, 64, 11, 12, 23}, {BitOp::select, 64, 9, 10, 24}, {BitOp::select, 64, 6, 7, 25},
    // V_MIN_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1},
    // V_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // V_MIN_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1},
    // V_MIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // V_MQSAD_PK_U16_U8
    {BitOp::constant, 32}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::cut, 16, 1},
    {BitOp::cut, 32, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 5},
    {BitOp::cut, 32, 7}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 9}, {BitOp::cut, 32, 10}, {BitOp::equal, 1, 11, 0},
    {BitOp::complement, 1, 12}, {BitOp::less, 1, 11, 8}, {BitOp::subtract, 32, 8, 11}, {BitOp::subtract, 32, 11, 8},
    {BitOp::select, 32, 14, 15, 16}, {BitOp::add, 32, 4, 17}, {BitOp::select, 32, 13, 18, 4}, {BitOp::shift_right, 64, 5, 6},
    {BitOp::cut, 8, 20}, {BitOp::cut, 32, 21}, {BitOp::shift_right, 32, 9, 6}, {BitOp::cut, 8, 23}, {BitOp::cut, 32, 24},
    {BitOp::equal, 1, 25, 0}, {BitOp::complement, 1, 26}, {BitOp::less, 1, 25, 22}, {BitOp::subtract, 32, 22, 25},
    {BitOp::subtract, 32, 25, 22}, {BitOp::select, 32, 28, 29, 30}, {BitOp::add, 32, 19, 31}, {BitOp::select, 32, 27, 32, 19},
    {BitOp::shift_right, 64, 5, 2}, {BitOp::cut, 8, 34}, {BitOp::cut, 32, 35}, {BitOp::shift_right, 32, 9, 2}, {BitOp::cut, 8, 37},
    {BitOp::cut, 32, 38}, {BitOp::equal, 1, 39, 0}, {BitOp::complement, 1, 40}, {BitOp::less, 1, 39, 36}, {BitOp::subtract, 32, 36, 39},
    {BitOp::subtract, 32, 39, 36}, {BitOp::select, 32, 42, 43, 44}, {BitOp::add, 32, 33, 45}, {BitOp::select, 32, 41, 46, 33},
    {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 64, 5, 48}, {BitOp::cut, 8, 49}, {BitOp::cut, 32, 50},
    {BitOp::shift_right, 32, 9, 48}, {BitOp::cut, 8, 52}, {BitOp::cut, 32, 53}, {BitOp::equal, 1, 54, 0}, {BitOp::complement, 1, 55},
    {BitOp::less, 1, 54, 51}, {BitOp::subtract, 32, 51, 54}, {BitOp::subtract, 32, 54, 51}, {BitOp::select, 32, 57, 58, 59},
    {BitOp::add, 32, 47, 60}, {BitOp::select, 32, 56, 61, 47}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 62},
    {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less, 1, 65, 62}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 66, 67, 64},
    {BitOp::select, 16, 63, 68, 64}, {BitOp::cut, 64, 69}, {BitOp::shift_right, 64, 1, 2}, {BitOp::cut, 16, 71}, {BitOp::cut, 32, 72},
    {BitOp::less, 1, 11, 22}, {BitOp::subtract, 32, 22, 11}, {BitOp::subtract, 32, 11, 22}, {BitOp::select, 32, 74, 75, 76},
    {BitOp::add, 32, 73, 77}, {BitOp::select, 32, 13, 78, 73}, {BitOp::less, 1, 25, 36}, {BitOp::subtract, 32, 36, 25},
    {BitOp::subtract, 32, 25, 36}, {BitOp::select, 32, 80, 81, 82}, {BitOp::add, 32, 79, 83}, {BitOp::select, 32, 27, 84, 79},
    {BitOp::less, 1, 39, 51}, {BitOp::subtract, 32, 51, 39}, {BitOp::subtract, 32, 39, 51}, {BitOp::select, 32, 86, 87, 88},
    {BitOp::add, 32, 85, 89}, {BitOp::select, 32, 41, 90, 85}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 5, 92},
    {BitOp::cut, 8, 93}, {BitOp::cut, 32, 94}, {BitOp::less, 1, 54, 95}, {BitOp::subtract, 32, 95, 54}, {BitOp::subtract, 32, 54, 95},
    {BitOp::select, 32, 96, 97, 98}, {BitOp::add, 32, 91, 99}, {BitOp::select, 32, 56, 100, 91}, {BitOp::cut, 16, 101},
    {BitOp::less, 1, 65, 101}, {BitOp::select, 16, 103, 67, 102}, {BitOp::select, 16, 63, 104, 102}, {BitOp::cut, 64, 105},
    {BitOp::shift_left, 64, 106, 2}, {BitOp::bit_or, 64, 70, 107}, {BitOp::shift_right, 64, 1, 92}, {BitOp::cut, 16, 109},
    {BitOp::cut, 32, 110}, {BitOp::less, 1, 11, 36}, {BitOp::subtract, 32, 36, 11}, {BitOp::subtract, 32, 11, 36},
    {BitOp::select, 32, 112, 113, 114}, {BitOp::add, 32, 111, 115}, {BitOp::select, 32, 13, 116, 111}, {BitOp::less, 1, 25, 51},
    {BitOp::subtract, 32, 51, 25}, {BitOp::subtract, 32, 25, 51}, {BitOp::select, 32, 118, 119, 120}, {BitOp::add, 32, 117, 121},
    {BitOp::select, 32, 27, 122, 117}, {BitOp::less, 1, 39, 95}, {BitOp::subtract, 32, 95, 39}, {BitOp::subtract, 32, 39, 95},
    {BitOp::select, 32, 124, 125, 126}, {BitOp::add, 32, 123, 127}, {BitOp::select, 32, 41, 128, 123}, {BitOp::constant, 32, 0, 0, 0, 0x28},
    {BitOp::shift_right, 64, 5, 130}, {BitOp::cut, 8, 131}, {BitOp::cut, 32, 132}, {BitOp::less, 1, 54, 133}, {BitOp::subtract, 32, 133, 54},
    {BitOp::subtract, 32, 54, 133}, {BitOp::select, 32, 134, 135, 136}, {BitOp::add, 32, 129, 137}, {BitOp::select, 32, 56, 138, 129},
    {BitOp::cut, 16, 139}, {BitOp::less, 1, 65, 139}, {BitOp::select, 16, 141, 67, 140}, {BitOp::select, 16, 63, 142, 140},
    {BitOp::cut, 64, 143}, {BitOp::shift_left, 64, 144, 92}, {BitOp::bit_or, 64, 108, 145}, {BitOp::constant, 32, 0, 0, 0, 0x30},
    {BitOp::shift_right, 64, 1, 147}, {BitOp::cut, 16, 148}, {BitOp::cut, 32, 149}, {BitOp::less, 1, 11, 51}, {BitOp::subtract, 32, 51, 11},
    {BitOp::subtract, 32, 11, 51}, {BitOp::select, 32, 151, 152, 153}, {BitOp::add, 32, 150, 154}, {BitOp::select, 32, 13, 155, 150},
    {BitOp::less, 1, 25, 95}, {BitOp::subtract, 32, 95, 25}, {BitOp::subtract, 32, 25, 95}, {BitOp::select, 32, 157, 158, 159},
    {BitOp::add, 32, 156, 160}, {BitOp::select, 32, 27, 161, 156}, {BitOp::less, 1, 39, 133}, {BitOp::subtract, 32, 133, 39},
    {BitOp::subtract, 32, 39, 133}, {BitOp::select, 32, 163, 164, 165}, {BitOp::add, 32, 162, 166}, {BitOp::select, 32, 41, 167, 162},
    {BitOp::shift_right, 64, 5, 147}, {BitOp::cut, 8, 169}, {BitOp::cut, 32, 170}, {BitOp::less, 1, 54, 171}, {BitOp::subtract, 32, 171, 54},
    {BitOp::subtract, 32, 54, 171}, {BitOp::select, 32, 172, 173, 174}, {BitOp::add, 32, 168, 175}, {BitOp::select, 32, 56, 176, 168},
    {BitOp::cut, 16, 177}, {BitOp::less, 1, 65, 177}, {BitOp::select, 16, 179, 67, 178}, {BitOp::select, 16, 63, 180, 178},
    {BitOp::cut, 64, 181}, {BitOp::shift_left, 64, 182, 147}, {BitOp::bit_or, 64, 146, 183},
    // V_MSAD_U8
    {BitOp::constant, 64}, {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::cut, 8, 2}, {BitOp::cut, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 6}, {BitOp::cut, 32, 7},
    {BitOp::equal, 1, 8, 1}, {BitOp::complement, 1, 9}, {BitOp::less, 1, 8, 5}, {BitOp::subtract, 32, 5, 8}, {BitOp::subtract, 32, 8, 5},
    {BitOp::select, 32, 11, 12, 13}, {BitOp::cut, 64, 14}, {BitOp::select, 64, 10, 15, 0}, {BitOp::shift_right, 32, 2, 3}, {BitOp::cut, 8, 17},
    {BitOp::cut, 32, 18}, {BitOp::shift_right, 32, 6, 3}, {BitOp::cut, 8, 20}, {BitOp::cut, 32, 21}, {BitOp::equal, 1, 22, 1},
    {BitOp::complement, 1, 23}, {BitOp::less, 1, 22, 19}, {BitOp::subtract, 32, 19, 22}, {BitOp::subtract, 32, 22, 19},
    {BitOp::select, 32, 25, 26, 27}, {BitOp::cut, 64, 28}, {BitOp::add, 64, 16, 29}, {BitOp::select, 64, 24, 30, 16},
    {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 2, 32}, {BitOp::cut, 8, 33}, {BitOp::cut, 32, 34},
    {BitOp::shift_right, 32, 6, 32}, {BitOp::cut, 8, 36}, {BitOp::cut, 32, 37}, {BitOp::equal, 1, 38, 1}, {BitOp::complement, 1, 39},
    {BitOp::less, 1, 38, 35}, {BitOp::subtract, 32, 35, 38}, {BitOp::subtract, 32, 38, 35}, {BitOp::select, 32, 41, 42, 43},
    {BitOp::cut, 64, 44}, {BitOp::add, 64, 31, 45}, {BitOp::select, 64, 40, 46, 31}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 2, 48}, {BitOp::cut, 8, 49}, {BitOp::cut, 32, 50}, {BitOp::shift_right, 32, 6, 48}, {BitOp::cut, 8, 52},
    {BitOp::cut, 32, 53}, {BitOp::equal, 1, 54, 1}, {BitOp::complement, 1, 55}, {BitOp::less, 1, 54, 51}, {BitOp::subtract, 32, 51, 54},
    {BitOp::subtract, 32, 54, 51}, {BitOp::select, 32, 57, 58, 59}, {BitOp::cut, 64, 60}, {BitOp::add, 64, 47, 61},
    {BitOp::select, 64, 56, 62, 47}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 64}, {BitOp::add, 64, 63, 65},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 66}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less, 1, 69, 66}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 70, 71, 68}, {BitOp::select, 32, 67, 72, 68},
    // V_MUL_HI_I32_I24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::cut, 32, 4, 0, 0, 0x20},
    // V_MUL_HI_U32_U24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::cut, 32, 4, 0, 0, 0x20},
    // V_MUL_I32_I24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_MUL_LEGACY_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32}, {BitOp::mix, 1, 0, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 3, 3}, {BitOp::bit_or, 1, 2, 4}, {BitOp::mix, 32, 0, 3, 0, 1},
    {BitOp::select, 32, 5, 1, 6},
    // V_MUL_LO_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::multiply, 32, 1, 3}, {BitOp::cut, 16, 4},
    // V_MUL_U32_U24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10},
    {BitOp::select, 32, 5, 14, 6},
    // V_NOT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0},
    // V_OR3_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 2, 3},
    // V_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    // V_PACK_B32_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::canonical, 16, 1, 0, 0, 1},
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 3}, {BitOp::canonical, 16, 4, 0, 0, 1}, {BitOp::join, 32, 5, 2},
    // V_PERM_B32
    {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 1},
    {BitOp::cut, 32, 3}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::bit_and, 32, 4, 5}, {BitOp::equal, 1, 6, 0}, {BitOp::complement, 1, 7},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::select, 32, 8, 9, 10},
    {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::bit_and, 32, 4, 12}, {BitOp::multiply, 32, 13, 2}, {BitOp::shift_right, 32, 11, 14},
    {BitOp::constant, 32, 0, 0, 0, 2}, {BitOp::bit_and, 32, 4, 16}, {BitOp::equal, 1, 17, 0}, {BitOp::complement, 1, 18},
    {BitOp::select, 32, 19, 9, 10}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::bit_and, 32, 4, 21}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::multiply, 32, 22, 23}, {BitOp::constant, 32, 0, 0, 0, 0xf}, {BitOp::add, 32, 24, 25}, {BitOp::shift_right, 32, 20, 26},
    {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::less, 1, 4, 28}, {BitOp::bit_and, 32, 27, 21}, {BitOp::constant, 32, 0, 0, 0, 0xff},
    {BitOp::multiply, 32, 30, 31}, {BitOp::equal, 1, 4, 28}, {BitOp::select, 32, 33, 0, 31}, {BitOp::select, 32, 29, 32, 34},
    {BitOp::less, 1, 4, 2}, {BitOp::bit_and, 32, 15, 31}, {BitOp::select, 32, 36, 37, 35}, {BitOp::shift_right, 32, 1, 2}, {BitOp::cut, 8, 39},
    {BitOp::cut, 32, 40}, {BitOp::bit_and, 32, 41, 5}, {BitOp::equal, 1, 42, 0}, {BitOp::complement, 1, 43}, {BitOp::select, 32, 44, 9, 10},
    {BitOp::bit_and, 32, 41, 12}, {BitOp::multiply, 32, 46, 2}, {BitOp::shift_right, 32, 45, 47}, {BitOp::bit_and, 32, 41, 16},
    {BitOp::equal, 1, 49, 0}, {BitOp::complement, 1, 50}, {BitOp::select, 32, 51, 9, 10}, {BitOp::bit_and, 32, 41, 21},
    {BitOp::multiply, 32, 53, 23}, {BitOp::add, 32, 54, 25}, {BitOp::shift_right, 32, 52, 55}, {BitOp::less, 1, 41, 28},
    {BitOp::bit_and, 32, 56, 21}, {BitOp::multiply, 32, 58, 31}, {BitOp::equal, 1, 41, 28}, {BitOp::select, 32, 60, 0, 31},
    {BitOp::select, 32, 57, 59, 61}, {BitOp::less, 1, 41, 2}, {BitOp::bit_and, 32, 48, 31}, {BitOp::select, 32, 63, 64, 62},
    {BitOp::shift_left, 32, 65, 2}, {BitOp::bit_or, 32, 38, 66}, {BitOp::shift_right, 32, 1, 23}, {BitOp::cut, 8, 68}, {BitOp::cut, 32, 69},
    {BitOp::bit_and, 32, 70, 5}, {BitOp::equal, 1, 71, 0}, {BitOp::complement, 1, 72}, {BitOp::select, 32, 73, 9, 10},
    {BitOp::bit_and, 32, 70, 12}, {BitOp::multiply, 32, 75, 2}, {BitOp::shift_right, 32, 74, 76}, {BitOp::bit_and, 32, 70, 16},
    {BitOp::equal, 1, 78, 0}, {BitOp::complement, 1, 79}, {BitOp::select, 32, 80, 9, 10}, {BitOp::bit_and, 32, 70, 21},
    {BitOp::multiply, 32, 82, 23}, {BitOp::add, 32, 83, 25}, {BitOp::shift_right, 32, 81, 84}, {BitOp::less, 1, 70, 28},
    {BitOp::bit_and, 32, 85, 21}, {BitOp::multiply, 32, 87, 31}, {BitOp::equal, 1, 70, 28}, {BitOp::select, 32, 89, 0, 31},
    {BitOp::select, 32, 86, 88, 90}, {BitOp::less, 1, 70, 2}, {BitOp::bit_and, 32, 77, 31}, {BitOp::select, 32, 92, 93, 91},
    {BitOp::shift_left, 32, 94, 23}, {BitOp::bit_or, 32, 67, 95}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 1, 97},
    {BitOp::cut, 8, 98}, {BitOp::cut, 32, 99}, {BitOp::bit_and, 32, 100, 5}, {BitOp::equal, 1, 101, 0}, {BitOp::complement, 1, 102},
    {BitOp::select, 32, 103, 9, 10}, {BitOp::bit_and, 32, 100, 12}, {BitOp::multiply, 32, 105, 2}, {BitOp::shift_right, 32, 104, 106},
    {BitOp::bit_and, 32, 100, 16}, {BitOp::equal, 1, 108, 0}, {BitOp::complement, 1, 109}, {BitOp::select, 32, 110, 9, 10},
    {BitOp::bit_and, 32, 100, 21}, {BitOp::multiply, 32, 112, 23}, {BitOp::add, 32, 113, 25}, {BitOp::shift_right, 32, 111, 114},
    {BitOp::less, 1, 100, 28}, {BitOp::bit_and, 32, 115, 21}, {BitOp::multiply, 32, 117, 31}, {BitOp::equal, 1, 100, 28},
    {BitOp::select, 32, 119, 0, 31}, {BitOp::select, 32, 116, 118, 120}, {BitOp::less, 1, 100, 2}, {BitOp::bit_and, 32, 107, 31},
    {BitOp::select, 32, 122, 123, 121}, {BitOp::shift_left, 32, 124, 97}, {BitOp::bit_or, 32, 96, 125},
    // V_PK_ADD_F16, V_PK_MUL_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::mix, 16, 1, 3}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::mix, 16, 5, 6}, {BitOp::join, 32, 7, 4},
    // V_PK_ADD_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::sign_extend, 32, 4}, {BitOp::add, 32, 2, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 32, 7}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::sign_extend, 32, 9},
    {BitOp::add, 32, 8, 10}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 11}, {BitOp::constant, 32, 0, 0, 0, 0x7fff},
    {BitOp::less_signed, 1, 14, 11}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 15, 16, 13},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 11, 18}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 19, 20, 17}, {BitOp::cut, 16, 6}, {BitOp::less_signed, 1, 14, 6}, {BitOp::select, 16, 23, 16, 22},
    {BitOp::less_signed, 1, 6, 18}, {BitOp::select, 16, 25, 20, 24}, {BitOp::join, 32, 21, 26}, {BitOp::join, 32, 13, 22},
    {BitOp::select, 32, 12, 27, 28},
    // V_PK_ADD_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 32, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 32, 4}, {BitOp::add, 32, 2, 5}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 32, 7},
    {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::cut, 32, 9}, {BitOp::add, 32, 8, 10}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::cut, 16, 11}, {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less_signed, 1, 14, 11}, {BitOp::constant, 16, 0, 0, 0, 0xffff},
    {BitOp::select, 16, 15, 16, 13}, {BitOp::constant, 32}, {BitOp::less_signed, 1, 11, 18}, {BitOp::constant, 16},
    {BitOp::select, 16, 19, 20, 17}, {BitOp::cut, 16, 6}, {BitOp::less_signed, 1, 14, 6}, {BitOp::select, 16, 23, 16, 22},
    {BitOp::less_signed, 1, 6, 18}, {BitOp::select, 16, 25, 20, 24}, {BitOp::join, 32, 21, 26}, {BitOp::join, 32, 13, 22},
    {BitOp::select, 32, 12, 27, 28},
    // V_PK_ASHRREV_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 2},
    {BitOp::shift_right_signed, 16, 1, 3}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 4, 2, 0, 0, 0x10},
    {BitOp::shift_right_signed, 16, 5, 6}, {BitOp::join, 32, 7, 4},
    // V_PK_FMA_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 4}, {BitOp::mix, 16, 1, 3}, {BitOp::mix, 16, 6, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 4, 0, 0, 0x10}, {BitOp::mix, 16, 8, 9},
    {BitOp::mix, 16, 11, 10}, {BitOp::join, 32, 12, 7},
    // V_PK_LSHLREV_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 2},
    {BitOp::shift_left, 16, 1, 3}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 4, 2, 0, 0, 0x10}, {BitOp::shift_left, 16, 5, 6},
    {BitOp::join, 32, 7, 4},
    // V_PK_LSHRREV_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 2},
    {BitOp::shift_right, 16, 1, 3}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 4, 2, 0, 0, 0x10}, {BitOp::shift_right, 16, 5, 6},
    {BitOp::join, 32, 7, 4},
    // V_PK_MAD_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 64, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::sign_extend, 64, 4}, {BitOp::multiply, 64, 2, 5},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 7}, {BitOp::sign_extend, 64, 8}, {BitOp::add, 64, 6, 9},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 64, 11}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::sign_extend, 64, 13},
    {BitOp::multiply, 64, 12, 14}, {BitOp::cut, 16, 7, 0, 0, 0x10}, {BitOp::sign_extend, 64, 16}, {BitOp::add, 64, 15, 17},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 18}, {BitOp::constant, 64, 0, 0, 0, 0x7fff},
    {BitOp::less_signed, 1, 21, 18}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 22, 23, 20},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffffffff8000}, {BitOp::less_signed, 1, 18, 25}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 26, 27, 24}, {BitOp::cut, 16, 10}, {BitOp::less_signed, 1, 21, 10}, {BitOp::select, 16, 30, 23, 29},
    {BitOp::less_signed, 1, 10, 25}, {BitOp::select, 16, 32, 27, 31}, {BitOp::join, 32, 28, 33}, {BitOp::join, 32, 20, 29},
    {BitOp::select, 32, 19, 34, 35},
    // V_PK_MAD_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 64, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 64, 4}, {BitOp::multiply, 64, 2, 5}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 7},
    {BitOp::cut, 64, 8}, {BitOp::add, 64, 6, 9}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 64, 11}, {BitOp::cut, 16, 3, 0, 0, 0x10},
    {BitOp::cut, 64, 13}, {BitOp::multiply, 64, 12, 14}, {BitOp::cut, 16, 7, 0, 0, 0x10}, {BitOp::cut, 64, 16}, {BitOp::add, 64, 15, 17},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 18}, {BitOp::constant, 64, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 21, 18}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 22, 23, 20}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 18, 25}, {BitOp::constant, 16}, {BitOp::select, 16, 26, 27, 24}, {BitOp::cut, 16, 10},
    {BitOp::less_signed, 1, 21, 10}, {BitOp::select, 16, 30, 23, 29}, {BitOp::less_signed, 1, 10, 25}, {BitOp::select, 16, 32, 27, 31},
    {BitOp::join, 32, 28, 33}, {BitOp::join, 32, 20, 29}, {BitOp::select, 32, 19, 34, 35},
    // V_PK_MAX_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 4, 4, 0, 2}, {BitOp::bit_and, 1, 6, 7},
    {BitOp::canonical, 16, 4, 0, 0, 3}, {BitOp::mix, 1, 5, 5, 0, 2}, {BitOp::bit_and, 1, 6, 10}, {BitOp::canonical, 16, 5, 0, 0, 3},
    {BitOp::mix, 1, 4, 4, 0, 4}, {BitOp::canonical, 16, 5, 0, 0, 5}, {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::canonical, 16, 4, 0, 0, 5},
    {BitOp::mix, 1, 4, 5, 0, 6}, {BitOp::mix, 1, 4, 4, 0, 7}, {BitOp::complement, 1, 18}, {BitOp::select, 16, 19, 4, 5},
    {BitOp::canonical, 16, 20, 0, 0, 5}, {BitOp::mix, 1, 4, 5, 0, 8}, {BitOp::select, 16, 22, 4, 5}, {BitOp::canonical, 16, 23, 0, 0, 5},
    {BitOp::select, 16, 17, 21, 24}, {BitOp::select, 16, 15, 16, 25}, {BitOp::select, 16, 13, 14, 26}, {BitOp::select, 16, 11, 12, 27},
    {BitOp::select, 16, 8, 9, 28}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 30},
    {BitOp::canonical, 16, 31}, {BitOp::mix, 1, 32, 32, 0, 2}, {BitOp::bit_and, 1, 6, 34}, {BitOp::canonical, 16, 32, 0, 0, 3},
    {BitOp::mix, 1, 33, 33, 0, 2}, {BitOp::bit_and, 1, 6, 37}, {BitOp::canonical, 16, 33, 0, 0, 3}, {BitOp::mix, 1, 32, 32, 0, 4},
    {BitOp::canonical, 16, 33, 0, 0, 5}, {BitOp::mix, 1, 33, 33, 0, 4}, {BitOp::canonical, 16, 32, 0, 0, 5}, {BitOp::mix, 1, 32, 33, 0, 6},
    {BitOp::mix, 1, 32, 32, 0, 7}, {BitOp::complement, 1, 45}, {BitOp::select, 16, 46, 32, 33}, {BitOp::canonical, 16, 47, 0, 0, 5},
    {BitOp::mix, 1, 32, 33, 0, 8}, {BitOp::select, 16, 49, 32, 33}, {BitOp::canonical, 16, 50, 0, 0, 5}, {BitOp::select, 16, 44, 48, 51},
    {BitOp::select, 16, 42, 43, 52}, {BitOp::select, 16, 40, 41, 53}, {BitOp::select, 16, 38, 39, 54}, {BitOp::select, 16, 35, 36, 55},
    {BitOp::join, 32, 56, 29},
    // V_PK_MAX_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 1, 3}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 6, 7}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MAX_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less, 1, 1, 3}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less, 1, 6, 7}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MIN_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::known, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 4, 4, 0, 2}, {BitOp::bit_and, 1, 6, 7},
    {BitOp::canonical, 16, 4, 0, 0, 3}, {BitOp::mix, 1, 5, 5, 0, 2}, {BitOp::bit_and, 1, 6, 10}, {BitOp::canonical, 16, 5, 0, 0, 3},
    {BitOp::mix, 1, 4, 4, 0, 4}, {BitOp::canonical, 16, 5, 0, 0, 5}, {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::canonical, 16, 4, 0, 0, 5},
    {BitOp::mix, 1, 4, 5, 0, 6}, {BitOp::mix, 1, 4, 4, 0, 7}, {BitOp::select, 16, 18, 4, 5}, {BitOp::canonical, 16, 19, 0, 0, 5},
    {BitOp::mix, 1, 4, 5, 0, 8}, {BitOp::select, 16, 21, 4, 5}, {BitOp::canonical, 16, 22, 0, 0, 5}, {BitOp::select, 16, 17, 20, 23},
    {BitOp::select, 16, 15, 16, 24}, {BitOp::select, 16, 13, 14, 25}, {BitOp::select, 16, 11, 12, 26}, {BitOp::select, 16, 8, 9, 27},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 29}, {BitOp::canonical, 16, 30},
    {BitOp::mix, 1, 31, 31, 0, 2}, {BitOp::bit_and, 1, 6, 33}, {BitOp::canonical, 16, 31, 0, 0, 3}, {BitOp::mix, 1, 32, 32, 0, 2},
    {BitOp::bit_and, 1, 6, 36}, {BitOp::canonical, 16, 32, 0, 0, 3}, {BitOp::mix, 1, 31, 31, 0, 4}, {BitOp::canonical, 16, 32, 0, 0, 5},
    {BitOp::mix, 1, 32, 32, 0, 4}, {BitOp::canonical, 16, 31, 0, 0, 5}, {BitOp::mix, 1, 31, 32, 0, 6}, {BitOp::mix, 1, 31, 31, 0, 7},
    {BitOp::select, 16, 44, 31, 32}, {BitOp::canonical, 16, 45, 0, 0, 5}, {BitOp::mix, 1, 31, 32, 0, 8}, {BitOp::select, 16, 47, 31, 32},
    {BitOp::canonical, 16, 48, 0, 0, 5}, {BitOp::select, 16, 43, 46, 49}, {BitOp::select, 16, 41, 42, 50}, {BitOp::select, 16, 39, 40, 51},
    {BitOp::select, 16, 37, 38, 52}, {BitOp::select, 16, 34, 35, 53}, {BitOp::join, 32, 54, 28},
    // V_PK_MIN_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 3, 1}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 7, 6}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MIN_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less, 1, 3, 1}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less, 1, 7, 6}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MUL_LO_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 64, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 64, 4}, {BitOp::multiply, 64, 2, 5}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 64, 7},
    {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::cut, 64, 9}, {BitOp::multiply, 64, 8, 10}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::cut, 16, 11}, {BitOp::constant, 64, 0, 0, 0, 0xffff}, {BitOp::less_signed, 1, 14, 11}, {BitOp::constant, 16, 0, 0, 0, 0xffff},
    {BitOp::select, 16, 15, 16, 13}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 11, 18}, {BitOp::constant, 16},
    {BitOp::select, 16, 19, 20, 17}, {BitOp::cut, 16, 6}, {BitOp::less_signed, 1, 14, 6}, {BitOp::select, 16, 23, 16, 22},
    {BitOp::less_signed, 1, 6, 18}, {BitOp::select, 16, 25, 20, 24}, {BitOp::join, 32, 21, 26}, {BitOp::join, 32, 13, 22},
    {BitOp::select, 32, 12, 27, 28},
    // V_PK_SUB_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::sign_extend, 32, 4}, {BitOp::subtract, 32, 2, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 32, 7}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::sign_extend, 32, 9},
    {BitOp::subtract, 32, 8, 10}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 14, 11}, {BitOp::constant, 16, 0, 0, 0, 0x7fff},
    {BitOp::select, 16, 15, 16, 13}, {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 11, 18},
    {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::select, 16, 19, 20, 17}, {BitOp::cut, 16, 6}, {BitOp::less_signed, 1, 14, 6},
    {BitOp::select, 16, 23, 16, 22}, {BitOp::less_signed, 1, 6, 18}, {BitOp::select, 16, 25, 20, 24}, {BitOp::join, 32, 21, 26},
    {BitOp::join, 32, 13, 22}, {BitOp::select, 32, 12, 27, 28},
    // V_PK_SUB_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 32, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 32, 4}, {BitOp::subtract, 32, 2, 5}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 32, 7},
    {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::cut, 32, 9}, {BitOp::subtract, 32, 8, 10}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::cut, 16, 11}, {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less_signed, 1, 14, 11}, {BitOp::constant, 16, 0, 0, 0, 0xffff},
    {BitOp::select, 16, 15, 16, 13}, {BitOp::constant, 32}, {BitOp::less_signed, 1, 11, 18}, {BitOp::constant, 16},
    {BitOp::select, 16, 19, 20, 17}, {BitOp::cut, 16, 6}, {BitOp::less_signed, 1, 14, 6}, {BitOp::select, 16, 23, 16, 22},
    {BitOp::less_signed, 1, 6, 18}, {BitOp::select, 16, 25, 20, 24}, {BitOp::join, 32, 21, 26}, {BitOp::join, 32, 13, 22},
    {BitOp::select, 32, 12, 27, 28},
    // V_QSAD_PK_U16_U8
    {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::cut, 16, 0}, {BitOp::cut, 32, 2},
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 4}, {BitOp::cut, 32, 6},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 8}, {BitOp::cut, 32, 9}, {BitOp::less, 1, 10, 7},
    {BitOp::subtract, 32, 7, 10}, {BitOp::subtract, 32, 10, 7}, {BitOp::select, 32, 11, 12, 13}, {BitOp::add, 32, 3, 14},
    {BitOp::shift_right, 64, 4, 5}, {BitOp::cut, 8, 16}, {BitOp::cut, 32, 17}, {BitOp::shift_right, 32, 8, 5}, {BitOp::cut, 8, 19},
    {BitOp::cut, 32, 20}, {BitOp::less, 1, 21, 18}, {BitOp::subtract, 32, 18, 21}, {BitOp::subtract, 32, 21, 18},
    {BitOp::select, 32, 22, 23, 24}, {BitOp::add, 32, 15, 25}, {BitOp::shift_right, 64, 4, 1}, {BitOp::cut, 8, 27}, {BitOp::cut, 32, 28},
    {BitOp::shift_right, 32, 8, 1}, {BitOp::cut, 8, 30}, {BitOp::cut, 32, 31}, {BitOp::less, 1, 32, 29}, {BitOp::subtract, 32, 29, 32},
    {BitOp::subtract, 32, 32, 29}, {BitOp::select, 32, 33, 34, 35}, {BitOp::add, 32, 26, 36}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 64, 4, 38}, {BitOp::cut, 8, 39}, {BitOp::cut, 32, 40}, {BitOp::shift_right, 32, 8, 38}, {BitOp::cut, 8, 42},
    {BitOp::cut, 32, 43}, {BitOp::less, 1, 44, 41}, {BitOp::subtract, 32, 41, 44}, {BitOp::subtract, 32, 44, 41},
    {BitOp::select, 32, 45, 46, 47}, {BitOp::add, 32, 37, 48}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 49},
    {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less, 1, 52, 49}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 53, 54, 51},
    {BitOp::select, 16, 50, 55, 51}, {BitOp::cut, 64, 56}, {BitOp::shift_right, 64, 0, 1}, {BitOp::cut, 16, 58}, {BitOp::cut, 32, 59},
    {BitOp::less, 1, 10, 18}, {BitOp::subtract, 32, 18, 10}, {BitOp::subtract, 32, 10, 18}, {BitOp::select, 32, 61, 62, 63},
    {BitOp::add, 32, 60, 64}, {BitOp::less, 1, 21, 29}, {BitOp::subtract, 32, 29, 21}, {BitOp::subtract, 32, 21, 29},
    {BitOp::select, 32, 66, 67, 68}, {BitOp::add, 32, 65, 69}, {BitOp::less, 1, 32, 41}, {BitOp::subtract, 32, 41, 32},
    {BitOp::subtract, 32, 32, 41}, {BitOp::select, 32, 71, 72, 73}, {BitOp::add, 32, 70, 74}, {BitOp::constant, 32, 0, 0, 0, 0x20},
    {BitOp::shift_right, 64, 4, 76}, {BitOp::cut, 8, 77}, {BitOp::cut, 32, 78}, {BitOp::less, 1, 44, 79}, {BitOp::subtract, 32, 79, 44},
    {BitOp::subtract, 32, 44, 79}, {BitOp::select, 32, 80, 81, 82}, {BitOp::add, 32, 75, 83}, {BitOp::cut, 16, 84}, {BitOp::less, 1, 52, 84},
    {BitOp::select, 16, 86, 54, 85}, {BitOp::select, 16, 50, 87, 85}, {BitOp::cut, 64, 88}, {BitOp::shift_left, 64, 89, 1},
    {BitOp::bit_or, 64, 57, 90}, {BitOp::shift_right, 64, 0, 76}, {BitOp::cut, 16, 92}, {BitOp::cut, 32, 93}, {BitOp::less, 1, 10, 29},
    {BitOp::subtract, 32, 29, 10}, {BitOp::subtract, 32, 10, 29}, {BitOp::select, 32, 95, 96, 97}, {BitOp::add, 32, 94, 98},
    {BitOp::less, 1, 21, 41}, {BitOp::subtract, 32, 41, 21}, {BitOp::subtract, 32, 21, 41}, {BitOp::select, 32, 100, 101, 102},
    {BitOp::add, 32, 99, 103}, {BitOp::less, 1, 32, 79}, {BitOp::subtract, 32, 79, 32}, {BitOp::subtract, 32, 32, 79},
    {BitOp::select, 32, 105, 106, 107}, {BitOp::add, 32, 104, 108}, {BitOp::constant, 32, 0, 0, 0, 0x28}, {BitOp::shift_right, 64, 4, 110},
    {BitOp::cut, 8, 111}, {BitOp::cut, 32, 112}, {BitOp::less, 1, 44, 113}, {BitOp::subtract, 32, 113, 44}, {BitOp::subtract, 32, 44, 113},
    {BitOp::select, 32, 114, 115, 116}, {BitOp::add, 32, 109, 117}, {BitOp::cut, 16, 118}, {BitOp::less, 1, 52, 118},
    {BitOp::select, 16, 120, 54, 119}, {BitOp::select, 16, 50, 121, 119}, {BitOp::cut, 64, 122}, {BitOp::shift_left, 64, 123, 76},
    {BitOp::bit_or, 64, 91, 124}, {BitOp::constant, 32, 0, 0, 0, 0x30}, {BitOp::shift_right, 64, 0, 126}, {BitOp::cut, 16, 127},
    {BitOp::cut, 32, 128}, {BitOp::less, 1, 10, 41}, {BitOp::subtract, 32, 41, 10}, {BitOp::subtract, 32, 10, 41},
    {BitOp::select, 32, 130, 131, 132}, {BitOp::add, 32, 129, 133}, {BitOp::less, 1, 21, 79}, {BitOp::subtract, 32, 79, 21},
    {BitOp::subtract, 32, 21, 79}, {BitOp::select, 32, 135, 136, 137}, {BitOp::add, 32, 134, 138}, {BitOp::less, 1, 32, 113},
    {BitOp::subtract, 32, 113, 32}, {BitOp::subtract, 32, 32, 113}, {BitOp::select, 32, 140, 141, 142}, {BitOp::add, 32, 139, 143},
    {BitOp::shift_right, 64, 4, 126}, {BitOp::cut, 8, 145}, {BitOp::cut, 32, 146}, {BitOp::less, 1, 44, 147}, {BitOp::subtract, 32, 147, 44},
    {BitOp::subtract, 32, 44, 147}, {BitOp::select, 32, 148, 149, 150}, {BitOp::add, 32, 144, 151}, {BitOp::cut, 16, 152},
    {BitOp::less, 1, 52, 152}, {BitOp::select, 16, 154, 54, 153}, {BitOp::select, 16, 50, 155, 153}, {BitOp::cut, 64, 156},
    {BitOp::shift_left, 64, 157, 126}, {BitOp::bit_or, 64, 125, 158},
    // V_READFIRSTLANE_B32
    {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::constant, 64}, {BitOp::equal, 1, 0, 1}, {BitOp::constant, 32},
    {BitOp::find_first_one, 32, 0}, {BitOp::select, 32, 2, 3, 4}, {BitOp::other_lane, 32, 5},
    // V_READLANE_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 6, 0}, {BitOp::other_lane, 32, 1},
    // V_SAD_HI_U8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 0}, {BitOp::cut, 32, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 4}, {BitOp::cut, 32, 5}, {BitOp::less, 1, 6, 3},
    {BitOp::subtract, 32, 3, 6}, {BitOp::subtract, 32, 6, 3}, {BitOp::select, 32, 7, 8, 9}, {BitOp::cut, 64, 10},
    {BitOp::shift_right, 32, 0, 1}, {BitOp::cut, 8, 12}, {BitOp::cut, 32, 13}, {BitOp::shift_right, 32, 4, 1}, {BitOp::cut, 8, 15},
    {BitOp::cut, 32, 16}, {BitOp::less, 1, 17, 14}, {BitOp::subtract, 32, 14, 17}, {BitOp::subtract, 32, 17, 14},
    {BitOp::select, 32, 18, 19, 20}, {BitOp::cut, 64, 21}, {BitOp::add, 64, 11, 22}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::shift_right, 32, 0, 24}, {BitOp::cut, 8, 25}, {BitOp::cut, 32, 26}, {BitOp::shift_right, 32, 4, 24}, {BitOp::cut, 8, 28},
    {BitOp::cut, 32, 29}, {BitOp::less, 1, 30, 27}, {BitOp::subtract, 32, 27, 30}, {BitOp::subtract, 32, 30, 27},
    {BitOp::select, 32, 31, 32, 33}, {BitOp::cut, 64, 34}, {BitOp::add, 64, 23, 35}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 0, 37}, {BitOp::cut, 8, 38}, {BitOp::cut, 32, 39}, {BitOp::shift_right, 32, 4, 37}, {BitOp::cut, 8, 41},
    {BitOp::cut, 32, 42}, {BitOp::less, 1, 43, 40}, {BitOp::subtract, 32, 40, 43}, {BitOp::subtract, 32, 43, 40},
    {BitOp::select, 32, 44, 45, 46}, {BitOp::cut, 64, 47}, {BitOp::add, 64, 36, 48}, {BitOp::shift_left, 64, 49, 24},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 51}, {BitOp::add, 64, 50, 52},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 53}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less, 1, 56, 53}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 57, 58, 55}, {BitOp::select, 32, 54, 59, 55},
    // V_SAD_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 2},
    {BitOp::cut, 64, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 5}, {BitOp::cut, 64, 6}, {BitOp::less, 1, 7, 4},
    {BitOp::subtract, 64, 4, 7}, {BitOp::subtract, 64, 7, 4}, {BitOp::select, 64, 8, 9, 10}, {BitOp::add, 64, 1, 11},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 64, 13}, {BitOp::cut, 16, 5, 0, 0, 0x10}, {BitOp::cut, 64, 15}, {BitOp::less, 1, 16, 14},
    {BitOp::subtract, 64, 14, 16}, {BitOp::subtract, 64, 16, 14}, {BitOp::select, 64, 17, 18, 19}, {BitOp::add, 64, 12, 20},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 21}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff},
    {BitOp::less, 1, 24, 21}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 25, 26, 23}, {BitOp::select, 32, 22, 27, 23},
    // V_SAD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::subtract, 32, 0, 1}, {BitOp::subtract, 32, 1, 0}, {BitOp::select, 32, 2, 3, 4}, {BitOp::cut, 64, 5},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 7}, {BitOp::add, 64, 6, 8},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 9}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less, 1, 12, 9},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 13, 14, 11}, {BitOp::select, 32, 10, 15, 11},
    // V_SAD_U8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 0}, {BitOp::cut, 32, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 4}, {BitOp::cut, 32, 5}, {BitOp::less, 1, 6, 3},
    {BitOp::subtract, 32, 3, 6}, {BitOp::subtract, 32, 6, 3}, {BitOp::select, 32, 7, 8, 9}, {BitOp::cut, 64, 10},
    {BitOp::shift_right, 32, 0, 1}, {BitOp::cut, 8, 12}, {BitOp::cut, 32, 13}, {BitOp::shift_right, 32, 4, 1}, {BitOp::cut, 8, 15},
    {BitOp::cut, 32, 16}, {BitOp::less, 1, 17, 14}, {BitOp::subtract, 32, 14, 17}, {BitOp::subtract, 32, 17, 14},
    {BitOp::select, 32, 18, 19, 20}, {BitOp::cut, 64, 21}, {BitOp::add, 64, 11, 22}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::shift_right, 32, 0, 24}, {BitOp::cut, 8, 25}, {BitOp::cut, 32, 26}, {BitOp::shift_right, 32, 4, 24}, {BitOp::cut, 8, 28},
    {BitOp::cut, 32, 29}, {BitOp::less, 1, 30, 27}, {BitOp::subtract, 32, 27, 30}, {BitOp::subtract, 32, 30, 27},
    {BitOp::select, 32, 31, 32, 33}, {BitOp::cut, 64, 34}, {BitOp::add, 64, 23, 35}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 0, 37}, {BitOp::cut, 8, 38}, {BitOp::cut, 32, 39}, {BitOp::shift_right, 32, 4, 37}, {BitOp::cut, 8, 41},
    {BitOp::cut, 32, 42}, {BitOp::less, 1, 43, 40}, {BitOp::subtract, 32, 40, 43}, {BitOp::subtract, 32, 43, 40},
    {BitOp::select, 32, 44, 45, 46}, {BitOp::cut, 64, 47}, {BitOp::add, 64, 36, 48}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::cut, 64, 50}, {BitOp::add, 64, 49, 51}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 52},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less, 1, 55, 52}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 56, 57, 54}, {BitOp::select, 32, 53, 58, 54},
    // V_SAT_PK_U8_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 32, 1}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 2, 3}, {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::less_signed, 1, 5, 2}, {BitOp::select, 32, 6, 5, 2},
    {BitOp::select, 32, 4, 3, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 32, 9}, {BitOp::less_signed, 1, 10, 3},
    {BitOp::less_signed, 1, 5, 10}, {BitOp::select, 32, 12, 5, 10}, {BitOp::select, 32, 11, 3, 13}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::shift_left, 32, 14, 15}, {BitOp::bit_or, 32, 8, 16}, {BitOp::cut, 16, 17},
    // V_SUBBREV_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::cut, 32, 3}, {BitOp::subtract, 32, 2, 4}, {BitOp::less, 1, 0, 1},
    {BitOp::equal, 1, 0, 1}, {BitOp::bit_and, 1, 3, 7}, {BitOp::bit_or, 1, 6, 8}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 10, 9}, {BitOp::constant, 32}, {BitOp::select, 32, 11, 12, 5},
    // V_SUBB_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::cut, 32, 3}, {BitOp::subtract, 32, 2, 4}, {BitOp::less, 1, 0, 1},
    {BitOp::equal, 1, 0, 1}, {BitOp::bit_and, 1, 3, 7}, {BitOp::bit_or, 1, 6, 8}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 10, 9}, {BitOp::constant, 32}, {BitOp::select, 32, 11, 12, 5},
    // V_SUBREV_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::less, 1, 0, 1}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 4, 3}, {BitOp::constant, 32},
    {BitOp::select, 32, 5, 6, 2},
    // V_SUBREV_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 1},
    // V_SUBREV_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 1},
    // V_SUBREV_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 2},
    {BitOp::subtract, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 8, 9, 6}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16}, {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_SUBREV_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10},
    {BitOp::select, 32, 5, 14, 6},
    // V_SUB_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::less, 1, 0, 1}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 4, 3}, {BitOp::constant, 32},
    {BitOp::select, 32, 5, 6, 2},
    // V_SUB_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 32, 2}, {BitOp::subtract, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 8, 9, 6},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_SUB_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_SUB_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::subtract, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 8, 9, 6}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16}, {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_SUB_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10},
    {BitOp::select, 32, 5, 14, 6},
    // V_SWAP_B32
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    // V_TRIG_PREOP_F64
    {BitOp::constant, 64}, {BitOp::constant, 64, 0, 0, 0, 0xa2f9836e4e441529}, {BitOp::constant, 64, 0, 0, 0, 0xfc2757d1f534ddc0},
    {BitOp::constant, 64, 0, 0, 0, 0xdb6295993c439041}, {BitOp::constant, 64, 0, 0, 0, 0xfe5163abdebbc561},
    {BitOp::constant, 64, 0, 0, 0, 0xb7246e3a424dd2e0}, {BitOp::constant, 64, 0, 0, 0, 0x6492eea09d1921c},
    {BitOp::constant, 64, 0, 0, 0, 0xfe1deb1cb129a73e}, {BitOp::constant, 64, 0, 0, 0, 0xe88235f52ebb4484},
    {BitOp::constant, 64, 0, 0, 0, 0xe99c7026b45f7e41}, {BitOp::constant, 64, 0, 0, 0, 0x3991d639835339f4},
    {BitOp::constant, 64, 0, 0, 0, 0x9c845f8bbdf9283b}, {BitOp::constant, 64, 0, 0, 0, 0x1ff897ffde05980f},
    {BitOp::constant, 64, 0, 0, 0, 0xef2f118b5a0a6d1f}, {BitOp::constant, 64, 0, 0, 0, 0x6d367ecf27cb09b7},
    {BitOp::constant, 64, 0, 0, 0, 0x4f463f669e5fea2d}, {BitOp::constant, 64, 0, 0, 0, 0x7527bac7ebe5f17b},
    {BitOp::constant, 64, 0, 0, 0, 0x3d0739f78a5292ea}, {BitOp::constant, 64, 0, 0, 0, 0x6bfb5fb11f8d5d08},
    {BitOp::constant, 64, 0, 0, 0, 0x56033046fc7b0000}, {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 20, 20},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 22}, {BitOp::cut, 32, 23}, {BitOp::constant, 32, 0, 0, 0, 0x35},
    {BitOp::multiply, 32, 24, 25}, {BitOp::constant, 32, 0, 0, 0, 0x435}, {BitOp::less_signed, 1, 27, 21}, {BitOp::subtract, 32, 21, 27},
    {BitOp::constant, 32}, {BitOp::select, 32, 28, 29, 30}, {BitOp::add, 32, 26, 31}, {BitOp::constant, 32, 0, 0, 0, 0x4c0},
    {BitOp::less_signed, 1, 32, 33}, {BitOp::constant, 32, 0, 0, 0, 6}, {BitOp::shift_right_signed, 32, 32, 35},
    {BitOp::constant, 32, 0, 0, 0, 0x3f}, {BitOp::bit_and, 32, 32, 37}, {BitOp::equal, 1, 36, 30}, {BitOp::select, 64, 39, 1, 0},
    {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::equal, 1, 36, 41}, {BitOp::select, 64, 42, 2, 40}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::equal, 1, 36, 44}, {BitOp::select, 64, 45, 3, 43}, {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::equal, 1, 36, 47},
    {BitOp::select, 64, 48, 4, 46}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::equal, 1, 36, 50}, {BitOp::select, 64, 51, 5, 49},
    {BitOp::constant, 32, 0, 0, 0, 5}, {BitOp::equal, 1, 36, 53}, {BitOp::select, 64, 54, 6, 52}, {BitOp::equal, 1, 36, 35},
    {BitOp::select, 64, 56, 7, 55}, {BitOp::constant, 32, 0, 0, 0, 7}, {BitOp::equal, 1, 36, 58}, {BitOp::select, 64, 59, 8, 57},
    {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::equal, 1, 36, 61}, {BitOp::select, 64, 62, 9, 60}, {BitOp::constant, 32, 0, 0, 0, 9},
    {BitOp::equal, 1, 36, 64}, {BitOp::select, 64, 65, 10, 63}, {BitOp::constant, 32, 0, 0, 0, 0xa}, {BitOp::equal, 1, 36, 67},
    {BitOp::select, 64, 68, 11, 66}, {BitOp::constant, 32, 0, 0, 0, 0xb}, {BitOp::equal, 1, 36, 70}, {BitOp::select, 64, 71, 12, 69},
    {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::equal, 1, 36, 73}, {BitOp::select, 64, 74, 13, 72}, {BitOp::constant, 32, 0, 0, 0, 0xd},
    {BitOp::equal, 1, 36, 76}, {BitOp::select, 64, 77, 14, 75}, {BitOp::constant, 32, 0, 0, 0, 0xe}, {BitOp::equal, 1, 36, 79},
    {BitOp::select, 64, 80, 15, 78}, {BitOp::constant, 32, 0, 0, 0, 0xf}, {BitOp::equal, 1, 36, 82}, {BitOp::select, 64, 83, 16, 81},
    {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::equal, 1, 36, 85}, {BitOp::select, 64, 86, 17, 84}, {BitOp::constant, 32, 0, 0, 0, 0x11},
    {BitOp::equal, 1, 36, 88}, {BitOp::select, 64, 89, 18, 87}, {BitOp::constant, 32, 0, 0, 0, 0x12}, {BitOp::equal, 1, 36, 91},
    {BitOp::select, 64, 92, 19, 90}, {BitOp::constant, 32, 0, 0, 0, 0x13}, {BitOp::equal, 1, 36, 94}, {BitOp::select, 64, 95, 0, 93},
    {BitOp::shift_left, 64, 96, 38}, {BitOp::equal, 1, 38, 30}, {BitOp::complement, 1, 98}, {BitOp::add, 32, 36, 41},
    {BitOp::equal, 1, 100, 30}, {BitOp::select, 64, 101, 1, 0}, {BitOp::equal, 1, 100, 41}, {BitOp::select, 64, 103, 2, 102},
    {BitOp::equal, 1, 100, 44}, {BitOp::select, 64, 105, 3, 104}, {BitOp::equal, 1, 100, 47}, {BitOp::select, 64, 107, 4, 106},
    {BitOp::equal, 1, 100, 50}, {BitOp::select, 64, 109, 5, 108}, {BitOp::equal, 1, 100, 53}, {BitOp::select, 64, 111, 6, 110},
    {BitOp::equal, 1, 100, 35}, {BitOp::select, 64, 113, 7, 112}, {BitOp::equal, 1, 100, 58}, {BitOp::select, 64, 115, 8, 114},
    {BitOp::equal, 1, 100, 61}, {BitOp::select, 64, 117, 9, 116}, {BitOp::equal, 1, 100, 64}, {BitOp::select, 64, 119, 10, 118},
    {BitOp::equal, 1, 100, 67}, {BitOp::select, 64, 121, 11, 120}, {BitOp::equal, 1, 100, 70}, {BitOp::select, 64, 123, 12, 122},
    {BitOp::equal, 1, 100, 73}, {BitOp::select, 64, 125, 13, 124}, {BitOp::equal, 1, 100, 76}, {BitOp::select, 64, 127, 14, 126},
    {BitOp::equal, 1, 100, 79}, {BitOp::select, 64, 129, 15, 128}, {BitOp::equal, 1, 100, 82}, {BitOp::select, 64, 131, 16, 130},
    {BitOp::equal, 1, 100, 85}, {BitOp::select, 64, 133, 17, 132}, {BitOp::equal, 1, 100, 88}, {BitOp::select, 64, 135, 18, 134},
    {BitOp::equal, 1, 100, 91}, {BitOp::select, 64, 137, 19, 136}, {BitOp::equal, 1, 100, 94}, {BitOp::select, 64, 139, 0, 138},
    {BitOp::constant, 32, 0, 0, 0, 0x40}, {BitOp::subtract, 32, 141, 38}, {BitOp::shift_right, 64, 140, 142}, {BitOp::bit_or, 64, 97, 143},
    {BitOp::select, 64, 99, 144, 97}, {BitOp::select, 64, 34, 145, 0}, {BitOp::shift_right, 64, 146, 70}, {BitOp::mix, 64, 147, 147, 0, 1},
    {BitOp::constant, 32, 0, 0, 0, 0x7b0}, {BitOp::less_signed, 1, 21, 149}, {BitOp::complement, 1, 150}, {BitOp::constant, 32, 0, 0, 0, 0x4b},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffcb}, {BitOp::select, 32, 151, 152, 153}, {BitOp::subtract, 32, 154, 32},
    {BitOp::mix, 64, 148, 155, 0, 2},
    // V_XAD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 2, 3},
    // V_XNOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::complement, 32, 2},
    // V_XOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
};

inline constexpr BitFlow bit_flow_programs[] = {
    {},
    {bit_nodes + 0, 9, {6, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 9, 7, {4, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 16, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 28, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 37, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 46, 9, {8, BitFlow::none, 7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 55, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 62, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 69, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 76, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 83, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 90, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 97, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 103, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 109, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 115, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 122, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 129, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 135, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 141, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 146, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 151, 17, {14, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 168, 18, {15, BitFlow::none, 17, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 186, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 203, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 220, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 228, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 236, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 242, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 248, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 253, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 258, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 268, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 278, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 286, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 294, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 296, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 298, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 301, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 306, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 310, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 314, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 318, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 322, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 327, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 332, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 336, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 340, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 345, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 350, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 355, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 360, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 364, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 368, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 371, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 374, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 378, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 382, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 385, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 388, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 392, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 396, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 400, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 404, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 407, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 410, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 414, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 418, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 420, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 422, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 424, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 426, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 438, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 450, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 462, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 474, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 481, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 488, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 495, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 502, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 506, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 510, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 514, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 518, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 520, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 521, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 522, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 526, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 532, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 538, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 541, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 548, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 555, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 562, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 569, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 576, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 583, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 588, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 593, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 600, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 607, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 614, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 621, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 627, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 633, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 639, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 644, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 649, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 654, 58, {55, BitFlow::none, 57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 712, 115, {112, BitFlow::none, 114, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 827, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4, BitFlow::none}},
    {bit_nodes + 832, 7, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 6, BitFlow::none}},
    {bit_nodes + 839, 11, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 10, BitFlow::none}},
    {bit_nodes + 850, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 852, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 854, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 866, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 875, 9, {8, BitFlow::none, 7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 884, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 891, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 898, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 905, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 911, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 917, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 923, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 928, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 942, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 950, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 953, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 956, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 959, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 975, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 991, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 997, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1013, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1029, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1037, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1047, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1050, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1055, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1059, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1063, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1067, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1071, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1085, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1095, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1102, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1104, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1106, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1137, 30, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 29}},
    {bit_nodes + 1167, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1198, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1201, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1204, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1207, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1210, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1213, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1216, 1, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 0}},
    {bit_nodes + 1217, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1221, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1225, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1229, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1233, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1237, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1241, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1244, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1247, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1250, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1253, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1256, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1259, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1263, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1267, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1271, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1275, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1279, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1283, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1286, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1289, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1292, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1295, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1298, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1301, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1305, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1309, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1313, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1317, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1321, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1325, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1331, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1337, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1343, 1, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 0}},
    {bit_nodes + 1344, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1349, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1354, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1359, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1363, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1391, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1410, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1433, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1454, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1456, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1458, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1462, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1466, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1470, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1474, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1476, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1488, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1493, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1508, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1513, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1518, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1535, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1546, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1561, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1574, 41, {40, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1615, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1664, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1713, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1728, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1743, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 38}},
    {bit_nodes + 1788, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 39}},
    {bit_nodes + 1834, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1861, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1888, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1915, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1963, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2011, 84, {83, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2095, 84, {83, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2179, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2184, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2189, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2194, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2199, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2202, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2206, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2209, 58, {57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2267, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2271, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2275, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2279, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2285, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2291, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2295, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2299, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2303, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2313, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2323, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2334, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2344, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2355, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2365, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2375, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2385, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2404, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2423, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2442, 25, {24, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 18}},
    {bit_nodes + 2467, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2482, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2501, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2568, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2635, 63, {62, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2698, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2717, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2736, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 7}},
    {bit_nodes + 2748, 54, {53, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2802, 54, {53, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2856, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2863, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2870, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2877, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2884, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2912, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2940, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2968, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2972, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2976, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2980, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2984, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2994, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3004, 116, {115, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3120, 116, {115, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3236, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3246, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3256, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3266, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3276, 52, {51, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3328, 52, {51, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3380, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3387, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3394, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3401, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3408, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3435, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3462, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3489, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3493, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3497, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3501, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3505, 185, {184, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3690, 74, {73, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3764, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3770, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3776, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3792, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3800, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3806, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3822, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3824, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3829, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3832, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3839, 127, {126, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3966, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3975, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4005, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4035, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4044, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4058, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4067, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4076, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4113, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4150, 58, {57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4208, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4219, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4230, 56, {55, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4286, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4297, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4308, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4338, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4368, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4398, 160, {159, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4558, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4565, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4568, 61, {60, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4629, 29, {28, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4658, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4675, 60, {59, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4735, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4754, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 4768, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 4782, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 4790, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4793, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4796, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4812, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4828, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 4836, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4852, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4868, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4884, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4900, 2, {1, 0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4902, 157, {156, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5059, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5064, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5068, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
};

inline constexpr std::array<std::uint16_t, opcode_count> bit_flow_numbers{
    0,  // buffer_atomic_add
    0,  // buffer_atomic_add_x2
    0,  // buffer_atomic_and
    0,  // buffer_atomic_and_x2
    0,  // buffer_atomic_cmpswap
    0,  // buffer_atomic_cmpswap_x2
    0,  // buffer_atomic_dec
    0,  // buffer_atomic_dec_x2
    0,  // buffer_atomic_inc
    0,  // buffer_atomic_inc_x2
    0,  // buffer_atomic_or
    0,  // buffer_atomic_or_x2
    0,  // buffer_atomic_smax
    0,  // buffer_atomic_smax_x2
    0,  // buffer_atomic_smin
    0,  // buffer_atomic_smin_x2
    0,  // buffer_atomic_sub
    0,  // buffer_atomic_sub_x2
    0,  // buffer_atomic_swap
    0,  // buffer_atomic_swap_x2
    0,  // buffer_atomic_umax
    0,  // buffer_atomic_umax_x2
    0,  // buffer_atomic_umin
    0,  // buffer_atomic_umin_x2
    0,  // buffer_atomic_xor
    0,  // buffer_atomic_xor_x2
    0,  // buffer_load_dword
    0,  // buffer_load_dwordx2
    0,  // buffer_load_dwordx3
    0,  // buffer_load_dwordx4
    0,  // buffer_load_format_d16_hi_x
    0,  // buffer_load_format_d16_x
    0,  // buffer_load_format_d16_xy
    0,  // buffer_load_format_d16_xyz
    0,  // buffer_load_format_d16_xyzw
    0,  // buffer_load_format_x
    0,  // buffer_load_format_xy
    0,  // buffer_load_format_xyz
    0,  // buffer_load_format_xyzw
    0,  // buffer_load_sbyte
    0,  // buffer_load_sbyte_d16
    0,  // buffer_load_sbyte_d16_hi
    0,  // buffer_load_short_d16
    0,  // buffer_load_short_d16_hi
    0,  // buffer_load_sshort
    0,  // buffer_load_ubyte
    0,  // buffer_load_ubyte_d16
    0,  // buffer_load_ubyte_d16_hi
    0,  // buffer_load_ushort
    0,  // buffer_store_byte
    0,  // buffer_store_byte_d16_hi
    0,  // buffer_store_dword
    0,  // buffer_store_dwordx2
    0,  // buffer_store_dwordx3
    0,  // buffer_store_dwordx4
    0,  // buffer_store_format_d16_hi_x
    0,  // buffer_store_format_d16_x
    0,  // buffer_store_format_d16_xy
    0,  // buffer_store_format_d16_xyz
    0,  // buffer_store_format_d16_xyzw
    0,  // buffer_store_format_x
    0,  // buffer_store_format_xy
    0,  // buffer_store_format_xyz
    0,  // buffer_store_format_xyzw
    0,  // buffer_store_lds_dword
    0,  // buffer_store_short
    0,  // buffer_store_short_d16_hi
    0,  // buffer_wbinvl1
    0,  // buffer_wbinvl1_vol
    0,  // ds_add_f32
    0,  // ds_add_rtn_f32
    0,  // ds_add_rtn_u32
    0,  // ds_add_rtn_u64
    0,  // ds_add_src2_f32
    0,  // ds_add_src2_u32
    0,  // ds_add_src2_u64
    0,  // ds_add_u32
    0,  // ds_add_u64
    0,  // ds_and_b32
    0,  // ds_and_b64
    0,  // ds_and_rtn_b32
    0,  // ds_and_rtn_b64
    0,  // ds_and_src2_b32
    0,  // ds_and_src2_b64
    0,  // ds_append
    0,  // ds_bpermute_b32
    0,  // ds_cmpst_b32
    0,  // ds_cmpst_b64
    0,  // ds_cmpst_f32
    0,  // ds_cmpst_f64
    0,  // ds_cmpst_rtn_b32
    0,  // ds_cmpst_rtn_b64
    0,  // ds_cmpst_rtn_f32
    0,  // ds_cmpst_rtn_f64
    0,  // ds_condxchg32_rtn_b64
    0,  // ds_consume
    0,  // ds_dec_rtn_u32
    0,  // ds_dec_rtn_u64
    0,  // ds_dec_src2_u32
    0,  // ds_dec_src2_u64
    0,  // ds_dec_u32
    0,  // ds_dec_u64
    0,  // ds_gws_barrier
    0,  // ds_gws_init
    0,  // ds_gws_sema_br
    0,  // ds_gws_sema_p
    0,  // ds_gws_sema_release_all
    0,  // ds_gws_sema_v
    0,  // ds_inc_rtn_u32
    0,  // ds_inc_rtn_u64
    0,  // ds_inc_src2_u32
    0,  // ds_inc_src2_u64
    0,  // ds_inc_u32
    0,  // ds_inc_u64
    0,  // ds_max_f32
    0,  // ds_max_f64
    0,  // ds_max_i32
    0,  // ds_max_i64
    0,  // ds_max_rtn_f32
    0,  // ds_max_rtn_f64
    0,  // ds_max_rtn_i32
    0,  // ds_max_rtn_i64
    0,  // ds_max_rtn_u32
    0,  // ds_max_rtn_u64
    0,  // ds_max_src2_f32
    0,  // ds_max_src2_f64
    0,  // ds_max_src2_i32
    0,  // ds_max_src2_i64
    0,  // ds_max_src2_u32
    0,  // ds_max_src2_u64
    0,  // ds_max_u32
    0,  // ds_max_u64
    0,  // ds_min_f32
    0,  // ds_min_f64
    0,  // ds_min_i32
    0,  // ds_min_i64
    0,  // ds_min_rtn_f32
    0,  // ds_min_rtn_f64
    0,  // ds_min_rtn_i32
    0,  // ds_min_rtn_i64
    0,  // ds_min_rtn_u32
    0,  // ds_min_rtn_u64
    0,  // ds_min_src2_f32
    0,  // ds_min_src2_f64
    0,  // ds_min_src2_i32
    0,  // ds_min_src2_i64
    0,  // ds_min_src2_u32
    0,  // ds_min_src2_u64
    0,  // ds_min_u32
    0,  // ds_min_u64
    0,  // ds_mskor_b32
    0,  // ds_mskor_b64
    0,  // ds_mskor_rtn_b32
    0,  // ds_mskor_rtn_b64
    0,  // ds_nop
    0,  // ds_ordered_count
    0,  // ds_or_b32
    0,  // ds_or_b64
    0,  // ds_or_rtn_b32
    0,  // ds_or_rtn_b64
    0,  // ds_or_src2_b32
    0,  // ds_or_src2_b64
    0,  // ds_permute_b32
    0,  // ds_read2st64_b32
    0,  // ds_read2st64_b64
    0,  // ds_read2_b32
    0,  // ds_read2_b64
    0,  // ds_read_addtid_b32
    0,  // ds_read_b128
    0,  // ds_read_b32
    0,  // ds_read_b64
    0,  // ds_read_b96
    0,  // ds_read_i16
    0,  // ds_read_i8
    0,  // ds_read_i8_d16
    0,  // ds_read_i8_d16_hi
    0,  // ds_read_u16
    0,  // ds_read_u16_d16
    0,  // ds_read_u16_d16_hi
    0,  // ds_read_u8
    0,  // ds_read_u8_d16
    0,  // ds_read_u8_d16_hi
    0,  // ds_rsub_rtn_u32
    0,  // ds_rsub_rtn_u64
    0,  // ds_rsub_src2_u32
    0,  // ds_rsub_src2_u64
    0,  // ds_rsub_u32
    0,  // ds_rsub_u64
    0,  // ds_sub_rtn_u32
    0,  // ds_sub_rtn_u64
    0,  // ds_sub_src2_u32
    0,  // ds_sub_src2_u64
    0,  // ds_sub_u32
    0,  // ds_sub_u64
    0,  // ds_swizzle_b32
    0,  // ds_wrap_rtn_b32
    0,  // ds_write2st64_b32
    0,  // ds_write2st64_b64
    0,  // ds_write2_b32
    0,  // ds_write2_b64
    0,  // ds_write_addtid_b32
    0,  // ds_write_b128
    0,  // ds_write_b16
    0,  // ds_write_b16_d16_hi
    0,  // ds_write_b32
    0,  // ds_write_b64
    0,  // ds_write_b8
    0,  // ds_write_b8_d16_hi
    0,  // ds_write_b96
    0,  // ds_write_src2_b32
    0,  // ds_write_src2_b64
    0,  // ds_wrxchg2st64_rtn_b32
    0,  // ds_wrxchg2st64_rtn_b64
    0,  // ds_wrxchg2_rtn_b32
    0,  // ds_wrxchg2_rtn_b64
    0,  // ds_wrxchg_rtn_b32
    0,  // ds_wrxchg_rtn_b64
    0,  // ds_xor_b32
    0,  // ds_xor_b64
    0,  // ds_xor_rtn_b32
    0,  // ds_xor_rtn_b64
    0,  // ds_xor_src2_b32
    0,  // ds_xor_src2_b64
    0,  // exp
    0,  // flat_atomic_add
    0,  // flat_atomic_add_x2
    0,  // flat_atomic_and
    0,  // flat_atomic_and_x2
    0,  // flat_atomic_cmpswap
    0,  // flat_atomic_cmpswap_x2
    0,  // flat_atomic_dec
    0,  // flat_atomic_dec_x2
    0,  // flat_atomic_inc
    0,  // flat_atomic_inc_x2
    0,  // flat_atomic_or
    0,  // flat_atomic_or_x2
    0,  // flat_atomic_smax
    0,  // flat_atomic_smax_x2
    0,  // flat_atomic_smin
    0,  // flat_atomic_smin_x2
    0,  // flat_atomic_sub
    0,  // flat_atomic_sub_x2
    0,  // flat_atomic_swap
    0,  // flat_atomic_swap_x2
    0,  // flat_atomic_umax
    0,  // flat_atomic_umax_x2
    0,  // flat_atomic_umin
    0,  // flat_atomic_umin_x2
    0,  // flat_atomic_xor
    0,  // flat_atomic_xor_x2
    0,  // flat_load_dword
    0,  // flat_load_dwordx2
    0,  // flat_load_dwordx3
    0,  // flat_load_dwordx4
    0,  // flat_load_sbyte
    0,  // flat_load_sbyte_d16
    0,  // flat_load_sbyte_d16_hi
    0,  // flat_load_short_d16
    0,  // flat_load_short_d16_hi
    0,  // flat_load_sshort
    0,  // flat_load_ubyte
    0,  // flat_load_ubyte_d16
    0,  // flat_load_ubyte_d16_hi
    0,  // flat_load_ushort
    0,  // flat_store_byte
    0,  // flat_store_byte_d16_hi
    0,  // flat_store_dword
    0,  // flat_store_dwordx2
    0,  // flat_store_dwordx3
    0,  // flat_store_dwordx4
    0,  // flat_store_short
    0,  // flat_store_short_d16_hi
    0,  // global_atomic_add
    0,  // global_atomic_add_x2
    0,  // global_atomic_and
    0,  // global_atomic_and_x2
    0,  // global_atomic_cmpswap
    0,  // global_atomic_cmpswap_x2
    0,  // global_atomic_dec
    0,  // global_atomic_dec_x2
    0,  // global_atomic_inc
    0,  // global_atomic_inc_x2
    0,  // global_atomic_or
    0,  // global_atomic_or_x2
    0,  // global_atomic_smax
    0,  // global_atomic_smax_x2
    0,  // global_atomic_smin
    0,  // global_atomic_smin_x2
    0,  // global_atomic_sub
    0,  // global_atomic_sub_x2
    0,  // global_atomic_swap
    0,  // global_atomic_swap_x2
    0,  // global_atomic_umax
    0,  // global_atomic_umax_x2
    0,  // global_atomic_umin
    0,  // global_atomic_umin_x2
    0,  // global_atomic_xor
    0,  // global_atomic_xor_x2
    0,  // global_load_dword
    0,  // global_load_dwordx2
    0,  // global_load_dwordx3
    0,  // global_load_dwordx4
    0,  // global_load_sbyte
    0,  // global_load_sbyte_d16
    0,  // global_load_sbyte_d16_hi
    0,  // global_load_short_d16
    0,  // global_load_short_d16_hi
    0,  // global_load_sshort
    0,  // global_load_ubyte
    0,  // global_load_ubyte_d16
    0,  // global_load_ubyte_d16_hi
    0,  // global_load_ushort
    0,  // global_store_byte
    0,  // global_store_byte_d16_hi
    0,  // global_store_dword
    0,  // global_store_dwordx2
    0,  // global_store_dwordx3
    0,  // global_store_dwordx4
    0,  // global_store_short
    0,  // global_store_short_d16_hi
    0,  // image_atomic_add
    0,  // image_atomic_and
    0,  // image_atomic_cmpswap
    0,  // image_atomic_dec
    0,  // image_atomic_inc
    0,  // image_atomic_or
    0,  // image_atomic_smax
    0,  // image_atomic_smin
    0,  // image_atomic_sub
    0,  // image_atomic_swap
    0,  // image_atomic_umax
    0,  // image_atomic_umin
    0,  // image_atomic_xor
    0,  // image_gather4
    0,  // image_gather4h
    0,  // image_gather4h_pck
    0,  // image_gather4_b
    0,  // image_gather4_b_cl
    0,  // image_gather4_b_cl_o
    0,  // image_gather4_b_o
    0,  // image_gather4_c
    0,  // image_gather4_cl
    0,  // image_gather4_cl_o
    0,  // image_gather4_c_b
    0,  // image_gather4_c_b_cl
    0,  // image_gather4_c_b_cl_o
    0,  // image_gather4_c_b_o
    0,  // image_gather4_c_cl
    0,  // image_gather4_c_cl_o
    0,  // image_gather4_c_l
    0,  // image_gather4_c_lz
    0,  // image_gather4_c_lz_o
    0,  // image_gather4_c_l_o
    0,  // image_gather4_c_o
    0,  // image_gather4_l
    0,  // image_gather4_lz
    0,  // image_gather4_lz_o
    0,  // image_gather4_l_o
    0,  // image_gather4_o
    0,  // image_gather8h_pck
    0,  // image_get_lod
    0,  // image_get_resinfo
    0,  // image_load
    0,  // image_load_mip
    0,  // image_load_mip_pck
    0,  // image_load_mip_pck_sgn
    0,  // image_load_pck
    0,  // image_load_pck_sgn
    0,  // image_sample
    0,  // image_sample_b
    0,  // image_sample_b_cl
    0,  // image_sample_b_cl_o
    0,  // image_sample_b_o
    0,  // image_sample_c
    0,  // image_sample_cd
    0,  // image_sample_cd_cl
    0,  // image_sample_cd_cl_o
    0,  // image_sample_cd_o
    0,  // image_sample_cl
    0,  // image_sample_cl_o
    0,  // image_sample_c_b
    0,  // image_sample_c_b_cl
    0,  // image_sample_c_b_cl_o
    0,  // image_sample_c_b_o
    0,  // image_sample_c_cd
    0,  // image_sample_c_cd_cl
    0,  // image_sample_c_cd_cl_o
    0,  // image_sample_c_cd_o
    0,  // image_sample_c_cl
    0,  // image_sample_c_cl_o
    0,  // image_sample_c_d
    0,  // image_sample_c_d_cl
    0,  // image_sample_c_d_cl_o
    0,  // image_sample_c_d_o
    0,  // image_sample_c_l
    0,  // image_sample_c_lz
    0,  // image_sample_c_lz_o
    0,  // image_sample_c_l_o
    0,  // image_sample_c_o
    0,  // image_sample_d
    0,  // image_sample_d_cl
    0,  // image_sample_d_cl_o
    0,  // image_sample_d_o
    0,  // image_sample_l
    0,  // image_sample_lz
    0,  // image_sample_lz_o
    0,  // image_sample_l_o
    0,  // image_sample_o
    0,  // image_store
    0,  // image_store_mip
    0,  // image_store_mip_pck
    0,  // image_store_pck
    0,  // scratch_load_dword
    0,  // scratch_load_dwordx2
    0,  // scratch_load_dwordx3
    0,  // scratch_load_dwordx4
    0,  // scratch_load_sbyte
    0,  // scratch_load_sbyte_d16
    0,  // scratch_load_sbyte_d16_hi
    0,  // scratch_load_short_d16
    0,  // scratch_load_short_d16_hi
    0,  // scratch_load_sshort
    0,  // scratch_load_ubyte
    0,  // scratch_load_ubyte_d16
    0,  // scratch_load_ubyte_d16_hi
    0,  // scratch_load_ushort
    0,  // scratch_store_byte
    0,  // scratch_store_byte_d16_hi
    0,  // scratch_store_dword
    0,  // scratch_store_dwordx2
    0,  // scratch_store_dwordx3
    0,  // scratch_store_dwordx4
    0,  // scratch_store_short
    0,  // scratch_store_short_d16_hi
    1,  // s_absdiff_i32
    2,  // s_abs_i32
    3,  // s_addc_u32
    4,  // s_addk_i32
    5,  // s_add_i32
    6,  // s_add_u32
    7,  // s_andn1_saveexec_b64
    8,  // s_andn1_wrexec_b64
    9,  // s_andn2_b32
    10,  // s_andn2_b64
    11,  // s_andn2_saveexec_b64
    12,  // s_andn2_wrexec_b64
    13,  // s_and_b32
    14,  // s_and_b64
    15,  // s_and_saveexec_b64
    16,  // s_ashr_i32
    17,  // s_ashr_i64
    0,  // s_atc_probe
    0,  // s_atc_probe_buffer
    0,  // s_atomic_add
    0,  // s_atomic_add_x2
    0,  // s_atomic_and
    0,  // s_atomic_and_x2
    0,  // s_atomic_cmpswap
    0,  // s_atomic_cmpswap_x2
    0,  // s_atomic_dec
    0,  // s_atomic_dec_x2
    0,  // s_atomic_inc
    0,  // s_atomic_inc_x2
    0,  // s_atomic_or
    0,  // s_atomic_or_x2
    0,  // s_atomic_smax
    0,  // s_atomic_smax_x2
    0,  // s_atomic_smin
    0,  // s_atomic_smin_x2
    0,  // s_atomic_sub
    0,  // s_atomic_sub_x2
    0,  // s_atomic_swap
    0,  // s_atomic_swap_x2
    0,  // s_atomic_umax
    0,  // s_atomic_umax_x2
    0,  // s_atomic_umin
    0,  // s_atomic_umin_x2
    0,  // s_atomic_xor
    0,  // s_atomic_xor_x2
    0,  // s_barrier
    18,  // s_bcnt0_i32_b32
    19,  // s_bcnt0_i32_b64
    20,  // s_bcnt1_i32_b32
    21,  // s_bcnt1_i32_b64
    22,  // s_bfe_i32
    23,  // s_bfe_i64
    24,  // s_bfe_u32
    25,  // s_bfe_u64
    26,  // s_bfm_b32
    27,  // s_bfm_b64
    28,  // s_bitcmp0_b32
    29,  // s_bitcmp0_b64
    30,  // s_bitcmp1_b32
    31,  // s_bitcmp1_b64
    0,  // s_bitreplicate_b64_b32
    32,  // s_bitset0_b32
    33,  // s_bitset0_b64
    34,  // s_bitset1_b32
    35,  // s_bitset1_b64
    0,  // s_branch
    36,  // s_brev_b32
    37,  // s_brev_b64
    0,  // s_buffer_atomic_add
    0,  // s_buffer_atomic_add_x2
    0,  // s_buffer_atomic_and
    0,  // s_buffer_atomic_and_x2
    0,  // s_buffer_atomic_cmpswap
    0,  // s_buffer_atomic_cmpswap_x2
    0,  // s_buffer_atomic_dec
    0,  // s_buffer_atomic_dec_x2
    0,  // s_buffer_atomic_inc
    0,  // s_buffer_atomic_inc_x2
    0,  // s_buffer_atomic_or
    0,  // s_buffer_atomic_or_x2
    0,  // s_buffer_atomic_smax
    0,  // s_buffer_atomic_smax_x2
    0,  // s_buffer_atomic_smin
    0,  // s_buffer_atomic_smin_x2
    0,  // s_buffer_atomic_sub
    0,  // s_buffer_atomic_sub_x2
    0,  // s_buffer_atomic_swap
    0,  // s_buffer_atomic_swap_x2
    0,  // s_buffer_atomic_umax
    0,  // s_buffer_atomic_umax_x2
    0,  // s_buffer_atomic_umin
    0,  // s_buffer_atomic_umin_x2
    0,  // s_buffer_atomic_xor
    0,  // s_buffer_atomic_xor_x2
    0,  // s_buffer_load_dword
    0,  // s_buffer_load_dwordx16
    0,  // s_buffer_load_dwordx2
    0,  // s_buffer_load_dwordx4
    0,  // s_buffer_load_dwordx8
    0,  // s_buffer_store_dword
    0,  // s_buffer_store_dwordx2
    0,  // s_buffer_store_dwordx4
    38,  // s_call_b64
    0,  // s_cbranch_cdbgsys
    0,  // s_cbranch_cdbgsys_and_user
    0,  // s_cbranch_cdbgsys_or_user
    0,  // s_cbranch_cdbguser
    0,  // s_cbranch_execnz
    0,  // s_cbranch_execz
    0,  // s_cbranch_g_fork
    0,  // s_cbranch_i_fork
    0,  // s_cbranch_join
    0,  // s_cbranch_scc0
    0,  // s_cbranch_scc1
    0,  // s_cbranch_vccnz
    0,  // s_cbranch_vccz
    39,  // s_cmovk_i32
    40,  // s_cmov_b32
    41,  // s_cmov_b64
    42,  // s_cmpk_eq_i32
    43,  // s_cmpk_eq_u32
    44,  // s_cmpk_ge_i32
    45,  // s_cmpk_ge_u32
    46,  // s_cmpk_gt_i32
    47,  // s_cmpk_gt_u32
    48,  // s_cmpk_le_i32
    49,  // s_cmpk_le_u32
    50,  // s_cmpk_lg_i32
    51,  // s_cmpk_lg_u32
    52,  // s_cmpk_lt_i32
    53,  // s_cmpk_lt_u32
    54,  // s_cmp_eq_i32
    54,  // s_cmp_eq_u32
    55,  // s_cmp_eq_u64
    56,  // s_cmp_ge_i32
    57,  // s_cmp_ge_u32
    58,  // s_cmp_gt_i32
    59,  // s_cmp_gt_u32
    60,  // s_cmp_le_i32
    61,  // s_cmp_le_u32
    62,  // s_cmp_lg_i32
    62,  // s_cmp_lg_u32
    63,  // s_cmp_lg_u64
    64,  // s_cmp_lt_i32
    65,  // s_cmp_lt_u32
    66,  // s_cselect_b32
    67,  // s_cselect_b64
    0,  // s_dcache_discard
    0,  // s_dcache_discard_x2
    0,  // s_dcache_inv
    0,  // s_dcache_inv_vol
    0,  // s_dcache_wb
    0,  // s_dcache_wb_vol
    0,  // s_decperflevel
    0,  // s_endpgm
    0,  // s_endpgm_ordered_ps_done
    0,  // s_endpgm_saved
    68,  // s_ff0_i32_b32
    69,  // s_ff0_i32_b64
    70,  // s_ff1_i32_b32
    71,  // s_ff1_i32_b64
    68,  // s_flbit_i32
    68,  // s_flbit_i32_b32
    69,  // s_flbit_i32_b64
    69,  // s_flbit_i32_i64
    38,  // s_getpc_b64
    0,  // s_getreg_b32
    0,  // s_icache_inv
    0,  // s_incperflevel
    0,  // s_load_dword
    0,  // s_load_dwordx16
    0,  // s_load_dwordx2
    0,  // s_load_dwordx4
    0,  // s_load_dwordx8
    72,  // s_lshl1_add_u32
    73,  // s_lshl2_add_u32
    74,  // s_lshl3_add_u32
    75,  // s_lshl4_add_u32
    76,  // s_lshl_b32
    77,  // s_lshl_b64
    78,  // s_lshr_b32
    79,  // s_lshr_b64
    80,  // s_max_i32
    81,  // s_max_u32
    0,  // s_memrealtime
    0,  // s_memtime
    82,  // s_min_i32
    83,  // s_min_u32
    84,  // s_movk_i32
    0,  // s_movreld_b32
    0,  // s_movreld_b64
    0,  // s_movrels_b32
    0,  // s_movrels_b64
    85,  // s_mov_b32
    86,  // s_mov_b64
    87,  // s_mulk_i32
    88,  // s_mul_hi_i32
    89,  // s_mul_hi_u32
    90,  // s_mul_i32
    91,  // s_nand_b32
    92,  // s_nand_b64
    93,  // s_nand_saveexec_b64
    0,  // s_nop
    94,  // s_nor_b32
    95,  // s_nor_b64
    96,  // s_nor_saveexec_b64
    97,  // s_not_b32
    98,  // s_not_b64
    99,  // s_orn1_saveexec_b64
    100,  // s_orn2_b32
    101,  // s_orn2_b64
    102,  // s_orn2_saveexec_b64
    103,  // s_or_b32
    104,  // s_or_b64
    105,  // s_or_saveexec_b64
    106,  // s_pack_hh_b32_b16
    107,  // s_pack_lh_b32_b16
    108,  // s_pack_ll_b32_b16
    109,  // s_quadmask_b32
    110,  // s_quadmask_b64
    0,  // s_rfe_b64
    0,  // s_rfe_restore_b64
    0,  // s_scratch_load_dword
    0,  // s_scratch_load_dwordx2
    0,  // s_scratch_load_dwordx4
    0,  // s_scratch_store_dword
    0,  // s_scratch_store_dwordx2
    0,  // s_scratch_store_dwordx4
    0,  // s_sendmsg
    0,  // s_sendmsghalt
    0,  // s_sethalt
    0,  // s_setkill
    0,  // s_setpc_b64
    0,  // s_setprio
    0,  // s_setreg_b32
    0,  // s_setreg_imm32_b32
    0,  // s_setvskip
    111,  // s_set_gpr_idx_idx
    112,  // s_set_gpr_idx_mode
    0,  // s_set_gpr_idx_off
    113,  // s_set_gpr_idx_on
    114,  // s_sext_i32_i16
    115,  // s_sext_i32_i8
    0,  // s_sleep
    0,  // s_store_dword
    0,  // s_store_dwordx2
    0,  // s_store_dwordx4
    116,  // s_subb_u32
    117,  // s_sub_i32
    118,  // s_sub_u32
    38,  // s_swappc_b64
    0,  // s_trap
    0,  // s_ttracedata
    0,  // s_waitcnt
    0,  // s_wakeup
    0,  // s_wqm_b32
    0,  // s_wqm_b64
    119,  // s_xnor_b32
    120,  // s_xnor_b64
    121,  // s_xnor_saveexec_b64
    122,  // s_xor_b32
    123,  // s_xor_b64
    124,  // s_xor_saveexec_b64
    0,  // tbuffer_load_format_d16_x
    0,  // tbuffer_load_format_d16_xy
    0,  // tbuffer_load_format_d16_xyz
    0,  // tbuffer_load_format_d16_xyzw
    0,  // tbuffer_load_format_x
    0,  // tbuffer_load_format_xy
    0,  // tbuffer_load_format_xyz
    0,  // tbuffer_load_format_xyzw
    0,  // tbuffer_store_format_d16_x
    0,  // tbuffer_store_format_d16_xy
    0,  // tbuffer_store_format_d16_xyz
    0,  // tbuffer_store_format_d16_xyzw
    0,  // tbuffer_store_format_x
    0,  // tbuffer_store_format_xy
    0,  // tbuffer_store_format_xyz
    0,  // tbuffer_store_format_xyzw
    125,  // v_add3_u32
    126,  // v_addc_co_u32
    127,  // v_add_co_u32
    128,  // v_add_f16
    129,  // v_add_f32
    130,  // v_add_f64
    131,  // v_add_i16
    132,  // v_add_i32
    133,  // v_add_lshl_u32
    134,  // v_add_u16
    135,  // v_add_u32
    136,  // v_alignbit_b32
    137,  // v_alignbyte_b32
    138,  // v_and_b32
    139,  // v_and_or_b32
    140,  // v_ashrrev_i16
    141,  // v_ashrrev_i32
    142,  // v_ashrrev_i64
    143,  // v_bcnt_u32_b32
    144,  // v_bfe_i32
    145,  // v_bfe_u32
    146,  // v_bfi_b32
    26,  // v_bfm_b32
    36,  // v_bfrev_b32
    147,  // v_ceil_f16
    68,  // v_ceil_f32
    148,  // v_ceil_f64
    0,  // v_clrexcp
    149,  // v_cmpx_class_f16
    150,  // v_cmpx_class_f32
    151,  // v_cmpx_class_f64
    152,  // v_cmpx_eq_f16
    153,  // v_cmpx_eq_f32
    154,  // v_cmpx_eq_f64
    155,  // v_cmpx_eq_i16
    156,  // v_cmpx_eq_i32
    157,  // v_cmpx_eq_i64
    155,  // v_cmpx_eq_u16
    156,  // v_cmpx_eq_u32
    157,  // v_cmpx_eq_u64
    158,  // v_cmpx_f_f16
    158,  // v_cmpx_f_f32
    158,  // v_cmpx_f_f64
    158,  // v_cmpx_f_i16
    158,  // v_cmpx_f_i32
    158,  // v_cmpx_f_i64
    158,  // v_cmpx_f_u16
    158,  // v_cmpx_f_u32
    158,  // v_cmpx_f_u64
    152,  // v_cmpx_ge_f16
    153,  // v_cmpx_ge_f32
    154,  // v_cmpx_ge_f64
    159,  // v_cmpx_ge_i16
    160,  // v_cmpx_ge_i32
    161,  // v_cmpx_ge_i64
    162,  // v_cmpx_ge_u16
    163,  // v_cmpx_ge_u32
    164,  // v_cmpx_ge_u64
    152,  // v_cmpx_gt_f16
    153,  // v_cmpx_gt_f32
    154,  // v_cmpx_gt_f64
    165,  // v_cmpx_gt_i16
    166,  // v_cmpx_gt_i32
    167,  // v_cmpx_gt_i64
    168,  // v_cmpx_gt_u16
    169,  // v_cmpx_gt_u32
    170,  // v_cmpx_gt_u64
    152,  // v_cmpx_le_f16
    153,  // v_cmpx_le_f32
    154,  // v_cmpx_le_f64
    171,  // v_cmpx_le_i16
    172,  // v_cmpx_le_i32
    173,  // v_cmpx_le_i64
    174,  // v_cmpx_le_u16
    175,  // v_cmpx_le_u32
    176,  // v_cmpx_le_u64
    152,  // v_cmpx_lg_f16
    153,  // v_cmpx_lg_f32
    154,  // v_cmpx_lg_f64
    152,  // v_cmpx_lt_f16
    153,  // v_cmpx_lt_f32
    154,  // v_cmpx_lt_f64
    177,  // v_cmpx_lt_i16
    178,  // v_cmpx_lt_i32
    179,  // v_cmpx_lt_i64
    180,  // v_cmpx_lt_u16
    181,  // v_cmpx_lt_u32
    182,  // v_cmpx_lt_u64
    183,  // v_cmpx_neq_f16
    184,  // v_cmpx_neq_f32
    185,  // v_cmpx_neq_f64
    186,  // v_cmpx_ne_i16
    187,  // v_cmpx_ne_i32
    188,  // v_cmpx_ne_i64
    186,  // v_cmpx_ne_u16
    187,  // v_cmpx_ne_u32
    188,  // v_cmpx_ne_u64
    183,  // v_cmpx_nge_f16
    184,  // v_cmpx_nge_f32
    185,  // v_cmpx_nge_f64
    183,  // v_cmpx_ngt_f16
    184,  // v_cmpx_ngt_f32
    185,  // v_cmpx_ngt_f64
    183,  // v_cmpx_nle_f16
    184,  // v_cmpx_nle_f32
    185,  // v_cmpx_nle_f64
    183,  // v_cmpx_nlg_f16
    184,  // v_cmpx_nlg_f32
    185,  // v_cmpx_nlg_f64
    183,  // v_cmpx_nlt_f16
    184,  // v_cmpx_nlt_f32
    185,  // v_cmpx_nlt_f64
    189,  // v_cmpx_o_f16
    190,  // v_cmpx_o_f32
    191,  // v_cmpx_o_f64
    192,  // v_cmpx_tru_f16
    192,  // v_cmpx_tru_f32
    192,  // v_cmpx_tru_f64
    192,  // v_cmpx_t_i16
    192,  // v_cmpx_t_i32
    192,  // v_cmpx_t_i64
    192,  // v_cmpx_t_u16
    192,  // v_cmpx_t_u32
    192,  // v_cmpx_t_u64
    193,  // v_cmpx_u_f16
    194,  // v_cmpx_u_f32
    195,  // v_cmpx_u_f64
    149,  // v_cmp_class_f16
    150,  // v_cmp_class_f32
    151,  // v_cmp_class_f64
    152,  // v_cmp_eq_f16
    153,  // v_cmp_eq_f32
    154,  // v_cmp_eq_f64
    155,  // v_cmp_eq_i16
    156,  // v_cmp_eq_i32
    157,  // v_cmp_eq_i64
    155,  // v_cmp_eq_u16
    156,  // v_cmp_eq_u32
    157,  // v_cmp_eq_u64
    158,  // v_cmp_f_f16
    158,  // v_cmp_f_f32
    158,  // v_cmp_f_f64
    158,  // v_cmp_f_i16
    158,  // v_cmp_f_i32
    158,  // v_cmp_f_i64
    158,  // v_cmp_f_u16
    158,  // v_cmp_f_u32
    158,  // v_cmp_f_u64
    152,  // v_cmp_ge_f16
    153,  // v_cmp_ge_f32
    154,  // v_cmp_ge_f64
    159,  // v_cmp_ge_i16
    160,  // v_cmp_ge_i32
    161,  // v_cmp_ge_i64
    162,  // v_cmp_ge_u16
    163,  // v_cmp_ge_u32
    164,  // v_cmp_ge_u64
    152,  // v_cmp_gt_f16
    153,  // v_cmp_gt_f32
    154,  // v_cmp_gt_f64
    165,  // v_cmp_gt_i16
    166,  // v_cmp_gt_i32
    167,  // v_cmp_gt_i64
    168,  // v_cmp_gt_u16
    169,  // v_cmp_gt_u32
    170,  // v_cmp_gt_u64
    152,  // v_cmp_le_f16
    153,  // v_cmp_le_f32
    154,  // v_cmp_le_f64
    171,  // v_cmp_le_i16
    172,  // v_cmp_le_i32
    173,  // v_cmp_le_i64
    174,  // v_cmp_le_u16
    175,  // v_cmp_le_u32
    176,  // v_cmp_le_u64
    152,  // v_cmp_lg_f16
    153,  // v_cmp_lg_f32
    154,  // v_cmp_lg_f64
    152,  // v_cmp_lt_f16
    153,  // v_cmp_lt_f32
    154,  // v_cmp_lt_f64
    177,  // v_cmp_lt_i16
    178,  // v_cmp_lt_i32
    179,  // v_cmp_lt_i64
    180,  // v_cmp_lt_u16
    181,  // v_cmp_lt_u32
    182,  // v_cmp_lt_u64
    183,  // v_cmp_neq_f16
    184,  // v_cmp_neq_f32
    185,  // v_cmp_neq_f64
    186,  // v_cmp_ne_i16
    187,  // v_cmp_ne_i32
    188,  // v_cmp_ne_i64
    186,  // v_cmp_ne_u16
    187,  // v_cmp_ne_u32
    188,  // v_cmp_ne_u64
    183,  // v_cmp_nge_f16
    184,  // v_cmp_nge_f32
    185,  // v_cmp_nge_f64
    183,  // v_cmp_ngt_f16
    184,  // v_cmp_ngt_f32
    185,  // v_cmp_ngt_f64
    183,  // v_cmp_nle_f16
    184,  // v_cmp_nle_f32
    185,  // v_cmp_nle_f64
    183,  // v_cmp_nlg_f16
    184,  // v_cmp_nlg_f32
    185,  // v_cmp_nlg_f64
    183,  // v_cmp_nlt_f16
    184,  // v_cmp_nlt_f32
    185,  // v_cmp_nlt_f64
    189,  // v_cmp_o_f16
    190,  // v_cmp_o_f32
    191,  // v_cmp_o_f64
    192,  // v_cmp_tru_f16
    192,  // v_cmp_tru_f32
    192,  // v_cmp_tru_f64
    192,  // v_cmp_t_i16
    192,  // v_cmp_t_i32
    192,  // v_cmp_t_i64
    192,  // v_cmp_t_u16
    192,  // v_cmp_t_u32
    192,  // v_cmp_t_u64
    193,  // v_cmp_u_f16
    194,  // v_cmp_u_f32
    195,  // v_cmp_u_f64
    196,  // v_cndmask_b32
    147,  // v_cos_f16
    68,  // v_cos_f32
    197,  // v_cubeid_f32
    198,  // v_cubema_f32
    199,  // v_cubesc_f32
    200,  // v_cubetc_f32
    201,  // v_cvt_f16_f32
    147,  // v_cvt_f16_i16
    147,  // v_cvt_f16_u16
    202,  // v_cvt_f32_f16
    69,  // v_cvt_f32_f64
    68,  // v_cvt_f32_i32
    68,  // v_cvt_f32_u32
    203,  // v_cvt_f32_ubyte0
    204,  // v_cvt_f32_ubyte1
    205,  // v_cvt_f32_ubyte2
    206,  // v_cvt_f32_ubyte3
    207,  // v_cvt_f64_f32
    207,  // v_cvt_f64_i32
    207,  // v_cvt_f64_u32
    208,  // v_cvt_flr_i32_f32
    147,  // v_cvt_i16_f16
    68,  // v_cvt_i32_f32
    69,  // v_cvt_i32_f64
    147,  // v_cvt_norm_i16_f16
    147,  // v_cvt_norm_u16_f16
    209,  // v_cvt_off_f32_i4
    210,  // v_cvt_pkaccum_u8_f32
    211,  // v_cvt_pknorm_i16_f16
    212,  // v_cvt_pknorm_i16_f32
    211,  // v_cvt_pknorm_u16_f16
    212,  // v_cvt_pknorm_u16_f32
    212,  // v_cvt_pkrtz_f16_f32
    213,  // v_cvt_pk_i16_i32
    214,  // v_cvt_pk_u16_u32
    215,  // v_cvt_pk_u8_f32
    216,  // v_cvt_rpi_i32_f32
    147,  // v_cvt_u16_f16
    68,  // v_cvt_u32_f32
    69,  // v_cvt_u32_f64
    217,  // v_div_fixup_f16
    218,  // v_div_fixup_f32
    219,  // v_div_fixup_f64
    217,  // v_div_fixup_legacy_f16
    220,  // v_div_fmas_f32
    221,  // v_div_fmas_f64
    222,  // v_div_scale_f32
    223,  // v_div_scale_f64
    224,  // v_dot2_f32_f16
    225,  // v_dot2_i32_i16
    226,  // v_dot2_u32_u16
    227,  // v_dot4_i32_i8
    228,  // v_dot4_u32_u8
    229,  // v_dot8_i32_i4
    230,  // v_dot8_u32_u4
    147,  // v_exp_f16
    68,  // v_exp_f32
    68,  // v_exp_legacy_f32
    68,  // v_ffbh_i32
    68,  // v_ffbh_u32
    70,  // v_ffbl_b32
    147,  // v_floor_f16
    68,  // v_floor_f32
    148,  // v_floor_f64
    231,  // v_fmac_f32
    232,  // v_fma_f16
    233,  // v_fma_f32
    234,  // v_fma_f64
    232,  // v_fma_legacy_f16
    147,  // v_fract_f16
    68,  // v_fract_f32
    148,  // v_fract_f64
    235,  // v_frexp_exp_i16_f16
    68,  // v_frexp_exp_i32_f32
    69,  // v_frexp_exp_i32_f64
    147,  // v_frexp_mant_f16
    68,  // v_frexp_mant_f32
    148,  // v_frexp_mant_f64
    0,  // v_interp_mov_f32
    0,  // v_interp_p1ll_f16
    0,  // v_interp_p1lv_f16
    0,  // v_interp_p1_f32
    0,  // v_interp_p2_f16
    0,  // v_interp_p2_f32
    0,  // v_interp_p2_legacy_f16
    236,  // v_ldexp_f16
    129,  // v_ldexp_f32
    237,  // v_ldexp_f64
    238,  // v_lerp_u8
    147,  // v_log_f16
    68,  // v_log_f32
    68,  // v_log_legacy_f32
    239,  // v_lshlrev_b16
    240,  // v_lshlrev_b32
    241,  // v_lshlrev_b64
    242,  // v_lshl_add_u32
    243,  // v_lshl_or_b32
    244,  // v_lshrrev_b16
    245,  // v_lshrrev_b32
    246,  // v_lshrrev_b64
    247,  // v_mac_f16
    248,  // v_mac_f32
    249,  // v_madak_f16
    250,  // v_madak_f32
    251,  // v_madmk_f16
    252,  // v_madmk_f32
    253,  // v_mad_f16
    254,  // v_mad_f32
    255,  // v_mad_i16
    256,  // v_mad_i32_i16
    257,  // v_mad_i32_i24
    258,  // v_mad_i64_i32
    253,  // v_mad_legacy_f16
    259,  // v_mad_legacy_f32
    255,  // v_mad_legacy_i16
    260,  // v_mad_legacy_u16
    261,  // v_mad_mixhi_f16
    262,  // v_mad_mixlo_f16
    263,  // v_mad_mix_f32
    260,  // v_mad_u16
    264,  // v_mad_u32_u16
    265,  // v_mad_u32_u24
    266,  // v_mad_u64_u32
    267,  // v_max3_f16
    268,  // v_max3_f32
    269,  // v_max3_i16
    270,  // v_max3_i32
    271,  // v_max3_u16
    272,  // v_max3_u32
    273,  // v_max_f16
    274,  // v_max_f32
    275,  // v_max_f64
    276,  // v_max_i16
    277,  // v_max_i32
    278,  // v_max_u16
    279,  // v_max_u32
    280,  // v_mbcnt_hi_u32_b32
    281,  // v_mbcnt_lo_u32_b32
    282,  // v_med3_f16
    283,  // v_med3_f32
    284,  // v_med3_i16
    285,  // v_med3_i32
    286,  // v_med3_u16
    287,  // v_med3_u32
    288,  // v_min3_f16
    289,  // v_min3_f32
    290,  // v_min3_i16
    291,  // v_min3_i32
    292,  // v_min3_u16
    293,  // v_min3_u32
    294,  // v_min_f16
    295,  // v_min_f32
    296,  // v_min_f64
    297,  // v_min_i16
    298,  // v_min_i32
    299,  // v_min_u16
    300,  // v_min_u32
    85,  // v_mov_b32
    301,  // v_mqsad_pk_u16_u8
    0,  // v_mqsad_u32_u8
    302,  // v_msad_u8
    128,  // v_mul_f16
    129,  // v_mul_f32
    130,  // v_mul_f64
    88,  // v_mul_hi_i32
    303,  // v_mul_hi_i32_i24
    89,  // v_mul_hi_u32
    304,  // v_mul_hi_u32_u24
    305,  // v_mul_i32_i24
    306,  // v_mul_legacy_f32
    307,  // v_mul_lo_u16
    90,  // v_mul_lo_u32
    308,  // v_mul_u32_u24
    0,  // v_nop
    309,  // v_not_b32
    310,  // v_or3_b32
    311,  // v_or_b32
    312,  // v_pack_b32_f16
    313,  // v_perm_b32
    314,  // v_pk_add_f16
    315,  // v_pk_add_i16
    316,  // v_pk_add_u16
    317,  // v_pk_ashrrev_i16
    318,  // v_pk_fma_f16
    319,  // v_pk_lshlrev_b16
    320,  // v_pk_lshrrev_b16
    321,  // v_pk_mad_i16
    322,  // v_pk_mad_u16
    323,  // v_pk_max_f16
    324,  // v_pk_max_i16
    325,  // v_pk_max_u16
    326,  // v_pk_min_f16
    327,  // v_pk_min_i16
    328,  // v_pk_min_u16
    314,  // v_pk_mul_f16
    329,  // v_pk_mul_lo_u16
    330,  // v_pk_sub_i16
    331,  // v_pk_sub_u16
    332,  // v_qsad_pk_u16_u8
    147,  // v_rcp_f16
    68,  // v_rcp_f32
    148,  // v_rcp_f64
    68,  // v_rcp_iflag_f32
    333,  // v_readfirstlane_b32
    334,  // v_readlane_b32
    147,  // v_rndne_f16
    68,  // v_rndne_f32
    148,  // v_rndne_f64
    147,  // v_rsq_f16
    68,  // v_rsq_f32
    148,  // v_rsq_f64
    335,  // v_sad_hi_u8
    336,  // v_sad_u16
    337,  // v_sad_u32
    338,  // v_sad_u8
    339,  // v_sat_pk_u8_i16
    0,  // v_screen_partition_4se_b32
    147,  // v_sin_f16
    68,  // v_sin_f32
    147,  // v_sqrt_f16
    68,  // v_sqrt_f32
    148,  // v_sqrt_f64
    340,  // v_subbrev_co_u32
    341,  // v_subb_co_u32
    342,  // v_subrev_co_u32
    343,  // v_subrev_f16
    344,  // v_subrev_f32
    345,  // v_subrev_u16
    346,  // v_subrev_u32
    347,  // v_sub_co_u32
    128,  // v_sub_f16
    129,  // v_sub_f32
    348,  // v_sub_i16
    349,  // v_sub_i32
    350,  // v_sub_u16
    351,  // v_sub_u32
    352,  // v_swap_b32
    353,  // v_trig_preop_f64
    147,  // v_trunc_f16
    68,  // v_trunc_f32
    148,  // v_trunc_f64
    0,  // v_writelane_b32
    354,  // v_xad_u32
    355,  // v_xnor_b32
    356,  // v_xor_b32
};

/// The program of an opcode.
constexpr const BitFlow& bit_flow_of(Opcode opcode) {
  return bit_flow_programs[bit_flow_numbers[static_cast<std::size_t>(opcode)]];
}

}  // namespace lockstep::gcn5_7nm

// Operations for which there is no program, and why:
//   S_BITREPLICATE_B64_B32: it has too many steps
//   S_CBRANCH_G_FORK: it writes registers by a number
//   S_CBRANCH_I_FORK: it writes registers by a number
//   S_CBRANCH_JOIN: it reads registers by a number
//   S_GETREG_B32: it reads registers by a number
//   S_MOVRELD_B32: it writes registers by a number
//   S_MOVRELD_B64: it writes registers by a number
//   S_MOVRELS_B32: it reads registers by a number
//   S_MOVRELS_B64: it reads registers by a number
//   S_SETREG_B32: it writes registers by a number
//   S_SETREG_IMM32_B32: it writes registers by a number
//   S_WQM_B32: it has a loop of a computed length
//   S_WQM_B64: it has a loop of a computed length
//   V_CLREXCP: it writes registers by a number
//   V_MQSAD_U32_U8: it has a value of 128 bits
//   V_WRITELANE_B32: it writes registers by a number
