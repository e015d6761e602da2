#include "model/decode.hpp"

#include <algorithm>
#include <tuple>

#include "error.hpp"

namespace isagen {
namespace {

bool agree(const WideBits& word, const WideBits& mask, const WideBits& value) {
  for (std::size_t i = 0; i < word.size(); ++i)
    if (((word[i] ^ value[i]) & mask[i]) != 0) return false;
  return true;
}

std::uint64_t read(const WideBits& word, const Field& field) {
  std::uint64_t value = 0;
  unsigned done = 0;
  for (const BitRange& range : field.ranges)
    for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit, ++done)
      if (done < 64) value |= static_cast<std::uint64_t>(word[bit / 32] >> (bit % 32) & 1u) << done;
  return value ^ field.inverted;
}

/// The opcode in a word; 0 in an encoding of one instruction.
unsigned opcode_in(const WideBits& word, const Encoding& encoding) {
  const Field* op = encoding.find_field("OP");
  return op == nullptr ? 0 : static_cast<unsigned>(read(word, *op));
}

std::uint64_t evaluate(const Expression& expression, const Encoding& encoding, const WideBits& word) {
  if (expression.kind == Expression::Kind::number) return expression.number;
  if (expression.kind == Expression::Kind::field) return read(word, *encoding.find_field(expression.name));
  const auto operand = [&](std::size_t i) { return evaluate(expression.operands[i], encoding, word); };
  const std::string& op = expression.name;
  const std::uint64_t a = operand(0);
  if (op == "!") return a == 0;
  if (op == "~") return ~a;
  const std::uint64_t b = operand(1);
  if (op == "==") return a == b;
  if (op == "!=") return a != b;
  if (op == "&&") return a != 0 && b != 0;
  if (op == "||") return a != 0 || b != 0;
  if (op == "<") return a < b;
  if (op == "<=") return a <= b;
  if (op == ">") return a > b;
  if (op == ">=") return a >= b;
  if (op == "&") return a & b;
  if (op == "|") return a | b;
  if (op == "^") return a ^ b;
  if (op == "+") return a + b;
  if (op == "-") return a - b;
  if (op == "<<") return b < 64 ? a << b : 0;
  if (op == ">>") return b < 64 ? a >> b : 0;
  throw Error("model/decode.cpp does not evaluate operator \"" + op + "\", which the reader takes; add it");
}

bool condition_holds(const Encoding& encoding, const WideBits& word) {
  return encoding.conditions.empty() ||
         std::any_of(encoding.conditions.begin(), encoding.conditions.end(), [&](const EncodingCondition& condition) {
           return evaluate(condition.expression, encoding, word) != 0;
         });
}

/// A value that makes a comparison of a condition true or false.
struct Trial {
  const Field* field;
  std::uint64_t value;
};

/// The numbers that `expression` holds its fields against, and their neighbours.
void collect_trials(const Expression& expression, const Encoding& encoding, std::vector<Trial>& trials) {
  for (const Expression& field : expression.operands)
    for (const Expression& number : expression.operands)
      if (field.kind == Expression::Kind::field && number.kind == Expression::Kind::number)
        for (const std::uint64_t value : {number.number, number.number + 1, number.number - 1})
          trials.push_back({encoding.find_field(field.name), value});
  for (const Expression& operand : expression.operands) collect_trials(operand, encoding, trials);
}

}  // namespace

void write_field(WideBits& word, const Field& field, std::uint64_t value) {
  unsigned done = 0;
  for (const BitRange& range : field.ranges)
    for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit, ++done) {
      const std::uint32_t one = 1u << (bit % 32);
      word[bit / 32] = (done < 64 && (value >> done & 1) != 0) ? word[bit / 32] | one : word[bit / 32] & ~one;
    }
}

FixedBits fixed_bits(const Isa& isa, const Encoding& encoding) {
  FixedBits fixed{encoding.mask, {}};
  const Field* op = encoding.find_field("OP");
  for (const BitRange& range : op == nullptr ? std::vector<BitRange>{} : op->ranges)
    for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit)
      fixed.mask[bit / 32] &= ~(1u << (bit % 32));
  for (std::size_t i = 0; i < fixed.value.size(); ++i) fixed.value[i] = encoding.identifiers.front()[i] & fixed.mask[i];
  for (const WideBits& identifier : encoding.identifiers)
    if (!agree(identifier, fixed.mask, fixed.value))
      throw Error({isa.file, encoding.line},
                  "the identifiers of encoding " + encoding.name +
                      " differ outside its opcode; if the file is wrong there, add <Identifiers Encoding=\"" +
                      encoding.name + "\" .../> to the overrides (vendor-xml/README.md)");
  return fixed;
}

