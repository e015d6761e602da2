// Sections and symbols of an assembled program as a linked code object: an ELF64 shared object for AMDGPU.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/object/elf.hpp"

namespace lockstep::assembler {

/// What a linked code object is made of.
struct ImageSection {
  std::string name;
  bool code = false, writable = false, empty = false;  ///< empty: zeros, without bytes in the file
  std::uint64_t alignment = 1, size = 0;
  std::uint64_t address = 0;  ///< filled in by place_sections
  std::vector<std::uint8_t> bytes{};
};

struct ImageSymbol {
  std::string name;
  std::size_t section = 0;
  std::uint64_t offset = 0, size = 0;  ///< bytes from the start of the section
  bool global = false, function = false, object = false, protected_ = false, hidden = false;
};

/// A 64-bit place that holds the address of another.
struct ImageRelocation {
  std::size_t section = 0;
  std::uint64_t offset = 0, target = 0;
};

struct ImageOptions {
  std::uint32_t flags = 0;  ///< e_flags
  std::uint8_t abi_version = 4;
  std::vector<std::uint8_t> metadata{};  ///< MessagePack; none: no note
};

namespace detail {

constexpr std::uint64_t page = 4096, file_header = 64, program_header = 56, section_header = 64, symbol_entry = 24,
                        relocation_entry = 24;
/// PHDR, three LOADs, DYNAMIC, NOTE, GNU_STACK.
constexpr std::uint64_t program_headers = 7;

constexpr std::uint64_t align_up(std::uint64_t value, std::uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

class ByteWriter {
 public:
  std::vector<std::uint8_t> bytes;

  void number(std::uint64_t value, unsigned size) {
    for (unsigned i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i));
  }
  void words(std::initializer_list<std::uint64_t> values, unsigned size) {
    for (const std::uint64_t value : values) number(value, size);
  }
  void append(const std::vector<std::uint8_t>& more) { bytes.insert(bytes.end(), more.begin(), more.end()); }
  void fill_to(std::uint64_t size) {
    bytes.resize(static_cast<std::size_t>(std::max<std::uint64_t>(size, bytes.size())));
  }
};

/// Names, each ended by NUL; the first one is empty.
class StringTable {
 public:
  std::uint32_t add(std::string_view name) {
    const auto place = static_cast<std::uint32_t>(bytes_.size());
    bytes_.insert(bytes_.end(), name.begin(), name.end());
    bytes_.push_back(0);
    return place;
  }
  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_{0};
};

}  // namespace detail

/// Lays sections out and writes the file. The order of addresses: what the loader reads, constants, code, data.
class ElfImage {
 public:
  ElfImage(std::vector<ImageSection>& sections, const std::vector<ImageSymbol>& symbols, const ImageOptions& options)
      : sections_(sections), symbols_(symbols), options_(options) {}

  /// Gives each section its address, for `relocations` 64-bit places. The same again when nothing has changed.
  void place_sections(std::size_t relocations) {
    std::uint64_t address = detail::file_header + detail::program_headers * detail::program_header;
    const auto take = [&](std::uint64_t size, std::uint64_t alignment) {
      address = detail::align_up(address, alignment);
      const std::uint64_t place = address;
      address += size;
      return place;
    };
    note_ = take(note().size(), 4);
    count_symbols();
    dynsym_ = take(detail::symbol_entry * (exported_.size() + 1), 8);
    hash_ = take(4 * (2 + 1 + exported_.size() + 1), 4);
    dynstr_ = take(dynamic_names_.bytes().size(), 1);
    rela_ = take(detail::relocation_entry * relocations, 8);
    relocations_ = relocations;
    place_all(address, [](const ImageSection& section) { return !section.code && !section.writable; });
    constants_end_ = address;
    address = detail::align_up(address, detail::page);
    code_ = address;
    place_all(address, [](const ImageSection& section) { return section.code; });
    code_end_ = address;
    address = detail::align_up(address, detail::page);
    data_ = address;
    dynamic_ = take(16 * dynamic_entries, 8);
    place_all(address, [](const ImageSection& section) { return section.writable && !section.code && !section.empty; });
    data_file_end_ = address;
    place_all(address, [](const ImageSection& section) { return section.writable && !section.code && section.empty; });
    data_end_ = address;
  }

