#include <doctest/doctest.h>

#include <sstream>

#include "pcode/count.hpp"
#include "pcode/json_entries.hpp"
#include "pcode/parse.hpp"
#include "snippets.hpp"

using namespace isagen::pcode;

TEST_CASE("every construct parses") {
  const auto files = snippets::files("ok");
  REQUIRE(files.size() >= 12);
  for (const auto& file : files) {
    CAPTURE(file.filename().string());
    const Parsed parsed = parse(plain_text(snippets::read_text(file)));
    for (const SyntaxError& error : parsed.errors)
      FAIL_CHECK(error.position.line << ":" << error.position.column << ": " << error.message);
    CHECK(!parsed.program.empty());
  }
}

// The first line of each file says where the error is and what it says: // LINE:COLUMN words
TEST_CASE("a syntax error is found at its place") {
  const auto files = snippets::files("err");
  REQUIRE(files.size() >= 10);
  for (const auto& file : files) {
    CAPTURE(file.filename().string());
    const std::string text = snippets::read_text(file);
    const Parsed parsed = parse(plain_text(text));
    REQUIRE(!parsed.errors.empty());
    CHECK(parsed.program.empty());
    const SyntaxError& error = parsed.errors.front();
    const std::string found =
        std::to_string(error.position.line) + ":" + std::to_string(error.position.column) + " " + error.message;
    CAPTURE(found);
    std::istringstream expected(text.substr(3, text.find('\n') - 3));
    std::string place, words;
    expected >> place >> std::ws;
    std::getline(expected, words);
    CHECK(found.rfind(place + " ", 0) == 0);
    CHECK(found.find(words) != std::string::npos);
  }
}

TEST_CASE("nodes keep their place, and precedence is C's") {
  const Parsed parsed = parse(plain_text("a = b + c *\n  d"));
  REQUIRE(parsed.program.size() == 1);
  const Expression& sum = parsed.program[0].expressions[0];
  CHECK(sum.text == "+");
  const Expression& product = sum.operands[1];
  CHECK(product.text == "*");
  CHECK(product.operands[1].text == "d");
  CHECK(product.operands[1].position.line == 2);
  CHECK(product.operands[1].position.column == 3);
}

TEST_CASE("places survive XML entities and parameters") {
  const std::string file = "<P>\n a &lt; {n}; b</P>";
  const SourceText source = fill_parameters(xml_text(file, 3, "\n a < {n}; b", false), {{"n", "4'0U"}});
  CHECK(source.text == "\n a < 4'0U; b");
  const auto column_of = [&](char c) { return source.positions[source.text.find(c)].column; };
  CHECK(column_of('<') == 4);
  CHECK(column_of('4') == 9);
  CHECK(column_of('b') == 14);
  CHECK(source.positions[source.text.find('b')].line == 2);
}

TEST_CASE("text too deep for the parser is refused, not crashed on") {
  const auto repeated = [](const std::string& text, int count) {
    std::string result;
    for (int i = 0; i < count; ++i) result += text;
    return result;
  };
  const auto error_of = [](const std::string& text) {
    const Parsed parsed = parse(plain_text(text));
    return parsed.errors.empty() ? std::string() : parsed.errors[0].message;
  };
  CHECK(error_of("a = " + repeated("(", 200) + "b" + repeated(")", 200)).empty());
  CHECK(error_of("a = " + repeated("(", 20000) + "b" + repeated(")", 20000)) == "brackets nested too deeply");
  CHECK(error_of("a = b" + repeated(" + b", 500)).empty());
  CHECK(error_of("a = b" + repeated(" + b", 20000)) == "too many operators in one statement");
  CHECK(error_of("a = " + repeated("~", 20000) + "b") == "too many operators in one statement");
  CHECK(error_of(repeated("if a then ", 20000)) == "blocks nested too deeply");
  CHECK(error_of(repeated("a = 1; ", 5000)).empty());
}

TEST_CASE("a JSON file that is none, or is cut off, is refused with its place") {
  std::ostringstream out, errors;
  CHECK(count_entries("/nonexistent.json", out, errors) == 2);
  CHECK(errors.str().find("/nonexistent.json") != std::string::npos);
  const auto error_of = [](const std::string& text) { return read_entries(text).error; };
  CHECK(error_of("[{\"name\": \"A\"}]").empty());
  CHECK(error_of("") == "1:1: expected '['");
  CHECK(error_of("[\n{\"name\": \"A\"") == "2:13: expected '}'");
  CHECK(error_of("[{\"name\": \"A").find("closing quote") != std::string::npos);
  CHECK(error_of("[{\"name\": \"\\q\"}]").find("unknown escape") != std::string::npos);
  CHECK(error_of("[{\"pseudocode\": \"\"}]").find("without a name") != std::string::npos);
  CHECK(error_of("[] x").find("after the end") != std::string::npos);
  CHECK(read_entries("[{\"name\": \"\\u0041\\n\"}]").entries.at(0).name == "A\n");
}

TEST_CASE("every formal entry of the vendor's files parses") {
  const std::filesystem::path folder = std::filesystem::path(LOCKSTEP_SOURCE_DIR) / "../shared/pseudocode";
  if (!std::filesystem::exists(folder)) {
    MESSAGE("skipped: ../shared/pseudocode is not there");
    return;
  }
  for (const char* name : {"cdna4.json", "rdna3_5.json", "rdna4.json"}) {
    std::ostringstream out, errors;
    CHECK(count_entries((folder / name).string(), out, errors) == 0);
    CHECK(errors.str().empty());
    const std::string text = out.str();
    const std::string last = text.substr(text.rfind('\n', text.size() - 2) + 1);
    CAPTURE(last);
    CHECK(last.rfind("formal 1", 0) == 0);
    CHECK(last.find("failed 0\n") != std::string::npos);
  }
}
