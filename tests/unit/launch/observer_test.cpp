// Observers of whole launches: both engines tell the same, and what an observer throws becomes a fault.
#include <doctest/doctest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "cdna4/engine.hpp"
#include "lockstep/device/observers.hpp"
#include "lockstep/device/profile.hpp"
#include "lockstep/device/trace.hpp"
#include "lockstep/device/trace_comparison.hpp"
#include "observe/timeline.hpp"

using namespace lockstep;

namespace {

/// Launches `ids` of launch.cl: three-dimensional ids into a buffer.
struct Ids {
  cdna4::Device device;
  Code code = device.load_file(LAUNCH_KERNELS "/launch_v5.hsaco");
  std::vector<std::uint32_t> out = std::vector<std::uint32_t>(3 * 5 * 2 * 2 * 4 * 3);

  LaunchResult run(Observer* observer, Engine engine, std::uint32_t threads = 1) {
    REQUIRE_MESSAGE(code, code.message());
    LaunchOptions options{.grid = {3, 2, 4}, .block = {5, 2, 3}};
    options.engine = engine;
    options.threads = threads;
    options.observer = observer;
    return device.launch(code.kernel("ids"), options, device.map(out));
  }
};

enum class Where { launch, workgroup, wave, before, after, end };

struct Throwing final : Observer {
  explicit Throwing(Where place) : where(place) {}
  Where where;
  std::uint32_t groups = 0;

  void maybe(Where here) const {
    if (here == where && groups == 5) throw std::runtime_error("seen enough");
  }
  void launch_begins(const LaunchView&) override {
    if (where == Where::launch) throw 42;
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t) override {
    ++groups;
    maybe(Where::workgroup);
  }
  void wave_begins(const StartView&) override { maybe(Where::wave); }
  void before(const Step&) override { maybe(Where::before); }
  void after(const Step&) override { maybe(Where::after); }
  void workgroup_ends(const Fault&) override { maybe(Where::end); }
};

}  // namespace

TEST_CASE("an observer that throws ends the launch as a fault") {
  for (const Engine engine : all_engines)
    for (const std::uint32_t threads : {1u, 8u})
      for (const Where where :
           {Where::launch, Where::workgroup, Where::wave, Where::before, Where::after, Where::end}) {
        CAPTURE(engine_name(engine));
        CAPTURE(static_cast<int>(where));
        Ids ids;
        Throwing observer(where);
        const LaunchResult result = ids.run(&observer, engine, threads);
        CHECK(result.status == LaunchResult::Status::faulted);
        CHECK(result.fault.kind == FaultKind::observer);
        const bool first = where == Where::launch;
        CHECK_MESSAGE(result.text.starts_with("fault: observer at pc "), result.text);
        CHECK_MESSAGE(result.text.ends_with(
                          first ? "the observer of the launch threw an exception; what it threw is no std::exception"
                                : "the observer of the launch threw an exception; seen enough"),
                      result.text);
        if (!first) {
          CHECK(result.fault.workgroup == std::array<std::uint32_t, 3>{1, 1, 0});  // the fifth
          CHECK(result.statistics.workgroups == 4);
        }
        CHECK_MESSAGE(ids.run(nullptr, engine, threads), "the device is as good as before");
        CHECK(ids.out[1] == 1);
      }
}

TEST_CASE("launches side by side, each with an observer that throws or does not") {
  Ids ids;
  REQUIRE(ids.code);
  std::vector<std::thread> threads;
  std::array<FaultKind, 8> kinds{};
  for (std::size_t i = 0; i < kinds.size(); ++i)
    threads.emplace_back([&, i] {
      Throwing observer(i % 2 == 0 ? Where::before : Where::launch);
      Observers none({});
      LaunchOptions options{.grid = {3, 2, 4}, .block = {5, 2, 3}};
      options.observer = i % 4 == 3 ? static_cast<Observer*>(&none) : &observer;
      options.engine = i < 4 ? Engine::fast : Engine::reference;
      auto out = ids.device.allocate<std::uint32_t>(ids.out.size());
      kinds[i] = ids.device.launch(ids.code.kernel("ids"), options, out).fault.kind;
    });
  for (std::thread& each : threads) each.join();
  for (std::size_t i = 0; i < kinds.size(); ++i)
    CHECK(kinds[i] == (i % 4 == 3 ? FaultKind::none : FaultKind::observer));
}

