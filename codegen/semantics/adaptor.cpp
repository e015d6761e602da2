#include "semantics/adaptor.hpp"

#include <set>

#include "semantics/common.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

/// Members of LaneInput and LaneOutput that hold 64 bits.
bool wide_member(const std::string& name) {
  return name == "s0" || name == "s1" || name == "s2" || name == "d0" || name == "vcc" || name == "exec" ||
         name == "pc";
}

std::string argument(const Port& port) {
  const std::string type = cpp_type(port.type);
  if (port.type.wide()) return type + "::from_dwords(in.wide->" + port.name + ")";
  if (port.name == "mode") return "in.mode.bits()";
  const std::string member = "in." + port.name;
  if (port.type.boolean()) {
    const bool flag = port.name == "scc" || port.name == "vcc_lane" || port.name == "clamp" ||
                      port.name == "exec_lane" || port.name == "d0_lane" || port.name == "d1" ||
                      port.name == "src1_is_vgpr";
    return flag ? member : "bit(" + member + ", 0)";
  }
  return wide_member(port.name) && type == "uint32_t" ? "uint32_t(" + member + ")" : member;
}

}  // namespace

std::string operation_call(const CompiledOperation& compiled, const std::string& mode) {
  const Effects& effects = compiled.effects;
  std::string call = "sem::" + compiled.function.name + "(";
  bool first = true;
  const auto add = [&](const std::string& text) {
    call += (first ? "" : ", ") + text;
    first = false;
  };
  for (const Port& port : effects.inputs) add(argument(port));
  if (effects.takes_files) add("files");
  if (effects.takes_mode) add(mode);
  return call + ")";
}

std::vector<std::string> adaptor_lines(const CompiledOperation& compiled) {
  const Effects& effects = compiled.effects;
  const std::string call = operation_call(compiled, "in.mode");
  const std::vector<ResultMember> results = result_members(effects);
  if (results.empty()) return {call + ";"};
  const auto store = [](const ResultMember& member, const std::string& value) {
    if (member.type.wide()) return value + ".to_dwords(*out.wide);";
    return "out." + member.name + " = " + value + ";";
  };
  if (results.size() == 1) return {store(results[0], call)};
  std::vector<std::string> lines{"const auto result = " + call + ";"};
  for (const ResultMember& member : results) lines.push_back(store(member, "result." + member.name));
  return lines;
}

OutputFile render_lanes(const std::string& folder, const std::string& format, const OperationsOfFormat& members,
                        const Renderer& renderer) {
  isagen::Value::List functions;
  std::set<std::string> sources;
  for (const auto& [name, operation] : members) {
    const CompiledOperation& compiled = *operation.compiled;
    sources.insert(operation.input->source + "/" + format + ".xml");
    isagen::Value::List lines;
    for (const std::string& line : adaptor_lines(compiled)) lines.push_back(isagen::Value::Record{{"line", line}});
    functions.push_back(isagen::Value::Record{
        {"name", compiled.function.name}, {"files", compiled.effects.takes_files}, {"lines", lines}});
  }
  return renderer.render(
      "generated/" + folder + "/execute_" + format + ".hpp", "execute_format.hpp.mustache",
      {{"isa", folder}, {"space", namespace_of(folder)}, {"format", format}, {"functions", functions}},
      {sources.begin(), sources.end()});
}

OutputFile render_dispatch(const SemanticsInput& input, const OperationSet& operations, const CommonOperations& common,
                           const Renderer& renderer) {
  isagen::Value::List includes, opcodes, cases;
  std::set<std::string> headers;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const auto found = operations.operations().find(instruction->name);
    std::string function = "nullptr";
    if (found != operations.operations().end()) {
      const std::string folder = common.place(input.folder, instruction->name);
      headers.insert(folder + "/execute_" + format_of(input, instruction->name) + ".hpp");
      const std::string name =
          (folder != input.folder ? namespace_of(folder) + "::on_lane::" : "on_lane::") + found->second.function.name;
      if (found->second.effects.takes_files)
        cases.push_back(isagen::Value::Record{{"opcode", enumerator(instruction->name)}, {"function", name}});
      else
        function = "&" + name + "<Out>";
    }
    opcodes.push_back(isagen::Value::Record{{"function", function}, {"opcode", enumerator(instruction->name)}});
  }
  for (const std::string& header : headers) includes.push_back(isagen::Value::Record{{"header", header}});
  return renderer.render("generated/" + input.folder + "/execute.hpp", "execute.hpp.mustache",
                         {{"isa", input.folder}, {"includes", includes}, {"opcodes", opcodes}, {"cases", cases}},
                         {input.source});
}

}  // namespace isagen::pcode
