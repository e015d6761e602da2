#include "semantics/fast.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "passes/denormals.hpp"
#include "passes/row_properties.hpp"
#include "semantics/adaptor.hpp"
#include "semantics/common.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

template <std::size_t N>
bool one_of(const std::array<std::string_view, N>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 10> scalar_inputs{"s0",  "s1",  "d0",   "imm", "literal",
                                                         "scc", "vcc", "exec", "m0",  "pc"};
constexpr std::array<std::string_view, 6> scalar_outputs{"d0", "scc", "vcc", "exec", "m0", "pc"};
constexpr std::array<std::string_view, 15> row_inputs{"s0",      "s1",       "s2",     "d0",        "imm",
                                                      "literal", "vcc_lane", "lane",   "clamp",     "neg",
                                                      "abs",     "omod",     "op_sel", "op_sel_hi", "neg_hi"};
constexpr std::array<std::string_view, 6> lanes_inputs{"s0", "s1", "exec", "op_sel", "src0_number", "dst_number"};
constexpr std::array<std::string_view, 1> lanes_outputs{"d0"};
constexpr std::array<std::string_view, 5> row_outputs{"d0", "vcc_lane", "d1", "d0_lane", "exec_lane"};

template <std::size_t N, std::size_t K>
bool fits(const Effects& effects, const std::array<std::string_view, N>& inputs,
          const std::array<std::string_view, K>& outputs) {
  const auto known = [](const Port& port, const auto& names) { return !port.type.wide() && one_of(names, port.name); };
  return std::all_of(effects.inputs.begin(), effects.inputs.end(),
                     [&](const Port& port) { return known(port, inputs); }) &&
         std::all_of(effects.outputs.begin(), effects.outputs.end(),
                     [&](const Port& port) { return known(port, outputs); });
}

/// Of the register files, the operation reaches VGPRs alone.
bool only_vgprs(const Effects& effects) {
  const auto reaches = [&](lockstep::State state) { return effects.reads.has(state) || effects.writes.has(state); };
  return !reaches(lockstep::State::sgprs) && !reaches(lockstep::State::hwregs);
}

}  // namespace

Runner runner_of(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled) {
  const Effects& effects = compiled.effects;
  const isagen::Instruction* instruction = input.isa.find_instruction(name);
  if (instruction == nullptr || instruction->forms.empty() || effects.signals) return Runner::none;
  const bool scalar = instruction->scalar;
  if (effects.whole_wave && !scalar && only_vgprs(effects) && !effects.takes_mode)
    return fits(effects, lanes_inputs, lanes_outputs) ? Runner::lanes : Runner::none;
  if (effects.takes_files || effects.whole_wave || effects.outputs.empty()) return Runner::none;
  if (!scalar) return fits(effects, row_inputs, row_outputs) ? Runner::row : Runner::none;
  if (!fits(effects, scalar_inputs, scalar_outputs)) return Runner::none;
  const bool reads_pc =
      std::any_of(effects.inputs.begin(), effects.inputs.end(), [](const Port& port) { return port.name == "pc"; });
  const bool branches = effects.outputs.size() == 1 && effects.outputs[0].name == "pc";
  const bool writes_pc =
      std::any_of(effects.outputs.begin(), effects.outputs.end(), [](const Port& port) { return port.name == "pc"; });
  // Branches aside, what reads or writes PC is rare.
  if (branches && reads_pc) return Runner::scalar;
  return reads_pc || writes_pc ? Runner::none : Runner::scalar;
}

