// Taking code objects out of what programs carry. Source of the formats: LLVM's ClangOffloadBundler documentation.
#include "bundle.hpp"

#include <elf.h>

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

#include "code_file.hpp"
#include "error.hpp"
#include "host_pages.hpp"

namespace hip {

namespace {

constexpr std::string_view bundle_magic = "__CLANG_OFFLOAD_BUNDLE__";
constexpr std::size_t largest = std::size_t{1} << 32;

template <class T>
T load(const std::uint8_t* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

/// Bytes of an ELF file: up to the end of what its headers name. Headers that are not inside the file name nothing.
std::size_t elf_size(const std::uint8_t* data, std::size_t most) {
  if (most < sizeof(Elf64_Ehdr)) return 0;
  const auto header = load<Elf64_Ehdr>(data);
  std::size_t end = sizeof header;
  const auto grow = [&](std::size_t begin, std::size_t bytes) {
    if (begin <= largest && bytes <= largest) end = std::max(end, begin + bytes);
  };
  const auto each = [&]<class Entry>(Entry, std::size_t begin, std::size_t count, std::size_t entry_bytes,
                                     auto&& body) {
    if (begin > most || entry_bytes < sizeof(Entry) || count * entry_bytes > most - begin) return;
    grow(begin, count * entry_bytes);
    for (std::size_t i = 0; i < count; ++i) body(load<Entry>(data + begin + i * entry_bytes));
  };
  each(Elf64_Shdr{}, header.e_shoff, header.e_shnum, header.e_shentsize, [&](const Elf64_Shdr& section) {
    if (section.sh_type != SHT_NOBITS) grow(section.sh_offset, section.sh_size);
  });
  each(Elf64_Phdr{}, header.e_phoff, header.e_phnum, header.e_phentsize,
       [&](const Elf64_Phdr& segment) { grow(segment.p_offset, segment.p_filesz); });
  return std::min(end, most);
}

/// Bytes of a bundle: up to the end of its last entry.
std::size_t bundle_size(const std::uint8_t* data, std::size_t most) {
  std::size_t at = bundle_magic.size(), end = 0;
  if (most < at + 8) return 0;
  const auto entries = load<std::uint64_t>(data + at);
  at += 8;
  for (std::uint64_t i = 0; i < entries && at + 24 <= most; ++i) {
    const auto offset = load<std::uint64_t>(data + at), size = load<std::uint64_t>(data + at + 8),
               length = load<std::uint64_t>(data + at + 16);
    if (offset > largest || size > largest || length > 4096) return 0;
    at += 24 + static_cast<std::size_t>(length);
    end = std::max({end, at, static_cast<std::size_t>(offset + size)});
  }
  return std::min(end, most);
}

}  // namespace

CodeBytes code_bytes(const void* given, std::size_t most) {
  const auto* const data = static_cast<const std::uint8_t*>(given);
  const auto begins = [&](std::string_view magic) {
    return most >= magic.size() && std::memcmp(data, magic.data(), magic.size()) == 0;
  };
  if (!data) return {};
  if (most == unknown_size) most = runtime::readable_from(data);
  if (begins("CCOB")) {
    auto bundle = lockstep::decompressed({data, most});
    if (!bundle) {
      complain("%s", bundle.message().c_str());
      return {};
    }
    CodeBytes code{std::move(*bundle)};
    code.bytes = code.kept;
    return code;
  }
  if (begins("\177ELF")) return {{}, {data, elf_size(data, most)}};
  if (begins(bundle_magic)) return {{}, {data, bundle_size(data, most)}};
  complain("neither a code object nor a bundle of code objects");
  return {};
}

}  // namespace hip
