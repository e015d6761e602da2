// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: bccc4801ad1e0e88
// Every operation's function.
#pragma once

#include "cdna5_gfx1251/semantics/barriers.hpp"
#include "cdna5_gfx1251/semantics/sop1.hpp"
#include "cdna5_gfx1251/semantics/sop2.hpp"
#include "cdna5_gfx1251/semantics/sop_float.hpp"
#include "cdna5_gfx1251/semantics/sop_wave.hpp"
#include "cdna5_gfx1251/semantics/sopc.hpp"
#include "cdna5_gfx1251/semantics/sopk.hpp"
#include "cdna5_gfx1251/semantics/sopp.hpp"
#include "cdna5_gfx1251/semantics/vop1.hpp"
#include "cdna5_gfx1251/semantics/vop1_bf16.hpp"
#include "cdna5_gfx1251/semantics/vop2.hpp"
#include "cdna5_gfx1251/semantics/vop3_cvt_scale.hpp"
#include "cdna5_gfx1251/semantics/vop3_cvt_small.hpp"
#include "cdna5_gfx1251/semantics/vop3_div.hpp"
#include "cdna5_gfx1251/semantics/vop3_float.hpp"
#include "cdna5_gfx1251/semantics/vop3_int.hpp"
#include "cdna5_gfx1251/semantics/vop3_int_wide.hpp"
#include "cdna5_gfx1251/semantics/vop3_lanes.hpp"
#include "cdna5_gfx1251/semantics/vop3_minmax.hpp"
#include "cdna5_gfx1251/semantics/vop3p.hpp"
#include "cdna5_gfx1251/semantics/vop3p_bf16.hpp"
#include "cdna5_gfx1251/semantics/vop_lanes.hpp"
#include "cdna5_gfx1251/semantics/vopc.hpp"
#include "cdna5_gfx1251/semantics/vopd.hpp"
#include "cdna5_gfx1251/semantics/vopd3.hpp"
