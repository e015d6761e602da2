#include "model/syntax.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "model/xml_file.hpp"

namespace isagen {
namespace {

unsigned number(const std::string& text, const Place& place) {
  char* end = nullptr;
  const unsigned long value = std::strtoul(text.c_str(), &end, 10);
  if (text.empty() || *end != '\0' || value > 127) throw Error(place, "'" + text + "' is not a small number");
  return static_cast<unsigned>(value);
}

/// "63:59 15" -> those bits.
WideBits bit_set(const std::string& text, const Place& place) {
  WideBits bits{};
  for (const std::string& word : words(text)) {
    const std::size_t colon = word.find(':');
    const unsigned high = number(word.substr(0, colon), place);
    const unsigned low = colon == std::string::npos ? high : number(word.substr(colon + 1), place);
    if (low > high) throw Error(place, "'" + word + "' are no bits: the higher one comes first");
    for (unsigned bit = low; bit <= high; ++bit) bits[bit / 32] |= 1u << (bit % 32);
  }
  return bits;
}

/// "fp src0:2" -> an operand.
SyntaxOperand operand(const std::string& text, const Place& place) {
  SyntaxOperand result;
  result.words = words(text);
  if (result.words.empty()) throw Error(place, "an operand is empty");
  const std::string last = result.words.back();
  if (last == "vcc" || last == "literal" || last == "literal_constant" || last == "smem_offset") return result;
  result.words.pop_back();
  const std::size_t colon = last.find(':');
  result.field = last.substr(0, colon);
  if (colon != std::string::npos) result.dwords = number(last.substr(colon + 1), place);
  return result;
}

std::vector<SyntaxOperand> operand_list(const std::string& text, const Place& place) {
  std::vector<SyntaxOperand> operands;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, ',');) operands.push_back(operand(part, place));
  return operands;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

}  // namespace

Syntax::Syntax(const std::string& root, const std::string& source, const Names& names)
    : source_(source), path_(root + "/" + source), names_(names) {
  const XmlFile file(path_);
  for (const pugi::xml_node node : file.root("Syntax").children()) {
    if (node.type() != pugi::node_element) continue;
    if (std::string(node.name()) != "Encoding") {
      SyntaxName value{node.name(), {}, file.line(node)};
      for (const pugi::xml_attribute attribute : node.attributes())
        value.attributes[attribute.name()] = attribute.value();
      values_.push_back(value);
      continue;
    }
    file.require_known_attributes(node, {"Name"});
    const std::string encoding = file.attribute(node, "Name");
    for (const pugi::xml_node group : node.children()) {
      if (group.type() != pugi::node_element) continue;
      const Place place = file.place(group);
      const std::string kind = group.name();
      if (kind != "Forms" && kind != "Absent") throw Error(place, "<" + kind + "> is neither <Forms> nor <Absent>");
      if (kind == "Forms")
        file.require_known_attributes(group, {"Suffix", "Operands", "Modifiers", "Halves", "Reserved", "One"});
      else
        file.require_known_attributes(group, {});
      SyntaxForm form;
      form.line = place.line;
      form.operands = operand_list(group.attribute("Operands").value(), place);
      for (const std::string& word : words(group.attribute("Modifiers").value())) {
        const std::size_t colon = word.find(':');
        form.modifiers.emplace_back(word.substr(0, colon),
                                    colon == std::string::npos ? 0 : number(word.substr(colon + 1), place));
      }
      if (const std::string halves = group.attribute("Halves").value(); !halves.empty()) {
        if (halves != "op_sel" && halves != "low") throw Error(place, "Halves is op_sel or low, not " + halves);
        form.halves = halves == "low" ? SyntaxHalves::low : SyntaxHalves::op_sel;
      }
      form.reserved_value = bit_set(group.attribute("One").value(), place);
      form.reserved_mask = bit_set(group.attribute("Reserved").value(), place);
      for (std::size_t i = 0; i < form.reserved_mask.size(); ++i) form.reserved_mask[i] |= form.reserved_value[i];
      for (const std::string& word : words(group.text().get())) {
        const std::size_t equals = word.find('=');
        const std::string instruction = word.substr(0, equals);
        form.mnemonic = equals == std::string::npos ? lower(instruction) + group.attribute("Suffix").value()
                                                    : word.substr(equals + 1);
        const std::pair key{encoding, instruction};
        const bool is_new = absent_.count(key) == 0 && forms_.count(key) == 0;
        if (!is_new) throw Error(place, instruction + " in " + encoding + " is listed a second time");
        if (kind == "Absent")
          absent_[key] = place.line;
        else
          forms_[key] = form;
      }
    }
  }
}

