#include "semantics/fused.hpp"

#include <algorithm>
#include <set>

#include "error.hpp"
#include "passes/row_properties.hpp"
#include "semantics/fast.hpp"

namespace isagen::pcode {
namespace {

const Port* find(const std::vector<Port>& ports, std::string_view name) {
  const auto at = std::find_if(ports.begin(), ports.end(), [&](const Port& port) { return port.name == name; });
  return at == ports.end() ? nullptr : &*at;
}
int dwords(const Port& port) { return port.type.width > 32 ? 2 : 1; }

bool writes_mask(const Effects& effects) {
  for (const char* const name : {"vcc_lane", "d1", "d0_lane"})
    if (find(effects.outputs, name) != nullptr) return true;
  return false;
}

/// An operation of this ISA that can be part of a form.
const Effects& effects_of(const FusedForm& form, const SemanticsInput& input, const OperationSet& operations,
                          const std::string& name) {
  const CompiledOperation& compiled = operations.operations().at(name);
  if (!is_row(input, name, compiled)) throw Error(form.place, name + " is no operation on the lanes of rows");
  if (halves_are_alike(compiled.operation))
    throw Error(form.place, name + " is computed by halves of its operands, not by lanes");
  return compiled.effects;
}

void require_scalars(const FusedForm& form, const std::string& name, const Effects& effects,
                     const std::set<int>& scalars) {
  for (const int source : scalars)
    if (find(effects.inputs, "s" + std::to_string(source)) == nullptr)
      throw Error(form.place, name + " has no source " + std::to_string(source));
}

/// Can the second operation take of the first one's what the form says?
void require_link(const FusedForm& form, const Effects& first, const Effects& second) {
  if (form.takes == "nothing") return;
  if (form.takes == "mask") {
    if (!writes_mask(first)) throw Error(form.place, form.first + " writes no mask of lanes");
    if (find(second.inputs, "vcc_lane") == nullptr) throw Error(form.place, form.second + " reads no mask of lanes");
    return;
  }
  const int source = form.takes[1] - '0';
  const Port* const result = find(first.outputs, "d0");
  const Port* taken = find(second.inputs, "s" + std::to_string(source));
  if (source == 2 && taken == nullptr) taken = find(second.inputs, "d0");
  if (result == nullptr) throw Error(form.place, form.first + " has no result in D0");
  if (taken == nullptr) throw Error(form.place, form.second + " has no source " + std::to_string(source));
  if (dwords(*result) != dwords(*taken))
    throw Error(form.place, "D0 of " + form.first + " and source " + std::to_string(source) + " of " + form.second +
                                " differ in size");
  if (form.second_scalars.count(source) != 0)
    throw Error(form.place, "source " + std::to_string(source) + " of " + form.second + " is a scalar");
}

/// Sources as a number of one bit each.
std::string mask_text(const std::set<int>& scalars) {
  int mask = 0;
  for (const int source : scalars) mask |= 1 << source;
  return std::to_string(mask);
}

}  // namespace

isagen::Value::List fused_forms(const SemanticsInput& input, const OperationSet& operations,
                                const std::function<std::string(const std::string&)>& handlers_of) {
  isagen::Value::List list;
  std::set<std::string> known;
  const auto has = [&](const std::string& name) { return operations.operations().count(name) != 0; };
  for (const FusedForm& form : input.fused) {
    if (has(form.first))
      require_scalars(form, form.first, effects_of(form, input, operations, form.first), form.first_scalars);
    if (has(form.second))
      require_scalars(form, form.second, effects_of(form, input, operations, form.second), form.second_scalars);
    if (has(form.first) && has(form.second))
      require_link(form, operations.operations().at(form.first).effects,
                   operations.operations().at(form.second).effects);
    const std::string first = handlers_of(form.first), second = form.second.empty() ? "" : handlers_of(form.second);
    if (first.empty() || (second.empty() && !form.second.empty())) continue;
    std::string link = form.takes == "nothing" ? "independent" : form.takes;
    if (link[0] == 'S') link[0] = 's';
    std::string arguments = first + ", " + mask_text(form.first_scalars);
    if (!form.second.empty()) arguments += ", " + second + ", " + mask_text(form.second_scalars);
    const bool pair = !form.second.empty();
    const std::string maker = pair ? "make.template pair<" + arguments + ", Make::Link::" + link + ">()"
                                   : "make.template part<" + arguments + ">()";
    if (!known.insert(maker).second) continue;
    list.push_back(isagen::Value::Record{
        {"maker", maker}, {"pair", pair}, {"arguments", pair ? arguments + ", Link::" + link : arguments}});
  }
  return list;
}

}  // namespace isagen::pcode
