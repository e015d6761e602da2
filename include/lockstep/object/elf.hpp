// A bounded reader of little-endian ELF64 files: headers, segments, sections, symbols, notes, relocations.
// It knows nothing of AMDGPU. Every access is checked against the file, so any bytes may be given to it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"

namespace lockstep::elf {

enum : std::uint32_t { segment_load = 1, segment_dynamic = 2, segment_note = 4 };
enum : std::uint32_t { flag_execute = 1, flag_write = 2, flag_read = 4 };
enum : std::uint32_t {
  section_progbits = 1,
  section_symtab = 2,
  section_strtab = 3,
  section_rela = 4,
  section_note = 7,
  section_nobits = 8,
  section_rel = 9,
  section_dynsym = 11
};
enum : std::uint64_t { section_is_loaded = 2, section_is_code = 4 };
enum : std::uint16_t { type_relocatable = 1, type_executable = 2, type_shared = 3 };

struct Header {
  std::uint8_t os_abi = 0;
  std::uint8_t abi_version = 0;
  std::uint16_t type = 0;
  std::uint16_t machine = 0;
  std::uint32_t flags = 0;
};

struct Segment {
  std::uint32_t type = 0, flags = 0;
  std::uint64_t file_offset = 0, address = 0, file_size = 0, memory_size = 0;
};

struct Section {
  std::string_view name;
  std::uint32_t type = 0, link = 0;
  std::uint64_t flags = 0, address = 0, file_offset = 0, size = 0, entry_size = 0;
};

struct Symbol {
  std::string_view name;
  std::uint64_t value = 0, size = 0;
  std::uint8_t type = 0;      ///< 0 none, 1 object, 2 function, ...
  std::uint16_t section = 0;  ///< 0: undefined
};

struct Relocation {
  std::uint64_t address = 0;
  std::uint32_t type = 0;
  std::int64_t addend = 0;
  std::uint32_t symbol = 0;        ///< index within the section's symbol table; 0 for none
  std::uint32_t symbol_table = 0;  ///< section index of that symbol table
};

struct Note {
  std::string_view name;  ///< without its final NUL
  std::uint32_t type = 0;
  std::span<const std::uint8_t> description;
};

/// Do the bytes begin like an ELF file's?
inline bool is_elf(std::span<const std::uint8_t> bytes) {
  static constexpr std::uint8_t magic[4] = {0x7f, 'E', 'L', 'F'};
  return bytes.size() >= sizeof magic && std::memcmp(bytes.data(), magic, sizeof magic) == 0;
}

/// Views into the bytes given to `open`, which must outlive it.
class File {
 public:
  static Result<File> open(std::span<const std::uint8_t> bytes);

  const Header& header() const { return header_; }
  const std::vector<Segment>& segments() const { return segments_; }
  const std::vector<Section>& sections() const { return sections_; }
  std::span<const std::uint8_t> bytes() const { return bytes_; }

  /// The section's bytes; empty for one without bytes in the file.
  std::span<const std::uint8_t> contents(const Section& section) const {
    return section.type == section_nobits ? std::span<const std::uint8_t>{}
                                          : bytes_.subspan(section.file_offset, section.size);
  }
  /// All symbols of the section at `index` (a symbol table).
  Result<std::vector<Symbol>> symbols(std::uint32_t index) const;
  /// Notes of all note segments, or of note sections if there is no note segment.
  Result<std::vector<Note>> notes() const;
  /// Relocations with addend of all sections that are loaded.
  Result<std::vector<Relocation>> relocations() const;

 private:
  static constexpr std::size_t header_size = 64, segment_size = 56, section_size = 64, symbol_size = 24, rela_size = 24;

  bool inside(std::uint64_t offset, std::uint64_t size) const {
    return offset <= bytes_.size() && size <= bytes_.size() - offset;
  }
  template <class T>
  T get(std::uint64_t offset) const {  // the caller has checked the range
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint64_t{bytes_[offset + i]} << (8 * i);
    return static_cast<T>(value);
  }
  Result<void> read_segments();
  Result<void> read_sections();
  Result<void> append_notes(std::uint64_t offset, std::uint64_t size, std::vector<Note>& notes) const;
  std::string_view string_at(const Section& table, std::uint64_t offset) const;

