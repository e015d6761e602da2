#include "lockstep/object/elf.hpp"

#include <doctest/doctest.h>

#include "files.hpp"

using namespace lockstep;

TEST_CASE("what is no ELF64 file is refused with the reason") {
  const auto message = [](std::vector<std::uint8_t> bytes) {
    auto file = elf::File::open(bytes);
    REQUIRE(!file);
    return file.message();
  };
  auto bytes = kernel_file("bare.hsaco");
  CHECK(message({}) == "not an ELF file: it does not begin with 7f 45 4c 46");
  CHECK(message({'M', 'Z', 0, 0, 0}) == "not an ELF file: it does not begin with 7f 45 4c 46");
  CHECK(message({0x7f, 'E', 'L', 'F', 2}) == "truncated ELF file: 5 bytes, the header alone has 64");
  auto changed = bytes;
  changed[4] = 1;
  CHECK(message(changed) == "not a 64-bit ELF file (EI_CLASS is 1)");
  changed = bytes;
  changed[5] = 2;
  CHECK(message(changed) == "not a little-endian ELF file (EI_DATA is 2)");
  changed = bytes;
  changed[40 + 7] = 0x80;  // e_shoff
  CHECK(message(changed).find("truncated ELF file: the section headers at 0x80000000") == 0);
  changed = bytes;
  changed[32 + 7] = 0xff;  // e_phoff
  CHECK(message(changed).find("truncated ELF file: the program headers at 0xff") == 0);
  changed = bytes;
  changed[54] = 8;  // e_phentsize
  CHECK(message(changed) == "malformed ELF file: program headers of 8 bytes");
}

TEST_CASE("segments, sections, symbols and notes of a linked file") {
  const auto bytes = kernel_file("bare.hsaco");
  auto file = elf::File::open(bytes);
  REQUIRE_MESSAGE(file, file.message());
  CHECK(file->header().machine == 224);
  CHECK(file->header().type == elf::type_shared);
  std::uint32_t symtab = 0;
  bool text = false;
  for (std::uint32_t i = 0; i < file->sections().size(); ++i) {
    const auto& section = file->sections()[i];
    if (section.type == elf::section_symtab) symtab = i;
    if (section.name == ".text") {
      text = true;
      CHECK(file->contents(section).size() == section.size);
    }
  }
  CHECK(text);
  auto symbols = file->symbols(symtab);
  REQUIRE(symbols);
  bool found = false;
  for (const auto& symbol : *symbols) found = found || (symbol.name == "bare.kd" && symbol.size == 64);
  CHECK(found);
  CHECK(!file->symbols(0));
  CHECK(!file->symbols(1000000));
  CHECK(file->notes());
}

TEST_CASE("a note that ends beyond its segment is refused") {
  auto bytes = kernel_file("arguments_gfx950_v5.hsaco");
  auto file = elf::File::open(bytes);
  REQUIRE(file);
  std::uint64_t at = 0;
  for (const auto& segment : file->segments())
    if (segment.type == elf::segment_note) at = segment.file_offset;
  REQUIRE(at != 0);
  bytes[at + 7] = 0x7f;  // description size
  auto changed = elf::File::open(bytes);
  REQUIRE(changed);
  CHECK(changed->notes().message().find("ends beyond its segment") != std::string::npos);
}
