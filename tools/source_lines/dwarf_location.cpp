#include "dwarf_location.hpp"

#include <dwarf.h>

#include <algorithm>

namespace lockstep {

namespace {

// Of DWARF's address spaces for AMDGPU. Global variables are in 1 (and in none), those of functions in scratch.
constexpr std::uint64_t global_space = 1, lds_space = 3, constant_space = 4;

/// Registers by the numbers of LLVM's AMDGPUUsage.
struct Numbers {
  std::uint32_t first, last, register_;  ///< `register_`: what the first one is
};
constexpr Numbers sgprs[] = {{32, 95, 0}, {1088, 1129, 64}}, vgprs[] = {{1536, 1791, 0}, {2560, 2815, 0}},
                  accvgprs[] = {{2048, 2303, 0}, {3072, 3327, 0}};

template <std::size_t count>
std::optional<std::uint32_t> find(const Numbers (&all)[count], std::uint32_t number) {
  for (const Numbers& each : all)
    if (number >= each.first && number <= each.last) return number - each.first + each.register_;
  return std::nullopt;
}

}  // namespace

std::optional<std::uint32_t> DwarfLocation::register_value(std::uint32_t number, const LaneView& lane) {
  if (const auto sgpr = find(sgprs, number)) return lane.sgpr(*sgpr);
  if (const auto vgpr = find(vgprs, number)) return lane.vgpr(*vgpr);
  if (const auto accvgpr = find(accvgprs, number)) return lane.accvgpr(*accvgpr);
  return std::nullopt;
}

std::optional<std::uint64_t> DwarfLocation::frame_base(const Dwarf_Op* ops, std::size_t count, const LaneView& lane) {
  if (count != 1) return std::nullopt;
  const std::uint8_t atom = ops[0].atom;
  std::optional<std::uint32_t> value;
  if (atom == DW_OP_regx) value = register_value(static_cast<std::uint32_t>(ops[0].number), lane);
  if (atom >= DW_OP_reg0 && atom <= DW_OP_reg31) value = register_value(atom - DW_OP_reg0, lane);
  if (!value) return std::nullopt;
  return *value / lane.frame_unit();
}

void DwarfLocation::fill(Dwarf_Attribute& attribute, const Dwarf_Op* ops, std::size_t count, SourceVariable& variable) {
  std::size_t at = 0;
  bool pieces = false;
  stack_.clear();
  location_ = {};
  for (std::size_t i = 0; i < count; ++i) {
    if (ops[i].atom == DW_OP_piece) {
      put(at, static_cast<std::size_t>(ops[i].number), variable);
      at += static_cast<std::size_t>(ops[i].number);
      pieces = true;
      stack_.clear();
      location_ = {};
    } else if (!execute(attribute, ops[i], i + 1 < count && ops[i + 1].atom == DW_OP_stack_value)) {
      return;  // nothing is told of what is not understood
    }
  }
  if (pieces) return;
  if (location_.where == Where::nowhere && count == 1 && (ops[0].atom == DW_OP_addr || ops[0].atom == DW_OP_addrx))
    location_ = {Where::global, stack_.back().value};
  if (location_.where == Where::nowhere && !stack_.empty() && stack_.back().what == What::frame_address)
    location_ = {Where::scratch, stack_.back().value};
  put(0, variable.type->size, variable);
}

std::optional<VariablePart> DwarfLocation::register_part(std::uint32_t number) {
  VariablePart part;
  part.size = 4;
  if (const auto sgpr = find(sgprs, number)) {
    part.where = VariablePart::Where::sgpr;
    part.value = *sgpr;
  } else if (const auto vgpr = find(vgprs, number)) {
    part.where = VariablePart::Where::vgpr;
    part.value = *vgpr;
  } else if (const auto accvgpr = find(accvgprs, number)) {
    part.where = VariablePart::Where::accvgpr;
    part.value = *accvgpr;
  } else {
    return std::nullopt;
  }
  return part;
}

void DwarfLocation::put(std::size_t at, std::size_t count, SourceVariable& variable) const {
  const std::size_t all = variable.type->size;
  if (at >= all || location_.where == Where::nowhere) return;
  count = std::min(count, all - at);
  VariablePart part;
  part.at = static_cast<std::uint32_t>(at);
  part.size = static_cast<std::uint32_t>(count);
  part.value = location_.value;
  switch (location_.where) {
    case Where::scratch: part.where = VariablePart::Where::scratch; break;
    case Where::lds: part.where = VariablePart::Where::lds; break;
    case Where::global: part.where = VariablePart::Where::global; break;
    case Where::value: part.size = std::min(part.size, 8u); break;
    default:
      for (std::size_t i = 0; i < count; i += 4) {  // what is longer goes on in the next register
        auto each = register_part(static_cast<std::uint32_t>(location_.value + i / 4));
        if (!each) return;
        if (!register_value(static_cast<std::uint32_t>(location_.value + i / 4), lane_)) continue;
        each->at = static_cast<std::uint32_t>(at + i);
        each->size = static_cast<std::uint32_t>(std::min<std::size_t>(4, count - i));
        variable.parts.push_back(*each);
      }
      return;
  }
  variable.parts.push_back(part);
}

bool DwarfLocation::take(Item& item) {
  if (stack_.empty()) return false;
  item = stack_.back();
  stack_.pop_back();
  return true;
}

bool DwarfLocation::push_register(std::uint32_t number, std::uint64_t offset) {
  const auto value = register_value(number, lane_);
  if (!value) return false;
  stack_.push_back({offset == 0 ? What::register_value : What::value, *value + offset, number});
  return true;
}

bool DwarfLocation::execute(Dwarf_Attribute& attribute, const Dwarf_Op& op, bool value_follows) {
  const std::uint8_t atom = op.atom;
  if (atom >= DW_OP_lit0 && atom <= DW_OP_lit31) {
    stack_.push_back({What::value, static_cast<std::uint64_t>(atom - DW_OP_lit0), 0});
    return true;
  }
  if (atom >= DW_OP_breg0 && atom <= DW_OP_breg31) return push_register(atom - DW_OP_breg0, op.number);
  if (atom >= DW_OP_reg0 && atom <= DW_OP_reg31) {
    location_ = {Where::register_, static_cast<std::uint64_t>(atom - DW_OP_reg0)};
    return true;
  }
  switch (atom) {
    case DW_OP_bregx: return push_register(static_cast<std::uint32_t>(op.number), op.number2);
    case DW_OP_regx: location_ = {Where::register_, op.number}; return true;
    case DW_OP_fbreg:
      if (!frame_) return false;
      stack_.push_back({What::frame_address, *frame_ + op.number, 0});
      return true;
    case DW_OP_addr:
    case DW_OP_const1u:
    case DW_OP_const1s:
    case DW_OP_const2u:
    case DW_OP_const2s:
    case DW_OP_const4u:
    case DW_OP_const4s:
    case DW_OP_const8u:
    case DW_OP_const8s:
    case DW_OP_constu:
    case DW_OP_consts: stack_.push_back({What::value, op.number, 0}); return true;
    case DW_OP_addrx:
    case DW_OP_constx: {
      Dwarf_Attribute address;
      Dwarf_Addr value = 0;
      if (dwarf_getlocation_attr(&attribute, &op, &address) != 0 || dwarf_formaddr(&address, &value) != 0) return false;
      stack_.push_back({What::value, value, 0});
      return true;
    }
    case DW_OP_swap:
      if (stack_.size() < 2) return false;
      std::swap(stack_.back(), stack_[stack_.size() - 2]);
      return true;
    case DW_OP_xderef: {
      Item address, space;
      if (!take(address) || !take(space)) return false;
      if (value_follows) {
        stack_.push_back(address);
        return true;
      }
      location_ = address.what == What::register_value  ? Location{Where::register_, address.number}
                  : address.what == What::frame_address ? Location{Where::scratch, address.value}
                  : space.value == lds_space            ? Location{Where::lds, address.value}
                  : space.value == global_space || space.value == constant_space
                      ? Location{Where::global, address.value}
                      : Location{};
      return true;
    }
    case DW_OP_stack_value: {
      Item value;
      if (!take(value) || value.what == What::frame_address) return false;
      location_ = {Where::value, value.value};
      return true;
    }
    case DW_OP_convert: return convert(attribute, op);
    default: return compute(op);
  }
}

/// To a base type: so many bits, with a sign or without.
bool DwarfLocation::convert(Dwarf_Attribute& attribute, const Dwarf_Op& op) {
  Item item;
  if (!take(item) || item.what == What::frame_address) return false;
  item.what = What::value;
  Dwarf_Die type;
  Dwarf_Word encoding = 0;
  Dwarf_Attribute how;
  if (op.number != 0) {
    if (dwarf_getlocation_die(&attribute, &op, &type) != 0 ||
        dwarf_formudata(dwarf_attr(&type, DW_AT_encoding, &how), &encoding) != 0)
      return false;
    const int bytes = dwarf_bytesize(&type);
    if (bytes < 1 || bytes > 8 || encoding == DW_ATE_float) return false;
    const unsigned unused = 64 - 8 * static_cast<unsigned>(bytes);
    const bool is_signed = encoding == DW_ATE_signed || encoding == DW_ATE_signed_char;
    item.value = is_signed ? static_cast<std::uint64_t>(static_cast<std::int64_t>(item.value << unused) >> unused)
                           : item.value << unused >> unused;
  }
  stack_.push_back(item);
  return true;
}

bool DwarfLocation::compute(const Dwarf_Op& op) {
  Item b;
  if (!take(b) || b.what == What::frame_address) return false;
  const auto give = [&](std::uint64_t value) {
    stack_.push_back({What::value, value, 0});
    return true;
  };
  switch (op.atom) {
    case DW_OP_plus_uconst: return give(b.value + op.number);
    case DW_OP_not: return give(~b.value);
    case DW_OP_neg: return give(-b.value);
    case DW_OP_dup: stack_.push_back(b); return give(b.value);
    default: break;
  }
  Item a;
  if (!take(a) || a.what == What::frame_address) return false;
  const bool shifts = b.value < 64;
  switch (op.atom) {
    case DW_OP_plus: return give(a.value + b.value);
    case DW_OP_minus: return give(a.value - b.value);
    case DW_OP_mul: return give(a.value * b.value);
    case DW_OP_and: return give(a.value & b.value);
    case DW_OP_or: return give(a.value | b.value);
    case DW_OP_xor: return give(a.value ^ b.value);
    case DW_OP_shl: return give(shifts ? a.value << b.value : 0);
    case DW_OP_shr: return give(shifts ? a.value >> b.value : 0);
    case DW_OP_shra:
      return give(static_cast<std::uint64_t>(static_cast<std::int64_t>(a.value) >> (shifts ? b.value : 63)));
    default: return false;
  }
}

}  // namespace lockstep