  std::span<const std::uint8_t> bytes_;
  Header header_;
  std::vector<Segment> segments_;
  std::vector<Section> sections_;
};

[[gnu::cold]] inline Result<File> File::open(std::span<const std::uint8_t> bytes) {
  File file;
  file.bytes_ = bytes;
  if (!is_elf(bytes)) return Error{"not an ELF file: it does not begin with 7f 45 4c 46"};
  if (bytes.size() < header_size)
    return Error{"truncated ELF file: " + count_of(bytes.size(), "byte") + ", the header alone has 64"};
  if (bytes[4] != 2) return Error{"not a 64-bit ELF file (EI_CLASS is " + decimal(bytes[4]) + ")"};
  if (bytes[5] != 1) return Error{"not a little-endian ELF file (EI_DATA is " + decimal(bytes[5]) + ")"};
  file.header_ = {bytes[7], bytes[8], file.get<std::uint16_t>(16), file.get<std::uint16_t>(18),
                  file.get<std::uint32_t>(48)};
  if (auto read = file.read_segments(); !read) return read.error();
  if (auto read = file.read_sections(); !read) return read.error();
  return file;
}

[[gnu::cold]] inline Result<void> File::read_segments() {
  const auto offset = get<std::uint64_t>(32);
  const auto entry_size = get<std::uint16_t>(54);
  const auto count = get<std::uint16_t>(56);
  if (count == 0) return {};
  if (entry_size < segment_size) return Error{"malformed ELF file: program headers of " + count_of(entry_size, "byte")};
  if (!inside(offset, std::uint64_t{entry_size} * count))
    return Error{"truncated ELF file: the program headers at " + hex(offset) + " end beyond its " +
                 count_of(bytes_.size(), "byte")};
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t at = offset + i * entry_size;
    const Segment segment{get<std::uint32_t>(at),      get<std::uint32_t>(at + 4),  get<std::uint64_t>(at + 8),
                          get<std::uint64_t>(at + 16), get<std::uint64_t>(at + 32), get<std::uint64_t>(at + 40)};
    const bool used = segment.type == segment_load || segment.type == segment_note;
    if (used && !inside(segment.file_offset, segment.file_size))
      return Error{"truncated ELF file: segment " + decimal(i) + " at " + hex(segment.file_offset) + ", " +
                   count_of(segment.file_size, "byte") + ", ends beyond its " + count_of(bytes_.size(), "byte")};
    segments_.push_back(segment);
  }
  return {};
}

[[gnu::cold]] inline Result<void> File::read_sections() {
  const auto offset = get<std::uint64_t>(40);
  const auto entry_size = get<std::uint16_t>(58);
  const auto count = get<std::uint16_t>(60);
  const auto names = get<std::uint16_t>(62);
  if (count == 0) return {};
  if (entry_size < section_size) return Error{"malformed ELF file: section headers of " + count_of(entry_size, "byte")};
  if (!inside(offset, std::uint64_t{entry_size} * count))
    return Error{"truncated ELF file: the section headers at " + hex(offset) + " end beyond its " +
                 count_of(bytes_.size(), "byte")};
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t at = offset + i * entry_size;
    const Section section{{},
                          get<std::uint32_t>(at + 4),
                          get<std::uint32_t>(at + 40),
                          get<std::uint64_t>(at + 8),
                          get<std::uint64_t>(at + 16),
                          get<std::uint64_t>(at + 24),
                          get<std::uint64_t>(at + 32),
                          get<std::uint64_t>(at + 56)};
    if (section.type != 0 && section.type != section_nobits && !inside(section.file_offset, section.size))
      return Error{"truncated ELF file: section " + decimal(i) + " at " + hex(section.file_offset) + ", " +
                   count_of(section.size, "byte") + ", ends beyond its " + count_of(bytes_.size(), "byte")};
    sections_.push_back(section);
  }
  if (names < sections_.size() && sections_[names].type == section_strtab)
    for (std::uint64_t i = 0; i < count; ++i)
      sections_[i].name = string_at(sections_[names], get<std::uint32_t>(offset + i * entry_size));
  return {};
}

