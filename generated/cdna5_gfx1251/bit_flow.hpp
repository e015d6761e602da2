// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: a0540644153e306c
// Which bits of its inputs reach which bits of its results: a program for each operation (lockstep/isa/bit_flow.hpp). Operations with equal
// programs share one. Without a program every bit of every result depends on every bit of every input.
#pragma once

#include <array>

#include "cdna5_gfx1251/opcodes.hpp"
#include "lockstep/isa/bit_flow.hpp"

namespace lockstep::cdna5_gfx1251 {

inline constexpr BitNode bit_nodes[] = {
    // S_ABSDIFF_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::less_signed, 1, 2, 3}, {BitOp::subtract, 32, 3, 2}, {BitOp::select, 32, 4, 5, 2}, {BitOp::equal, 1, 6, 3},
    {BitOp::complement, 1, 7},
    // S_ABS_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32}, {BitOp::less_signed, 1, 0, 1}, {BitOp::subtract, 32, 1, 0},
    {BitOp::select, 32, 2, 3, 0}, {BitOp::equal, 1, 4, 1}, {BitOp::complement, 1, 5},
    // S_ADDK_CO_I32
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::imm)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_ADD_CO_CI_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 7, 8}, {BitOp::cut, 1, 9}, {BitOp::cut, 32, 7},
    // S_ADD_CO_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_ADD_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 4, 5}, {BitOp::cut, 1, 6}, {BitOp::cut, 32, 4},
    // S_ADD_F16, S_MUL_F16, S_SUB_F16, V_ADD_F16, V_MUL_F16, V_SUB_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 16, 0, 1},
    // S_ADD_F32, S_MUL_F32, S_SUB_F32, V_ADD_F32, V_DUAL_ADD_F32, V_DUAL_MUL_F32, V_DUAL_SUB_F32, V_LDEXP_F32, V_MUL_F32, V_SUB_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 0, 1},
    // S_ADD_NC_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::add, 64, 0, 1},
    // S_AND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_AND_NOT0_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_and, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_AND_NOT0_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_NOT0_WREXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_and, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_AND_NOT0_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_and, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_NOT1_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_and, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_NOT1_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_NOT1_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_and, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_AND_NOT1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_AND_NOT1_WREXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_and, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_AND_NOT1_WREXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_and, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
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
    // S_CALL_I64, S_GET_PC_I64, S_SWAP_PC_I64
    {BitOp::known, 64},
    // S_CEIL_F16, S_FLOOR_F16, S_RNDNE_F16, S_TRUNC_F16, V_CEIL_F16, V_COS_BF16, V_COS_F16, V_CVT_F16_I16, V_CVT_F16_U16, V_CVT_I16_F16 ...
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0},
    // S_CEIL_F32, S_CLS_I32, S_CLZ_I32_U32, S_CVT_F32_I32, S_CVT_F32_U32, S_CVT_I32_F32, S_CVT_U32_F32, S_FLOOR_F32, S_RNDNE_F32 ...
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // S_CLS_I32_I64, S_CLZ_I32_U64, V_CVT_F32_F64, V_CVT_I32_F64, V_CVT_U32_F64, V_FREXP_EXP_I32_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // S_CMOVK_I32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::select, 32, 0, 2, 3},
    // S_CMOV_B32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::select, 32, 0, 1, 2},
    // S_CMOV_B64
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::input, 64, std::uint8_t(BitInput::d0)}, {BitOp::select, 64, 0, 1, 2},
    // S_CMP_EQ_F16, S_CMP_GE_F16, S_CMP_GT_F16, S_CMP_LE_F16, S_CMP_LG_F16, S_CMP_LT_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    // S_CMP_EQ_F32, S_CMP_GE_F32, S_CMP_GT_F32, S_CMP_LE_F32, S_CMP_LG_F32, S_CMP_LT_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
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
    // S_CMP_NEQ_F16, S_CMP_NGE_F16, S_CMP_NGT_F16, S_CMP_NLE_F16, S_CMP_NLG_F16, S_CMP_NLT_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_NEQ_F32, S_CMP_NGE_F32, S_CMP_NGT_F32, S_CMP_NLE_F32, S_CMP_NLG_F32, S_CMP_NLT_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 0, 1},
    {BitOp::complement, 1, 2},
    // S_CMP_O_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3}, {BitOp::complement, 1, 4},
    // S_CMP_O_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3}, {BitOp::complement, 1, 4},
    // S_CMP_U_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // S_CMP_U_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // S_CSELECT_B32
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::select, 32, 0, 1, 2},
    // S_CSELECT_B64
    {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::select, 64, 0, 1, 2},
    // S_CTZ_I32_B32, V_CTZ_I32_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::find_first_one, 32, 0},
    // S_CTZ_I32_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::find_first_one, 32, 0},
    // S_CVT_F16_F32, V_CVT_F16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0},
    // S_CVT_F32_F16, V_CVT_F32_BF16, V_CVT_F32_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0},
    // S_CVT_HI_F32_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::mix, 32, 1, 1},
    // S_CVT_PK_RTZ_F16_F32, V_CVT_PK_BF16_F32, V_CVT_PK_F16_F32, V_CVT_PK_NORM_I16_F32, V_CVT_PK_NORM_U16_F32, V_CVT_PK_RTZ_F16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 16, 2, 2}, {BitOp::join, 32, 3, 1},
    // S_FMAAK_F32, V_DUAL_FMAAK_F32, V_FMAAK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // S_FMAC_F16, V_FMAC_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::d0)}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 3, 2},
    // S_FMAC_F32, V_DUAL_FMAC_F32, V_FMAC_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // S_FMAMK_F32, V_DUAL_FMAMK_F32, V_FMAMK_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::literal)},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
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
    // S_MAXIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 18, 2, 3},
    {BitOp::canonical, 16, 19, 0, 0, 6}, {BitOp::select, 16, 13, 17, 20}, {BitOp::select, 16, 11, 12, 21}, {BitOp::select, 16, 9, 10, 22},
    // S_MAXIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 32, 15, 2, 3}, {BitOp::canonical, 32, 16, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 32, 18, 2, 3},
    {BitOp::canonical, 32, 19, 0, 0, 6}, {BitOp::select, 32, 13, 17, 20}, {BitOp::select, 32, 11, 12, 21}, {BitOp::select, 32, 9, 10, 22},
    // S_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::complement, 1, 2}, {BitOp::select, 32, 3, 0, 1},
    // S_MAX_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 16, 12, 2, 3}, {BitOp::canonical, 16, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 3}, {BitOp::select, 16, 10, 14, 17},
    {BitOp::select, 16, 5, 9, 18}, {BitOp::select, 16, 4, 8, 19}, {BitOp::select, 16, 6, 7, 20},
    // S_MAX_NUM_F32, V_DUAL_MAX_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 32, 12, 2, 3}, {BitOp::canonical, 32, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 32, 15, 2, 3}, {BitOp::canonical, 32, 16, 0, 0, 3}, {BitOp::select, 32, 10, 14, 17},
    {BitOp::select, 32, 5, 9, 18}, {BitOp::select, 32, 4, 8, 19}, {BitOp::select, 32, 6, 7, 20},
    // S_MAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::complement, 1, 2}, {BitOp::select, 32, 3, 0, 1},
    // S_MINIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 14, 2, 3},
    {BitOp::canonical, 16, 15, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 17, 2, 3}, {BitOp::canonical, 16, 18, 0, 0, 6},
    {BitOp::select, 16, 13, 16, 19}, {BitOp::select, 16, 11, 12, 20}, {BitOp::select, 16, 9, 10, 21},
    // S_MINIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 32, 14, 2, 3},
    {BitOp::canonical, 32, 15, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 32, 17, 2, 3}, {BitOp::canonical, 32, 18, 0, 0, 6},
    {BitOp::select, 32, 13, 16, 19}, {BitOp::select, 32, 11, 12, 20}, {BitOp::select, 32, 9, 10, 21},
    // S_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // S_MIN_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 11, 2, 3}, {BitOp::canonical, 16, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 16, 14, 2, 3}, {BitOp::canonical, 16, 15, 0, 0, 3}, {BitOp::select, 16, 10, 13, 16}, {BitOp::select, 16, 5, 9, 17},
    {BitOp::select, 16, 4, 8, 18}, {BitOp::select, 16, 6, 7, 19},
    // S_MIN_NUM_F32, V_DUAL_MIN_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 32, 11, 2, 3}, {BitOp::canonical, 32, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 32, 14, 2, 3}, {BitOp::canonical, 32, 15, 0, 0, 3}, {BitOp::select, 32, 10, 13, 16}, {BitOp::select, 32, 5, 9, 17},
    {BitOp::select, 32, 4, 8, 18}, {BitOp::select, 32, 6, 7, 19},
    // S_MIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // S_MOVK_I32
    {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::sign_extend, 32, 0},
    // S_MOV_B32, V_DUAL_MOV_B32, V_MOV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    // S_MOV_B64, V_MOV_B64
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
    // S_MUL_U64, V_MUL_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::multiply, 64, 0, 1},
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
    // S_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::constant, 32}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 64, 0, 1},
    {BitOp::constant, 64}, {BitOp::equal, 1, 2, 3}, {BitOp::complement, 1, 4},
    // S_OR_NOT0_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::cut, 32, 2}, {BitOp::bit_or, 32, 1, 3}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_OR_NOT0_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::complement, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::exec)},
    {BitOp::bit_or, 64, 1, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_OR_NOT1_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 1},
    {BitOp::bit_or, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_OR_NOT1_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
    // S_OR_NOT1_SAVEEXEC_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::cut, 32, 1},
    {BitOp::complement, 32, 2}, {BitOp::bit_or, 32, 0, 3}, {BitOp::cut, 32, 1, 0, 0, 0x20}, {BitOp::join, 64, 5, 4}, {BitOp::constant, 32},
    {BitOp::equal, 1, 4, 7}, {BitOp::complement, 1, 8},
    // S_OR_NOT1_SAVEEXEC_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::exec)}, {BitOp::complement, 64, 1},
    {BitOp::bit_or, 64, 0, 2}, {BitOp::constant, 64}, {BitOp::equal, 1, 3, 4}, {BitOp::complement, 1, 5},
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
    // S_PACK_HL_B32_B16
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
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
    // S_SEXT_I32_I16, V_CVT_I32_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SEXT_I32_I8
    {BitOp::input, 8, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 32, 0},
    // S_SUB_CO_CI_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::scc)}, {BitOp::cut, 64, 5}, {BitOp::subtract, 64, 4, 6},
    {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 7, 8}, {BitOp::cut, 1, 9}, {BitOp::cut, 32, 7},
    // S_SUB_CO_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::subtract, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::sign_extend, 64, 5}, {BitOp::equal, 1, 4, 6},
    {BitOp::complement, 1, 7},
    // S_SUB_CO_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::subtract, 64, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x20}, {BitOp::shift_right, 64, 4, 5}, {BitOp::cut, 1, 6}, {BitOp::cut, 32, 4},
    // S_SUB_NC_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 64, 0, 1},
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
    // V_ADD_F64, V_DUAL_ADD_F64, V_DUAL_MUL_F64, V_MUL_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 64, 0, 1},
    // V_ADD_LSHL_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 3}, {BitOp::shift_left, 32, 2, 4},
    // V_ADD_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffff},
    {BitOp::less_signed, 1, 6, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 7, 8, 5},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 10}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::select, 32, 11, 12, 9}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 14, 13},
    {BitOp::select, 32, 15, 13, 14},
    // V_ADD_MAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 6, 4},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 7, 8, 5}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 10},
    {BitOp::constant, 32}, {BitOp::select, 32, 11, 12, 9}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 14, 13},
    {BitOp::select, 32, 15, 13, 14},
    // V_ADD_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffff},
    {BitOp::less_signed, 1, 6, 4}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 7, 8, 5},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 4, 10}, {BitOp::constant, 32, 0, 0, 0, 0x80000000},
    {BitOp::select, 32, 11, 12, 9}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 13, 14},
    {BitOp::select, 32, 15, 13, 14},
    // V_ADD_MIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::add, 64, 1, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 6, 4},
    {BitOp::constant, 32, 0, 0, 0, 0xffffffff}, {BitOp::select, 32, 7, 8, 5}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 10},
    {BitOp::constant, 32}, {BitOp::select, 32, 11, 12, 9}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 13, 14},
    {BitOp::select, 32, 15, 13, 14},
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
    // V_ADD_NC_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::add, 64, 0, 1},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::less, 1, 2, 0}, {BitOp::bit_and, 1, 3, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffffffffffff}, {BitOp::select, 64, 5, 6, 2},
    // V_ALIGNBIT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::join, 64, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 3}, {BitOp::cut, 32, 4}, {BitOp::shift_right, 64, 2, 5},
    {BitOp::cut, 32, 6},
    // V_ALIGNBYTE_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::join, 64, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 2, 3}, {BitOp::cut, 32, 4}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 5, 6}, {BitOp::shift_right, 64, 2, 7}, {BitOp::cut, 32, 8},
    // V_AND_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 16, 0, 1},
    // V_AND_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    // V_AND_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_and, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 2, 3},
    // V_ASHRREV_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 1},
    {BitOp::shift_right_signed, 16, 0, 2},
    // V_ASHRREV_I32, V_DUAL_ASHRREV_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right_signed, 32, 0, 2},
    // V_ASHRREV_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right_signed, 64, 0, 2},
    // V_ASHR_PK_I8_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right_signed, 32, 0, 2}, {BitOp::constant, 32, 0, 0, 0, 0xffffff80}, {BitOp::less_signed, 1, 3, 4},
    {BitOp::constant, 32, 0, 0, 0, 0x7f}, {BitOp::less_signed, 1, 6, 3}, {BitOp::select, 32, 7, 6, 3}, {BitOp::select, 32, 5, 4, 8},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::shift_right_signed, 32, 10, 2}, {BitOp::less_signed, 1, 11, 4},
    {BitOp::less_signed, 1, 6, 11}, {BitOp::select, 32, 13, 6, 11}, {BitOp::select, 32, 12, 4, 14}, {BitOp::cut, 8, 15}, {BitOp::cut, 8, 9},
    {BitOp::join, 16, 16, 17},
    // V_ASHR_PK_U8_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right_signed, 32, 0, 2}, {BitOp::constant, 32}, {BitOp::less_signed, 1, 3, 4}, {BitOp::constant, 32, 0, 0, 0, 0xff},
    {BitOp::less_signed, 1, 6, 3}, {BitOp::select, 32, 7, 6, 3}, {BitOp::select, 32, 5, 4, 8}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::shift_right_signed, 32, 10, 2}, {BitOp::less_signed, 1, 11, 4}, {BitOp::less_signed, 1, 6, 11}, {BitOp::select, 32, 13, 6, 11},
    {BitOp::select, 32, 12, 4, 14}, {BitOp::cut, 8, 15}, {BitOp::cut, 8, 9}, {BitOp::join, 16, 16, 17},
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
    // V_BITOP3_B16
    {BitOp::input, 2, std::uint8_t(BitInput::omod)}, {BitOp::input, 3, std::uint8_t(BitInput::abs)}, {BitOp::join, 5, 0, 1},
    {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::join, 8, 2, 3}, {BitOp::input, 4, std::uint8_t(BitInput::op_sel)},
    {BitOp::constant, 32}, {BitOp::cut, 1, 5}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 8, 0, 0, 0x10},
    {BitOp::cut, 16, 8}, {BitOp::select, 16, 7, 9, 10}, {BitOp::cut, 32, 11}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 4, 5, 13},
    {BitOp::cut, 1, 14}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 16, 0, 0, 0x10}, {BitOp::cut, 16, 16},
    {BitOp::select, 16, 15, 17, 18}, {BitOp::cut, 32, 19}, {BitOp::constant, 32, 0, 0, 0, 2}, {BitOp::shift_right, 4, 5, 21},
    {BitOp::cut, 1, 22}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 24, 0, 0, 0x10}, {BitOp::cut, 16, 24},
    {BitOp::select, 16, 23, 25, 26}, {BitOp::cut, 32, 27}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::complement, 32, 12},
    {BitOp::complement, 32, 20}, {BitOp::complement, 32, 28}, {BitOp::bit_and, 32, 30, 31}, {BitOp::bit_and, 32, 33, 32}, {BitOp::cut, 1, 3},
    {BitOp::cut, 32, 35}, {BitOp::subtract, 32, 6, 36}, {BitOp::bit_and, 32, 34, 37}, {BitOp::bit_and, 32, 33, 28},
    {BitOp::shift_right, 8, 4, 13}, {BitOp::cut, 1, 40}, {BitOp::cut, 32, 41}, {BitOp::subtract, 32, 6, 42}, {BitOp::bit_and, 32, 39, 43},
    {BitOp::bit_or, 32, 38, 44}, {BitOp::bit_and, 32, 30, 20}, {BitOp::bit_and, 32, 46, 32}, {BitOp::shift_right, 8, 4, 21},
    {BitOp::cut, 1, 48}, {BitOp::cut, 32, 49}, {BitOp::subtract, 32, 6, 50}, {BitOp::bit_and, 32, 47, 51}, {BitOp::bit_or, 32, 45, 52},
    {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::bit_and, 32, 46, 28}, {BitOp::shift_right, 8, 4, 54}, {BitOp::cut, 1, 56}, {BitOp::cut, 32, 57},
    {BitOp::subtract, 32, 6, 58}, {BitOp::bit_and, 32, 55, 59}, {BitOp::bit_or, 32, 53, 60}, {BitOp::bit_and, 32, 12, 31},
    {BitOp::bit_and, 32, 62, 32}, {BitOp::shift_right, 8, 4, 29}, {BitOp::cut, 1, 64}, {BitOp::cut, 32, 65}, {BitOp::subtract, 32, 6, 66},
    {BitOp::bit_and, 32, 63, 67}, {BitOp::bit_or, 32, 61, 68}, {BitOp::constant, 32, 0, 0, 0, 5}, {BitOp::bit_and, 32, 62, 28},
    {BitOp::shift_right, 8, 4, 70}, {BitOp::cut, 1, 72}, {BitOp::cut, 32, 73}, {BitOp::subtract, 32, 6, 74}, {BitOp::bit_and, 32, 71, 75},
    {BitOp::bit_or, 32, 69, 76}, {BitOp::constant, 32, 0, 0, 0, 6}, {BitOp::bit_and, 32, 12, 20}, {BitOp::bit_and, 32, 79, 32},
    {BitOp::shift_right, 8, 4, 78}, {BitOp::cut, 1, 81}, {BitOp::cut, 32, 82}, {BitOp::subtract, 32, 6, 83}, {BitOp::bit_and, 32, 80, 84},
    {BitOp::bit_or, 32, 77, 85}, {BitOp::constant, 32, 0, 0, 0, 7}, {BitOp::bit_and, 32, 79, 28}, {BitOp::shift_right, 8, 4, 87},
    {BitOp::cut, 1, 89}, {BitOp::cut, 32, 90}, {BitOp::subtract, 32, 6, 91}, {BitOp::bit_and, 32, 88, 92}, {BitOp::bit_or, 32, 86, 93},
    {BitOp::cut, 16, 94},
    // V_BITOP3_B32
    {BitOp::input, 2, std::uint8_t(BitInput::omod)}, {BitOp::input, 3, std::uint8_t(BitInput::abs)}, {BitOp::join, 5, 0, 1},
    {BitOp::input, 3, std::uint8_t(BitInput::neg)}, {BitOp::join, 8, 2, 3}, {BitOp::constant, 32}, {BitOp::constant, 32, 0, 0, 0, 4},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 7}, {BitOp::constant, 32, 0, 0, 0, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::complement, 32, 10}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::complement, 32, 13}, {BitOp::bit_and, 32, 8, 11}, {BitOp::bit_and, 32, 15, 14},
    {BitOp::cut, 1, 3}, {BitOp::cut, 32, 17}, {BitOp::subtract, 32, 5, 18}, {BitOp::bit_and, 32, 16, 19}, {BitOp::bit_and, 32, 15, 13},
    {BitOp::shift_right, 8, 4, 12}, {BitOp::cut, 1, 22}, {BitOp::cut, 32, 23}, {BitOp::subtract, 32, 5, 24}, {BitOp::bit_and, 32, 21, 25},
    {BitOp::bit_or, 32, 20, 26}, {BitOp::bit_and, 32, 8, 10}, {BitOp::bit_and, 32, 28, 14}, {BitOp::shift_right, 8, 4, 9}, {BitOp::cut, 1, 30},
    {BitOp::cut, 32, 31}, {BitOp::subtract, 32, 5, 32}, {BitOp::bit_and, 32, 29, 33}, {BitOp::bit_or, 32, 27, 34},
    {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::bit_and, 32, 28, 13}, {BitOp::shift_right, 8, 4, 36}, {BitOp::cut, 1, 38}, {BitOp::cut, 32, 39},
    {BitOp::subtract, 32, 5, 40}, {BitOp::bit_and, 32, 37, 41}, {BitOp::bit_or, 32, 35, 42}, {BitOp::bit_and, 32, 7, 11},
    {BitOp::bit_and, 32, 44, 14}, {BitOp::shift_right, 8, 4, 6}, {BitOp::cut, 1, 46}, {BitOp::cut, 32, 47}, {BitOp::subtract, 32, 5, 48},
    {BitOp::bit_and, 32, 45, 49}, {BitOp::bit_or, 32, 43, 50}, {BitOp::constant, 32, 0, 0, 0, 5}, {BitOp::bit_and, 32, 44, 13},
    {BitOp::shift_right, 8, 4, 52}, {BitOp::cut, 1, 54}, {BitOp::cut, 32, 55}, {BitOp::subtract, 32, 5, 56}, {BitOp::bit_and, 32, 53, 57},
    {BitOp::bit_or, 32, 51, 58}, {BitOp::constant, 32, 0, 0, 0, 6}, {BitOp::bit_and, 32, 7, 10}, {BitOp::bit_and, 32, 61, 14},
    {BitOp::shift_right, 8, 4, 60}, {BitOp::cut, 1, 63}, {BitOp::cut, 32, 64}, {BitOp::subtract, 32, 5, 65}, {BitOp::bit_and, 32, 62, 66},
    {BitOp::bit_or, 32, 59, 67}, {BitOp::constant, 32, 0, 0, 0, 7}, {BitOp::bit_and, 32, 61, 13}, {BitOp::shift_right, 8, 4, 69},
    {BitOp::cut, 1, 71}, {BitOp::cut, 32, 72}, {BitOp::subtract, 32, 5, 73}, {BitOp::bit_and, 32, 70, 74}, {BitOp::bit_or, 32, 68, 75},
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
    // V_CMPX_U_F16, V_CMP_U_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CMPX_U_F32, V_CMP_U_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CMPX_U_F64, V_CMP_U_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 1, 2, 2}, {BitOp::bit_or, 1, 1, 3},
    // V_CNDMASK_B16
    {BitOp::input, 1, std::uint8_t(BitInput::vcc_lane)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::select, 16, 0, 1, 2},
    // V_CNDMASK_B32, V_DUAL_CNDMASK_B32
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
    // V_CVT_F16_BF8, V_CVT_F16_FP8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::constant, 32},
    {BitOp::cut, 1, 1}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 4, 1, 4}, {BitOp::cut, 1, 5},
    {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::select, 32, 6, 7, 8}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::select, 32, 6, 10, 2}, {BitOp::select, 32, 3, 9, 11}, {BitOp::shift_right, 32, 0, 12}, {BitOp::cut, 8, 13},
    {BitOp::mix, 16, 14, 14},
    // V_CVT_F32_BF8
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2}, {BitOp::select, 16, 1, 3, 4}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::shift_right, 4, 0, 6}, {BitOp::cut, 1, 7}, {BitOp::cut, 8, 5, 0, 0, 8}, {BitOp::cut, 8, 5}, {BitOp::select, 8, 8, 9, 10},
    {BitOp::mix, 32, 11, 11},
    // V_CVT_F32_FP8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::constant, 32},
    {BitOp::cut, 1, 1}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_right, 4, 1, 4}, {BitOp::cut, 1, 5},
    {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::select, 32, 6, 7, 8}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::select, 32, 6, 10, 2}, {BitOp::select, 32, 3, 9, 11}, {BitOp::shift_right, 32, 0, 12},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 8, 13}, {BitOp::mix, 32, 15, 15}, {BitOp::mix, 32, 15, 15, 0, 1},
    {BitOp::select, 32, 14, 16, 17},
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
    // V_CVT_FLOOR_I32_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::shift_right, 32, 0, 2},
    {BitOp::cut, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 4, 5, 6},
    {BitOp::mix, 64, 0, 0, 0, 1}, {BitOp::mix, 64, 8, 8, 0, 2}, {BitOp::mix, 32, 9, 9, 0, 3}, {BitOp::select, 32, 1, 7, 10},
    // V_CVT_NEAREST_I32_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 1, 0, 0}, {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::shift_right, 32, 0, 2},
    {BitOp::cut, 1, 3}, {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff}, {BitOp::select, 32, 4, 5, 6},
    {BitOp::mix, 64, 0, 0, 0, 1}, {BitOp::mix, 64, 8, 8, 0, 2}, {BitOp::mix, 64, 9, 9, 0, 3}, {BitOp::mix, 32, 10, 10, 0, 4},
    {BitOp::select, 32, 1, 7, 11},
    // V_CVT_OFF_F32_I4
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 0}, {BitOp::sign_extend, 32, 1}, {BitOp::mix, 32, 2, 2},
    {BitOp::mix, 32, 3, 3, 0, 1},
    // V_CVT_PK_BF8_F16, V_CVT_PK_FP8_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::mix, 8, 1, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10},
    {BitOp::mix, 8, 3, 3}, {BitOp::join, 16, 4, 2},
    // V_CVT_PK_BF8_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 8, 0, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 8, 2, 2}, {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::shift_right, 4, 4, 5},
    {BitOp::cut, 1, 6}, {BitOp::join, 16, 3, 1}, {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 9}, {BitOp::join, 32, 8, 10},
    {BitOp::cut, 16, 9, 0, 0, 0x10}, {BitOp::join, 24, 12, 3}, {BitOp::join, 32, 13, 1}, {BitOp::select, 32, 7, 11, 14},
    // V_CVT_PK_F16_BF8, V_CVT_PK_F16_FP8
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 8, 0}, {BitOp::mix, 16, 1, 1}, {BitOp::cut, 8, 0, 0, 0, 8},
    {BitOp::mix, 16, 3, 3}, {BitOp::join, 32, 4, 2},
    // V_CVT_PK_F32_BF8, V_CVT_PK_F32_FP8
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2}, {BitOp::select, 16, 1, 3, 4}, {BitOp::cut, 8, 5}, {BitOp::mix, 32, 6, 6},
    {BitOp::cut, 8, 5, 0, 0, 8}, {BitOp::mix, 32, 8, 8}, {BitOp::join, 64, 9, 7},
    // V_CVT_PK_FP8_F32
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 8, 1, 1},
    {BitOp::mix, 8, 1, 1, 0, 1}, {BitOp::select, 8, 0, 2, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 8, 5, 5},
    {BitOp::mix, 8, 5, 5, 0, 1}, {BitOp::select, 8, 0, 6, 7}, {BitOp::input, 4, std::uint8_t(BitInput::op_sel)},
    {BitOp::constant, 32, 0, 0, 0, 3}, {BitOp::shift_right, 4, 9, 10}, {BitOp::cut, 1, 11}, {BitOp::join, 16, 8, 4},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 14}, {BitOp::join, 32, 13, 15}, {BitOp::cut, 16, 14, 0, 0, 0x10},
    {BitOp::join, 24, 17, 8}, {BitOp::join, 32, 18, 4}, {BitOp::select, 32, 12, 16, 19},
    // V_CVT_PK_I16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::cut, 16, 1}, {BitOp::constant, 32, 0, 0, 0, 0x7fff},
    {BitOp::less_signed, 1, 3, 1}, {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 4, 5, 2},
    {BitOp::constant, 32, 0, 0, 0, 0xffff8000}, {BitOp::less_signed, 1, 1, 7}, {BitOp::constant, 16, 0, 0, 0, 0x8000},
    {BitOp::select, 16, 8, 9, 6}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 11, 11}, {BitOp::cut, 16, 12},
    {BitOp::less_signed, 1, 3, 12}, {BitOp::select, 16, 14, 5, 13}, {BitOp::less_signed, 1, 12, 7}, {BitOp::select, 16, 16, 9, 15},
    {BitOp::join, 32, 17, 10},
    // V_CVT_PK_I16_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 2, 0},
    {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 3, 4, 1}, {BitOp::constant, 32, 0, 0, 0, 0xffff8000},
    {BitOp::less_signed, 1, 0, 6}, {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::select, 16, 7, 8, 5},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 10}, {BitOp::less_signed, 1, 2, 10}, {BitOp::select, 16, 12, 4, 11},
    {BitOp::less_signed, 1, 10, 6}, {BitOp::select, 16, 14, 8, 13}, {BitOp::join, 32, 15, 9},
    // V_CVT_PK_NORM_I16_F16, V_CVT_PK_NORM_U16_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 16, 0, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 16, 2, 2}, {BitOp::join, 32, 3, 1},
    // V_CVT_PK_U16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::cut, 16, 1}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less, 1, 3, 1}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 4, 5, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 32, 7, 7}, {BitOp::cut, 16, 8}, {BitOp::less, 1, 3, 8},
    {BitOp::select, 16, 10, 5, 9}, {BitOp::join, 32, 11, 6},
    // V_CVT_PK_U16_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 0}, {BitOp::constant, 32, 0, 0, 0, 0xffff}, {BitOp::less, 1, 2, 0},
    {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 3, 4, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 6},
    {BitOp::less, 1, 2, 6}, {BitOp::select, 16, 8, 4, 7}, {BitOp::join, 32, 5, 9},
    // V_CVT_PK_U8_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 2, 0}, {BitOp::cut, 32, 1}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 2, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 8, 5, 5}, {BitOp::cut, 32, 6},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::shift_left, 32, 9, 4},
    {BitOp::complement, 32, 10}, {BitOp::bit_and, 32, 8, 11}, {BitOp::shift_left, 32, 7, 4}, {BitOp::bit_or, 32, 12, 13},
    // V_CVT_SR_BF8_F16, V_CVT_SR_FP8_F16
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 2}, {BitOp::select, 16, 1, 3, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::mix, 8, 5, 6}, {BitOp::cut, 2, 0, 0, 0, 2}, {BitOp::cut, 32, 8}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::multiply, 32, 9, 10},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::constant, 32, 0, 0, 0, 0xff}, {BitOp::shift_left, 32, 13, 11},
    {BitOp::complement, 32, 14}, {BitOp::bit_and, 32, 12, 15}, {BitOp::cut, 32, 7}, {BitOp::shift_left, 32, 17, 11},
    {BitOp::bit_or, 32, 16, 18},
    // V_CVT_SR_BF8_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 8, 0, 1},
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 2, 3, 0, 0, 2}, {BitOp::cut, 32, 4}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 5, 6}, {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::constant, 32, 0, 0, 0, 0xff},
    {BitOp::shift_left, 32, 9, 7}, {BitOp::complement, 32, 10}, {BitOp::bit_and, 32, 8, 11}, {BitOp::cut, 32, 2},
    {BitOp::shift_left, 32, 13, 7}, {BitOp::bit_or, 32, 12, 14},
    // V_CVT_SR_FP8_F32
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 8, 1, 2}, {BitOp::mix, 8, 1, 2, 0, 1}, {BitOp::select, 8, 0, 3, 4},
    {BitOp::input, 4, std::uint8_t(BitInput::op_sel)}, {BitOp::cut, 2, 6, 0, 0, 2}, {BitOp::cut, 32, 7}, {BitOp::constant, 32, 0, 0, 0, 8},
    {BitOp::multiply, 32, 8, 9}, {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::constant, 32, 0, 0, 0, 0xff},
    {BitOp::shift_left, 32, 12, 10}, {BitOp::complement, 32, 13}, {BitOp::bit_and, 32, 11, 14}, {BitOp::cut, 32, 5},
    {BitOp::shift_left, 32, 16, 10}, {BitOp::bit_or, 32, 15, 17},
    // V_CVT_SR_PK_BF16_F32, V_CVT_SR_PK_F16_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::shift_left, 32, 1, 2}, {BitOp::mix, 16, 0, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::constant, 32, 0, 0, 0, 0xffff0000}, {BitOp::bit_and, 32, 1, 6}, {BitOp::mix, 16, 5, 7}, {BitOp::join, 32, 8, 4},
    // V_CVT_U32_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0},
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
    // V_DOT4_I32_IU8
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 3, std::uint8_t(BitInput::neg)},
    {BitOp::cut, 1, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 4},
    {BitOp::sign_extend, 64, 6}, {BitOp::cut, 64, 6}, {BitOp::select, 64, 3, 7, 8}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::shift_right, 3, 2, 10}, {BitOp::cut, 1, 11}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 8, 13},
    {BitOp::sign_extend, 64, 14}, {BitOp::cut, 64, 14}, {BitOp::select, 64, 12, 15, 16}, {BitOp::multiply, 64, 9, 17}, {BitOp::add, 64, 1, 18},
    {BitOp::shift_right, 32, 4, 5}, {BitOp::cut, 8, 20}, {BitOp::sign_extend, 64, 21}, {BitOp::cut, 64, 21}, {BitOp::select, 64, 3, 22, 23},
    {BitOp::shift_right, 32, 13, 5}, {BitOp::cut, 8, 25}, {BitOp::sign_extend, 64, 26}, {BitOp::cut, 64, 26}, {BitOp::select, 64, 12, 27, 28},
    {BitOp::multiply, 64, 24, 29}, {BitOp::add, 64, 19, 30}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 4, 32},
    {BitOp::cut, 8, 33}, {BitOp::sign_extend, 64, 34}, {BitOp::cut, 64, 34}, {BitOp::select, 64, 3, 35, 36}, {BitOp::shift_right, 32, 13, 32},
    {BitOp::cut, 8, 38}, {BitOp::sign_extend, 64, 39}, {BitOp::cut, 64, 39}, {BitOp::select, 64, 12, 40, 41}, {BitOp::multiply, 64, 37, 42},
    {BitOp::add, 64, 31, 43}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 4, 45}, {BitOp::cut, 8, 46},
    {BitOp::sign_extend, 64, 47}, {BitOp::cut, 64, 47}, {BitOp::select, 64, 3, 48, 49}, {BitOp::shift_right, 32, 13, 45}, {BitOp::cut, 8, 51},
    {BitOp::sign_extend, 64, 52}, {BitOp::cut, 64, 52}, {BitOp::select, 64, 12, 53, 54}, {BitOp::multiply, 64, 50, 55},
    {BitOp::add, 64, 44, 56}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 57},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 60, 57}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 61, 62, 59}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 57, 64},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 65, 66, 63}, {BitOp::select, 32, 58, 67, 59},
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
    // V_DOT8_I32_IU4
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 3, std::uint8_t(BitInput::neg)},
    {BitOp::cut, 1, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 4, 4},
    {BitOp::sign_extend, 64, 6}, {BitOp::cut, 64, 6}, {BitOp::select, 64, 3, 7, 8}, {BitOp::constant, 32, 0, 0, 0, 1},
    {BitOp::shift_right, 3, 2, 10}, {BitOp::cut, 1, 11}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 4, 13},
    {BitOp::sign_extend, 64, 14}, {BitOp::cut, 64, 14}, {BitOp::select, 64, 12, 15, 16}, {BitOp::multiply, 64, 9, 17}, {BitOp::add, 64, 1, 18},
    {BitOp::shift_right, 32, 4, 5}, {BitOp::cut, 4, 20}, {BitOp::sign_extend, 64, 21}, {BitOp::cut, 64, 21}, {BitOp::select, 64, 3, 22, 23},
    {BitOp::shift_right, 32, 13, 5}, {BitOp::cut, 4, 25}, {BitOp::sign_extend, 64, 26}, {BitOp::cut, 64, 26}, {BitOp::select, 64, 12, 27, 28},
    {BitOp::multiply, 64, 24, 29}, {BitOp::add, 64, 19, 30}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::shift_right, 32, 4, 32},
    {BitOp::cut, 4, 33}, {BitOp::sign_extend, 64, 34}, {BitOp::cut, 64, 34}, {BitOp::select, 64, 3, 35, 36}, {BitOp::shift_right, 32, 13, 32},
    {BitOp::cut, 4, 38}, {BitOp::sign_extend, 64, 39}, {BitOp::cut, 64, 39}, {BitOp::select, 64, 12, 40, 41}, {BitOp::multiply, 64, 37, 42},
    {BitOp::add, 64, 31, 43}, {BitOp::constant, 32, 0, 0, 0, 0xc}, {BitOp::shift_right, 32, 4, 45}, {BitOp::cut, 4, 46},
    {BitOp::sign_extend, 64, 47}, {BitOp::cut, 64, 47}, {BitOp::select, 64, 3, 48, 49}, {BitOp::shift_right, 32, 13, 45}, {BitOp::cut, 4, 51},
    {BitOp::sign_extend, 64, 52}, {BitOp::cut, 64, 52}, {BitOp::select, 64, 12, 53, 54}, {BitOp::multiply, 64, 50, 55},
    {BitOp::add, 64, 44, 56}, {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 4, 58}, {BitOp::cut, 4, 59},
    {BitOp::sign_extend, 64, 60}, {BitOp::cut, 64, 60}, {BitOp::select, 64, 3, 61, 62}, {BitOp::shift_right, 32, 13, 58}, {BitOp::cut, 4, 64},
    {BitOp::sign_extend, 64, 65}, {BitOp::cut, 64, 65}, {BitOp::select, 64, 12, 66, 67}, {BitOp::multiply, 64, 63, 68},
    {BitOp::add, 64, 57, 69}, {BitOp::constant, 32, 0, 0, 0, 0x14}, {BitOp::shift_right, 32, 4, 71}, {BitOp::cut, 4, 72},
    {BitOp::sign_extend, 64, 73}, {BitOp::cut, 64, 73}, {BitOp::select, 64, 3, 74, 75}, {BitOp::shift_right, 32, 13, 71}, {BitOp::cut, 4, 77},
    {BitOp::sign_extend, 64, 78}, {BitOp::cut, 64, 78}, {BitOp::select, 64, 12, 79, 80}, {BitOp::multiply, 64, 76, 81},
    {BitOp::add, 64, 70, 82}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 4, 84}, {BitOp::cut, 4, 85},
    {BitOp::sign_extend, 64, 86}, {BitOp::cut, 64, 86}, {BitOp::select, 64, 3, 87, 88}, {BitOp::shift_right, 32, 13, 84}, {BitOp::cut, 4, 90},
    {BitOp::sign_extend, 64, 91}, {BitOp::cut, 64, 91}, {BitOp::select, 64, 12, 92, 93}, {BitOp::multiply, 64, 89, 94},
    {BitOp::add, 64, 83, 95}, {BitOp::constant, 32, 0, 0, 0, 0x1c}, {BitOp::shift_right, 32, 4, 97}, {BitOp::cut, 4, 98},
    {BitOp::sign_extend, 64, 99}, {BitOp::cut, 64, 99}, {BitOp::select, 64, 3, 100, 101}, {BitOp::shift_right, 32, 13, 97},
    {BitOp::cut, 4, 103}, {BitOp::sign_extend, 64, 104}, {BitOp::cut, 64, 104}, {BitOp::select, 64, 12, 105, 106},
    {BitOp::multiply, 64, 102, 107}, {BitOp::add, 64, 96, 108}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 109},
    {BitOp::constant, 64, 0, 0, 0, 0x7fffffff}, {BitOp::less_signed, 1, 112, 109}, {BitOp::constant, 32, 0, 0, 0, 0x7fffffff},
    {BitOp::select, 32, 113, 114, 111}, {BitOp::constant, 64, 0, 0, 0, 0xffffffff80000000}, {BitOp::less_signed, 1, 109, 116},
    {BitOp::constant, 32, 0, 0, 0, 0x80000000}, {BitOp::select, 32, 117, 118, 115}, {BitOp::select, 32, 110, 119, 111},
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
    // V_DUAL_ADD_NC_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 0, 1},
    // V_DUAL_BITOP2_B32
    {BitOp::input, 16, std::uint8_t(BitInput::imm)}, {BitOp::cut, 8, 0}, {BitOp::constant, 32, 0, 0, 0, 6}, {BitOp::shift_right, 8, 1, 2},
    {BitOp::cut, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::bit_and, 32, 5, 6}, {BitOp::constant, 32}, {BitOp::select, 32, 4, 7, 8}, {BitOp::constant, 32, 0, 0, 0, 4},
    {BitOp::shift_right, 8, 1, 10}, {BitOp::cut, 1, 11}, {BitOp::complement, 32, 6}, {BitOp::bit_and, 32, 5, 13},
    {BitOp::select, 32, 12, 14, 8}, {BitOp::constant, 32, 0, 0, 0, 2}, {BitOp::shift_right, 8, 1, 16}, {BitOp::cut, 1, 17},
    {BitOp::complement, 32, 5}, {BitOp::bit_and, 32, 19, 6}, {BitOp::select, 32, 18, 20, 8}, {BitOp::cut, 1, 0}, {BitOp::bit_and, 32, 19, 13},
    {BitOp::select, 32, 22, 23, 8}, {BitOp::bit_or, 32, 9, 15}, {BitOp::bit_or, 32, 25, 21}, {BitOp::bit_or, 32, 26, 24},
    // V_DUAL_FMA_F32, V_FMA_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::mix, 32, 0, 1}, {BitOp::mix, 32, 3, 2},
    // V_DUAL_FMA_F64, V_FMA_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_DUAL_LSHLREV_B32, V_LSHLREV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2},
    // V_DUAL_LSHRREV_B32, V_LSHRREV_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 5, 1},
    {BitOp::shift_right, 32, 0, 2},
    // V_DUAL_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // V_DUAL_MAX_NUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::canonical, 64, 1, 0, 0, 2},
    {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::select, 64, 5, 6, 7}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 64, 12, 1, 3}, {BitOp::canonical, 64, 13, 0, 0, 3},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::select, 64, 15, 1, 3}, {BitOp::canonical, 64, 16, 0, 0, 3}, {BitOp::select, 64, 10, 14, 17},
    {BitOp::select, 64, 5, 9, 18}, {BitOp::select, 64, 4, 8, 19},
    // V_DUAL_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // V_DUAL_MIN_NUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::canonical, 64, 1, 0, 0, 2},
    {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::select, 64, 5, 6, 7}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 64, 11, 1, 3}, {BitOp::canonical, 64, 12, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 6},
    {BitOp::select, 64, 14, 1, 3}, {BitOp::canonical, 64, 15, 0, 0, 3}, {BitOp::select, 64, 10, 13, 16}, {BitOp::select, 64, 5, 9, 17},
    {BitOp::select, 64, 4, 8, 18},
    // V_DUAL_MUL_DX9_ZERO_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::constant, 32},
    {BitOp::mix, 1, 0, 0}, {BitOp::mix, 1, 1, 1}, {BitOp::bit_or, 1, 3, 4}, {BitOp::mix, 32, 0, 1, 0, 1}, {BitOp::select, 32, 5, 2, 6},
    // V_DUAL_SUBREV_F32, V_SUBREV_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 1},
    // V_DUAL_SUB_NC_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::subtract, 32, 0, 1},
    // V_FMAAK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::cut, 16, 2}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 4, 3},
    // V_FMAAK_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::input, 64, std::uint8_t(BitInput::literal64)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_FMAC_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::input, 64, std::uint8_t(BitInput::d0)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_FMAMK_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::literal)}, {BitOp::cut, 16, 1},
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::mix, 16, 0, 2}, {BitOp::mix, 16, 4, 3},
    // V_FMAMK_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::literal64)},
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::mix, 64, 0, 1}, {BitOp::mix, 64, 3, 2},
    // V_FMA_DX9_ZERO_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 4}, {BitOp::mix, 1, 1, 1, 0, 1},
    {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_or, 1, 6, 7}, {BitOp::mix, 32, 5, 5, 0, 2}, {BitOp::mix, 32, 1, 3, 0, 3},
    {BitOp::mix, 32, 10, 5, 0, 3}, {BitOp::select, 32, 8, 9, 11}, {BitOp::canonical, 32, 12},
    // V_FMA_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::mix, 16, 0, 1}, {BitOp::mix, 16, 3, 2},
    // V_FMA_MIXHI_BF16
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
    {BitOp::mix, 16, 59, 59, 0, 2}, {BitOp::mix, 16, 61, 61, 0, 3}, {BitOp::select, 16, 60, 62, 61},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 64}, {BitOp::join, 32, 63, 65},
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
    // V_FMA_MIXLO_BF16
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
    {BitOp::mix, 16, 59, 59, 0, 2}, {BitOp::mix, 16, 61, 61, 0, 3}, {BitOp::select, 16, 60, 62, 61},
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::cut, 16, 64, 0, 0, 0x10}, {BitOp::join, 32, 65, 63},
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
    // V_FMA_MIX_F32, V_FMA_MIX_F32_BF16
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
    // V_LSHLREV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_left, 64, 0, 2},
    // V_LSHL_ADD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 3, 4},
    // V_LSHL_ADD_U64
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 3, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 1},
    {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::less, 1, 4, 3}, {BitOp::constant, 32}, {BitOp::select, 32, 5, 6, 3},
    {BitOp::shift_left, 64, 2, 7}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 8, 9},
    // V_LSHL_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 5, 1},
    {BitOp::shift_left, 32, 0, 2}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 3, 4},
    // V_LSHRREV_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 4, 1},
    {BitOp::shift_right, 16, 0, 2},
    // V_LSHRREV_B64
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 1},
    {BitOp::shift_right, 64, 0, 2},
    // V_MAD_CO_I64_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5},
    {BitOp::constant, 32, 0, 0, 0, 0x3f}, {BitOp::shift_right, 64, 4, 7}, {BitOp::cut, 1, 8}, {BitOp::shift_right, 64, 5, 7},
    {BitOp::cut, 1, 10}, {BitOp::equal, 1, 9, 11}, {BitOp::shift_right, 64, 6, 7}, {BitOp::cut, 1, 13}, {BitOp::equal, 1, 14, 9},
    {BitOp::complement, 1, 15}, {BitOp::bit_and, 1, 12, 16}, {BitOp::select, 1, 17, 9, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)},
    {BitOp::bit_and, 1, 19, 17}, {BitOp::constant, 64, 0, 0, 0, 0x8000000000000000}, {BitOp::constant, 64, 0, 0, 0, 0x7fffffffffffffff},
    {BitOp::select, 64, 9, 21, 22}, {BitOp::select, 64, 20, 23, 6},
    // V_MAD_CO_U64_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5}, {BitOp::less, 1, 6, 4},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::bit_and, 1, 8, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffffffffffffffff},
    {BitOp::select, 64, 9, 10, 6},
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
    // V_MAD_NC_I64_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::sign_extend, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::sign_extend, 64, 2}, {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5},
    // V_MAD_NC_U64_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::add, 64, 4, 5},
    // V_MAD_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::cut, 64, 5}, {BitOp::add, 64, 4, 6},
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 16, 7}, {BitOp::constant, 64, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 10, 7}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 11, 12, 9}, {BitOp::constant, 64},
    {BitOp::less_signed, 1, 7, 14}, {BitOp::constant, 16}, {BitOp::select, 16, 15, 16, 13}, {BitOp::select, 16, 8, 17, 9},
    // V_MAD_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::multiply, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::add, 32, 2, 3},
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
    // V_MAX3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 3, 4}, {BitOp::select, 16, 5, 4, 3},
    // V_MAX3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MAX3_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 16, 12, 2, 3}, {BitOp::canonical, 16, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 3}, {BitOp::select, 16, 10, 14, 17},
    {BitOp::select, 16, 5, 9, 18}, {BitOp::select, 16, 4, 8, 19}, {BitOp::select, 16, 6, 7, 20}, {BitOp::input, 16, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 16, 21}, {BitOp::canonical, 16, 22}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 16, 23, 0, 0, 2}, {BitOp::canonical, 16, 24, 0, 0, 3}, {BitOp::canonical, 16, 23, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::complement, 1, 32}, {BitOp::select, 16, 33, 23, 24},
    {BitOp::canonical, 16, 34, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 6}, {BitOp::select, 16, 36, 23, 24}, {BitOp::canonical, 16, 37, 0, 0, 3},
    {BitOp::select, 16, 31, 35, 38}, {BitOp::select, 16, 26, 30, 39}, {BitOp::select, 16, 25, 29, 40}, {BitOp::select, 16, 27, 28, 41},
    // V_MAX3_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 32, 12, 2, 3}, {BitOp::canonical, 32, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 32, 15, 2, 3}, {BitOp::canonical, 32, 16, 0, 0, 3}, {BitOp::select, 32, 10, 14, 17},
    {BitOp::select, 32, 5, 9, 18}, {BitOp::select, 32, 4, 8, 19}, {BitOp::select, 32, 6, 7, 20}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 21}, {BitOp::canonical, 32, 22}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 32, 23, 0, 0, 2}, {BitOp::canonical, 32, 24, 0, 0, 3}, {BitOp::canonical, 32, 23, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::complement, 1, 32}, {BitOp::select, 32, 33, 23, 24},
    {BitOp::canonical, 32, 34, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 6}, {BitOp::select, 32, 36, 23, 24}, {BitOp::canonical, 32, 37, 0, 0, 3},
    {BitOp::select, 32, 31, 35, 38}, {BitOp::select, 32, 26, 30, 39}, {BitOp::select, 32, 25, 29, 40}, {BitOp::select, 32, 27, 28, 41},
    // V_MAX3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 3, 4}, {BitOp::select, 16, 5, 4, 3},
    // V_MAX3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MAXIMUM3_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 18, 2, 3},
    {BitOp::canonical, 16, 19, 0, 0, 6}, {BitOp::select, 16, 13, 17, 20}, {BitOp::select, 16, 11, 12, 21}, {BitOp::select, 16, 9, 10, 22},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 23}, {BitOp::canonical, 16, 24}, {BitOp::mix, 1, 25, 25, 0, 1},
    {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::mix, 1, 26, 26, 0, 1}, {BitOp::complement, 1, 29}, {BitOp::bit_and, 1, 28, 30},
    {BitOp::bit_or, 1, 27, 31}, {BitOp::canonical, 16, 25, 0, 0, 3}, {BitOp::mix, 1, 26, 26, 0, 2}, {BitOp::canonical, 16, 26, 0, 0, 3},
    {BitOp::mix, 1, 25, 26, 0, 4}, {BitOp::mix, 1, 25, 25, 0, 5}, {BitOp::complement, 1, 37}, {BitOp::select, 16, 38, 25, 26},
    {BitOp::canonical, 16, 39, 0, 0, 6}, {BitOp::mix, 1, 25, 26, 0, 7}, {BitOp::select, 16, 41, 25, 26}, {BitOp::canonical, 16, 42, 0, 0, 6},
    {BitOp::select, 16, 36, 40, 43}, {BitOp::select, 16, 34, 35, 44}, {BitOp::select, 16, 32, 33, 45},
    // V_MAXIMUM3_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 3, 0, 1}, {BitOp::select, 32, 4, 1, 3}, {BitOp::mix, 1, 1, 1, 0, 2},
    {BitOp::complement, 1, 6}, {BitOp::select, 32, 7, 1, 3}, {BitOp::mix, 1, 1, 3, 0, 3}, {BitOp::select, 32, 9, 8, 5},
    {BitOp::mix, 1, 1, 1, 0, 4}, {BitOp::select, 32, 11, 1, 10}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4},
    {BitOp::mix, 1, 3, 3, 0, 6}, {BitOp::complement, 1, 11}, {BitOp::bit_or, 1, 15, 16}, {BitOp::bit_and, 1, 14, 17},
    {BitOp::select, 32, 18, 13, 12}, {BitOp::canonical, 32, 1, 0, 0, 5}, {BitOp::mix, 1, 1, 1, 0, 6}, {BitOp::select, 32, 21, 20, 19},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 23}, {BitOp::mix, 1, 22, 24, 0, 1}, {BitOp::select, 32, 25, 22, 24},
    {BitOp::mix, 1, 22, 22, 0, 2}, {BitOp::complement, 1, 27}, {BitOp::select, 32, 28, 22, 24}, {BitOp::mix, 1, 22, 24, 0, 3},
    {BitOp::select, 32, 30, 29, 26}, {BitOp::mix, 1, 22, 22, 0, 4}, {BitOp::select, 32, 32, 22, 31}, {BitOp::canonical, 32, 24, 0, 0, 5},
    {BitOp::mix, 1, 24, 24, 0, 4}, {BitOp::mix, 1, 24, 24, 0, 6}, {BitOp::complement, 1, 32}, {BitOp::bit_or, 1, 36, 37},
    {BitOp::bit_and, 1, 35, 38}, {BitOp::select, 32, 39, 34, 33}, {BitOp::canonical, 32, 22, 0, 0, 5}, {BitOp::mix, 1, 22, 22, 0, 6},
    {BitOp::select, 32, 42, 41, 40}, {BitOp::canonical, 32, 43, 0, 0, 7},
    // V_MAXIMUMMINIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 18, 2, 3},
    {BitOp::canonical, 16, 19, 0, 0, 6}, {BitOp::select, 16, 13, 17, 20}, {BitOp::select, 16, 11, 12, 21}, {BitOp::select, 16, 9, 10, 22},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 23}, {BitOp::canonical, 16, 24}, {BitOp::mix, 1, 25, 25, 0, 1},
    {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::mix, 1, 26, 26, 0, 1}, {BitOp::complement, 1, 29}, {BitOp::bit_and, 1, 28, 30},
    {BitOp::bit_or, 1, 27, 31}, {BitOp::canonical, 16, 25, 0, 0, 3}, {BitOp::mix, 1, 26, 26, 0, 2}, {BitOp::canonical, 16, 26, 0, 0, 3},
    {BitOp::mix, 1, 25, 26, 0, 4}, {BitOp::mix, 1, 25, 25, 0, 5}, {BitOp::select, 16, 37, 25, 26}, {BitOp::canonical, 16, 38, 0, 0, 6},
    {BitOp::mix, 1, 25, 26, 0, 8}, {BitOp::select, 16, 40, 25, 26}, {BitOp::canonical, 16, 41, 0, 0, 6}, {BitOp::select, 16, 36, 39, 42},
    {BitOp::select, 16, 34, 35, 43}, {BitOp::select, 16, 32, 33, 44},
    // V_MAXIMUMMINIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 32, 15, 2, 3}, {BitOp::canonical, 32, 16, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 32, 18, 2, 3},
    {BitOp::canonical, 32, 19, 0, 0, 6}, {BitOp::select, 32, 13, 17, 20}, {BitOp::select, 32, 11, 12, 21}, {BitOp::select, 32, 9, 10, 22},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 23}, {BitOp::canonical, 32, 24}, {BitOp::mix, 1, 25, 25, 0, 1},
    {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::mix, 1, 26, 26, 0, 1}, {BitOp::complement, 1, 29}, {BitOp::bit_and, 1, 28, 30},
    {BitOp::bit_or, 1, 27, 31}, {BitOp::canonical, 32, 25, 0, 0, 3}, {BitOp::mix, 1, 26, 26, 0, 2}, {BitOp::canonical, 32, 26, 0, 0, 3},
    {BitOp::mix, 1, 25, 26, 0, 4}, {BitOp::mix, 1, 25, 25, 0, 5}, {BitOp::select, 32, 37, 25, 26}, {BitOp::canonical, 32, 38, 0, 0, 6},
    {BitOp::mix, 1, 25, 26, 0, 8}, {BitOp::select, 32, 40, 25, 26}, {BitOp::canonical, 32, 41, 0, 0, 6}, {BitOp::select, 32, 36, 39, 42},
    {BitOp::select, 32, 34, 35, 43}, {BitOp::select, 32, 32, 33, 44},
    // V_MAXIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 16, 15, 1, 3}, {BitOp::canonical, 16, 16, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 16, 18, 1, 3},
    {BitOp::canonical, 16, 19, 0, 0, 6}, {BitOp::select, 16, 13, 17, 20}, {BitOp::select, 16, 11, 12, 21}, {BitOp::select, 16, 9, 10, 22},
    // V_MAXIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 32, 15, 1, 3}, {BitOp::canonical, 32, 16, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 32, 18, 1, 3},
    {BitOp::canonical, 32, 19, 0, 0, 6}, {BitOp::select, 32, 13, 17, 20}, {BitOp::select, 32, 11, 12, 21}, {BitOp::select, 32, 9, 10, 22},
    // V_MAXIMUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 14},
    {BitOp::select, 64, 15, 1, 3}, {BitOp::canonical, 64, 16, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 64, 18, 1, 3},
    {BitOp::canonical, 64, 19, 0, 0, 6}, {BitOp::select, 64, 13, 17, 20}, {BitOp::select, 64, 11, 12, 21}, {BitOp::select, 64, 9, 10, 22},
    // V_MAXMIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MAXMIN_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 16, 12, 2, 3}, {BitOp::canonical, 16, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 16, 15, 2, 3}, {BitOp::canonical, 16, 16, 0, 0, 3}, {BitOp::select, 16, 10, 14, 17},
    {BitOp::select, 16, 5, 9, 18}, {BitOp::select, 16, 4, 8, 19}, {BitOp::select, 16, 6, 7, 20}, {BitOp::input, 16, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 16, 21}, {BitOp::canonical, 16, 22}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 16, 23, 0, 0, 2}, {BitOp::canonical, 16, 24, 0, 0, 3}, {BitOp::canonical, 16, 23, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::select, 16, 32, 23, 24}, {BitOp::canonical, 16, 33, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 7}, {BitOp::select, 16, 35, 23, 24}, {BitOp::canonical, 16, 36, 0, 0, 3}, {BitOp::select, 16, 31, 34, 37},
    {BitOp::select, 16, 26, 30, 38}, {BitOp::select, 16, 25, 29, 39}, {BitOp::select, 16, 27, 28, 40},
    // V_MAXMIN_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 32, 12, 2, 3}, {BitOp::canonical, 32, 13, 0, 0, 3},
    {BitOp::mix, 1, 2, 3, 0, 6}, {BitOp::select, 32, 15, 2, 3}, {BitOp::canonical, 32, 16, 0, 0, 3}, {BitOp::select, 32, 10, 14, 17},
    {BitOp::select, 32, 5, 9, 18}, {BitOp::select, 32, 4, 8, 19}, {BitOp::select, 32, 6, 7, 20}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::canonical, 32, 21}, {BitOp::canonical, 32, 22}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 32, 23, 0, 0, 2}, {BitOp::canonical, 32, 24, 0, 0, 3}, {BitOp::canonical, 32, 23, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::select, 32, 32, 23, 24}, {BitOp::canonical, 32, 33, 0, 0, 3},
    {BitOp::mix, 1, 23, 24, 0, 7}, {BitOp::select, 32, 35, 23, 24}, {BitOp::canonical, 32, 36, 0, 0, 3}, {BitOp::select, 32, 31, 34, 37},
    {BitOp::select, 32, 26, 30, 38}, {BitOp::select, 32, 25, 29, 39}, {BitOp::select, 32, 27, 28, 40},
    // V_MAXMIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MAX_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 16, 2, 0, 1},
    // V_MAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // V_MAX_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 64, 2, 0, 1},
    // V_MAX_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 1, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 16, 12, 1, 3}, {BitOp::canonical, 16, 13, 0, 0, 3},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::select, 16, 15, 1, 3}, {BitOp::canonical, 16, 16, 0, 0, 3}, {BitOp::select, 16, 10, 14, 17},
    {BitOp::select, 16, 5, 9, 18}, {BitOp::select, 16, 4, 8, 19}, {BitOp::select, 16, 6, 7, 20},
    // V_MAX_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 1, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 32, 12, 1, 3}, {BitOp::canonical, 32, 13, 0, 0, 3},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::select, 32, 15, 1, 3}, {BitOp::canonical, 32, 16, 0, 0, 3}, {BitOp::select, 32, 10, 14, 17},
    {BitOp::select, 32, 5, 9, 18}, {BitOp::select, 32, 4, 8, 19}, {BitOp::select, 32, 6, 7, 20},
    // V_MAX_NUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 64, 1, 0, 0, 2}, {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::complement, 1, 11}, {BitOp::select, 64, 12, 1, 3}, {BitOp::canonical, 64, 13, 0, 0, 3},
    {BitOp::mix, 1, 1, 3, 0, 6}, {BitOp::select, 64, 15, 1, 3}, {BitOp::canonical, 64, 16, 0, 0, 3}, {BitOp::select, 64, 10, 14, 17},
    {BitOp::select, 64, 5, 9, 18}, {BitOp::select, 64, 4, 8, 19}, {BitOp::select, 64, 6, 7, 20},
    // V_MAX_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 16, 2, 0, 1},
    // V_MAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 0, 1},
    // V_MAX_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 64, 2, 0, 1},
    // V_MBCNT_HI_U32_B32
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::known, 32}, {BitOp::shift_left, 64, 0, 1}, {BitOp::subtract, 64, 2, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 3, 0, 0, 0x20}, {BitOp::bit_and, 32, 4, 5}, {BitOp::mix, 32, 6, 6, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 7, 8},
    // V_MBCNT_LO_U32_B32
    {BitOp::constant, 64, 0, 0, 0, 1}, {BitOp::known, 32}, {BitOp::shift_left, 64, 0, 1}, {BitOp::subtract, 64, 2, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 3}, {BitOp::bit_and, 32, 4, 5}, {BitOp::mix, 32, 6, 6, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::add, 32, 7, 8},
    // V_MED3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1}, {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 5, 3},
    {BitOp::less_signed, 1, 4, 5}, {BitOp::select, 16, 7, 4, 5}, {BitOp::select, 16, 6, 3, 8},
    // V_MED3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1}, {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 5, 3},
    {BitOp::less_signed, 1, 4, 5}, {BitOp::select, 32, 7, 4, 5}, {BitOp::select, 32, 6, 3, 8},
    // V_MED3_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 0}, {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 3, 3, 0, 1},
    {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::bit_and, 1, 5, 6}, {BitOp::canonical, 16, 3, 0, 0, 2}, {BitOp::canonical, 16, 4, 0, 0, 3},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 3, 4, 0, 4}, {BitOp::mix, 1, 3, 3, 0, 5}, {BitOp::complement, 1, 12},
    {BitOp::select, 16, 13, 3, 4}, {BitOp::canonical, 16, 14, 0, 0, 3}, {BitOp::mix, 1, 3, 4, 0, 6}, {BitOp::select, 16, 16, 3, 4},
    {BitOp::canonical, 16, 17, 0, 0, 3}, {BitOp::select, 16, 11, 15, 18}, {BitOp::select, 16, 6, 10, 19}, {BitOp::select, 16, 5, 9, 20},
    {BitOp::select, 16, 7, 8, 21}, {BitOp::canonical, 16, 22}, {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 23, 23, 0, 1},
    {BitOp::mix, 1, 24, 24, 0, 1}, {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 16, 23, 0, 0, 2}, {BitOp::canonical, 16, 24, 0, 0, 3},
    {BitOp::canonical, 16, 23, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::complement, 1, 32},
    {BitOp::select, 16, 33, 23, 24}, {BitOp::canonical, 16, 34, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 6}, {BitOp::select, 16, 36, 23, 24},
    {BitOp::canonical, 16, 37, 0, 0, 3}, {BitOp::select, 16, 31, 35, 38}, {BitOp::select, 16, 26, 30, 39}, {BitOp::select, 16, 25, 29, 40},
    {BitOp::select, 16, 27, 28, 41}, {BitOp::mix, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::bit_or, 1, 43, 44},
    {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::bit_or, 1, 45, 46}, {BitOp::select, 16, 12, 3, 4}, {BitOp::canonical, 16, 48, 0, 0, 3},
    {BitOp::mix, 1, 3, 4, 0, 7}, {BitOp::select, 16, 50, 3, 4}, {BitOp::canonical, 16, 51, 0, 0, 3}, {BitOp::select, 16, 11, 49, 52},
    {BitOp::select, 16, 6, 10, 53}, {BitOp::select, 16, 5, 9, 54}, {BitOp::select, 16, 7, 8, 55}, {BitOp::canonical, 16, 56},
    {BitOp::mix, 1, 57, 57, 0, 1}, {BitOp::bit_and, 1, 58, 26}, {BitOp::canonical, 16, 57, 0, 0, 2}, {BitOp::canonical, 16, 57, 0, 0, 3},
    {BitOp::mix, 1, 57, 24, 0, 4}, {BitOp::mix, 1, 57, 57, 0, 5}, {BitOp::select, 16, 63, 57, 24}, {BitOp::canonical, 16, 64, 0, 0, 3},
    {BitOp::mix, 1, 57, 24, 0, 7}, {BitOp::select, 16, 66, 57, 24}, {BitOp::canonical, 16, 67, 0, 0, 3}, {BitOp::select, 16, 62, 65, 68},
    {BitOp::select, 16, 26, 61, 69}, {BitOp::select, 16, 58, 29, 70}, {BitOp::select, 16, 59, 60, 71}, {BitOp::mix, 1, 0, 42, 0, 4},
    {BitOp::bit_and, 1, 6, 26}, {BitOp::canonical, 16, 4, 0, 0, 2}, {BitOp::mix, 1, 4, 24, 0, 4}, {BitOp::mix, 1, 4, 4, 0, 5},
    {BitOp::complement, 1, 77}, {BitOp::select, 16, 78, 4, 24}, {BitOp::canonical, 16, 79, 0, 0, 3}, {BitOp::mix, 1, 4, 24, 0, 6},
    {BitOp::select, 16, 81, 4, 24}, {BitOp::canonical, 16, 82, 0, 0, 3}, {BitOp::select, 16, 76, 80, 83}, {BitOp::select, 16, 26, 9, 84},
    {BitOp::select, 16, 6, 29, 85}, {BitOp::select, 16, 74, 75, 86}, {BitOp::mix, 1, 1, 42, 0, 4}, {BitOp::bit_and, 1, 5, 26},
    {BitOp::mix, 1, 3, 24, 0, 4}, {BitOp::select, 16, 13, 3, 24}, {BitOp::canonical, 16, 91, 0, 0, 3}, {BitOp::mix, 1, 3, 24, 0, 6},
    {BitOp::select, 16, 93, 3, 24}, {BitOp::canonical, 16, 94, 0, 0, 3}, {BitOp::select, 16, 90, 92, 95}, {BitOp::select, 16, 26, 10, 96},
    {BitOp::select, 16, 5, 29, 97}, {BitOp::select, 16, 89, 8, 98}, {BitOp::select, 16, 88, 99, 22}, {BitOp::select, 16, 73, 87, 100},
    {BitOp::select, 16, 47, 72, 101},
    // V_MED3_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 0}, {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 3, 3, 0, 1},
    {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::bit_and, 1, 5, 6}, {BitOp::canonical, 32, 3, 0, 0, 2}, {BitOp::canonical, 32, 4, 0, 0, 3},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 3, 4, 0, 4}, {BitOp::mix, 1, 3, 3, 0, 5}, {BitOp::complement, 1, 12},
    {BitOp::select, 32, 13, 3, 4}, {BitOp::canonical, 32, 14, 0, 0, 3}, {BitOp::mix, 1, 3, 4, 0, 6}, {BitOp::select, 32, 16, 3, 4},
    {BitOp::canonical, 32, 17, 0, 0, 3}, {BitOp::select, 32, 11, 15, 18}, {BitOp::select, 32, 6, 10, 19}, {BitOp::select, 32, 5, 9, 20},
    {BitOp::select, 32, 7, 8, 21}, {BitOp::canonical, 32, 22}, {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 23, 23, 0, 1},
    {BitOp::mix, 1, 24, 24, 0, 1}, {BitOp::bit_and, 1, 25, 26}, {BitOp::canonical, 32, 23, 0, 0, 2}, {BitOp::canonical, 32, 24, 0, 0, 3},
    {BitOp::canonical, 32, 23, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 4}, {BitOp::mix, 1, 23, 23, 0, 5}, {BitOp::complement, 1, 32},
    {BitOp::select, 32, 33, 23, 24}, {BitOp::canonical, 32, 34, 0, 0, 3}, {BitOp::mix, 1, 23, 24, 0, 6}, {BitOp::select, 32, 36, 23, 24},
    {BitOp::canonical, 32, 37, 0, 0, 3}, {BitOp::select, 32, 31, 35, 38}, {BitOp::select, 32, 26, 30, 39}, {BitOp::select, 32, 25, 29, 40},
    {BitOp::select, 32, 27, 28, 41}, {BitOp::mix, 1, 0, 0, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::bit_or, 1, 43, 44},
    {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::bit_or, 1, 45, 46}, {BitOp::select, 32, 12, 3, 4}, {BitOp::canonical, 32, 48, 0, 0, 3},
    {BitOp::mix, 1, 3, 4, 0, 7}, {BitOp::select, 32, 50, 3, 4}, {BitOp::canonical, 32, 51, 0, 0, 3}, {BitOp::select, 32, 11, 49, 52},
    {BitOp::select, 32, 6, 10, 53}, {BitOp::select, 32, 5, 9, 54}, {BitOp::select, 32, 7, 8, 55}, {BitOp::canonical, 32, 56},
    {BitOp::mix, 1, 57, 57, 0, 1}, {BitOp::bit_and, 1, 58, 26}, {BitOp::canonical, 32, 57, 0, 0, 2}, {BitOp::canonical, 32, 57, 0, 0, 3},
    {BitOp::mix, 1, 57, 24, 0, 4}, {BitOp::mix, 1, 57, 57, 0, 5}, {BitOp::select, 32, 63, 57, 24}, {BitOp::canonical, 32, 64, 0, 0, 3},
    {BitOp::mix, 1, 57, 24, 0, 7}, {BitOp::select, 32, 66, 57, 24}, {BitOp::canonical, 32, 67, 0, 0, 3}, {BitOp::select, 32, 62, 65, 68},
    {BitOp::select, 32, 26, 61, 69}, {BitOp::select, 32, 58, 29, 70}, {BitOp::select, 32, 59, 60, 71}, {BitOp::mix, 1, 0, 42, 0, 4},
    {BitOp::bit_and, 1, 6, 26}, {BitOp::canonical, 32, 4, 0, 0, 2}, {BitOp::mix, 1, 4, 24, 0, 4}, {BitOp::mix, 1, 4, 4, 0, 5},
    {BitOp::complement, 1, 77}, {BitOp::select, 32, 78, 4, 24}, {BitOp::canonical, 32, 79, 0, 0, 3}, {BitOp::mix, 1, 4, 24, 0, 6},
    {BitOp::select, 32, 81, 4, 24}, {BitOp::canonical, 32, 82, 0, 0, 3}, {BitOp::select, 32, 76, 80, 83}, {BitOp::select, 32, 26, 9, 84},
    {BitOp::select, 32, 6, 29, 85}, {BitOp::select, 32, 74, 75, 86}, {BitOp::mix, 1, 1, 42, 0, 4}, {BitOp::bit_and, 1, 5, 26},
    {BitOp::mix, 1, 3, 24, 0, 4}, {BitOp::select, 32, 13, 3, 24}, {BitOp::canonical, 32, 91, 0, 0, 3}, {BitOp::mix, 1, 3, 24, 0, 6},
    {BitOp::select, 32, 93, 3, 24}, {BitOp::canonical, 32, 94, 0, 0, 3}, {BitOp::select, 32, 90, 92, 95}, {BitOp::select, 32, 26, 10, 96},
    {BitOp::select, 32, 5, 29, 97}, {BitOp::select, 32, 89, 8, 98}, {BitOp::select, 32, 88, 99, 22}, {BitOp::select, 32, 73, 87, 100},
    {BitOp::select, 32, 47, 72, 101},
    // V_MED3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1}, {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 5, 3},
    {BitOp::less, 1, 4, 5}, {BitOp::select, 16, 7, 4, 5}, {BitOp::select, 16, 6, 3, 8},
    // V_MED3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1}, {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 5, 3},
    {BitOp::less, 1, 4, 5}, {BitOp::select, 32, 7, 4, 5}, {BitOp::select, 32, 6, 3, 8},
    // V_MIN3_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 4, 3}, {BitOp::select, 16, 5, 4, 3},
    // V_MIN3_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MIN3_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 11, 2, 3}, {BitOp::canonical, 16, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 16, 14, 2, 3}, {BitOp::canonical, 16, 15, 0, 0, 3}, {BitOp::select, 16, 10, 13, 16}, {BitOp::select, 16, 5, 9, 17},
    {BitOp::select, 16, 4, 8, 18}, {BitOp::select, 16, 6, 7, 19}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 20},
    {BitOp::canonical, 16, 21}, {BitOp::mix, 1, 22, 22, 0, 1}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::bit_and, 1, 24, 25},
    {BitOp::canonical, 16, 22, 0, 0, 2}, {BitOp::canonical, 16, 23, 0, 0, 3}, {BitOp::canonical, 16, 22, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 4}, {BitOp::mix, 1, 22, 22, 0, 5}, {BitOp::select, 16, 31, 22, 23}, {BitOp::canonical, 16, 32, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 6}, {BitOp::select, 16, 34, 22, 23}, {BitOp::canonical, 16, 35, 0, 0, 3}, {BitOp::select, 16, 30, 33, 36},
    {BitOp::select, 16, 25, 29, 37}, {BitOp::select, 16, 24, 28, 38}, {BitOp::select, 16, 26, 27, 39},
    // V_MIN3_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 32, 11, 2, 3}, {BitOp::canonical, 32, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 32, 14, 2, 3}, {BitOp::canonical, 32, 15, 0, 0, 3}, {BitOp::select, 32, 10, 13, 16}, {BitOp::select, 32, 5, 9, 17},
    {BitOp::select, 32, 4, 8, 18}, {BitOp::select, 32, 6, 7, 19}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 20},
    {BitOp::canonical, 32, 21}, {BitOp::mix, 1, 22, 22, 0, 1}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::bit_and, 1, 24, 25},
    {BitOp::canonical, 32, 22, 0, 0, 2}, {BitOp::canonical, 32, 23, 0, 0, 3}, {BitOp::canonical, 32, 22, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 4}, {BitOp::mix, 1, 22, 22, 0, 5}, {BitOp::select, 32, 31, 22, 23}, {BitOp::canonical, 32, 32, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 6}, {BitOp::select, 32, 34, 22, 23}, {BitOp::canonical, 32, 35, 0, 0, 3}, {BitOp::select, 32, 30, 33, 36},
    {BitOp::select, 32, 25, 29, 37}, {BitOp::select, 32, 24, 28, 38}, {BitOp::select, 32, 26, 27, 39},
    // V_MIN3_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 16, 2, 1, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 4, 3}, {BitOp::select, 16, 5, 4, 3},
    // V_MIN3_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 4, 3}, {BitOp::select, 32, 5, 4, 3},
    // V_MINIMUM3_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 14, 2, 3},
    {BitOp::canonical, 16, 15, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 17, 2, 3}, {BitOp::canonical, 16, 18, 0, 0, 6},
    {BitOp::select, 16, 13, 16, 19}, {BitOp::select, 16, 11, 12, 20}, {BitOp::select, 16, 9, 10, 21},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 22}, {BitOp::canonical, 16, 23}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::mix, 1, 24, 24, 0, 2}, {BitOp::mix, 1, 25, 25, 0, 1}, {BitOp::complement, 1, 28}, {BitOp::bit_and, 1, 27, 29},
    {BitOp::bit_or, 1, 26, 30}, {BitOp::canonical, 16, 24, 0, 0, 3}, {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::canonical, 16, 25, 0, 0, 3},
    {BitOp::mix, 1, 24, 25, 0, 4}, {BitOp::mix, 1, 24, 24, 0, 5}, {BitOp::select, 16, 36, 24, 25}, {BitOp::canonical, 16, 37, 0, 0, 6},
    {BitOp::mix, 1, 24, 25, 0, 7}, {BitOp::select, 16, 39, 24, 25}, {BitOp::canonical, 16, 40, 0, 0, 6}, {BitOp::select, 16, 35, 38, 41},
    {BitOp::select, 16, 33, 34, 42}, {BitOp::select, 16, 31, 32, 43},
    // V_MINIMUM3_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 3, 0, 1}, {BitOp::select, 32, 4, 1, 3}, {BitOp::mix, 1, 1, 1, 0, 2},
    {BitOp::select, 32, 6, 1, 3}, {BitOp::mix, 1, 1, 3, 0, 3}, {BitOp::select, 32, 8, 7, 5}, {BitOp::mix, 1, 1, 1, 0, 4},
    {BitOp::select, 32, 10, 1, 9}, {BitOp::canonical, 32, 3, 0, 0, 5}, {BitOp::mix, 1, 3, 3, 0, 4}, {BitOp::mix, 1, 3, 3, 0, 6},
    {BitOp::complement, 1, 10}, {BitOp::bit_or, 1, 14, 15}, {BitOp::bit_and, 1, 13, 16}, {BitOp::select, 32, 17, 12, 11},
    {BitOp::canonical, 32, 1, 0, 0, 5}, {BitOp::mix, 1, 1, 1, 0, 6}, {BitOp::select, 32, 20, 19, 18},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 22}, {BitOp::mix, 1, 21, 23, 0, 1}, {BitOp::select, 32, 24, 21, 23},
    {BitOp::mix, 1, 21, 21, 0, 2}, {BitOp::select, 32, 26, 21, 23}, {BitOp::mix, 1, 21, 23, 0, 3}, {BitOp::select, 32, 28, 27, 25},
    {BitOp::mix, 1, 21, 21, 0, 4}, {BitOp::select, 32, 30, 21, 29}, {BitOp::canonical, 32, 23, 0, 0, 5}, {BitOp::mix, 1, 23, 23, 0, 4},
    {BitOp::mix, 1, 23, 23, 0, 6}, {BitOp::complement, 1, 30}, {BitOp::bit_or, 1, 34, 35}, {BitOp::bit_and, 1, 33, 36},
    {BitOp::select, 32, 37, 32, 31}, {BitOp::canonical, 32, 21, 0, 0, 5}, {BitOp::mix, 1, 21, 21, 0, 6}, {BitOp::select, 32, 40, 39, 38},
    {BitOp::canonical, 32, 41, 0, 0, 7},
    // V_MINIMUMMAXIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 14, 2, 3},
    {BitOp::canonical, 16, 15, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 16, 17, 2, 3}, {BitOp::canonical, 16, 18, 0, 0, 6},
    {BitOp::select, 16, 13, 16, 19}, {BitOp::select, 16, 11, 12, 20}, {BitOp::select, 16, 9, 10, 21},
    {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 22}, {BitOp::canonical, 16, 23}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::mix, 1, 24, 24, 0, 2}, {BitOp::mix, 1, 25, 25, 0, 1}, {BitOp::complement, 1, 28}, {BitOp::bit_and, 1, 27, 29},
    {BitOp::bit_or, 1, 26, 30}, {BitOp::canonical, 16, 24, 0, 0, 3}, {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::canonical, 16, 25, 0, 0, 3},
    {BitOp::mix, 1, 24, 25, 0, 4}, {BitOp::mix, 1, 24, 24, 0, 5}, {BitOp::complement, 1, 36}, {BitOp::select, 16, 37, 24, 25},
    {BitOp::canonical, 16, 38, 0, 0, 6}, {BitOp::mix, 1, 24, 25, 0, 8}, {BitOp::select, 16, 40, 24, 25}, {BitOp::canonical, 16, 41, 0, 0, 6},
    {BitOp::select, 16, 35, 39, 42}, {BitOp::select, 16, 33, 34, 43}, {BitOp::select, 16, 31, 32, 44},
    // V_MINIMUMMAXIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4}, {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 32, 14, 2, 3},
    {BitOp::canonical, 32, 15, 0, 0, 6}, {BitOp::mix, 1, 2, 3, 0, 7}, {BitOp::select, 32, 17, 2, 3}, {BitOp::canonical, 32, 18, 0, 0, 6},
    {BitOp::select, 32, 13, 16, 19}, {BitOp::select, 32, 11, 12, 20}, {BitOp::select, 32, 9, 10, 21},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 22}, {BitOp::canonical, 32, 23}, {BitOp::mix, 1, 24, 24, 0, 1},
    {BitOp::mix, 1, 24, 24, 0, 2}, {BitOp::mix, 1, 25, 25, 0, 1}, {BitOp::complement, 1, 28}, {BitOp::bit_and, 1, 27, 29},
    {BitOp::bit_or, 1, 26, 30}, {BitOp::canonical, 32, 24, 0, 0, 3}, {BitOp::mix, 1, 25, 25, 0, 2}, {BitOp::canonical, 32, 25, 0, 0, 3},
    {BitOp::mix, 1, 24, 25, 0, 4}, {BitOp::mix, 1, 24, 24, 0, 5}, {BitOp::complement, 1, 36}, {BitOp::select, 32, 37, 24, 25},
    {BitOp::canonical, 32, 38, 0, 0, 6}, {BitOp::mix, 1, 24, 25, 0, 8}, {BitOp::select, 32, 40, 24, 25}, {BitOp::canonical, 32, 41, 0, 0, 6},
    {BitOp::select, 32, 35, 39, 42}, {BitOp::select, 32, 33, 34, 43}, {BitOp::select, 32, 31, 32, 44},
    // V_MINIMUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 16, 14, 1, 3},
    {BitOp::canonical, 16, 15, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 16, 17, 1, 3}, {BitOp::canonical, 16, 18, 0, 0, 6},
    {BitOp::select, 16, 13, 16, 19}, {BitOp::select, 16, 11, 12, 20}, {BitOp::select, 16, 9, 10, 21},
    // V_MINIMUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 32, 14, 1, 3},
    {BitOp::canonical, 32, 15, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 32, 17, 1, 3}, {BitOp::canonical, 32, 18, 0, 0, 6},
    {BitOp::select, 32, 13, 16, 19}, {BitOp::select, 32, 11, 12, 20}, {BitOp::select, 32, 9, 10, 21},
    // V_MINIMUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 1, 1, 0, 2}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::complement, 1, 6},
    {BitOp::bit_and, 1, 5, 7}, {BitOp::bit_or, 1, 4, 8}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 3, 3, 0, 2},
    {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4}, {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 64, 14, 1, 3},
    {BitOp::canonical, 64, 15, 0, 0, 6}, {BitOp::mix, 1, 1, 3, 0, 7}, {BitOp::select, 64, 17, 1, 3}, {BitOp::canonical, 64, 18, 0, 0, 6},
    {BitOp::select, 64, 13, 16, 19}, {BitOp::select, 64, 11, 12, 20}, {BitOp::select, 64, 9, 10, 21},
    // V_MINMAX_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less_signed, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MINMAX_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 0},
    {BitOp::canonical, 16, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 2, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 16, 11, 2, 3}, {BitOp::canonical, 16, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 16, 14, 2, 3}, {BitOp::canonical, 16, 15, 0, 0, 3}, {BitOp::select, 16, 10, 13, 16}, {BitOp::select, 16, 5, 9, 17},
    {BitOp::select, 16, 4, 8, 18}, {BitOp::select, 16, 6, 7, 19}, {BitOp::input, 16, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 16, 20},
    {BitOp::canonical, 16, 21}, {BitOp::mix, 1, 22, 22, 0, 1}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::bit_and, 1, 24, 25},
    {BitOp::canonical, 16, 22, 0, 0, 2}, {BitOp::canonical, 16, 23, 0, 0, 3}, {BitOp::canonical, 16, 22, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 4}, {BitOp::mix, 1, 22, 22, 0, 5}, {BitOp::complement, 1, 31}, {BitOp::select, 16, 32, 22, 23},
    {BitOp::canonical, 16, 33, 0, 0, 3}, {BitOp::mix, 1, 22, 23, 0, 7}, {BitOp::select, 16, 35, 22, 23}, {BitOp::canonical, 16, 36, 0, 0, 3},
    {BitOp::select, 16, 30, 34, 37}, {BitOp::select, 16, 25, 29, 38}, {BitOp::select, 16, 24, 28, 39}, {BitOp::select, 16, 26, 27, 40},
    // V_MINMAX_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 32, 0},
    {BitOp::canonical, 32, 1}, {BitOp::mix, 1, 2, 2, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 2, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 2, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 4},
    {BitOp::mix, 1, 2, 2, 0, 5}, {BitOp::select, 32, 11, 2, 3}, {BitOp::canonical, 32, 12, 0, 0, 3}, {BitOp::mix, 1, 2, 3, 0, 6},
    {BitOp::select, 32, 14, 2, 3}, {BitOp::canonical, 32, 15, 0, 0, 3}, {BitOp::select, 32, 10, 13, 16}, {BitOp::select, 32, 5, 9, 17},
    {BitOp::select, 32, 4, 8, 18}, {BitOp::select, 32, 6, 7, 19}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::canonical, 32, 20},
    {BitOp::canonical, 32, 21}, {BitOp::mix, 1, 22, 22, 0, 1}, {BitOp::mix, 1, 23, 23, 0, 1}, {BitOp::bit_and, 1, 24, 25},
    {BitOp::canonical, 32, 22, 0, 0, 2}, {BitOp::canonical, 32, 23, 0, 0, 3}, {BitOp::canonical, 32, 22, 0, 0, 3},
    {BitOp::mix, 1, 22, 23, 0, 4}, {BitOp::mix, 1, 22, 22, 0, 5}, {BitOp::complement, 1, 31}, {BitOp::select, 32, 32, 22, 23},
    {BitOp::canonical, 32, 33, 0, 0, 3}, {BitOp::mix, 1, 22, 23, 0, 7}, {BitOp::select, 32, 35, 22, 23}, {BitOp::canonical, 32, 36, 0, 0, 3},
    {BitOp::select, 32, 30, 34, 37}, {BitOp::select, 32, 25, 29, 38}, {BitOp::select, 32, 24, 28, 39}, {BitOp::select, 32, 26, 27, 40},
    // V_MINMAX_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 0},
    {BitOp::select, 32, 2, 1, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::less, 1, 3, 4}, {BitOp::select, 32, 5, 4, 3},
    // V_MIN_I16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1},
    // V_MIN_I32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // V_MIN_I64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less_signed, 1, 0, 1},
    {BitOp::select, 64, 2, 0, 1},
    // V_MIN_NUM_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 16, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 16, 1, 0, 0, 2}, {BitOp::canonical, 16, 3, 0, 0, 3}, {BitOp::canonical, 16, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 16, 11, 1, 3}, {BitOp::canonical, 16, 12, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 6},
    {BitOp::select, 16, 14, 1, 3}, {BitOp::canonical, 16, 15, 0, 0, 3}, {BitOp::select, 16, 10, 13, 16}, {BitOp::select, 16, 5, 9, 17},
    {BitOp::select, 16, 4, 8, 18}, {BitOp::select, 16, 6, 7, 19},
    // V_MIN_NUM_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 32, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 32, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 32, 1, 0, 0, 2}, {BitOp::canonical, 32, 3, 0, 0, 3}, {BitOp::canonical, 32, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 32, 11, 1, 3}, {BitOp::canonical, 32, 12, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 6},
    {BitOp::select, 32, 14, 1, 3}, {BitOp::canonical, 32, 15, 0, 0, 3}, {BitOp::select, 32, 10, 13, 16}, {BitOp::select, 32, 5, 9, 17},
    {BitOp::select, 32, 4, 8, 18}, {BitOp::select, 32, 6, 7, 19},
    // V_MIN_NUM_F64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 64, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)},
    {BitOp::canonical, 64, 2}, {BitOp::mix, 1, 1, 1, 0, 1}, {BitOp::mix, 1, 3, 3, 0, 1}, {BitOp::bit_and, 1, 4, 5},
    {BitOp::canonical, 64, 1, 0, 0, 2}, {BitOp::canonical, 64, 3, 0, 0, 3}, {BitOp::canonical, 64, 1, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 4},
    {BitOp::mix, 1, 1, 1, 0, 5}, {BitOp::select, 64, 11, 1, 3}, {BitOp::canonical, 64, 12, 0, 0, 3}, {BitOp::mix, 1, 1, 3, 0, 6},
    {BitOp::select, 64, 14, 1, 3}, {BitOp::canonical, 64, 15, 0, 0, 3}, {BitOp::select, 64, 10, 13, 16}, {BitOp::select, 64, 5, 9, 17},
    {BitOp::select, 64, 4, 8, 18}, {BitOp::select, 64, 6, 7, 19},
    // V_MIN_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 16, 2, 0, 1},
    // V_MIN_U32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 32, 2, 0, 1},
    // V_MIN_U64
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 0, 1},
    {BitOp::select, 64, 2, 0, 1},
    // V_MOV_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)},
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
    // V_MUL_DX9_ZERO_F32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32}, {BitOp::mix, 1, 0, 0},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::mix, 1, 3, 3}, {BitOp::bit_or, 1, 2, 4}, {BitOp::mix, 32, 0, 3, 0, 1},
    {BitOp::select, 32, 5, 1, 6},
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
    // V_MUL_LO_U16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::multiply, 32, 1, 3}, {BitOp::cut, 16, 4},
    // V_MUL_U32_U24
    {BitOp::input, 24, std::uint8_t(BitInput::s0)}, {BitOp::cut, 64, 0}, {BitOp::input, 24, std::uint8_t(BitInput::s1)}, {BitOp::cut, 64, 2},
    {BitOp::multiply, 64, 1, 3}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::cut, 32, 4},
    {BitOp::constant, 64, 0, 0, 0, 0xffffffff}, {BitOp::less_signed, 1, 7, 4}, {BitOp::constant, 32, 0, 0, 0, 0xffffffff},
    {BitOp::select, 32, 8, 9, 6}, {BitOp::constant, 64}, {BitOp::less_signed, 1, 4, 11}, {BitOp::constant, 32}, {BitOp::select, 32, 12, 13, 10},
    {BitOp::select, 32, 5, 14, 6},
    // V_NOT_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::complement, 16, 0},
    // V_NOT_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::complement, 32, 0},
    // V_OR3_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::bit_or, 32, 2, 3},
    // V_OR_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 16, 0, 1},
    // V_OR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_or, 32, 0, 1},
    // V_PACK_B32_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::canonical, 16, 0}, {BitOp::canonical, 16, 1, 0, 0, 1},
    {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::canonical, 16, 3}, {BitOp::canonical, 16, 4, 0, 0, 1}, {BitOp::join, 32, 5, 2},
    // V_PERMLANE_IDX_GEN_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::subtract, 32, 0, 1}, {BitOp::known, 32},
    {BitOp::complement, 32, 2}, {BitOp::bit_and, 32, 3, 4}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 6, 6},
    {BitOp::cut, 32, 7}, {BitOp::bit_and, 32, 8, 2}, {BitOp::add, 32, 5, 9}, {BitOp::constant, 32, 0, 0, 0, 2}, {BitOp::shift_left, 32, 10, 11},
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
    // V_PK_ADD_BF16, V_PK_ADD_F16, V_PK_MUL_BF16, V_PK_MUL_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::mix, 16, 1, 3}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::mix, 16, 5, 6}, {BitOp::join, 32, 7, 4},
    // V_PK_ADD_F32, V_PK_MUL_F32
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::mix, 32, 1, 3}, {BitOp::cut, 32, 0, 0, 0, 0x20}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::mix, 32, 5, 6}, {BitOp::join, 64, 7, 4},
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
    // V_PK_ADD_MAX_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::sign_extend, 32, 4}, {BitOp::add, 32, 2, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 32, 7}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::sign_extend, 32, 9},
    {BitOp::add, 32, 8, 10}, {BitOp::cut, 16, 6}, {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 13, 6},
    {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 14, 15, 12}, {BitOp::constant, 32, 0, 0, 0, 0xffff8000},
    {BitOp::less_signed, 1, 6, 17}, {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::select, 16, 18, 19, 16},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 21}, {BitOp::less_signed, 1, 22, 20}, {BitOp::select, 16, 23, 20, 22},
    {BitOp::cut, 16, 11}, {BitOp::less_signed, 1, 13, 11}, {BitOp::select, 16, 26, 15, 25}, {BitOp::less_signed, 1, 11, 17},
    {BitOp::select, 16, 28, 19, 27}, {BitOp::cut, 16, 21, 0, 0, 0x10}, {BitOp::less_signed, 1, 30, 29}, {BitOp::select, 16, 31, 29, 30},
    {BitOp::join, 32, 32, 24},
    // V_PK_ADD_MAX_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 32, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 32, 4}, {BitOp::add, 32, 2, 5}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 32, 7},
    {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::cut, 32, 9}, {BitOp::add, 32, 8, 10}, {BitOp::cut, 16, 6}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 13, 6}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 14, 15, 12}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 6, 17}, {BitOp::constant, 16}, {BitOp::select, 16, 18, 19, 16}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::cut, 16, 21}, {BitOp::less, 1, 22, 20}, {BitOp::select, 16, 23, 20, 22}, {BitOp::cut, 16, 11}, {BitOp::less_signed, 1, 13, 11},
    {BitOp::select, 16, 26, 15, 25}, {BitOp::less_signed, 1, 11, 17}, {BitOp::select, 16, 28, 19, 27}, {BitOp::cut, 16, 21, 0, 0, 0x10},
    {BitOp::less, 1, 30, 29}, {BitOp::select, 16, 31, 29, 30}, {BitOp::join, 32, 32, 24},
    // V_PK_ADD_MIN_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::sign_extend, 32, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::sign_extend, 32, 4}, {BitOp::add, 32, 2, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::sign_extend, 32, 7}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::sign_extend, 32, 9},
    {BitOp::add, 32, 8, 10}, {BitOp::cut, 16, 6}, {BitOp::constant, 32, 0, 0, 0, 0x7fff}, {BitOp::less_signed, 1, 13, 6},
    {BitOp::constant, 16, 0, 0, 0, 0x7fff}, {BitOp::select, 16, 14, 15, 12}, {BitOp::constant, 32, 0, 0, 0, 0xffff8000},
    {BitOp::less_signed, 1, 6, 17}, {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::select, 16, 18, 19, 16},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 21}, {BitOp::less_signed, 1, 20, 22}, {BitOp::select, 16, 23, 20, 22},
    {BitOp::cut, 16, 11}, {BitOp::less_signed, 1, 13, 11}, {BitOp::select, 16, 26, 15, 25}, {BitOp::less_signed, 1, 11, 17},
    {BitOp::select, 16, 28, 19, 27}, {BitOp::cut, 16, 21, 0, 0, 0x10}, {BitOp::less_signed, 1, 29, 30}, {BitOp::select, 16, 31, 29, 30},
    {BitOp::join, 32, 32, 24},
    // V_PK_ADD_MIN_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::cut, 32, 1}, {BitOp::input, 32, std::uint8_t(BitInput::s1)},
    {BitOp::cut, 16, 3}, {BitOp::cut, 32, 4}, {BitOp::add, 32, 2, 5}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 32, 7},
    {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::cut, 32, 9}, {BitOp::add, 32, 8, 10}, {BitOp::cut, 16, 6}, {BitOp::constant, 32, 0, 0, 0, 0xffff},
    {BitOp::less_signed, 1, 13, 6}, {BitOp::constant, 16, 0, 0, 0, 0xffff}, {BitOp::select, 16, 14, 15, 12}, {BitOp::constant, 32},
    {BitOp::less_signed, 1, 6, 17}, {BitOp::constant, 16}, {BitOp::select, 16, 18, 19, 16}, {BitOp::input, 32, std::uint8_t(BitInput::s2)},
    {BitOp::cut, 16, 21}, {BitOp::less, 1, 20, 22}, {BitOp::select, 16, 23, 20, 22}, {BitOp::cut, 16, 11}, {BitOp::less_signed, 1, 13, 11},
    {BitOp::select, 16, 26, 15, 25}, {BitOp::less_signed, 1, 11, 17}, {BitOp::select, 16, 28, 19, 27}, {BitOp::cut, 16, 21, 0, 0, 0x10},
    {BitOp::less, 1, 29, 30}, {BitOp::select, 16, 31, 29, 30}, {BitOp::join, 32, 32, 24},
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
    // V_PK_FMA_BF16, V_PK_FMA_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 4}, {BitOp::mix, 16, 1, 3}, {BitOp::mix, 16, 6, 5},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::cut, 16, 4, 0, 0, 0x10}, {BitOp::mix, 16, 8, 9},
    {BitOp::mix, 16, 11, 10}, {BitOp::join, 32, 12, 7},
    // V_PK_FMA_F32
    {BitOp::input, 64, std::uint8_t(BitInput::s0)}, {BitOp::cut, 32, 0}, {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::cut, 32, 2},
    {BitOp::input, 64, std::uint8_t(BitInput::s2)}, {BitOp::cut, 32, 4}, {BitOp::mix, 32, 1, 3}, {BitOp::mix, 32, 6, 5},
    {BitOp::cut, 32, 0, 0, 0, 0x20}, {BitOp::cut, 32, 2, 0, 0, 0x20}, {BitOp::cut, 32, 4, 0, 0, 0x20}, {BitOp::mix, 32, 8, 9},
    {BitOp::mix, 32, 11, 10}, {BitOp::join, 64, 12, 7},
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
    // V_PK_MAX3_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 3, 1}, {BitOp::select, 16, 4, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 6},
    {BitOp::less_signed, 1, 7, 5}, {BitOp::select, 16, 8, 5, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 11, 10}, {BitOp::select, 16, 12, 10, 11}, {BitOp::cut, 16, 6, 0, 0, 0x10}, {BitOp::less_signed, 1, 14, 13},
    {BitOp::select, 16, 15, 13, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::constant, 32, 0, 0, 0, 0xf},
    {BitOp::shift_right, 16, 16, 18}, {BitOp::cut, 1, 19}, {BitOp::bit_and, 1, 17, 20}, {BitOp::constant, 16}, {BitOp::select, 16, 21, 22, 16},
    {BitOp::shift_right, 16, 9, 18}, {BitOp::cut, 1, 24}, {BitOp::bit_and, 1, 17, 25}, {BitOp::select, 16, 26, 22, 9},
    {BitOp::join, 32, 23, 27},
    // V_PK_MAX3_NUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::canonical, 16, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::canonical, 16, 4}, {BitOp::mix, 1, 2, 5, 0, 1},
    {BitOp::select, 16, 6, 2, 5}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::complement, 1, 8}, {BitOp::select, 16, 9, 2, 5},
    {BitOp::mix, 1, 2, 5, 0, 3}, {BitOp::select, 16, 11, 10, 7}, {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::select, 16, 13, 2, 12},
    {BitOp::canonical, 16, 2, 0, 0, 5}, {BitOp::select, 16, 13, 15, 5}, {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::select, 16, 17, 16, 14},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 19}, {BitOp::canonical, 16, 20}, {BitOp::mix, 1, 18, 21, 0, 1},
    {BitOp::select, 16, 22, 18, 21}, {BitOp::mix, 1, 18, 18, 0, 2}, {BitOp::complement, 1, 24}, {BitOp::select, 16, 25, 18, 21},
    {BitOp::mix, 1, 18, 21, 0, 3}, {BitOp::select, 16, 27, 26, 23}, {BitOp::mix, 1, 21, 21, 0, 4}, {BitOp::select, 16, 29, 18, 28},
    {BitOp::canonical, 16, 18, 0, 0, 5}, {BitOp::select, 16, 29, 31, 21}, {BitOp::mix, 1, 18, 18, 0, 4}, {BitOp::select, 16, 33, 32, 30},
    {BitOp::canonical, 16, 34, 0, 0, 6}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::canonical, 16, 36}, {BitOp::cut, 16, 3, 0, 0, 0x10},
    {BitOp::canonical, 16, 38}, {BitOp::mix, 1, 37, 39, 0, 1}, {BitOp::select, 16, 40, 37, 39}, {BitOp::mix, 1, 37, 37, 0, 2},
    {BitOp::complement, 1, 42}, {BitOp::select, 16, 43, 37, 39}, {BitOp::mix, 1, 37, 39, 0, 3}, {BitOp::select, 16, 45, 44, 41},
    {BitOp::mix, 1, 39, 39, 0, 4}, {BitOp::select, 16, 47, 37, 46}, {BitOp::canonical, 16, 37, 0, 0, 5}, {BitOp::select, 16, 47, 49, 39},
    {BitOp::mix, 1, 37, 37, 0, 4}, {BitOp::select, 16, 51, 50, 48}, {BitOp::cut, 16, 19, 0, 0, 0x10}, {BitOp::canonical, 16, 53},
    {BitOp::mix, 1, 52, 54, 0, 1}, {BitOp::select, 16, 55, 52, 54}, {BitOp::mix, 1, 52, 52, 0, 2}, {BitOp::complement, 1, 57},
    {BitOp::select, 16, 58, 52, 54}, {BitOp::mix, 1, 52, 54, 0, 3}, {BitOp::select, 16, 60, 59, 56}, {BitOp::mix, 1, 54, 54, 0, 4},
    {BitOp::select, 16, 62, 52, 61}, {BitOp::canonical, 16, 52, 0, 0, 5}, {BitOp::select, 16, 62, 64, 54}, {BitOp::mix, 1, 52, 52, 0, 4},
    {BitOp::select, 16, 66, 65, 63}, {BitOp::canonical, 16, 67, 0, 0, 6}, {BitOp::join, 32, 68, 35},
    // V_PK_MAX3_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less, 1, 3, 1}, {BitOp::select, 16, 4, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 6},
    {BitOp::less, 1, 7, 5}, {BitOp::select, 16, 8, 5, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less, 1, 11, 10}, {BitOp::select, 16, 12, 10, 11}, {BitOp::cut, 16, 6, 0, 0, 0x10}, {BitOp::less, 1, 14, 13},
    {BitOp::select, 16, 15, 13, 14}, {BitOp::join, 32, 16, 9},
    // V_PK_MAXIMUM3_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::canonical, 16, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::canonical, 16, 4}, {BitOp::mix, 1, 2, 5, 0, 1},
    {BitOp::select, 16, 6, 2, 5}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::complement, 1, 8}, {BitOp::select, 16, 9, 2, 5},
    {BitOp::mix, 1, 2, 5, 0, 3}, {BitOp::select, 16, 11, 10, 7}, {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::select, 16, 13, 2, 12},
    {BitOp::canonical, 16, 5, 0, 0, 5}, {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::mix, 1, 5, 5, 0, 6}, {BitOp::complement, 1, 13},
    {BitOp::bit_or, 1, 17, 18}, {BitOp::bit_and, 1, 16, 19}, {BitOp::select, 16, 20, 15, 14}, {BitOp::canonical, 16, 2, 0, 0, 5},
    {BitOp::mix, 1, 2, 2, 0, 6}, {BitOp::select, 16, 23, 22, 21}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 25},
    {BitOp::canonical, 16, 26}, {BitOp::mix, 1, 24, 27, 0, 1}, {BitOp::select, 16, 28, 24, 27}, {BitOp::mix, 1, 24, 24, 0, 2},
    {BitOp::complement, 1, 30}, {BitOp::select, 16, 31, 24, 27}, {BitOp::mix, 1, 24, 27, 0, 3}, {BitOp::select, 16, 33, 32, 29},
    {BitOp::mix, 1, 24, 24, 0, 4}, {BitOp::select, 16, 35, 24, 34}, {BitOp::canonical, 16, 27, 0, 0, 5}, {BitOp::mix, 1, 27, 27, 0, 4},
    {BitOp::mix, 1, 27, 27, 0, 6}, {BitOp::complement, 1, 35}, {BitOp::bit_or, 1, 39, 40}, {BitOp::bit_and, 1, 38, 41},
    {BitOp::select, 16, 42, 37, 36}, {BitOp::canonical, 16, 24, 0, 0, 5}, {BitOp::mix, 1, 24, 24, 0, 6}, {BitOp::select, 16, 45, 44, 43},
    {BitOp::canonical, 16, 46, 0, 0, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::canonical, 16, 48}, {BitOp::cut, 16, 3, 0, 0, 0x10},
    {BitOp::canonical, 16, 50}, {BitOp::mix, 1, 49, 51, 0, 1}, {BitOp::select, 16, 52, 49, 51}, {BitOp::mix, 1, 49, 49, 0, 2},
    {BitOp::complement, 1, 54}, {BitOp::select, 16, 55, 49, 51}, {BitOp::mix, 1, 49, 51, 0, 3}, {BitOp::select, 16, 57, 56, 53},
    {BitOp::mix, 1, 49, 49, 0, 4}, {BitOp::select, 16, 59, 49, 58}, {BitOp::canonical, 16, 51, 0, 0, 5}, {BitOp::mix, 1, 51, 51, 0, 4},
    {BitOp::mix, 1, 51, 51, 0, 6}, {BitOp::complement, 1, 59}, {BitOp::bit_or, 1, 63, 64}, {BitOp::bit_and, 1, 62, 65},
    {BitOp::select, 16, 66, 61, 60}, {BitOp::canonical, 16, 49, 0, 0, 5}, {BitOp::mix, 1, 49, 49, 0, 6}, {BitOp::select, 16, 69, 68, 67},
    {BitOp::cut, 16, 25, 0, 0, 0x10}, {BitOp::canonical, 16, 71}, {BitOp::mix, 1, 70, 72, 0, 1}, {BitOp::select, 16, 73, 70, 72},
    {BitOp::mix, 1, 70, 70, 0, 2}, {BitOp::complement, 1, 75}, {BitOp::select, 16, 76, 70, 72}, {BitOp::mix, 1, 70, 72, 0, 3},
    {BitOp::select, 16, 78, 77, 74}, {BitOp::mix, 1, 70, 70, 0, 4}, {BitOp::select, 16, 80, 70, 79}, {BitOp::canonical, 16, 72, 0, 0, 5},
    {BitOp::mix, 1, 72, 72, 0, 4}, {BitOp::mix, 1, 72, 72, 0, 6}, {BitOp::complement, 1, 80}, {BitOp::bit_or, 1, 84, 85},
    {BitOp::bit_and, 1, 83, 86}, {BitOp::select, 16, 87, 82, 81}, {BitOp::canonical, 16, 70, 0, 0, 5}, {BitOp::mix, 1, 70, 70, 0, 6},
    {BitOp::select, 16, 90, 89, 88}, {BitOp::canonical, 16, 91, 0, 0, 7}, {BitOp::join, 32, 92, 47},
    // V_PK_MAXIMUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::mix, 1, 4, 4, 0, 2}, {BitOp::mix, 1, 5, 5, 0, 1},
    {BitOp::complement, 1, 8}, {BitOp::bit_and, 1, 7, 9}, {BitOp::bit_or, 1, 6, 10}, {BitOp::canonical, 16, 4, 0, 0, 3},
    {BitOp::mix, 1, 5, 5, 0, 2}, {BitOp::canonical, 16, 5, 0, 0, 3}, {BitOp::mix, 1, 4, 5, 0, 4}, {BitOp::mix, 1, 4, 4, 0, 5},
    {BitOp::complement, 1, 16}, {BitOp::select, 16, 17, 4, 5}, {BitOp::canonical, 16, 18, 0, 0, 6}, {BitOp::mix, 1, 4, 5, 0, 7},
    {BitOp::select, 16, 20, 4, 5}, {BitOp::canonical, 16, 21, 0, 0, 6}, {BitOp::select, 16, 15, 19, 22}, {BitOp::select, 16, 13, 14, 23},
    {BitOp::select, 16, 11, 12, 24}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 26},
    {BitOp::canonical, 16, 27}, {BitOp::mix, 1, 28, 28, 0, 1}, {BitOp::mix, 1, 28, 28, 0, 2}, {BitOp::mix, 1, 29, 29, 0, 1},
    {BitOp::complement, 1, 32}, {BitOp::bit_and, 1, 31, 33}, {BitOp::bit_or, 1, 30, 34}, {BitOp::canonical, 16, 28, 0, 0, 3},
    {BitOp::mix, 1, 29, 29, 0, 2}, {BitOp::canonical, 16, 29, 0, 0, 3}, {BitOp::mix, 1, 28, 29, 0, 4}, {BitOp::mix, 1, 28, 28, 0, 5},
    {BitOp::complement, 1, 40}, {BitOp::select, 16, 41, 28, 29}, {BitOp::canonical, 16, 42, 0, 0, 6}, {BitOp::mix, 1, 28, 29, 0, 7},
    {BitOp::select, 16, 44, 28, 29}, {BitOp::canonical, 16, 45, 0, 0, 6}, {BitOp::select, 16, 39, 43, 46}, {BitOp::select, 16, 37, 38, 47},
    {BitOp::select, 16, 35, 36, 48}, {BitOp::join, 32, 49, 25},
    // V_PK_MAX_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 1, 3}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 6, 7}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MAX_NUM_BF16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::constant, 32, 0, 0, 0, 0xf}, {BitOp::shift_right, 16, 1, 4}, {BitOp::cut, 1, 5}, {BitOp::complement, 16, 1},
    {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::bit_or, 16, 1, 8}, {BitOp::select, 16, 6, 7, 9}, {BitOp::shift_right, 16, 3, 4},
    {BitOp::cut, 1, 11}, {BitOp::complement, 16, 3}, {BitOp::bit_or, 16, 3, 8}, {BitOp::select, 16, 12, 13, 14}, {BitOp::less, 1, 15, 10},
    {BitOp::select, 16, 16, 1, 3}, {BitOp::mix, 1, 3, 3}, {BitOp::select, 16, 18, 1, 17}, {BitOp::constant, 16, 0, 0, 0, 0x40},
    {BitOp::bit_or, 16, 1, 20}, {BitOp::select, 16, 18, 21, 3}, {BitOp::mix, 1, 1, 1}, {BitOp::select, 16, 23, 22, 19},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::shift_right, 16, 25, 4}, {BitOp::cut, 1, 27},
    {BitOp::complement, 16, 25}, {BitOp::bit_or, 16, 25, 8}, {BitOp::select, 16, 28, 29, 30}, {BitOp::shift_right, 16, 26, 4},
    {BitOp::cut, 1, 32}, {BitOp::complement, 16, 26}, {BitOp::bit_or, 16, 26, 8}, {BitOp::select, 16, 33, 34, 35}, {BitOp::less, 1, 36, 31},
    {BitOp::select, 16, 37, 25, 26}, {BitOp::mix, 1, 26, 26}, {BitOp::select, 16, 39, 25, 38}, {BitOp::bit_or, 16, 25, 20},
    {BitOp::select, 16, 39, 41, 26}, {BitOp::mix, 1, 25, 25}, {BitOp::select, 16, 43, 42, 40}, {BitOp::join, 32, 44, 24},
    // V_PK_MAX_NUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::mix, 1, 5, 5, 0, 1}, {BitOp::bit_and, 1, 6, 7},
    {BitOp::canonical, 16, 4, 0, 0, 2}, {BitOp::canonical, 16, 5, 0, 0, 3}, {BitOp::canonical, 16, 4, 0, 0, 3}, {BitOp::mix, 1, 4, 5, 0, 4},
    {BitOp::mix, 1, 4, 4, 0, 5}, {BitOp::complement, 1, 13}, {BitOp::select, 16, 14, 4, 5}, {BitOp::canonical, 16, 15, 0, 0, 3},
    {BitOp::mix, 1, 4, 5, 0, 6}, {BitOp::select, 16, 17, 4, 5}, {BitOp::canonical, 16, 18, 0, 0, 3}, {BitOp::select, 16, 12, 16, 19},
    {BitOp::select, 16, 7, 11, 20}, {BitOp::select, 16, 6, 10, 21}, {BitOp::select, 16, 8, 9, 22}, {BitOp::cut, 16, 0, 0, 0, 0x10},
    {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 24}, {BitOp::canonical, 16, 25}, {BitOp::mix, 1, 26, 26, 0, 1},
    {BitOp::mix, 1, 27, 27, 0, 1}, {BitOp::bit_and, 1, 28, 29}, {BitOp::canonical, 16, 26, 0, 0, 2}, {BitOp::canonical, 16, 27, 0, 0, 3},
    {BitOp::canonical, 16, 26, 0, 0, 3}, {BitOp::mix, 1, 26, 27, 0, 4}, {BitOp::mix, 1, 26, 26, 0, 5}, {BitOp::complement, 1, 35},
    {BitOp::select, 16, 36, 26, 27}, {BitOp::canonical, 16, 37, 0, 0, 3}, {BitOp::mix, 1, 26, 27, 0, 6}, {BitOp::select, 16, 39, 26, 27},
    {BitOp::canonical, 16, 40, 0, 0, 3}, {BitOp::select, 16, 34, 38, 41}, {BitOp::select, 16, 29, 33, 42}, {BitOp::select, 16, 28, 32, 43},
    {BitOp::select, 16, 30, 31, 44}, {BitOp::join, 32, 45, 23},
    // V_PK_MAX_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less, 1, 1, 3}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less, 1, 6, 7}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MIN3_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 1, 3}, {BitOp::select, 16, 4, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 6},
    {BitOp::less_signed, 1, 5, 7}, {BitOp::select, 16, 8, 5, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 10, 11}, {BitOp::select, 16, 12, 10, 11}, {BitOp::cut, 16, 6, 0, 0, 0x10}, {BitOp::less_signed, 1, 13, 14},
    {BitOp::select, 16, 15, 13, 14}, {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::constant, 32, 0, 0, 0, 0xf},
    {BitOp::shift_right, 16, 16, 18}, {BitOp::cut, 1, 19}, {BitOp::bit_and, 1, 17, 20}, {BitOp::constant, 16}, {BitOp::select, 16, 21, 22, 16},
    {BitOp::shift_right, 16, 9, 18}, {BitOp::cut, 1, 24}, {BitOp::bit_and, 1, 17, 25}, {BitOp::select, 16, 26, 22, 9},
    {BitOp::join, 32, 23, 27},
    // V_PK_MIN3_NUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::canonical, 16, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::canonical, 16, 4}, {BitOp::mix, 1, 2, 5, 0, 1},
    {BitOp::select, 16, 6, 2, 5}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::select, 16, 8, 2, 5}, {BitOp::mix, 1, 2, 5, 0, 3},
    {BitOp::select, 16, 10, 9, 7}, {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::select, 16, 12, 2, 11}, {BitOp::canonical, 16, 2, 0, 0, 5},
    {BitOp::select, 16, 12, 14, 5}, {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::select, 16, 16, 15, 13},
    {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 18}, {BitOp::canonical, 16, 19}, {BitOp::mix, 1, 17, 20, 0, 1},
    {BitOp::select, 16, 21, 17, 20}, {BitOp::mix, 1, 17, 17, 0, 2}, {BitOp::select, 16, 23, 17, 20}, {BitOp::mix, 1, 17, 20, 0, 3},
    {BitOp::select, 16, 25, 24, 22}, {BitOp::mix, 1, 20, 20, 0, 4}, {BitOp::select, 16, 27, 17, 26}, {BitOp::canonical, 16, 17, 0, 0, 5},
    {BitOp::select, 16, 27, 29, 20}, {BitOp::mix, 1, 17, 17, 0, 4}, {BitOp::select, 16, 31, 30, 28}, {BitOp::canonical, 16, 32, 0, 0, 6},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::canonical, 16, 34}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::canonical, 16, 36},
    {BitOp::mix, 1, 35, 37, 0, 1}, {BitOp::select, 16, 38, 35, 37}, {BitOp::mix, 1, 35, 35, 0, 2}, {BitOp::select, 16, 40, 35, 37},
    {BitOp::mix, 1, 35, 37, 0, 3}, {BitOp::select, 16, 42, 41, 39}, {BitOp::mix, 1, 37, 37, 0, 4}, {BitOp::select, 16, 44, 35, 43},
    {BitOp::canonical, 16, 35, 0, 0, 5}, {BitOp::select, 16, 44, 46, 37}, {BitOp::mix, 1, 35, 35, 0, 4}, {BitOp::select, 16, 48, 47, 45},
    {BitOp::cut, 16, 18, 0, 0, 0x10}, {BitOp::canonical, 16, 50}, {BitOp::mix, 1, 49, 51, 0, 1}, {BitOp::select, 16, 52, 49, 51},
    {BitOp::mix, 1, 49, 49, 0, 2}, {BitOp::select, 16, 54, 49, 51}, {BitOp::mix, 1, 49, 51, 0, 3}, {BitOp::select, 16, 56, 55, 53},
    {BitOp::mix, 1, 51, 51, 0, 4}, {BitOp::select, 16, 58, 49, 57}, {BitOp::canonical, 16, 49, 0, 0, 5}, {BitOp::select, 16, 58, 60, 51},
    {BitOp::mix, 1, 49, 49, 0, 4}, {BitOp::select, 16, 62, 61, 59}, {BitOp::canonical, 16, 63, 0, 0, 6}, {BitOp::join, 32, 64, 33},
    // V_PK_MIN3_U16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less, 1, 1, 3}, {BitOp::select, 16, 4, 1, 3}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 6},
    {BitOp::less, 1, 5, 7}, {BitOp::select, 16, 8, 5, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less, 1, 10, 11}, {BitOp::select, 16, 12, 10, 11}, {BitOp::cut, 16, 6, 0, 0, 0x10}, {BitOp::less, 1, 13, 14},
    {BitOp::select, 16, 15, 13, 14}, {BitOp::join, 32, 16, 9},
    // V_PK_MINIMUM3_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::canonical, 16, 1},
    {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 3}, {BitOp::canonical, 16, 4}, {BitOp::mix, 1, 2, 5, 0, 1},
    {BitOp::select, 16, 6, 2, 5}, {BitOp::mix, 1, 2, 2, 0, 2}, {BitOp::select, 16, 8, 2, 5}, {BitOp::mix, 1, 2, 5, 0, 3},
    {BitOp::select, 16, 10, 9, 7}, {BitOp::mix, 1, 2, 2, 0, 4}, {BitOp::select, 16, 12, 2, 11}, {BitOp::canonical, 16, 5, 0, 0, 5},
    {BitOp::mix, 1, 5, 5, 0, 4}, {BitOp::mix, 1, 5, 5, 0, 6}, {BitOp::complement, 1, 12}, {BitOp::bit_or, 1, 16, 17},
    {BitOp::bit_and, 1, 15, 18}, {BitOp::select, 16, 19, 14, 13}, {BitOp::canonical, 16, 2, 0, 0, 5}, {BitOp::mix, 1, 2, 2, 0, 6},
    {BitOp::select, 16, 22, 21, 20}, {BitOp::input, 32, std::uint8_t(BitInput::s2)}, {BitOp::cut, 16, 24}, {BitOp::canonical, 16, 25},
    {BitOp::mix, 1, 23, 26, 0, 1}, {BitOp::select, 16, 27, 23, 26}, {BitOp::mix, 1, 23, 23, 0, 2}, {BitOp::select, 16, 29, 23, 26},
    {BitOp::mix, 1, 23, 26, 0, 3}, {BitOp::select, 16, 31, 30, 28}, {BitOp::mix, 1, 23, 23, 0, 4}, {BitOp::select, 16, 33, 23, 32},
    {BitOp::canonical, 16, 26, 0, 0, 5}, {BitOp::mix, 1, 26, 26, 0, 4}, {BitOp::mix, 1, 26, 26, 0, 6}, {BitOp::complement, 1, 33},
    {BitOp::bit_or, 1, 37, 38}, {BitOp::bit_and, 1, 36, 39}, {BitOp::select, 16, 40, 35, 34}, {BitOp::canonical, 16, 23, 0, 0, 5},
    {BitOp::mix, 1, 23, 23, 0, 6}, {BitOp::select, 16, 43, 42, 41}, {BitOp::canonical, 16, 44, 0, 0, 7}, {BitOp::cut, 16, 0, 0, 0, 0x10},
    {BitOp::canonical, 16, 46}, {BitOp::cut, 16, 3, 0, 0, 0x10}, {BitOp::canonical, 16, 48}, {BitOp::mix, 1, 47, 49, 0, 1},
    {BitOp::select, 16, 50, 47, 49}, {BitOp::mix, 1, 47, 47, 0, 2}, {BitOp::select, 16, 52, 47, 49}, {BitOp::mix, 1, 47, 49, 0, 3},
    {BitOp::select, 16, 54, 53, 51}, {BitOp::mix, 1, 47, 47, 0, 4}, {BitOp::select, 16, 56, 47, 55}, {BitOp::canonical, 16, 49, 0, 0, 5},
    {BitOp::mix, 1, 49, 49, 0, 4}, {BitOp::mix, 1, 49, 49, 0, 6}, {BitOp::complement, 1, 56}, {BitOp::bit_or, 1, 60, 61},
    {BitOp::bit_and, 1, 59, 62}, {BitOp::select, 16, 63, 58, 57}, {BitOp::canonical, 16, 47, 0, 0, 5}, {BitOp::mix, 1, 47, 47, 0, 6},
    {BitOp::select, 16, 66, 65, 64}, {BitOp::cut, 16, 24, 0, 0, 0x10}, {BitOp::canonical, 16, 68}, {BitOp::mix, 1, 67, 69, 0, 1},
    {BitOp::select, 16, 70, 67, 69}, {BitOp::mix, 1, 67, 67, 0, 2}, {BitOp::select, 16, 72, 67, 69}, {BitOp::mix, 1, 67, 69, 0, 3},
    {BitOp::select, 16, 74, 73, 71}, {BitOp::mix, 1, 67, 67, 0, 4}, {BitOp::select, 16, 76, 67, 75}, {BitOp::canonical, 16, 69, 0, 0, 5},
    {BitOp::mix, 1, 69, 69, 0, 4}, {BitOp::mix, 1, 69, 69, 0, 6}, {BitOp::complement, 1, 76}, {BitOp::bit_or, 1, 80, 81},
    {BitOp::bit_and, 1, 79, 82}, {BitOp::select, 16, 83, 78, 77}, {BitOp::canonical, 16, 67, 0, 0, 5}, {BitOp::mix, 1, 67, 67, 0, 6},
    {BitOp::select, 16, 86, 85, 84}, {BitOp::canonical, 16, 87, 0, 0, 7}, {BitOp::join, 32, 88, 45},
    // V_PK_MINIMUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::mix, 1, 4, 4, 0, 2}, {BitOp::mix, 1, 5, 5, 0, 1},
    {BitOp::complement, 1, 8}, {BitOp::bit_and, 1, 7, 9}, {BitOp::bit_or, 1, 6, 10}, {BitOp::canonical, 16, 4, 0, 0, 3},
    {BitOp::mix, 1, 5, 5, 0, 2}, {BitOp::canonical, 16, 5, 0, 0, 3}, {BitOp::mix, 1, 4, 5, 0, 4}, {BitOp::mix, 1, 4, 4, 0, 5},
    {BitOp::select, 16, 16, 4, 5}, {BitOp::canonical, 16, 17, 0, 0, 6}, {BitOp::mix, 1, 4, 5, 0, 7}, {BitOp::select, 16, 19, 4, 5},
    {BitOp::canonical, 16, 20, 0, 0, 6}, {BitOp::select, 16, 15, 18, 21}, {BitOp::select, 16, 13, 14, 22}, {BitOp::select, 16, 11, 12, 23},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::canonical, 16, 25}, {BitOp::canonical, 16, 26},
    {BitOp::mix, 1, 27, 27, 0, 1}, {BitOp::mix, 1, 27, 27, 0, 2}, {BitOp::mix, 1, 28, 28, 0, 1}, {BitOp::complement, 1, 31},
    {BitOp::bit_and, 1, 30, 32}, {BitOp::bit_or, 1, 29, 33}, {BitOp::canonical, 16, 27, 0, 0, 3}, {BitOp::mix, 1, 28, 28, 0, 2},
    {BitOp::canonical, 16, 28, 0, 0, 3}, {BitOp::mix, 1, 27, 28, 0, 4}, {BitOp::mix, 1, 27, 27, 0, 5}, {BitOp::select, 16, 39, 27, 28},
    {BitOp::canonical, 16, 40, 0, 0, 6}, {BitOp::mix, 1, 27, 28, 0, 7}, {BitOp::select, 16, 42, 27, 28}, {BitOp::canonical, 16, 43, 0, 0, 6},
    {BitOp::select, 16, 38, 41, 44}, {BitOp::select, 16, 36, 37, 45}, {BitOp::select, 16, 34, 35, 46}, {BitOp::join, 32, 47, 24},
    // V_PK_MIN_I16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::less_signed, 1, 3, 1}, {BitOp::select, 16, 4, 3, 1}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::less_signed, 1, 7, 6}, {BitOp::select, 16, 8, 7, 6}, {BitOp::join, 32, 9, 5},
    // V_PK_MIN_NUM_BF16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::constant, 32, 0, 0, 0, 0xf}, {BitOp::shift_right, 16, 1, 4}, {BitOp::cut, 1, 5}, {BitOp::complement, 16, 1},
    {BitOp::constant, 16, 0, 0, 0, 0x8000}, {BitOp::bit_or, 16, 1, 8}, {BitOp::select, 16, 6, 7, 9}, {BitOp::shift_right, 16, 3, 4},
    {BitOp::cut, 1, 11}, {BitOp::complement, 16, 3}, {BitOp::bit_or, 16, 3, 8}, {BitOp::select, 16, 12, 13, 14}, {BitOp::less, 1, 10, 15},
    {BitOp::select, 16, 16, 1, 3}, {BitOp::mix, 1, 3, 3}, {BitOp::select, 16, 18, 1, 17}, {BitOp::constant, 16, 0, 0, 0, 0x40},
    {BitOp::bit_or, 16, 1, 20}, {BitOp::select, 16, 18, 21, 3}, {BitOp::mix, 1, 1, 1}, {BitOp::select, 16, 23, 22, 19},
    {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10}, {BitOp::shift_right, 16, 25, 4}, {BitOp::cut, 1, 27},
    {BitOp::complement, 16, 25}, {BitOp::bit_or, 16, 25, 8}, {BitOp::select, 16, 28, 29, 30}, {BitOp::shift_right, 16, 26, 4},
    {BitOp::cut, 1, 32}, {BitOp::complement, 16, 26}, {BitOp::bit_or, 16, 26, 8}, {BitOp::select, 16, 33, 34, 35}, {BitOp::less, 1, 31, 36},
    {BitOp::select, 16, 37, 25, 26}, {BitOp::mix, 1, 26, 26}, {BitOp::select, 16, 39, 25, 38}, {BitOp::bit_or, 16, 25, 20},
    {BitOp::select, 16, 39, 41, 26}, {BitOp::mix, 1, 25, 25}, {BitOp::select, 16, 43, 42, 40}, {BitOp::join, 32, 44, 24},
    // V_PK_MIN_NUM_F16
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::cut, 16, 0}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::cut, 16, 2},
    {BitOp::canonical, 16, 1}, {BitOp::canonical, 16, 3}, {BitOp::mix, 1, 4, 4, 0, 1}, {BitOp::mix, 1, 5, 5, 0, 1}, {BitOp::bit_and, 1, 6, 7},
    {BitOp::canonical, 16, 4, 0, 0, 2}, {BitOp::canonical, 16, 5, 0, 0, 3}, {BitOp::canonical, 16, 4, 0, 0, 3}, {BitOp::mix, 1, 4, 5, 0, 4},
    {BitOp::mix, 1, 4, 4, 0, 5}, {BitOp::select, 16, 13, 4, 5}, {BitOp::canonical, 16, 14, 0, 0, 3}, {BitOp::mix, 1, 4, 5, 0, 6},
    {BitOp::select, 16, 16, 4, 5}, {BitOp::canonical, 16, 17, 0, 0, 3}, {BitOp::select, 16, 12, 15, 18}, {BitOp::select, 16, 7, 11, 19},
    {BitOp::select, 16, 6, 10, 20}, {BitOp::select, 16, 8, 9, 21}, {BitOp::cut, 16, 0, 0, 0, 0x10}, {BitOp::cut, 16, 2, 0, 0, 0x10},
    {BitOp::canonical, 16, 23}, {BitOp::canonical, 16, 24}, {BitOp::mix, 1, 25, 25, 0, 1}, {BitOp::mix, 1, 26, 26, 0, 1},
    {BitOp::bit_and, 1, 27, 28}, {BitOp::canonical, 16, 25, 0, 0, 2}, {BitOp::canonical, 16, 26, 0, 0, 3}, {BitOp::canonical, 16, 25, 0, 0, 3},
    {BitOp::mix, 1, 25, 26, 0, 4}, {BitOp::mix, 1, 25, 25, 0, 5}, {BitOp::select, 16, 34, 25, 26}, {BitOp::canonical, 16, 35, 0, 0, 3},
    {BitOp::mix, 1, 25, 26, 0, 6}, {BitOp::select, 16, 37, 25, 26}, {BitOp::canonical, 16, 38, 0, 0, 3}, {BitOp::select, 16, 33, 36, 39},
    {BitOp::select, 16, 28, 32, 40}, {BitOp::select, 16, 27, 31, 41}, {BitOp::select, 16, 29, 30, 42}, {BitOp::join, 32, 43, 22},
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
    // V_PRNG_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 1}, {BitOp::shift_left, 32, 0, 1},
    {BitOp::constant, 32, 0, 0, 0, 0x1f}, {BitOp::shift_right, 32, 0, 3}, {BitOp::cut, 1, 4}, {BitOp::constant, 32, 0, 0, 0, 0xc5},
    {BitOp::bit_xor, 32, 2, 6}, {BitOp::select, 32, 5, 7, 2},
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
    // V_SAT_PK4_I4_I8
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 0}, {BitOp::sign_extend, 32, 2},
    {BitOp::constant, 32, 0, 0, 0, 0xfffffff8}, {BitOp::less_signed, 1, 3, 4}, {BitOp::constant, 32, 0, 0, 0, 7}, {BitOp::less_signed, 1, 6, 3},
    {BitOp::select, 32, 7, 6, 3}, {BitOp::select, 32, 5, 4, 8}, {BitOp::cut, 4, 9}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 16, 10},
    {BitOp::shift_right, 32, 0, 1}, {BitOp::cut, 8, 13}, {BitOp::sign_extend, 32, 14}, {BitOp::less_signed, 1, 15, 4},
    {BitOp::less_signed, 1, 6, 15}, {BitOp::select, 32, 17, 6, 15}, {BitOp::select, 32, 16, 4, 18}, {BitOp::cut, 4, 19}, {BitOp::cut, 16, 20},
    {BitOp::shift_left, 16, 21, 11}, {BitOp::constant, 16, 0, 0, 0, 0xff0f}, {BitOp::bit_and, 16, 12, 23}, {BitOp::bit_or, 16, 24, 22},
    {BitOp::constant, 32, 0, 0, 0, 0x10}, {BitOp::shift_right, 32, 0, 26}, {BitOp::cut, 8, 27}, {BitOp::sign_extend, 32, 28},
    {BitOp::less_signed, 1, 29, 4}, {BitOp::less_signed, 1, 6, 29}, {BitOp::select, 32, 31, 6, 29}, {BitOp::select, 32, 30, 4, 32},
    {BitOp::cut, 4, 33}, {BitOp::cut, 16, 34}, {BitOp::shift_left, 16, 35, 1}, {BitOp::constant, 16, 0, 0, 0, 0xf0ff},
    {BitOp::bit_and, 16, 25, 37}, {BitOp::bit_or, 16, 38, 36}, {BitOp::constant, 32, 0, 0, 0, 0x18}, {BitOp::shift_right, 32, 0, 40},
    {BitOp::cut, 8, 41}, {BitOp::sign_extend, 32, 42}, {BitOp::less_signed, 1, 43, 4}, {BitOp::less_signed, 1, 6, 43},
    {BitOp::select, 32, 45, 6, 43}, {BitOp::select, 32, 44, 4, 46}, {BitOp::cut, 4, 47}, {BitOp::constant, 32, 0, 0, 0, 0xc},
    {BitOp::cut, 16, 48}, {BitOp::shift_left, 16, 50, 49}, {BitOp::constant, 16, 0, 0, 0, 0xfff}, {BitOp::bit_and, 16, 39, 52},
    {BitOp::bit_or, 16, 53, 51},
    // V_SAT_PK4_U4_U8
    {BitOp::constant, 32}, {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::constant, 32, 0, 0, 0, 8}, {BitOp::cut, 8, 1},
    {BitOp::cut, 32, 3}, {BitOp::less_signed, 1, 4, 0}, {BitOp::constant, 32, 0, 0, 0, 0xf}, {BitOp::less_signed, 1, 6, 4},
    {BitOp::select, 32, 7, 6, 4}, {BitOp::select, 32, 5, 0, 8}, {BitOp::cut, 4, 9}, {BitOp::constant, 32, 0, 0, 0, 4}, {BitOp::cut, 16, 10},
    {BitOp::shift_right, 32, 1, 2}, {BitOp::cut, 8, 13}, {BitOp::cut, 32, 14}, {BitOp::less_signed, 1, 15, 0}, {BitOp::less_signed, 1, 6, 15},
    {BitOp::select, 32, 17, 6, 15}, {BitOp::select, 32, 16, 0, 18}, {BitOp::cut, 4, 19}, {BitOp::cut, 16, 20}, {BitOp::shift_left, 16, 21, 11},
    {BitOp::constant, 16, 0, 0, 0, 0xff0f}, {BitOp::bit_and, 16, 12, 23}, {BitOp::bit_or, 16, 24, 22}, {BitOp::constant, 32, 0, 0, 0, 0x10},
    {BitOp::shift_right, 32, 1, 26}, {BitOp::cut, 8, 27}, {BitOp::cut, 32, 28}, {BitOp::less_signed, 1, 29, 0}, {BitOp::less_signed, 1, 6, 29},
    {BitOp::select, 32, 31, 6, 29}, {BitOp::select, 32, 30, 0, 32}, {BitOp::cut, 4, 33}, {BitOp::cut, 16, 34}, {BitOp::shift_left, 16, 35, 2},
    {BitOp::constant, 16, 0, 0, 0, 0xf0ff}, {BitOp::bit_and, 16, 25, 37}, {BitOp::bit_or, 16, 38, 36}, {BitOp::constant, 32, 0, 0, 0, 0x18},
    {BitOp::shift_right, 32, 1, 40}, {BitOp::cut, 8, 41}, {BitOp::cut, 32, 42}, {BitOp::less_signed, 1, 43, 0}, {BitOp::less_signed, 1, 6, 43},
    {BitOp::select, 32, 45, 6, 43}, {BitOp::select, 32, 44, 0, 46}, {BitOp::cut, 4, 47}, {BitOp::constant, 32, 0, 0, 0, 0xc},
    {BitOp::cut, 16, 48}, {BitOp::shift_left, 16, 50, 49}, {BitOp::constant, 16, 0, 0, 0, 0xfff}, {BitOp::bit_and, 16, 39, 52},
    {BitOp::bit_or, 16, 53, 51},
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
    // V_SUB_NC_U64
    {BitOp::input, 1, std::uint8_t(BitInput::clamp)}, {BitOp::input, 64, std::uint8_t(BitInput::s0)},
    {BitOp::input, 64, std::uint8_t(BitInput::s1)}, {BitOp::less, 1, 1, 2}, {BitOp::bit_and, 1, 0, 3}, {BitOp::constant, 64},
    {BitOp::subtract, 64, 1, 2}, {BitOp::select, 64, 4, 5, 6},
    // V_SWAP_B16
    {BitOp::input, 16, std::uint8_t(BitInput::d0)}, {BitOp::input, 16, std::uint8_t(BitInput::s0)},
    // V_SWAP_B32
    {BitOp::input, 32, std::uint8_t(BitInput::d0)}, {BitOp::input, 32, std::uint8_t(BitInput::s0)},
    // V_TANH_BF16, V_TANH_F16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::mix, 32, 0, 0}, {BitOp::mix, 32, 1, 1, 0, 1}, {BitOp::mix, 16, 2, 2, 0, 2},
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
    // V_XOR_B16
    {BitOp::input, 16, std::uint8_t(BitInput::s0)}, {BitOp::input, 16, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 16, 0, 1},
    // V_XOR_B32
    {BitOp::input, 32, std::uint8_t(BitInput::s0)}, {BitOp::input, 32, std::uint8_t(BitInput::s1)}, {BitOp::bit_xor, 32, 0, 1},
};