namespace {

/// AMD says "always" of some encodings that have variants, in place of the true condition or beside it: what is left
/// when no variant fits.
bool takes_what_is_left(const Isa& isa, const Encoding& encoding) {
  const auto is_variant = [&](const Encoding& other) { return other.base == encoding.name && &other != &encoding; };
  const auto is_constant = [](const EncodingCondition& condition) {
    return condition.expression.kind == Expression::Kind::number;
  };
  return std::any_of(encoding.conditions.begin(), encoding.conditions.end(), is_constant) &&
         std::any_of(isa.encodings.begin(), isa.encodings.end(), is_variant);
}

}  // namespace

std::vector<const Encoding*> decoding_order(const Isa& isa) {
  std::vector<const Encoding*> order;
  for (const Encoding& encoding : isa.encodings)
    if (!encoding.second_half) order.push_back(&encoding);
  std::sort(order.begin(), order.end(), [&](const Encoding* a, const Encoding* b) {
    return std::tuple(takes_what_is_left(isa, *a), a->order, a->line) <
           std::tuple(takes_what_is_left(isa, *b), b->order, b->line);
  });
  return order;
}

Decoder::Decoder(const Isa& isa, const Syntax& syntax) {
  for (const Encoding* encoding : decoding_order(isa)) rows_.push_back({encoding, fixed_bits(isa, *encoding), {}});
  for (const Instruction& instruction : isa.instructions)
    for (const Form& form : instruction.forms)
      if (!isa.find_encoding(form.encoding)->second_half)
        rows_[row_of(form)].forms[form.opcode] = {&instruction, &form, &syntax.form(instruction, form)};
}

std::size_t Decoder::row_of(const Form& form) const {
  std::size_t index = 0;
  while (rows_[index].encoding->name != form.encoding) ++index;
  return index;
}

InstructionForm Decoder::decode(const WideBits& word) const {
  for (const Row& row : rows_) {
    if (!agree(word, row.fixed.mask, row.fixed.value) || !condition_holds(*row.encoding, word)) continue;
    const auto found = row.forms.find(opcode_in(word, *row.encoding));
    if (found == row.forms.end()) continue;
    const SyntaxForm& syntax = *found->second.syntax;
    WideBits mask = syntax.reserved_mask;
    for (std::size_t i = 0; i < mask.size(); ++i) mask[i] &= ~syntax.ignored[i];
    if (agree(word, mask, syntax.reserved_value)) return found->second;
  }
  return {};
}

std::pair<bool, WideBits> Decoder::witness(const Instruction& instruction, const Form& form) const {
  const Row& row = rows_[row_of(form)];
  const SyntaxForm& syntax = *row.forms.at(form.opcode).syntax;
  WideBits plain = row.fixed.value;
  for (std::size_t i = 0; i < plain.size(); ++i) plain[i] |= syntax.reserved_value[i];
  if (const Field* op = row.encoding->find_field("OP")) write_field(plain, *op, form.opcode);
  const auto is_it = [&](const WideBits& word) {
    const InstructionForm found = decode(word);
    return found.instruction == &instruction && found.form == &form;
  };
  if (is_it(plain)) return {true, plain};
  // Own conditions must become true, those of encodings in front false: up to two fields of either get other values.
  std::vector<Trial> trials;
  for (const Row& other : rows_)
    for (const EncodingCondition& condition : other.encoding->conditions)
      if (agree(plain, other.fixed.mask, other.fixed.value))
        collect_trials(condition.expression, *other.encoding, trials);
  for (const Trial& first : trials) {
    WideBits once = plain;
    write_field(once, *first.field, first.value);
    if (is_it(once)) return {true, once};
    for (const Trial& second : trials) {
      WideBits twice = once;
      write_field(twice, *second.field, second.value);
      if (is_it(twice)) return {true, twice};
    }
  }
  return {false, plain};
}

}  // namespace isagen
