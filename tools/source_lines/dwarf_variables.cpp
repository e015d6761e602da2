// Variables and functions that DWARF tells of, by libdw.
#include <dwarf.h>
#include <elfutils/libdw.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>

#include "dwarf_location.hpp"
#include "dwarf_types.hpp"
#include "source_variables.hpp"

namespace lockstep {

namespace {

bool is_function(Dwarf_Die& die) {
  const int tag = dwarf_tag(&die);
  return tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine;
}

class DwarfVariables final : public VariableTable {
 public:
  explicit DwarfVariables(std::span<const std::uint8_t> elf) : bytes_(elf.begin(), elf.end()) {
    elf_version(EV_CURRENT);
    elf_.reset(elf_memory(bytes_.data(), bytes_.size()));
    if (elf_) dwarf_.reset(dwarf_begin_elf(elf_.get(), DWARF_C_READ, nullptr));
    if (!dwarf_) return;
    Dwarf_CU* unit = nullptr;
    Dwarf_Die die;
    while (dwarf_get_units(dwarf_.get(), unit, &unit, nullptr, nullptr, &die, nullptr) == 0) take_names(die, 0, true);
  }
  bool readable() const { return dwarf_ != nullptr; }

  bool has_variable(std::string_view name) const override {
    return names_.contains(name) || enumerators_.contains(name);
  }

  SourceTypePointer type(std::string_view name) const override {
    for (const std::string_view before : {"struct ", "class ", "union ", "enum "})
      if (name.starts_with(before)) name.remove_prefix(before.size());
    const auto found = type_dies_.find(name);
    if (found == type_dies_.end()) return nullptr;
    Dwarf_Die die = found->second;
    return types_.type(die);
  }

  std::vector<SourceFunction> functions(std::uint64_t address) const override {
    std::vector<SourceFunction> all;
    std::vector<Dwarf_Die> scopes = scopes_of(address);
    for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope) {
      if (!is_function(*scope)) continue;
      SourceFunction function;
      if (const char* const name = function_name(*scope)) function.name = name;
      function.is_inlined = dwarf_tag(&*scope) == DW_TAG_inlined_subroutine;
      if (function.is_inlined) take_call(*scope, function);
      all.push_back(std::move(function));
    }
    return all;
  }

  std::vector<SourceVariable> variables(std::uint64_t address, std::uint32_t depth,
                                        const LaneView& lane) const override {
    std::vector<SourceVariable> found;
    for (const Known& each : known_of(address, depth).list) found.push_back(place(each, address, depth, lane));
    return found;
  }

  std::optional<SourceVariable> variable(std::string_view name, std::uint64_t address, std::uint32_t depth,
                                         const LaneView& lane) const override {
    const auto named = [&](const Known& each) { return each.name == name; };
    for (const std::vector<Known>* list : {&known_of(address, depth).list, &globals_})
      if (const auto found = std::find_if(list->begin(), list->end(), named); found != list->end())
        return place(*found, address, depth, lane);
    if (const auto found = enumerators_.find(name); found != enumerators_.end()) return enumerator(found->second);
    return std::nullopt;
  }

 private:
  static constexpr unsigned deepest = 100;  ///< damaged DWARF must not use up the stack
  static constexpr std::size_t most_addresses = 10'000;

  struct Known {
    std::string name;
    Dwarf_Die die;
  };
  /// What the instructions at one address see in one function.
  struct KnownScope {
    std::optional<Dwarf_Die> function;  ///< the one with its own code
    std::vector<Known> list;            ///< the innermost block's first
  };

  /// As the source has it; of the body of an OpenCL kernel, which clang calls from the kernel, the name for linking.
  static const char* function_name(Dwarf_Die& die) {
    Dwarf_Attribute attribute;
    const char* const linked = dwarf_formstring(dwarf_attr_integrate(&die, DW_AT_linkage_name, &attribute));
    const char* const name = dwarf_diename(&die);
    const bool is_body = linked != nullptr && std::string_view(linked).starts_with("__clang_ocl_kern_imp_");
    return name != nullptr && !is_body ? name : linked;
  }

