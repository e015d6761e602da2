#include "pcode/prose.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "pcode/count.hpp"
#include "snippets.hpp"

using isagen::pcode::prose_rule;

TEST_CASE("each rule of prose, and what is none") {
  CHECK(prose_rule("") == "empty");
  CHECK(prose_rule(" // a comment.\n") == "empty");
  CHECK(prose_rule("D = A (16x4) * B (4x16) + C (16x16)") == "matrix_shape");
  CHECK(prose_rule("D = A (sparse 16x64) * B (64x16) + D (16x16)") == "matrix_shape");
  CHECK(prose_rule("x[0] = rest;\nx[1] = all.") == "sentence");
  CHECK(prose_rule("...\nb = 2") == "sentence");
  CHECK(prose_rule("if (a > b) {\nc = 1;\n}") == "braces_block");
  CHECK(prose_rule("s_sleep 1  // wait") == "assembly");
  CHECK(prose_rule("v_mov_b32   v3, v0") == "assembly");
  CHECK(prose_rule("vmcnt <= Limit") == "wait_condition");
  CHECK(prose_rule("0x1f: nothing") == "table");
  CHECK(prose_rule("Offset[4:0]: name") == "table");
  CHECK(prose_rule("a = b + (valid mask)") == "words");
  CHECK(prose_rule("set all the bits") == "words");
}

TEST_CASE("pseudocode is not taken for prose") {
  for (const char* text : {"D0.f32 = S0.f32 + 1.0F; // The sum. All of it.", "\"Wait. For all.\";\na = 1",
                           "a = 2.0 / b.f64", "for i in 0 : 63 do a = i endfor", "if b then c = 1 else d = 2 endif",
                           "s_nop(16'0U)", "D0.u32 = v_sad_u8(S0, S1, 0U)", "if !c then return d endif", "a = { b, c }",
                           "a = c ?\nb : d", "x[7 : 0] = y", "if a then if b then if c then d = 1 endif endif endif"}) {
    CAPTURE(std::string(text));
    CHECK(prose_rule(text) == "");
  }
}

TEST_CASE("long runs of anything are looked at without harm") {
  for (const char c : {' ', '\n', 'a', '9', '('}) {
    CHECK(prose_rule("x = " + std::string(500000, c)) == "");
  }
}

TEST_CASE("text that only fails to parse is a failure, not prose") {
  const std::filesystem::path path = std::filesystem::path(LOCKSTEP_BINARY_DIR) / "pcode_prose_test.json";
  std::ofstream(path) << R"([
    {"name": "GOOD", "encoding": "X", "pseudocode": "a = 1"},
    {"name": "PROSE", "encoding": "X", "pseudocode": "does this and that"},
    {"name": "BAD", "encoding": "X", "pseudocode": "a = 1;\nb = S0.u32 S1.u32"}])";
  std::ostringstream out, errors;
  CHECK(isagen::pcode::count_entries(path.string(), out, errors) == 1);
  CHECK(out.str().find("prose PROSE (X): words\n") != std::string::npos);
  CHECK(out.str().find("failed BAD (X) at " + path.string() + ":4, pseudocode line 2 column 12") != std::string::npos);
  CHECK(out.str().find("formal 2 parsed 1 prose 1 failed 1\n") != std::string::npos);
}
