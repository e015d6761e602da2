#include "semantics/common.hpp"

#include <algorithm>
#include <utility>

#include "error.hpp"
#include "semantics/adaptor.hpp"
#include "semantics/fast.hpp"
#include "semantics/handlers.hpp"

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

std::string CommonOperations::place(const std::string& folder, const std::string& name) const {
  const auto isa = places_.find(folder);
  if (isa == places_.end()) return folder;
  const auto found = isa->second.find(name);
  return found == isa->second.end() ? folder : found->second;
}

/// How specific an operation is, by its entry and by what it calls.
ScopeLevel CommonOperations::level(const Isa& isa, const std::string& name) {
  const SemanticsInput& input = *isa.input;
  std::map<std::string, ScopeLevel>& known = levels_[input.folder];
  if (const auto found = known.find(name); found != known.end()) return found->second;
  ScopeLevel result = input.semantics.at(name).scope.level(input.folder, {{input.folder, input.family}});
  for (const std::string& callee : isa.operations->operations().at(name).operation.callees)
    result = std::max(result, level(isa, callee));
  return known[name] = result;
}

void CommonOperations::settle() {
  for (const Isa& isa : isas_)
    for (const auto& [name, compiled] : isa.operations->operations()) {
      const ScopeLevel of = level(isa, name);
      places_[isa.input->folder][name] = of == ScopeLevel::all      ? "common"
                                         : of == ScopeLevel::family ? "common/" + isa.input->family
                                                                    : isa.input->folder;
    }
  require_one_text();
  add_row_handlers();
}

void CommonOperations::require_one_text() const {
  std::map<std::pair<std::string, std::string>, const Isa*> first;  // by place and operation
  std::string list;
  std::size_t count = 0;
  for (const Isa& isa : isas_)
    for (const auto& [name, place] : places_.at(isa.input->folder)) {
      const Isa* const other = first.emplace(std::pair(place, name), &isa).first->second;
      const std::string &here = isa.input->folder, &there = other->input->folder;
      if (keys_.at(here).at(name) == keys_.at(there).at(name)) continue;
      ++count;
      list += "\n  " + isa.input->semantics.at(name).place.text() + ": " + name + " of " + here + " and of " + there;
    }
  if (count != 0)
    throw Error({isas_.front().input->source, 0},
                std::to_string(count) +
                    " entries for several ISAs become different C++ on some of them, because "
                    "operands or what they call differ:" +
                    list + "\nGive each ISA, or family, an entry of its own");
}

void CommonOperations::add_row_handlers() {
  std::set<std::pair<std::string, std::string>> seen;
  for (std::size_t i = 0; i < isas_.size(); ++i) {
    const Isa& isa = isas_[i];
    for (const auto& [name, compiled] : isa.operations->operations()) {
      const std::string& place = places_.at(isa.input->folder).at(name);
      if (place == isa.input->folder || !seen.insert({place, name}).second || !is_row(*isa.input, name, compiled))
        continue;
      row_handlers_[handler_key(*isa.input, *isa.operations, name)].push_back(
          {name, format_of(*isa.input, name), place, place == "common" ? "" : isa.input->family, i,
           compiled.effects.writes.has(lockstep::State::exec_lane), isa.input->frequent.count(name) != 0});
    }
  }
}

void CommonOperations::add_borrowed(const Isa& isa, const std::string& name, const std::string& place,
                                    BorrowedOperations& borrowed) const {
  for (const std::string& callee : isa.operations->operations().at(name).operation.callees) {
    const std::string& other = places_.at(isa.input->folder).at(callee);
    if (other == place) continue;
    std::vector<std::string>& names = borrowed[{other, format_of(*isa.input, callee)}];
    if (std::find(names.begin(), names.end(), callee) == names.end()) names.push_back(callee);
  }
}

std::vector<OutputFile> CommonOperations::render(const Renderer& renderer) const {
  // By folder and format, the operations, each with an ISA that has it.
  std::map<std::pair<std::string, std::string>, OperationsOfFormat> formats;
  std::map<std::pair<std::string, std::string>, BorrowedOperations> borrowed;
  for (const Isa& isa : isas_) {
    for (const auto& [name, compiled] : isa.operations->operations()) {
      const std::string& place = places_.at(isa.input->folder).at(name);
      if (place == isa.input->folder) continue;
      const std::pair where{place, format_of(*isa.input, name)};
      formats[where].emplace(name, OperationOfIsa{isa.input, &compiled});
      add_borrowed(isa, name, place, borrowed[where]);
    }
  }
  std::vector<OutputFile> files;
  for (const auto& [where, members] : formats) {
    const auto& [place, format] = where;
    files.push_back(render_functions_of(place, format, members, borrowed.at(where), renderer));
    files.push_back(render_lanes(place, format, members, renderer));
    if (auto file = render_fast_operations(place, format, members, renderer)) files.push_back(std::move(*file));
  }
  for (OutputFile& file : render_handlers(*this, renderer)) files.push_back(std::move(file));
  return files;
}

}  // namespace isagen::pcode
