// Two profiles side by side: how lines are paired, and what the numbers are. The profiles are made by hand.
#include "lockstep/device/profile_comparison.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using lockstep::ComparedNumber;
using lockstep::InstructionClass;
using lockstep::ProfileResult;
using lockstep::ProfileSide;

namespace {

ProfileResult profile_of(const std::vector<std::pair<std::string, std::uint64_t>>& lines,
                         InstructionClass kind = InstructionClass::valu) {
  ProfileResult profile;
  std::uint64_t pc = 0x100;
  for (const auto& [source, executions] : lines) {
    lockstep::ProfiledInstruction each{pc, "v_nop", source, kind, {}};
    each.counts.executions = executions;
    profile.instructions.push_back(each);
    pc += 4;
  }
  return profile;
}

const ComparedNumber* find(const std::vector<ComparedNumber>& numbers, const std::string& name) {
  const auto found =
      std::find_if(numbers.begin(), numbers.end(), [&](const ComparedNumber& each) { return each.name == name; });
  return found == numbers.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("compared profiles: lines of one file pair by number, the largest difference first") {
  const ProfileResult a = profile_of({{"k.cl:1", 10}, {"k.cl:2", 50}, {"k.cl:3", 7}});
  const ProfileResult b = profile_of({{"k.cl:1", 10}, {"k.cl:2", 20}, {"k.cl:4", 9}});
  const auto c = lockstep::compare_profiles({"a", &a, nullptr, {}}, {"b", &b, nullptr, {}});
  CHECK_FALSE(c.timed);
  REQUIRE(c.lines.size() == 4);
  CHECK(c.lines[0].name == "k.cl:2");
  CHECK(c.lines[0].first == 50);
  CHECK(c.lines[0].second == 20);
  CHECK(find(c.lines, "k.cl:3")->second == 0);
  CHECK(find(c.lines, "k.cl:4")->first == 0);
  CHECK(find(c.totals, "instructions")->first == 67);
  CHECK(find(c.classes, "valu")->second == 39);
  const std::string text = lockstep::comparison_text(c);
  CHECK(text.find("-60.0 %  k.cl:2\n") != std::string::npos);
  CHECK(text.find("gone  k.cl:3\n") != std::string::npos);
  CHECK(text.find("new  k.cl:4\n") != std::string::npos);
}

TEST_CASE("compared profiles: lines of two files pair by their text") {
  const ProfileResult a = profile_of({{"old.cl:2", 8}, {"old.cl:3", 4}});
  const ProfileResult b = profile_of({{"new.cl:3", 6}, {"new.cl:2", 5}});
  const ProfileSide first{"a", &a, nullptr, {{"old.cl", {"{", "x = y;", "z = x;", "}"}}}};
  const ProfileSide second{
      "b", &b, nullptr, {{"new.cl", {"{", "int fast;", "x = y;", "}"}}, {"/usr/lib.h", {""}, false}}};
  const auto c = lockstep::compare_profiles(first, second);
  REQUIRE(c.lines.size() == 3);
  const ComparedNumber* const same = find(c.lines, "old.cl:2");
  REQUIRE(same != nullptr);
  CHECK(same->other_name == "new.cl:3");
  CHECK(same->first == 8);
  CHECK(same->second == 6);
  CHECK(find(c.lines, "old.cl:3")->second == 0);
  CHECK(find(c.lines, "new.cl:2")->first == 0);
}

TEST_CASE("compared profiles: cycles where both have an estimate") {
  const ProfileResult a = profile_of({{"k.cl:1", 10}}), b = profile_of({{"k.cl:1", 10}}, InstructionClass::lds);
  lockstep::TimeEstimate x, y;
  x.accuracy = y.accuracy = "gfx0: exact";
  x.cycles = 100;
  y.cycles = 80;
  x.instructions.push_back({0x100, "v_nop", "k.cl:1", 10, 300, {}, 0});
  y.instructions.push_back({0x100, "v_nop", "k.cl:1", 10, 200, {}, 0});
  x.by_stall[static_cast<std::size_t>(lockstep::timing::Stall::load)] = 300;
  y.by_stall[static_cast<std::size_t>(lockstep::timing::Stall::lds)] = 200;
  const auto c = lockstep::compare_profiles({"a", &a, &x, {}}, {"b", &b, &y, {}});
  CHECK(c.timed);
  CHECK(c.accuracy == "gfx0: exact");
  CHECK(find(c.totals, "cycles")->second == 80);
  CHECK(find(c.classes, "valu")->first == 300);
  CHECK(find(c.classes, "lds")->second == 200);
  CHECK(find(c.stalls, "a load")->second == 0);
  CHECK(find(c.stalls, "LDS")->second == 200);
  CHECK(c.lines[0].second == 200);
  // One estimate alone says nothing about both.
  CHECK_FALSE(lockstep::compare_profiles({"a", &a, &x, {}}, {"b", &b, nullptr, {}}).timed);
}