namespace {

std::string bits_of(const Port& port) { return port.type.width > 32 ? "64" : "32"; }

/// ".s0 = 32, .d0 = 32": in the order of OperationShape's members.
isagen::Value::List shape_members(const CompiledOperation& compiled, const std::set<std::string>& listed,
                                  const std::string& name) {
  const bool frequent = listed.count(name) != 0;
  const Effects& effects = compiled.effects;
  isagen::Value::List members;
  const auto add = [&](const std::string& text) { members.push_back(isagen::Value::Record{{"member", text}}); };
  const auto find = [](const std::vector<Port>& ports, std::string_view name) -> const Port* {
    for (const Port& port : ports) {
      if (port.name == name) return &port;
    }
    return nullptr;
  };
  for (const char* source : {"s0", "s1", "s2"}) {
    if (const Port* port = find(effects.inputs, source)) add("." + std::string(source) + " = " + bits_of(*port));
  }
  if (const Port* port = find(effects.inputs, "d0")) add(".old_d0 = " + bits_of(*port));
  if (const Port* port = find(effects.outputs, "d0")) add(".d0 = " + bits_of(*port));
  for (const char* port : {"imm", "literal", "scc", "vcc", "exec", "m0", "pc", "vcc_lane", "lane"}) {
    if (find(effects.inputs, port) != nullptr) add(".reads_" + std::string(port) + " = true");
  }
  for (const char* port : {"neg", "abs", "omod", "op_sel", "op_sel_hi", "neg_hi"}) {
    if (find(effects.inputs, port) != nullptr) {
      add(".reads_modifiers = true");
      break;
    }
  }
  if (find(effects.inputs, "clamp") != nullptr) add(".reads_clamp = true");
  if (effects.takes_mode) add(".reads_mode = true");
  for (const char* port : {"scc", "vcc", "exec", "m0", "pc"}) {
    if (find(effects.outputs, port) != nullptr) add(".writes_" + std::string(port) + " = true");
  }
  for (const char* port : {"vcc_lane", "d1", "d0_lane"}) {
    if (find(effects.outputs, port) != nullptr) add(".writes_mask = true");
  }
  if (find(effects.outputs, "exec_lane") != nullptr) add(".writes_exec_lane = true");
  if (compiled.function.in_halves) add(".in_halves = true");
  if (frequent) add(".frequent = true");
  if (frequent && halves_are_alike(compiled.operation)) add(".halves_alike = true");
  if (frequent && nan_is_result(compiled.operation)) add(".nan_is_result = true");
  const HostOperation& host = compiled.host;
  if (frequent && !host.gives.empty()) add(".gives = Gives::" + host.gives);
  if (frequent && !host.compared.empty())
    add(".compares = {Compared::" + host.compared + ", Relation::" + host.relation + "}");
  if (frequent && !host.carry.empty()) add(".carry = HostCarry::" + host.carry);
  if (const std::string function = numeric_function(compiled.operation); !function.empty())
    add(".numeric = fast::NumericFunction::" + function);
  if (frequent && !host.f16.empty()) {
    add(".f16 = F16Result::" + host.f16);
    if (rounds_sum_to_f16(compiled.operation)) add(".rounds_once = true");
  }
  return members;
}

/// The member `denormals` of an operation with rows, where its use of MODE's denormal fields is a simple one.
std::string denormals_member(const CompiledOperation& compiled) {
  if (!compiled.effects.takes_mode) return "";
  const std::optional<DenormalUse> use = find_denormal_use(compiled.operation);
  if (!use) return "";
  std::string members;
  const auto add = [&](const char* name, FloatParts parts) {
    constexpr std::array<const char*, 6> names{"none", "f16", "f16_pair", "f32", "f32_pair", "f64"};
    if (parts == FloatParts::none) return;
    members += (members.empty() ? "." : ", .") + std::string(name) +
               " = FloatParts::" + names[static_cast<std::size_t>(parts)];
  };
  add("s0", use->s0);
  add("s1", use->s1);
  add("s2", use->s2);
  add("literal", use->literal);
  add("old_d0", use->old_d0);
  add("d0", use->d0);
  return "\n  static constexpr DenormalUse denormals{" + members + "};";
}

}  // namespace

bool is_row(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled) {
  return runner_of(input, name, compiled) == Runner::row;
}

namespace {

/// What the same pseudocode means on one ISA and not on another: the operations it calls, and its 8-bit floats.
std::string meaning_of_text(const SemanticsInput& input, const OperationSet& operations, const std::string& name) {
  const std::string& text = input.semantics.at(name).pcode.text;
  std::string meaning;
  if (text.find("fp8") != std::string::npos || text.find("bf8") != std::string::npos)
    meaning += input.isa.float8 == isagen::Float8::fnuz ? "|fnuz" : "|ocp";
  for (const std::string& callee : operations.operations().at(name).operation.callees) {
    meaning += "|" + callee + "{" + input.semantics.at(callee).pcode.text;
    meaning += meaning_of_text(input, operations, callee) + "}";
  }
  return meaning;
}

}  // namespace

