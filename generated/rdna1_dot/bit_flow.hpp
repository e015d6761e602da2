// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 6468643a6e86179a
// Which bits of its inputs reach which bits of its results: a program for each operation (lockstep/isa/bit_flow.hpp). Operations with equal
// programs share one. Without a program every bit of every result depends on every bit of every input.
#pragma once

#include <array>

#include "rdna1_dot/opcodes.hpp"
#include "lockstep/isa/bit_flow.hpp"

namespace lockstep::rdna1_dot {

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
    // S_ANDN1_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_and, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ANDN1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN1_WREXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_and, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ANDN1_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_and, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_and, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ANDN2_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ANDN2_WREXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_and, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ANDN2_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_and, 32, 0, 2}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 4, 3}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 6},
    {BitOp::complement, 1, 7},
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
    // S_MUL_I32, V_MUL_LO_I32, V_MUL_LO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::multiply, 32, 0, 1},
    // S_NAND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::complement, 32, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NAND_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NAND_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_and, 32, 0, 2}, {BitOp::complement, 32, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_NAND_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::complement, 32, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOR_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_or, 32, 0, 2}, {BitOp::complement, 32, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_NOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_NOT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::constant, 32}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_NOT_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::constant, 64}, {BitOp::equal, 1, 1, 2},
    {BitOp::complement, 1, 3},
    // S_ORN1_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_or, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ORN1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_or, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_or, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_ORN2_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_or, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_ORN2_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_or, 32, 0, 2}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 4, 3}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 6},
    {BitOp::complement, 1, 7},
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
    // S_SEXT_I32_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SEXT_I32_I8
    {BitOp::input, 8, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SUBB_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::cut, 64, 5}, {BitOp::subtract, 64, 4, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 7, 8}, {BitOp::cut, 1, 9}, {BitOp::cut, 32, 7},
    // S_SUBVECTOR_LOOP_BEGIN
    {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::constant, 64}, {BitOp::equal, 1, 0, 1}, {BitOp::cut, 32, 0},
    {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::cut, 32, 0, 0, 0, 0x20}, {BitOp::cut, 64, 3}, {BitOp::select, 64, 5, 0, 7},
    {BitOp::select, 32, 5, 4, 6}, {BitOp::select, 64, 2, 0, 8}, {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::select, 32, 2, 11, 9},
    // S_SUBVECTOR_LOOP_END
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1, 0, 0, 0x20},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4}, {BitOp::equal, 1, 0, 3}, {BitOp::join, 64, 2, 0},
    {BitOp::cut, 32, 1}, {BitOp::join, 64, 0, 3}, {BitOp::select, 32, 6, 0, 8}, {BitOp::select, 32, 5, 0, 10}, {BitOp::select, 64, 6, 1, 9},
    {BitOp::select, 64, 5, 7, 12},
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
    // S_XNOR_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_xor, 32, 0, 2}, {BitOp::complement, 32, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_XNOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::complement, 64, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_XOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_XOR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_XOR_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::bit_xor, 32, 0, 2}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 4, 3}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 6},
    {BitOp::complement, 1, 7},
    // S_XOR_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::bit_xor, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // V_ADD3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 2, 3},
    // V_ADD_CO_CI_U32
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
    // V_ADD_LSHL_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 3}, {BitOp::shift_left, 32, 2, 4},
    // V_ADD_NC_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 32, 2}, {BitOp::add, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 8, 9, 6},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_ADD_NC_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_ADD_NC_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::add, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 8, 9, 6}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16}, {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_ADD_NC_U32
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
    // V_CMPX_F_F16, V_CMPX_F_F32, V_CMPX_F_F64, V_CMPX_F_I32, V_CMPX_F_I64, V_CMPX_F_U32, V_CMPX_F_U64, V_CMP_F_F16, V_CMP_F_F32 ...
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
    // V_CMPX_TRU_F16, V_CMPX_TRU_F32, V_CMPX_TRU_F64, V_CMPX_T_I32, V_CMPX_T_I64, V_CMPX_T_U32, V_CMPX_T_U64, V_CMP_TRU_F16, V_CMP_TRU_F32 ...
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
    // V_DIV_FIXUP_F16
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
    // V_DOT2C_F32_F16
    {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::constant, 32}, {BitOp::cut, 1, 0}, {BitOp::constant, 32, 0, 0, 0, 0x8000},
    {BitOp::select, 32, 2, 3, 1}, {BitOp::input, 3, std::uint8_t(BitInput::abs)}, {BitOp::cut, 1, 5},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 6, 7, 1}, {BitOp::bit_or, 32, 4, 8}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::shift_right, 3, 0, 10}, {BitOp::cut, 1, 11}, {BitOp::select, 32, 12, 3, 1}, {BitOp::shift_right, 3, 5, 10}, {BitOp::cut, 1, 14},
    {BitOp::select, 32, 15, 7, 1}, {BitOp::bit_or, 32, 13, 16}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::bit_xor, 32, 18, 9},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 20, 17}, {BitOp::input, 32, std::uint8_t(BitInput::d0)},
    {BitOp::canonical, 32, 22}, {BitOp::cut, 16, 19}, {BitOp::canonical, 16, 24, 0, 0, 1}, {BitOp::mix, 32, 25, 25, 0, 2}, {BitOp::cut, 16, 21},
    {BitOp::canonical, 16, 27, 0, 0, 1}, {BitOp::mix, 32, 28, 28, 0, 2}, {BitOp::mix, 32, 26, 29, 0, 3}, {BitOp::mix, 32, 30, 23, 0, 3},
    {BitOp::canonical, 32, 31}, {BitOp::cut, 16, 19, 0, 0, 0x10}, {BitOp::canonical, 16, 33, 0, 0, 1}, {BitOp::mix, 32, 34, 34, 0, 2},
    {BitOp::cut, 16, 21, 0, 0, 0x10}, {BitOp::canonical, 16, 36, 0, 0, 1}, {BitOp::mix, 32, 37, 37, 0, 2}, {BitOp::mix, 32, 35, 38, 0, 3},
    {BitOp::mix, 32, 39, 32, 0, 3}, {BitOp::canonical, 32, 40},
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
    // V_DOT4C_I32_I8
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
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
    // V_FMAAK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::cut, 16, 2}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 4, 3},
    // V_FMAAK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMAC_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::d0)}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 3, 2},
    // V_FMAC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMAMK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::cut, 16, 1},
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 16, 0, 2}, {BitOp::mix, 16, 4, 3},
    // V_FMAMK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMA_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 3, 2},
    // V_FMA_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_FMA_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_FMA_MIXHI_F16
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
    // V_FMA_MIXLO_F16
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
    // V_FMA_MIX_F32
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
    // V_MAC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::d0)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MAC_LEGACY_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::constant, 32}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_or, 1, 5, 6},
    {BitOp::mix, 32, 1, 3, 0, 2}, {BitOp::canonical, 32, 8}, {BitOp::select, 32, 7, 4, 9}, {BitOp::input, 32, std::uint8_t(BitInput::d0)},
    {BitOp::canonical, 32, 11}, {BitOp::mix, 32, 10, 12, 0, 3}, {BitOp::canonical, 32, 13},
    // V_MADAK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MADMK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MAD_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 32, 1, 3, 0, 1}, {BitOp::canonical, 32, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 6}, {BitOp::mix, 32, 5, 7, 0, 2}, {BitOp::canonical, 32, 8},
    // V_MAD_I16
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
    // V_MAD_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 11, 12, 9}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 16}, {BitOp::select, 16, 15, 16, 13}, {BitOp::select, 16, 8, 17, 9},
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
    // V_MULLIT_F32
    {BitOp::constant, 32, 0, 0, 0, 0xff7fffff}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 1, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_or, 1, 2, 4}, {BitOp::mix, 1, 1, 1, 0, 2},
    {BitOp::bit_or, 1, 5, 6}, {BitOp::mix, 1, 3, 3, 0, 2}, {BitOp::bit_or, 1, 7, 8}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::mix, 32, 10, 1, 0, 3}, {BitOp::select, 32, 9, 0, 11},
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
    // V_PK_FMAC_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 4}, {BitOp::mix, 16, 1, 3}, {BitOp::mix, 16, 6, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 4, 0, 0, 0x10}, {BitOp::mix, 16, 8, 9},
    {BitOp::mix, 16, 11, 10}, {BitOp::join, 32, 12, 7},
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
    // V_SUBREV_CO_CI_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::subtract, 32, 0, 1},
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
    // V_SUBREV_NC_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10},
    {BitOp::select, 32, 5, 14, 6},
    // V_SUB_CO_CI_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::cut, 32, 3}, {BitOp::subtract, 32, 2, 4}, {BitOp::less, 1, 0, 1},
    {BitOp::equal, 1, 0, 1}, {BitOp::bit_and, 1, 3, 7}, {BitOp::bit_or, 1, 6, 8}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 10, 9}, {BitOp::constant, 32}, {BitOp::select, 32, 11, 12, 5},
    // V_SUB_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::less, 1, 0, 1}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 4, 3}, {BitOp::constant, 32},
    {BitOp::select, 32, 5, 6, 2},
    // V_SUB_NC_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 32, 2}, {BitOp::subtract, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 8, 9, 6},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_SUB_NC_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 11},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 12, 13, 10}, {BitOp::select, 32, 5, 14, 6},
    // V_SUB_NC_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::subtract, 32, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 8, 9, 6}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 16}, {BitOp::select, 16, 12, 13, 10}, {BitOp::select, 16, 5, 14, 6},
    // V_SUB_NC_U32
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
    // V_XOR3_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_xor, 32, 2, 3},
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
    {bit_nodes + 55, 10, {3, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 65, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 72, 10, {4, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 82, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 89, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 96, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 103, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 113, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 120, 10, {4, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 130, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 137, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 143, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 149, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 158, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 164, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 171, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 178, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 184, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 190, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 195, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 200, 17, {14, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 217, 18, {15, BitFlow::none, 17, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 235, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 252, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 269, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 277, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 285, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 291, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 297, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 302, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 307, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 317, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 327, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 335, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 343, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 345, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 347, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 350, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 355, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 359, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 363, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 367, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 371, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 376, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 381, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 385, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 389, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 394, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 399, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 404, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 409, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 413, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 417, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 420, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 423, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 427, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 431, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 434, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 437, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 441, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 445, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 449, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 453, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 456, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 459, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 463, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 467, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 469, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 471, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 473, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 475, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 487, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 499, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 511, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 523, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 530, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 537, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 544, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 551, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 555, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 559, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 563, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 567, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 569, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 570, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 571, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 575, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 581, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 587, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 590, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 597, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 604, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 614, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 621, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 628, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 635, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 645, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 652, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 657, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 662, 10, {3, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 672, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 679, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 686, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 693, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 703, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 710, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 716, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 722, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 731, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 737, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 742, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 747, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 752, 58, {55, BitFlow::none, 57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 810, 115, {112, BitFlow::none, 114, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 925, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 927, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 929, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 941, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, 10, BitFlow::none, BitFlow::none}},
    {bit_nodes + 954, 14, {11, BitFlow::none, BitFlow::none, BitFlow::none, 13, BitFlow::none, BitFlow::none}},
    {bit_nodes + 968, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 977, 9, {8, BitFlow::none, 7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 986, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 993, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1000, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1010, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1017, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1023, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1029, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1038, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1044, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1049, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 1063, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1071, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1074, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1077, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1080, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1086, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1102, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1118, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1134, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1150, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1158, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1168, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1171, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1176, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1180, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1184, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1188, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1192, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1206, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1216, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1223, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1225, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1227, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1258, 30, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 29}},
    {bit_nodes + 1288, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1319, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1322, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1325, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1328, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1331, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1334, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1337, 1, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 0}},
    {bit_nodes + 1338, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1342, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1346, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1350, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1354, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1358, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1362, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1365, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1368, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1371, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1374, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1377, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1380, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1384, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1388, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1392, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1396, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1400, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1404, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1407, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1410, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1413, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1416, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1419, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1422, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1426, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1430, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1434, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1438, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1442, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1446, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1452, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1458, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1464, 1, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 0}},
    {bit_nodes + 1465, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1470, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1475, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1480, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1484, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1512, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1531, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1554, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1575, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1577, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1579, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1583, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1587, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1591, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1595, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1597, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1609, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1614, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1619, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1624, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1641, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1652, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1667, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1680, 41, {40, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1721, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1770, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1819, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1834, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1849, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 38}},
    {bit_nodes + 1894, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 39}},
    {bit_nodes + 1940, 42, {41, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1982, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2009, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2036, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2063, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2111, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2159, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2207, 84, {83, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2291, 84, {83, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2375, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2381, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2386, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2391, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2396, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2402, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2407, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2412, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2417, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2422, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2489, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2556, 63, {62, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2619, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2622, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2626, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2629, 58, {57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2687, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2691, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2695, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2699, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2705, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2711, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2715, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2719, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2723, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2733, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2748, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2758, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2768, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2778, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2797, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2816, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2835, 25, {24, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 18}},
    {bit_nodes + 2860, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2875, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2894, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2913, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2932, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 7}},
    {bit_nodes + 2944, 54, {53, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2998, 54, {53, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3052, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3059, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3066, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3073, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3080, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3108, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3136, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3164, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3168, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3172, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3176, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3180, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3190, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3200, 116, {115, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3316, 116, {115, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3432, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3442, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3452, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3462, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3472, 52, {51, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3524, 52, {51, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3576, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3583, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3590, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3597, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3604, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3631, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3658, 27, {26, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3685, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3689, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3693, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3697, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3701, 185, {184, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3886, 74, {73, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3960, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3973, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3979, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3985, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4001, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4009, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4015, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4031, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4033, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4038, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4041, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4048, 127, {126, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4175, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4184, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4214, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4244, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4253, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4267, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4281, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4290, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4299, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4336, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4373, 58, {57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4431, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4442, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4453, 56, {55, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4509, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4520, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4531, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4561, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4591, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4621, 160, {159, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4781, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4788, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4791, 61, {60, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4852, 29, {28, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4881, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4898, 60, {59, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4958, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4977, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 4991, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 4999, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5002, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5005, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5021, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 5035, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 5043, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5059, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5075, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5091, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5107, 2, {1, 0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5109, 157, {156, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5266, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5271, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5275, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5280, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
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
    0,  // buffer_atomic_fcmpswap
    0,  // buffer_atomic_fcmpswap_x2
    0,  // buffer_atomic_fmax
    0,  // buffer_atomic_fmax_x2
    0,  // buffer_atomic_fmin
    0,  // buffer_atomic_fmin_x2
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
    0,  // buffer_gl0_inv
    0,  // buffer_gl1_inv
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
    0,  // buffer_store_short
    0,  // buffer_store_short_d16_hi
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
    0,  // flat_atomic_fcmpswap
    0,  // flat_atomic_fcmpswap_x2
    0,  // flat_atomic_fmax
    0,  // flat_atomic_fmax_x2
    0,  // flat_atomic_fmin
    0,  // flat_atomic_fmin_x2
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
    0,  // global_atomic_fcmpswap
    0,  // global_atomic_fcmpswap_x2
    0,  // global_atomic_fmax
    0,  // global_atomic_fmax_x2
    0,  // global_atomic_fmin
    0,  // global_atomic_fmin_x2
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
    0,  // image_atomic_fcmpswap
    0,  // image_atomic_fmax
    0,  // image_atomic_fmin
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
    0,  // image_sample_cd_cl_g16
    0,  // image_sample_cd_cl_o
    0,  // image_sample_cd_cl_o_g16
    0,  // image_sample_cd_g16
    0,  // image_sample_cd_o
    0,  // image_sample_cd_o_g16
    0,  // image_sample_cl
    0,  // image_sample_cl_o
    0,  // image_sample_c_b
    0,  // image_sample_c_b_cl
    0,  // image_sample_c_b_cl_o
    0,  // image_sample_c_b_o
    0,  // image_sample_c_cd
    0,  // image_sample_c_cd_cl
    0,  // image_sample_c_cd_cl_g16
    0,  // image_sample_c_cd_cl_o
    0,  // image_sample_c_cd_cl_o_g16
    0,  // image_sample_c_cd_g16
    0,  // image_sample_c_cd_o
    0,  // image_sample_c_cd_o_g16
    0,  // image_sample_c_cl
    0,  // image_sample_c_cl_o
    0,  // image_sample_c_d
    0,  // image_sample_c_d_cl
    0,  // image_sample_c_d_cl_g16
    0,  // image_sample_c_d_cl_o
    0,  // image_sample_c_d_cl_o_g16
    0,  // image_sample_c_d_g16
    0,  // image_sample_c_d_o
    0,  // image_sample_c_d_o_g16
    0,  // image_sample_c_l
    0,  // image_sample_c_lz
    0,  // image_sample_c_lz_o
    0,  // image_sample_c_l_o
    0,  // image_sample_c_o
    0,  // image_sample_d
    0,  // image_sample_d_cl
    0,  // image_sample_d_cl_g16
    0,  // image_sample_d_cl_o
    0,  // image_sample_d_cl_o_g16
    0,  // image_sample_d_g16
    0,  // image_sample_d_o
    0,  // image_sample_d_o_g16
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
    7,  // s_andn1_saveexec_b32
    8,  // s_andn1_saveexec_b64
    9,  // s_andn1_wrexec_b32
    10,  // s_andn1_wrexec_b64
    11,  // s_andn2_b32
    12,  // s_andn2_b64
    13,  // s_andn2_saveexec_b32
    14,  // s_andn2_saveexec_b64
    15,  // s_andn2_wrexec_b32
    16,  // s_andn2_wrexec_b64
    17,  // s_and_b32
    18,  // s_and_b64
    19,  // s_and_saveexec_b32
    20,  // s_and_saveexec_b64
    21,  // s_ashr_i32
    22,  // s_ashr_i64
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
    23,  // s_bcnt0_i32_b32
    24,  // s_bcnt0_i32_b64
    25,  // s_bcnt1_i32_b32
    26,  // s_bcnt1_i32_b64
    27,  // s_bfe_i32
    28,  // s_bfe_i64
    29,  // s_bfe_u32
    30,  // s_bfe_u64
    31,  // s_bfm_b32
    32,  // s_bfm_b64
    33,  // s_bitcmp0_b32
    34,  // s_bitcmp0_b64
    35,  // s_bitcmp1_b32
    36,  // s_bitcmp1_b64
    0,  // s_bitreplicate_b64_b32
    37,  // s_bitset0_b32
    38,  // s_bitset0_b64
    39,  // s_bitset1_b32
    40,  // s_bitset1_b64
    0,  // s_branch
    41,  // s_brev_b32
    42,  // s_brev_b64
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
    43,  // s_call_b64
    0,  // s_cbranch_cdbgsys
    0,  // s_cbranch_cdbgsys_and_user
    0,  // s_cbranch_cdbgsys_or_user
    0,  // s_cbranch_cdbguser
    0,  // s_cbranch_execnz
    0,  // s_cbranch_execz
    0,  // s_cbranch_scc0
    0,  // s_cbranch_scc1
    0,  // s_cbranch_vccnz
    0,  // s_cbranch_vccz
    0,  // s_clause
    44,  // s_cmovk_i32
    45,  // s_cmov_b32
    46,  // s_cmov_b64
    47,  // s_cmpk_eq_i32
    48,  // s_cmpk_eq_u32
    49,  // s_cmpk_ge_i32
    50,  // s_cmpk_ge_u32
    51,  // s_cmpk_gt_i32
    52,  // s_cmpk_gt_u32
    53,  // s_cmpk_le_i32
    54,  // s_cmpk_le_u32
    55,  // s_cmpk_lg_i32
    56,  // s_cmpk_lg_u32
    57,  // s_cmpk_lt_i32
    58,  // s_cmpk_lt_u32
    59,  // s_cmp_eq_i32
    59,  // s_cmp_eq_u32
    60,  // s_cmp_eq_u64
    61,  // s_cmp_ge_i32
    62,  // s_cmp_ge_u32
    63,  // s_cmp_gt_i32
    64,  // s_cmp_gt_u32
    65,  // s_cmp_le_i32
    66,  // s_cmp_le_u32
    67,  // s_cmp_lg_i32
    67,  // s_cmp_lg_u32
    68,  // s_cmp_lg_u64
    69,  // s_cmp_lt_i32
    70,  // s_cmp_lt_u32
    0,  // s_code_end
    71,  // s_cselect_b32
    72,  // s_cselect_b64
    0,  // s_dcache_discard
    0,  // s_dcache_discard_x2
    0,  // s_dcache_inv
    0,  // s_dcache_wb
    0,  // s_decperflevel
    0,  // s_denorm_mode
    0,  // s_endpgm
    0,  // s_endpgm_ordered_ps_done
    0,  // s_endpgm_saved
    73,  // s_ff0_i32_b32
    74,  // s_ff0_i32_b64
    75,  // s_ff1_i32_b32
    76,  // s_ff1_i32_b64
    73,  // s_flbit_i32
    73,  // s_flbit_i32_b32
    74,  // s_flbit_i32_b64
    74,  // s_flbit_i32_i64
    43,  // s_getpc_b64
    0,  // s_getreg_b32
    0,  // s_get_waveid_in_workgroup
    0,  // s_gl1_inv
    0,  // s_icache_inv
    0,  // s_incperflevel
    0,  // s_inst_prefetch
    0,  // s_load_dword
    0,  // s_load_dwordx16
    0,  // s_load_dwordx2
    0,  // s_load_dwordx4
    0,  // s_load_dwordx8
    77,  // s_lshl1_add_u32
    78,  // s_lshl2_add_u32
    79,  // s_lshl3_add_u32
    80,  // s_lshl4_add_u32
    81,  // s_lshl_b32
    82,  // s_lshl_b64
    83,  // s_lshr_b32
    84,  // s_lshr_b64
    85,  // s_max_i32
    86,  // s_max_u32
    0,  // s_memrealtime
    0,  // s_memtime
    87,  // s_min_i32
    88,  // s_min_u32
    89,  // s_movk_i32
    0,  // s_movreld_b32
    0,  // s_movreld_b64
    0,  // s_movrelsd_2_b32
    0,  // s_movrels_b32
    0,  // s_movrels_b64
    90,  // s_mov_b32
    91,  // s_mov_b64
    92,  // s_mulk_i32
    93,  // s_mul_hi_i32
    94,  // s_mul_hi_u32
    95,  // s_mul_i32
    96,  // s_nand_b32
    97,  // s_nand_b64
    98,  // s_nand_saveexec_b32
    99,  // s_nand_saveexec_b64
    0,  // s_nop
    100,  // s_nor_b32
    101,  // s_nor_b64
    102,  // s_nor_saveexec_b32
    103,  // s_nor_saveexec_b64
    104,  // s_not_b32
    105,  // s_not_b64
    106,  // s_orn1_saveexec_b32
    107,  // s_orn1_saveexec_b64
    108,  // s_orn2_b32
    109,  // s_orn2_b64
    110,  // s_orn2_saveexec_b32
    111,  // s_orn2_saveexec_b64
    112,  // s_or_b32
    113,  // s_or_b64
    114,  // s_or_saveexec_b32
    115,  // s_or_saveexec_b64
    116,  // s_pack_hh_b32_b16
    117,  // s_pack_lh_b32_b16
    118,  // s_pack_ll_b32_b16
    119,  // s_quadmask_b32
    120,  // s_quadmask_b64
    0,  // s_rfe_b64
    0,  // s_round_mode
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
    121,  // s_sext_i32_i16
    122,  // s_sext_i32_i8
    0,  // s_sleep
    0,  // s_store_dword
    0,  // s_store_dwordx2
    0,  // s_store_dwordx4
    123,  // s_subb_u32
    124,  // s_subvector_loop_begin
    125,  // s_subvector_loop_end
    126,  // s_sub_i32
    127,  // s_sub_u32
    43,  // s_swappc_b64
    0,  // s_trap
    0,  // s_ttracedata
    0,  // s_ttracedata_imm
    0,  // s_version
    0,  // s_waitcnt
    0,  // s_waitcnt_depctr
    0,  // s_waitcnt_expcnt
    0,  // s_waitcnt_lgkmcnt
    0,  // s_waitcnt_vmcnt
    0,  // s_waitcnt_vscnt
    0,  // s_wait_idle
    0,  // s_wakeup
    0,  // s_wqm_b32
    0,  // s_wqm_b64
    128,  // s_xnor_b32
    129,  // s_xnor_b64
    130,  // s_xnor_saveexec_b32
    131,  // s_xnor_saveexec_b64
    132,  // s_xor_b32
    133,  // s_xor_b64
    134,  // s_xor_saveexec_b32
    135,  // s_xor_saveexec_b64
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
    136,  // v_add3_u32
    137,  // v_add_co_ci_u32
    138,  // v_add_co_u32
    139,  // v_add_f16
    140,  // v_add_f32
    141,  // v_add_f64
    142,  // v_add_lshl_u32
    143,  // v_add_nc_i16
    144,  // v_add_nc_i32
    145,  // v_add_nc_u16
    146,  // v_add_nc_u32
    147,  // v_alignbit_b32
    148,  // v_alignbyte_b32
    149,  // v_and_b32
    150,  // v_and_or_b32
    151,  // v_ashrrev_i16
    152,  // v_ashrrev_i32
    153,  // v_ashrrev_i64
    154,  // v_bcnt_u32_b32
    155,  // v_bfe_i32
    156,  // v_bfe_u32
    157,  // v_bfi_b32
    31,  // v_bfm_b32
    41,  // v_bfrev_b32
    158,  // v_ceil_f16
    73,  // v_ceil_f32
    159,  // v_ceil_f64
    0,  // v_clrexcp
    160,  // v_cmpx_class_f16
    161,  // v_cmpx_class_f32
    162,  // v_cmpx_class_f64
    163,  // v_cmpx_eq_f16
    164,  // v_cmpx_eq_f32
    165,  // v_cmpx_eq_f64
    166,  // v_cmpx_eq_i16
    167,  // v_cmpx_eq_i32
    168,  // v_cmpx_eq_i64
    166,  // v_cmpx_eq_u16
    167,  // v_cmpx_eq_u32
    168,  // v_cmpx_eq_u64
    169,  // v_cmpx_f_f16
    169,  // v_cmpx_f_f32
    169,  // v_cmpx_f_f64
    169,  // v_cmpx_f_i32
    169,  // v_cmpx_f_i64
    169,  // v_cmpx_f_u32
    169,  // v_cmpx_f_u64
    163,  // v_cmpx_ge_f16
    164,  // v_cmpx_ge_f32
    165,  // v_cmpx_ge_f64
    170,  // v_cmpx_ge_i16
    171,  // v_cmpx_ge_i32
    172,  // v_cmpx_ge_i64
    173,  // v_cmpx_ge_u16
    174,  // v_cmpx_ge_u32
    175,  // v_cmpx_ge_u64
    163,  // v_cmpx_gt_f16
    164,  // v_cmpx_gt_f32
    165,  // v_cmpx_gt_f64
    176,  // v_cmpx_gt_i16
    177,  // v_cmpx_gt_i32
    178,  // v_cmpx_gt_i64
    179,  // v_cmpx_gt_u16
    180,  // v_cmpx_gt_u32
    181,  // v_cmpx_gt_u64
    163,  // v_cmpx_le_f16
    164,  // v_cmpx_le_f32
    165,  // v_cmpx_le_f64
    182,  // v_cmpx_le_i16
    183,  // v_cmpx_le_i32
    184,  // v_cmpx_le_i64
    185,  // v_cmpx_le_u16
    186,  // v_cmpx_le_u32
    187,  // v_cmpx_le_u64
    163,  // v_cmpx_lg_f16
    164,  // v_cmpx_lg_f32
    165,  // v_cmpx_lg_f64
    163,  // v_cmpx_lt_f16
    164,  // v_cmpx_lt_f32
    165,  // v_cmpx_lt_f64
    188,  // v_cmpx_lt_i16
    189,  // v_cmpx_lt_i32
    190,  // v_cmpx_lt_i64
    191,  // v_cmpx_lt_u16
    192,  // v_cmpx_lt_u32
    193,  // v_cmpx_lt_u64
    194,  // v_cmpx_neq_f16
    195,  // v_cmpx_neq_f32
    196,  // v_cmpx_neq_f64
    197,  // v_cmpx_ne_i16
    198,  // v_cmpx_ne_i32
    199,  // v_cmpx_ne_i64
    197,  // v_cmpx_ne_u16
    198,  // v_cmpx_ne_u32
    199,  // v_cmpx_ne_u64
    194,  // v_cmpx_nge_f16
    195,  // v_cmpx_nge_f32
    196,  // v_cmpx_nge_f64
    194,  // v_cmpx_ngt_f16
    195,  // v_cmpx_ngt_f32
    196,  // v_cmpx_ngt_f64
    194,  // v_cmpx_nle_f16
    195,  // v_cmpx_nle_f32
    196,  // v_cmpx_nle_f64
    194,  // v_cmpx_nlg_f16
    195,  // v_cmpx_nlg_f32
    196,  // v_cmpx_nlg_f64
    194,  // v_cmpx_nlt_f16
    195,  // v_cmpx_nlt_f32
    196,  // v_cmpx_nlt_f64
    200,  // v_cmpx_o_f16
    201,  // v_cmpx_o_f32
    202,  // v_cmpx_o_f64
    203,  // v_cmpx_tru_f16
    203,  // v_cmpx_tru_f32
    203,  // v_cmpx_tru_f64
    203,  // v_cmpx_t_i32
    203,  // v_cmpx_t_i64
    203,  // v_cmpx_t_u32
    203,  // v_cmpx_t_u64
    204,  // v_cmpx_u_f16
    205,  // v_cmpx_u_f32
    206,  // v_cmpx_u_f64
    160,  // v_cmp_class_f16
    161,  // v_cmp_class_f32
    162,  // v_cmp_class_f64
    163,  // v_cmp_eq_f16
    164,  // v_cmp_eq_f32
    165,  // v_cmp_eq_f64
    166,  // v_cmp_eq_i16
    167,  // v_cmp_eq_i32
    168,  // v_cmp_eq_i64
    166,  // v_cmp_eq_u16
    167,  // v_cmp_eq_u32
    168,  // v_cmp_eq_u64
    169,  // v_cmp_f_f16
    169,  // v_cmp_f_f32
    169,  // v_cmp_f_f64
    169,  // v_cmp_f_i32
    169,  // v_cmp_f_i64
    169,  // v_cmp_f_u32
    169,  // v_cmp_f_u64
    163,  // v_cmp_ge_f16
    164,  // v_cmp_ge_f32
    165,  // v_cmp_ge_f64
    170,  // v_cmp_ge_i16
    171,  // v_cmp_ge_i32
    172,  // v_cmp_ge_i64
    173,  // v_cmp_ge_u16
    174,  // v_cmp_ge_u32
    175,  // v_cmp_ge_u64
    163,  // v_cmp_gt_f16
    164,  // v_cmp_gt_f32
    165,  // v_cmp_gt_f64
    176,  // v_cmp_gt_i16
    177,  // v_cmp_gt_i32
    178,  // v_cmp_gt_i64
    179,  // v_cmp_gt_u16
    180,  // v_cmp_gt_u32
    181,  // v_cmp_gt_u64
    163,  // v_cmp_le_f16
    164,  // v_cmp_le_f32
    165,  // v_cmp_le_f64
    182,  // v_cmp_le_i16
    183,  // v_cmp_le_i32
    184,  // v_cmp_le_i64
    185,  // v_cmp_le_u16
    186,  // v_cmp_le_u32
    187,  // v_cmp_le_u64
    163,  // v_cmp_lg_f16
    164,  // v_cmp_lg_f32
    165,  // v_cmp_lg_f64
    163,  // v_cmp_lt_f16
    164,  // v_cmp_lt_f32
    165,  // v_cmp_lt_f64
    188,  // v_cmp_lt_i16
    189,  // v_cmp_lt_i32
    190,  // v_cmp_lt_i64
    191,  // v_cmp_lt_u16
    192,  // v_cmp_lt_u32
    193,  // v_cmp_lt_u64
    194,  // v_cmp_neq_f16
    195,  // v_cmp_neq_f32
    196,  // v_cmp_neq_f64
    197,  // v_cmp_ne_i16
    198,  // v_cmp_ne_i32
    199,  // v_cmp_ne_i64
    197,  // v_cmp_ne_u16
    198,  // v_cmp_ne_u32
    199,  // v_cmp_ne_u64
    194,  // v_cmp_nge_f16
    195,  // v_cmp_nge_f32
    196,  // v_cmp_nge_f64
    194,  // v_cmp_ngt_f16
    195,  // v_cmp_ngt_f32
    196,  // v_cmp_ngt_f64
    194,  // v_cmp_nle_f16
    195,  // v_cmp_nle_f32
    196,  // v_cmp_nle_f64
    194,  // v_cmp_nlg_f16
    195,  // v_cmp_nlg_f32
    196,  // v_cmp_nlg_f64
    194,  // v_cmp_nlt_f16
    195,  // v_cmp_nlt_f32
    196,  // v_cmp_nlt_f64
    200,  // v_cmp_o_f16
    201,  // v_cmp_o_f32
    202,  // v_cmp_o_f64
    203,  // v_cmp_tru_f16
    203,  // v_cmp_tru_f32
    203,  // v_cmp_tru_f64
    203,  // v_cmp_t_i32
    203,  // v_cmp_t_i64
    203,  // v_cmp_t_u32
    203,  // v_cmp_t_u64
    204,  // v_cmp_u_f16
    205,  // v_cmp_u_f32
    206,  // v_cmp_u_f64
    207,  // v_cndmask_b32
    158,  // v_cos_f16
    73,  // v_cos_f32
    208,  // v_cubeid_f32
    209,  // v_cubema_f32
    210,  // v_cubesc_f32
    211,  // v_cubetc_f32
    212,  // v_cvt_f16_f32
    158,  // v_cvt_f16_i16
    158,  // v_cvt_f16_u16
    213,  // v_cvt_f32_f16
    74,  // v_cvt_f32_f64
    73,  // v_cvt_f32_i32
    73,  // v_cvt_f32_u32
    214,  // v_cvt_f32_ubyte0
    215,  // v_cvt_f32_ubyte1
    216,  // v_cvt_f32_ubyte2
    217,  // v_cvt_f32_ubyte3
    218,  // v_cvt_f64_f32
    218,  // v_cvt_f64_i32
    218,  // v_cvt_f64_u32
    219,  // v_cvt_flr_i32_f32
    158,  // v_cvt_i16_f16
    73,  // v_cvt_i32_f32
    74,  // v_cvt_i32_f64
    158,  // v_cvt_norm_i16_f16
    158,  // v_cvt_norm_u16_f16
    220,  // v_cvt_off_f32_i4
    221,  // v_cvt_pknorm_i16_f16
    222,  // v_cvt_pknorm_i16_f32
    221,  // v_cvt_pknorm_u16_f16
    222,  // v_cvt_pknorm_u16_f32
    222,  // v_cvt_pkrtz_f16_f32
    223,  // v_cvt_pk_i16_i32
    224,  // v_cvt_pk_u16_u32
    225,  // v_cvt_pk_u8_f32
    226,  // v_cvt_rpi_i32_f32
    158,  // v_cvt_u16_f16
    73,  // v_cvt_u32_f32
    74,  // v_cvt_u32_f64
    227,  // v_div_fixup_f16
    228,  // v_div_fixup_f32
    229,  // v_div_fixup_f64
    230,  // v_div_fmas_f32
    231,  // v_div_fmas_f64
    232,  // v_div_scale_f32
    233,  // v_div_scale_f64
    234,  // v_dot2c_f32_f16
    235,  // v_dot2_f32_f16
    236,  // v_dot2_i32_i16
    237,  // v_dot2_u32_u16
    238,  // v_dot4c_i32_i8
    239,  // v_dot4_i32_i8
    240,  // v_dot4_u32_u8
    241,  // v_dot8_i32_i4
    242,  // v_dot8_u32_u4
    158,  // v_exp_f16
    73,  // v_exp_f32
    73,  // v_ffbh_i32
    73,  // v_ffbh_u32
    75,  // v_ffbl_b32
    158,  // v_floor_f16
    73,  // v_floor_f32
    159,  // v_floor_f64
    243,  // v_fmaak_f16
    244,  // v_fmaak_f32
    245,  // v_fmac_f16
    246,  // v_fmac_f32
    247,  // v_fmamk_f16
    248,  // v_fmamk_f32
    249,  // v_fma_f16
    250,  // v_fma_f32
    251,  // v_fma_f64
    252,  // v_fma_mixhi_f16
    253,  // v_fma_mixlo_f16
    254,  // v_fma_mix_f32
    158,  // v_fract_f16
    73,  // v_fract_f32
    159,  // v_fract_f64
    255,  // v_frexp_exp_i16_f16
    73,  // v_frexp_exp_i32_f32
    74,  // v_frexp_exp_i32_f64
    158,  // v_frexp_mant_f16
    73,  // v_frexp_mant_f32
    159,  // v_frexp_mant_f64
    0,  // v_interp_mov_f32
    0,  // v_interp_p1ll_f16
    0,  // v_interp_p1lv_f16
    0,  // v_interp_p1_f32
    0,  // v_interp_p2_f16
    0,  // v_interp_p2_f32
    256,  // v_ldexp_f16
    140,  // v_ldexp_f32
    257,  // v_ldexp_f64
    258,  // v_lerp_u8
    158,  // v_log_f16
    73,  // v_log_f32
    259,  // v_lshlrev_b16
    260,  // v_lshlrev_b32
    261,  // v_lshlrev_b64
    262,  // v_lshl_add_u32
    263,  // v_lshl_or_b32
    264,  // v_lshrrev_b16
    265,  // v_lshrrev_b32
    266,  // v_lshrrev_b64
    267,  // v_mac_f32
    268,  // v_mac_legacy_f32
    269,  // v_madak_f32
    270,  // v_madmk_f32
    271,  // v_mad_f32
    272,  // v_mad_i16
    273,  // v_mad_i32_i16
    274,  // v_mad_i32_i24
    275,  // v_mad_i64_i32
    276,  // v_mad_legacy_f32
    277,  // v_mad_u16
    278,  // v_mad_u32_u16
    279,  // v_mad_u32_u24
    280,  // v_mad_u64_u32
    281,  // v_max3_f16
    282,  // v_max3_f32
    283,  // v_max3_i16
    284,  // v_max3_i32
    285,  // v_max3_u16
    286,  // v_max3_u32
    287,  // v_max_f16
    288,  // v_max_f32
    289,  // v_max_f64
    290,  // v_max_i16
    291,  // v_max_i32
    292,  // v_max_u16
    293,  // v_max_u32
    294,  // v_mbcnt_hi_u32_b32
    295,  // v_mbcnt_lo_u32_b32
    296,  // v_med3_f16
    297,  // v_med3_f32
    298,  // v_med3_i16
    299,  // v_med3_i32
    300,  // v_med3_u16
    301,  // v_med3_u32
    302,  // v_min3_f16
    303,  // v_min3_f32
    304,  // v_min3_i16
    305,  // v_min3_i32
    306,  // v_min3_u16
    307,  // v_min3_u32
    308,  // v_min_f16
    309,  // v_min_f32
    310,  // v_min_f64
    311,  // v_min_i16
    312,  // v_min_i32
    313,  // v_min_u16
    314,  // v_min_u32
    0,  // v_movreld_b32
    0,  // v_movrelsd_2_b32
    0,  // v_movrelsd_b32
    0,  // v_movrels_b32
    90,  // v_mov_b32
    315,  // v_mqsad_pk_u16_u8
    0,  // v_mqsad_u32_u8
    316,  // v_msad_u8
    317,  // v_mullit_f32
    139,  // v_mul_f16
    140,  // v_mul_f32
    141,  // v_mul_f64
    93,  // v_mul_hi_i32
    318,  // v_mul_hi_i32_i24
    94,  // v_mul_hi_u32
    319,  // v_mul_hi_u32_u24
    320,  // v_mul_i32_i24
    321,  // v_mul_legacy_f32
    95,  // v_mul_lo_i32
    322,  // v_mul_lo_u16
    95,  // v_mul_lo_u32
    323,  // v_mul_u32_u24
    0,  // v_nop
    324,  // v_not_b32
    325,  // v_or3_b32
    326,  // v_or_b32
    327,  // v_pack_b32_f16
    0,  // v_permlane16_b32
    0,  // v_permlanex16_b32
    328,  // v_perm_b32
    0,  // v_pipeflush
    329,  // v_pk_add_f16
    330,  // v_pk_add_i16
    331,  // v_pk_add_u16
    332,  // v_pk_ashrrev_i16
    333,  // v_pk_fmac_f16
    334,  // v_pk_fma_f16
    335,  // v_pk_lshlrev_b16
    336,  // v_pk_lshrrev_b16
    337,  // v_pk_mad_i16
    338,  // v_pk_mad_u16
    339,  // v_pk_max_f16
    340,  // v_pk_max_i16
    341,  // v_pk_max_u16
    342,  // v_pk_min_f16
    343,  // v_pk_min_i16
    344,  // v_pk_min_u16
    329,  // v_pk_mul_f16
    345,  // v_pk_mul_lo_u16
    346,  // v_pk_sub_i16
    347,  // v_pk_sub_u16
    348,  // v_qsad_pk_u16_u8
    158,  // v_rcp_f16
    73,  // v_rcp_f32
    159,  // v_rcp_f64
    73,  // v_rcp_iflag_f32
    349,  // v_readfirstlane_b32
    350,  // v_readlane_b32
    158,  // v_rndne_f16
    73,  // v_rndne_f32
    159,  // v_rndne_f64
    158,  // v_rsq_f16
    73,  // v_rsq_f32
    159,  // v_rsq_f64
    351,  // v_sad_hi_u8
    352,  // v_sad_u16
    353,  // v_sad_u32
    354,  // v_sad_u8
    355,  // v_sat_pk_u8_i16
    158,  // v_sin_f16
    73,  // v_sin_f32
    158,  // v_sqrt_f16
    73,  // v_sqrt_f32
    159,  // v_sqrt_f64
    356,  // v_subrev_co_ci_u32
    357,  // v_subrev_co_u32
    358,  // v_subrev_f16
    359,  // v_subrev_f32
    360,  // v_subrev_nc_u32
    361,  // v_sub_co_ci_u32
    362,  // v_sub_co_u32
    139,  // v_sub_f16
    140,  // v_sub_f32
    363,  // v_sub_nc_i16
    364,  // v_sub_nc_i32
    365,  // v_sub_nc_u16
    366,  // v_sub_nc_u32
    0,  // v_swaprel_b32
    367,  // v_swap_b32
    368,  // v_trig_preop_f64
    158,  // v_trunc_f16
    73,  // v_trunc_f32
    159,  // v_trunc_f64
    0,  // v_writelane_b32
    369,  // v_xad_u32
    370,  // v_xnor_b32
    371,  // v_xor3_b32
    372,  // v_xor_b32
};

/// The program of an opcode.
constexpr const BitFlow& bit_flow_of(Opcode opcode) {
  return bit_flow_programs[bit_flow_numbers[static_cast<std::size_t>(opcode)]];
}

}  // namespace lockstep::rdna1_dot

// Operations for which there is no program, and why:
//   S_BITREPLICATE_B64_B32: it has too many steps
//   S_GETREG_B32: it reads registers by a number
//   S_MOVRELD_B32: it writes registers by a number
//   S_MOVRELD_B64: it writes registers by a number
//   S_MOVRELSD_2_B32: it writes registers by a number
//   S_MOVRELS_B32: it reads registers by a number
//   S_MOVRELS_B64: it reads registers by a number
//   S_SETREG_B32: it writes registers by a number
//   S_SETREG_IMM32_B32: it writes registers by a number
//   S_WQM_B32: it has a loop of a computed length
//   S_WQM_B64: it has a loop of a computed length
//   V_CLREXCP: it writes registers by a number
//   V_MOVRELD_B32: it writes registers by a number
//   V_MOVRELSD_2_B32: it writes registers by a number
//   V_MOVRELSD_B32: it writes registers by a number
//   V_MOVRELS_B32: it reads registers by a number
//   V_MQSAD_U32_U8: it has a value of 128 bits
//   V_PERMLANE16_B32: it writes registers by a number
//   V_PERMLANEX16_B32: it writes registers by a number
//   V_SWAPREL_B32: it reads registers by a number
//   V_WRITELANE_B32: it writes registers by a number