  /// The file, after place_sections. Offsets in the file are addresses.
  std::vector<std::uint8_t> write(const std::vector<ImageRelocation>& relocations) const {
    detail::ByteWriter out;
    detail::StringTable names, symbol_names;
    out.fill_to(detail::file_header);
    program_headers(out);
    out.fill_to(note_);
    out.append(note());
    out.fill_to(dynsym_);
    symbol(out, 0, 0, 0, 0, 0, 0);
    for (std::size_t i = 0; i < exported_.size(); ++i) symbol(out, symbols_[exported_[i]], exported_names_[i]);
    out.fill_to(hash_);
    const auto count = static_cast<std::uint32_t>(exported_.size());
    out.words({1, count + 1, count != 0 ? 1u : 0u}, 4);  // one chain of all
    out.number(0, 4);
    for (std::uint32_t i = 1; i <= count; ++i) out.number(i < count ? i + 1 : 0, 4);
    out.fill_to(dynstr_);
    out.append(dynamic_names_.bytes());
    out.fill_to(rela_);
    for (const ImageRelocation& relocation : relocations)
      out.words({sections_[relocation.section].address + relocation.offset, relative_64, relocation.target}, 8);
    section_bytes(out, [](const ImageSection& section) { return !section.code && !section.writable; });
    section_bytes(out, [](const ImageSection& section) { return section.code; });
    out.fill_to(dynamic_);
    dynamic(out);
    section_bytes(out, [](const ImageSection& section) { return section.writable && !section.code && !section.empty; });
    out.fill_to(data_file_end_);
    tables(out, names, symbol_names);
    return std::move(out.bytes);
  }

 private:
  static constexpr std::uint64_t dynamic_entries = 10, relative_64 = 13;

  template <class Which>
  void place_all(std::uint64_t& address, Which&& which) {
    for (ImageSection& section : sections_) {
      if (!which(section)) continue;
      address = detail::align_up(address, std::max<std::uint64_t>(section.alignment, 1));
      section.address = address;
      address += section.size;
    }
  }

  template <class Which>
  void section_bytes(detail::ByteWriter& out, Which&& which) const {
    for (const ImageSection& section : sections_) {
      if (!which(section)) continue;
      out.fill_to(section.address);
      out.append(section.bytes);
    }
  }

  void count_symbols() {
    exported_.clear();
    exported_names_.clear();
    dynamic_names_ = {};
    for (std::size_t i = 0; i < symbols_.size(); ++i)
      if (symbols_[i].global && !symbols_[i].hidden) {
        exported_.push_back(i);
        exported_names_.push_back(dynamic_names_.add(symbols_[i].name));
      }
  }

  std::vector<std::uint8_t> note() const {
    detail::ByteWriter out;
    if (options_.metadata.empty()) return {};
    constexpr std::uint64_t note_metadata = 32;
    out.words({7, options_.metadata.size(), note_metadata}, 4);
    for (const char c : std::string_view("AMDGPU")) out.number(static_cast<std::uint8_t>(c), 1);
    out.number(0, 2);
    out.append(options_.metadata);
    out.fill_to(detail::align_up(out.bytes.size(), 4));
    return std::move(out.bytes);
  }

