// What stands left of '='.
#include <algorithm>

#include "passes/lowerer.hpp"

namespace isagen::pcode {

using Kind = Expression::Kind;

/// prev = ROUND_MODE (ignored: the mode ends with the operation), ROUND_MODE = ROUND_x.
bool Lowerer::assign_round_mode(const Statement& s) {
  const Expression& value = s.expressions[0];
  const Expression& target = s.targets[0];
  if (value.kind == Kind::name && value.text == "ROUND_MODE") {
    if (target.kind != Kind::name) fail(s.position, "ROUND_MODE is kept in a plain variable");
    lambdas_.erase(target.text);
    round_modes_[target.text] = round_;
    return true;
  }
  if (target.kind != Kind::name || target.text != "ROUND_MODE") return false;
  if (s.targets.size() != 1 || s.text != "=" || value.kind != Kind::name) fail(s.position, "ROUND_MODE = ROUND_x");
  if (const auto kept = round_modes_.find(value.text); kept != round_modes_.end()) {
    round_ = kept->second;
  } else if (const auto round = find_round(value.text)) {
    round_ = *round;
  } else {
    fail(value.position, "unknown rounding mode '" + value.text + "'");
  }
  if (depth_ != 1) fail(s.position, "ROUND_MODE changes under a condition");
  return true;
}

void Lowerer::assign(const Statement& s, std::vector<Action>& out) {
  if (in_lambda_ && s.targets.size() != 1) fail(s.position, "a chained assignment inside a lambda");
  if (assign_round_mode(s)) return;
  Value value = expression(s.expressions[0]);
  if (s.text != "=") {
    value = arithmetic(s.text.substr(0, s.text.size() - 1), expression(s.targets.back()), std::move(value), s.position);
    // x += n keeps x's width.
    const Type kept = expression(s.targets.back()).type;
    if (value.type.integer() && kept.integer() && value.type.width > kept.width && options_.vendor_dialect) {
      value = view(std::move(value), kept, s.position);
    }
  }
  if (value.type.kind == Type::Kind::none || value.type.elements != 0) fail(s.position, "no single value to assign");
  if (s.targets.size() > 1) {
    // Evaluated once, however many targets.
    const bool simple = value.op == Value::Op::read || value.op == Value::Op::constant;
    if (!simple) {
      const std::size_t local = add_local("value" + std::to_string(out.size()), value.type, s.position);
      operation_.symbols[local].name = "value";
      store_symbol(local, std::nullopt, std::move(value), s.position, out);
      value = read(local, s.position);
    }
  }
  for (auto target = s.targets.rbegin(); target != s.targets.rend(); ++target) store(*target, value, out);
}

void Lowerer::store(const Expression& target, Value value, std::vector<Action>& out) {
  if (target.kind == Kind::concatenation) return store_concatenation(target, std::move(value), out);
  const Expression* place = &target;
  std::optional<Type> type;
  if (place->kind == Kind::member) {
    const Expression& base = place->operands[0];
    if (base.kind == Kind::name && base.text == "WAVE_MODE" && !find_local(base.text)) {
      const auto field = find_mode_field(place->text);
      if (!field) fail(place->position, "MODE has no field '" + place->text + "'");
      return store_register_field("mode", *field, std::move(value), target.position, out);
    }
    type = type_of_view(place->text);
    if (!type) fail(place->position, "'." + place->text + "' is no view, or cannot be assigned");
    place = &base;
  }
  if (place->kind == Kind::index || place->kind == Kind::slice || place->kind == Kind::part_select) {
    return store_range(*place, type, std::move(value), out);
  }
  if (place->kind != Kind::name) fail(target.position, "this cannot be assigned to");
  store_symbol(target_symbol(*place, type, value.type), type, std::move(value), target.position, out);
}

/// { a.u1, b.u64 } = value: the parts take their bits from the top.
void Lowerer::store_concatenation(const Expression& target, Value value, std::vector<Action>& out) {
  std::uint32_t width = 0;
  std::vector<Type> types;
  for (const Expression& part : target.operands) {
    const auto view_type = part.kind == Kind::member ? type_of_view(part.text) : std::nullopt;
    Type type = Type::bits_of(64);
    if (view_type) {
      type = *view_type;
    } else if (part.kind == Kind::name && find_local(part.text)) {
      type = operation_.symbols[*find_local(part.text)].type;
    } else if (part.kind != Kind::name || (part.text != "PC" && part.text != "EXEC" && part.text != "VCC")) {
      fail(part.position, "the width of a part must be written, as in D0.u64");
    }
    width += type.width;
    types.push_back(type);
  }
  value = coerce(std::move(value), Type::bits_of(width), target.position, "{ }");
  const std::size_t whole = add_local("whole", value.type, target.position);
  store_symbol(whole, std::nullopt, std::move(value), target.position, out);
  std::uint32_t top = width;
  for (std::size_t i = 0; i < types.size(); ++i) {
    Value part = make(Value::Op::slice, Type::bits_of(types[i].width), target.position, {read(whole, target.position)});
    part.constant_range = true;
    part.number = top - 1;
    top -= types[i].width;
    part.low_bit = top;
    if (types[i].floating()) part = view(std::move(part), types[i], target.position);
    store(target.operands[i], std::move(part), out);
  }
}

void Lowerer::store_range(const Expression& target, std::optional<Type> type, Value value, std::vector<Action>& out) {
  const Expression& base = target.operands[0];
  const Expression* name = &base;
  std::optional<Type> base_view;
  if (name->kind == Kind::member) {
    base_view = type_of_view(name->text);
    if (!base_view) fail(name->position, "'." + name->text + "' is no view");
    name = &name->operands[0];
  }
  const bool file =
      (name->kind == Kind::name &&
       (name->text == "SGPR" || name->text == "HW_REGISTERS" || name->text == "BARRIERS")) ||
      (name->kind == Kind::index && name->operands[0].kind == Kind::name && name->operands[0].text == "VGPR");
  if (file && target.kind == Kind::index) return store_file(target, type, std::move(value), out);
  if (name->kind != Kind::name) fail(target.position, "this cannot be assigned to");
  if (name->text == "VGPR") fail(target.position, "VGPR takes two indices, VGPR[lane][register]");
  if (name->text == "MEM" || name->text == "LDS") fail(target.position, "an operation does not reach memory");
  // This lane's bit of a mask
  if (target.kind == Kind::index && is_lane_id(target.operands[1]) && !find_local(name->text)) {
    const auto state = find_state(name->text);
    if (const auto lane = state ? lane_bit_of(state->state) : std::nullopt) {
      if (in_lambda_) fail(target.position, "a lambda changes state");
      return store_symbol(state_symbol(*lane, target.position), std::nullopt, std::move(value), target.position, out);
    }
  }
  const std::size_t symbol = target_symbol(*name, base_view, {});
  const Type whole = operation_.symbols[symbol].type;
  Action action;
  action.position = target.position;
  action.symbol = symbol;
  if (whole.elements != 0) {
    if (target.kind != Kind::index) fail(target.position, "a slice of an array; index it first");
    action.kind = Action::Kind::assign_element;
    action.indices.push_back(expression(target.operands[1]));
    if (type) value = view(std::move(value), *type, target.position);
    action.value = coerce(std::move(value), whole.element(), target.position, "the element");
    const auto number = constant_of(action.indices[0]);
    if (number && *number >= whole.elements) fail(target.position, "index beyond the " + describe(whole));
    out.push_back(std::move(action));
    return;
  }
  // The place as a value gives the bounds; reading it is not what happens.
  const Value place = expression(target);
  if (place.op == Value::Op::bit) {
    action.kind = Action::Kind::assign_bit;
    action.indices.push_back(place.operands[1]);
    action.value = coerce(std::move(value), Type::boolean_type(), target.position, "a bit");
    out.push_back(std::move(action));
    return;
  }
  action.kind = Action::Kind::assign_slice;
  std::uint32_t width = place.type.width;
  if (place.op == Value::Op::slice && !place.constant_range) {
    action.indices = {place.operands[1], place.operands[2]};
  } else if (place.op == Value::Op::part) {
    Value low = place.operands[1];
    Value high = arithmetic("+", low, make_constant(width - 1, low.type, target.position), target.position);
    action.indices = {std::move(high), std::move(low)};
  } else {
    action.constant_range = true;
    action.low = place.op == Value::Op::slice ? place.low_bit : 0;
    action.high = action.low + width - 1;
  }
  if (type) value = coerce(std::move(value), *type, target.position, "the target");
  if (value.type.floating()) value = view(std::move(value), Type::bits_of(value.type.width), target.position);
  action.value = coerce(std::move(value), Type::bits_of(width), target.position, "the slice");
  if (operation_.symbols[symbol].type.floating()) fail(target.position, "bits of a float variable");
  out.push_back(std::move(action));
}

void Lowerer::store_file(const Expression& target, std::optional<Type> type, Value value, std::vector<Action>& out) {
  if (in_lambda_) fail(target.position, "a lambda changes state");
  const Value place = expression(target);
  if (type) value = coerce(std::move(value), *type, target.position, "the target");
  if (value.type.floating()) value = view(std::move(value), Type::bits_of(value.type.width), target.position);
  if (place.file == File::sgpr && type && type->width > 32) {
    if (type->width % 32 != 0) fail(target.position, "SGPRs hold 32 bits each");
    const std::size_t whole = add_local("whole", value.type, target.position);
    store_symbol(whole, std::nullopt, std::move(value), target.position, out);
    for (std::uint32_t i = 0; i < type->width / 32; ++i) {
      Value part = make(Value::Op::slice, Type::bits_of(32), target.position, {read(whole, target.position)});
      part.constant_range = true;
      part.low_bit = i * 32;
      part.number = i * 32 + 31;
      Action write;
      write.kind = Action::Kind::write_file;
      write.position = target.position;
      write.file = place.file;
      write.indices = next_register(place, i).operands;
      write.value = std::move(part);
      out.push_back(std::move(write));
    }
    return;
  }
  Action action;
  action.kind = Action::Kind::write_file;
  action.position = target.position;
  action.file = place.file;
  action.indices = place.operands;
  action.value = coerce(std::move(value), Type::bits_of(32), target.position, "a register");
  out.push_back(std::move(action));
}

void Lowerer::store_register_field(std::string_view state, const RegisterField& field, Value value, Position at,
                                   std::vector<Action>& out) {
  const StateName whole{"", state, lockstep::State::mode, 32, true};
  Action action;
  action.kind = Action::Kind::assign_slice;
  action.position = at;
  action.symbol = state_symbol(whole, at);
  action.constant_range = true;
  action.high = field.high;
  action.low = field.low;
  // Register fields hold the low bits of what is written to them.
  const Type type = Type::bits_of(field.high - field.low + 1);
  if (!value.type.integer()) fail(at, "a field of MODE takes an integer");
  action.value = view(std::move(value), type, at);
  out.push_back(std::move(action));
}

/// The symbol a name stands for as a target; a new variable takes its type from the view or the value.
std::size_t Lowerer::target_symbol(const Expression& name, std::optional<Type> type, const Type& value) {
  if (const auto local = find_local(name.text)) {
    if (operation_.symbols[*local].kind == Symbol::Kind::loop)
      fail(name.position, "a loop variable is not assigned to");
    return *local;
  }
  if (const auto state = find_state(name.text)) {
    if (!state->writable) fail(name.position, "'" + name.text + "' cannot be written");
    if (in_lambda_) fail(name.position, "a lambda changes state");
    return state_symbol(*state, name.position);
  }
  if (lambdas_.count(name.text) != 0) fail(name.position, "'" + name.text + "' is a lambda");
  // Bits first set piece by piece: as many as the text uses.
  if (value.kind == Type::Kind::none) {
    const std::uint32_t width = std::max(used_width(name.text), type ? type->width : 0);
    if (width == 0) fail(name.position, "the width of '" + name.text + "' is not known; declare it");
    return add_local(name.text, Type::bits_of(width), name.position);
  }
  return add_local(name.text, type.value_or(value), name.position);
}

void Lowerer::store_symbol(std::size_t symbol, std::optional<Type> type, Value value, Position at,
                           std::vector<Action>& out) {
  const Symbol& target = operation_.symbols[symbol];
  const bool state = target.kind == Symbol::Kind::state;
  if (type) value = coerce(std::move(value), *type, at, "the target");
  Action action;
  action.position = at;
  action.symbol = symbol;
  const Type whole = target.type;
  if (state && target.name == "d0" && operation_.d0_type.kind == Type::Kind::none) {
    operation_.d0_type = type ? *type : Type::bits_of(whole.width);
  }
  if (type && type->width < whole.width && !whole.floating()) {
    // Fewer bits than the operation uses elsewhere: the others stay.
    if (state && target.name == "d0") operation_.d0_type = Type::bits_of(whole.width);
    action.kind = Action::Kind::assign_slice;
    action.constant_range = true;
    action.high = type->width - 1;
    if (value.type.floating()) value = view(std::move(value), Type::bits_of(type->width), at);
    action.value = coerce(std::move(value), Type::bits_of(type->width), at, "the target");
  } else {
    if (type && !whole.floating() && value.type.floating())
      value = view(std::move(value), Type::bits_of(type->width), at);
    if (state && !type && value.type.floating() && value.type.width <= whole.width) {
      value = view(std::move(value), Type::bits_of(value.type.width), at);
    }
    action.value = coerce(std::move(value), whole, at, "'" + target.name + "'");
  }
  out.push_back(std::move(action));
}

}  // namespace isagen::pcode
