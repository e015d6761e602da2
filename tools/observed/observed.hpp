// What becomes of an observed launch outside the core: files, and a profile with what only a device knows.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "lockstep/base/result.hpp"
#include "lockstep/device/device.hpp"
#include "lockstep/device/profile.hpp"

namespace lockstep {

/// "FILE:LINE" of a virtual address of the code object; empty: not known.
using SourceOf = std::function<std::string(std::uint64_t)>;

/// Adds the instructions between the first and the last one that ran which did not run, the target, and source
/// lines.
void complete_profile(ProfileResult& profile, Device& device, const SourceOf& source);

/// Is the file the user's own? Those of compilers, libraries and the system lie in folders of known names.
bool is_own_source(std::string_view path);

/// The files that the instructions come from, as far as they can be read; the user's own ones first.
std::vector<ProfileSource> profile_sources(const ProfileResult& profile);

/// In the form that the path's ending asks for: .html, .json, else a table with annotated disassembly. Error: it cannot
/// be written.
Result<void> write_profile(const std::string& path, const ProfileResult& profile, std::string_view title);

Result<void> write_text(const std::string& path, std::string_view text);

}  // namespace lockstep
