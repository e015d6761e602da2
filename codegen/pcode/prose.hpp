// Telling prose from pseudocode: the vendor's files hold entries that describe instead of define.
#pragma once

#include <string_view>

namespace isagen::pcode {

/// The name of the first rule by which `text` is prose; empty when none applies, so that it must parse.
/// The rules look for marks the notation cannot hold, in the text without comments and quoted notes
/// (grammar/README.md lists them).
std::string_view prose_rule(std::string_view text);

}  // namespace isagen::pcode