  static void symbol(detail::ByteWriter& out, std::uint32_t name, unsigned info, unsigned other, std::size_t section,
                     std::uint64_t value, std::uint64_t size) {
    out.number(name, 4);
    out.number(info, 1);
    out.number(other, 1);
    out.number(section, 2);
    out.words({value, size}, 8);
  }
  void symbol(detail::ByteWriter& out, const ImageSymbol& symbol, std::uint32_t name) const {
    const unsigned type = symbol.function ? 2 : symbol.object ? 1 : 0;
    const unsigned visibility = symbol.hidden ? 2 : symbol.protected_ ? 3 : 0;
    const unsigned binding = symbol.global && !symbol.hidden ? 1 : 0;
    this->symbol(out, name, binding << 4 | type, visibility, first_section + symbol.section,
                 sections_[symbol.section].address + symbol.offset, symbol.size);
  }

  void program_headers(detail::ByteWriter& out) const {
    const auto header = [&](std::uint32_t type, std::uint32_t flags, std::uint64_t begin, std::uint64_t file_end,
                            std::uint64_t end, std::uint64_t alignment) {
      out.words({type, flags}, 4);
      out.words({begin, begin, begin, file_end - begin, end - begin, alignment}, 8);
    };
    constexpr std::uint32_t segment_headers = 6, stack = 0x6474e551, unused = 0;
    const std::uint64_t headers_end = detail::file_header + detail::program_headers * detail::program_header;
    header(segment_headers, elf::flag_read, detail::file_header, headers_end, headers_end, 8);
    header(elf::segment_load, elf::flag_read, 0, constants_end_, constants_end_, detail::page);
    header(code_end_ != code_ ? elf::segment_load : unused, elf::flag_read | elf::flag_execute, code_, code_end_,
           code_end_, detail::page);
    header(elf::segment_load, elf::flag_read | elf::flag_write, data_, data_file_end_, data_end_, detail::page);
    header(elf::segment_dynamic, elf::flag_read | elf::flag_write, dynamic_, dynamic_ + 16 * dynamic_entries,
           dynamic_ + 16 * dynamic_entries, 8);
    const std::uint64_t note_size = note().size();
    header(note_size != 0 ? elf::segment_note : unused, elf::flag_read, note_, note_ + note_size, note_ + note_size, 4);
    header(stack, elf::flag_read | elf::flag_write, 0, 0, 0, 0);
  }

  void dynamic(detail::ByteWriter& out) const {
    constexpr std::uint64_t hash = 4, strtab = 5, symtab = 6, rela = 7, relasz = 8, relaent = 9, strsz = 10,
                            syment = 11, relacount = 0x6ffffff9;
    if (relocations_ != 0)
      out.words({rela, rela_, relasz, relocations_ * detail::relocation_entry, relaent, detail::relocation_entry,
                 relacount, relocations_},
                8);
    out.words({symtab, dynsym_, syment, detail::symbol_entry, strtab, dynstr_, strsz, dynamic_names_.bytes().size(),
               hash, hash_},
              8);
    out.fill_to(dynamic_ + 16 * dynamic_entries);  // DT_NULL
  }

