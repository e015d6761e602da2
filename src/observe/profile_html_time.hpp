// Sections of a profile's page that tell time, hot spots and roofs.
#pragma once

#include <string>

#include "lockstep/device/profile.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "observe/time_text.hpp"

namespace lockstep {

std::string time_section(const TimeEstimate& time);
/// `time`: null where there is no estimate. Empty: nothing ran.
std::string spots_section(const ProfileResult& profile, const TimeEstimate* time);
std::string roofline_section(const ProfileResult& profile, const TimeEstimate* time);

}  // namespace lockstep
