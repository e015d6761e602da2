#include "launch/parallel.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <stdexcept>
#include <thread>

using namespace lockstep;

namespace {

lockstep::WorkerPool pool;
LaunchOptions with_threads(std::uint32_t threads) {
  LaunchOptions options;
  options.threads = threads;
  return options;
}
}  // namespace

TEST_CASE("every workgroup runs once, for any number of threads") {
  for (std::uint32_t threads : {1u, 2u, 7u, 2000u}) {
    std::mutex mutex;
    std::set<std::array<std::uint32_t, 3>> seen;
    const auto outcome = run_grid({5, 4, 3}, with_threads(threads), pool, [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&&, UpdateOrder*) {
        const std::lock_guard lock(mutex);
        CHECK(seen.insert(id).second);
        return WorkgroupOutcome{{}, 10, 2};
      };
    });
    CHECK(!outcome.fault);
    CHECK(seen.size() == 60);
    CHECK(seen.count({4, 3, 2}) == 1);
    CHECK(outcome.statistics.workgroups == 60);
    CHECK(outcome.statistics.waves == 120);
    CHECK(outcome.statistics.instructions == 600);
  }
}

TEST_CASE("clusters are run as one each, and counted in workgroups") {
  for (std::uint32_t threads : {1u, 3u}) {
    std::atomic<std::uint32_t> calls{0};
    std::uint64_t reported = 0;
    LaunchOptions options = with_threads(threads);
    options.progress = [&](const Progress& progress) {
      CHECK(progress.workgroups == 24);
      reported = progress.workgroups_done;
    };
    const auto worker = [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&&, UpdateOrder*) {
        ++calls;
        WorkgroupOutcome outcome{{}, 10, 8};
        if (id[0] == 1 && id[1] == 1) {
          outcome.fault = make_fault(FaultKind::trap, "scripted");
          outcome.fault.workgroup = {7, 8, 9};
        }
        return outcome;
      };
    };
    CHECK(run_grid({3, 1, 2}, options, pool, worker, 4).statistics.workgroups == 24);
    CHECK(reported == 24);
    CHECK(calls == 6);
    options.progress = {};
    const auto faulted = run_grid({3, 2, 1}, options, pool, worker, 4);
    CHECK(faulted.fault.workgroup == std::array<std::uint32_t, 3>{7, 8, 9});
    CHECK(faulted.reached == 20);  // of 24, whichever threads had begun
    options.range = {8, 8};
    calls = 0;
    CHECK(run_grid({3, 1, 2}, options, pool, worker, 4).statistics.workgroups == 8);
    CHECK(calls == 2);
  }
}

