// An AMDGPU code object (amdhsa, v3 to v6): target, kernels, the image to be put in device memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/object/elf.hpp"
#include "lockstep/object/kernel_descriptor.hpp"
#include "lockstep/object/metadata.hpp"
#include "lockstep/object/missing_symbol.hpp"
#include "lockstep/object/target.hpp"

namespace lockstep {

/// One kernel. Addresses are the file's virtual addresses, as llvm-objdump prints them.
struct KernelInfo {
  std::string name;
  KernelDescriptor descriptor;
  std::uint64_t descriptor_address = 0;
  std::uint64_t entry_address = 0;
  bool has_descriptor = true;  ///< false in what inspect() gives, where the file lacks it: then there is no entry, too
  bool has_metadata = false;   ///< false: hand-written assembly without .amdgpu_metadata
  KernelMetadata metadata;     ///< sizes are filled in from the descriptor if there is none
};

/// A named place of the image; for messages and disassembly.
struct CodeSymbol {
  enum class Kind : std::uint8_t { label, object, function };
  std::string name;
  std::uint64_t address = 0, size = 0;
  Kind kind = Kind::label;
};

/// A section of instructions.
struct CodeSection {
  std::string name;
  std::uint64_t address = 0, size = 0;  ///< virtual address, bytes
  std::uint64_t shown_address = 0;      ///< of its first byte as llvm-objdump prints it: 0 in a relocatable object
};

/// A part of the image with one protection.
struct CodeSegment {
  std::uint64_t address = 0;  ///< virtual address
  std::uint64_t size = 0;     ///< bytes
  bool writable = false, executable = false;
};

/// A 64-bit place of the image that depends on where it is loaded.
struct CodeRelocation {
  enum class Kind : std::uint8_t {
    absolute_64,
    absolute_32,
    absolute_32_high,
    relative_64,
    relative_32,
    relative_32_high
  };
  std::uint64_t address = 0;  ///< virtual address of the place
  std::uint64_t target = 0;   ///< virtual address (symbol + addend) it refers to
  Kind kind = Kind::absolute_64;
};

class CodeObject {
 public:
  /// Reads and checks a linked code object. The bytes are copied; nothing refers to them afterwards.
  static Result<CodeObject> read(std::span<const std::uint8_t> bytes) { return read(bytes, false); }
  /// What can be shown of any AMDGPU ELF file, not to be launched: relocatable objects, other versions and systems,
  /// files with damage. What read() would refuse is in problems().
  static Result<CodeObject> inspect(std::span<const std::uint8_t> bytes) { return read(bytes, true); }

  /// What is wrong with the file, a sentence each: after read() what does no harm.
  const std::vector<std::string>& problems() const { return problems_; }
  bool relocatable() const { return relocatable_; }
  int version() const { return version_; }  ///< 3 to 6; others after inspect()
  const TargetId& target() const { return target_; }
  const std::vector<KernelInfo>& kernels() const { return kernels_; }
  const std::vector<CodeSymbol>& symbols() const { return symbols_; }
  const std::vector<CodeSegment>& segments() const { return segments_; }
  const std::vector<CodeRelocation>& relocations() const { return relocations_; }
  /// Memory from `image_base()` on, before relocation; what the file does not fill is zero.
  std::span<const std::uint8_t> image() const { return image_; }
  std::uint64_t image_base() const { return image_base_; }  ///< virtual address of image()[0], a multiple of 4096
  /// The executable code section, for disassembly.
  std::span<const std::uint8_t> text() const { return at(text_address_, text_size_); }
  std::uint64_t text_address() const { return text_address_; }
  /// All executable sections, in the order of the file; one ".text" where the file has no section headers.
  const std::vector<CodeSection>& code_sections() const { return code_sections_; }
  std::span<const std::uint8_t> code(const CodeSection& section) const { return at(section.address, section.size); }

  const KernelInfo* find_kernel(std::string_view name) const {
    for (const KernelInfo& kernel : kernels_)
      if (kernel.name == name) return &kernel;
    return nullptr;
  }
  /// The kernel, or an error that names the ones there are.
  Result<const KernelInfo*> kernel(std::string_view name) const;

  /// Puts the image's relocated words in place for an image that begins at `base`.
  void relocate(std::span<std::uint8_t> image, std::uint64_t base) const;

  /// Largest image accepted, bytes.
  static constexpr std::uint64_t max_image = std::uint64_t{1} << 30;

