// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: d7eeb6295da95f87
// Every operation's function.
#pragma once

#include "gcn5_7nm/semantics/sop1.hpp"
#include "gcn5_7nm/semantics/sop2.hpp"
#include "gcn5_7nm/semantics/sopc.hpp"
#include "gcn5_7nm/semantics/sopk.hpp"
#include "gcn5_7nm/semantics/sopp.hpp"
#include "gcn5_7nm/semantics/vop1.hpp"
#include "gcn5_7nm/semantics/vop2.hpp"
#include "gcn5_7nm/semantics/vop3_div.hpp"
#include "gcn5_7nm/semantics/vop3_float.hpp"
#include "gcn5_7nm/semantics/vop3_int.hpp"
#include "gcn5_7nm/semantics/vop3p.hpp"
#include "gcn5_7nm/semantics/vopc.hpp"