TEST_CASE("a workgroup that takes long gets the others started elsewhere") {
  // Workgroup 0 ends only after workgroup 1, which another thread must run: the first time a new one, then one that
  // sleeps, then perhaps one that is still awake.
  lockstep::WorkerPool fresh;
  for (int launch = 0; launch < 4; ++launch) {
    std::atomic<bool> other{false};
    const auto outcome = run_grid({2, 1, 1}, with_threads(2), fresh, [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&& give_up, UpdateOrder*) {
        while (id[0] == 0 && !other && !give_up()) std::this_thread::yield();
        if (id[0] == 1) other = true;
        return WorkgroupOutcome{};
      };
    });
    CHECK(outcome.statistics.workgroups == 2);
    if (launch < 2) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

TEST_CASE("with as many threads as workgroups all are begun, so that they may wait for each other") {
  // A thread of the launch before may still be awake, and takes part without being woken.
  for (int round = 0; round < 50; ++round) {
    lockstep::WorkerPool fresh;
    for (const std::uint32_t groups : {2u, 3u, 5u}) {
      std::atomic<std::uint32_t> begun{0};
      std::atomic<bool> missed{false};
      const auto outcome = run_grid({groups, 1, 1}, with_threads(groups), fresh, [&] {
        return [&](const std::array<std::uint32_t, 3>&, auto&& give_up, UpdateOrder*) {
          const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
          for (++begun; begun < groups && !missed; std::this_thread::yield())
            if (give_up() || std::chrono::steady_clock::now() > deadline) missed = true;
          return WorkgroupOutcome{{}, 1, 1};
        };
      });
      CHECK(outcome.statistics.workgroups == groups);
      REQUIRE(!missed);
    }
  }
}

TEST_CASE("a child process has threads of its own, and lets go of its parent's") {
  auto shared = std::make_unique<lockstep::WorkerPool>();
  // Workgroup 0 ends only after workgroup 1, which another thread must run.
  const auto launch = [&] {
    std::atomic<bool> other{false};
    const auto outcome = run_grid({2, 1, 1}, with_threads(2), *shared, [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&& give_up, UpdateOrder*) {
        while (id[0] == 0 && !other && !give_up()) std::this_thread::yield();
        if (id[0] == 1) other = true;
        return WorkgroupOutcome{};
      };
    });
    return outcome.statistics.workgroups == 2;
  };
  for (const int sleep : {0, 5}) {  // its threads look out for work, or sleep
    CHECK(launch());
    std::this_thread::sleep_for(std::chrono::milliseconds(sleep));
    const pid_t child = fork();
    if (child == 0) {
      alarm(60);
      ++lockstep::process_generation;
      const bool good = launch() && launch();
      shared.reset();
      _exit(good ? 0 : 1);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
  }
  CHECK(launch());
}

TEST_CASE("a launch that ends by an exception of the caller's does not trouble the next") {
  lockstep::WorkerPool fresh;  // without threads yet: the first workgroup is run here
  const auto caller = std::this_thread::get_id();
  std::atomic<bool> other{false};
  const auto throwing = [&] {
    return [&](const std::array<std::uint32_t, 3>&, auto&& give_up, UpdateOrder*) {
      if (std::this_thread::get_id() != caller) {
        other = true;
        return WorkgroupOutcome{};
      }
      while (!other) give_up();
      throw std::runtime_error("stop");
    };
  };
  CHECK_THROWS_AS(run_grid({8, 1, 1}, with_threads(8), fresh, throwing), std::runtime_error);
  for (int launch = 0; launch < 20; ++launch) {
    const auto outcome = run_grid({4, 1, 1}, with_threads(3), fresh, [] {
      return [](const std::array<std::uint32_t, 3>&, auto&&, UpdateOrder*) {
        std::this_thread::sleep_for(std::chrono::microseconds(50));
        return WorkgroupOutcome{};
      };
    });
    CHECK(outcome.statistics.workgroups == 4);
  }
}

TEST_CASE("launches side by side share the threads of a pool") {
  std::atomic<std::uint64_t> workgroups{0};
  const auto launch_many = [&] {
    for (int i = 0; i < 200; ++i) {
      const auto outcome = run_grid({5, 1, 1}, with_threads(3), pool, [] {
        return [](const std::array<std::uint32_t, 3>&, auto&&, UpdateOrder*) {
          std::this_thread::sleep_for(std::chrono::microseconds(20));
          return WorkgroupOutcome{};
        };
      });
      workgroups += outcome.statistics.workgroups;
    }
  };
  std::thread beside(launch_many);
  launch_many();
  beside.join();
  CHECK(workgroups == 2000);
}

TEST_CASE("the first fault in grid order is reported, whoever meets it") {
  for (std::uint32_t threads : {1u, 4u}) {
    const auto outcome = run_grid({100, 1, 1}, with_threads(threads), pool, [&] {
      return [](const std::array<std::uint32_t, 3>& id, auto&&, UpdateOrder*) {
        WorkgroupOutcome result;
        if (id[0] == 37 || id[0] == 38 || id[0] == 80) result.fault = make_fault(FaultKind::trap, "test");
        return result;
      };
    });
    CHECK(outcome.fault.kind == FaultKind::trap);
    CHECK(outcome.fault.workgroup == std::array<std::uint32_t, 3>{37, 0, 0});
    CHECK(outcome.reached == 38);
  }
}

TEST_CASE("a stop request reaches running workgroups") {
  std::stop_source stop;
  LaunchOptions options = with_threads(2);
  options.stop = stop.get_token();
  const auto outcome = run_grid({1000, 1, 1}, options, pool, [&] {
    return [&](const std::array<std::uint32_t, 3>& id, auto&& give_up, UpdateOrder*) {
      if (id[0] == 3) stop.request_stop();
      WorkgroupOutcome result;
      if (give_up()) result.fault = make_fault(FaultKind::stopped, "test");
      return result;
    };
  });
  CHECK(outcome.fault.kind == FaultKind::stopped);
  CHECK(outcome.statistics.workgroups < 1000);
}

TEST_CASE("progress ends at the whole") {
  LaunchOptions options = with_threads(2);
  Progress last{};
  options.progress = [&](const Progress& p) { last = p; };
  const auto outcome = run_grid({50, 1, 1}, options, pool, [] {
    return [](const std::array<std::uint32_t, 3>&, auto&&, UpdateOrder*) { return WorkgroupOutcome{}; };
  });
  CHECK(!outcome.fault);
  CHECK(last.workgroups_done == 50);
  CHECK(last.workgroups == 50);
}

TEST_CASE("a host without memory is a value") {
  const auto outcome = run_grid({3, 1, 1}, with_threads(2), pool, []() {
    return
        [](const std::array<std::uint32_t, 3>&, auto&&, UpdateOrder*) -> WorkgroupOutcome { throw std::bad_alloc(); };
  });
  CHECK(outcome.out_of_memory);
}

TEST_CASE("the floating-point environment is put back") {
  std::fesetround(FE_UPWARD);
  std::feraiseexcept(FE_INEXACT);
  int inside = -1;
  (void)run_grid({1, 1, 1}, with_threads(1), pool, [&] {
    return [&](const std::array<std::uint32_t, 3>&, auto&&, UpdateOrder*) {
      inside = std::fegetround();
      std::feclearexcept(FE_ALL_EXCEPT);
      return WorkgroupOutcome{};
    };
  });
  CHECK(inside == FE_TONEAREST);
  CHECK(std::fegetround() == FE_UPWARD);
  CHECK(std::fetestexcept(FE_INEXACT) == FE_INEXACT);
  std::fesetround(FE_TONEAREST);
}

TEST_CASE("updates of workgroups come in the grid's order, for any number of threads") {
  for (std::uint32_t threads : {1u, 2u, 5u, 16u}) {
    std::vector<std::uint32_t> updates;  // without a lock: whoever has waited is alone
    const auto outcome = run_grid({200, 1, 1}, with_threads(threads), pool, [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&&, UpdateOrder* order) {
        CHECK((order == nullptr) == (threads == 1));
        // The first of each ten takes longest.
        std::this_thread::sleep_for(std::chrono::microseconds(id[0] % 10 == 0 ? 300 : 0));
        for (int times = 0; times < 2; ++times) {
          if (order != nullptr) CHECK(order->await());
          updates.push_back(id[0]);
        }
        return WorkgroupOutcome{};
      };
    });
    CHECK(!outcome.fault);
    REQUIRE(updates.size() == 400);
    for (std::uint32_t i = 0; i < updates.size(); ++i) CHECK(updates[i] == i / 2);
  }
}

