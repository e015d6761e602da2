// Variables that DWARF tells of, by libdw.
#include <dwarf.h>
#include <elfutils/libdw.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>

#include "dwarf_location.hpp"

namespace lockstep {

namespace {

using Type = VariableType;
using TypePointer = std::shared_ptr<const VariableType>;

class DwarfVariables final : public SourceVariables {
 public:
  explicit DwarfVariables(std::span<const std::uint8_t> elf) : bytes_(elf.begin(), elf.end()) {
    elf_version(EV_CURRENT);
    elf_.reset(elf_memory(bytes_.data(), bytes_.size()));
    if (elf_) dwarf_.reset(dwarf_begin_elf(elf_.get(), DWARF_C_READ, nullptr));
  }
  bool readable() const { return dwarf_ != nullptr; }

  std::vector<SourceVariable> at(std::uint64_t address, const LaneView& lane) const override {
    Dwarf_CU* unit = nullptr;
    Dwarf_Die die;
    while (dwarf_get_units(dwarf_.get(), unit, &unit, nullptr, nullptr, &die, nullptr) == 0) {
      std::vector<Dwarf_Die> scopes;
      if (!find_scopes(die, address, scopes, 0)) continue;
      // From the innermost function on.
      const auto function = std::find_if(scopes.rbegin(), scopes.rend(), is_function);
      if (function == scopes.rend()) return {};
      std::optional<std::uint64_t> frame;
      for (Dwarf_Die& scope : scopes) {
        if (dwarf_tag(&scope) == DW_TAG_subprogram) frame = frame_base(scope, address, lane);
      }
      std::vector<SourceVariable> found;
      for (auto scope = scopes.rbegin(); scope != function + 1; ++scope) add(*scope, address, lane, frame, found);
      return found;
    }
    return {};
  }

 private:
  static constexpr unsigned deepest = 100;  ///< damaged DWARF must not use up the stack
  static constexpr std::uint32_t largest = 1u << 20;

  static bool is_function(Dwarf_Die& die) {
    const int tag = dwarf_tag(&die);
    return tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine;
  }

  /// Functions and blocks that hold the address, the outermost first. False: there are none.
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

  static std::optional<std::uint64_t> frame_base(Dwarf_Die& function, std::uint64_t address, const LaneView& lane) {
    Dwarf_Attribute attribute;
    Dwarf_Op* ops = nullptr;
    std::size_t count = 0;
    if (dwarf_attr_integrate(&function, DW_AT_frame_base, &attribute) == nullptr ||
        dwarf_getlocation_addr(&attribute, address, &ops, &count, 1) != 1)
      return std::nullopt;
    return DwarfLocation::frame_base(ops, count, lane);
  }

  void add(Dwarf_Die& scope, std::uint64_t address, const LaneView& lane, std::optional<std::uint64_t> frame,
           std::vector<SourceVariable>& found) const {
    Dwarf_Die die;
    if (dwarf_child(&scope, &die) != 0) return;
    do {
      const int tag = dwarf_tag(&die);
      const char* const name = dwarf_diename(&die);
      if ((tag != DW_TAG_variable && tag != DW_TAG_formal_parameter) || name == nullptr) continue;
      SourceVariable variable;
      variable.name = name;
      variable.type = type_of(die, 0);
      variable.bytes.resize(variable.type->size);
      variable.known.resize(variable.type->size);
      place(die, address, lane, frame, variable);
      found.push_back(std::move(variable));
    } while (dwarf_siblingof(&die, &die) == 0);
  }

  static void place(Dwarf_Die& die, std::uint64_t address, const LaneView& lane, std::optional<std::uint64_t> frame,
                    SourceVariable& variable) {
    Dwarf_Attribute attribute;
    Dwarf_Word constant = 0;
    if (dwarf_attr_integrate(&die, DW_AT_const_value, &attribute) != nullptr &&
        dwarf_formudata(&attribute, &constant) == 0) {
      for (std::size_t i = 0; i < std::min<std::size_t>(8, variable.bytes.size()); ++i) {
        variable.bytes[i] = static_cast<std::uint8_t>(constant >> 8 * i);
        variable.known[i] = true;
      }
      return;
    }
    Dwarf_Op* ops = nullptr;
    std::size_t count = 0;
    if (dwarf_attr_integrate(&die, DW_AT_location, &attribute) != nullptr &&
        dwarf_getlocation_addr(&attribute, address, &ops, &count, 1) == 1)
      DwarfLocation(lane, frame).fill(attribute, ops, count, variable);
  }

  /// Of what DW_AT_type of `die` names, without names and qualifiers.
  TypePointer type_of(Dwarf_Die& die, unsigned depth) const {
    Dwarf_Attribute attribute;
    Dwarf_Die named, type;
    if (depth > deepest || dwarf_attr_integrate(&die, DW_AT_type, &attribute) == nullptr ||
        dwarf_formref_die(&attribute, &named) == nullptr || dwarf_peel_type(&named, &type) != 0)
      return std::make_shared<const Type>();
    const Dwarf_Off offset = dwarf_dieoffset(&type);
    if (const auto known = types_.find(offset); known != types_.end()) return known->second;
    const TypePointer made = std::make_shared<const Type>(make_type(type, depth));
    types_.emplace(offset, made);
    return made;
  }

