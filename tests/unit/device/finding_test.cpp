// Findings and sets of checks.
#include "lockstep/device/finding.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace lockstep;

TEST_CASE("checks by name") {
  CHECK(parse_checks("")->bits == 0);
  CHECK(parse_checks("all")->bits == CheckSet::all().bits);
  for (std::size_t i = 0; i < check_kinds; ++i) {
    const auto kind = static_cast<CheckKind>(i);
    const auto one = parse_checks(check_name(kind));
    REQUIRE(one);
    for (std::size_t k = 0; k < check_kinds; ++k) CHECK(one->has(static_cast<CheckKind>(k)) == (i == k));
  }
  const auto two = parse_checks("race,wait");
  REQUIRE(two);
  CHECK(two->has(CheckKind::race));
  CHECK(two->has(CheckKind::wait));
  CHECK(!two->has(CheckKind::init));
  CHECK(!static_cast<bool>(CheckSet{}));
}

TEST_CASE("a word that is no check is an error that names them all") {
  for (const char* text : {"races", "race,,wait", "RACE", ",", "race wait"}) {
    CAPTURE(text);
    const auto wrong = parse_checks(text);
    REQUIRE(!wrong);
    for (std::size_t i = 0; i < check_kinds; ++i)
      CHECK(wrong.message().find(check_name(static_cast<CheckKind>(i))) != std::string::npos);
  }
}

TEST_CASE("a finding as a line: what is not known is left out") {
  Finding f;
  f.kind = CheckKind::wait;
  f.what = "reads v1";
  f.at.pc = 0x1510;
  CHECK(f.message() == "check: wait at pc 0x1510 workgroup (0,0,0) wave 0: reads v1");
  f.at.instruction = "v_mov_b32 v0, v1";
  f.at.source = "a.cl:3";
  f.at.workgroup = {1, 2, 3};
  f.at.wave = 4;
  f.at.lane = 0;
  f.other.known = true;
  f.other.pc = 0x1500;
  f.advice = "needs s_waitcnt";
  f.count = 3;
  CHECK(f.message() ==
        "check: wait at pc 0x1510 'v_mov_b32 v0, v1' (a.cl:3) workgroup (1,2,3) wave 4 lane 0: reads v1; the other: pc "
        "0x1500 workgroup (0,0,0) wave 0; needs s_waitcnt (3 times)");
}

TEST_CASE("a finding as JSON: quotes are escaped, a lane is there where it is one") {
  Finding f;
  f.kind = CheckKind::memory;
  f.what = "a \"name\" \\ \n";
  CHECK(f.json().find(R"("what":"a \"name\" \\ ")") != std::string::npos);
  CHECK(f.json().find("\"lane\"") == std::string::npos);
  CHECK(f.json().find("\"register\"") == std::string::npos);
  CHECK(f.json().find("\"memory\":{") == std::string::npos);
  f.at.lane = 63;
  f.register_name = "v3";
  f.bytes = {AddressSpace::lds, 16, 4};
  CHECK(f.json().find("\"lane\":63") != std::string::npos);
  CHECK(f.json().find("\"register\":\"v3\"") != std::string::npos);
  CHECK(f.json().find("\"space\":\"lds\",\"address\":16,\"bytes\":4") != std::string::npos);
}
