// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 420ed8615f7f49bb
// Every operation's function.
#pragma once

#include "rdna1_dot/semantics/sop1.hpp"
#include "rdna1_dot/semantics/sop2.hpp"
#include "rdna1_dot/semantics/sopc.hpp"
#include "rdna1_dot/semantics/sopk.hpp"
#include "rdna1_dot/semantics/sopp.hpp"
#include "rdna1_dot/semantics/vop1.hpp"
#include "rdna1_dot/semantics/vop2.hpp"
#include "rdna1_dot/semantics/vop3_div.hpp"
#include "rdna1_dot/semantics/vop3_float.hpp"
#include "rdna1_dot/semantics/vop3_int.hpp"
#include "rdna1_dot/semantics/vop3p.hpp"
#include "rdna1_dot/semantics/vop_lanes.hpp"
#include "rdna1_dot/semantics/vopc.hpp"
