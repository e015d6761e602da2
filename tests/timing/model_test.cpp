// The time model against gaps that were recorded on GPUs: short sequences, each with the median of public traces (with
// the number of gaps in that median). scripts/timing.sh compares the model with whole traces.
#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "common/timing_parameters.hpp"
#include "isas/isas.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/timing/schedule.hpp"
#include "lockstep/uses/uses.hpp"

namespace {

namespace timing = lockstep::timing;

struct Recorded {
  const char* target;
  const char* what;
  std::vector<std::vector<std::uint32_t>> code;  ///< each instruction's words
  std::int64_t gap;                              ///< cycles from the last but one that issues to the last one
  int count;                                     ///< recorded gaps that the median is of
};

/// The gap before the last instruction by the model, in a wave that is alone and whose code has been fetched.
std::int64_t gap_of(const timing::Parameters& parameters, const Recorded& recorded) {
  const lockstep::IsaTables& isa = *lockstep::isa_of(recorded.target);
  const std::uint32_t wave_size = isa.wave_sizes[0];
  const timing::Model model(parameters);
  timing::WaveClock wave;
  timing::ComputeUnit unit(1);
  model.start(wave, 0);
  std::int64_t gap = 0;
  std::uint64_t pc = 0;
  for (const auto& words : recorded.code) {
    const auto decoded = lockstep::decode(isa, std::span<const std::uint32_t>(words)).at_end();
    REQUIRE(decoded.error == lockstep::DecodeError::none);
    const auto uses = lockstep::uses(decoded.instruction, wave_size);
    const auto timed = timing::timed_instruction(parameters, decoded.instruction.info(), uses, words, wave_size);
    const timing::Cycle at = model.earliest(wave, unit, 0, timed, pc).at;
    if (!model.hidden(timed)) gap = at - wave.last;
    model.issue(wave, unit, 0, timed, pc, at, {}, 0, timed.unit == timing::Unit::branch);
    pc += 4 * words.size();
  }
  return gap;
}

const std::vector<Recorded> rdna = {
    {"gfx1100", "dependent V_ADD_F32 behind S_DELAY_ALU", {{0x06000700}, {0xbf870001}, {0x06000900}}, 5, 100},
    {"gfx1100", "S_ADD_U32, S_ADDC_U32", {{0x80029002}, {0x82038003}}, 1, 358},
    {"gfx1100", "V_ADD_F32, the store of its result", {{0x06000700}, {0xdc6a0000, 1}}, 18, 28},
    {"gfx1100", "V_LSHLREV, LDS store with its result", {{0x30020082}, {0xd8340000, 1}}, 18, 4},
    {"gfx1100", "V_CMP, V_CNDMASK by its VCC", {{0x7c941106}, {0xd5010003, 0x01a9e480}}, 1, 64},
    {"gfx1100", "S_MOV_B64, V_ADD_CO_U32 that reads it", {{0xbe820180}, {0xd7006a2e, 0x00000514}}, 7, 20},
    {"gfx1100", "V_CMPX, S_CBRANCH_EXECZ", {{0x7d940080}, {0xbfa5002b}}, 18, 20},
    {"gfx1100", "S_LSHL, S_LOAD of other registers", {{0x8402850f}, {0xf4040000, 0xf8000010}}, 9, 12},
    {"gfx1100", "branch that is taken", {{0xbfa1ff9b}, {0x7e120280}}, 27, 300},
    {"gfx1100", "V_RCP_F32, V_RCP_F32", {{0x7e2c5514}, {0x7e2e5515}}, 4, 132},
    {"gfx1100", "V_FMA_F64, V_FMA_F64", {{0xd6140000, 0x041a0902}, {0xd6140000, 0x041a0902}}, 32, 210},
    {"gfx1100", "V_ADD_F32, V_MOV_B32", {{0x06000700}, {0x7e120280}}, 1, 18078},
    {"gfx1100", "S_NOP 0, S_NOP 0", {{0xbf800000}, {0xbf800000}}, 1, 384},
    {"gfx1200", "V_CMP, S_WAIT_ALU for VCC, V_CNDMASK", {{0x7c941106}, {0xbf88fffd}, {0xd5010003, 0x01a9e480}}, 18, 76},
    {"gfx1200", "S_ADD_NC_U64, S_WAIT_ALU, S_CMP", {{0xa9829002}, {0xbf88fffe}, {0xbf06ff02, 0x100}}, 9, 416},
    {"gfx1200", "S_CMP, S_CBRANCH_SCC0", {{0xbf008001}, {0xbfa1ff91}}, 10, 352},
    {"gfx1200", "S_ADD_CO_U32, S_CMP", {{0x8001c101}, {0xbf008001}}, 1, 352},
    {"gfx1200", "V_ADD_F32, the store of its result", {{0x06001300}, {0xee068000, 0, 1}}, 18, 40},
    {"gfx1200", "branch that is taken", {{0xbfa1ff91}, {0x7e120280}}, 10, 620},
    {"gfx1200", "S_NOP 1, S_NOP 1", {{0xbf800001}, {0xbf800001}}, 2, 2240},
};
const std::vector<Recorded> cdna = {
    {"gfx950", "dependent V_ADD_F32", {{0x02000300}, {0x02000500}}, 4, 128},
    {"gfx950", "S_ADD_U32, S_ADDC_U32", {{0x80029002}, {0x82038003}}, 4, 128},
    {"gfx950", "V_ADD_F32, LDS store of its result", {{0x02000300}, {0xd81a0000, 1}}, 14, 8},
    {"gfx950", "branch that is taken", {{0xbf84ffa3}, {0x02000300}}, 20, 112},
};

void hold(const std::vector<Recorded>& all, std::int64_t most) {
  for (const Recorded& recorded : all) {
    const auto parameters = lockstep::time_parameters(recorded.target);
    REQUIRE(parameters);
    const std::int64_t gap = gap_of(*parameters, recorded);
    CHECK_MESSAGE(std::abs(gap - recorded.gap) <= most, recorded.target, ", ", recorded.what, ": ", gap,
                  " cycles by the model, ", recorded.gap, " recorded (median of ", recorded.count, ")");
  }
}

TEST_CASE("gaps are the recorded ones, within a cycle") { hold(rdna, 1); }
TEST_CASE("gaps of CDNA4 are the recorded ones, within four cycles") { hold(cdna, 4); }

TEST_CASE("every text of the library is read, and no target has two") {
  std::vector<std::string> targets;
  for (const lockstep::TimingText& each : lockstep::timing_texts) {
    const auto parameters = timing::parse_parameters(each.text, each.file);
    CHECK_MESSAGE(parameters.has_value(), parameters.message());
    if (!parameters) continue;
    targets.push_back(parameters->target);
    targets.insert(targets.end(), parameters->stands_for.begin(), parameters->stands_for.end());
  }
  const std::size_t all = targets.size();
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  CHECK(targets.size() == all);
  for (const std::string& target : targets) CHECK_MESSAGE(lockstep::isa_of(target) != nullptr, target);
  CHECK(!lockstep::time_parameters("gfx1250"));
}

TEST_CASE("patterns of mnemonics") {
  CHECK(timing::matches("v_*_f64*", "v_fma_f64"));
  CHECK(timing::matches("*", ""));
  CHECK(timing::matches("v_add", "v_add"));
  CHECK(timing::matches("*f*4", "v_f32_f64"));
  CHECK(!timing::matches("v_*_f64", "v_fma_f32"));
  CHECK(!timing::matches("v_add", "v_add_f32"));
  CHECK(!timing::matches("", "v"));
}

TEST_CASE("errors of texts name file and line") {
  const auto error = [](std::string_view text) { return timing::parse_parameters(text, "own.txt").message(); };
  CHECK(error("target gfx1100\nvalue step 1") ==
        "own.txt:2: '' is no source: one is trace, llvm, manual, benchmark or guess");
  CHECK(error("value step 99999999999 guess") == "own.txt:1: '99999999999' is no whole number from 0 to 1000000");
  CHECK(error("value units 65537 guess") == "own.txt:1: '65537' is no whole number from 0 to 65536");
  CHECK(error("# a comment\n\nvalue step 1 guess\nvalue step 1 guess") ==
        "own.txt:4: the value 'step' is here a second time");
  CHECK(error("speed 3").starts_with("own.txt:1: 'speed' begins no line"));
  CHECK(error("cycles").starts_with("own.txt:1: a pattern"));
  CHECK(error("target").starts_with("own.txt:1: 'target' needs"));
  CHECK(error("").starts_with("own.txt: the line 'target NAME' is missing"));
  CHECK(error("target a").starts_with("own.txt: the value 'step' is missing"));
}

TEST_CASE("occupancy") {
  auto parameters = *lockstep::time_parameters("gfx950");
  // 4 SIMDs of 8 waves and 512 registers; 160 KiB of LDS.
  CHECK(timing::occupancy(parameters, {1, 64, 64, 0}).waves == 8);
  CHECK(timing::occupancy(parameters, {1, 64, 65, 0}).waves == 7);
  CHECK(timing::occupancy(parameters, {1, 64, 512, 0}).limit == "VGPRs");
  CHECK(timing::occupancy(parameters, {1, 64, 512, 0}).groups == 4);
  CHECK(timing::occupancy(parameters, {4, 64, 8, 163840}).groups == 1);
  CHECK(timing::occupancy(parameters, {4, 64, 8, 163840}).limit == "LDS");
  CHECK(timing::occupancy(parameters, {64, 64, 0, 0}).groups == 1);  // more waves than fit: a launch would be refused
  parameters[timing::Value::vgpr_granule] = 1'000'000;
  parameters[timing::Value::vgpr_lanes] = 1;
  CHECK(timing::occupancy(parameters, {1, 64, 64, 0}).limit == "VGPRs");
}

/// Waves of `count` instructions, none of which waits for another one.
TEST_CASE("waves of one SIMD take turns, those of several do not") {
  auto parameters = *lockstep::time_parameters("gfx950");
  const lockstep::IsaTables& isa = *lockstep::isa_of("gfx950");
  const std::vector<std::uint32_t> words{0x7e120280};  // v_mov_b32 v9, 0
  const auto decoded = lockstep::decode(isa, std::span<const std::uint32_t>(words)).at_end();
  std::vector<timing::TimedSpot> spots(1);
  spots[0].timed = timing::timed_instruction(parameters, decoded.instruction.info(),
                                             lockstep::uses(decoded.instruction, 64), words, 64);
  const auto cycles = [&](std::size_t waves, std::size_t count) {
    const timing::WorkgroupTrace trace(waves, std::vector<timing::Executed>(count));
    const timing::WorkgroupTrace* const groups[] = {&trace};
    return timing::Schedule(parameters).run(groups, spots, true) - parameters[timing::Value::start];
  };
  CHECK(cycles(1, 101) == 400);
  CHECK(cycles(4, 101) == 400);
  CHECK(cycles(8, 101) == 804);
  CHECK(cycles(1, 0) == -parameters[timing::Value::start]);
}

}  // namespace