std::string handler_key(const SemanticsInput& input, const OperationSet& operations, const std::string& name) {
  const CompiledOperation& compiled = operations.operations().at(name);
  std::string key = input.semantics.at(name).pcode.text;
  const std::string exec = "EXEC.u64[laneId] = D0.u64[laneId]";
  if (const std::size_t at = key.find(exec); at != std::string::npos) key.replace(at, exec.size(), "D0.u64[laneId]");
  // Compares that write EXEC alone: their handlers write the mask that those of the others do.
  const bool mask = std::any_of(compiled.effects.outputs.begin(), compiled.effects.outputs.end(),
                                [](const Port& port) { return port.name == "d0_lane"; });
  const std::string exec_bit = "EXEC.u64[laneId] =";
  if (const std::size_t at = key.find(exec_bit); at != std::string::npos && !mask)
    key.replace(at, exec_bit.size(), "D0.u64[laneId] =");
  std::erase_if(key, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
  key += meaning_of_text(input, operations, name);
  key += "|" + compiled.function.parameters + "|" + denormals_member(compiled);
  for (const isagen::Value& member : shape_members(compiled, {}, name)) {
    const std::string text = member.record().at("member").text();
    if (text != ".writes_exec_lane = true") key += "|" + text;
    if (text == ".writes_exec_lane = true" && !mask) key += "|.writes_mask = true";
  }
  return key;
}

std::string fast_text(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled) {
  const Runner runner = runner_of(input, name, compiled);
  std::string text = std::to_string(static_cast<int>(runner));
  if (runner == Runner::none) return text;
  for (const isagen::Value& member : shape_members(compiled, input.frequent, name))
    text += " " + member.record().at("member").text();
  return text + denormals_member(compiled);
}

namespace {

/// The call for lanes of a row, which say what holds their 64 bits.
std::string row_call(const CompiledOperation& compiled) {
  std::string call = operation_call(compiled);
  if (compiled.function.in_halves) call.insert(call.find('('), "<typename In::Wide>");
  return call;
}

}  // namespace

std::optional<OutputFile> render_fast_operations(const std::string& folder, const std::string& format,
                                                 const OperationsOfFormat& members, const Renderer& renderer) {
  isagen::Value::List list;
  std::set<std::string> sources;
  for (const auto& [name, operation] : members) {
    const SemanticsInput& input = *operation.input;
    const CompiledOperation& compiled = *operation.compiled;
    const Runner runner = runner_of(input, name, compiled);
    if (runner == Runner::none) continue;
    sources.insert(input.source + "/" + format + ".xml");
    if (!input.frequent_source.empty()) sources.insert(input.frequent_source);
    list.push_back(isagen::Value::Record{
        {"name", compiled.function.name},
        {"environment", std::string(compiled.effects.takes_files ? "M& files" : "[[maybe_unused]] const M& mode")},
        {"denormals", runner == Runner::row ? denormals_member(compiled) : std::string()},
        {"row", runner == Runner::row},
        {"shape", shape_members(compiled, input.frequent, name)},
        {"call", runner == Runner::row ? row_call(compiled) : operation_call(compiled)}});
  }
  if (list.empty()) return std::nullopt;
  return renderer.render("generated/" + folder + "/fast_" + format + ".hpp", "fast_format.hpp.mustache",
                         {{"isa", folder}, {"space", namespace_of(folder)}, {"format", format}, {"operations", list}},
                         {sources.begin(), sources.end()});
}

std::vector<OutputFile> render_fast(const SemanticsInput& input, const OperationSet& operations,
                                    const CommonOperations& common, const Renderer& renderer) {
  std::map<std::string, OperationsOfFormat> formats;
  for (const auto& [name, compiled] : operations.operations())
    if (common.place(input.folder, name) == input.folder)
      formats[format_of(input, name)].emplace(name, OperationOfIsa{&input, &compiled});
  std::vector<OutputFile> files;
  for (const auto& [format, members] : formats)
    if (auto file = render_fast_operations(input.folder, format, members, renderer)) files.push_back(std::move(*file));
  return files;
}

}  // namespace isagen::pcode
