// The made-up ISA as the library has one. Its tables are in engine.cpp, for the tests here and for those of unit/fast.
#pragma once

#include "cdna4/assembly_binding.hpp"
#include "fake32.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
#include "isas/typed.hpp"

namespace lockstep {

/// Written like CDNA4.
template <>
struct Assembly<wave32_test::Fake32> : Assembly<cdna4::Isa> {};

extern const IsaTables fake32_tables;
template <>
inline const IsaTables& tables_of<wave32_test::Fake32>() {
  return fake32_tables;
}

}  // namespace lockstep
