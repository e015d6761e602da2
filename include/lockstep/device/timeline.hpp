// When waves run, wait at barriers and have memory accesses on their way, as JSON in the Trace Event Format. Perfetto
// (ui.perfetto.dev) and chrome://tracing open it.
//
// Time is counted in instructions. An instruction of a wave takes one unit; the waves of a workgroup run side by side;
// each workgroup begins at 0. A wave goes on from a barrier when the last wave has come, also at a cluster's barrier.
// So a timeline shows what waits for what. It does not show how long hardware takes. A process is a workgroup, a thread
// a wave. A "memory" span goes from an access to the wait that covers it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "lockstep/device/observer.hpp"

namespace lockstep {

class Timeline final : public Observer {
 public:
  Timeline();
  ~Timeline() override;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void workgroup_ends(const Fault& fault) override;

  /// The whole file.
  std::string json() const;

 private:
  class Recorder;
  std::unique_ptr<Recorder> recorder_;
};

}  // namespace lockstep
