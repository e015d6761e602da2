// Text in JSON.
#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// `text` in quotes, with the escapes that JSON needs.
std::string json_quoted(std::string_view text);

}  // namespace lockstep
