#include "machine.hpp"

#include <doctest/doctest.h>

#include "cdna4/device.hpp"
#include "lockstep/launch/dispatch.hpp"

namespace robust {

Outcome run(const Program& program, lockstep::Engine engine) {
  lockstep::cdna4::Device device;
  Outcome outcome;
  outcome.words = program.words;
  outcome.words.resize(program.words.size() + program.tail_words);
  const auto data = device.allocate<std::uint8_t>(data_bytes);
  const auto code = device.upload(outcome.words);
  REQUIRE(data);
  REQUIRE(code);
  lockstep::Dispatch dispatch;
  dispatch.entry = code.address;
  dispatch.grid = {program.grid, 1, 1};
  dispatch.block = {program.block, 1, 1};
  dispatch.rsrc2.word = 1 | 4 << 1 | 1 << 7;  // scratch, four user SGPRs, workgroup id x
  for (const std::uint64_t address : {data.address, code.address}) {
    dispatch.user_sgprs.push_back(static_cast<std::uint32_t>(address));
    dispatch.user_sgprs.push_back(static_cast<std::uint32_t>(address >> 32));
  }
  dispatch.scratch_bytes = program.scratch;
  dispatch.lds_bytes = program.lds;
  dispatch.vgprs = program.vgprs;
  dispatch.accvgprs = program.accvgprs;
  lockstep::LaunchOptions options;
  options.engine = engine;
  options.threads = 1;
  options.max_instructions = program.max_instructions;
  options.report_fidelity = program.report;
  outcome.result = device.dispatch(dispatch, options);
  outcome.data.resize(data_bytes);
  REQUIRE(device.download(data, outcome.data));
  REQUIRE(device.download(code, outcome.words));
  return outcome;
}

}  // namespace robust
