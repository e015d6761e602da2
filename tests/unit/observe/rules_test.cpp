// Checks `hazard`, `wait` and `sync` on assembled kernels: for each rule a kernel that breaks it and one that keeps it,
// on each target that has the rule, on both engines.
#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "observe/assembled.hpp"

using namespace lockstep;
using namespace lockstep::assembled;

namespace {

/// A body, and what its launch must find: one finding or more, the first with `words`; nothing where `words` is empty.
struct ExpectedFinding {
  std::string body, words;
};

/// Assembles all bodies of a target at once, and checks each on both engines.
void check_all(CheckKind kind, const std::map<std::string, std::vector<ExpectedFinding>>& by_target) {
  REQUIRE(!by_target.empty());
  for (const auto& [target, all] : by_target) {
    std::vector<std::string> bodies;
    for (const ExpectedFinding& each : all) bodies.push_back(each.body);
    Kernels kernels(target, bodies);
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const Engine engine : all_engines) {
        CAPTURE(target);
        CAPTURE(all[i].body);
        CAPTURE(engine_name(engine));
        const std::vector<Finding> found = kernels.check(i, kind, engine);
        if (all[i].words.empty()) {
          CHECK_MESSAGE(found.empty(), found.front().message());
          continue;
        }
        REQUIRE(!found.empty());
        std::string lines;
        for (const Finding& finding : found) lines += finding.message() + "\n";
        CAPTURE(lines);
        CAPTURE(all[i].words);
        CHECK(lines.starts_with("check: " + std::string(check_name(kind)) + " at "));
        CHECK(lines.find(all[i].words) != std::string::npos);
      }
    }
  }
}

void check_cases(CheckKind kind, const std::vector<BrokenCase>& broken, const std::vector<RightCase>& right) {
  std::map<std::string, std::vector<ExpectedFinding>> by_target;
  for (const BrokenCase& each : broken) {
    for (const std::string& target : each.targets) {
      by_target[target].push_back({each.first + "\n" + each.second, each.words});
      by_target[target].push_back({each.first + "\n" + each.between + "\n" + each.second, ""});
    }
  }
  for (const RightCase& each : right)
    for (const std::string& target : each.targets) by_target[target].push_back({each.body, ""});
  check_all(kind, by_target);
}

}  // namespace

TEST_CASE("hazard: each rule, broken and kept") { check_cases(CheckKind::hazard, hazards, no_hazards); }

TEST_CASE("hazard: the one distance over which RDNA1 cannot branch") {
  const std::string body = times(80, "s_nop 0\n");
  for (const std::string branch : {"s_branch", "s_cbranch_scc0"}) {
    const std::string wrong = branch + " 0x3f\n" + body, right = branch + " 0x3e\n" + body;
    check_all(CheckKind::hazard,
              {{"gfx1010", {{wrong, "is a branch with 0x3f in SIMM16"}, {right, ""}}}, {"gfx1030", {{wrong, ""}}}});
  }
}

TEST_CASE("wait: each rule, broken and kept") { check_cases(CheckKind::wait, missing_waits, no_missing_waits); }

TEST_CASE("hazard: DPP on instructions whose sources hardware swaps") {
  std::map<std::string, std::vector<ExpectedFinding>> by_target;
  const std::string dpp = " row_shr:1 row_mask:0xf bank_mask:0xf";
  for (const ReversedCase& each : reversed_by_hardware) {
    for (const std::string& target : each.targets) {
      by_target[target].push_back({each.swapped + dpp, "gets source 1 of another lane by DPP"});
      by_target[target].push_back({each.swapped + dpp, "llvm-project#216835"});
      by_target[target].push_back({each.kept + dpp, ""});
    }
  }
  check_all(CheckKind::hazard, by_target);
}

namespace {

/// A kernel of `waves` waves, and words of its one finding; no words: it has none.
struct SyncCase {
  std::string body;
  std::uint32_t waves;
  std::string words;
};

void check_sync(const std::string& target, const std::vector<SyncCase>& cases, const std::string& descriptor = "") {
  std::vector<std::string> bodies;
  for (const SyncCase& each : cases) bodies.push_back(each.body);
  Kernels kernels(target, bodies, descriptor);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (const Engine engine : all_engines) {
      CAPTURE(target);
      CAPTURE(cases[i].body);
      CAPTURE(cases[i].waves);
      CAPTURE(engine_name(engine));
      const std::vector<Finding> found = kernels.check(i, CheckKind::sync, engine, cases[i].waves);
      if (cases[i].words.empty()) {
        CHECK_MESSAGE(found.empty(), found.front().message());
        continue;
      }
      REQUIRE(found.size() == 1);
      CHECK(found.front().message().starts_with("check: sync at "));
      CHECK_MESSAGE(found.front().message().find(cases[i].words) != std::string::npos, found.front().message());
    }
  }
}

/// The first of two waves goes on, the other jumps over `dwords`.
std::string first_wave(int dwords) {
  return "v_readfirstlane_b32 s20, v0\ns_cmp_lg_u32 s20, 0\ns_cbranch_scc1 " + std::to_string(dwords) + "\n";
}

