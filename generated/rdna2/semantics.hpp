// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 448755ed5082f4ea
// Every operation's function.
#pragma once

#include "rdna2/semantics/sop1.hpp"
#include "rdna2/semantics/sop2.hpp"
#include "rdna2/semantics/sopc.hpp"
#include "rdna2/semantics/sopk.hpp"
#include "rdna2/semantics/sopp.hpp"
#include "rdna2/semantics/vop1.hpp"
#include "rdna2/semantics/vop2.hpp"
#include "rdna2/semantics/vop3_div.hpp"
#include "rdna2/semantics/vop3_float.hpp"
#include "rdna2/semantics/vop3_int.hpp"
#include "rdna2/semantics/vop3p.hpp"
#include "rdna2/semantics/vop_lanes.hpp"
#include "rdna2/semantics/vopc.hpp"
