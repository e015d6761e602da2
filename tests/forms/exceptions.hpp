// Lists of exceptions, each with its reason; one that is needed by nothing fails the test.
#pragma once

#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <vector>

#include "tested_isa.hpp"

namespace lockstep::forms {

#define LOCKSTEP_TEXT(name) #name
#define LOCKSTEP_EXPANDED_TEXT(name) LOCKSTEP_TEXT(name)
/// "cdna4".
inline const std::string isa_name = LOCKSTEP_EXPANDED_TEXT(LOCKSTEP_TESTED_ISA);

inline constexpr const char *cdna = "cdna1 cdna2 cdna3 cdna4 gcn5 gcn5_7nm",
                            *gfx11_on = "rdna1 rdna1_dot rdna2 rdna3 rdna3_5 rdna4 cdna5 cdna5_gfx1251";

/// `needed`: whatever the wave size.
struct Exception {
  const char* isas;
  const char* family;
  const char* pattern;
  const char* reason;
  bool needed = true;
  bool used = false;
};

inline bool concerns(const Exception& exception) {
  return (" " + std::string(exception.isas) + " ").find(" " + isa_name + " ") != std::string::npos;
}

inline bool excepted(std::vector<Exception>& list, const std::string& text) {
  for (Exception& each : list)
    if (concerns(each) && std::regex_search(text, std::regex(each.pattern))) return each.used = true;
  return false;
}

inline void check_used(const std::vector<Exception>& list, const std::string& family) {
  for (const Exception& each : list)
    CHECK_MESSAGE((each.used || !each.needed || each.family != family || !concerns(each)),
                  "needed by nothing: " << std::string(each.pattern));
}

}  // namespace lockstep::forms