TEST_CASE("nobody waits in the order for a workgroup that has faulted, thrown or been stopped") {
  for (const char how : {'f', 't', 's'}) {
    WorkerPool own;
    std::atomic<bool> stop{false}, missed{false};
    std::atomic<std::uint32_t> began{0}, given_up{0};
    LaunchOptions options = with_threads(3);
    options.stop_requested = [&] { return stop.load(); };
    const auto outcome = run_grid({3, 1, 1}, options, own, [&] {
      return [&](const std::array<std::uint32_t, 3>& id, auto&& give_up, UpdateOrder* order) {
        ++began;
        WorkgroupOutcome ended;
        if (id[0] != 0) {
          if (!order->await()) ++given_up;
          return ended;
        }
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        const auto until = [&](auto&& holds) {
          while (!holds() && !missed) {
            if (std::chrono::steady_clock::now() > deadline) missed = true;
            std::this_thread::yield();
          }
        };
        until([&] { return (void)give_up(), began == 3; });  // which wakes the others
        if (how == 't') throw std::bad_alloc();
        if (how == 'f') ended.fault = make_fault(FaultKind::trap, "scripted");
        if (how == 's') {
          stop = true;
          until([&] { return given_up == 2; });
        }
        return ended;
      };
    });
    CHECK(outcome.out_of_memory == (how == 't'));
    CHECK((outcome.fault.kind == FaultKind::trap) == (how == 'f'));
    CHECK(!missed);
    CHECK(given_up == (how == 't' ? 0 : 2));  // who has thrown is out of the order
  }
}

TEST_CASE("updates have no order where a launch asks for none: earlier workgroups may wait for later ones") {
  LaunchOptions options = with_threads(2);
  options.ordered_updates = false;
  std::atomic<bool> updated{false}, missed{false};
  const auto outcome = run_grid({2, 1, 1}, options, pool, [&] {
    return [&](const std::array<std::uint32_t, 3>& id, auto&& give_up, UpdateOrder* order) {
      CHECK(order == nullptr);
      const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
      for (; id[0] == 0 && !updated && !missed; std::this_thread::yield())
        if (give_up() || std::chrono::steady_clock::now() > deadline) missed = true;
      if (id[0] == 1 && (order == nullptr || order->await())) updated = true;
      return WorkgroupOutcome{};
    };
  });
  CHECK(!outcome.fault);
  CHECK(!missed);
}
