// The fidelity report: counts by instruction, the same on every engine.
#include <doctest/doctest.h>

#include <map>
#include <string>

#include "machine.hpp"

using namespace lockstep;

namespace {

// Words from llvm-mc 22.
const std::vector<std::uint32_t> loop = {
    0xbe800083,              // s_mov_b32 s0, 3
    0x7e024500,              // loop: v_rcp_f32 v1, v0
    0x7e044500,              // v_rcp_f32 v2, v0
    0xd3c28000, 0x04020300,  // v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, a[0:3]
    0x80808100,              // s_sub_u32 s0, s0, 1
    0xbf078000,              // s_cmp_lg_u32 s0, 0
    0xbf85fff9,              // s_cbranch_scc1 loop
    0xbf8a0000,              // s_barrier
};

using Counts = std::map<std::string, std::uint64_t>;

Counts counts(const FidelityReport& report) {
  Counts all;
  for (const InstructionCount& each : report.instructions) all[std::string(each.name)] = each.count;
  return all;
}

robust::Program program(std::vector<std::uint32_t> more) {
  robust::Program p;
  p.words = loop;
  p.words.insert(p.words.end(), more.begin(), more.end());
  p.report = true;
  return p;
}

}  // namespace

TEST_CASE("every executed instruction is counted, the least exact first") {
  for (const Engine engine : all_engines) {
    CAPTURE(engine_name(engine));
    robust::Program p = program({0xbf810000});  // s_endpgm
    p.block = 128;
    p.grid = 2;
    const robust::Outcome outcome = robust::run(p, engine);
    REQUIRE_MESSAGE(outcome.result, outcome.result.message());
    const FidelityReport& report = outcome.result.fidelity;
    CHECK(counts(report) == Counts{{"S_MOV_B32", 4},
                                   {"V_RCP_F32", 24},
                                   {"V_MFMA_F32_4X4X1_16B_F32", 12},
                                   {"S_SUB_U32", 12},
                                   {"S_CMP_LG_U32", 12},
                                   {"S_CBRANCH_SCC1", 12},
                                   {"S_BARRIER", 4},
                                   {"S_ENDPGM", 4}});
    REQUIRE(report.instructions.size() == 8);
    CHECK(report.instructions[0].fidelity == Fidelity::not_public);
    CHECK(!report.instructions[0].note.empty());
    CHECK(report.instructions[1].fidelity == Fidelity::bounded);
    CHECK(report.instructions[1].note.find("ulp") != std::string_view::npos);
    CHECK(report.instructions[2].fidelity == Fidelity::exact);
    CHECK(report.instructions[2].note.empty());
    CHECK(report.total(Fidelity::not_public) == 12);
    CHECK(report.total(Fidelity::bounded) == 24);
    CHECK(report.total(Fidelity::exact) == 48);
    CHECK(report.total(Fidelity::exact) + 36 == outcome.result.statistics.instructions);
    const std::string text = report.text();
    CHECK(text.rfind("fidelity: not_public 12, bounded 24, extrapolated 0, exact 48, silicon 0\n  matrix model "
                     "cdna3\n  not_public            12  "
                     "V_MFMA_F32_4X4X1_16B_F32: ",
                     0) == 0);
    CHECK(text.find("\n  exact                  4  S_ENDPGM\n") != std::string::npos);
  }
}

TEST_CASE("an instruction that faults is not counted, whatever executes it") {
  struct Case {
    std::vector<std::uint32_t> words;
    const char* name;
    std::uint64_t count;
    std::uint32_t vgprs;
  };
  const std::vector<Case> cases = {
      {{0xdc508000, 0x03020000, 0xbf810000},
       "GLOBAL_LOAD_DWORD",
       0,
       8},                                                        // global_load_dword v3, v0, s[2:3]: beyond the code
      {{0x7f900300, 0xbf810000}, "V_MOV_B32", 0, 8},              // v_mov_b32 v200, v0
      {{0xbf110100, 0x7e020300, 0x7f900300}, "V_MOV_B32", 1, 8},  // s_set_gpr_idx_on, then one good and one bad
      {{0xbf920002}, "S_TRAP", 1, 256},                           // has executed
      {{0xffffffff}, "S_ENDPGM", 0, 256},
  };
  for (const Case& each : cases) {
    Counts first;
    for (const Engine engine : all_engines) {
      CAPTURE(each.name);
      CAPTURE(engine_name(engine));
      robust::Program p = program(each.words);
      p.vgprs = each.vgprs;
      if (p.vgprs < p.accvgprs) p.accvgprs = p.vgprs;  // v200 is no AccVGPR, either
      p.tail_words = 0;
      const robust::Outcome outcome = robust::run(p, engine);
      Counts got = counts(outcome.result.fidelity);
      CHECK(outcome.result.status == LaunchResult::Status::faulted);
      CHECK(got["S_BARRIER"] == 1);
      CHECK(got[each.name] == each.count);
      if (engine == all_engines[0]) first = got;
      CHECK(got == first);
    }
  }
}

TEST_CASE("without the option nothing is counted") {
  for (const Engine engine : all_engines) {
    robust::Program p = program({0xbf810000});
    p.report = false;
    CHECK(robust::run(p, engine).result.fidelity.instructions.empty());
  }
}
