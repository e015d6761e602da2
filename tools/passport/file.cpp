// The file: "LSPASS01", then sections: a name of four letters, four zeros, the size in bytes (64 bits), the bytes,
// zeros up to a multiple of 8. The last section, "end ", has the FNV-1a digest (64 bits) of all bytes before it.
#include <algorithm>
#include <cstring>
#include <map>
#include <type_traits>

#include "code_file.hpp"
#include "lockstep/base/text.hpp"
#include "passport.hpp"

namespace passport {
namespace {

using lockstep::Error;
using lockstep::Result;
using Bytes = std::vector<std::uint8_t>;
using View = std::span<const std::uint8_t>;

constexpr std::string_view magic = "LSPASS01";

template <class T>
View bytes_of(const std::vector<T>& values) {
  static_assert(std::is_trivially_copyable_v<T>);
  return {reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(T)};
}
View bytes_of(const std::string& text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

void add(Bytes& to, std::string_view name, View bytes) {
  to.insert(to.end(), name.begin(), name.end());
  const std::uint64_t sizes[] = {0, bytes.size()};
  const auto* const size = reinterpret_cast<const std::uint8_t*>(&sizes[1]);
  to.insert(to.end(), 4, 0);
  to.insert(to.end(), size, size + 8);
  to.insert(to.end(), bytes.begin(), bytes.end());
  to.resize((to.size() + 7) / 8 * 8);
}

std::uint64_t digest(View bytes) {
  std::uint64_t value = 0xcbf29ce484222325;
  for (const std::uint8_t byte : bytes) value = (value ^ byte) * 0x100000001b3;
  return value;
}

template <class T>
T read(View bytes, std::size_t at) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

template <class T>
bool fill(std::vector<T>& to, View from) {
  if (from.size() % sizeof(T) != 0) return false;
  to.resize(from.size() / sizeof(T));
  if (!from.empty()) std::memcpy(to.data(), from.data(), from.size());
  return true;
}

/// The sections by name; an error if the file is not whole.
Result<std::map<std::string, View, std::less<>>> sections_of(View file) {
  if (file.size() < magic.size() || std::memcmp(file.data(), magic.data(), magic.size()) != 0)
    return Error{"it is no passport: it does not begin with " + std::string(magic)};
  std::map<std::string, View, std::less<>> sections;
  for (std::size_t at = magic.size(); at < file.size();) {
    if (file.size() - at < 16) return Error{"it is cut off"};
    const std::string name(reinterpret_cast<const char*>(file.data()) + at, 4);
    const auto size = read<std::uint64_t>(file, at + 8);
    const std::size_t begin = at + 16;
    if (size > file.size() - begin) return Error{"it is cut off, or the size of a part is damaged"};
    if (name == "end ") {
      if (size != 8 || read<std::uint64_t>(file, begin) != digest(file.first(at)))
        return Error{"it is damaged: its digest is that of other bytes"};
      return sections;
    }
    if (!sections.emplace(name, file.subspan(begin, size)).second) return Error{"a part is there twice"};
    at = begin + std::min<std::size_t>((size + 7) / 8 * 8, file.size() - begin);
  }
  return Error{"it is cut off"};
}

/// Do all cases keep to the file's rows, inputs, code and results?
std::string problem_of(const Passport& passport) {
  if (passport.lanes() != 32 && passport.lanes() != 64) return "its waves have neither 32 nor 64 lanes";
  if (passport.words.size() != passport.cases.size() || passport.outcomes.size() != passport.cases.size())
    return "its parts are of different numbers of cases";
  std::uint64_t next = 0;  // results lie end to end
  for (std::size_t i = 0; i < passport.cases.size(); ++i) {
    const Case& each = passport.cases[i];
    const std::string which = "case " + lockstep::decimal(i);
    if (each.code != i * slot_bytes) return which + " is not at its place in the code";
    if (passport.words[i].count < 1 || passport.words[i].count > 4) return which + " has no instruction";
    if (passport.outcomes[i] > static_cast<std::uint8_t>(Outcome::hung)) return which + " ended in no known way";
    if (each.rows == 0 || each.first_row > passport.rows.size() || each.rows > passport.rows.size() - each.first_row)
      return which + " has rows that are not there";
    if (each.dwords() > vgprs_of[destination] || each.row_bytes != row_bytes(each, passport.lanes()))
      return which + " has results of a wrong size";
    const std::uint64_t size = std::uint64_t{each.rows} * each.row_bytes;
    if (each.results != next || size > passport.results.size() - next) return which + " has results that are not there";
    next += size;
    std::uint32_t places = each.results;
    for (const std::uint32_t place : each.inputs) places |= place;
    for (const std::uint16_t stride : each.strides) places |= stride;
    if (places % 4 != 0) return which + " has inputs or results that do not begin with a dword";
    const std::uint32_t last = (each.kept & Case::scalar) != 0 ? scalar_inputs - 1 : passport.lanes() - 1;
    for (std::uint32_t row = 0; row < each.rows; ++row)
      for (std::uint8_t window = 0; window < windows; ++window)
        if (input_index(each, passport.rows[each.first_row + row], static_cast<Window>(window), last) +
                vgprs_of[window] >
            passport.inputs.size())
          return which + " has inputs that are not there";
  }
  if (next != passport.results.size()) return "it has results of no case";
  return "";
}

}  // namespace

std::string_view Passport::value(std::string_view name) const {
  const std::string_view all = meta;
  for (std::size_t at = 0; at < all.size();) {
    const std::string_view line = all.substr(at, all.find('\n', at) - at);
    if (line.size() > name.size() && line.starts_with(name) && line[name.size()] == ' ')
      return line.substr(name.size() + 1);
    at += line.size() + 1;
  }
  return {};
}

std::uint32_t Passport::lanes() const {
  const std::string_view wave = value("wave");
  return wave == "32" ? 32 : wave == "64" ? 64 : 0;
}

std::size_t input_index(const Case& of, const Row& row, Window window, std::uint32_t lane) {
  const std::uint64_t unit = (of.kept & Case::wide) != 0 ? 4 : of.strides[window];
  return static_cast<std::size_t>(
      (of.inputs[window] + row.first[window] * unit + std::uint64_t{lane} * of.strides[window]) / 4);
}

std::uint32_t row_bytes(const Case& of, std::uint32_t lanes) {
  if ((of.kept & Case::scalar) != 0) return scalar_inputs * ((of.kept & Case::writes_masks) != 0 ? 32 : 16);
  return header_bytes + 4 * lanes * of.dwords();
}

std::vector<std::uint8_t> head_of(const Passport& passport) {
  Bytes head;
  add(head, "meta", bytes_of(passport.meta));
  add(head, "note", bytes_of(passport.notes));
  add(head, "case", bytes_of(passport.cases));
  add(head, "rows", bytes_of(passport.rows));
  add(head, "word", bytes_of(passport.words));
  add(head, "inpt", bytes_of(passport.inputs));
  return head;
}

Result<Passport> parse(View file) {
  constexpr std::uint8_t zstd[] = {0x28, 0xb5, 0x2f, 0xfd};
  Bytes whole;
  if (file.size() >= sizeof zstd && std::memcmp(file.data(), zstd, sizeof zstd) == 0) {
    auto bytes = lockstep::unzstd(file, most_bytes);
    if (!bytes) return bytes.error();
    whole = std::move(*bytes);
    file = whole;
  }
  const auto sections = sections_of(file);
  if (!sections) return sections.error();
  const auto part = [&](std::string_view name) {
    const auto found = sections->find(name);
    return found == sections->end() ? View{} : found->second;
  };
  const auto text = [&](std::string_view name) {
    return std::string(reinterpret_cast<const char*>(part(name).data()), part(name).size());
  };
  Passport passport;
  passport.meta = text("meta");
  passport.notes = text("note");
  passport.device = text("devi");
  if (!fill(passport.cases, part("case")) || !fill(passport.rows, part("rows")) ||
      !fill(passport.words, part("word")) || !fill(passport.inputs, part("inpt")) ||
      !fill(passport.code, part("code")) || !fill(passport.outcomes, part("stat")) ||
      !fill(passport.results, part("rslt")))
    return Error{"a part of it has a wrong size"};
  if (const std::string problem = problem_of(passport); !problem.empty()) return Error{problem};
  return passport;
}

}  // namespace passport
