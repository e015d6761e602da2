#include "semantics/function.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "passes/lower.hpp"
#include "passes/row_properties.hpp"
#include "semantics/body.hpp"

namespace isagen::pcode {

std::string function_name(const std::string& operation) {
  std::string result = operation;
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

std::vector<ResultMember> result_members(const Effects& effects) {
  std::vector<ResultMember> members;
  for (const Port& port : effects.outputs) members.push_back({port.name, port.type});
  if (effects.signals) members.push_back({"signal", {}});
  return members;
}

namespace {

struct ResultStruct {
  std::string_view members;
  std::string_view name;
};
// Of lockstep/isa/results.hpp. Those with d0 are templates on its type.
constexpr std::array<ResultStruct, 10> result_structs{{
    {"d0 scc", "SccResult"},
    {"d0 vcc_lane", "VccLaneResult"},
    {"d0 d1", "D1Result"},
    {"d0 s0", "SwapResult"},
    {"d0_lane exec_lane", "CompareResult"},
    {"d0 exec scc", "SaveExecResult"},
    {"d0 pc", "CallResult"},
    {"d0 exec pc", "SubvectorResult"},
    {"exec pc mode", "ForkResult"},
    {"m0 mode", "GprIndexResult"},
}};

std::string result_type(const Operation& operation, const Effects& effects) {
  const std::vector<ResultMember> members = result_members(effects);
  if (members.empty()) return "void";
  if (members.size() == 1) return members[0].name == "signal" ? "Signal" : cpp_type(members[0].type);
  std::string key, parameter;
  for (const ResultMember& member : members) {
    key += (key.empty() ? "" : " ") + member.name;
    if (member.name == "d0") parameter = "<" + cpp_type(member.type) + ">";
  }
  for (const ResultStruct& known : result_structs) {
    if (known.members == key) return std::string(known.name) + parameter;
  }
  throw SemanticError(operation.body.empty() ? Position{} : operation.body[0].position,
                      "no struct in lockstep/isa/results.hpp holds the results " + key);
}

void replace_all(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}
/// Makes it a template on what holds 64 bits. Parameters do not say what that is: uint64_t, where nobody does.
void take_halves(Function& function) {
  function.in_halves = true;
  function.template_of = "class W = uint64_t";
  replace_all(function.parameters, "uint64_t", "std::type_identity_t<W>");
  replace_all(function.result, "uint64_t", "W");
  for (std::string& line : function.body) replace_all(line, "uint64_t", "W");
}

}  // namespace

Function print_function(const Operation& operation, const Effects& effects, bool lanes) {
  Function function;
  function.name = function_name(operation.name);
  function.result = result_type(operation, effects);
  const auto add = [&](const std::string& parameter) {
    function.parameters += (function.parameters.empty() ? "" : ", ") + parameter;
  };
  for (const Port& port : effects.inputs) add(cpp_type(port.type) + " " + port.name);
  if (effects.takes_files) {
    function.template_of = "class Files";
    add(effects.writes_files ? "Files& files" : "const Files& files");
  }
  if (effects.takes_mode) {
    function.template_of += function.template_of.empty() ? "class M" : ", class M";
    add("const M& mode");
  }
  function.body = BodyPrinter(operation, effects).print();
  if (lanes && !effects.takes_files && !effects.takes_mode && computes_in_halves(operation)) take_halves(function);
  return function;
}

}  // namespace isagen::pcode
