#include "semantics/fused.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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

/// By name of a row operation: the one whose handlers run it. It may be the name of another ISA's operation that has
/// the handlers of one of this ISA.
class HandlersByName {
 public:
  HandlersByName(const OperationsOfIsa& isa, const CommonOperations& common) {
    for (const auto& [name, compiled] : isa.operations->operations())
      if (is_row(*isa.input, name, compiled)) handlers_.emplace(name, handlers_of(isa, common, name));
  }
  /// Null: the ISA has neither the operation nor another one that computes the same.
  const PlacedOperation* find(const std::string& name) const {
    if (const auto own = handlers_.find(name); own != handlers_.end()) return &own->second;
    for (const auto& [other, handlers] : handlers_)
      if (handlers.name == name) return &handlers;
    return nullptr;
  }

 private:
  std::map<std::string, PlacedOperation> handlers_;
};

}  // namespace

std::string FusedFormOfIsa::number() const {
  if (!is_pair()) return "part_" + first.number() + "_" + first_scalars;
  return "pair_" + first.number() + "_" + first_scalars + "_" + second.number() + "_" + second_scalars + "_" + link;
}

std::vector<FusedFormOfIsa> fused_forms(const OperationsOfIsa& isa, const CommonOperations& common) {
  const SemanticsInput& input = *isa.input;
  const OperationSet& operations = *isa.operations;
  if (input.fused.empty()) return {};
  const HandlersByName handlers(isa, common);
  std::vector<FusedFormOfIsa> list;
  std::set<std::string> known;
  const auto has = [&](const std::string& name) { return operations.operations().count(name) != 0; };
  const auto check = [&](const FusedForm& form) {
    if (has(form.first))
      require_scalars(form, form.first, effects_of(form, input, operations, form.first), form.first_scalars);
    if (has(form.second))
      require_scalars(form, form.second, effects_of(form, input, operations, form.second), form.second_scalars);
    if (has(form.first) && has(form.second))
      require_link(form, operations.operations().at(form.first).effects,
                   operations.operations().at(form.second).effects);
  };
  Errors errors;
  for (const FusedForm& form : input.fused) {
    if (!errors.attempt([&] { check(form); })) continue;
    const bool pair = !form.second.empty();
    const PlacedOperation* const first = handlers.find(form.first);
    const PlacedOperation* const second = pair ? handlers.find(form.second) : nullptr;
    if (first == nullptr || (pair && second == nullptr)) continue;
    std::string link = form.takes == "nothing" ? "independent" : form.takes;
    if (link[0] == 'S') link[0] = 's';
    FusedFormOfIsa made{*first, pair ? *second : PlacedOperation{}, mask_text(form.first_scalars),
                        mask_text(form.second_scalars), link};
    if (known.insert(made.number()).second) list.push_back(std::move(made));
  }
  errors.require_none();
  return list;
}

}  // namespace isagen::pcode
