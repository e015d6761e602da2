// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: a2642b6e29d3d05a
// Every operation's function.
#pragma once

#include "rdna4/semantics/barriers.hpp"
#include "rdna4/semantics/sop1.hpp"
#include "rdna4/semantics/sop2.hpp"
#include "rdna4/semantics/sop_float.hpp"
#include "rdna4/semantics/sopc.hpp"
#include "rdna4/semantics/sopk.hpp"
#include "rdna4/semantics/sopp.hpp"
#include "rdna4/semantics/vop1.hpp"
#include "rdna4/semantics/vop2.hpp"
#include "rdna4/semantics/vop3_cvt_small.hpp"
#include "rdna4/semantics/vop3_div.hpp"
#include "rdna4/semantics/vop3_float.hpp"
#include "rdna4/semantics/vop3_int.hpp"
#include "rdna4/semantics/vop3_minmax.hpp"
#include "rdna4/semantics/vop3p.hpp"
#include "rdna4/semantics/vop_lanes.hpp"
#include "rdna4/semantics/vopc.hpp"
#include "rdna4/semantics/vopd.hpp"
