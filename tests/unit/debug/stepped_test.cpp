// A stepped launch is the same launch: results, counts, faults, and the order of instructions.
#include <tuple>

#include "lockstep/device/observer.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "steps.hpp"

namespace {

using Instruction = std::tuple<std::uint64_t, std::uint32_t, std::uint64_t>;  // workgroup, wave, pc

class Order final : public lockstep::Observer {
 public:
  void before(const lockstep::Step& step) override {
    list.emplace_back(step.wave.workgroup[0], step.wave.wave, step.pc);
  }
  std::vector<Instruction> list;
};

TEST_CASE("stepping executes the same instructions in the same order as a launch, with the same results") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    for (const lockstep::Engine engine : lockstep::all_engines) {
      lockstep::LaunchOptions options = steps.options();
      options.engine = engine;
      REQUIRE(steps.gpu->launch(steps.code.kernel("steps"), options, steps.x, steps.y, steps.n));
      const std::vector<float> expected = steps.results();
      CHECK(expected[0] != 0);
      steps.clear();
      Order order;
      options.observer = &order;
      const auto observed = steps.gpu->launch(steps.code.kernel("steps"), options, steps.x, steps.y, steps.n);
      REQUIRE(observed);
      steps.clear();
      std::vector<Instruction> stepped;
      const auto launch = steps.begin();
      while (!launch->over()) {
        const std::uint32_t wave = launch->next_wave();
        stepped.emplace_back(launch->workgroup_index(wave), wave, launch->wave(wave).state->pc);
        launch->step();
      }
      CHECK(stepped == order.list);
      CHECK(steps.results() == expected);
      CHECK(launch->result());
      CHECK(launch->executed() == stepped.size());
      CHECK(launch->result().statistics.instructions == observed.statistics.instructions);
      CHECK(launch->result().statistics.waves == observed.statistics.waves);
      CHECK(launch->result().statistics.workgroups == 2);
      launch->step();
      CHECK(launch->executed() == stepped.size());
    }
  }
}

TEST_CASE("a fault of a stepped launch is that of the launch, with its source line") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const lockstep::Kernel kernel = steps.code.kernel("faulting");
    const auto result = steps.gpu->launch(kernel, steps.options(), steps.y, 100'000'000);
    REQUIRE(result.status == lockstep::LaunchResult::Status::faulted);
    CHECK_MESSAGE(result.text.find("steps.cl:29) workgroup (0,0,0)") != std::string::npos, result.text);
    auto launch = steps.gpu->begin(kernel, steps.options(), steps.y, 100'000'000);
    REQUIRE(launch);
    while (!(*launch)->over()) (*launch)->step();
    CHECK((*launch)->result().text == result.text);
    CHECK((*launch)->fault().kind == lockstep::FaultKind::out_of_bounds);
    CHECK((*launch)->wave((*launch)->fault().wave).state->pc == result.fault.pc);
  }
}

TEST_CASE("a budget that is spent is a fault at the same instruction") {
  Steps steps("gfx950_O2");
  lockstep::LaunchOptions options = steps.options();
  options.max_instructions = 50;
  auto launch = steps.gpu->begin(steps.code.kernel("steps"), options, steps.x, steps.y, steps.n);
  REQUIRE(launch);
  while (!(*launch)->over()) (*launch)->step();
  CHECK((*launch)->executed() == 50);
  for (const unsigned threads : {1u, 2u, 5u}) {
    options.threads = threads;
    for (int again = 0; again < 20; ++again) {
      const auto expected = steps.gpu->launch(steps.code.kernel("steps"), options, steps.x, steps.y, steps.n);
      REQUIRE((*launch)->result().text == expected.text);
    }
  }
}

TEST_CASE("what cannot begin is refused with the sentence of a launch") {
  Steps steps("gfx950_O2");
  CHECK(steps.gpu->begin(steps.code.kernel("nothing"), steps.options()).message() ==
        steps.gpu->launch(steps.code.kernel("nothing"), steps.options()).text);
  CHECK(steps.gpu->begin(steps.code.kernel("steps"), steps.options(), 1u).message() ==
        steps.gpu->launch(steps.code.kernel("steps"), steps.options(), 1u).text);
  lockstep::LaunchOptions options = steps.options();
  options.check = lockstep::CheckSet::all();
  CHECK(steps.gpu->begin(steps.code.kernel("steps"), options, steps.x, steps.y, steps.n).message() ==
        "a launch that is stepped takes neither checks nor an observer nor a stream");
}

}  // namespace
