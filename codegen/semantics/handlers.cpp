#include "semantics/handlers.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "error.hpp"
#include "semantics/fast.hpp"
#include "semantics/fused.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

/// Numbers of one group; the template says the same.
constexpr std::size_t group_size = 1024;

/// What is generated of an operation for all ISAs.
struct NumberedOperation {
  std::string maker;      ///< makes its HandlerEntry
  std::string functions;  ///< its OperationFunctions
  std::set<std::string> headers;
};
/// By enumerator, so that a new operation moves no other one in the text.
using Group = std::map<std::string, NumberedOperation>;

PlacedOperation placed(const OperationsOfIsa& isa, const CommonOperations& common, const std::string& name) {
  return {common.place(isa.input->folder, name), format_of(*isa.input, name), name};
}

NumberedOperation numbered(const OperationsOfIsa& isa, const CommonOperations& common, const std::string& name) {
  const CompiledOperation& compiled = isa.operations->operations().at(name);
  const PlacedOperation operation = placed(isa, common, name);
  const std::string function = "&" + namespace_of(operation.place) + "::on_lane::" + function_name(name);
  NumberedOperation result{"make::none()", function + "<LaneOutput>", {}};
  result.headers.insert(operation.place + "/execute_" + operation.format + ".hpp");
  if (compiled.effects.takes_files) result.functions = "nullptr, " + function + "<LaneOutput, AnyFiles>";
  const Runner runner = runner_of(*isa.input, name, compiled);
  if (runner == Runner::none) return result;
  result.headers.insert(operation.place + "/fast_" + operation.format + ".hpp");
  std::string kind = runner == Runner::scalar ? "scalar" : runner == Runner::lanes ? "lanes" : "row", argument;
  if (runner == Runner::row) {
    const PlacedOperation handlers = handlers_of(isa, common, name);
    if (handlers != operation) {
      kind = "row_by";
      argument = "operations::" + handlers.number();
    }
  }
  result.maker = "make::" + kind + "<" + operation.type() + ">(" + argument + ")";
  return result;
}

isagen::Value::List headers_list(const std::set<std::string>& headers) {
  isagen::Value::List list;
  for (const std::string& header : headers) list.push_back(isagen::Value::Record{{"header", header}});
  return list;
}

OutputFile render_group(const std::string& name, const Group& group, const std::string& source,
                        const Renderer& renderer) {
  isagen::Value::List entries;
  std::set<std::string> headers;
  for (const auto& [number, operation] : group) {
    headers.insert(operation.headers.begin(), operation.headers.end());
    entries.push_back(
        isagen::Value::Record{{"maker", operation.maker}, {"functions", operation.functions}, {"number", number}});
  }
  return renderer.render("generated/common/handlers_" + name + ".cpp", "handlers.cpp.mustache",
                         {{"group", name}, {"includes", headers_list(headers)}, {"entries", entries}}, {source});
}

/// "first, 0, second, 1, Link::s0": arguments of what makes a form.
std::string arguments_of(const FusedFormOfIsa& form) {
  std::string text = form.first.type() + ", " + form.first_scalars;
  if (form.is_pair()) text += ", " + form.second.type() + ", " + form.second_scalars + ", Link::" + form.link;
  return text;
}

OutputFile render_forms(const std::map<std::string, FusedFormOfIsa>& forms, const std::vector<std::string>& sources,
                        const Renderer& renderer) {
  isagen::Value::List list;
  std::set<std::string> headers;
  for (const auto& [number, form] : forms) {
    std::string maker = std::string(form.is_pair() ? "make::pair<" : "make::part<") + arguments_of(form) +
                        ">(operations::" + form.first.number();
    headers.insert(form.first.place + "/fast_" + form.first.format + ".hpp");
    if (form.is_pair()) {
      maker += ", operations::" + form.second.number();
      headers.insert(form.second.place + "/fast_" + form.second.format + ".hpp");
    }
    list.push_back(isagen::Value::Record{{"maker", maker + ")"}});
  }
  return renderer.render("generated/common/fused_forms.cpp", "fused_forms.cpp.mustache",
                         {{"includes", headers_list(headers)}, {"forms", list}, {"has_forms", !list.empty()}}, sources);
}

}  // namespace

std::string PlacedOperation::number() const {
  std::string prefix = place;
  std::replace(prefix.begin(), prefix.end(), '/', '_');
  return prefix + "_" + function_name(name);
}

std::string PlacedOperation::type() const { return namespace_of(place) + "::fast_operations::" + function_name(name); }

