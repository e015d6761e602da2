// The line of a fault, part by part.
#include "lockstep/launch/fault_text.hpp"

#include <doctest/doctest.h>

using namespace lockstep;

TEST_CASE("the line of a fault: kind, pc, words, workgroup and wave, what happened") {
  Fault fault = make_fault(FaultKind::halt, "the wave halted");
  fault.words = {0xbf850001, 0x12345678};
  fault.dwords = 2;
  fault.workgroup = {1, 2, 3};
  fault.wave = 4;
  FaultPlace place;
  place.pc = 0x1904;
  CHECK(fault_line(fault, place) ==
        "fault: halt at pc 0x1904 '0xbf850001 0x12345678' workgroup (1,2,3) wave 4: the wave halted");
  fault.dwords = 0;
  CHECK(fault_line(fault, place) == "fault: halt at pc 0x1904 workgroup (1,2,3) wave 4: the wave halted");
  place.instruction = "s_sethalt 1";
  place.source = "kernel.cl:7";
  place.more = "see the launch";
  fault.lane = 0;
  CHECK(fault_line(fault, place) ==
        "fault: halt at pc 0x1904 's_sethalt 1' (kernel.cl:7) workgroup (1,2,3) wave 4 lane 0: the wave halted; see "
        "the launch");
}

TEST_CASE("the line of a fault: subjects and limits") {
  const Fault fault = make_fault(FaultKind::register_out_of_range, "beyond the allocation").about("VGPR", 200, 64);
  CHECK(fault_line(fault, {}) ==
        "fault: register_out_of_range at pc 0x0 workgroup (0,0,0) wave 0: beyond the allocation (VGPR 200 of 64)");
  CHECK(fault_line(make_fault(FaultKind::illegal_operand, "not allowed").about("SRC0", 125), {})
            .ends_with(": not allowed (SRC0 125)"));
}

TEST_CASE("the line of a fault: accesses of memory") {
  const Fault fault =
      make_memory_fault(FaultKind::out_of_bounds, "outside every range", 63, AddressSpace::global, 0x1000, 1);
  FaultPlace place;
  CHECK(fault_line(fault, place) ==
        "fault: out_of_bounds at pc 0x0 workgroup (0,0,0) wave 0 lane 63 address 0x1000: outside every range; 1 byte");
  place.memory = "0 bytes past the end";
  place.read_only = true;
  CHECK(fault_line(fault, place)
            .ends_with(" address 0x1000: write to memory that kernels may only read; 1 byte, 0 bytes past the end"));
}

TEST_CASE("the line of a fault: a word that is no instruction") {
  Fault fault = make_fault(FaultKind::illegal_instruction, "not printed");
  fault.words = {0xffffffff, 0x12345678};
  fault.dwords = 2;
  FaultPlace place;
  place.isa = "CDNA4";
  const std::string line =
      "fault: illegal_instruction at pc 0x0 '0xffffffff' workgroup (0,0,0) wave 0: 0xffffffff is no CDNA4 instruction";
  CHECK(fault_line(fault, place) == line);  // nor one of another ISA
  place.near = "v_add_f32 leaves bits unused";
  CHECK(fault_line(fault, place) == line + ": v_add_f32 leaves bits unused");
  place.near.clear();
  fault.words = {0xbfb00000};  // S_ENDPGM since GFX11
  CHECK(fault_line(fault, place).find("0xbfb00000 is no CDNA4 instruction, it is ") != std::string::npos);
  CHECK(fault_line(fault, place).ends_with(": was the code object built for another target?"));
}
