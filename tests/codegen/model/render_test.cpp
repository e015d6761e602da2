// Rendering: templates, the banner's hash, comparison with what is on disk.
#include "render/render.hpp"

#include <doctest/doctest.h>

#include "error.hpp"
#include "files.hpp"
#include "render/output.hpp"

using namespace isagen;

TEST_CASE("a template is filled in without escaping, under a banner") {
  const test::Folder folder("render");
  folder.write("t.hpp.mustache", "int {{name}};\n{{#rows}}\n  {{text}},\n{{/rows}}\n");
  const Renderer renderer(folder.path(), "isagen generate");
  const Value::Record values{
      {"name", "x"}, {"rows", Value::List{Value::Record{{"text", "a < b && \"c\""}}, Value::Record{{"text", 3}}}}};
  const OutputFile file = renderer.render("generated/t.hpp", "t.hpp.mustache", values, {"a.xml", "b.xml"});
  CHECK(file.path == "generated/t.hpp");
  CHECK(file.text.starts_with(
      "// Made by `isagen generate`; do not edit.\n// Sources: a.xml, b.xml.\n// Hash of what this file is made of: "));
  CHECK(file.text.ends_with("\nint x;\n  a < b && \"c\",\n  3,\n"));
  CHECK(renderer.render("generated/t.md", "t.hpp.mustache", values, {"a.xml"})
            .text.starts_with("<!-- Made by `isagen generate`; do not edit. -->\n"));
}

TEST_CASE("the hash follows values and template, and nothing else") {
  const test::Folder folder("hash");
  folder.write("t.mustache", "{{a}}");
  const Renderer renderer(folder.path(), "isagen generate");
  const auto line = [&](const Value::Record& values, const std::string& source) {
    const std::string text = renderer.render("t.hpp", "t.mustache", values, {source}).text;
    return text.substr(text.find("Hash"), 60);
  };
  CHECK(line({{"a", "1"}}, "x") == line({{"a", "1"}}, "y"));
  CHECK(line({{"a", "1"}}, "x") != line({{"a", "2"}}, "x"));
  CHECK(line({{"a", "1"}}, "x") != line({{"a", "1"}, {"b", "1"}}, "x"));
  const std::string before = line({{"a", "1"}}, "x");
  folder.write("t.mustache", "{{a}} ");
  CHECK(line({{"a", "1"}}, "x") != before);
}

TEST_CASE("a missing or broken template is an error") {
  const test::Folder folder("broken");
  folder.write("t.mustache", "{{#open}}");
  const Renderer renderer(folder.path(), "isagen generate");
  CHECK_THROWS_AS(renderer.render("t.hpp", "none.mustache", {}, {}), Error);
  CHECK_THROWS_AS(renderer.render("t.hpp", "t.mustache", {}, {}), Error);
}

TEST_CASE("comparison names what is missing, different and stale") {
  const test::Folder folder("compare");
  const std::vector<OutputFile> files{{"generated/a.hpp", "one\ntwo\n"}, {"generated/b.hpp", "x\n"}};
  CHECK(compare_outputs(folder.path(), files, {"generated"}) ==
        std::vector<std::string>{"generated/a.hpp is missing", "generated/b.hpp is missing"});
  CHECK(write_outputs(folder.path(), files).size() == 2);
  CHECK(compare_outputs(folder.path(), files, {"generated"}).empty());
  CHECK(write_outputs(folder.path(), files).empty());
  folder.write("generated/a.hpp", "one\ntwx\n");
  folder.write("generated/c.hpp", "left over");
  CHECK(compare_outputs(folder.path(), files, {"generated"}) ==
        std::vector<std::string>{"generated/a.hpp differs from line 2", "generated/c.hpp is not generated any more"});
}
