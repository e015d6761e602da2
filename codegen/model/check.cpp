#include "model/check.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "error.hpp"
#include "model/decode.hpp"

namespace isagen {
namespace {

std::string on_line(int line) { return " (line " + std::to_string(line) + ")"; }

class Check {
 public:
  Check(const Isa& isa, const Names& names, const Syntax& syntax) : isa_(isa), names_(names), syntax_(syntax) {}

  void run(std::vector<std::string>& notes) {
    check_names();
    check_opcodes();
    check_orders();
    check_operands();
    check_identifiers(notes);
    errors_.require_none();  // words are told by what has been checked so far
    check_decoding();
    check_second_halves();
    errors_.require_none();
  }

 private:
  struct First {
    std::string name;
    int line;
  };

  void fail(int line, const std::string& reason) { errors_.add({isa_.file, line}, reason); }

  void claim(std::map<std::string, First>& seen, const std::string& cpp, const std::string& name, int line,
             const std::string& what) {
    const auto [first, is_new] = seen.emplace(cpp, First{name, line});
    if (!is_new)
      fail(line, what + " " + name + " and " + first->second.name + on_line(first->second.line) + " are both " + cpp +
                     " in C++");
  }

  void check_names() {
    std::map<std::string, First> instructions, formats, encodings;
    for (const Instruction& instruction : isa_.instructions)
      claim(instructions, lower(instruction.name), instruction.name, instruction.line, "instructions");
    for (const DataFormat& format : isa_.formats)
      claim(formats, lower(format.name.starts_with("FMT_") ? format.name.substr(4) : format.name), format.name,
            format.line, "data formats");
    for (const Encoding& encoding : isa_.encodings) {
      claim(encodings, lower(names_.encoding(encoding.name)), encoding.name, encoding.line, "encodings");
      std::map<std::string, First> fields;
      for (const Field& field : encoding.fields)
        claim(fields, names_.field(field.name), field.name, field.line, "fields of " + encoding.name);
    }
  }

  static std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  }

  void check_opcodes() {
    std::map<std::pair<std::string, unsigned>, First> seen;
    for (const Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms) {
        const auto [first, is_new] =
            seen.emplace(std::pair(form.encoding, form.opcode), First{instruction.name, form.line});
        if (!is_new)
          fail(form.line, instruction.name + " has opcode " + std::to_string(form.opcode) + " of " + form.encoding +
                              ", which is " + first->second.name + "'s" + on_line(first->second.line));
      }
  }

  /// The first of two encodings that fit takes the word, so it must be said which is the first.
  void check_orders() {
    const std::vector<const Encoding*> order = decoding_order(isa_);
    for (std::size_t i = 0; i < order.size(); ++i)
      for (std::size_t j = i + 1; j < order.size() && order[j]->order == order[i]->order; ++j) {
        const FixedBits a = fixed_bits(isa_, *order[i]), b = fixed_bits(isa_, *order[j]);
        bool shared = true;
        for (std::size_t word = 0; word < a.mask.size(); ++word)
          shared = shared && ((a.value[word] ^ b.value[word]) & a.mask[word] & b.mask[word]) == 0;
        if (shared)
          fail(order[j]->line, "encoding " + order[j]->name + " has words in common with " + order[i]->name +
                                   on_line(order[i]->line) + " and the same Order " + std::to_string(order[j]->order));
      }
  }

  void check_operands() {
    for (const Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms) {
        const std::string what = instruction.name + " in " + form.encoding;
        std::set<std::string> fields;
        for (const Operand& operand : form.operands) {
          if (operand.implicit) continue;
          if (isa_.find_encoding(form.encoding)->find_field(operand.field) == nullptr)
            fail(form.line, what + " has an operand in field " + operand.field + ", which the encoding does not have");
          if (!fields.insert(operand.field).second)
            fail(form.line, what + " has two operands in field " + operand.field);
        }
      }
  }