 private:
  static constexpr std::uint16_t machine_amdgpu = 224;
  static constexpr std::uint8_t os_abi_hsa = 64;
  static constexpr std::uint32_t note_metadata = 32;

  std::span<const std::uint8_t> at(std::uint64_t address, std::uint64_t size) const {
    return {image_.data() + (address - image_base_), static_cast<std::size_t>(size)};
  }
  bool holds(std::uint64_t address, std::uint64_t size) const {
    return address >= image_base_ && address - image_base_ <= image_.size() &&
           size <= image_.size() - (address - image_base_);
  }
  static Result<CodeObject> read(std::span<const std::uint8_t> bytes, bool for_show);
  /// An error; of what is only shown a problem, and reading goes on.
  Result<void> refuse(std::string reason) {
    if (!for_show_) return Error{std::move(reason)};
    problems_.push_back(std::move(reason));
    return {};
  }
  Result<void> read_header(const elf::Header& header);
  Result<void> read_metadata_note(const elf::File& file, Metadata& metadata);
  Result<void> read_image(const elf::File& file);
  void read_code_sections(const elf::File& file);
  Result<void> place_sections(const elf::File& file);
  Result<void> read_symbols(const elf::File& file);
  Result<void> read_relocations(const elf::File& file);
  Result<void> read_kernels(const Metadata& metadata);
  Result<void> read_descriptor(KernelInfo& kernel, const std::string& symbol);
  Result<void> add_kernel(KernelInfo kernel, const std::string& symbol);

