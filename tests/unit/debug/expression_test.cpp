// The language of conditions, against C++.
#include "steps.hpp"

namespace {

using lockstep::Debugger;
using lockstep::debug::Value;

TEST_CASE("operators bind and compute as in C") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  const auto whole = [&](const char* text) {
    const auto value = debugger->evaluate(text);
    REQUIRE_MESSAGE(value, text, ": ", value.message());
    REQUIRE(value->kind != Value::Kind::real);
    return static_cast<std::int64_t>(value->bits);
  };
  CHECK(whole("1 + 2 * 3 - 4 / 2 % 3") == 5);
  CHECK(whole("(1 + 2) * 3") == 9);
  CHECK(whole("7 & 3 | 8 ^ 2") == 11);
  CHECK(whole("1 << 4 + 1") == 32);
  CHECK(whole("-17 / 5") == -3);
  CHECK(whole("-17 % 5") == -2);
  CHECK(whole("-17 >> 2") == -5);
  CHECK(whole("!0 + !5 + ~7") == -7);
  CHECK(whole("1 < 2 == 2 > 1") == 1);
  CHECK(whole("3 <= 3 && 3 >= 4 || 1 != 2") == 1);
  CHECK(whole("0x7f + 0XFF") == 382);
  CHECK(whole("10 - 3 - 2") == 5);
  CHECK(whole("100 / 5 / 2") == 10);
  CHECK(whole("- - 3") == 3);
  CHECK(whole("1 && 0 || 1") == 1);
  CHECK(whole("2.5 * 2 == 5") == 1);
  CHECK(whole("1e3 > 999.5") == 1);
  CHECK(whole("0x1p-2 == 0.25") == 1);
  CHECK(debugger->evaluate("7 / 2.0")->number == 3.5);
  CHECK(whole("0xffffffffffffffff > 1") == 1);
  CHECK(whole("exec > -1") == 1);
  CHECK(whole("0xffffffffffffffff / 2") == 0x7fffffffffffffff);
  CHECK(whole("1 << 64") == 0);
  // What decides is not evaluated further.
  CHECK(whole("0 && 1 / 0") == 0);
  CHECK(whole("1 || 1 / 0") == 1);
  CHECK(whole("(0 - 0x7fffffffffffffff - 1) / -1") == INT64_MIN);
}

TEST_CASE("types are those of the bits") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  REQUIRE(debugger->set("s8", "0x3fc0bfc0"));
  REQUIRE(debugger->set("s9", "0x80000000"));
  const auto text = [&](const char* expression) { return debugger->evaluate(expression)->text(); };
  CHECK(text("s8") == "1069596608");
  CHECK(text("bf16(s8)") == "-1.5");
  CHECK(text("bf16(s8 >> 16)") == "1.5");
  CHECK(text("f16(0x3c00)") == "1");
  CHECK(text("f16(0xfbff)") == "-65504");
  CHECK(text("i8(s8)") == "-64");
  CHECK(text("u8(s8)") == "192");
  CHECK(text("i16(s8)") == "-16448");
  CHECK(text("i32(s9)") == "-2147483648");
  CHECK(text("u64(s[8:9])") == "9223372037924372416");
  CHECK(text("f64(0x3ff8000000000000)") == "1.5");
  CHECK(text("f32(0x7f800000)") == "inf");
  CHECK(text("f32(0x7fc00000)") == "nan");
  CHECK(text("f32(0.1) == 0.1") == "0");
  CHECK(text("i32(2.9)") == "2");
  REQUIRE(debugger->set("f32(s8)", "-2.5"));
  CHECK(text("s8") == "3223322624");
  REQUIRE(debugger->set("f16(v0[3])", "0.5"));
  CHECK(text("v0[3]") == "14336");
  REQUIRE(debugger->set("f64(s[8:9])", "1.0 / 3"));
  CHECK(text("f64(s[8:9]) * 3") == "1");
}

