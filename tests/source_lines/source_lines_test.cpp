#include "source_lines.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "lockstep/base/text.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace {

using lockstep::SourceLines;

const std::string folder = LINES_KERNELS "/";
const std::string hip_source = LOCKSTEP_SOURCE_DIR "/tests/source_lines/kernels/inlined.hip";

std::vector<std::uint8_t> bytes_of(const std::string& name) {
  auto bytes = lockstep::read_code_file(folder + name);
  REQUIRE_MESSAGE(bytes, bytes.message());
  return *bytes;
}

SourceLines lines_of(const std::string& name) {
  auto lines = SourceLines::read(bytes_of(name));
  REQUIRE_MESSAGE(lines, lines.message());
  return *lines;
}

/// What llvm-symbolizer says of addresses: "FILE:LINE:COLUMN" each.
std::vector<std::string> symbolized(const std::string& name, const std::vector<std::uint64_t>& addresses,
                                    const std::string& inlines = "--no-inlines") {
  std::string command = "llvm-symbolizer-22 " + inlines + " --functions=none --no-demangle --obj=" + folder + name;
  for (const std::uint64_t address : addresses) command += " " + lockstep::hex(address);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  REQUIRE(pipe != nullptr);
  std::vector<std::string> result;
  std::array<char, 4096> line{};
  while (std::fgets(line.data(), line.size(), pipe.get()) != nullptr) {
    std::string text = line.data();
    if (text != "\n") result.push_back(text.substr(0, text.size() - 1));
  }
  return result;
}

void compare_with_llvm(const std::string& name) {
  CAPTURE(name);
  const auto code = lockstep::CodeObject::read(bytes_of(name));
  REQUIRE(code);
  const SourceLines lines = lines_of(name);
  std::vector<std::uint64_t> addresses;
  for (std::uint64_t at = 0; at < code->text().size(); at += 4) addresses.push_back(code->text_address() + at);
  const auto expected = symbolized(name, addresses);
  REQUIRE(expected.size() == addresses.size());
  unsigned with_line = 0;
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    const auto place = lines.at(addresses[i]);
    if (!place) {
      // LLVM gives line 0, or no file at all.
      CHECK_MESSAGE(expected[i].find(":0:") != std::string::npos, lockstep::hex(addresses[i]), " ", expected[i]);
      continue;
    }
    const std::string text =
        std::string(place->file) + ":" + lockstep::decimal(place->line) + ":" + lockstep::decimal(place->column);
    CHECK_MESSAGE(text == expected[i], lockstep::hex(addresses[i]));
    ++with_line;
  }
  CHECK(with_line > 5);
}

TEST_CASE("every instruction has the line that llvm-symbolizer gives it") {
  for (const char* name : {"inlined_gfx950.hsaco", "inlined_gfx950_O0.hsaco", "inlined_gfx1201.hsaco",
                           "inlined_dwarf4.hsaco", "opencl.hsaco", "assembly.hsaco"})
    compare_with_llvm(name);
}

TEST_CASE("of inlined code the text says where it was called, as llvm-symbolizer does") {
  for (const char* name : {"inlined_gfx950.hsaco", "inlined_gfx1201.hsaco", "inlined_dwarf4.hsaco"}) {
    CAPTURE(name);
    const auto code = lockstep::CodeObject::read(bytes_of(name));
    REQUIRE(code);
    const SourceLines lines = lines_of(name);
    unsigned inlined = 0;
    for (std::uint64_t at = 0; at < code->text().size(); at += 4) {
      const std::uint64_t address = code->text_address() + at;
      if (lines.text(address).empty()) continue;
      std::string expected;
      for (const std::string& frame :
           symbolized(name, {address}, "--inlines")) {  // FILE:LINE:COLUMN, the innermost first
        const std::string place = frame.substr(0, frame.rfind(':'));
        const std::size_t colon = place.rfind(':');
        if (!expected.empty()) {
          expected += ", inlined at ";
          ++inlined;
        }
        expected += SourceLines::shown(place.substr(0, colon)) + place.substr(colon);
      }
      CHECK_MESSAGE(lines.text(address) == expected, lockstep::hex(address));
      CHECK(expected.starts_with(lines.line_text(address)));
    }
    CHECK(inlined > 3);
  }
  const SourceLines opencl = lines_of("opencl.hsaco");  // the kernel's body is inlined into the kernel
  for (std::uint64_t at = 0; at < 0x400; at += 4) CHECK(opencl.text(0x1900 + at) == opencl.line_text(0x1900 + at));
}

TEST_CASE("from a line to its instructions, and back") {
  for (const char* name : {"inlined_gfx950.hsaco", "inlined_gfx950_O0.hsaco", "inlined_gfx1201.hsaco"}) {
    CAPTURE(name);
    const SourceLines lines = lines_of(name);
    for (const std::string& file : {std::string("inlined.hip"), std::string("kernels/inlined.hip"), hip_source}) {
      for (std::uint32_t line = 1; line < 20; ++line) {
        std::uint32_t at = line;
        const auto found = lines.addresses(file, at);
        REQUIRE_MESSAGE(found, found.message());
        REQUIRE(at >= line);
        REQUIRE(!found->empty());
        for (const std::uint64_t address : *found) {
          REQUIRE(lines.at(address));
          CHECK(lines.at(address)->line == at);
        }
      }
    }
  }
}

TEST_CASE("a line is where it begins in each function and each inlined copy, once") {
  const SourceLines lines = lines_of("inlined_gfx950.hsaco");
  std::uint32_t line = 4;
  const auto inlined = lines.addresses("inlined.hip", line);
  REQUIRE(inlined);
  REQUIRE(inlined->size() == 2);
  CHECK((lines.begins_statement(inlined->front()) || lines.begins_statement(inlined->back())));
  line = 8;
  CHECK(lines.addresses("inlined.hip", line)->size() == 1);
  const SourceLines assembly = lines_of("assembly.hsaco");
  line = 11;
  CHECK(assembly.addresses("missing_wait.s", line)->size() == 1);
}

TEST_CASE("lines, files and tables that are not there") {
  const SourceLines lines = lines_of("inlined_gfx950.hsaco");
  std::uint32_t line = 1000;
  CHECK(lines.addresses("inlined.hip", line).message() == "inlined.hip has no code in line 1000 or behind it");
  line = 1;
  CHECK(lines.addresses("other.hip", line)
            .message()
            .starts_with("no code comes from a file 'other.hip'; there is code of "));
  CHECK(!lines.addresses("lined.hip", line));
  CHECK(!lines.at(0));
  CHECK(lines.text(0).empty());
  CHECK(!lines.at(~std::uint64_t{0}));
  CHECK(SourceLines::read(bytes_of("bare.hsaco")).message() ==
        "the code object has no source lines: compile it with -g");
  CHECK(!SourceLines::read({}));
}

TEST_CASE("a code object that is cut off or overwritten is refused, or has other lines, and nothing worse") {
  const std::vector<std::uint8_t> whole = bytes_of("inlined_gfx950.hsaco");
  for (std::size_t size = 0; size < whole.size(); size += 97) (void)SourceLines::read(std::span(whole).first(size));
  for (std::size_t at = 0; at < whole.size(); at += 13) {
    std::vector<std::uint8_t> broken = whole;
    for (std::size_t i = at; i < std::min(at + 5, broken.size()); ++i)
      broken[i] = static_cast<std::uint8_t>(0xff - i * 7);
    if (const auto lines = SourceLines::read(broken)) (void)lines->text(0x1900);
  }
}

}  // namespace
