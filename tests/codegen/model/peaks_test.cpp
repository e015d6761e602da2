// vendor-xml/peaks.txt: a slip is an error with file and line.
#include "tables/peaks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "error.hpp"
#include "files.hpp"
#include "render/render.hpp"

using namespace isagen;

namespace {

/// The table that `text` makes, by a template of one line a target; else the error's sentence.
std::string peaks(const std::string& text) {
  const test::Folder folder("peaks");
  folder.write("peaks.txt", text);
  folder.write("peaks.hpp.mustache", "{{#rows}}\n{{target}} {{units}} {{vector}} | {{matrix}}\n{{/rows}}\n");
  try {
    const std::string made = render_peaks(folder.path(), "peaks.txt", Renderer(folder.path(), "isagen")).text;
    return made.substr(made.find("\n\n") + 2);
  } catch (const Error& error) {
    return error.what();
  }
}

const std::string first =
    "target gfx900 AMD Radeon RX Vega 64\nsource a page\nunits 64\nclock 1630\nmemory 484\nvector f32 128\nmatrix i8 "
    "7\n";
const std::string second = "target gfx906 AMD Radeon VII\nsource a page\nunits 60\nclock 1801\nmemory 1024\n";

}  // namespace

TEST_CASE("peaks of targets") {
  const std::string made = peaks("# a comment\n\n" + first + second + "as gfx900\nvector f64 32  # more\n");
  CHECK(made.find("gfx900 64 0, 128, 0, 0, 0, 0, 0, 0, 0, 0 | 0, 0, 0, 0, 0, 0, 0, 0, 7, 0\n") != std::string::npos);
  CHECK(made.find("gfx906 60 32, 128, 0, 0, 0, 0, 0, 0, 0, 0 | 0, 0, 0, 0, 0, 0, 0, 0, 7, 0\n") != std::string::npos);
}

TEST_CASE("slips in the peaks of targets") {
  CHECK(peaks("units 3\n") == "peaks.txt:1: 'units' stands before the first target");
  CHECK(peaks("target gfx900\n") == "peaks.txt:1: write 'target NAME BOARD'");
  CHECK(peaks(first + "target gfx906 A\nunits 1\n") ==
        "peaks.txt:8: gfx906 needs the lines source, units, clock and memory");
  CHECK(peaks(first + first) == "peaks.txt:8: gfx900 stands above already");
  CHECK(peaks(first + "as gfx900\n") == "peaks.txt:8: no target 'gfx900' stands above");
  CHECK(peaks(first + "as gfx906\n" + second) == "peaks.txt:8: no target 'gfx906' stands above");
  CHECK(peaks(first + "vector f23 4\n") == "peaks.txt:8: 'f23' is no format of numbers");
  for (const std::string number : {"0", "-1", "x", "1000001", "3 4", "2.5"})
    CHECK(peaks(first + "clock " + number + "\n") ==
          "peaks.txt:8: '" + number + "' is no whole number from 1 to 1000000");
  CHECK(peaks(first + "clok 3\n") ==
        "peaks.txt:8: 'clok' is none of target, source, as, units, clock, memory, vector and matrix");
}
