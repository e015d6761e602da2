// Types that DWARF tells of, by libdw.
#pragma once

#include <elfutils/libdw.h>

#include <map>
#include <string>
#include <string_view>

#include "lockstep/device/source_type.hpp"

namespace lockstep {

/// Types of one code object, each read once. A pointer reads its target when it is asked for it, so it needs this then.
class DwarfTypes {
 public:
  /// Of what DW_AT_type of `die` names, without typedefs and qualifiers. Of a kind `unknown` where there is none.
  SourceTypePointer of(Dwarf_Die& die) { return of(die, 0); }
  /// Of a type itself.
  SourceTypePointer type(Dwarf_Die& type) { return type_at(type, 0); }

 private:
  static constexpr unsigned deepest = 100;  ///< damaged DWARF must not use up the stack
  static constexpr std::uint32_t largest = 1u << 30;

  SourceTypePointer of(Dwarf_Die& die, unsigned depth);
  SourceTypePointer type_at(Dwarf_Die named, unsigned depth);
  SourceType make(Dwarf_Die& die, unsigned depth);
  void make_pointer(Dwarf_Die& die, SourceType& type);
  void make_structure(Dwarf_Die& die, SourceType& type, unsigned depth);
  void make_array(Dwarf_Die& die, SourceType& type, unsigned depth);

  std::map<Dwarf_Off, SourceTypePointer> types_;
};

/// The name of what DW_AT_type of `die` names: "int", "float *"; "void" where there is none.
std::string dwarf_type_name(Dwarf_Die& die, unsigned depth = 0);

/// Calls `visit` with each child of that tag.
template <class Visit>
void each_dwarf_child(Dwarf_Die& die, int tag, Visit&& visit) {
  Dwarf_Die child;
  if (dwarf_child(&die, &child) != 0) return;
  do
    if (dwarf_tag(&child) == tag) visit(child);
  while (dwarf_siblingof(&child, &child) == 0);
}

}  // namespace lockstep
