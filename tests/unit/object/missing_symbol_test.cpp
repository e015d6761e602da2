#include "lockstep/object/missing_symbol.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

#include "files.hpp"
#include "lockstep/object/code_object.hpp"

using namespace lockstep;

namespace {

constexpr std::string_view compiled = "__printf_alloc";

/// talking.hsaco, calling `name` instead of __printf_alloc.
std::string refusal(std::string_view name) {
  REQUIRE(name.size() <= compiled.size());
  std::vector<std::uint8_t> bytes = kernel_file("talking.hsaco");
  bool found = false;
  for (auto at = bytes.begin();; at += 1) {
    at = std::search(at, bytes.end(), compiled.begin(), compiled.end());
    if (at == bytes.end()) break;
    found = true;
    std::fill_n(std::copy(name.begin(), name.end(), at), compiled.size() - name.size(), std::uint8_t{0});
  }
  REQUIRE(found);
  auto code = CodeObject::read(bytes);
  REQUIRE(!code);
  return code.message();
}

}  // namespace

TEST_CASE("an undefined symbol says what the kernel wants") {
  const struct {
    std::string_view name, phrase;
  } rows[] = {
      {"__printf_alloc", "the kernel calls printf"},
      {"printf", "the kernel calls printf"},
      {"__assert_fail", "-DNDEBUG"},
      {"malloc", "a heap"},
      {"_ZdlPvm", "a heap"},
      {"__ocml_sin_f32", "ROCm's device libraries"},
      {"__ockl_wfred", "ROCm's device libraries"},
      {"_Z3sinf", "libclc"},
      {"helper", "was linked without what defines it"},
      {"mallocate", "was linked without what defines it"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.name);
    const std::string message = refusal(row.name);
    CHECK(message.rfind("undefined symbol '" + std::string(row.name) + "': ", 0) == 0);
    CHECK_MESSAGE(message.find(row.phrase) != std::string::npos, message);
  }
  CHECK(missing_symbol_meaning("__ockl_hostcall_preview").find("ROCm's runtime") != std::string_view::npos);
  CHECK(missing_symbol_meaning("__ockl_printf_begin").find("printf") != std::string_view::npos);
}