void Syntax::add_spellings(const std::string& path, const Isa& isa) {
  const XmlFile file(path);
  for (const pugi::xml_node entry : file.root("Overrides").children("Spelling")) {
    file.require_known_attributes(entry, {"Instructions", "Encodings", "Like", "Evidence"});
    const Place place = file.place(entry);
    const std::string like = file.attribute(entry, "Like");
    const std::vector<std::string> encodings = words(file.attribute(entry, "Encodings"));
    for (const std::string& name : words(file.attribute(entry, "Instructions"))) {
      const Instruction* const instruction = isa.find_instruction(name);
      if (instruction == nullptr) continue;  // apply_overrides judges that
      bool found = false;
      for (const Form& form : instruction->forms) {
        if (encodings.empty() ||
            (encodings[0] != "*" && std::find(encodings.begin(), encodings.end(), form.encoding) == encodings.end()))
          continue;
        found = true;
        const std::string& encoding = names_.encoding(form.encoding);
        if (forms_.count({encoding, name}) != 0)
          throw Error(place, "stale override: LLVM has a spelling of " + name + " in " + encoding + ", " +
                                 Place{path_, forms_.at({encoding, name}).line}.text());
        const auto model = forms_.find({encoding, like});
        if (model == forms_.end())
          throw Error(place, like + " has no spelling in " + encoding + " that " + name + " could have");
        if (!model->second.mnemonic.starts_with(lower(like)))
          throw Error(place, like + " is written " + model->second.mnemonic + " in " + encoding +
                                 ", so that the name of " + name + " does not follow from it");
        SyntaxForm spelled = model->second;
        spelled.mnemonic = lower(name) + spelled.mnemonic.substr(like.size());
        spelled.line = 0;
        absent_.erase({encoding, name});
        forms_[{encoding, name}] = spelled;
        spelled_.emplace(encoding, name);
      }
      if (!found) throw Error(place, name + " has none of the encodings " + file.attribute(entry, "Encodings"));
    }
  }
}

void Syntax::require_all(const Isa& isa) const {
  std::string list;
  std::size_t count = 0;
  for (const Instruction& instruction : isa.instructions)
    for (const Form& form : instruction.forms) {
      const std::string& encoding = names_.encoding(form.encoding);
      if (forms_.count({encoding, instruction.name}) != 0) continue;
      ++count;
      list += "\n  " + instruction.name + " in " + encoding + ", " + Place{isa.file, form.line}.text();
    }
  if (count != 0)
    throw Error({path_, 0}, "does not say how " + std::to_string(count) + " forms are spelled:" + list +
                                "\nRun vendor-xml/llvm_syntax.py; of what LLVM does not know, add <Spelling "
                                "Instructions=\"...\" Encodings=\"*\" Like=\"...\" .../> to the overrides");
}

const SyntaxForm& Syntax::form(const Instruction& instruction, const Form& form) const {
  const std::string& encoding = names_.encoding(form.encoding);
  const auto found = forms_.find({encoding, instruction.name});
  if (found == forms_.end())
    throw Error({path_, 0}, "does not say how " + instruction.name + " in " + encoding +
                                " is spelled; run vendor-xml/llvm_syntax.py");
  return found->second;
}

bool Syntax::ignore(const Instruction& instruction, const Form& form, const WideBits& bits, const WideBits& identifying,
                    const WideBits& value) {
  static_cast<void>(this->form(instruction, form));  // an Error if there is none
  SyntaxForm& spelled = forms_.at({names_.encoding(form.encoding), instruction.name});
  bool any = false;
  for (std::size_t i = 0; i < bits.size(); ++i) {
    spelled.reserved_mask[i] |= identifying[i];
    spelled.reserved_value[i] |= identifying[i] & value[i];
    spelled.ignored[i] |= bits[i] & spelled.reserved_mask[i];
    any = any || (bits[i] & spelled.reserved_mask[i]) != 0;
  }
  return any;
}

void Syntax::remove_absent(Isa& isa) const {
  std::map<std::pair<std::string, std::string>, int> left;
  for (const auto& [key, line] : absent_) left[key] = line;
  for (const auto& [key, form] : forms_)
    if (spelled_.count(key) == 0) left[key] = form.line;
  for (Instruction& instruction : isa.instructions)
    std::erase_if(instruction.forms, [&](const Form& form) {
      const std::pair key{names_.encoding(form.encoding), instruction.name};
      left.erase(key);
      return absent_.count(key) != 0;
    });
  if (left.empty()) return;
  std::string list;
  int first = 0;
  for (const auto& [key, line] : left) {
    list += "\n  " + key.second + " in " + key.first;
    first = first == 0 ? line : std::min(first, line);
  }
  throw Error({path_, first}, std::to_string(left.size()) + " forms are not in " + isa.file + ":" + list +
                                  "\nRun vendor-xml/llvm_syntax.py");
}

Place Syntax::absent_place(const Instruction& instruction) const {
  int first = 0;
  for (const auto& [key, line] : absent_)
    if (key.second == instruction.name && (first == 0 || line < first)) first = line;
  return {path_, first};
}

}  // namespace isagen
