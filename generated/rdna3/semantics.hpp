// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 92c90f75344ca51d
// Every operation's function.
#pragma once

#include "rdna3/semantics/sop1.hpp"
#include "rdna3/semantics/sop2.hpp"
#include "rdna3/semantics/sopc.hpp"
#include "rdna3/semantics/sopk.hpp"
#include "rdna3/semantics/sopp.hpp"
#include "rdna3/semantics/vop1.hpp"
#include "rdna3/semantics/vop2.hpp"
#include "rdna3/semantics/vop3_div.hpp"
#include "rdna3/semantics/vop3_float.hpp"
#include "rdna3/semantics/vop3_int.hpp"
#include "rdna3/semantics/vop3_minmax.hpp"
#include "rdna3/semantics/vop3p.hpp"
#include "rdna3/semantics/vop_lanes.hpp"
#include "rdna3/semantics/vopc.hpp"
#include "rdna3/semantics/vopd.hpp"
