#include "lockstep/device/observers.hpp"

namespace lockstep {

void Observers::launch_begins(const LaunchView& launch) {
  for (Observer* each : list_) each->launch_begins(launch);
}

void Observers::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  for (Observer* each : list_) each->workgroup_begins(id, waves);
}

void Observers::wave_begins(const StartView& start) {
  for (Observer* each : list_) each->wave_begins(start);
}

void Observers::before(const Step& step) {
  for (Observer* each : list_) each->before(step);
}

void Observers::after(const Step& step) {
  for (Observer* each : list_) each->after(step);
}

void Observers::moved(const Step& step) {
  for (Observer* each : list_) each->moved(step);
}

bool Observers::skip_fault(const Step& step, const Fault& fault) {
  for (Observer* each : list_)
    if (each->skip_fault(step, fault)) return true;
  return false;
}

void Observers::workgroup_ends(const Fault& fault) {
  for (Observer* each : list_) each->workgroup_ends(fault);
}

}  // namespace lockstep
