// The tables of one ISA as generated C++: opcodes, encodings, operands, forms, instructions, assembly; and its index.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "lockstep/isa/state_set.hpp"
#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/semantics.hpp"
#include "model/syntax.hpp"
#include "passes/traits.hpp"
#include "render/render.hpp"

namespace isagen {

/// What an operation reads and writes, as the effects pass found it.
struct OperationStates {
  lockstep::StateSet reads;
  lockstep::StateSet writes;
  bool whole_wave = false;  ///< it reaches registers of other lanes, and runs once for the wave
  unsigned d0_bits = 0;     ///< width of the result as the pseudocode writes it
  pcode::OperationTraits traits{};
};

/// Input files by what they say, relative to the root: for the banners.
struct TableSources {
  std::string xml, overrides, names, syntax, semantics, ignored_fields, silicon;
};

/// What every table of an ISA is made from.
struct TableInput {
  const Isa& isa;
  const Names& names;
  const Semantics& semantics;
  const Syntax& syntax;  ///< how LLVM spells the forms, and which bits it wants fixed
  const std::map<std::string, OperationStates>& operations;  ///< by instruction, for those with generated semantics
  std::string folder;                                        ///< "cdna4": the namespace and the folder under generated/
  TableSources sources;
  const std::vector<std::string>& processors;  ///< LLVM's names of the targets that have the ISA

  std::string path(const std::string& file) const { return "generated/" + folder + "/" + file; }
};

/// common/fields.hpp: the fields of all ISAs.
OutputFile render_fields(const Names& names, const std::string& names_file, const Renderer& renderer);
OutputFile render_opcodes(const TableInput& input, const Renderer& renderer);
OutputFile render_encodings(const TableInput& input, const Renderer& renderer);
OutputFile render_selectors(const TableInput& input, const Renderer& renderer);
OutputFile render_hardware_registers(const TableInput& input, const Renderer& renderer);
/// operands.hpp and forms.hpp, which share the names of operand lists.
std::vector<OutputFile> render_forms(const TableInput& input, const Renderer& renderer);
OutputFile render_instructions(const TableInput& input, const Renderer& renderer);
/// LLVM's mnemonic without the suffix for the encoding; the lower-case name of an instruction that LLVM lacks.
std::string plain_mnemonic(const TableInput& input, const Instruction& instruction);
/// asm.hpp: every instruction as a constant that encodes it.
OutputFile render_asm(const TableInput& input, const Renderer& renderer);
/// assembly.hpp and assembly_forms.hpp.
std::vector<OutputFile> render_assembly(const TableInput& input, const Renderer& renderer);
/// memory_ops.hpp and matrix_ops.hpp: the descriptors of hand-written instructions.
std::vector<OutputFile> render_descriptors(const TableInput& input, const Renderer& renderer);
/// INDEX.md: every instruction with encodings, status and fidelity, for people.
OutputFile render_index(const TableInput& input, const Renderer& renderer);

/// The selectors that C++ asks for by name, in the order of their numbers: "vcc_lo", "m0", "src_scc".
std::vector<std::string> selector_constants(const Isa& isa);
/// generated/lockstep/<isa>.hpp, _asm, _embed, _semantics: what programs include;
/// generated/<isa>/device.hpp and engine.hpp: what the library and its tests include. `target`: LLVM's name of the
/// first one.
std::vector<OutputFile> render_public_headers(const TableInput& input, const std::string& target,
                                              const Renderer& renderer);

/// What the module lockstep has of every ISA: generated/common/module_headers.hpp and module_names.hpp.
std::vector<OutputFile> render_module_parts(const std::vector<std::string>& isas, const Renderer& renderer);

/// All of them.
std::vector<OutputFile> render_tables(const TableInput& input, const Renderer& renderer);

/// The instructions sorted by name: the order of the Opcode enumeration.
std::vector<const Instruction*> sorted_instructions(const Isa& isa);

/// What an instruction does; null where nothing says so.
const SemanticsEntry* find_entry(const TableInput& input, const Instruction& instruction);

/// How an instruction is executed, and how far to trust it: enumerators of lockstep::Status and lockstep::Fidelity,
/// and the sentence that goes with them.
struct InstructionStatus {
  std::string status, fidelity, reason;
};
InstructionStatus instruction_status(const TableInput& input, const Instruction& instruction);

}  // namespace isagen
