// The tables of one ISA as generated C++: opcodes, encodings, operands, forms, instructions, names.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/syntax.hpp"
#include "render/render.hpp"

namespace isagen {

/// What every table of an ISA is made from.
struct TableInput {
  const Isa& isa;
  const Names& names;
  const Syntax& syntax;              ///< how LLVM spells the forms, and which bits it wants fixed
  std::string folder;                ///< "cdna4": the namespace and the folder under generated/
  std::vector<std::string> sources;  ///< the banner's list
};

OutputFile render_opcodes(const TableInput& input, const Renderer& renderer);
OutputFile render_encodings(const TableInput& input, const Renderer& renderer);
/// operands.hpp and forms.hpp, which share the names of operand lists.
std::vector<OutputFile> render_forms(const TableInput& input, const Renderer& renderer);
OutputFile render_instructions(const TableInput& input, const Renderer& renderer);
/// assembly.hpp and assembly_forms.hpp.
std::vector<OutputFile> render_assembly(const TableInput& input, const Renderer& renderer);
OutputFile render_names(const TableInput& input, const Renderer& renderer);

/// All of them.
std::vector<OutputFile> render_tables(const TableInput& input, const Renderer& renderer);

/// The instructions sorted by name: the order of the Opcode enumeration.
std::vector<const Instruction*> sorted_instructions(const Isa& isa);

}  // namespace isagen
