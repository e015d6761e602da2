// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 448754ed5082f337
// Every operation's function.
#pragma once

#include "rdna1/semantics/sop1.hpp"
#include "rdna1/semantics/sop2.hpp"
#include "rdna1/semantics/sopc.hpp"
#include "rdna1/semantics/sopk.hpp"
#include "rdna1/semantics/sopp.hpp"
#include "rdna1/semantics/vop1.hpp"
#include "rdna1/semantics/vop2.hpp"
#include "rdna1/semantics/vop3_div.hpp"
#include "rdna1/semantics/vop3_float.hpp"
#include "rdna1/semantics/vop3_int.hpp"
#include "rdna1/semantics/vop3p.hpp"
#include "rdna1/semantics/vop_lanes.hpp"
#include "rdna1/semantics/vopc.hpp"