  /// A constant that an enumeration names.
  struct Enumerator {
    Dwarf_Die type;
    std::string name;
  };
  std::optional<SourceVariable> enumerator(Enumerator of) const {
    SourceVariable variable;
    variable.name = of.name;
    variable.type = types_.type(of.type);
    for (const auto& [value, name] : variable.type->values) {
      if (name != of.name) continue;
      VariablePart part;
      part.size = std::min(8u, variable.type->size);
      part.value = value;
      variable.parts.push_back(part);
      return variable;
    }
    return std::nullopt;
  }

  static void take_call(Dwarf_Die& die, SourceFunction& function) {
    Dwarf_Attribute attribute;
    Dwarf_Die unit;
    Dwarf_Files* files = nullptr;
    Dwarf_Word file = 0, line = 0;
    if (dwarf_diecu(&die, &unit, nullptr, nullptr) == nullptr || dwarf_getsrcfiles(&unit, &files, nullptr) != 0 ||
        dwarf_formudata(dwarf_attr(&die, DW_AT_call_file, &attribute), &file) != 0 ||
        dwarf_formudata(dwarf_attr(&die, DW_AT_call_line, &attribute), &line) != 0)
      return;
    const char* const path = dwarf_filesrc(files, file, nullptr, nullptr);
    if (path == nullptr) return;
    function.call_file = path;
    function.call_line = static_cast<std::uint32_t>(line);
  }

  /// Names of all variables and types below `die`.
  void take_names(Dwarf_Die& die, unsigned depth, bool global) {
    Dwarf_Die child;
    if (depth > deepest || dwarf_child(&die, &child) != 0) return;
    do {
      const int tag = dwarf_tag(&child);
      const char* const name = dwarf_diename(&child);
      switch (tag) {
        case DW_TAG_variable:
        case DW_TAG_formal_parameter:
          if (name == nullptr) break;
          names_.emplace(name);
          if (global && dwarf_hasattr(&child, DW_AT_location) != 0) globals_.push_back({name, child});
          break;
        case DW_TAG_structure_type:
        case DW_TAG_class_type:
        case DW_TAG_union_type:
        case DW_TAG_enumeration_type:
        case DW_TAG_typedef:
        case DW_TAG_base_type:
          if (name != nullptr && dwarf_hasattr(&child, DW_AT_declaration) == 0) type_dies_.emplace(name, child);
          break;
        default: break;
      }
      if (tag == DW_TAG_enumeration_type)
        each_dwarf_child(child, DW_TAG_enumerator, [&](Dwarf_Die& value) {
          if (const char* const each = dwarf_diename(&value)) enumerators_.emplace(each, Enumerator{child, each});
        });
      const bool opens = is_function(child) || tag == DW_TAG_lexical_block || tag == DW_TAG_namespace;
      if (opens) take_names(child, depth + 1, global && tag == DW_TAG_namespace);
    } while (dwarf_siblingof(&child, &child) == 0);
  }

  /// Functions and blocks that hold the address, the outermost first.
  std::vector<Dwarf_Die> scopes_of(std::uint64_t address) const {
    Dwarf_CU* unit = nullptr;
    Dwarf_Die die;
    while (dwarf_get_units(dwarf_.get(), unit, &unit, nullptr, nullptr, &die, nullptr) == 0) {
      std::vector<Dwarf_Die> scopes;
      if (find_scopes(die, address, scopes, 0)) return scopes;
    }
    return {};
  }
  static bool find_scopes(Dwarf_Die& die, std::uint64_t address, std::vector<Dwarf_Die>& scopes, unsigned depth) {
    Dwarf_Die child;
    if (depth > deepest || dwarf_child(&die, &child) != 0) return !scopes.empty();
    do {
      if (!is_function(child) && dwarf_tag(&child) != DW_TAG_lexical_block) {
        if (dwarf_tag(&child) == DW_TAG_namespace && find_scopes(child, address, scopes, depth + 1)) return true;
        continue;
      }
      if (dwarf_haspc(&child, address) != 1) continue;
      scopes.push_back(child);
      return find_scopes(child, address, scopes, depth + 1);
    } while (dwarf_siblingof(&child, &child) == 0);
    return !scopes.empty();
  }