  Type make_type(Dwarf_Die& die, unsigned depth) const {
    Type type;
    Dwarf_Word size = 0;
    if (dwarf_aggregate_size(&die, &size) == 0 && size <= largest) type.size = static_cast<std::uint32_t>(size);
    switch (dwarf_tag(&die)) {
      case DW_TAG_base_type: type.kind = base_kind(die); break;
      case DW_TAG_pointer_type:
      case DW_TAG_reference_type:
      case DW_TAG_rvalue_reference_type: {
        type.kind = Type::Kind::pointer;
        Dwarf_Attribute attribute;
        Dwarf_Word space = 0;
        if (dwarf_formudata(dwarf_attr(&die, DW_AT_address_class, &attribute), &space) == 0 &&
            (space == 3 || space == 5))
          type.size = 4;  // into LDS or scratch
        break;
      }
      case DW_TAG_enumeration_type:
        type.kind = Type::Kind::enumeration;
        each_child(die, DW_TAG_enumerator, [&](Dwarf_Die& value) {
          Dwarf_Attribute attribute;
          Dwarf_Word number = 0;
          const char* const name = dwarf_diename(&value);
          if (name != nullptr && dwarf_formudata(dwarf_attr(&value, DW_AT_const_value, &attribute), &number) == 0)
            type.values.emplace_back(number, name);
        });
        break;
      case DW_TAG_structure_type:
      case DW_TAG_class_type:
      case DW_TAG_union_type: {
        type.kind = Type::Kind::structure;
        const auto member = [&](Dwarf_Die& each) {
          Dwarf_Attribute attribute;
          Dwarf_Word offset = 0;
          if (dwarf_hasattr(&each, DW_AT_data_bit_offset) != 0 || dwarf_hasattr(&each, DW_AT_declaration) != 0) return;
          if (dwarf_attr(&each, DW_AT_data_member_location, &attribute) != nullptr &&
              dwarf_formudata(&attribute, &offset) != 0)
            return;
          const char* const name = dwarf_diename(&each);
          type.members.push_back(
              {name != nullptr ? name : "", static_cast<std::uint32_t>(offset), type_of(each, depth + 1)});
        };
        each_child(die, DW_TAG_inheritance, member);
        each_child(die, DW_TAG_member, member);
        break;
      }
      case DW_TAG_array_type: {
        type.kind = Type::Kind::array;
        type.element = type_of(die, depth + 1);
        type.count = type.element->size != 0 ? type.size / type.element->size : 0;
        break;
      }
      default: break;
    }
    return type;
  }

  static Type::Kind base_kind(Dwarf_Die& die) {
    Dwarf_Attribute attribute;
    Dwarf_Word encoding = 0;
    if (dwarf_formudata(dwarf_attr(&die, DW_AT_encoding, &attribute), &encoding) != 0) return Type::Kind::unknown;
    switch (encoding) {
      case DW_ATE_boolean: return Type::Kind::boolean;
      case DW_ATE_signed:
      case DW_ATE_signed_char: return Type::Kind::integer;
      case DW_ATE_unsigned:
      case DW_ATE_unsigned_char:
      case DW_ATE_UTF: return Type::Kind::natural;
      case DW_ATE_float: {
        const char* const name = dwarf_diename(&die);
        return name != nullptr && std::string_view(name) == "__bf16" ? Type::Kind::bf16 : Type::Kind::real;
      }
      default: return Type::Kind::unknown;
    }
  }

  template <class Visit>
  static void each_child(Dwarf_Die& die, int tag, Visit&& visit) {
    Dwarf_Die child;
    if (dwarf_child(&die, &child) != 0) return;
    do
      if (dwarf_tag(&child) == tag) visit(child);
    while (dwarf_siblingof(&child, &child) == 0);
  }

  struct End {
    void operator()(Elf* elf) const { elf_end(elf); }
    void operator()(Dwarf* dwarf) const { dwarf_end(dwarf); }
  };
  std::vector<char> bytes_;  ///< libelf takes its file as char* and leaves it as it is unless asked to write
  std::unique_ptr<Elf, End> elf_;
  std::unique_ptr<Dwarf, End> dwarf_;
  mutable std::map<Dwarf_Off, TypePointer> types_;
};

}  // namespace

Result<std::unique_ptr<SourceVariables>> SourceVariables::read(std::span<const std::uint8_t> elf) {
  auto variables = std::make_unique<DwarfVariables>(elf);
  if (!variables->readable()) return Error{"the code object tells of no variables: compile it with -g"};
  return std::unique_ptr<SourceVariables>(std::move(variables));
}

}  // namespace lockstep
