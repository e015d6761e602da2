#include "tables/other_isas.hpp"

#include <cstdio>

#include "error.hpp"
#include "model/decode.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen {
namespace {

/// Words up to the last that is not 0: "0xfc000000, 0x0000ffff".
std::string words(const WideBits& bits) {
  std::string text, zeros;
  for (const std::uint32_t word : bits) {
    char hex[16];
    std::snprintf(hex, sizeof hex, "0x%x", word);
    zeros += (text.empty() && zeros.empty() ? "" : ", ") + std::string(hex);
    if (word == 0) continue;
    text += zeros;
    zeros.clear();
  }
  return text;
}

bool covered(const Encoding& encoding, unsigned bit) {
  for (const Field& field : encoding.fields)
    for (const BitRange& range : field.ranges)
      if (bit >= range.offset && bit < range.offset + range.width) return true;
  return false;
}

/// A form in a variant of an encoding begins with the word that the form in the encoding itself has.
bool told_by_base(const TableInput& input, const Instruction& instruction, const Form& form) {
  const std::string base = input.names.base(form.encoding);
  for (const Form& other : instruction.forms)
    if (other.encoding == base && other.opcode == form.opcode && &other != &form) return true;
  return false;
}

}  // namespace

void OtherIsas::add(const TableInput& input, const std::string& target) {
  if (names_.size() == 16) throw Error("lockstep::OtherFormat has a bit each for 16 ISAs, and there are more");
  const unsigned bit = 1u << names_.size();
  names_.push_back(short_architecture(input.isa.architecture));
  targets_.push_back(target);
  sources_.push_back(input.sources.xml);
  for (const Instruction& instruction : input.isa.instructions) {
    const auto entry = input.semantics.find(instruction.name);
    const bool unsupported = entry == input.semantics.end() || entry->second.kind == SemanticsEntry::Kind::unsupported;
    for (const Form& form : instruction.forms) {
      const Encoding& encoding = *input.isa.find_encoding(form.encoding);
      const Field* const op = encoding.find_field("OP");
      if (encoding.second_half || op == nullptr || told_by_base(input, instruction, form)) continue;
      if (op->ranges.size() > 2)
        throw Error({input.isa.file, op->line}, "OP has more than two bit ranges; lockstep::OtherFormat holds two");
      // Bits of no field are 0 in what compilers write, even where hardware ignores them.
      auto [mask, value] = fixed_bits(input.isa, encoding);
      for (unsigned bit = 0; bit < encoding.bits; ++bit)
        if (!covered(encoding, bit)) mask[bit / 32] |= 1u << bit % 32;
      const SyntaxForm& spelled = input.syntax.form(instruction, form);
      for (std::size_t i = 0; i < mask.size(); ++i) {
        mask[i] |= spelled.reserved_mask[i];
        value[i] |= spelled.reserved_value[i];
      }
      std::vector<unsigned> place;
      for (const BitRange& range : op->ranges) place.insert(place.end(), {range.offset, range.width});
      opcodes_[{mask, value, place, unsupported}][{form.opcode, plain_mnemonic(input, instruction)}] |= bit;
    }
  }
}

OutputFile OtherIsas::render(const Renderer& renderer) const {
  Value::List isas, formats;
  for (std::size_t i = 0; i < names_.size(); ++i)
    isas.push_back(Value::Record{{"name", names_[i]}, {"target", targets_[i]}});
  for (const auto& [format, opcodes] : opcodes_) {
    const auto& [mask, value, place, unsupported] = format;
    std::map<unsigned, std::map<unsigned, std::string>> by_isas;
    for (const auto& [opcode, bits] : opcodes) {
      const auto& [number, mnemonic] = opcode;
      if (!by_isas[bits].emplace(number, mnemonic).second)
        throw Error("opcode " + std::to_string(number) + " of a format is " + mnemonic + " and " +
                    by_isas[bits][number]);
    }
    std::string ranges;
    for (std::size_t i = 0; i < place.size(); ++i) ranges += (i == 0 ? "" : ", ") + std::to_string(place[i]);
    for (const auto& [bits, names] : by_isas) {
      // A number stands where the opcodes do not count on. Lines, which the compiler joins, end at multiples of 8, so
      // that a new instruction changes one.
      std::vector<std::string> lines;
      unsigned next = ~0u, eight = ~0u;
      for (const auto& [number, mnemonic] : names) {
        if (number / 8 != eight) lines.emplace_back();
        lines.back() += (number == next ? "" : std::to_string(number) + " ") + mnemonic + " ";
        next = number + 1;
        eight = number / 8;
      }
      lines.back().pop_back();
      Value::List rows;
      for (const std::string& line : lines) rows.push_back(Value::Record{{"text", line}});
      formats.push_back(Value::Record{{"mask", words(mask)},
                                      {"value", words(value)},
                                      {"op", ranges},
                                      {"isas", bits},
                                      {"unsupported", unsupported ? "true" : "false"},
                                      {"lines", rows}});
    }
  }
  return renderer.render("generated/common/other_isas.hpp", "other_isas.hpp.mustache",
                         {{"isas", isas}, {"formats", formats}}, sources_);
}

}  // namespace isagen
