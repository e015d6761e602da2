// Directives that put numbers, strings and room into sections.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/assemble/elf_image.hpp"
#include "lockstep/assemble/program_state.hpp"
#include "lockstep/assemble/scanner.hpp"

namespace lockstep::assembler {

/// Reads the data directives of a program into its sections.
class DataDirectives {
 public:
  /// `code_padding`: the instruction that fills the room before an aligned place of code.
  DataDirectives(ProgramState& state, std::uint32_t code_padding) : state_(state), code_padding_(code_padding) {}

  std::vector<ImageRelocation> relocations{};  ///< sections as the state numbers them

  /// What stands behind the directive `name`; false: it is another kind of directive.
  bool read(std::string_view name, Scanner& scanner) {
    if (const unsigned size = number_size(name); size != 0)
      numbers(scanner, size);
    else if (name == ".uleb128" || name == ".sleb128")
      variable_numbers(scanner, name == ".sleb128");
    else if (name == ".ascii" || name == ".asciz" || name == ".string")
      strings(scanner, name != ".ascii");
    else if (name == ".zero" || name == ".skip" || name == ".space")
      room(scanner);
    else if (name == ".fill")
      fill(scanner);
    else if (name.starts_with(".p2align") || name.starts_with(".balign") || name == ".align")
      return alignment(scanner, name);
    else
      return false;
    return true;
  }

