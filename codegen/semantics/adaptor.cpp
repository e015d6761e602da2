#include "semantics/adaptor.hpp"

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
                      port.name == "exec_lane" || port.name == "d0_lane" || port.name == "d1";
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

OutputFile render_adaptor(const SemanticsInput& input, const OperationSet& operations, const std::string& format,
                          const std::vector<std::string>& members, const Renderer& renderer) {
  isagen::Value::List cases;
  bool reads_input = false, writes_output = false, uses_files = false;
  for (const std::string& name : members) {
    const CompiledOperation& compiled = operations.operations().at(name);
    reads_input |= !compiled.effects.inputs.empty() || compiled.effects.takes_mode;
    writes_output |= !result_members(compiled.effects).empty();
    uses_files |= compiled.effects.takes_files;
    const std::vector<std::string> lines = adaptor_lines(compiled);
    isagen::Value::List list;
    for (const std::string& line : lines) list.push_back(isagen::Value::Record{{"line", line}});
    cases.push_back(
        isagen::Value::Record{{"opcode", enumerator(name)}, {"several", lines.size() > 1}, {"lines", list}});
  }
  return renderer.render("generated/" + input.folder + "/execute_" + format + ".hpp", "execute_format.hpp.mustache",
                         {{"isa", input.folder},
                          {"format", format},
                          {"cases", cases},
                          {"no_input", !reads_input},
                          {"no_output", !writes_output},
                          {"no_files", !uses_files}},
                         {input.source + "/" + format + ".xml"});
}

OutputFile render_dispatch(const SemanticsInput& input, const std::map<std::string, std::set<std::string>>& formats,
                           const Renderer& renderer) {
  std::map<std::string, std::string> format_by_opcode;
  for (const auto& [format, members] : formats) {
    for (const std::string& name : members) format_by_opcode[name] = format;
  }
  isagen::Value::List list, opcodes;
  for (const auto& [format, members] : formats) list.push_back(isagen::Value::Record{{"format", format}});
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const auto found = format_by_opcode.find(instruction->name);
    opcodes.push_back(isagen::Value::Record{{"format", found == format_by_opcode.end() ? "none" : found->second},
                                            {"opcode", enumerator(instruction->name)}});
  }
  return renderer.render("generated/" + input.folder + "/execute.hpp", "execute.hpp.mustache",
                         {{"isa", input.folder}, {"formats", list}, {"opcodes", opcodes}}, {input.source});
}

}  // namespace isagen::pcode
