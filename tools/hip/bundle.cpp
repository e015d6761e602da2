// Taking code objects out of what programs carry. Source of the formats: LLVM's ClangOffloadBundler documentation.
#include "bundle.hpp"

#include <elf.h>
#include <zlib.h>
#ifdef LOCKSTEP_HIP_ZSTD
#include <zstd.h>
#endif

#include <algorithm>
#include <cstring>
#include <string_view>

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

/// Decompresses by `step`, which fills what room it is given, says how much that was, and gives false at the end or an
/// error. There is only as much room as comes out, whatever the bundle says.
template <class Step>
std::vector<std::uint8_t> decompress_all(std::size_t size, Step&& step) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t used = 0, filled = 0;; used += filled) {
    if (used == bytes.size()) bytes.resize(std::min(size, std::max(2 * used, std::size_t{1} << 16)));
    const bool more = step(bytes.data() + used, bytes.size() - used, filled);
    if (more && filled != 0 && used + filled < size) continue;
    bytes.resize(used + filled);
    return bytes;
  }
}

std::vector<std::uint8_t> inflate_all(const std::uint8_t* data, std::size_t bytes, std::size_t size) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) return {};
  stream.next_in = const_cast<std::uint8_t*>(data);
  stream.avail_in = static_cast<uInt>(std::min<std::size_t>(bytes, ~uInt{0}));
  auto result = decompress_all(size, [&](std::uint8_t* to, std::size_t room, std::size_t& filled) {
    const auto given = static_cast<uInt>(std::min<std::size_t>(room, ~uInt{0}));
    stream.next_out = to;
    stream.avail_out = given;
    const int state = inflate(&stream, Z_NO_FLUSH);
    filled = given - stream.avail_out;
    return state == Z_OK;
  });
  (void)inflateEnd(&stream);
  return result;
}

std::vector<std::uint8_t> zstd_all([[maybe_unused]] const std::uint8_t* data, [[maybe_unused]] std::size_t bytes,
                                   [[maybe_unused]] std::size_t size) {
#ifdef LOCKSTEP_HIP_ZSTD
  ZSTD_DStream* const stream = ZSTD_createDStream();
  ZSTD_inBuffer from{data, bytes, 0};
  auto result = decompress_all(size, [&](std::uint8_t* to, std::size_t room, std::size_t& filled) {
    ZSTD_outBuffer into{to, room, 0};
    const std::size_t left = ZSTD_decompressStream(stream, &into, &from);
    filled = into.pos;
    return !ZSTD_isError(left) && left != 0;
  });
  (void)ZSTD_freeDStream(stream);
  return result;
#else
  complain("a bundle compressed by zstd, and this build is without libzstd");
  return {};
#endif
}

std::vector<std::uint8_t> decompress(const std::uint8_t* data, std::size_t most) {
  if (most < 32) return {};
  const auto version = load<std::uint16_t>(data + 4), method = load<std::uint16_t>(data + 6);
  std::size_t header = 0, total = most, size = 0;
  if (version == 1) {  // says nothing of its own length: the compressed stream knows where it ends
    size = load<std::uint32_t>(data + 8);
    header = 20;
  } else if (version == 2) {
    total = load<std::uint32_t>(data + 8);
    size = load<std::uint32_t>(data + 12);
    header = 24;
  } else if (version == 3) {
    total = load<std::uint64_t>(data + 8);
    size = load<std::uint64_t>(data + 16);
    header = 32;
  }
  if (header == 0 || method > 1 || size > largest || total < header || total > most) {
    complain("a compressed bundle of version %u, method %u, that is not known", version, method);
    return {};
  }
  auto bytes =
      method == 0 ? inflate_all(data + header, total - header, size) : zstd_all(data + header, total - header, size);
  if (bytes.size() == size) return bytes;
  complain("a compressed bundle that says it has %zu bytes: %zu can be decompressed", size, bytes.size());
  return {};
}

}  // namespace

std::vector<std::uint8_t> code_bytes(const void* given, std::size_t most) {
  const auto* const data = static_cast<const std::uint8_t*>(given);
  const auto begins = [&](std::string_view magic) {
    return most >= magic.size() && std::memcmp(data, magic.data(), magic.size()) == 0;
  };
  if (!data) return {};
  if (most == unknown_size) most = readable_from(data);
  if (begins("CCOB")) return decompress(data, most);
  if (begins("\177ELF")) return {data, data + elf_size(data, most)};
  if (begins(bundle_magic)) return {data, data + bundle_size(data, most)};
  complain("neither a code object nor a bundle of code objects");
  return {};
}

}  // namespace hip