  /// Writes the places that hold addresses of names, for `name@gotpcrel32`, to the end of the section .got. A
  /// sentence if they cannot be.
  std::string address_places() {
    if (state_.address_places().empty()) return {};
    state_.current = state_.section_index(".got");
    ProgramSection& section = state_.section();
    section.loaded = section.writable = true;
    section.alignment = std::max<std::uint64_t>(section.alignment, 8);
    if (section.empty) return "the section .got holds addresses (@gotpcrel), so it cannot be @nobits";
    const std::uint8_t zeros[8] = {};
    const std::uint64_t gap = detail::align_up(section.size, 8) - section.size;
    if (std::string problem = append(zeros, static_cast<std::size_t>(gap)); !problem.empty()) return problem;
    state_.address_places_begin = state_.here();
    for (const std::string& name : state_.address_places()) {
      const auto target = static_cast<std::uint64_t>(state_.find(name).value_or(Number{}).value);
      if (state_.addresses_known) relocations.push_back({state_.current, section.size, target});
      std::uint8_t bytes[8];
      for (unsigned i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(target >> 8 * i);
      if (std::string problem = append(bytes, 8); !problem.empty()) return problem;
    }
    return {};
  }

  /// Bytes at the end of the current section; a sentence if they cannot be.
  std::string append(const std::uint8_t* bytes, std::size_t count) {
    ProgramSection& section = state_.section();
    if (!reserve(count)) return "a section has at most 256 MiB";
    bool zero = true;
    for (std::size_t i = 0; i < count; ++i) zero = zero && bytes[i] == 0;
    if (section.empty && !zero) return "the section " + section.name + " holds zeros alone";
    section.size += count;
    if (!section.empty) section.bytes.insert(section.bytes.end(), bytes, bytes + count);
    return {};
  }

 private:
  static constexpr std::uint64_t largest = std::uint64_t{1} << 28;

  static unsigned number_size(std::string_view name) {
    if (name == ".byte" || name == ".1byte") return 1;
    if (name == ".short" || name == ".2byte" || name == ".hword" || name == ".half") return 2;
    if (name == ".long" || name == ".int" || name == ".4byte") return 4;
    if (name == ".quad" || name == ".8byte") return 8;
    return 0;
  }

  bool reserve(std::uint64_t count) const {
    std::uint64_t all = count;
    for (const ProgramSection& section : state_.sections) all += section.size;
    return count <= largest && all <= largest;
  }

  void put(Scanner& scanner, std::size_t begin, std::uint64_t value, unsigned size) {
    std::uint8_t bytes[8];
    for (unsigned i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(value >> 8 * i);
    if (std::string problem = append(bytes, size); !problem.empty()) scanner.fail_at(begin, std::move(problem));
  }

  /// The next number. Sections that are not loaded (debug information) are not written, and may name what is not in the
  /// file.
  Number next_number(Scanner& scanner) {
    state_.takes_unknown_names = !state_.section().loaded;
    const Number number = read_expression(scanner, state_);
    state_.takes_unknown_names = false;
    return number;
  }

  void numbers(Scanner& scanner, unsigned size) {
    do {
      const std::size_t begin = scanner.place();
      const Number number = next_number(scanner);
      if (scanner.failed()) return;
      if (state_.addresses_known && state_.section().loaded) check(scanner, begin, number, size);
      put(scanner, begin, static_cast<std::uint64_t>(number.value), size);
    } while (!scanner.failed() && scanner.accept(","));
  }

  /// Seven bits a byte, the lowest ones first. Labels move with the number of bytes, so that a section that is loaded
  /// takes numbers that are known. The others (debug information) are not written.
  void variable_numbers(Scanner& scanner, bool is_signed) {
    do {
      const std::size_t begin = scanner.place();
      const Number number = next_number(scanner);
      if (scanner.failed()) return;
      if (state_.section().loaded && number.deferred)
        return scanner.fail_at(begin, "the number must be known here: it depends on a label or a later name");
      std::uint64_t rest = static_cast<std::uint64_t>(number.value);
      for (bool more = true; more && !scanner.failed();) {
        const std::uint64_t low = rest & 127u;
        const std::uint64_t filling = is_signed && rest >> 63 != 0 ? ~(~std::uint64_t{0} >> 7) : 0;
        rest = rest >> 7 | filling;
        more = !is_signed ? rest != 0 : rest != 0 - (low >> 6);
        put(scanner, begin, low | (more ? 128u : 0u), 1);
      }
    } while (!scanner.failed() && scanner.accept(","));
  }

  void check(Scanner& scanner, std::size_t begin, const Number& number, unsigned size) {
    const bool fits = size == 8 || (number.value >= -(std::int64_t{1} << (8 * size - 1)) &&
                                    number.value < (std::int64_t{1} << 8 * size));
    if (number.part != Number::Part::whole) {
      scanner.fail_at(begin, "relative addresses (@rel32, @rel64, @gotpcrel) are for literals of instructions");
    } else if (number.bases == 1 && size == 8) {
      relocations.push_back({state_.current, state_.section().size, static_cast<std::uint64_t>(number.value)});
    } else if (number.bases != 0) {
      scanner.fail_at(begin, "an address has 64 bits, which the loader puts in place: .quad name");
    } else if (!fits) {
      scanner.fail_at(begin, "the number does not fit " + std::to_string(size) + (size == 1 ? " byte" : " bytes"));
    }
  }

  void strings(Scanner& scanner, bool ended) {
    do {
      std::string text;
      if (!read_string(scanner, text)) return;
      if (ended) text += '\0';
      const std::size_t begin = scanner.place();
      if (std::string problem = append(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
          !problem.empty())
        scanner.fail_at(begin, std::move(problem));
    } while (!scanner.failed() && scanner.accept(","));
  }

  static bool read_string(Scanner& scanner, std::string& text) {
    const std::size_t begin = scanner.place();
    if (!scanner.expect("\"")) return false;
    for (;; scanner.advance(1)) {
      char c = scanner.at(0);
      if (c == '\0') {
        scanner.fail_at(begin, "the string does not end on its line");
        return false;
      }
      if (c == '"') break;
      if (c == '\\') {
        scanner.advance(1);
        c = scanner.at(0);
        if (c >= '0' && c <= '7') {
          unsigned value = static_cast<unsigned>(c - '0');
          for (int i = 0; i < 2 && scanner.at(1) >= '0' && scanner.at(1) <= '7'; ++i) {
            scanner.advance(1);
            value = 8 * value + static_cast<unsigned>(scanner.at(0) - '0');
          }
          text += static_cast<char>(value & 255u);
          continue;
        }
        constexpr std::string_view names = "nrtbf\\\"", values = "\n\r\t\b\f\\\"";
        const std::size_t place = names.find(c);
        if (c == '\0' || place == names.npos) {
          scanner.fail("a backslash is followed by n, r, t, b, f, \", \\ or an octal number");
          return false;
        }
        c = values[place];
      }
      text += c;
    }
    scanner.advance(1);
    return true;
  }

  std::uint64_t count(Scanner& scanner, std::string_view what) {
    const std::size_t begin = scanner.place();
    const std::int64_t value = read_number(scanner, state_);
    if (!scanner.failed() && (value < 0 || value > static_cast<std::int64_t>(largest)))
      scanner.fail_at(begin,
                      std::string(what) + " is 0 to " + std::to_string(largest) + ", not " + std::to_string(value));
    return scanner.failed() ? 0 : static_cast<std::uint64_t>(value);
  }

  void repeat(Scanner& scanner, std::uint64_t times, std::uint64_t value, unsigned size) {
    const std::size_t begin = scanner.place();
    if (scanner.failed()) return;
    if (size == 0) return;
    if (times > largest / size || !reserve(times * size))
      return scanner.fail_at(begin, "a section has at most 256 MiB");
    ProgramSection& section = state_.section();
    if (section.empty && value != 0)
      return scanner.fail_at(begin, "the section " + section.name + " holds zeros alone");
    section.size += times * size;
    if (section.empty) return;
    for (std::uint64_t n = 0; n < times; ++n)
      for (unsigned i = 0; i < size; ++i)
        section.bytes.push_back(static_cast<std::uint8_t>(i < 8 ? value >> 8 * i : 0));
  }

  void room(Scanner& scanner) {
    const std::uint64_t bytes = count(scanner, "the number of bytes");
    const std::int64_t value = scanner.accept(",") ? read_number(scanner, state_) : 0;
    repeat(scanner, bytes, static_cast<std::uint64_t>(value), 1);
  }

  void fill(Scanner& scanner) {
    const std::uint64_t times = count(scanner, "the number of repetitions");
    std::uint64_t size = 1;
    std::int64_t value = 0;
    if (scanner.accept(",")) size = count(scanner, "the size");
    if (scanner.accept(",")) value = read_number(scanner, state_);
    if (size > 8) scanner.fail("the size is at most 8 bytes");
    repeat(scanner, times, static_cast<std::uint64_t>(value), static_cast<unsigned>(size));
  }

  /// ".p2align 8", ".balign 256", with w or l behind the name for fillings of two or four bytes.
  bool alignment(Scanner& scanner, std::string_view name) {
    const bool power = name.starts_with(".p2");
    const std::string_view kind = name == ".align" ? "" : name.substr(power ? 8 : 7);
    if (!kind.empty() && kind != "w" && kind != "l") return false;
    const std::size_t begin = scanner.place();
    const std::int64_t given = read_number(scanner, state_);
    if (scanner.failed()) return true;
    if (given < 0 || given > (power ? 16 : 65536) || (!power && (given & (given - 1)) != 0)) {
      scanner.fail_at(begin, "the alignment is a power of two, of 65536 at most");
      return true;
    }
    std::int64_t value = 0;
    bool filled = false;
    if (scanner.accept(",") && scanner.peek() != ',') {
      value = read_number(scanner, state_);
      filled = true;
    }
    if (scanner.accept(",")) read_number(scanner, state_);  // the most bytes to skip: the place is aligned all the same
    if (scanner.failed()) return true;
    const std::uint64_t alignment =
        power ? std::uint64_t{1} << given : std::max<std::uint64_t>(static_cast<std::uint64_t>(given), 1);
    ProgramSection& section = state_.section();
    section.alignment = std::max(section.alignment, alignment);
    const std::uint64_t missing = detail::align_up(section.size, alignment) - section.size;
    const bool code = section.code && section.loaded && !filled;
    const unsigned size = code || kind == "l" ? 4 : kind == "w" ? 2 : 1;
    repeat(scanner, missing % size, 0, 1);
    repeat(scanner, missing / size, code ? code_padding_ : static_cast<std::uint64_t>(value), size);
    return true;
  }

  ProgramState& state_;
  std::uint32_t code_padding_;
};

}  // namespace lockstep::assembler
