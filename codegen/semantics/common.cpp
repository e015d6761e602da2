#include "semantics/common.hpp"

#include <algorithm>

#include "semantics/adaptor.hpp"
#include "semantics/fast.hpp"

namespace isagen::pcode {

/// All that is rendered of an operation, that of the operations it calls included.
const std::string& CommonOperations::key(const Isa& isa, const std::string& name) {
  std::map<std::string, std::string>& known = keys_[isa.input->folder];
  if (const auto found = known.find(name); found != known.end()) return found->second;
  const CompiledOperation& compiled = isa.operations->operations().at(name);
  const Function& function = compiled.function;
  std::string text = format_of(*isa.input, name) + "\n" + isa.input->semantics.at(name).pcode.text + "\n" +
                     function.template_of + "\n" + function.result + "\n" + function.parameters + "\n";
  for (const std::string& line : function.body) text += line + "\n";
  for (const std::string& line : adaptor_lines(compiled)) text += line + "\n";
  text += fast_text(*isa.input, name, compiled);
  for (const std::string& callee : compiled.operation.callees) text += "\n" + callee + " " + key(isa, callee);
  return known.emplace(name, hash_text(text)).first->second;
}

void CommonOperations::add(const SemanticsInput& input, const OperationSet& operations) {
  isas_.push_back({&input, &operations});
  for (const auto& [name, compiled] : operations.operations()) key(isas_.back(), name);
}

void CommonOperations::settle() {
  std::map<std::string, std::map<std::string, std::set<std::string>>> folders;  // by operation and key
  for (const auto& [folder, operations] : keys_)
    for (const auto& [name, key] : operations) folders[name][key].insert(folder);
  for (const auto& [name, by_key] : folders) {
    const auto most = std::max_element(by_key.begin(), by_key.end(), [](const auto& a, const auto& b) {
      if (a.second.size() != b.second.size()) return a.second.size() < b.second.size();
      return *a.second.begin() > *b.second.begin();
    });
    if (most->second.size() > 1) chosen_[name] = {most->first, most->second};
  }
  // What is common calls nothing but what is.
  const auto calls_others = [&](const std::string& name, const Chosen& chosen) {
    const auto isa = std::find_if(isas_.begin(), isas_.end(),
                                  [&](const Isa& each) { return each.input->folder == *chosen.folders.begin(); });
    const std::vector<std::string> callees(isa->operations->operations().at(name).operation.callees.begin(),
                                           isa->operations->operations().at(name).operation.callees.end());
    return std::any_of(callees.begin(), callees.end(), [&](const std::string& callee) {
      const auto found = chosen_.find(callee);
      return found == chosen_.end() || found->second.key != key(*isa, callee);
    });
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (auto at = chosen_.begin(); at != chosen_.end();) {
      const bool drop = calls_others(at->first, at->second);
      changed |= drop;
      at = drop ? chosen_.erase(at) : std::next(at);
    }
  }
  std::set<std::string> seen;
  for (const Isa& isa : isas_) {
    for (const auto& [name, compiled] : isa.operations->operations()) {
      if (!has(isa.input->folder, name) || !seen.insert(name).second || !is_row(*isa.input, name, compiled)) continue;
      row_handlers_[handler_key(*isa.input, *isa.operations, name)].push_back(
          {name, format_of(*isa.input, name), compiled.effects.writes.has(lockstep::State::exec_lane),
           isa.input->frequent.all.count(name) != 0});
    }
  }
}

bool CommonOperations::has(const std::string& folder, const std::string& name) const {
  const auto found = chosen_.find(name);
  return found != chosen_.end() && found->second.folders.count(folder) != 0;
}

std::vector<OutputFile> CommonOperations::render(const Renderer& renderer) const {
  // By format, the operations, each with an ISA that has it.
  std::map<std::string, OperationsOfFormat> formats;
  for (const Isa& isa : isas_) {
    for (const auto& [name, compiled] : isa.operations->operations())
      if (has(isa.input->folder, name))
        formats[format_of(*isa.input, name)].emplace(name, OperationOfIsa{isa.input, &compiled});
  }
  std::vector<OutputFile> files;
  for (const auto& [format, members] : formats) {
    files.push_back(render_functions_of("common", format, members, {}, renderer));
    files.push_back(render_lanes("common", format, members, renderer));
    if (auto file = render_fast_operations("common", format, members, renderer)) files.push_back(std::move(*file));
  }
  return files;
}

}  // namespace isagen::pcode
