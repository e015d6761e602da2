#include "program.hpp"

#include <doctest/doctest.h>

#include <memory>

#include "engine.hpp"

namespace wave32_test {

namespace {

constexpr std::uint64_t budget = 1000;

/// What a program can change, before it runs.
struct Copy {
  std::unique_ptr<Wave32> wave;
  std::vector<std::uint8_t> data, lds, scratch;
};

lockstep::Fault run_fast(Program& p) {
  lockstep::MemoryView view = p.memory();
  lockstep::Machine<lockstep::MemoryView> machine{view, p.lds, {p.scratch, scratch_bytes}};
  lockstep::fast::ProgramCache cache(lockstep::tables_of<Fake32>());
  const auto runner = std::make_unique<lockstep::fast::Runner>();
  runner->begin(cache);
  return runner->run(p.wave, machine, budget, [] { return false; }).fault;
}

/// The upper halves of rows, which are nobody's business.
void clear_idle_halves(Wave32& wave) {
  for (auto& row : wave.v) std::fill(row.begin() + 32, row.end(), 0u);
}

}  // namespace

lockstep::Fault Program::run() {
  const Copy before{std::make_unique<Wave32>(wave), data, lds, scratch};
  const lockstep::Fault by_fast = run_fast(*this);
  clear_idle_halves(wave);
  const Copy after{std::make_unique<Wave32>(wave), data, lds, scratch};
  wave = *before.wave;
  data = before.data;
  lds = before.lds;
  scratch = before.scratch;

  lockstep::MemoryView view = memory();
  lockstep::Machine<lockstep::MemoryView> machine{view, lds, {scratch, scratch_bytes}};
  const lockstep::Fault fault = lockstep::run_by_reference(wave, machine, budget).fault;
  for (std::uint32_t i = 0; i < 256; ++i) {
    CAPTURE(i);
    REQUIRE(after.wave->s[i] == wave.s[i]);
  }
  for (std::uint32_t reg = 0; reg < 10; ++reg) {
    CAPTURE(reg);
    REQUIRE(after.wave->v[reg] == wave.v[reg]);
  }
  REQUIRE(*after.wave == wave);
  REQUIRE(after.data == data);
  REQUIRE(after.lds == lds);
  REQUIRE(after.scratch == scratch);
  REQUIRE(by_fast.kind == fault.kind);
  REQUIRE(by_fast.detail == fault.detail);
  REQUIRE(by_fast.pc == fault.pc);
  REQUIRE(by_fast.lane == fault.lane);
  REQUIRE(by_fast.address == fault.address);
  return fault;
}

}  // namespace wave32_test