  /// Behind the loaded part: the symbol table, names, section headers; then the file's header.
  void tables(detail::ByteWriter& out, detail::StringTable& names, detail::StringTable& symbol_names) const {
    struct Header {
      std::string_view name;
      std::uint64_t type, flags, address, offset, size, link, info, alignment, entry;
    };
    constexpr std::uint64_t alloc = 2, write = 1, execute = 4;
    const std::uint64_t user = sections_.size(), last = first_section + user;  // .dynamic stands behind the program's
    std::vector<Header> headers = {
        {"", 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {".note", note().empty() ? 0u : elf::section_note, alloc, note_, note_, note().size(), 0, 0, 4, 0},
        {".dynsym", elf::section_dynsym, alloc, dynsym_, dynsym_, detail::symbol_entry * (exported_.size() + 1), 4, 1,
         8, detail::symbol_entry},
        {".hash", 5, alloc, hash_, hash_, 4 * (4 + exported_.size()), 2, 0, 4, 4},
        {".dynstr", elf::section_strtab, alloc, dynstr_, dynstr_, dynamic_names_.bytes().size(), 0, 0, 1, 0},
        {".rela.dyn", elf::section_rela, alloc, rela_, rela_, relocations_ * detail::relocation_entry, 2, 0, 8,
         detail::relocation_entry}};
    for (const ImageSection& section : sections_)
      headers.push_back({section.name, section.empty ? elf::section_nobits : elf::section_progbits,
                         alloc | (section.writable ? write : 0) | (section.code ? execute : 0), section.address,
                         section.empty ? data_file_end_ : section.address, section.size, 0, 0,
                         std::max<std::uint64_t>(section.alignment, 1), 0});
    headers.push_back({".dynamic", 6, alloc | write, dynamic_, dynamic_, 16 * dynamic_entries, 4, 0, 8, 16});

    out.fill_to(detail::align_up(out.bytes.size(), 8));
    const std::uint64_t symtab = out.bytes.size();
    symbol(out, 0, 0, 0, 0, 0, 0);
    std::uint64_t locals = 1;
    for (const bool global : {false, true})
      for (const ImageSymbol& entry : symbols_)
        if ((entry.global && !entry.hidden) == global) {
          symbol(out, entry, symbol_names.add(entry.name));
          locals += global ? 0 : 1;
        }
    headers.push_back({".symtab", elf::section_symtab, 0, 0, symtab, out.bytes.size() - symtab, last + 3, locals, 8,
                       detail::symbol_entry});
    headers.push_back({".shstrtab", elf::section_strtab, 0, 0, 0, 0, 0, 0, 1, 0});
    headers.push_back({".strtab", elf::section_strtab, 0, 0, 0, 0, 0, 0, 1, 0});
    std::vector<std::uint32_t> places;
    for (const Header& header : headers) places.push_back(header.name.empty() ? 0 : names.add(header.name));
    headers[last + 2].offset = out.bytes.size();
    headers[last + 2].size = names.bytes().size();
    out.append(names.bytes());
    headers[last + 3].offset = out.bytes.size();
    headers[last + 3].size = symbol_names.bytes().size();
    out.append(symbol_names.bytes());
    out.fill_to(detail::align_up(out.bytes.size(), 8));
    const std::uint64_t table = out.bytes.size();
    for (std::size_t i = 0; i < headers.size(); ++i) {
      const Header& h = headers[i];
      out.words({places[i], h.type}, 4);
      out.words({h.flags, h.address, h.offset, h.size}, 8);
      out.words({h.link, h.info}, 4);
      out.words({h.alignment, h.entry}, 8);
    }
    file_head(out, table, headers.size(), last + 2);
  }

  void file_head(detail::ByteWriter& out, std::uint64_t table, std::size_t headers, std::uint64_t names) const {
    detail::ByteWriter head;
    head.words({0x7f, 'E', 'L', 'F', 2, 1, 1, 64, options_.abi_version, 0, 0, 0, 0, 0, 0, 0}, 1);
    head.words({elf::type_shared, 224}, 2);
    head.number(1, 4);
    head.words({0, detail::file_header, table}, 8);
    head.number(options_.flags, 4);
    head.words(
        {detail::file_header, detail::program_header, detail::program_headers, detail::section_header, headers, names},
        2);
    std::copy(head.bytes.begin(), head.bytes.end(), out.bytes.begin());
  }

  /// Of the section headers: the null section, the note, .dynsym, .hash, .dynstr, .rela.dyn.
  static constexpr std::size_t first_section = 6;

  std::vector<ImageSection>& sections_;
  const std::vector<ImageSymbol>& symbols_;
  const ImageOptions& options_;
  std::vector<std::size_t> exported_;
  std::vector<std::uint32_t> exported_names_;
  detail::StringTable dynamic_names_;
  std::size_t relocations_ = 0;
  std::uint64_t note_ = 0, dynsym_ = 0, hash_ = 0, dynstr_ = 0, rela_ = 0, constants_end_ = 0, code_ = 0, code_end_ = 0,
                data_ = 0, dynamic_ = 0, data_file_end_ = 0, data_end_ = 0;
};

}  // namespace lockstep::assembler