TEST_CASE("both engines tell an observer the same, and compute the same under one") {
  std::array<std::vector<std::string>, 2> lines;
  std::array<std::vector<std::uint32_t>, 2> outs;
  for (std::size_t e = 0; e < 2; ++e) {
    Ids ids;
    TraceOptions options;
    options.lanes = true;
    Trace trace(options, [&](const TracedStep& step) { lines[e].push_back(step.line()); });
    // The same addresses for both: memory of the device.
    LaunchOptions launch{.grid = {3, 2, 4}, .block = {5, 2, 3}};
    launch.engine = all_engines[e];
    launch.observer = &trace;
    auto out = ids.device.allocate<std::uint32_t>(ids.out.size());
    const LaunchResult result = ids.device.launch(ids.code.kernel("ids"), launch, out);
    REQUIRE_MESSAGE(result, result.text);
    CHECK(lines[e].size() == result.statistics.instructions);
    outs[e].resize(ids.out.size());
    REQUIRE(ids.device.download(out, outs[e]));
  }
  CHECK(lines[0] == lines[1]);
  CHECK(outs[0] == outs[1]);
  CHECK(outs[0][1] == 1);
}

TEST_CASE("a line of a trace can be read back") {
  Ids ids;
  std::uint64_t read = 0;
  Trace trace({}, [&](const TracedStep& step) {
    const auto parsed = parse_trace_line(step.line(), step.pc - step.from_entry);
    REQUIRE_MESSAGE(parsed, parsed.message());
    const TraceEntry entry = trace_entry(step);
    CHECK(parsed->hash() == entry.hash());
    CHECK(parsed->who == entry.who);
    CHECK(parsed->index == step.index);
    ++read;
  });
  REQUIRE(ids.run(&trace, Engine::fast));
  CHECK(read > 100);
  CHECK(!parse_trace_line("nothing of the kind", 0));
  CHECK(!parse_trace_line("(0,0,0) x 3 0x10 s_nop 0", 0));
}

TEST_CASE("what a trace shows can be chosen") {
  const auto count = [](std::initializer_list<const char*> conditions) {
    Ids ids;
    TraceOptions options;
    for (const char* each : conditions) REQUIRE(add_condition(options.filter, each));
    std::uint64_t shown = 0;
    Trace trace(options, [&](const TracedStep&) { ++shown; });
    REQUIRE(ids.run(&trace, Engine::fast));
    return shown;
  };
  const std::uint64_t all = count({});
  CHECK(count({"workgroup=0,0,0"}) * 24 == all);  // every workgroup has one wave and no branch
  CHECK(count({"workgroup=2,1,3", "wave=0"}) * 24 == all);
  CHECK(count({"wave=1"}) == 0);
  CHECK(count({"index=0-2"}) == 3 * 24);
  CHECK(count({"pc=0-0xffffff"}) == all);
  CHECK(count({"pc=0"}) == 0);
  CHECK(count({"register=v0"}) >= 24);
  CHECK(count({"register=v0"}) < all);
  CHECK(count({"register=v[0:255]"}) + 24 < all);
  CHECK(count({"register=exec"}) >= count({"register=v[0:255]"}));
  TraceFilter filter;
  for (const char* wrong :
       {"", "wave", "wave=", "wave=x", "pc=5-3", "register=q7", "register=v", "workgroup=1,2,3,4", "lane=3"})
    CHECK_MESSAGE(!add_condition(filter, wrong), wrong);
}