const std::string signal = "s_barrier_signal -1\n", wait = "s_barrier_wait -1\n", meet = signal + wait;

}  // namespace

TEST_CASE("init: what is loaded to LDS is defined, and a byte fills a dword") {
  const std::string load =
      "v_mov_b32 v10, s2\nv_mov_b32 v11, s3\nglobal_load_ubyte v[10:11], off lds\ns_waitcnt vmcnt(0)\nv_lshlrev_b32 "
      "v7, 2, "
      "v0\n";
  const auto store = [](const std::string& offset) {
    return "ds_read_b32 v8, v7" + offset +
           "\ns_waitcnt lgkmcnt(0)\nv_add_f32 v8, 1.0, v8\nglobal_store_dword v7, v8, s[8:9]\n";
  };
  const std::string dword = std::string(load).replace(load.find("ubyte"), 5, "dword");
  const std::vector<ExpectedFinding> cases{
      {load + store(""), ""}, {dword + store(""), ""}, {load + store(" offset:256"), "which nothing wrote"}};
  check_all(CheckKind::init, {{"gfx900", cases}, {"gfx90a", cases}});
}

TEST_CASE("sync: named barriers") {
  // Barrier 1, with two members.
  const std::string initialise = first_wave(2) + "s_mov_b32 m0, 0x20001\ns_barrier_init m0\n" + meet;
  const std::string signal_1 = "s_barrier_signal 1\n", wait_1 = "s_barrier_wait 1\n";
  const std::string right = initialise + "s_barrier_join 1\n" + signal_1 + wait_1;
  check_sync("gfx1250",
             {{right, 2, ""},
              {right + signal_1 + wait_1 + meet + initialise + signal_1 + wait_1, 2, ""},
              {right + "s_barrier_leave", 2, ""},
              // The number of members comes with the signal.
              {"s_barrier_join 1\n" + meet + "s_mov_b32 m0, 0x20001\ns_barrier_signal m0\n" + wait_1, 2, ""},
              {initialise + signal_1 + wait_1, 2, "without having joined one, so it does not wait"},
              {signal_1, 2, "signals named barrier 1, which has no members"},
              {initialise + first_wave(1) + signal_1 + meet + first_wave(1) + "s_barrier_init m0", 2,
               "initialises named barrier 1 while"},
              {initialise + first_wave(1) + signal_1, 2, "named barrier 1 has 1 signal of 2 when the workgroup ends"}},
             ".amdhsa_named_barrier_count 4\n");
}

TEST_CASE("sync: signals of the workgroup's barrier") {
  const std::string early = "signals the workgroup's barrier again before another wave has";
  for (const char* const target : {"gfx1201", "gfx1201 64", "gfx1250"})
    check_sync(target, {{signal + signal + wait, 2, early},
                        {meet + signal + "s_nop 0\n" + signal + wait, 2, early},
                        {signal + signal + wait, 1, ""},  // the barrier of one wave does nothing
                        {meet + signal + "s_nop 0\n" + signal + wait, 1, ""},
                        {meet + meet + meet, 3, ""},
                        {signal + "s_nop 0\n" + wait + meet, 3, ""},
                        {first_wave(1) + "s_nop 0\n" + meet + meet, 3, ""}});
  for (const char* const target : {"gfx950", "gfx1100"}) check_sync(target, {{times(3, "s_barrier\n"), 3, ""}});
}

TEST_CASE("sync: waves that meet at different places of the code") {
  const std::map<std::string, int> shifts = {{"gfx942", 7},  {"gfx950", 7},     {"gfx1100", 6}, {"gfx1100 64", 7},
                                             {"gfx1201", 6}, {"gfx1201 64", 7}, {"gfx1250", 6}};
  for (const auto& [target, shift] : shifts) {
    const bool split = target.starts_with("gfx12");
    const std::string barrier = split ? meet : "s_barrier\n", dwords = split ? "2" : "1";
    // Waves 2 and 3 of 4 take one barrier more at first, waves 0 and 1 one more at the end.
    const std::string second =
        "v_readfirstlane_b32 s20, v0\ns_lshr_b32 s20, s20, " + std::to_string(shift) + "\ns_cmp_lg_u32 s20, 0\n";
    const std::string more_first = second + "s_cbranch_scc0 " + dwords + "\n" + barrier,
                      more_last = second + "s_cbranch_scc1 " + dwords + "\n" + barrier;
    const std::string loop = "s_mov_b32 s21, 3\n" + barrier + "s_nop 0\n" + barrier +
                             "s_sub_u32 s21, s21, 1\ns_cmp_lg_u32 s21, 0\ns_cbranch_scc1 " +
                             std::to_string(split ? -8 : -6) + "\n";
    const std::string left = "a wave of the workgroup ended without reaching this barrier, ";
    check_sync(target, {{more_first + "s_nop 0\n" + more_last, 4, ""},
                        {more_first + barrier + more_last, 4, ""},
                        {more_first + loop + more_last, 4, ""},
                        {more_first + barrier, 4, left + "after 1 barrier of 2"},
                        {barrier + barrier + more_last, 4, left + "after 2 barriers of 3"}});
  }
}
