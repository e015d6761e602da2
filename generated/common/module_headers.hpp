// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas.
// Hash of what this file is made of: cdb0dbb32a53c9c3
// The core of every ISA, for the module lockstep (lockstep.cppm).
#pragma once

#include "lockstep/cdna3.hpp"
#include "lockstep/cdna4.hpp"
#include "lockstep/cdna5.hpp"
#include "lockstep/rdna3.hpp"
#include "lockstep/rdna3_5.hpp"
#include "lockstep/rdna4.hpp"
#include "lockstep/cdna2.hpp"
#include "lockstep/gcn5_7nm.hpp"
#include "lockstep/gcn5.hpp"
#include "lockstep/cdna1.hpp"
#include "lockstep/rdna2.hpp"
#include "lockstep/rdna1.hpp"
#include "lockstep/rdna1_dot.hpp"
#include "lockstep/cdna5_gfx1251.hpp"
