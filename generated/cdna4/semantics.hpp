// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: c107672a38bb1d4a
// Every operation's function.
#pragma once

#include "cdna4/semantics/sop1.hpp"
#include "cdna4/semantics/sop2.hpp"
#include "cdna4/semantics/sopc.hpp"
#include "cdna4/semantics/sopk.hpp"
#include "cdna4/semantics/sopp.hpp"
#include "cdna4/semantics/vop1.hpp"
#include "cdna4/semantics/vop2.hpp"
#include "cdna4/semantics/vop3_cvt_small.hpp"
#include "cdna4/semantics/vop3_div.hpp"
#include "cdna4/semantics/vop3_float.hpp"
#include "cdna4/semantics/vop3_int.hpp"
#include "cdna4/semantics/vop3p.hpp"
#include "cdna4/semantics/vopc.hpp"