  /// Conditions of breakpoints ask for one address often.
  const KnownScope& known_of(std::uint64_t address, std::uint32_t depth) const {
    if (known_.size() > most_addresses) known_.clear();
    const auto [found, is_new] = known_.try_emplace({address, depth});
    KnownScope& known = found->second;
    if (!is_new) return known;
    std::vector<Dwarf_Die> scopes = scopes_of(address);
    auto scope = scopes.rbegin();
    for (std::uint32_t left = depth; scope != scopes.rend(); ++scope) {
      if (left == 0) {
        Dwarf_Die child;
        if (dwarf_child(&*scope, &child) == 0) take_variables(child, known.list);
      }
      if (!is_function(*scope)) continue;
      if (left == 0) break;
      --left;
    }
    for (Dwarf_Die& each : scopes)
      if (dwarf_tag(&each) == DW_TAG_subprogram) known.function = each;
    return known;
  }
  static void take_variables(Dwarf_Die die, std::vector<Known>& list) {
    do {
      const int tag = dwarf_tag(&die);
      const char* const name = dwarf_diename(&die);
      if ((tag == DW_TAG_variable || tag == DW_TAG_formal_parameter) && name != nullptr) list.push_back({name, die});
    } while (dwarf_siblingof(&die, &die) == 0);
  }

  static std::optional<std::uint64_t> frame_base(Dwarf_Die function, std::uint64_t address, const LaneView& lane) {
    Dwarf_Attribute attribute;
    Dwarf_Op* ops = nullptr;
    std::size_t count = 0;
    if (dwarf_attr_integrate(&function, DW_AT_frame_base, &attribute) == nullptr ||
        dwarf_getlocation_addr(&attribute, address, &ops, &count, 1) != 1)
      return std::nullopt;
    return DwarfLocation::frame_base(ops, count, lane);
  }

  SourceVariable place(const Known& known, std::uint64_t address, std::uint32_t depth, const LaneView& lane) const {
    SourceVariable variable;
    Dwarf_Die die = known.die;
    variable.name = known.name;
    variable.type = types_.of(die);
    Dwarf_Attribute attribute;
    Dwarf_Word constant = 0;
    if (dwarf_attr_integrate(&die, DW_AT_const_value, &attribute) != nullptr &&
        dwarf_formudata(&attribute, &constant) == 0) {
      VariablePart part;
      part.size = std::min(8u, variable.type->size);
      part.value = constant;
      if (part.size != 0) variable.parts.push_back(part);
      return variable;
    }
    const auto& function = known_of(address, depth).function;
    const auto frame = function ? frame_base(*function, address, lane) : std::nullopt;
    Dwarf_Op* ops = nullptr;
    std::size_t count = 0;
    if (dwarf_attr_integrate(&die, DW_AT_location, &attribute) != nullptr &&
        dwarf_getlocation_addr(&attribute, address, &ops, &count, 1) == 1)
      DwarfLocation(lane, frame).fill(attribute, ops, count, variable);
    return variable;
  }

  struct End {
    void operator()(Elf* elf) const { elf_end(elf); }
    void operator()(Dwarf* dwarf) const { dwarf_end(dwarf); }
  };
  std::vector<char> bytes_;  ///< libelf takes its file as char* and leaves it as it is unless asked to write
  std::unique_ptr<Elf, End> elf_;
  std::unique_ptr<Dwarf, End> dwarf_;
  std::set<std::string, std::less<>> names_;
  std::map<std::string, Dwarf_Die, std::less<>> type_dies_;
  std::map<std::string, Enumerator, std::less<>> enumerators_;
  std::vector<Known> globals_;
  mutable DwarfTypes types_;
  mutable std::map<std::pair<std::uint64_t, std::uint32_t>, KnownScope> known_;
};

}  // namespace

Result<std::unique_ptr<VariableTable>> read_variables(std::span<const std::uint8_t> elf) {
  auto variables = std::make_unique<DwarfVariables>(elf);
  if (!variables->readable()) return Error{"the code object does not describe variables: compile it with -g"};
  return std::unique_ptr<VariableTable>(std::move(variables));
}

}  // namespace lockstep