  int version_ = 0;
  TargetId target_;
  std::vector<KernelInfo> kernels_;
  std::vector<CodeSymbol> symbols_;
  std::vector<CodeSegment> segments_;
  std::vector<CodeRelocation> relocations_;
  std::vector<std::uint8_t> image_;
  std::vector<CodeSection> code_sections_;
  std::vector<std::uint64_t> section_places_;  ///< of a relocatable object: virtual addresses given to its sections
  std::vector<std::string> problems_;
  std::uint64_t image_base_ = 0, text_address_ = 0, text_size_ = 0;
  bool for_show_ = false, relocatable_ = false;
};

[[gnu::cold]] inline Result<CodeObject> CodeObject::read(std::span<const std::uint8_t> bytes, bool for_show) {
  auto file = elf::File::open(bytes);
  if (!file) return file.error();
  CodeObject code;
  code.for_show_ = for_show;
  Metadata metadata;
  if (auto read = code.read_header(file->header()); !read) return read.error();
  if (auto read = code.read_metadata_note(*file, metadata); !read) return read.error();
  if (auto read = code.relocatable_ ? code.place_sections(*file) : code.read_image(*file); !read) return read.error();
  code.read_code_sections(*file);
  if (auto read = code.read_symbols(*file); !read) return read.error();
  if (!code.relocatable_)
    if (auto read = code.read_relocations(*file); !read) return read.error();
  if (auto read = code.read_kernels(metadata); !read) return read.error();
  return code;
}

[[gnu::cold]] inline Result<void> CodeObject::read_header(const elf::Header& header) {
  if (header.machine != machine_amdgpu)
    return Error{"not an AMDGPU code object: ELF machine " + decimal(header.machine) + " (AMDGPU is 224)"};
  version_ = header.abi_version + 2;
  target_ = target_from_flags(header.flags, version_);
  relocatable_ = header.type == elf::type_relocatable;
  Result<void> fine;
  if (header.os_abi != os_abi_hsa)
    fine = refuse("not an amdhsa code object: ELF OS ABI " + decimal(header.os_abi) + " (amdhsa is 64)");
  if (fine && (header.abi_version < 1 || header.abi_version > 4))
    fine = refuse("code object version " + decimal(header.abi_version + 2) +
                  " is not supported: rebuild with -mcode-object-version=4, 5 or 6");
  if (fine && relocatable_ && !for_show_)
    return Error{"a relocatable object, not yet linked: link it with ld.lld -shared"};
  if (fine && !relocatable_ && header.type != elf::type_shared)
    fine = refuse("not a shared code object: ELF type " + decimal(header.type) + " (ET_DYN is 3)");
  return fine;
}

[[gnu::cold]] inline Result<void> CodeObject::read_metadata_note(const elf::File& file, Metadata& metadata) {
  auto notes = file.notes();
  if (!notes) return refuse(notes.message());
  for (const elf::Note& note : *notes)
    if (note.name == "AMDGPU" && note.type == note_metadata) {
      auto read = read_metadata(note.description, for_show_);
      if (read)
        metadata = std::move(*read);
      else if (auto fine = refuse(read.message()); !fine)
        return fine;
    }
  problems_.insert(problems_.end(), metadata.problems.begin(), metadata.problems.end());
  return {};
}

/// Places the sections of a relocatable object one after the other, as a linker would.
[[gnu::cold]] inline Result<void> CodeObject::place_sections(const elf::File& file) {
  constexpr std::uint64_t alignment = 4096;
  std::uint64_t end = 0;
  for (const elf::Section& section : file.sections()) {
    section_places_.push_back(end);
    if ((section.flags & elf::section_is_loaded) == 0) continue;
    if (section.size > max_image || end + section.size > max_image)
      return Error{"code object too large: its sections have more than " + count_of(max_image, "byte")};
    end = (end + section.size + alignment - 1) / alignment * alignment;
  }
  image_.assign(static_cast<std::size_t>(end), 0);
  for (std::size_t i = 0; i < file.sections().size(); ++i) {
    const elf::Section& section = file.sections()[i];
    if ((section.flags & elf::section_is_loaded) == 0) continue;
    const auto from = file.contents(section);
    std::copy(from.begin(), from.end(), image_.begin() + static_cast<std::ptrdiff_t>(section_places_[i]));
    segments_.push_back({section_places_[i], section.size, false, (section.flags & elf::section_is_code) != 0});
  }
  return {};
}

[[gnu::cold]] inline void CodeObject::read_code_sections(const elf::File& file) {
  for (std::size_t i = 0; i < file.sections().size(); ++i) {
    const elf::Section& section = file.sections()[i];
    const std::uint64_t address = relocatable_ ? section_places_[i] : section.address;
    if (section.type == elf::section_progbits && (section.flags & elf::section_is_code) != 0 && section.size != 0 &&
        holds(address, section.size))
      code_sections_.push_back({std::string(section.name), address, section.size, section.address});
  }
  if (code_sections_.empty() && text_size_ != 0)
    code_sections_.push_back({".text", text_address_, text_size_, text_address_});
  if (relocatable_ && !code_sections_.empty()) {
    text_address_ = code_sections_.front().address;
    text_size_ = code_sections_.front().size;
  }
}

[[gnu::cold]] inline Result<void> CodeObject::read_image(const elf::File& file) {
  constexpr std::uint64_t page = 4096;
  std::uint64_t first = ~std::uint64_t{0}, end = 0;
  for (const elf::Segment& segment : file.segments()) {
    if (segment.type != elf::segment_load || segment.memory_size == 0) continue;
    if (segment.file_size > segment.memory_size || segment.address > ~std::uint64_t{0} - segment.memory_size)
      return Error{"malformed code object: the segment at address " + hex(segment.address) + " has a wrong size"};
    first = std::min(first, segment.address);
    end = std::max(end, segment.address + segment.memory_size);
  }
  if (end == 0) return refuse("malformed code object: it has no segment to load");
  image_base_ = first / page * page;
  if (end - image_base_ > max_image)
    return Error{"code object too large: its segments span " + count_of(end - image_base_, "byte") + ", at most " +
                 decimal(max_image) + " are accepted"};
  image_.assign(static_cast<std::size_t>(end - image_base_), 0);
  for (const elf::Segment& segment : file.segments()) {
    if (segment.type != elf::segment_load || segment.memory_size == 0) continue;
    const auto from = file.bytes().subspan(segment.file_offset, segment.file_size);
    std::copy(from.begin(), from.end(), image_.begin() + static_cast<std::ptrdiff_t>(segment.address - image_base_));
    segments_.push_back({segment.address, segment.memory_size, (segment.flags & elf::flag_write) != 0,
                         (segment.flags & elf::flag_execute) != 0});
    if ((segment.flags & elf::flag_execute) != 0 && text_size_ == 0) {
      text_address_ = segment.address;
      text_size_ = segment.file_size;
    }
  }
  for (const elf::Section& section : file.sections())
    if (section.name == ".text" && section.type == elf::section_progbits && holds(section.address, section.size)) {
      text_address_ = section.address;
      text_size_ = section.size;
    }
  if (text_size_ == 0) text_address_ = image_base_;
  return {};
}

[[gnu::cold]] inline Result<void> CodeObject::read_symbols(const elf::File& file) {
  // .symtab also names local functions; .dynsym is what a stripped file still has.
  std::uint32_t table = 0;
  for (std::uint32_t i = 0; i < file.sections().size(); ++i) {
    const auto type = file.sections()[i].type;
    if (type == elf::section_symtab || (type == elf::section_dynsym && table == 0)) table = i;
  }
  if (table == 0) return refuse("malformed code object: it has no symbol table, so no kernel can be found");
  auto symbols = file.symbols(table);
  if (!symbols) return refuse(symbols.message());
  constexpr std::uint8_t last_kind = 2;             // STT_NOTYPE, STT_OBJECT, STT_FUNC
  constexpr std::uint16_t first_reserved = 0xff00;  // absolute symbols and the like are no places
  for (const elf::Symbol& symbol : *symbols)
    if (!symbol.name.empty() && symbol.section != 0 && symbol.section < first_reserved && symbol.type <= last_kind) {
      const bool placed = relocatable_ && symbol.section < section_places_.size();
      symbols_.push_back({std::string(symbol.name), symbol.value + (placed ? section_places_[symbol.section] : 0),
                          symbol.size, static_cast<CodeSymbol::Kind>(symbol.type)});
    }
  return {};
}

[[gnu::cold]] inline Result<void> CodeObject::read_relocations(const elf::File& file) {
  using Kind = CodeRelocation::Kind;
  auto found = file.relocations();
  if (!found) return refuse(found.message());
  std::vector<elf::Symbol> symbols;
  std::uint32_t symbols_of = 0;
  for (const elf::Relocation& relocation : *found) {
    CodeRelocation place{relocation.address, static_cast<std::uint64_t>(relocation.addend), Kind::absolute_64};
    bool uses_symbol = true;
    switch (relocation.type) {  // R_AMDGPU_*
      case 0: continue;
      case 1:
      case 6: place.kind = Kind::absolute_32; break;
      case 2: place.kind = Kind::absolute_32_high; break;
      case 3: break;
      case 4:
      case 10: place.kind = Kind::relative_32; break;
      case 5: place.kind = Kind::relative_64; break;
      case 11: place.kind = Kind::relative_32_high; break;
      case 13: uses_symbol = false; break;
      default:
        if (auto fine = refuse("relocation type " + decimal(relocation.type) + " at " + hex(relocation.address) +
                               " is not supported");
            !fine)
          return fine;
        continue;
    }
    if (uses_symbol) {
      if (symbols.empty() || symbols_of != relocation.symbol_table) {
        auto table = file.symbols(relocation.symbol_table);
        if (!table) return refuse(table.message());
        symbols = std::move(*table);
        symbols_of = relocation.symbol_table;
      }
      if (relocation.symbol >= symbols.size())
        return refuse("malformed code object: the relocation at " + hex(relocation.address) + " names no symbol");
      const elf::Symbol& symbol = symbols[relocation.symbol];
      if (symbol.section == 0) {
        if (auto fine = refuse("undefined symbol '" + std::string(symbol.name) +
                               "': " + std::string(missing_symbol_meaning(symbol.name)));
            !fine)
          return fine;
        continue;
      }
      place.target += symbol.value;
    }
    const bool wide = place.kind == Kind::absolute_64 || place.kind == Kind::relative_64;
    if (!holds(place.address, wide ? 8 : 4))
      return refuse("malformed code object: a relocation at " + hex(place.address) + ", outside its segments");
    relocations_.push_back(place);
  }
  return {};
}

[[gnu::cold]] inline void CodeObject::relocate(std::span<std::uint8_t> image, std::uint64_t base) const {
  using Kind = CodeRelocation::Kind;
  const std::uint64_t slide = base - image_base_;
  for (const CodeRelocation& r : relocations_) {
    const bool wide = r.kind == Kind::absolute_64 || r.kind == Kind::relative_64;
    const bool relative =
        r.kind == Kind::relative_64 || r.kind == Kind::relative_32 || r.kind == Kind::relative_32_high;
    const bool high = r.kind == Kind::absolute_32_high || r.kind == Kind::relative_32_high;
    std::uint64_t value = relative ? r.target - r.address : r.target + slide;
    if (high) value >>= 32;
    const std::size_t at = static_cast<std::size_t>(r.address - image_base_);
    for (std::size_t i = 0; i < (wide ? 8u : 4u) && at + i < image.size(); ++i)
      image[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
  }
}

/// What the descriptor of `kernel` says, and where its code begins. An error if it cannot be used.
[[gnu::cold]] inline Result<void> CodeObject::read_descriptor(KernelInfo& kernel, const std::string& symbol) {
  const auto find = [&](const std::string& name) {
    return std::find_if(symbols_.begin(), symbols_.end(), [&](const CodeSymbol& s) { return s.name == name; });
  };
  const auto found = find(symbol);
  if (found == symbols_.end())
    return Error{"malformed code object: kernel '" + kernel.name + "' has no descriptor symbol '" + symbol + "'"};
  if (!holds(found->address, KernelDescriptor::size))
    return Error{"malformed code object: the descriptor of kernel '" + kernel.name + "' lies outside its segments"};
  kernel.descriptor_address = found->address;
  kernel.descriptor =
      KernelDescriptor::read(at(found->address, KernelDescriptor::size).first<KernelDescriptor::size>());
  kernel.entry_address = found->address + static_cast<std::uint64_t>(kernel.descriptor.entry_offset);
  if (relocatable_)  // the linker fills in the offset
    if (const auto code = find(kernel.name); code != symbols_.end()) kernel.entry_address = code->address;
  const bool in_code = std::any_of(segments_.begin(), segments_.end(), [&](const CodeSegment& s) {
    return s.executable && kernel.entry_address >= s.address && kernel.entry_address - s.address < s.size;
  });
  if (!in_code || kernel.entry_address % 4 != 0)
    return Error{"malformed code object: kernel '" + kernel.name + "' begins at " + hex(kernel.entry_address) +
                 ", which is not in its code"};
  if (kernel.descriptor.kernarg_size > max_kernarg_size)
    return Error{"malformed code object: the descriptor of kernel '" + kernel.name + "' asks for " +
                 count_of(kernel.descriptor.kernarg_size, "byte") + " of arguments"};
  return {};
}

[[gnu::cold]] inline Result<void> CodeObject::add_kernel(KernelInfo kernel, const std::string& symbol) {
  if (auto read = read_descriptor(kernel, symbol); !read) {
    if (auto fine = refuse(read.message()); !fine) return fine;
    kernel.has_descriptor = false;
  }
  if (!kernel.has_metadata) {
    kernel.metadata.name = kernel.name;
    kernel.metadata.symbol = symbol;
    kernel.metadata.kernarg_segment_size = kernel.descriptor.kernarg_size;
    kernel.metadata.group_segment_fixed_size = kernel.descriptor.group_segment_fixed_size;
    kernel.metadata.private_segment_fixed_size = kernel.descriptor.private_segment_fixed_size;
  }
  kernels_.push_back(std::move(kernel));
  return {};
}

[[gnu::cold]] inline Result<void> CodeObject::read_kernels(const Metadata& metadata) {
  for (const KernelMetadata& kernel : metadata.kernels) {
    KernelInfo info;
    info.name = kernel.name;
    info.has_metadata = true;
    info.metadata = kernel;
    if (auto added = add_kernel(std::move(info), kernel.symbol); !added) return added;
  }
  for (const CodeSymbol& symbol : symbols_) {  // descriptors that the metadata does not mention
    if (symbol.kind != CodeSymbol::Kind::object || symbol.size != KernelDescriptor::size ||
        !symbol.name.ends_with(".kd"))
      continue;
    const std::string name = symbol.name.substr(0, symbol.name.size() - 3);
    const bool known = std::any_of(kernels_.begin(), kernels_.end(),
                                   [&](const KernelInfo& k) { return k.metadata.symbol == symbol.name; });
    KernelInfo info;
    info.name = name;
    if (!known)
      if (auto added = add_kernel(std::move(info), symbol.name); !added) return added;
  }
  return {};
}

[[gnu::cold]] inline Result<const KernelInfo*> CodeObject::kernel(std::string_view name) const {
  if (const KernelInfo* found = find_kernel(name)) return found;
  std::string names;
  for (const KernelInfo& kernel : kernels_) names += (names.empty() ? "" : ", ") + kernel.name;
  return Error{"no kernel '" + std::string(name) + "' in the code object; it has " +
               (names.empty() ? std::string("none") : names)};
}

}  // namespace lockstep
