#include "semantics/fast.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "passes/denormals.hpp"
#include "passes/row_properties.hpp"
#include "semantics/adaptor.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

/// What runs an operation in the fast engine.
enum class Runner { none, scalar, row, lanes };

template <std::size_t N>
bool one_of(const std::array<std::string_view, N>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 10> scalar_inputs{"s0",  "s1",  "d0",   "imm", "literal",
                                                         "scc", "vcc", "exec", "m0",  "pc"};
constexpr std::array<std::string_view, 6> scalar_outputs{"d0", "scc", "vcc", "exec", "m0", "pc"};
constexpr std::array<std::string_view, 13> row_inputs{"s0",   "s1",    "s2",  "d0",  "imm",  "literal", "vcc_lane",
                                                      "lane", "clamp", "neg", "abs", "omod", "op_sel"};
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

std::string bits_of(const Port& port) { return port.type.width > 32 ? "64" : "32"; }

/// ".s0 = 32, .d0 = 32": in the order of OperationShape's members.
isagen::Value::List shape_members(const CompiledOperation& compiled, bool frequent, bool small) {
  const Effects& effects = compiled.effects;
  isagen::Value::List members;
  const auto add = [&](const std::string& text) { members.push_back(isagen::Value::Record{{"member", text}}); };
  const auto find = [](const std::vector<Port>& ports, std::string_view name) -> const Port* {
    for (const Port& port : ports) {
      if (port.name == name) return &port;
    }
    return nullptr;
  };
  for (const char* name : {"s0", "s1", "s2"}) {
    if (const Port* port = find(effects.inputs, name)) add("." + std::string(name) + " = " + bits_of(*port));
  }
  if (const Port* port = find(effects.inputs, "d0")) add(".old_d0 = " + bits_of(*port));
  if (const Port* port = find(effects.outputs, "d0")) add(".d0 = " + bits_of(*port));
  for (const char* name : {"imm", "literal", "scc", "vcc", "exec", "m0", "pc", "vcc_lane", "lane"}) {
    if (find(effects.inputs, name) != nullptr) add(".reads_" + std::string(name) + " = true");
  }
  for (const char* name : {"neg", "abs", "omod", "op_sel"}) {
    if (find(effects.inputs, name) != nullptr) {
      add(".reads_modifiers = true");
      break;
    }
  }
  if (find(effects.inputs, "clamp") != nullptr) add(".reads_clamp = true");
  if (effects.takes_mode) add(".reads_mode = true");
  for (const char* name : {"scc", "vcc", "exec", "m0", "pc"}) {
    if (find(effects.outputs, name) != nullptr) add(".writes_" + std::string(name) + " = true");
  }
  for (const char* name : {"vcc_lane", "d1", "d0_lane"}) {
    if (find(effects.outputs, name) != nullptr) add(".writes_mask = true");
  }
  if (find(effects.outputs, "exec_lane") != nullptr) add(".writes_exec_lane = true");
  if (frequent) add(".frequent = true");
  if (small) add(".small = true");
  if (frequent && halves_are_alike(compiled.operation)) add(".halves_alike = true");
  if (frequent && nan_is_result(compiled.operation)) add(".nan_is_result = true");
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

/// What the handlers of a row operation are made from. Operations that agree in it compute the same, and share
/// handlers; of those that write EXEC besides, the part that they have in common with the others.
std::string handler_key(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled) {
  std::string key = input.semantics.at(name).pcode.text;
  const std::string exec = "EXEC.u64[laneId] = D0.u64[laneId]";
  if (const std::size_t at = key.find(exec); at != std::string::npos) key.replace(at, exec.size(), "D0.u64[laneId]");
  std::erase_if(key, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
  key += "|" + compiled.function.parameters + "|" + denormals_member(compiled);
  for (const isagen::Value& member : shape_members(compiled, false, false)) {
    const std::string text = member.record().at("member").text();
    if (text != ".writes_exec_lane = true") key += "|" + text;
  }
  return key;
}

/// By row operation: the one whose handlers it has. Prefers operations that do not write EXEC, then frequent ones.
std::map<std::string, std::string> shared_handlers(const SemanticsInput& input, const OperationSet& operations,
                                                   const std::map<std::string, Runner>& runners) {
  std::map<std::string, std::vector<std::string>> equal;
  for (const auto& [name, runner] : runners)
    if (runner == Runner::row) equal[handler_key(input, name, operations.operations().at(name))].push_back(name);
  std::map<std::string, std::string> result;
  for (const auto& [key, names] : equal) {
    const auto rank = [&](const std::string& name) {
      const bool exec = operations.operations().at(name).effects.writes.has(lockstep::State::exec_lane);
      return std::pair(exec, input.frequent.all.count(name) == 0);
    };
    const auto best = std::min_element(names.begin(), names.end(),
                                       [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    for (const std::string& name : names) result[name] = *best;
  }
  return result;
}

}  // namespace

std::vector<OutputFile> render_fast(const SemanticsInput& input, const OperationSet& operations,
                                    const Renderer& renderer) {
  std::map<std::string, isagen::Value::List> formats;
  std::map<std::string, Runner> runners;
  for (const auto& [name, compiled] : operations.operations()) {
    const Runner runner = runner_of(input, name, compiled);
    runners[name] = runner;
    if (runner == Runner::none) continue;
    formats[format_of(input, name)].push_back(isagen::Value::Record{
        {"name", compiled.function.name},
        {"environment", std::string(compiled.effects.takes_files ? "M& files" : "[[maybe_unused]] const M& mode")},
        {"denormals", runner == Runner::row ? denormals_member(compiled) : std::string()},
        {"shape", shape_members(compiled, input.frequent.all.count(name) != 0, input.frequent.small.count(name) != 0)},
        {"call", operation_call(compiled)}});
  }
  std::vector<OutputFile> files;
  isagen::Value::List format_list, opcodes;
  for (const auto& [format, list] : formats) {
    files.push_back(renderer.render("generated/" + input.folder + "/fast_" + format + ".hpp",
                                    "fast_format.hpp.mustache",
                                    {{"isa", input.folder}, {"format", format}, {"operations", list}},
                                    {input.source + "/" + format + ".xml", input.frequent_source}));
    format_list.push_back(isagen::Value::Record{{"format", format}});
  }
  const std::map<std::string, std::string> shared = shared_handlers(input, operations, runners);
  for (const isagen::Instruction* instruction : sorted_instructions(input.isa)) {
    const auto found = runners.find(instruction->name);
    const Runner runner = found == runners.end() ? Runner::none : found->second;
    const auto same = shared.find(instruction->name);
    const bool shares = same != shared.end() && same->second != instruction->name;
    const std::string of = "<ops::" + function_name(instruction->name) +
                           (shares ? ", ops::" + function_name(same->second) : std::string()) + ">()";
    opcodes.push_back(isagen::Value::Record{{"maker", runner == Runner::none     ? std::string("make.none()")
                                                      : runner == Runner::scalar ? "make.template scalar" + of
                                                      : runner == Runner::lanes  ? "make.template lanes" + of
                                                                                 : "make.template row" + of},
                                            {"opcode", enumerator(instruction->name)}});
  }
  files.push_back(renderer.render("generated/" + input.folder + "/fast_operations.hpp", "fast_operations.hpp.mustache",
                                  {{"isa", input.folder}, {"formats", format_list}, {"opcodes", opcodes}},
                                  {input.source}));
  return files;
}

}  // namespace isagen::pcode
