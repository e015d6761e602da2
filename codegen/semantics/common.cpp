#include "semantics/common.hpp"

#include <algorithm>
#include <utility>

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

const CommonOperations::Chosen* CommonOperations::find(const std::string& folder, const std::string& name) const {
  const auto found = chosen_.find(name);
  if (found == chosen_.end()) return nullptr;
  for (const Chosen& chosen : found->second)
    if (chosen.folders.count(folder) != 0) return &chosen;
  return nullptr;
}

std::string CommonOperations::place(const std::string& folder, const std::string& name) const {
  const Chosen* const chosen = find(folder, name);
  return chosen != nullptr ? chosen->place : folder;
}

/// What several ISAs share calls nothing but what stands in the same folder.
bool CommonOperations::calls_others(const std::string& name, const Chosen& chosen) {
  const std::string& folder = *chosen.folders.begin();
  const auto isa =
      std::find_if(isas_.begin(), isas_.end(), [&](const Isa& each) { return each.input->folder == folder; });
  const auto& callees = isa->operations->operations().at(name).operation.callees;
  return std::any_of(callees.begin(), callees.end(), [&](const std::string& callee) {
    const Chosen* const called = find(folder, callee);
    return called == nullptr || called->place != chosen.place;
  });
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
    for (auto each = by_key.begin(); each != by_key.end(); ++each) {
      if (each->second.size() == 1) continue;
      std::string place = "common";
      if (each != most)
        for (const std::string& folder : each->second) place += (folder == *each->second.begin() ? "/" : "_") + folder;
      chosen_[name].push_back({each->first, each->second, place});
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [name, list] : chosen_)
      changed |= std::erase_if(list, [&](const Chosen& chosen) { return calls_others(name, chosen); }) != 0;
  }
  std::set<std::pair<std::string, std::string>> seen;
  for (const Isa& isa : isas_) {
    for (const auto& [name, compiled] : isa.operations->operations()) {
      const Chosen* const chosen = find(isa.input->folder, name);
      if (chosen == nullptr || !seen.insert({chosen->place, name}).second || !is_row(*isa.input, name, compiled))
        continue;
      std::set<std::string> takers = chosen->folders;
      if (chosen->place == "common")
        for (const Isa& each : isas_) takers.insert(each.input->folder);
      row_handlers_[handler_key(*isa.input, *isa.operations, name)].push_back(
          {name, format_of(*isa.input, name), chosen->place, takers,
           compiled.effects.writes.has(lockstep::State::exec_lane), isa.input->frequent.all.count(name) != 0});
    }
  }
}

std::vector<OutputFile> CommonOperations::render(const Renderer& renderer) const {
  // By folder and format, the operations, each with an ISA that has it.
  std::map<std::pair<std::string, std::string>, OperationsOfFormat> formats;
  for (const Isa& isa : isas_) {
    for (const auto& [name, compiled] : isa.operations->operations())
      if (const Chosen* const chosen = find(isa.input->folder, name))
        formats[{chosen->place, format_of(*isa.input, name)}].emplace(name, OperationOfIsa{isa.input, &compiled});
  }
  std::vector<OutputFile> files;
  for (const auto& [where, members] : formats) {
    const auto& [place, format] = where;
    files.push_back(render_functions_of(place, format, members, {}, renderer));
    files.push_back(render_lanes(place, format, members, renderer));
    if (auto file = render_fast_operations(place, format, members, renderer)) files.push_back(std::move(*file));
  }
  if (formats.empty()) return files;
  isagen::Value::List forms;
  for (const Isa& isa : isas_)
    for (const isagen::Value& form : forms_of_isa(*isa.input, *isa.operations, *this)) forms.push_back(form);
  files.push_back(render_common_handlers(formats, forms, renderer));
  return files;
}

}  // namespace isagen::pcode
