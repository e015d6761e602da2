// memory_ops.hpp and matrix_ops.hpp: <Memory> and <Matrix> entries as constants of lockstep::MemoryOp and MatrixOp.
#include <algorithm>
#include <cctype>
#include <map>

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// A member of the descriptor struct: its name, and its enumeration if it is one ("" for numbers and flags).
struct Member {
  const char* attribute;
  const char* member;
  const char* enumeration;
};

// In the order of the structs' members, as designated initialisers need it.
constexpr Member memory_members[] = {{"Action", "action", "MemoryAction"},
                                     {"Address", "address", "AddressForm"},
                                     {"ElementBits", "element_bits", ""},
                                     {"Count", "count", ""},
                                     {"SignExtend", "sign_extend", ""},
                                     {"D16", "d16", "D16"},
                                     {"Atomic", "atomic", "AtomicOperation"},
                                     {"Type", "type", "AtomicType"},
                                     {"Returns", "returns", "Returns"},
                                     {"Stride", "stride", ""},
                                     {"Transpose", "transpose", ""},
                                     {"Channels", "channels", ""},
                                     {"Format", "format", "FormatSource"},
                                     {"AddThreadId", "add_thread_id", ""},
                                     {"ComparandFirst", "comparand_first", ""},
                                     {"FetchInactive", "fetch_inactive", ""},
                                     {"Block", "block", ""},
                                     {"LdsAddress", "lds_address", ""},
                                     {"Monitor", "monitor", ""},
                                     {"Multicast", "multicast", ""},
                                     {"OperandInLds", "operand_in_lds", ""},
                                     {"Sync", "sync", "WaveSync"}};
constexpr Member matrix_members[] = {{"A", "a", "Element"},
                                     {"B", "b", "Element"},
                                     {"C", "c", "Element"},
                                     {"M", "m", ""},
                                     {"N", "n", ""},
                                     {"K", "k", ""},
                                     {"Blocks", "blocks", ""},
                                     {"Sparse", "sparse", ""},
                                     {"Scaled", "scaled", ""},
                                     {"Family", "family", "MatrixFamily"},
                                     {"D", "d", "Element"},
                                     {"ScaleBlock", "scale_block", ""},
                                     {"BlgpNegates", "blgp_negates", ""},
                                     {"Passes", "passes", ""}};

/// The enumerator for what an entry calls `value`: fp8 and bf8 are what the ISA has under these names.
std::string enumerator_of(const std::string& enumeration, const std::string& value, Float8 float8) {
  const bool fnuz = enumeration == "Element" && float8 == Float8::fnuz && (value == "fp8" || value == "bf8");
  return enumeration + "::" + value + (fnuz ? "_fnuz" : "");
}

template <std::size_t count>
std::string initialiser(const SemanticsEntry& entry, const Member (&members)[count], Float8 float8) {
  std::string text;
  std::size_t used = 0;
  for (const Member& member : members) {
    const auto found = entry.data.find(member.attribute);
    if (found == entry.data.end()) continue;
    ++used;
    const std::string& value = found->second;
    const bool number =
        !value.empty() && std::all_of(value.begin(), value.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    const bool word = !value.empty() && std::all_of(value.begin(), value.end(),
                                                    [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    if (*member.enumeration == '\0' ? !(number || value == "true" || value == "false") : !word || number)
      throw Error(entry.place, entry.name + ": " + member.attribute + " cannot be \"" + value + "\"");
    text += (text.empty() ? "." : ", .") + std::string(member.member) + " = " +
            (*member.enumeration == '\0' ? value : enumerator_of(member.enumeration, value, float8));
  }
  if (used != entry.data.size())
    for (const auto& [attribute, value] : entry.data)
      if (std::none_of(std::begin(members), std::end(members),
                       [&](const Member& member) { return attribute == member.attribute; }))
        throw Error(entry.place, entry.name + " has the unknown attribute " + attribute);
  return text;
}

template <std::size_t count>
OutputFile render(const TableInput& input, const Renderer& renderer, const std::string& file, SemanticsEntry::Kind kind,
                  const Member (&members)[count]) {
  Value::List rows;
  for (const auto& [name, entry] : input.semantics)
    if (entry.kind == kind)
      rows.push_back(
          Value::Record{{"name", enumerator(name)}, {"text", initialiser(entry, members, input.isa.float8)}});
  return renderer.render(input.path(file), file + ".mustache", {{"isa", input.folder}, {"operations", rows}},
                         {input.sources.semantics});
}

}  // namespace

std::vector<OutputFile> render_descriptors(const TableInput& input, const Renderer& renderer) {
  return {render(input, renderer, "memory_ops.hpp", SemanticsEntry::Kind::memory, memory_members),
          render(input, renderer, "matrix_ops.hpp", SemanticsEntry::Kind::matrix, matrix_members)};
}

}  // namespace isagen