inline constexpr BitFlow bit_flow_programs[] = {
    {},
    {bit_nodes + 0, 9, {6, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 9, 7, {4, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 16, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 25, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 37, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 46, 9, {8, BitFlow::none, 7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 55, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 58, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 61, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 64, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 70, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 76, 10, {3, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 86, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 93, 10, {4, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 103, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 110, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 117, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 124, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 134, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 141, 10, {4, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 151, 7, {3, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 158, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 167, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 173, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 180, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 187, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 193, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 199, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 204, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 209, 17, {14, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 226, 18, {15, BitFlow::none, 17, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 244, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 261, 17, {13, BitFlow::none, 16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 278, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 286, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 294, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 300, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 306, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 311, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 316, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 326, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 336, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 344, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 352, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 354, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 356, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 357, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 359, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 361, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 363, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 368, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 372, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 376, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 379, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 382, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 385, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 388, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 392, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 396, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 399, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 402, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 406, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 410, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 414, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 418, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 421, 3, {BitFlow::none, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 424, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 428, 4, {BitFlow::none, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 432, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 438, 6, {BitFlow::none, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 444, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 449, 5, {BitFlow::none, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 454, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 458, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 462, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 464, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 466, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 468, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 470, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 473, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 478, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 483, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 488, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 493, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 498, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 510, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 522, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 534, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 546, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 553, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 560, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 567, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 574, 24, {23, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 598, 24, {23, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 622, 5, {4, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 627, 22, {21, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 649, 22, {21, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 671, 5, {4, BitFlow::none, 3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 676, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 699, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 722, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 726, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 747, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 768, 4, {3, BitFlow::none, 2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 772, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 774, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 775, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 776, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 780, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 786, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 792, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 795, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 798, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 805, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 812, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 822, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 829, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 836, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 843, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 853, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 860, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 865, 5, {1, BitFlow::none, 4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 870, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 876, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 882, 10, {3, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 892, 7, {2, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 899, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 906, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 913, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 923, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 930, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 939, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 945, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 950, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 955, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 960, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 965, 58, {55, BitFlow::none, 57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1023, 115, {112, BitFlow::none, 114, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1138, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1140, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1142, 12, {11, BitFlow::none, 10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1154, 9, {5, BitFlow::none, 8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1163, 9, {8, BitFlow::none, 7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1172, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1175, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1182, 7, {3, BitFlow::none, 6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1189, 10, {2, BitFlow::none, 9, BitFlow::none, 6, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1199, 7, {1, BitFlow::none, 6, BitFlow::none, 3, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1206, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1212, 6, {2, BitFlow::none, 5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1218, 9, {2, BitFlow::none, 8, BitFlow::none, 5, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1227, 6, {1, BitFlow::none, 5, BitFlow::none, 2, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1233, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1238, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 1252, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1260, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1263, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1269, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1286, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1303, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1320, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1337, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1353, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1369, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1385, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1401, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1409, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1417, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1427, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1430, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1433, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1438, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1442, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1446, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1450, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1469, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1488, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1492, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1506, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1516, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1523, 96, {95, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1619, 77, {76, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1696, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1698, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1729, 30, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 29}},
    {bit_nodes + 1759, 31, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 30}},
    {bit_nodes + 1790, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1793, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1796, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1799, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1802, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1805, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1808, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1812, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1816, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1820, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1824, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1828, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1832, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1835, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1838, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1841, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1844, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1847, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1850, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1854, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1858, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1862, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1866, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1870, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1874, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1877, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1880, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1883, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1886, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1889, 3, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 2}},
    {bit_nodes + 1892, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1896, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1900, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1904, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1908, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1912, 4, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 1916, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1922, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1928, 6, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 5}},
    {bit_nodes + 1934, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1939, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1944, 5, {BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 4}},
    {bit_nodes + 1949, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1953, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1957, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 1985, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2004, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2027, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2048, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2064, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2077, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2096, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2100, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2104, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2108, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2112, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2114, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2126, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2139, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2144, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2150, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2166, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2172, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2183, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2204, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2223, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2240, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2245, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2258, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2269, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2284, 20, {19, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2304, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2320, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2339, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2349, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2351, 41, {40, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2392, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2441, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2490, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2505, 15, {14, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2520, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 38}},
    {bit_nodes + 2565, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 39}},
    {bit_nodes + 2611, 69, {68, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2680, 48, {47, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2728, 121, {120, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2849, 84, {83, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2933, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2936, 28, {27, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2964, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2969, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2974, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2978, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2982, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 2986, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3007, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3011, 20, {19, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3031, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3039, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3042, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3045, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3051, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3056, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3061, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3067, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3072, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3086, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3091, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3158, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3225, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3292, 67, {66, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3359, 63, {62, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3422, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3425, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3429, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3432, 58, {57, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3490, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3494, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3498, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3504, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3515, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3521, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3525, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3529, 25, {24, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 18}},
    {bit_nodes + 3554, 12, {11, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 7}},
    {bit_nodes + 3566, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3585, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3604, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3623, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3630, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3637, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3656, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3661, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3680, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3699, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3706, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3713, 43, {42, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3756, 43, {42, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3799, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3806, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3813, 47, {46, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3860, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3905, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3951, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 3997, 24, {23, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4021, 24, {23, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4045, 24, {23, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4069, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4076, 42, {41, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4118, 42, {41, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4160, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4167, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4171, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4175, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4179, 22, {21, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4201, 22, {21, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4223, 22, {21, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4245, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4249, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4253, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4257, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4267, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4277, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4287, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4297, 103, {102, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4400, 103, {102, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4503, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4513, 10, {9, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4523, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4530, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4537, 41, {40, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4578, 41, {40, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4619, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4626, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4633, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4678, 43, {42, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4721, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4767, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4813, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4836, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4859, 23, {22, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4882, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4889, 42, {41, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4931, 42, {41, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4973, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4980, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4984, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4988, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 4992, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5013, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5034, 21, {20, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5055, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5059, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5063, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5067, 1, {0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5068, 185, {184, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5253, 74, {73, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5327, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5340, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5348, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5354, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5360, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5376, 6, {5, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5382, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5398, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5400, 2, {1, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5402, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5407, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5410, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5413, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5420, 13, {12, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5433, 127, {126, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5560, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5569, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5578, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5608, 34, {33, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5642, 34, {33, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5676, 34, {33, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5710, 34, {33, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5744, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5774, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5783, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5797, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5811, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5825, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5834, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5843, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5880, 37, {36, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5917, 29, {28, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 5946, 70, {69, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6016, 18, {17, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6034, 94, {93, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6128, 51, {50, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6179, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6190, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6236, 47, {46, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6283, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6294, 29, {28, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6323, 66, {65, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6389, 18, {17, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6407, 90, {89, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6497, 49, {48, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6546, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6557, 46, {45, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6603, 45, {44, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6648, 11, {10, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6659, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6689, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6719, 30, {29, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6749, 9, {8, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6758, 160, {159, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6918, 7, {6, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6925, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6928, 61, {60, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 6989, 29, {28, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7018, 17, {16, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7035, 60, {59, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7095, 55, {54, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7150, 55, {54, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7205, 19, {18, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7224, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 7238, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 7246, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7249, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7265, 14, {13, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 9}},
    {bit_nodes + 7279, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, 3}},
    {bit_nodes + 7287, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7303, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7319, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7335, 16, {15, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7351, 8, {7, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7359, 2, {1, 0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7361, 2, {1, 0, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7363, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7367, 157, {156, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7524, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7529, 4, {3, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7533, 5, {4, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7538, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
    {bit_nodes + 7541, 3, {2, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none}},
};

inline constexpr std::array<std::uint16_t, opcode_count> bit_flow_numbers{
    0,  // buffer_atomic_add_f32
    0,  // buffer_atomic_add_f64
    0,  // buffer_atomic_add_u32
    0,  // buffer_atomic_add_u64
    0,  // buffer_atomic_and_b32
    0,  // buffer_atomic_and_b64
    0,  // buffer_atomic_cmpswap_b32
    0,  // buffer_atomic_cmpswap_b64
    0,  // buffer_atomic_cond_sub_u32
    0,  // buffer_atomic_dec_u32
    0,  // buffer_atomic_dec_u64
    0,  // buffer_atomic_inc_u32
    0,  // buffer_atomic_inc_u64
    0,  // buffer_atomic_max_i32
    0,  // buffer_atomic_max_i64
    0,  // buffer_atomic_max_num_f32
    0,  // buffer_atomic_max_num_f64
    0,  // buffer_atomic_max_u32
    0,  // buffer_atomic_max_u64
    0,  // buffer_atomic_min_i32
    0,  // buffer_atomic_min_i64
    0,  // buffer_atomic_min_num_f32
    0,  // buffer_atomic_min_num_f64
    0,  // buffer_atomic_min_u32
    0,  // buffer_atomic_min_u64
    0,  // buffer_atomic_or_b32
    0,  // buffer_atomic_or_b64
    0,  // buffer_atomic_pk_add_bf16
    0,  // buffer_atomic_pk_add_f16
    0,  // buffer_atomic_sub_clamp_u32
    0,  // buffer_atomic_sub_u32
    0,  // buffer_atomic_sub_u64
    0,  // buffer_atomic_swap_b32
    0,  // buffer_atomic_swap_b64
    0,  // buffer_atomic_xor_b32
    0,  // buffer_atomic_xor_b64
    0,  // buffer_load_b128
    0,  // buffer_load_b32
    0,  // buffer_load_b64
    0,  // buffer_load_b96
    0,  // buffer_load_d16_b16
    0,  // buffer_load_d16_hi_b16
    0,  // buffer_load_d16_hi_i8
    0,  // buffer_load_d16_hi_u8
    0,  // buffer_load_d16_i8
    0,  // buffer_load_d16_u8
    0,  // buffer_load_i16
    0,  // buffer_load_i8
    0,  // buffer_load_u16
    0,  // buffer_load_u8
    0,  // buffer_store_b128
    0,  // buffer_store_b16
    0,  // buffer_store_b32
    0,  // buffer_store_b64
    0,  // buffer_store_b8
    0,  // buffer_store_b96
    0,  // buffer_store_d16_hi_b16
    0,  // buffer_store_d16_hi_b8
    0,  // cluster_load_async_to_lds_b128
    0,  // cluster_load_async_to_lds_b32
    0,  // cluster_load_async_to_lds_b64
    0,  // cluster_load_async_to_lds_b8
    0,  // cluster_load_b128
    0,  // cluster_load_b32
    0,  // cluster_load_b64
    0,  // ds_add_f32
    0,  // ds_add_f64
    0,  // ds_add_rtn_f32
    0,  // ds_add_rtn_f64
    0,  // ds_add_rtn_u32
    0,  // ds_add_rtn_u64
    0,  // ds_add_u32
    0,  // ds_add_u64
    0,  // ds_and_b32
    0,  // ds_and_b64
    0,  // ds_and_rtn_b32
    0,  // ds_and_rtn_b64
    0,  // ds_append
    0,  // ds_atomic_async_barrier_arrive_b64
    0,  // ds_atomic_barrier_arrive_rtn_b64
    0,  // ds_bpermute_b32
    0,  // ds_bpermute_fi_b32
    0,  // ds_cmpstore_b32
    0,  // ds_cmpstore_b64
    0,  // ds_cmpstore_rtn_b32
    0,  // ds_cmpstore_rtn_b64
    0,  // ds_condxchg32_rtn_b64
    0,  // ds_cond_sub_rtn_u32
    0,  // ds_cond_sub_u32
    0,  // ds_consume
    0,  // ds_dec_rtn_u32
    0,  // ds_dec_rtn_u64
    0,  // ds_dec_u32
    0,  // ds_dec_u64
    0,  // ds_inc_rtn_u32
    0,  // ds_inc_rtn_u64
    0,  // ds_inc_u32
    0,  // ds_inc_u64
    0,  // ds_load_2addr_b32
    0,  // ds_load_2addr_b64
    0,  // ds_load_2addr_stride64_b32
    0,  // ds_load_2addr_stride64_b64
    0,  // ds_load_addtid_b32
    0,  // ds_load_b128
    0,  // ds_load_b32
    0,  // ds_load_b64
    0,  // ds_load_b96
    0,  // ds_load_i16
    0,  // ds_load_i8
    0,  // ds_load_i8_d16
    0,  // ds_load_i8_d16_hi
    0,  // ds_load_tr16_b128
    0,  // ds_load_tr4_b64
    0,  // ds_load_tr6_b96
    0,  // ds_load_tr8_b64
    0,  // ds_load_u16
    0,  // ds_load_u16_d16
    0,  // ds_load_u16_d16_hi
    0,  // ds_load_u8
    0,  // ds_load_u8_d16
    0,  // ds_load_u8_d16_hi
    0,  // ds_max_i32
    0,  // ds_max_i64
    0,  // ds_max_num_f32
    0,  // ds_max_num_f64
    0,  // ds_max_num_rtn_f32
    0,  // ds_max_num_rtn_f64
    0,  // ds_max_rtn_i32
    0,  // ds_max_rtn_i64
    0,  // ds_max_rtn_u32
    0,  // ds_max_rtn_u64
    0,  // ds_max_u32
    0,  // ds_max_u64
    0,  // ds_min_i32
    0,  // ds_min_i64
    0,  // ds_min_num_f32
    0,  // ds_min_num_f64
    0,  // ds_min_num_rtn_f32
    0,  // ds_min_num_rtn_f64
    0,  // ds_min_rtn_i32
    0,  // ds_min_rtn_i64
    0,  // ds_min_rtn_u32
    0,  // ds_min_rtn_u64
    0,  // ds_min_u32
    0,  // ds_min_u64
    0,  // ds_mskor_b32
    0,  // ds_mskor_b64
    0,  // ds_mskor_rtn_b32
    0,  // ds_mskor_rtn_b64
    0,  // ds_nop
    0,  // ds_or_b32
    0,  // ds_or_b64
    0,  // ds_or_rtn_b32
    0,  // ds_or_rtn_b64
    0,  // ds_permute_b32
    0,  // ds_pk_add_bf16
    0,  // ds_pk_add_f16
    0,  // ds_pk_add_rtn_bf16
    0,  // ds_pk_add_rtn_f16
    0,  // ds_rsub_rtn_u32
    0,  // ds_rsub_rtn_u64
    0,  // ds_rsub_u32
    0,  // ds_rsub_u64
    0,  // ds_storexchg_2addr_rtn_b32
    0,  // ds_storexchg_2addr_rtn_b64
    0,  // ds_storexchg_2addr_stride64_rtn_b32
    0,  // ds_storexchg_2addr_stride64_rtn_b64
    0,  // ds_storexchg_rtn_b32
    0,  // ds_storexchg_rtn_b64
    0,  // ds_store_2addr_b32
    0,  // ds_store_2addr_b64
    0,  // ds_store_2addr_stride64_b32
    0,  // ds_store_2addr_stride64_b64
    0,  // ds_store_addtid_b32
    0,  // ds_store_b128
    0,  // ds_store_b16
    0,  // ds_store_b16_d16_hi
    0,  // ds_store_b32
    0,  // ds_store_b64
    0,  // ds_store_b8
    0,  // ds_store_b8_d16_hi
    0,  // ds_store_b96
    0,  // ds_sub_clamp_rtn_u32
    0,  // ds_sub_clamp_u32
    0,  // ds_sub_rtn_u32
    0,  // ds_sub_rtn_u64
    0,  // ds_sub_u32
    0,  // ds_sub_u64
    0,  // ds_swizzle_b32
    0,  // ds_xor_b32
    0,  // ds_xor_b64
    0,  // ds_xor_rtn_b32
    0,  // ds_xor_rtn_b64
    0,  // flat_atomic_add_f32
    0,  // flat_atomic_add_f64
    0,  // flat_atomic_add_u32
    0,  // flat_atomic_add_u64
    0,  // flat_atomic_and_b32
    0,  // flat_atomic_and_b64
    0,  // flat_atomic_cmpswap_b32
    0,  // flat_atomic_cmpswap_b64
    0,  // flat_atomic_cond_sub_u32
    0,  // flat_atomic_dec_u32
    0,  // flat_atomic_dec_u64
    0,  // flat_atomic_inc_u32
    0,  // flat_atomic_inc_u64
    0,  // flat_atomic_max_i32
    0,  // flat_atomic_max_i64
    0,  // flat_atomic_max_num_f32
    0,  // flat_atomic_max_num_f64
    0,  // flat_atomic_max_u32
    0,  // flat_atomic_max_u64
    0,  // flat_atomic_min_i32
    0,  // flat_atomic_min_i64
    0,  // flat_atomic_min_num_f32
    0,  // flat_atomic_min_num_f64
    0,  // flat_atomic_min_u32
    0,  // flat_atomic_min_u64
    0,  // flat_atomic_or_b32
    0,  // flat_atomic_or_b64
    0,  // flat_atomic_pk_add_bf16
    0,  // flat_atomic_pk_add_f16
    0,  // flat_atomic_sub_clamp_u32
    0,  // flat_atomic_sub_u32
    0,  // flat_atomic_sub_u64
    0,  // flat_atomic_swap_b32
    0,  // flat_atomic_swap_b64
    0,  // flat_atomic_xor_b32
    0,  // flat_atomic_xor_b64
    0,  // flat_load_b128
    0,  // flat_load_b32
    0,  // flat_load_b64
    0,  // flat_load_b96
    0,  // flat_load_d16_b16
    0,  // flat_load_d16_hi_b16
    0,  // flat_load_d16_hi_i8
    0,  // flat_load_d16_hi_u8
    0,  // flat_load_d16_i8
    0,  // flat_load_d16_u8
    0,  // flat_load_i16
    0,  // flat_load_i8
    0,  // flat_load_monitor_b128
    0,  // flat_load_monitor_b32
    0,  // flat_load_monitor_b64
    0,  // flat_load_u16
    0,  // flat_load_u8
    0,  // flat_prefetch_b8
    0,  // flat_store_b128
    0,  // flat_store_b16
    0,  // flat_store_b32
    0,  // flat_store_b64
    0,  // flat_store_b8
    0,  // flat_store_b96
    0,  // flat_store_d16_hi_b16
    0,  // flat_store_d16_hi_b8
    0,  // global_atomic_add_f32
    0,  // global_atomic_add_f64
    0,  // global_atomic_add_u32
    0,  // global_atomic_add_u64
    0,  // global_atomic_and_b32
    0,  // global_atomic_and_b64
    0,  // global_atomic_cmpswap_b32
    0,  // global_atomic_cmpswap_b64
    0,  // global_atomic_cond_sub_u32
    0,  // global_atomic_dec_u32
    0,  // global_atomic_dec_u64
    0,  // global_atomic_inc_u32
    0,  // global_atomic_inc_u64
    0,  // global_atomic_max_i32
    0,  // global_atomic_max_i64
    0,  // global_atomic_max_num_f32
    0,  // global_atomic_max_num_f64
    0,  // global_atomic_max_u32
    0,  // global_atomic_max_u64
    0,  // global_atomic_min_i32
    0,  // global_atomic_min_i64
    0,  // global_atomic_min_num_f32
    0,  // global_atomic_min_num_f64
    0,  // global_atomic_min_u32
    0,  // global_atomic_min_u64
    0,  // global_atomic_or_b32
    0,  // global_atomic_or_b64
    0,  // global_atomic_pk_add_bf16
    0,  // global_atomic_pk_add_f16
    0,  // global_atomic_sub_clamp_u32
    0,  // global_atomic_sub_u32
    0,  // global_atomic_sub_u64
    0,  // global_atomic_swap_b32
    0,  // global_atomic_swap_b64
    0,  // global_atomic_xor_b32
    0,  // global_atomic_xor_b64
    0,  // global_inv
    0,  // global_load_addtid_b32
    0,  // global_load_async_to_lds_b128
    0,  // global_load_async_to_lds_b32
    0,  // global_load_async_to_lds_b64
    0,  // global_load_async_to_lds_b8
    0,  // global_load_b128
    0,  // global_load_b32
    0,  // global_load_b64
    0,  // global_load_b96
    0,  // global_load_block
    0,  // global_load_d16_b16
    0,  // global_load_d16_hi_b16
    0,  // global_load_d16_hi_i8
    0,  // global_load_d16_hi_u8
    0,  // global_load_d16_i8
    0,  // global_load_d16_u8
    0,  // global_load_i16
    0,  // global_load_i8
    0,  // global_load_monitor_b128
    0,  // global_load_monitor_b32
    0,  // global_load_monitor_b64
    0,  // global_load_tr16_b128
    0,  // global_load_tr4_b64
    0,  // global_load_tr6_b96
    0,  // global_load_tr8_b64
    0,  // global_load_u16
    0,  // global_load_u8
    0,  // global_prefetch_b8
    0,  // global_store_addtid_b32
    0,  // global_store_async_from_lds_b128
    0,  // global_store_async_from_lds_b32
    0,  // global_store_async_from_lds_b64
    0,  // global_store_async_from_lds_b8
    0,  // global_store_b128
    0,  // global_store_b16
    0,  // global_store_b32
    0,  // global_store_b64
    0,  // global_store_b8
    0,  // global_store_b96
    0,  // global_store_block
    0,  // global_store_d16_hi_b16
    0,  // global_store_d16_hi_b8
    0,  // global_wb
    0,  // global_wbinv
    0,  // scratch_load_b128
    0,  // scratch_load_b32
    0,  // scratch_load_b64
    0,  // scratch_load_b96
    0,  // scratch_load_block
    0,  // scratch_load_d16_b16
    0,  // scratch_load_d16_hi_b16
    0,  // scratch_load_d16_hi_i8
    0,  // scratch_load_d16_hi_u8
    0,  // scratch_load_d16_i8
    0,  // scratch_load_d16_u8
    0,  // scratch_load_i16
    0,  // scratch_load_i8
    0,  // scratch_load_u16
    0,  // scratch_load_u8
    0,  // scratch_store_b128
    0,  // scratch_store_b16
    0,  // scratch_store_b32
    0,  // scratch_store_b64
    0,  // scratch_store_b8
    0,  // scratch_store_b96
    0,  // scratch_store_block
    0,  // scratch_store_d16_hi_b16
    0,  // scratch_store_d16_hi_b8
    1,  // s_absdiff_i32
    2,  // s_abs_i32
    3,  // s_addk_co_i32
    4,  // s_add_co_ci_u32
    5,  // s_add_co_i32
    6,  // s_add_co_u32
    7,  // s_add_f16
    8,  // s_add_f32
    9,  // s_add_nc_u64
    0,  // s_add_pc_i64
    10,  // s_and_b32
    11,  // s_and_b64
    12,  // s_and_not0_saveexec_b32
    13,  // s_and_not0_saveexec_b64
    14,  // s_and_not0_wrexec_b32
    15,  // s_and_not0_wrexec_b64
    16,  // s_and_not1_b32
    17,  // s_and_not1_b64
    18,  // s_and_not1_saveexec_b32
    19,  // s_and_not1_saveexec_b64
    20,  // s_and_not1_wrexec_b32
    21,  // s_and_not1_wrexec_b64
    22,  // s_and_saveexec_b32
    23,  // s_and_saveexec_b64
    24,  // s_ashr_i32
    25,  // s_ashr_i64
    0,  // s_barrier_init
    0,  // s_barrier_join
    0,  // s_barrier_leave
    0,  // s_barrier_signal
    0,  // s_barrier_signal_isfirst
    0,  // s_barrier_wait
    26,  // s_bcnt0_i32_b32
    27,  // s_bcnt0_i32_b64
    28,  // s_bcnt1_i32_b32
    29,  // s_bcnt1_i32_b64
    30,  // s_bfe_i32
    31,  // s_bfe_i64
    32,  // s_bfe_u32
    33,  // s_bfe_u64
    34,  // s_bfm_b32
    35,  // s_bfm_b64
    36,  // s_bitcmp0_b32
    37,  // s_bitcmp0_b64
    38,  // s_bitcmp1_b32
    39,  // s_bitcmp1_b64
    0,  // s_bitreplicate_b64_b32
    40,  // s_bitset0_b32
    41,  // s_bitset0_b64
    42,  // s_bitset1_b32
    43,  // s_bitset1_b64
    0,  // s_branch
    44,  // s_brev_b32
    45,  // s_brev_b64
    0,  // s_buffer_load_b128
    0,  // s_buffer_load_b256
    0,  // s_buffer_load_b32
    0,  // s_buffer_load_b512
    0,  // s_buffer_load_b64
    0,  // s_buffer_load_b96
    0,  // s_buffer_load_i16
    0,  // s_buffer_load_i8
    0,  // s_buffer_load_u16
    0,  // s_buffer_load_u8
    0,  // s_buffer_prefetch_data
    46,  // s_call_i64
    0,  // s_cbranch_execnz
    0,  // s_cbranch_execz
    0,  // s_cbranch_scc0
    0,  // s_cbranch_scc1
    0,  // s_cbranch_vccnz
    0,  // s_cbranch_vccz
    47,  // s_ceil_f16
    48,  // s_ceil_f32
    0,  // s_clause
    48,  // s_cls_i32
    49,  // s_cls_i32_i64
    48,  // s_clz_i32_u32
    49,  // s_clz_i32_u64
    50,  // s_cmovk_i32
    51,  // s_cmov_b32
    52,  // s_cmov_b64
    53,  // s_cmp_eq_f16
    54,  // s_cmp_eq_f32
    55,  // s_cmp_eq_i32
    55,  // s_cmp_eq_u32
    56,  // s_cmp_eq_u64
    53,  // s_cmp_ge_f16
    54,  // s_cmp_ge_f32
    57,  // s_cmp_ge_i32
    58,  // s_cmp_ge_u32
    53,  // s_cmp_gt_f16
    54,  // s_cmp_gt_f32
    59,  // s_cmp_gt_i32
    60,  // s_cmp_gt_u32
    53,  // s_cmp_le_f16
    54,  // s_cmp_le_f32
    61,  // s_cmp_le_i32
    62,  // s_cmp_le_u32
    53,  // s_cmp_lg_f16
    54,  // s_cmp_lg_f32
    63,  // s_cmp_lg_i32
    63,  // s_cmp_lg_u32
    64,  // s_cmp_lg_u64
    53,  // s_cmp_lt_f16
    54,  // s_cmp_lt_f32
    65,  // s_cmp_lt_i32
    66,  // s_cmp_lt_u32
    67,  // s_cmp_neq_f16
    68,  // s_cmp_neq_f32
    67,  // s_cmp_nge_f16
    68,  // s_cmp_nge_f32
    67,  // s_cmp_ngt_f16
    68,  // s_cmp_ngt_f32
    67,  // s_cmp_nle_f16
    68,  // s_cmp_nle_f32
    67,  // s_cmp_nlg_f16
    68,  // s_cmp_nlg_f32
    67,  // s_cmp_nlt_f16
    68,  // s_cmp_nlt_f32
    69,  // s_cmp_o_f16
    70,  // s_cmp_o_f32
    71,  // s_cmp_u_f16
    72,  // s_cmp_u_f32
    0,  // s_code_end
    73,  // s_cselect_b32
    74,  // s_cselect_b64
    75,  // s_ctz_i32_b32
    76,  // s_ctz_i32_b64
    77,  // s_cvt_f16_f32
    78,  // s_cvt_f32_f16
    48,  // s_cvt_f32_i32
    48,  // s_cvt_f32_u32
    79,  // s_cvt_hi_f32_f16
    48,  // s_cvt_i32_f32
    80,  // s_cvt_pk_rtz_f16_f32
    48,  // s_cvt_u32_f32
    0,  // s_dcache_inv
    0,  // s_decperflevel
    0,  // s_delay_alu
    0,  // s_denorm_mode
    0,  // s_endpgm
    0,  // s_endpgm_saved
    47,  // s_floor_f16
    48,  // s_floor_f32
    81,  // s_fmaak_f32
    82,  // s_fmac_f16
    83,  // s_fmac_f32
    84,  // s_fmamk_f32
    0,  // s_getreg_b32
    0,  // s_get_barrier_state
    46,  // s_get_pc_i64
    0,  // s_get_shader_cycles_u64
    0,  // s_icache_inv
    0,  // s_incperflevel
    0,  // s_load_b128
    0,  // s_load_b256
    0,  // s_load_b32
    0,  // s_load_b512
    0,  // s_load_b64
    0,  // s_load_b96
    0,  // s_load_i16
    0,  // s_load_i8
    0,  // s_load_u16
    0,  // s_load_u8
    85,  // s_lshl1_add_u32
    86,  // s_lshl2_add_u32
    87,  // s_lshl3_add_u32
    88,  // s_lshl4_add_u32
    89,  // s_lshl_b32
    90,  // s_lshl_b64
    91,  // s_lshr_b32
    92,  // s_lshr_b64
    93,  // s_maximum_f16
    94,  // s_maximum_f32
    95,  // s_max_i32
    96,  // s_max_num_f16
    97,  // s_max_num_f32
    98,  // s_max_u32
    99,  // s_minimum_f16
    100,  // s_minimum_f32
    101,  // s_min_i32
    102,  // s_min_num_f16
    103,  // s_min_num_f32
    104,  // s_min_u32
    0,  // s_monitor_sleep
    105,  // s_movk_i32
    0,  // s_movreld_b32
    0,  // s_movreld_b64
    0,  // s_movrelsd_2_b32
    0,  // s_movrels_b32
    0,  // s_movrels_b64
    106,  // s_mov_b32
    107,  // s_mov_b64
    108,  // s_mulk_i32
    7,  // s_mul_f16
    8,  // s_mul_f32
    109,  // s_mul_hi_i32
    110,  // s_mul_hi_u32
    111,  // s_mul_i32
    112,  // s_mul_u64
    113,  // s_nand_b32
    114,  // s_nand_b64
    115,  // s_nand_saveexec_b32
    116,  // s_nand_saveexec_b64
    0,  // s_nop
    117,  // s_nor_b32
    118,  // s_nor_b64
    119,  // s_nor_saveexec_b32
    120,  // s_nor_saveexec_b64
    121,  // s_not_b32
    122,  // s_not_b64
    123,  // s_or_b32
    124,  // s_or_b64
    125,  // s_or_not0_saveexec_b32
    126,  // s_or_not0_saveexec_b64
    127,  // s_or_not1_b32
    128,  // s_or_not1_b64
    129,  // s_or_not1_saveexec_b32
    130,  // s_or_not1_saveexec_b64
    131,  // s_or_saveexec_b32
    132,  // s_or_saveexec_b64
    133,  // s_pack_hh_b32_b16
    134,  // s_pack_hl_b32_b16
    135,  // s_pack_lh_b32_b16
    136,  // s_pack_ll_b32_b16
    0,  // s_prefetch_data
    0,  // s_prefetch_data_pc_rel
    0,  // s_prefetch_inst
    0,  // s_prefetch_inst_pc_rel
    137,  // s_quadmask_b32
    138,  // s_quadmask_b64
    0,  // s_rfe_i64
    47,  // s_rndne_f16
    48,  // s_rndne_f32
    0,  // s_round_mode
    0,  // s_sendmsg
    0,  // s_sendmsghalt
    0,  // s_sendmsg_rtn_b32
    0,  // s_sendmsg_rtn_b64
    0,  // s_sethalt
    0,  // s_setprio
    0,  // s_setprio_inc_wg
    0,  // s_setreg_b32
    0,  // s_setreg_imm32_b32
    0,  // s_set_pc_i64
    0,  // s_set_vgpr_msb
    139,  // s_sext_i32_i16
    140,  // s_sext_i32_i8
    0,  // s_sleep
    0,  // s_sleep_var
    141,  // s_sub_co_ci_u32
    142,  // s_sub_co_i32
    143,  // s_sub_co_u32
    7,  // s_sub_f16
    8,  // s_sub_f32
    144,  // s_sub_nc_u64
    46,  // s_swap_pc_i64
    0,  // s_trap
    47,  // s_trunc_f16
    48,  // s_trunc_f32
    0,  // s_ttracedata
    0,  // s_ttracedata_imm
    0,  // s_version
    0,  // s_wait_alu
    0,  // s_wait_asynccnt
    0,  // s_wait_dscnt
    0,  // s_wait_idle
    0,  // s_wait_kmcnt
    0,  // s_wait_loadcnt
    0,  // s_wait_loadcnt_dscnt
    0,  // s_wait_storecnt
    0,  // s_wait_storecnt_dscnt
    0,  // s_wait_tensorcnt
    0,  // s_wait_xcnt
    0,  // s_wakeup
    0,  // s_wakeup_barrier
    0,  // s_wqm_b32
    0,  // s_wqm_b64
    145,  // s_xnor_b32
    146,  // s_xnor_b64
    147,  // s_xnor_saveexec_b32
    148,  // s_xnor_saveexec_b64
    149,  // s_xor_b32
    150,  // s_xor_b64
    151,  // s_xor_saveexec_b32
    152,  // s_xor_saveexec_b64
    0,  // tensor_load_to_lds
    0,  // tensor_store_from_lds
    153,  // v_add3_u32
    154,  // v_add_co_ci_u32
    155,  // v_add_co_u32
    7,  // v_add_f16
    8,  // v_add_f32
    156,  // v_add_f64
    157,  // v_add_lshl_u32
    158,  // v_add_max_i32
    159,  // v_add_max_u32
    160,  // v_add_min_i32
    161,  // v_add_min_u32
    162,  // v_add_nc_i16
    163,  // v_add_nc_i32
    164,  // v_add_nc_u16
    165,  // v_add_nc_u32
    166,  // v_add_nc_u64
    167,  // v_alignbit_b32
    168,  // v_alignbyte_b32
    169,  // v_and_b16
    170,  // v_and_b32
    171,  // v_and_or_b32
    172,  // v_ashrrev_i16
    173,  // v_ashrrev_i32
    174,  // v_ashrrev_i64
    175,  // v_ashr_pk_i8_i32
    176,  // v_ashr_pk_u8_i32
    177,  // v_bcnt_u32_b32
    178,  // v_bfe_i32
    179,  // v_bfe_u32
    180,  // v_bfi_b32
    34,  // v_bfm_b32
    44,  // v_bfrev_b32
    181,  // v_bitop3_b16
    182,  // v_bitop3_b32
    47,  // v_ceil_f16
    48,  // v_ceil_f32
    183,  // v_ceil_f64
    48,  // v_cls_i32
    48,  // v_clz_i32_u32
    184,  // v_cmpx_class_f16
    185,  // v_cmpx_class_f32
    186,  // v_cmpx_class_f64
    187,  // v_cmpx_eq_f16
    188,  // v_cmpx_eq_f32
    189,  // v_cmpx_eq_f64
    190,  // v_cmpx_eq_i16
    191,  // v_cmpx_eq_i32
    192,  // v_cmpx_eq_i64
    190,  // v_cmpx_eq_u16
    191,  // v_cmpx_eq_u32
    192,  // v_cmpx_eq_u64
    187,  // v_cmpx_ge_f16
    188,  // v_cmpx_ge_f32
    189,  // v_cmpx_ge_f64
    193,  // v_cmpx_ge_i16
    194,  // v_cmpx_ge_i32
    195,  // v_cmpx_ge_i64
    196,  // v_cmpx_ge_u16
    197,  // v_cmpx_ge_u32
    198,  // v_cmpx_ge_u64
    187,  // v_cmpx_gt_f16
    188,  // v_cmpx_gt_f32
    189,  // v_cmpx_gt_f64
    199,  // v_cmpx_gt_i16
    200,  // v_cmpx_gt_i32
    201,  // v_cmpx_gt_i64
    202,  // v_cmpx_gt_u16
    203,  // v_cmpx_gt_u32
    204,  // v_cmpx_gt_u64
    187,  // v_cmpx_le_f16
    188,  // v_cmpx_le_f32
    189,  // v_cmpx_le_f64
    205,  // v_cmpx_le_i16
    206,  // v_cmpx_le_i32
    207,  // v_cmpx_le_i64
    208,  // v_cmpx_le_u16
    209,  // v_cmpx_le_u32
    210,  // v_cmpx_le_u64
    187,  // v_cmpx_lg_f16
    188,  // v_cmpx_lg_f32
    189,  // v_cmpx_lg_f64
    187,  // v_cmpx_lt_f16
    188,  // v_cmpx_lt_f32
    189,  // v_cmpx_lt_f64
    211,  // v_cmpx_lt_i16
    212,  // v_cmpx_lt_i32
    213,  // v_cmpx_lt_i64
    214,  // v_cmpx_lt_u16
    215,  // v_cmpx_lt_u32
    216,  // v_cmpx_lt_u64
    217,  // v_cmpx_neq_f16
    218,  // v_cmpx_neq_f32
    219,  // v_cmpx_neq_f64
    220,  // v_cmpx_ne_i16
    221,  // v_cmpx_ne_i32
    222,  // v_cmpx_ne_i64
    220,  // v_cmpx_ne_u16
    221,  // v_cmpx_ne_u32
    222,  // v_cmpx_ne_u64
    217,  // v_cmpx_nge_f16
    218,  // v_cmpx_nge_f32
    219,  // v_cmpx_nge_f64
    217,  // v_cmpx_ngt_f16
    218,  // v_cmpx_ngt_f32
    219,  // v_cmpx_ngt_f64
    217,  // v_cmpx_nle_f16
    218,  // v_cmpx_nle_f32
    219,  // v_cmpx_nle_f64
    217,  // v_cmpx_nlg_f16
    218,  // v_cmpx_nlg_f32
    219,  // v_cmpx_nlg_f64
    217,  // v_cmpx_nlt_f16
    218,  // v_cmpx_nlt_f32
    219,  // v_cmpx_nlt_f64
    223,  // v_cmpx_o_f16
    224,  // v_cmpx_o_f32
    225,  // v_cmpx_o_f64
    226,  // v_cmpx_u_f16
    227,  // v_cmpx_u_f32
    228,  // v_cmpx_u_f64
    184,  // v_cmp_class_f16
    185,  // v_cmp_class_f32
    186,  // v_cmp_class_f64
    187,  // v_cmp_eq_f16
    188,  // v_cmp_eq_f32
    189,  // v_cmp_eq_f64
    190,  // v_cmp_eq_i16
    191,  // v_cmp_eq_i32
    192,  // v_cmp_eq_i64
    190,  // v_cmp_eq_u16
    191,  // v_cmp_eq_u32
    192,  // v_cmp_eq_u64
    187,  // v_cmp_ge_f16
    188,  // v_cmp_ge_f32
    189,  // v_cmp_ge_f64
    193,  // v_cmp_ge_i16
    194,  // v_cmp_ge_i32
    195,  // v_cmp_ge_i64
    196,  // v_cmp_ge_u16
    197,  // v_cmp_ge_u32
    198,  // v_cmp_ge_u64
    187,  // v_cmp_gt_f16
    188,  // v_cmp_gt_f32
    189,  // v_cmp_gt_f64
    199,  // v_cmp_gt_i16
    200,  // v_cmp_gt_i32
    201,  // v_cmp_gt_i64
    202,  // v_cmp_gt_u16
    203,  // v_cmp_gt_u32
    204,  // v_cmp_gt_u64
    187,  // v_cmp_le_f16
    188,  // v_cmp_le_f32
    189,  // v_cmp_le_f64
    205,  // v_cmp_le_i16
    206,  // v_cmp_le_i32
    207,  // v_cmp_le_i64
    208,  // v_cmp_le_u16
    209,  // v_cmp_le_u32
    210,  // v_cmp_le_u64
    187,  // v_cmp_lg_f16
    188,  // v_cmp_lg_f32
    189,  // v_cmp_lg_f64
    187,  // v_cmp_lt_f16
    188,  // v_cmp_lt_f32
    189,  // v_cmp_lt_f64
    211,  // v_cmp_lt_i16
    212,  // v_cmp_lt_i32
    213,  // v_cmp_lt_i64
    214,  // v_cmp_lt_u16
    215,  // v_cmp_lt_u32
    216,  // v_cmp_lt_u64
    217,  // v_cmp_neq_f16
    218,  // v_cmp_neq_f32
    219,  // v_cmp_neq_f64
    220,  // v_cmp_ne_i16
    221,  // v_cmp_ne_i32
    222,  // v_cmp_ne_i64
    220,  // v_cmp_ne_u16
    221,  // v_cmp_ne_u32
    222,  // v_cmp_ne_u64
    217,  // v_cmp_nge_f16
    218,  // v_cmp_nge_f32
    219,  // v_cmp_nge_f64
    217,  // v_cmp_ngt_f16
    218,  // v_cmp_ngt_f32
    219,  // v_cmp_ngt_f64
    217,  // v_cmp_nle_f16
    218,  // v_cmp_nle_f32
    219,  // v_cmp_nle_f64
    217,  // v_cmp_nlg_f16
    218,  // v_cmp_nlg_f32
    219,  // v_cmp_nlg_f64
    217,  // v_cmp_nlt_f16
    218,  // v_cmp_nlt_f32
    219,  // v_cmp_nlt_f64
    223,  // v_cmp_o_f16
    224,  // v_cmp_o_f32
    225,  // v_cmp_o_f64
    226,  // v_cmp_u_f16
    227,  // v_cmp_u_f32
    228,  // v_cmp_u_f64
    229,  // v_cndmask_b16
    230,  // v_cndmask_b32
    47,  // v_cos_bf16
    47,  // v_cos_f16
    48,  // v_cos_f32
    75,  // v_ctz_i32_b32
    231,  // v_cubeid_f32
    232,  // v_cubema_f32
    233,  // v_cubesc_f32
    234,  // v_cubetc_f32
    235,  // v_cvt_f16_bf8
    77,  // v_cvt_f16_f32
    235,  // v_cvt_f16_fp8
    47,  // v_cvt_f16_i16
    47,  // v_cvt_f16_u16
    78,  // v_cvt_f32_bf16
    236,  // v_cvt_f32_bf8
    78,  // v_cvt_f32_f16
    49,  // v_cvt_f32_f64
    237,  // v_cvt_f32_fp8
    48,  // v_cvt_f32_i32
    48,  // v_cvt_f32_u32
    238,  // v_cvt_f32_ubyte0
    239,  // v_cvt_f32_ubyte1
    240,  // v_cvt_f32_ubyte2
    241,  // v_cvt_f32_ubyte3
    242,  // v_cvt_f64_f32
    242,  // v_cvt_f64_i32
    242,  // v_cvt_f64_u32
    243,  // v_cvt_floor_i32_f32
    47,  // v_cvt_i16_f16
    48,  // v_cvt_i32_f32
    49,  // v_cvt_i32_f64
    139,  // v_cvt_i32_i16
    244,  // v_cvt_nearest_i32_f32
    47,  // v_cvt_norm_i16_f16
    47,  // v_cvt_norm_u16_f16
    245,  // v_cvt_off_f32_i4
    80,  // v_cvt_pk_bf16_f32
    246,  // v_cvt_pk_bf8_f16
    247,  // v_cvt_pk_bf8_f32
    248,  // v_cvt_pk_f16_bf8
    80,  // v_cvt_pk_f16_f32
    248,  // v_cvt_pk_f16_fp8
    249,  // v_cvt_pk_f32_bf8
    249,  // v_cvt_pk_f32_fp8
    246,  // v_cvt_pk_fp8_f16
    250,  // v_cvt_pk_fp8_f32
    251,  // v_cvt_pk_i16_f32
    252,  // v_cvt_pk_i16_i32
    253,  // v_cvt_pk_norm_i16_f16
    80,  // v_cvt_pk_norm_i16_f32
    253,  // v_cvt_pk_norm_u16_f16
    80,  // v_cvt_pk_norm_u16_f32
    80,  // v_cvt_pk_rtz_f16_f32
    254,  // v_cvt_pk_u16_f32
    255,  // v_cvt_pk_u16_u32
    256,  // v_cvt_pk_u8_f32
    0,  // v_cvt_scalef32_pk16_bf6_bf16
    0,  // v_cvt_scalef32_pk16_bf6_f16
    0,  // v_cvt_scalef32_pk16_bf6_f32
    0,  // v_cvt_scalef32_pk16_fp6_bf16
    0,  // v_cvt_scalef32_pk16_fp6_f16
    0,  // v_cvt_scalef32_pk16_fp6_f32
    0,  // v_cvt_scalef32_pk8_bf8_bf16
    0,  // v_cvt_scalef32_pk8_bf8_f16
    0,  // v_cvt_scalef32_pk8_bf8_f32
    0,  // v_cvt_scalef32_pk8_fp4_bf16
    0,  // v_cvt_scalef32_pk8_fp4_f16
    0,  // v_cvt_scalef32_pk8_fp4_f32
    0,  // v_cvt_scalef32_pk8_fp8_bf16
    0,  // v_cvt_scalef32_pk8_fp8_f16
    0,  // v_cvt_scalef32_pk8_fp8_f32
    0,  // v_cvt_scalef32_sr_pk16_bf6_bf16
    0,  // v_cvt_scalef32_sr_pk16_bf6_f16
    0,  // v_cvt_scalef32_sr_pk16_bf6_f32
    0,  // v_cvt_scalef32_sr_pk16_fp6_bf16
    0,  // v_cvt_scalef32_sr_pk16_fp6_f16
    0,  // v_cvt_scalef32_sr_pk16_fp6_f32
    0,  // v_cvt_scalef32_sr_pk8_bf8_bf16
    0,  // v_cvt_scalef32_sr_pk8_bf8_f16
    0,  // v_cvt_scalef32_sr_pk8_bf8_f32
    0,  // v_cvt_scalef32_sr_pk8_fp4_bf16
    0,  // v_cvt_scalef32_sr_pk8_fp4_f16
    0,  // v_cvt_scalef32_sr_pk8_fp4_f32
    0,  // v_cvt_scalef32_sr_pk8_fp8_bf16
    0,  // v_cvt_scalef32_sr_pk8_fp8_f16
    0,  // v_cvt_scalef32_sr_pk8_fp8_f32
    0,  // v_cvt_scale_pk16_bf16_bf6
    0,  // v_cvt_scale_pk16_bf16_fp6
    0,  // v_cvt_scale_pk16_f16_bf6
    0,  // v_cvt_scale_pk16_f16_fp6
    0,  // v_cvt_scale_pk16_f32_bf6
    0,  // v_cvt_scale_pk16_f32_fp6
    0,  // v_cvt_scale_pk8_bf16_bf8
    0,  // v_cvt_scale_pk8_bf16_fp4
    0,  // v_cvt_scale_pk8_bf16_fp8
    0,  // v_cvt_scale_pk8_f16_bf8
    0,  // v_cvt_scale_pk8_f16_fp4
    0,  // v_cvt_scale_pk8_f16_fp8
    0,  // v_cvt_scale_pk8_f32_bf8
    0,  // v_cvt_scale_pk8_f32_fp4
    0,  // v_cvt_scale_pk8_f32_fp8
    257,  // v_cvt_sr_bf8_f16
    258,  // v_cvt_sr_bf8_f32
    257,  // v_cvt_sr_fp8_f16
    259,  // v_cvt_sr_fp8_f32
    260,  // v_cvt_sr_pk_bf16_f32
    260,  // v_cvt_sr_pk_f16_f32
    47,  // v_cvt_u16_f16
    48,  // v_cvt_u32_f32
    49,  // v_cvt_u32_f64
    261,  // v_cvt_u32_u16
    262,  // v_div_fixup_f16
    263,  // v_div_fixup_f32
    264,  // v_div_fixup_f64
    265,  // v_div_fmas_f32
    266,  // v_div_fmas_f64
    267,  // v_div_scale_f32
    268,  // v_div_scale_f64
    269,  // v_dot4_i32_iu8
    270,  // v_dot4_u32_u8
    271,  // v_dot8_i32_iu4
    272,  // v_dot8_u32_u4
    8,  // v_dual_add_f32
    156,  // v_dual_add_f64
    273,  // v_dual_add_nc_u32
    173,  // v_dual_ashrrev_i32
    274,  // v_dual_bitop2_b32
    230,  // v_dual_cndmask_b32
    81,  // v_dual_fmaak_f32
    83,  // v_dual_fmac_f32
    84,  // v_dual_fmamk_f32
    275,  // v_dual_fma_f32
    276,  // v_dual_fma_f64
    277,  // v_dual_lshlrev_b32
    278,  // v_dual_lshrrev_b32
    279,  // v_dual_max_i32
    97,  // v_dual_max_num_f32
    280,  // v_dual_max_num_f64
    281,  // v_dual_min_i32
    103,  // v_dual_min_num_f32
    282,  // v_dual_min_num_f64
    106,  // v_dual_mov_b32
    283,  // v_dual_mul_dx9_zero_f32
    8,  // v_dual_mul_f32
    156,  // v_dual_mul_f64
    284,  // v_dual_subrev_f32
    8,  // v_dual_sub_f32
    285,  // v_dual_sub_nc_u32
    47,  // v_exp_bf16
    47,  // v_exp_f16
    48,  // v_exp_f32
    47,  // v_floor_f16
    48,  // v_floor_f32
    183,  // v_floor_f64
    286,  // v_fmaak_f16
    81,  // v_fmaak_f32
    287,  // v_fmaak_f64
    82,  // v_fmac_f16
    83,  // v_fmac_f32
    288,  // v_fmac_f64
    289,  // v_fmamk_f16
    84,  // v_fmamk_f32
    290,  // v_fmamk_f64
    291,  // v_fma_dx9_zero_f32
    292,  // v_fma_f16
    275,  // v_fma_f32
    276,  // v_fma_f64
    293,  // v_fma_mixhi_bf16
    294,  // v_fma_mixhi_f16
    295,  // v_fma_mixlo_bf16
    296,  // v_fma_mixlo_f16
    297,  // v_fma_mix_f32
    297,  // v_fma_mix_f32_bf16
    47,  // v_fract_f16
    48,  // v_fract_f32
    183,  // v_fract_f64
    298,  // v_frexp_exp_i16_f16
    48,  // v_frexp_exp_i32_f32
    49,  // v_frexp_exp_i32_f64
    47,  // v_frexp_mant_f16
    48,  // v_frexp_mant_f32
    183,  // v_frexp_mant_f64
    299,  // v_ldexp_f16
    8,  // v_ldexp_f32
    300,  // v_ldexp_f64
    301,  // v_lerp_u8
    47,  // v_log_bf16
    47,  // v_log_f16
    48,  // v_log_f32
    302,  // v_lshlrev_b16
    277,  // v_lshlrev_b32
    303,  // v_lshlrev_b64
    304,  // v_lshl_add_u32
    305,  // v_lshl_add_u64
    306,  // v_lshl_or_b32
    307,  // v_lshrrev_b16
    278,  // v_lshrrev_b32
    308,  // v_lshrrev_b64
    309,  // v_mad_co_i64_i32
    310,  // v_mad_co_u64_u32
    311,  // v_mad_i16
    312,  // v_mad_i32_i16
    313,  // v_mad_i32_i24
    314,  // v_mad_nc_i64_i32
    315,  // v_mad_nc_u64_u32
    316,  // v_mad_u16
    317,  // v_mad_u32
    318,  // v_mad_u32_u16
    319,  // v_mad_u32_u24
    320,  // v_max3_i16
    321,  // v_max3_i32
    322,  // v_max3_num_f16
    323,  // v_max3_num_f32
    324,  // v_max3_u16
    325,  // v_max3_u32
    326,  // v_maximum3_f16
    327,  // v_maximum3_f32
    328,  // v_maximumminimum_f16
    329,  // v_maximumminimum_f32
    330,  // v_maximum_f16
    331,  // v_maximum_f32
    332,  // v_maximum_f64
    333,  // v_maxmin_i32
    334,  // v_maxmin_num_f16
    335,  // v_maxmin_num_f32
    336,  // v_maxmin_u32
    337,  // v_max_i16
    338,  // v_max_i32
    339,  // v_max_i64
    340,  // v_max_num_f16
    341,  // v_max_num_f32
    342,  // v_max_num_f64
    343,  // v_max_u16
    344,  // v_max_u32
    345,  // v_max_u64
    346,  // v_mbcnt_hi_u32_b32
    347,  // v_mbcnt_lo_u32_b32
    348,  // v_med3_i16
    349,  // v_med3_i32
    350,  // v_med3_num_f16
    351,  // v_med3_num_f32
    352,  // v_med3_u16
    353,  // v_med3_u32
    354,  // v_min3_i16
    355,  // v_min3_i32
    356,  // v_min3_num_f16
    357,  // v_min3_num_f32
    358,  // v_min3_u16
    359,  // v_min3_u32
    360,  // v_minimum3_f16
    361,  // v_minimum3_f32
    362,  // v_minimummaximum_f16
    363,  // v_minimummaximum_f32
    364,  // v_minimum_f16
    365,  // v_minimum_f32
    366,  // v_minimum_f64
    367,  // v_minmax_i32
    368,  // v_minmax_num_f16
    369,  // v_minmax_num_f32
    370,  // v_minmax_u32
    371,  // v_min_i16
    372,  // v_min_i32
    373,  // v_min_i64
    374,  // v_min_num_f16
    375,  // v_min_num_f32
    376,  // v_min_num_f64
    377,  // v_min_u16
    378,  // v_min_u32
    379,  // v_min_u64
    0,  // v_movreld_b32
    0,  // v_movrelsd_2_b32
    0,  // v_movrelsd_b32
    0,  // v_movrels_b32
    380,  // v_mov_b16
    106,  // v_mov_b32
    107,  // v_mov_b64
    381,  // v_mqsad_pk_u16_u8
    0,  // v_mqsad_u32_u8
    382,  // v_msad_u8
    383,  // v_mullit_f32
    384,  // v_mul_dx9_zero_f32
    7,  // v_mul_f16
    8,  // v_mul_f32
    156,  // v_mul_f64
    109,  // v_mul_hi_i32
    385,  // v_mul_hi_i32_i24
    110,  // v_mul_hi_u32
    386,  // v_mul_hi_u32_u24
    387,  // v_mul_i32_i24
    388,  // v_mul_lo_u16
    111,  // v_mul_lo_u32
    389,  // v_mul_u32_u24
    112,  // v_mul_u64
    0,  // v_nop
    390,  // v_not_b16
    391,  // v_not_b32
    392,  // v_or3_b32
    393,  // v_or_b16
    394,  // v_or_b32
    395,  // v_pack_b32_f16
    0,  // v_permlane16_b32
    0,  // v_permlane16_swap_b32
    0,  // v_permlane16_var_b32
    0,  // v_permlane64_b32
    0,  // v_permlanex16_b32
    0,  // v_permlanex16_var_b32
    0,  // v_permlane_bcast_b32
    0,  // v_permlane_down_b32
    396,  // v_permlane_idx_gen_b32
    0,  // v_permlane_up_b32
    0,  // v_permlane_xor_b32
    397,  // v_perm_b32
    0,  // v_perm_pk16_b4_u4
    0,  // v_perm_pk16_b6_u4
    0,  // v_perm_pk16_b8_u4
    0,  // v_pipeflush
    398,  // v_pk_add_bf16
    398,  // v_pk_add_f16
    399,  // v_pk_add_f32
    400,  // v_pk_add_i16
    401,  // v_pk_add_max_i16
    402,  // v_pk_add_max_u16
    403,  // v_pk_add_min_i16
    404,  // v_pk_add_min_u16
    405,  // v_pk_add_u16
    406,  // v_pk_ashrrev_i16
    407,  // v_pk_fmac_f16
    408,  // v_pk_fma_bf16
    408,  // v_pk_fma_f16
    409,  // v_pk_fma_f32
    410,  // v_pk_lshlrev_b16
    411,  // v_pk_lshrrev_b16
    412,  // v_pk_mad_i16
    413,  // v_pk_mad_u16
    414,  // v_pk_max3_i16
    415,  // v_pk_max3_num_f16
    416,  // v_pk_max3_u16
    417,  // v_pk_maximum3_f16
    418,  // v_pk_maximum_f16
    419,  // v_pk_max_i16
    420,  // v_pk_max_num_bf16
    421,  // v_pk_max_num_f16
    422,  // v_pk_max_u16
    423,  // v_pk_min3_i16
    424,  // v_pk_min3_num_f16
    425,  // v_pk_min3_u16
    426,  // v_pk_minimum3_f16
    427,  // v_pk_minimum_f16
    428,  // v_pk_min_i16
    429,  // v_pk_min_num_bf16
    430,  // v_pk_min_num_f16
    431,  // v_pk_min_u16
    398,  // v_pk_mul_bf16
    398,  // v_pk_mul_f16
    399,  // v_pk_mul_f32
    432,  // v_pk_mul_lo_u16
    433,  // v_pk_sub_i16
    434,  // v_pk_sub_u16
    435,  // v_prng_b32
    436,  // v_qsad_pk_u16_u8
    47,  // v_rcp_bf16
    47,  // v_rcp_f16
    48,  // v_rcp_f32
    183,  // v_rcp_f64
    48,  // v_rcp_iflag_f32
    437,  // v_readfirstlane_b32
    438,  // v_readlane_b32
    47,  // v_rndne_f16
    48,  // v_rndne_f32
    183,  // v_rndne_f64
    47,  // v_rsq_bf16
    47,  // v_rsq_f16
    48,  // v_rsq_f32
    183,  // v_rsq_f64
    439,  // v_sad_hi_u8
    440,  // v_sad_u16
    441,  // v_sad_u32
    442,  // v_sad_u8
    443,  // v_sat_pk4_i4_i8
    444,  // v_sat_pk4_u4_u8
    445,  // v_sat_pk_u8_i16
    47,  // v_sin_bf16
    47,  // v_sin_f16
    48,  // v_sin_f32
    47,  // v_sqrt_bf16
    47,  // v_sqrt_f16
    48,  // v_sqrt_f32
    183,  // v_sqrt_f64
    446,  // v_subrev_co_ci_u32
    447,  // v_subrev_co_u32
    448,  // v_subrev_f16
    284,  // v_subrev_f32
    449,  // v_subrev_nc_u32
    450,  // v_sub_co_ci_u32
    451,  // v_sub_co_u32
    7,  // v_sub_f16
    8,  // v_sub_f32
    452,  // v_sub_nc_i16
    453,  // v_sub_nc_i32
    454,  // v_sub_nc_u16
    455,  // v_sub_nc_u32
    456,  // v_sub_nc_u64
    0,  // v_swaprel_b32
    457,  // v_swap_b16
    458,  // v_swap_b32
    0,  // v_swmmac_bf16f32_16x16x64_bf16
    0,  // v_swmmac_bf16_16x16x64_bf16
    0,  // v_swmmac_f16_16x16x128_bf8_bf8
    0,  // v_swmmac_f16_16x16x128_bf8_fp8
    0,  // v_swmmac_f16_16x16x128_fp8_bf8
    0,  // v_swmmac_f16_16x16x128_fp8_fp8
    0,  // v_swmmac_f16_16x16x64_f16
    0,  // v_swmmac_f32_16x16x128_bf8_bf8
    0,  // v_swmmac_f32_16x16x128_bf8_fp8
    0,  // v_swmmac_f32_16x16x128_fp8_bf8
    0,  // v_swmmac_f32_16x16x128_fp8_fp8
    0,  // v_swmmac_f32_16x16x64_bf16
    0,  // v_swmmac_f32_16x16x64_f16
    0,  // v_swmmac_i32_16x16x128_iu8
    47,  // v_s_exp_f16
    48,  // v_s_exp_f32
    47,  // v_s_log_f16
    48,  // v_s_log_f32
    47,  // v_s_rcp_f16
    48,  // v_s_rcp_f32
    47,  // v_s_rsq_f16
    48,  // v_s_rsq_f32
    47,  // v_s_sqrt_f16
    48,  // v_s_sqrt_f32
    459,  // v_tanh_bf16
    459,  // v_tanh_f16
    48,  // v_tanh_f32
    460,  // v_trig_preop_f64
    47,  // v_trunc_f16
    48,  // v_trunc_f32
    183,  // v_trunc_f64
    0,  // v_wmma_bf16f32_16x16x32_bf16
    0,  // v_wmma_bf16_16x16x32_bf16
    0,  // v_wmma_f16_16x16x128_bf8_bf8
    0,  // v_wmma_f16_16x16x128_bf8_fp8
    0,  // v_wmma_f16_16x16x128_fp8_bf8
    0,  // v_wmma_f16_16x16x128_fp8_fp8
    0,  // v_wmma_f16_16x16x32_f16
    0,  // v_wmma_f16_16x16x64_bf8_bf8
    0,  // v_wmma_f16_16x16x64_bf8_fp8
    0,  // v_wmma_f16_16x16x64_fp8_bf8
    0,  // v_wmma_f16_16x16x64_fp8_fp8
    0,  // v_wmma_f32_16x16x128_bf8_bf8
    0,  // v_wmma_f32_16x16x128_bf8_fp8
    0,  // v_wmma_f32_16x16x128_f8f6f4
    0,  // v_wmma_f32_16x16x128_fp8_bf8
    0,  // v_wmma_f32_16x16x128_fp8_fp8
    0,  // v_wmma_f32_16x16x32_bf16
    0,  // v_wmma_f32_16x16x32_f16
    0,  // v_wmma_f32_16x16x4_f32
    0,  // v_wmma_f32_16x16x64_bf8_bf8
    0,  // v_wmma_f32_16x16x64_bf8_fp8
    0,  // v_wmma_f32_16x16x64_fp8_bf8
    0,  // v_wmma_f32_16x16x64_fp8_fp8
    0,  // v_wmma_f32_32x16x128_f4
    0,  // v_wmma_i32_16x16x64_iu8
    0,  // v_wmma_scale16_f32_16x16x128_f8f6f4
    0,  // v_wmma_scale16_f32_32x16x128_f4
    0,  // v_wmma_scale_f32_16x16x128_f8f6f4
    0,  // v_wmma_scale_f32_32x16x128_f4
    0,  // v_writelane_b32
    461,  // v_xad_u32
    462,  // v_xnor_b32
    463,  // v_xor3_b32
    464,  // v_xor_b16
    465,  // v_xor_b32
};

/// The program of an opcode.
constexpr const BitFlow& bit_flow_of(Opcode opcode) {
  return bit_flow_programs[bit_flow_numbers[static_cast<std::size_t>(opcode)]];
}

}  // namespace lockstep::cdna5_gfx1251

// Operations for which there is no program, and why:
//   S_BARRIER_INIT: it reads registers by a number
//   S_BARRIER_JOIN: it reads registers by a number
//   S_BARRIER_LEAVE: it reads registers by a number
//   S_BARRIER_SIGNAL: it reads registers by a number
//   S_BARRIER_SIGNAL_ISFIRST: it reads registers by a number
//   S_BITREPLICATE_B64_B32: it has too many steps
//   S_GETREG_B32: it reads registers by a number
//   S_GET_BARRIER_STATE: it reads registers by a number
//   S_GET_SHADER_CYCLES_U64: it reads registers by a number
//   S_MOVRELD_B32: it writes registers by a number
//   S_MOVRELD_B64: it writes registers by a number
//   S_MOVRELSD_2_B32: it writes registers by a number
//   S_MOVRELS_B32: it reads registers by a number
//   S_MOVRELS_B64: it reads registers by a number
//   S_SENDMSG_RTN_B32: it reads registers by a number
//   S_SENDMSG_RTN_B64: it reads registers by a number
//   S_SETREG_B32: it writes registers by a number
//   S_SETREG_IMM32_B32: it writes registers by a number
//   S_WQM_B32: it has a loop of a computed length
//   S_WQM_B64: it has a loop of a computed length
//   V_CVT_SCALEF32_PK16_BF6_BF16: it has a value of 96 bits
//   V_CVT_SCALEF32_PK16_BF6_F16: it has a value of 96 bits
//   V_CVT_SCALEF32_PK16_BF6_F32: it has a value of 96 bits
//   V_CVT_SCALEF32_PK16_FP6_BF16: it has a value of 96 bits
//   V_CVT_SCALEF32_PK16_FP6_F16: it has a value of 96 bits
//   V_CVT_SCALEF32_PK16_FP6_F32: it has a value of 96 bits
//   V_CVT_SCALEF32_PK8_BF8_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_BF8_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_BF8_F32: it reads 256 bits of s0
//   V_CVT_SCALEF32_PK8_FP4_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_FP4_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_FP4_F32: it reads 256 bits of s0
//   V_CVT_SCALEF32_PK8_FP8_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_FP8_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_PK8_FP8_F32: it reads 256 bits of s0
//   V_CVT_SCALEF32_SR_PK16_BF6_BF16: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK16_BF6_F16: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK16_BF6_F32: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK16_FP6_BF16: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK16_FP6_F16: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK16_FP6_F32: it has a value of 96 bits
//   V_CVT_SCALEF32_SR_PK8_BF8_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_BF8_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_BF8_F32: it reads 256 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP4_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP4_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP4_F32: it reads 256 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP8_BF16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP8_F16: it reads 128 bits of s0
//   V_CVT_SCALEF32_SR_PK8_FP8_F32: it reads 256 bits of s0
//   V_CVT_SCALE_PK16_BF16_BF6: it has a value of 256 bits
//   V_CVT_SCALE_PK16_BF16_FP6: it has a value of 256 bits
//   V_CVT_SCALE_PK16_F16_BF6: it has a value of 256 bits
//   V_CVT_SCALE_PK16_F16_FP6: it has a value of 256 bits
//   V_CVT_SCALE_PK16_F32_BF6: it has a value of 512 bits
//   V_CVT_SCALE_PK16_F32_FP6: it has a value of 512 bits
//   V_CVT_SCALE_PK8_BF16_BF8: it has a value of 128 bits
//   V_CVT_SCALE_PK8_BF16_FP4: it has a value of 128 bits
//   V_CVT_SCALE_PK8_BF16_FP8: it has a value of 128 bits
//   V_CVT_SCALE_PK8_F16_BF8: it has a value of 128 bits
//   V_CVT_SCALE_PK8_F16_FP4: it has a value of 128 bits
//   V_CVT_SCALE_PK8_F16_FP8: it has a value of 128 bits
//   V_CVT_SCALE_PK8_F32_BF8: it has a value of 256 bits
//   V_CVT_SCALE_PK8_F32_FP4: it has a value of 256 bits
//   V_CVT_SCALE_PK8_F32_FP8: it has a value of 256 bits
//   V_MOVRELD_B32: it writes registers by a number
//   V_MOVRELSD_2_B32: it writes registers by a number
//   V_MOVRELSD_B32: it writes registers by a number
//   V_MOVRELS_B32: it reads registers by a number
//   V_MQSAD_U32_U8: it has a value of 128 bits
//   V_PERMLANE16_B32: it writes registers by a number
//   V_PERMLANE16_SWAP_B32: it reads registers by a number
//   V_PERMLANE16_VAR_B32: it reads registers by a number
//   V_PERMLANE64_B32: it writes registers by a number
//   V_PERMLANEX16_B32: it writes registers by a number
//   V_PERMLANEX16_VAR_B32: it reads registers by a number
//   V_PERMLANE_BCAST_B32: it writes registers by a number
//   V_PERMLANE_DOWN_B32: it writes registers by a number
//   V_PERMLANE_UP_B32: it writes registers by a number
//   V_PERMLANE_XOR_B32: it writes registers by a number
//   V_PERM_PK16_B4_U4: it has too many steps
//   V_PERM_PK16_B6_U4: it has a value of 96 bits
//   V_PERM_PK16_B8_U4: it has a value of 128 bits
//   V_SWAPREL_B32: it reads registers by a number
//   V_WRITELANE_B32: it writes registers by a number
