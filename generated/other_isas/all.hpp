// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/other_isas.xml.
// Hash of what this file is made of: ff1e52dc26cf33e6
// The other AMD ISAs whose instructions lockstep can name.
#pragma once

#include "cdna3.hpp"
#include "rdna3.hpp"
#include "rdna3_5.hpp"
#include "rdna4.hpp"

namespace lockstep::other_isas {

inline constexpr OtherIsa all[] = {
    {"CDNA3", "gfx942", { cdna3::formats, 1 } },
    {"RDNA3", "gfx1100 gfx1151", { rdna3::formats, 22 } },
    {"RDNA3.5", "gfx1151", { rdna3_5::formats, 3 } },
    {"RDNA4", "gfx1201", { rdna4::formats, 22 } },
};

}  // namespace lockstep::other_isas
