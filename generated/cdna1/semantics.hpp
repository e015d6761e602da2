// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: c06b7dcd591c1f87
// Every operation's function.
#pragma once

#include "cdna1/semantics/sop1.hpp"
#include "cdna1/semantics/sop2.hpp"
#include "cdna1/semantics/sopc.hpp"
#include "cdna1/semantics/sopk.hpp"
#include "cdna1/semantics/sopp.hpp"
#include "cdna1/semantics/vop1.hpp"
#include "cdna1/semantics/vop2.hpp"
#include "cdna1/semantics/vop3_div.hpp"
#include "cdna1/semantics/vop3_float.hpp"
#include "cdna1/semantics/vop3_int.hpp"
#include "cdna1/semantics/vop3p.hpp"
#include "cdna1/semantics/vopc.hpp"
