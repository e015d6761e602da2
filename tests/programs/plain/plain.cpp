// Plain kernels, as people write them: both engines, every target, against the host. scripts/check_all.sh names other
// code objects (LOCKSTEP_PROGRAM_KERNELS, LOCKSTEP_PROGRAM_TARGETS), which run once each, under all checks.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
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

/// A variable of the environment, or what holds without it.
std::string setting(const char* name, const std::string& usual) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : usual;
}

void run_everything(const std::string& folder) {
  const std::string built = LOCKSTEP_PLAIN_KERNELS, kernels = setting("LOCKSTEP_PROGRAM_KERNELS", built);
  auto device = lockstep::Device::create(folder.substr(0, folder.find('-')));
  REQUIRE_MESSAGE(device, device.message());
  for (const plain::Work& work : works()) {
    CAPTURE(work.name);
    const lockstep::Code code =
        (*device)->load_file(std::string(kernels).append("/").append(folder).append("/").append(work.name) + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    if (kernels != built) {
      const plain::Outcome checked = plain::run_on(**device, code, work, Engine::fast, lockstep::CheckSet::all());
      CHECK(checked.error == "");
      if (checked.error.empty()) CHECK(plain::wrong(work, checked.buffers) == "");
      continue;
    }
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
  std::istringstream targets(setting("LOCKSTEP_PROGRAM_TARGETS", LOCKSTEP_PLAIN_TARGETS));
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
