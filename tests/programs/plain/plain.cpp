// Plain kernels, as people write them: both engines, every target, against the host.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "on_lockstep.hpp"

using lockstep::Engine;

namespace {

const std::vector<plain::Work>& works() {
  static const std::vector<plain::Work> all = [] {
    std::vector<plain::Work> made;
    for (const plain::Plan& plan : plain::all_plans(plain::Scale::small)) made.push_back(plan.make());
    return made;
  }();
  return all;
}

void run_everything(const std::string& folder) {
  auto device = lockstep::Device::create(folder.substr(0, folder.find('-')));
  REQUIRE_MESSAGE(device, device.message());
  for (const plain::Work& work : works()) {
    CAPTURE(work.name);
    const lockstep::Code code =
        (*device)->load_file(std::string(LOCKSTEP_PLAIN_KERNELS "/") + folder + "/" + work.name + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    const plain::Outcome reference = plain::run_on(**device, code, work, Engine::reference);
    REQUIRE(reference.error == "");
    CHECK(plain::wrong(work, reference.buffers) == "");
    const plain::Outcome fast = plain::run_on(**device, code, work, Engine::fast);
    REQUIRE(fast.error == "");
    CHECK(fast.buffers == reference.buffers);
  }
}

}  // namespace

TEST_CASE("plain kernels on gfx950") { run_everything("gfx950"); }

TEST_CASE("plain kernels on the other targets") {
  std::istringstream targets(LOCKSTEP_PLAIN_TARGETS);
  for (std::string folder; targets >> folder;) {
    CAPTURE(folder);
    if (folder != "gfx950") run_everything(folder);
  }
}

TEST_CASE("every plain kernel has a work, and a work has results that can be wrong") {
  std::vector<std::string> names;
  for (const plain::Work& work : works()) {
    names.push_back(work.name);
    CHECK(plain::wrong(work, work.buffers) != "");
  }
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(LOCKSTEP_PLAIN_KERNELS "/gfx950")) {
    ++files;
    CHECK(std::count(names.begin(), names.end(), entry.path().stem().string()) == 1);
  }
  CHECK(files == works().size());
}

TEST_CASE("the constants of SHA-256 on the host are the standard's") {
  for (const plain::Work& work : works()) {
    if (work.name != "sha256") continue;
    const plain::Bytes first_constant(work.buffers[0].begin(), work.buffers[0].begin() + 4),
        first_of_state(work.buffers[1].begin(), work.buffers[1].begin() + 4);
    CHECK(first_constant == plain::bytes_of(std::vector<std::uint32_t>{0x428a2f98}));
    CHECK(first_of_state == plain::bytes_of(std::vector<std::uint32_t>{0x6a09e667}));
  }
}
