// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: c107622a38bb14cb
// Every operation's function.
#pragma once

#include "cdna3/semantics/sop1.hpp"
#include "cdna3/semantics/sop2.hpp"
#include "cdna3/semantics/sopc.hpp"
#include "cdna3/semantics/sopk.hpp"
#include "cdna3/semantics/sopp.hpp"
#include "cdna3/semantics/vop1.hpp"
#include "cdna3/semantics/vop2.hpp"
#include "cdna3/semantics/vop3_cvt_small.hpp"
#include "cdna3/semantics/vop3_div.hpp"
#include "cdna3/semantics/vop3_float.hpp"
#include "cdna3/semantics/vop3_int.hpp"
#include "cdna3/semantics/vop3p.hpp"
#include "cdna3/semantics/vopc.hpp"
