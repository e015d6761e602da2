// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/other_isas.xml.
// Hash of what this file is made of: 974f45122b56a46e
// The instructions of CDNA3, by the first dword of their formats: used to say where a word that is illegal here is legal.
#pragma once

#include <string_view>

#include "lockstep/isa/other_isa.hpp"

namespace lockstep::other_isas::cdna3 {

using namespace std::string_view_literals;

inline constexpr OtherOpcode vop3p_mfma[] = {
    { 62, "v_mfma_f32_16x16x8_xf32"sv},
    { 63, "v_mfma_f32_32x32x4_xf32"sv},
};

inline constexpr OtherFormat formats[] = {
    { 0xff800000, 0xd3800000, 16, 7, { vop3p_mfma, 2 } },
};

}  // namespace lockstep::other_isas::cdna3
