// The parameter texts of the time model that the library has.
#include <algorithm>
#include <string>

#include "common/timing_parameters.hpp"
#include "lockstep/device/time_estimate.hpp"

namespace lockstep {

namespace {

/// The text whose target, or one of those that it stands for, is `target`. Null: none.
const TimingText* timing_text_of(std::string_view target) {
  for (const TimingText& each : timing_texts) {
    const auto parameters = timing::parse_parameters(each.text, each.file);
    if (!parameters) continue;  // tests/timing reads all of them
    const auto& others = parameters->stands_for;
    if (parameters->target == target || std::find(others.begin(), others.end(), target) != others.end()) return &each;
  }
  return nullptr;
}

}  // namespace

Result<std::string_view> time_parameter_text(std::string_view target) {
  if (const TimingText* const found = timing_text_of(target)) return found->text;
  return Error{"there are no parameters of the time model for " + std::string(target) +
               ": give a file of your own (include/lockstep/timing/README.md describes it)"};
}

Result<timing::Parameters> time_parameters(std::string_view target) {
  const TimingText* const found = timing_text_of(target);
  if (found == nullptr) return time_parameter_text(target).error();
  return timing::parse_parameters(found->text, found->file);
}

}  // namespace lockstep
