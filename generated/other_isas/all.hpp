// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/other_isas.xml.
// Hash of what this file is made of: 90455c0d83c588a9
// The other AMD ISAs whose instructions lockstep can name.
#pragma once

#include "cdna3.hpp"
#include "rdna3.hpp"
#include "rdna3_5.hpp"
#include "rdna4.hpp"

namespace lockstep::other_isas {

inline constexpr OtherIsa all[] = {
    {"CDNA3", "gfx942", cdna3::formats},
    {"RDNA3", "gfx1100 gfx1151", rdna3::formats},
    {"RDNA3.5", "gfx1151", rdna3_5::formats},
    {"RDNA4", "gfx1201", rdna4::formats},
};

}  // namespace lockstep::other_isas
