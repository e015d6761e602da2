// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 8d14d9ed8badfeac
// Every operation's function.
#pragma once

#include "rdna3_5/semantics/sop1.hpp"
#include "rdna3_5/semantics/sop2.hpp"
#include "rdna3_5/semantics/sop_float.hpp"
#include "rdna3_5/semantics/sopc.hpp"
#include "rdna3_5/semantics/sopk.hpp"
#include "rdna3_5/semantics/sopp.hpp"
#include "rdna3_5/semantics/vop1.hpp"
#include "rdna3_5/semantics/vop2.hpp"
#include "rdna3_5/semantics/vop3_div.hpp"
#include "rdna3_5/semantics/vop3_float.hpp"
#include "rdna3_5/semantics/vop3_int.hpp"
#include "rdna3_5/semantics/vop3_minmax.hpp"
#include "rdna3_5/semantics/vop3p.hpp"
#include "rdna3_5/semantics/vop_lanes.hpp"
#include "rdna3_5/semantics/vopc.hpp"
#include "rdna3_5/semantics/vopd.hpp"