[[gnu::cold]] inline std::string_view File::string_at(const Section& table, std::uint64_t offset) const {
  if (offset >= table.size) return {};
  const char* first = reinterpret_cast<const char*>(bytes_.data() + table.file_offset + offset);
  const std::size_t room = table.size - offset;
  const void* end = std::memchr(first, 0, room);
  return {first, end ? static_cast<std::size_t>(static_cast<const char*>(end) - first) : room};
}

[[gnu::cold]] inline Result<std::vector<Symbol>> File::symbols(std::uint32_t index) const {
  if (index >= sections_.size() || (sections_[index].type != section_symtab && sections_[index].type != section_dynsym))
    return Error{"malformed ELF file: section " + decimal(index) + " is not a symbol table"};
  const Section& table = sections_[index];
  if (table.link >= sections_.size() || sections_[table.link].type != section_strtab)
    return Error{"malformed ELF file: the symbol table (section " + decimal(index) + ") has no string table"};
  std::vector<Symbol> symbols;
  for (std::uint64_t at = table.file_offset; at + symbol_size <= table.file_offset + table.size; at += symbol_size)
    symbols.push_back({string_at(sections_[table.link], get<std::uint32_t>(at)), get<std::uint64_t>(at + 8),
                       get<std::uint64_t>(at + 16), static_cast<std::uint8_t>(bytes_[at + 4] & 15),
                       get<std::uint16_t>(at + 6)});
  return symbols;
}

[[gnu::cold]] inline Result<void> File::append_notes(std::uint64_t offset, std::uint64_t size,
                                                     std::vector<Note>& notes) const {
  const auto padded = [](std::uint64_t n) { return (n + 3) & ~std::uint64_t{3}; };
  const std::uint64_t end = offset + size;
  while (end - offset >= 12) {
    const std::uint64_t name_size = get<std::uint32_t>(offset), data_size = get<std::uint32_t>(offset + 4);
    const std::uint64_t name = offset + 12, data = name + padded(name_size);
    if (data + data_size > end)
      return Error{"malformed ELF file: the note at " + hex(offset) + " ends beyond its segment"};
    std::string_view text(reinterpret_cast<const char*>(bytes_.data() + name), name_size);
    while (!text.empty() && text.back() == '\0') text.remove_suffix(1);
    notes.push_back({text, get<std::uint32_t>(offset + 8), bytes_.subspan(data, data_size)});
    offset = std::min(end, data + padded(data_size));
  }
  return {};
}

[[gnu::cold]] inline Result<std::vector<Note>> File::notes() const {
  std::vector<Note> notes;
  bool segment_seen = false;
  for (const Segment& segment : segments_)
    if (segment.type == segment_note) {
      segment_seen = true;
      if (auto read = append_notes(segment.file_offset, segment.file_size, notes); !read) return read.error();
    }
  if (segment_seen) return notes;
  for (const Section& section : sections_)
    if (section.type == section_note)
      if (auto read = append_notes(section.file_offset, section.size, notes); !read) return read.error();
  return notes;
}

[[gnu::cold]] inline Result<std::vector<Relocation>> File::relocations() const {
  std::vector<Relocation> relocations;
  for (const Section& section : sections_) {
    if ((section.flags & section_is_loaded) == 0) continue;
    if (section.type == section_rel && section.size != 0)
      return Error{"ELF relocations without addends (SHT_REL) are not used by AMDGPU"};
    if (section.type != section_rela) continue;
    for (std::uint64_t at = section.file_offset; at + rela_size <= section.file_offset + section.size;
         at += rela_size) {
      const auto info = get<std::uint64_t>(at + 8);
      relocations.push_back({get<std::uint64_t>(at), static_cast<std::uint32_t>(info),
                             static_cast<std::int64_t>(get<std::uint64_t>(at + 16)),
                             static_cast<std::uint32_t>(info >> 32), section.link});
    }
  }
  return relocations;
}

}  // namespace lockstep::elf
