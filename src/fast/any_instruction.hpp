// Functions of the core on instructions of an ISA that is data, compiled once. Each is the core's template of the same
// name. A call with these types finds the function here, also one from a template of the core. So source files that
// call them on such instructions include this header.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/uses/uses.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

Decoded<IsaTables> decode(const IsaTables& isa, std::span<const std::uint32_t> words);
detail::Fetched<IsaTables> fetch(const IsaTables& isa, const MemoryView& memory, std::uint64_t pc);
detail::Fetched<IsaTables> fetch(const IsaTables& isa, MemoryView& memory, std::uint64_t pc);
OperandPlan plan_operands(const AnyInstruction& instruction, std::uint32_t wave_size);
Uses uses(const AnyInstruction& instruction, std::uint32_t wave_size, std::uint32_t accum_offset);
std::string disassemble(const AnyInstruction& instruction, const DisasmOptions& options = {});

}  // namespace lockstep
