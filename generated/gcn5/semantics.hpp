// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: b02f347a370d70ac
// Every operation's function.
#pragma once

#include "gcn5/semantics/sop1.hpp"
#include "gcn5/semantics/sop2.hpp"
#include "gcn5/semantics/sopc.hpp"
#include "gcn5/semantics/sopk.hpp"
#include "gcn5/semantics/sopp.hpp"
#include "gcn5/semantics/vop1.hpp"
#include "gcn5/semantics/vop2.hpp"
#include "gcn5/semantics/vop3_div.hpp"
#include "gcn5/semantics/vop3_float.hpp"
#include "gcn5/semantics/vop3_int.hpp"
#include "gcn5/semantics/vop3p.hpp"
#include "gcn5/semantics/vopc.hpp"
