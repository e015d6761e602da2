#include "dwarf_types.hpp"

#include <dwarf.h>

#include <algorithm>

namespace lockstep {

namespace {

using Kind = SourceType::Kind;

bool number_of(Dwarf_Die& die, unsigned name, Dwarf_Word& number) {
  Dwarf_Attribute attribute;
  return dwarf_formudata(dwarf_attr(&die, name, &attribute), &number) == 0;
}

Kind base_kind(Dwarf_Die& die) {
  Dwarf_Word encoding = 0;
  if (!number_of(die, DW_AT_encoding, encoding)) return Kind::unknown;
  switch (encoding) {
    case DW_ATE_boolean: return Kind::boolean;
    case DW_ATE_signed:
    case DW_ATE_signed_char: return Kind::integer;
    case DW_ATE_unsigned:
    case DW_ATE_unsigned_char:
    case DW_ATE_UTF: return Kind::natural;
    case DW_ATE_float: {
      const char* const name = dwarf_diename(&die);
      return name != nullptr && std::string_view(name) == "__bf16" ? Kind::bf16 : Kind::real;
    }
    default: return Kind::unknown;
  }
}

std::string type_die_name(Dwarf_Die& type, unsigned depth) {
  switch (dwarf_tag(&type)) {
    case DW_TAG_pointer_type: {
      const std::string target = dwarf_type_name(type, depth + 1);
      return target + (target.ends_with('*') ? "*" : " *");
    }
    case DW_TAG_reference_type:
    case DW_TAG_rvalue_reference_type: return dwarf_type_name(type, depth + 1) + " &";
    case DW_TAG_array_type: {
      std::string counts;
      each_dwarf_child(type, DW_TAG_subrange_type, [&](Dwarf_Die& range) {
        Dwarf_Word count = 0;
        counts += '[' + (number_of(range, DW_AT_count, count) ? std::to_string(count) : std::string()) + ']';
      });
      return dwarf_type_name(type, depth + 1) + " " + counts;
    }
    default: {
      const char* const name = dwarf_diename(&type);
      return name != nullptr ? name : "unnamed";
    }
  }
}

}  // namespace

std::string dwarf_type_name(Dwarf_Die& die, unsigned depth) {
  Dwarf_Attribute attribute;
  Dwarf_Die named, type;
  if (depth > 20 || dwarf_attr_integrate(&die, DW_AT_type, &attribute) == nullptr ||
      dwarf_formref_die(&attribute, &named) == nullptr || dwarf_peel_type(&named, &type) != 0)
    return "void";
  return type_die_name(type, depth);
}

SourceTypePointer DwarfTypes::of(Dwarf_Die& die, unsigned depth) {
  Dwarf_Attribute attribute;
  Dwarf_Die named;
  if (dwarf_attr_integrate(&die, DW_AT_type, &attribute) == nullptr || dwarf_formref_die(&attribute, &named) == nullptr)
    return std::make_shared<const SourceType>();
  return type_at(named, depth);
}

SourceTypePointer DwarfTypes::type_at(Dwarf_Die named, unsigned depth) {
  Dwarf_Die type;
  if (depth > deepest || dwarf_peel_type(&named, &type) != 0) return std::make_shared<const SourceType>();
  const Dwarf_Off offset = dwarf_dieoffset(&type);
  if (const auto known = types_.find(offset); known != types_.end()) return known->second;
  const SourceTypePointer made = std::make_shared<const SourceType>(make(type, depth));
  types_.emplace(offset, made);
  return made;
}

SourceType DwarfTypes::make(Dwarf_Die& die, unsigned depth) {
  SourceType type;
  type.name = type_die_name(die, 0);
  Dwarf_Word size = 0;
  if (dwarf_aggregate_size(&die, &size) == 0 && size <= largest) type.size = static_cast<std::uint32_t>(size);
  switch (dwarf_tag(&die)) {
    case DW_TAG_base_type: type.kind = base_kind(die); break;
    case DW_TAG_pointer_type:
    case DW_TAG_reference_type:
    case DW_TAG_rvalue_reference_type: make_pointer(die, type); break;
    case DW_TAG_enumeration_type:
      type.kind = Kind::enumeration;
      each_dwarf_child(die, DW_TAG_enumerator, [&](Dwarf_Die& value) {
        Dwarf_Word number = 0;
        const char* const name = dwarf_diename(&value);
        if (name != nullptr && number_of(value, DW_AT_const_value, number)) type.values.emplace_back(number, name);
      });
      break;
    case DW_TAG_structure_type:
    case DW_TAG_class_type:
    case DW_TAG_union_type: make_structure(die, type, depth); break;
    case DW_TAG_array_type: make_array(die, type, depth); break;
    default: break;
  }
  return type;
}

void DwarfTypes::make_pointer(Dwarf_Die& die, SourceType& type) {
  type.kind = Kind::pointer;
  type.is_reference = dwarf_tag(&die) != DW_TAG_pointer_type;
  Dwarf_Word space = 0;
  if (number_of(die, DW_AT_address_class, space)) type.address_class = static_cast<std::uint32_t>(space);
  if (type.address_class == 3 || type.address_class == 5) type.size = 4;  // into LDS or scratch
  Dwarf_Attribute attribute;
  Dwarf_Die target;
  // A list's element points to the next one: the target is read when it is asked for.
  if (dwarf_attr_integrate(&die, DW_AT_type, &attribute) != nullptr &&
      dwarf_formref_die(&attribute, &target) != nullptr)
    type.pointee = [this, target] { return type_at(target, 0); };
}

void DwarfTypes::make_structure(Dwarf_Die& die, SourceType& type, unsigned depth) {
  type.kind = Kind::structure;
  const auto member = [&](Dwarf_Die& each) {
    Dwarf_Attribute attribute;
    Dwarf_Word offset = 0, bit = 0, bits = 0;
    if (dwarf_hasattr(&each, DW_AT_declaration) != 0) return;
    if (dwarf_attr(&each, DW_AT_data_member_location, &attribute) != nullptr &&
        dwarf_formudata(&attribute, &offset) != 0)
      return;
    SourceType::Member made;
    if (number_of(each, DW_AT_data_bit_offset, bit)) {
      if (!number_of(each, DW_AT_bit_size, bits)) return;
      offset = bit / 8;
      made.bit = static_cast<std::uint32_t>(bit % 8);
      made.bits = static_cast<std::uint32_t>(bits);
      if (bits == 0 || made.bit + bits > 64) return;
    }
    const char* const name = dwarf_diename(&each);
    if (name != nullptr && dwarf_tag(&each) == DW_TAG_member) made.name = name;
    made.offset = static_cast<std::uint32_t>(offset);
    made.type = of(each, depth + 1);
    type.members.push_back(std::move(made));
  };
  each_dwarf_child(die, DW_TAG_inheritance, member);
  each_dwarf_child(die, DW_TAG_member, member);
}

/// `int m[2][3]` is one type with two ranges: an array of arrays.
void DwarfTypes::make_array(Dwarf_Die& die, SourceType& type, unsigned depth) {
  std::vector<std::uint32_t> counts;
  each_dwarf_child(die, DW_TAG_subrange_type, [&](Dwarf_Die& range) {
    Dwarf_Word count = 0;
    if (!number_of(range, DW_AT_count, count) && number_of(range, DW_AT_upper_bound, count)) ++count;
    counts.push_back(static_cast<std::uint32_t>(std::min<Dwarf_Word>(count, largest)));
  });
  SourceTypePointer element = of(die, depth + 1);
  type.kind = Kind::array;
  type.is_vector = dwarf_hasattr(&die, DW_AT_GNU_vector) != 0;
  if (counts.empty()) counts.push_back(0);
  for (std::size_t i = counts.size(); i-- > 1;) {
    auto inner = std::make_shared<SourceType>();
    inner->kind = Kind::array;
    inner->name = element->name + " [" + std::to_string(counts[i]) + "]";
    const std::uint64_t bytes = std::uint64_t{counts[i]} * element->size;
    inner->count = bytes > largest ? 0 : counts[i];  // of damaged DWARF
    inner->size = inner->count * element->size;
    inner->element = std::move(element);
    element = std::move(inner);
  }
  type.count = counts[0];
  const std::uint64_t bytes = std::uint64_t{type.count} * element->size;
  if (bytes > largest) type.count = 0;  // of damaged DWARF
  if (type.size == 0) type.size = type.count * element->size;
  // A vector of three elements is as large as one of four.
  if (!type.is_vector && element->size != 0) type.count = std::min(type.count, type.size / element->size);
  type.element = std::move(element);
}

}  // namespace lockstep
