// INDEX.md: the instructions of an ISA, their encodings, status and fidelity, for people to read and search.
#include <map>

#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"
#include "tables/traits.hpp"

namespace isagen {

OutputFile render_index(const TableInput& input, const Renderer& renderer) {
  Value::List rows, counts, without_forms;
  std::map<std::string, unsigned> by_status;
  std::string raising_names;
  std::size_t raising = 0;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const InstructionStatus status = instruction_status(input, *instruction);
    ++by_status[status.status + ", " + status.fidelity];
    const SemanticsEntry* const entry = find_entry(input, *instruction);
    const std::string rounded = entry == nullptr || entry->rounded_fidelity.empty()
                                    ? ""
                                    : "; `rounded`: " + entry->rounded_fidelity + ", " + entry->rounded_note;
    if (raises_exceptions(input, *instruction)) {
      raising_names += (raising == 0 ? "" : ", ") + instruction->name;
      ++raising;
    }
    std::string encodings;
    for (const Form& form : instruction->forms)
      encodings +=
          (encodings.empty() ? "" : ", ") + input.names.encoding(form.encoding) + " " + std::to_string(form.opcode);
    rows.push_back(Value::Record{{"name", instruction->name},
                                 {"encodings", encodings.empty() ? "none" : encodings},
                                 {"status", status.status},
                                 {"fidelity", status.fidelity},
                                 {"reason", status.reason + rounded}});
  }
  for (const auto& [status, count] : by_status) counts.push_back(Value::Record{{"status", status}, {"count", count}});
  return renderer.render(input.path("INDEX.md"), "INDEX.md.mustache",
                         {{"architecture", input.isa.architecture},
                          {"total", input.isa.instructions.size()},
                          {"counts", counts},
                          {"raising", raising},
                          {"raising_names", raising_names},
                          {"instructions", rows}},
                         {input.sources.xml, input.sources.overrides, input.sources.syntax, input.sources.semantics,
                          input.sources.silicon});
}

}  // namespace isagen