TEST_CASE("what is wrong, with its column") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  const auto problem = [&](const char* text) { return debugger->evaluate(text).message(); };
  CHECK(problem("") == "column 1: an expression is missing");
  CHECK(problem("1 +") == "column 4: the expression ends too early");
  CHECK(problem("1 + )") == "column 5: ')' does not begin a value");
  CHECK(problem("(1 + 2") == "column 7: ')' is missing");
  CHECK(problem("v3[5") == "column 5: ']' is missing");
  CHECK(problem("wave = 1") == "column 6: '= 1' is too much here");
  CHECK(problem("vgpr3 > 1") == "column 1: 'vgpr3' is neither a register nor a name of the code object");
  CHECK(problem("12ab") == "column 1: '12ab' is no number");
  CHECK(problem("99999999999999999999") == "column 1: 99999999999999999999 does not fit in 64 bits");
  CHECK(problem("1 / (wave - wave)") == "column 3: division by zero");
  CHECK(problem("1.5 & 1") == "column 5: this operator is for whole numbers");
  CHECK(problem("s[4:7]") == "column 7: a pair of registers is N:N+1");
  CHECK(problem("s300") == "column 5: there is no s300");
  CHECK(problem("v250").find("column 1: v250: the wave has ") == 0);
  CHECK(problem("a255").find("column 1: a255: the wave has ") == 0);
  CHECK(problem("v0[wave - 1]") == "column 9: lane -1: the wave has 64 lanes");
  CHECK(problem("mem[0]").find("column 1: 4 bytes at 0x0 are no memory: ") == 0);
  CHECK(problem(std::string(5000, '(').c_str()) == "column 201: this is nested too deeply");
  CHECK(problem(std::string(5000, '-').c_str()) == "column 201: this is nested too deeply");
  CHECK(problem("lds64[508]") == "column 1: LDS byte 0x1fc: the workgroup has 512 bytes");
}

TEST_CASE("long expressions are worked out, or refused") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  const auto ones = [](std::size_t count, const char* with) {
    std::string text = "1";
    for (std::size_t i = 1; i < count; ++i) text += std::string(with) + "1";
    return text;
  };
  CHECK(debugger->evaluate(ones(1000, "+"))->bits == 1000);
  const std::string why = ": more than 999 operators in a row: put parts of them in brackets";
  for (const char* with : {"+", " * ", "&&", "|| ", " == ", ">>"})
    for (const std::size_t count : {1001, 18000, 1000000}) {
      const auto value = debugger->evaluate(ones(count, with));
      REQUIRE(!value);
      CHECK(value.message().find(why) != std::string::npos);
    }
  CHECK(debugger->evaluate(ones(1001, "+")).message() == "column 2000" + why);
  CHECK(debugger->evaluate("(" + ones(900, "+") + ") * (" + ones(900, "+") + ")")->bits == 810000);
  std::string casts = "1", brackets = "0";
  for (int i = 0; i < 5000; ++i) {
    casts = "u8(" + casts + ")";
    brackets = "v0[" + brackets + "]";
  }
  CHECK(debugger->evaluate(casts).message() == "column 601: this is nested too deeply");
  CHECK(debugger->evaluate(brackets).message() == "column 601: this is nested too deeply");
}

TEST_CASE("damaged expressions give a value or a column") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  const std::vector<std::string> whole = {
      "wave == 1 && v3[5] > 7",    "f32(v0) * 2 - -1.5e3",          "mem[s[4:5] + 16] | ~0x7f",
      "lds16[4 * lane] << 3 >> 1", "scratch[0] % 7 != workgroup.x", "v[2:3][lane ^ 1]",
      "steps + 4 <= pc || !scc",   "u8(exec_lo) / bf16(vcc) < m0",  "i64(f64(0x1p-3)) == 0"};
  const std::string pieces =
      "()[] : - ! + * && v0[ s[4:5] mem lds 0x 1e . 99999999999999999999 f32( lane \xff $ / 0 (((";
  std::uint64_t state = 32;
  const auto random = [&](std::size_t below) {  // splitmix64
    std::uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<std::size_t>((z ^ (z >> 31)) % below);
  };
  std::size_t values = 0, problems = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text = whole[random(whole.size())];
    for (std::size_t changes = 1 + random(4); changes != 0; --changes) {
      const std::size_t at = random(text.size() + 1);
      switch (random(4)) {
        case 0: text.insert(at, pieces, random(pieces.size()), 1 + random(8)); break;
        case 1: text.erase(at, 1 + random(5)); break;
        case 2:
          if (at < text.size()) text[at] = static_cast<char>(random(256));
          break;
        default: text.insert(at, whole[random(whole.size())]); break;
      }
    }
    const auto value = debugger->evaluate(text);
    ++(value ? values : problems);
    if (!value) REQUIRE_MESSAGE(value.message().find("column ") == 0, text, ": ", value.message());
    if (i % 8 == 0) (void)debugger->set(text, "1");
  }
  CHECK(values > 100);
  CHECK(problems > 10000);
}

}  // namespace
