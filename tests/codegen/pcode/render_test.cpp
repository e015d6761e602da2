// Golden output: golden/NAME.pcode becomes the function in golden/NAME.hpp. To accept a change, run this test
// with LOCKSTEP_UPDATE_GOLDEN=1 and review the difference.
#include <doctest/doctest.h>

#include <cstdlib>

#include "snippets.hpp"

TEST_CASE("functions are printed as on record") {
  const auto files = snippets::files("golden");
  REQUIRE(files.size() >= 10);
  for (std::filesystem::path file : files) {
    const std::string name = file.stem().string();
    CAPTURE(name);
    const snippets::Compiled compiled({{name, snippets::read_text(file)}});
    for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
    if (!compiled.errors().empty()) continue;
    file.replace_extension(".hpp");
    if (std::getenv("LOCKSTEP_UPDATE_GOLDEN") != nullptr) std::ofstream(file) << compiled.function(name);
    CHECK(compiled.function(name) == snippets::read_text(file));
  }
}
