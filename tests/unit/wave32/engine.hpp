// The engines of the made-up ISA. They are compiled once, in engine.cpp, for the tests here and for those of unit/fast.
#pragma once

#include "cdna4/assembly_binding.hpp"
#include "cdna4/operations.hpp"
#include "fake32.hpp"
#include "launch/engines.hpp"
#include "launch/isa_device.hpp"

/// Written like CDNA4.
template <>
struct lockstep::Assembly<wave32_test::Fake32> : lockstep::Assembly<lockstep::cdna4::Isa> {};

namespace lockstep {
LOCKSTEP_ENGINES(extern template, wave32_test::Wave32)
}  // namespace lockstep