  void check_identifiers(std::vector<std::string>& notes) {
    std::map<std::string, std::set<unsigned>> listed;
    for (const Encoding& encoding : isa_.encodings)
      for (const WideBits& identifier : encoding.identifiers)
        listed[encoding.name].insert(opcode_of(encoding, identifier));
    for (const Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms)
        if (isa_.find_encoding(form.encoding)->pair.empty() && listed[form.encoding].count(form.opcode) == 0)
          notes.push_back(Place{isa_.file, form.line}.text() + ": opcode " + std::to_string(form.opcode) + " of " +
                          instruction.name + " is not among the identifiers of " + form.encoding +
                          "; the opcode is taken");
  }

  static unsigned opcode_of(const Encoding& encoding, const WideBits& identifier) {
    unsigned opcode = 0, done = 0;
    const Field* op = encoding.find_field("OP");
    for (const BitRange& range : op == nullptr ? std::vector<BitRange>{} : op->ranges)
      for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit, ++done)
        opcode |= (identifier[bit / 32] >> (bit % 32) & 1u) << done;
    return opcode;
  }

  void check_decoding() {
    const Decoder decoder(isa_, syntax_);
    for (const Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms) {
        if (isa_.find_encoding(form.encoding)->second_half) continue;  // any first half brings it along
        const auto [found, word] = decoder.witness(instruction, form);
        if (found) continue;
        const InstructionForm taker = decoder.decode(word);
        fail(form.line,
             "no word decodes to " + instruction.name + " in " + form.encoding + ": " +
                 (taker.form == nullptr ? std::string("its encoding's conditions and reserved bits leave none")
                                        : "they are " + taker.instruction->name + " in " + taker.form->encoding +
                                              on_line(taker.form->line)));
      }
  }

  /// A pair's length is the first half's encoding: that must not take a word whose second half needs the longer one, by
  /// its opcode or its first source. (AMD's conditions ask the first half alone.)
  void check_second_halves() {
    const Decoder decoder(isa_, syntax_);
    for (const Encoding& longer : isa_.encodings) {
      const Encoding* const base = longer.base == longer.name ? nullptr : isa_.find_encoding(longer.base);
      if (base == nullptr || base->pair.empty() || base->second_half) continue;
      const std::set<unsigned> there = opcodes_in(base->pair);
      std::vector<std::pair<std::string, std::uint64_t>> needs;
      for (const unsigned opcode : opcodes_in(longer.pair))
        if (there.count(opcode) == 0) needs.emplace_back("OPY", opcode);
      for (const EncodingCondition& condition : longer.conditions) add_literals(condition.expression, needs);
      for (const Instruction& instruction : isa_.instructions)
        for (const Form& form : instruction.forms) {
          if (form.encoding != base->name) continue;
          const auto [found, word] = decoder.witness(instruction, form);
          for (const auto& [field, value] : needs) {
            WideBits other = word;
            write_field(other, *base->find_field(field), value);
            const InstructionForm taker = decoder.decode(other);
            if (taker.form == nullptr || taker.form->encoding != base->name) continue;
            fail(base->line, "encoding " + base->name + " takes words with " + field + " " + std::to_string(value) +
                                 ", which are " + longer.name + ": add <Condition Encoding=\"" + base->name +
                                 "\" Field=\"" + field + "\" Not=\"" + std::to_string(value) +
                                 "\" Evidence=\"...\"/> to the overrides");
          }
        }
    }
  }

  std::set<unsigned> opcodes_in(const std::string& encoding) const {
    std::set<unsigned> opcodes;
    for (const Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms)
        if (form.encoding == encoding) opcodes.insert(form.opcode);
    return opcodes;
  }

  /// The numbers that say "literal" in the first source of the first half; they say so in the second half's, too.
  static void add_literals(const Expression& expression, std::vector<std::pair<std::string, std::uint64_t>>& needs) {
    for (const Expression& operand : expression.operands) add_literals(operand, needs);
    if (expression.name != "==" || expression.operands[0].name != "SRC0") return;
    const std::pair<std::string, std::uint64_t> need{"SRCY0", expression.operands[1].number};
    if (std::find(needs.begin(), needs.end(), need) == needs.end()) needs.push_back(need);
  }

  const Isa& isa_;
  const Names& names_;
  const Syntax& syntax_;
  Errors errors_;
};

}  // namespace

void check_isa(const Isa& isa, const Names& names, const Syntax& syntax, std::vector<std::string>& notes) {
  Check(isa, names, syntax).run(notes);
}

}  // namespace isagen