PlacedOperation handlers_of(const OperationsOfIsa& isa, const CommonOperations& common, const std::string& name) {
  struct Candidate {
    bool exec, rare, own;
    std::size_t since;  ///< what older ISAs have is preferred, so that a newer one changes nothing for them
    PlacedOperation operation;
    auto rank() const { return std::tuple(exec, rare, own, since, operation.name, operation.place); }
  };
  const SemanticsInput& input = *isa.input;
  const std::string key = handler_key(input, *isa.operations, name), place = common.place(input.folder, name);
  std::vector<Candidate> candidates;
  if (const auto found = common.row_handlers().find(key); found != common.row_handlers().end())
    for (const CommonOperations::RowHandler& each : found->second)
      if (each.family.empty() || (place != "common" && each.family == input.family))
        candidates.push_back(
            {each.writes_exec, !each.frequent, false, each.since, {each.place, each.format, each.name}});
  if (place == input.folder)
    for (const auto& [other, compiled] : isa.operations->operations()) {
      if (common.place(input.folder, other) != place || !is_row(input, other, compiled) ||
          handler_key(input, *isa.operations, other) != key)
        continue;
      candidates.push_back({compiled.effects.writes.has(lockstep::State::exec_lane), input.frequent.count(other) == 0,
                            true, 0, placed(isa, common, other)});
    }
  return std::min_element(candidates.begin(), candidates.end(),
                          [](const Candidate& a, const Candidate& b) { return a.rank() < b.rank(); })
      ->operation;
}

std::vector<OutputFile> render_handlers(const CommonOperations& common, const Renderer& renderer) {
  std::map<std::string, Group> groups;
  std::map<std::string, FusedFormOfIsa> forms;
  std::set<std::string> form_sources;
  std::string source;
  for (const OperationsOfIsa& isa : common.isas()) {
    source = isa.input->source;
    form_sources.insert(source);
    if (!isa.input->fused_source.empty()) form_sources.insert(isa.input->fused_source);
    for (const auto& [name, compiled] : isa.operations->operations()) {
      Group& group = groups[isa.input->semantics.at(name).handlers];
      const std::string number = placed(isa, common, name).number();
      if (group.count(number) == 0) group.emplace(number, numbered(isa, common, name));
    }
    for (const FusedFormOfIsa& form : fused_forms(isa, common)) forms.emplace(form.number(), form);
  }
  std::vector<OutputFile> files;
  isagen::Value::List group_list, form_list;
  for (const auto& [name, group] : groups) {
    if (group.size() >= group_size)
      throw Error({source, 0}, "Handlers=\"" + name + "\" has " + std::to_string(group.size()) +
                                   " operations; a group has less than " + std::to_string(group_size));
    isagen::Value::List numbers;
    for (const auto& [number, operation] : group) numbers.push_back(isagen::Value::Record{{"number", number}});
    group_list.push_back(isagen::Value::Record{{"group", name}, {"numbers", numbers}});
    files.push_back(render_group(name, group, source, renderer));
  }
  for (const auto& [number, form] : forms) form_list.push_back(isagen::Value::Record{{"number", number}});
  const std::vector<std::string> all_sources(form_sources.begin(), form_sources.end());
  files.push_back(renderer.render("generated/common/operation_numbers.hpp", "operation_numbers.hpp.mustache",
                                  {{"groups", group_list}, {"forms", form_list}}, all_sources));
  files.push_back(renderer.render("generated/common/function_groups.hpp", "function_groups.hpp.mustache",
                                  {{"groups", group_list}}, {source}));
  files.push_back(renderer.render("generated/common/handler_groups.hpp", "handler_groups.hpp.mustache",
                                  {{"groups", group_list}}, {source}));
  files.push_back(render_forms(forms, all_sources, renderer));
  return files;
}

OutputFile render_operations(const OperationsOfIsa& isa, const CommonOperations& common, const Renderer& renderer) {
  isagen::Value::List opcodes, forms;
  for (const isagen::Instruction* instruction : sorted_instructions(isa.input->isa)) {
    const bool has = isa.operations->operations().count(instruction->name) != 0;
    opcodes.push_back(isagen::Value::Record{{"number", has ? placed(isa, common, instruction->name).number() : "none"},
                                            {"opcode", enumerator(instruction->name)}});
  }
  for (const FusedFormOfIsa& form : fused_forms(isa, common))
    forms.push_back(isagen::Value::Record{{"number", form.number()}});
  std::vector<std::string> sources{isa.input->source};
  if (!isa.input->fused_source.empty()) sources.push_back(isa.input->fused_source);
  const std::string count = std::to_string(forms.size());
  return renderer.render("generated/" + isa.input->folder + "/operations.hpp", "operations.hpp.mustache",
                         {{"isa", isa.input->folder}, {"opcodes", opcodes}, {"forms", forms}, {"form_count", count}},
                         sources);
}

}  // namespace isagen::pcode
