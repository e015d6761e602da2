// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: c06b7ecd591c213a
// Every operation's function.
#pragma once

#include "cdna2/semantics/sop1.hpp"
#include "cdna2/semantics/sop2.hpp"
#include "cdna2/semantics/sopc.hpp"
#include "cdna2/semantics/sopk.hpp"
#include "cdna2/semantics/sopp.hpp"
#include "cdna2/semantics/vop1.hpp"
#include "cdna2/semantics/vop2.hpp"
#include "cdna2/semantics/vop3_div.hpp"
#include "cdna2/semantics/vop3_float.hpp"
#include "cdna2/semantics/vop3_int.hpp"
#include "cdna2/semantics/vop3p.hpp"
#include "cdna2/semantics/vopc.hpp"
