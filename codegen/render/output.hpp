// Writing generated files, and comparing them with those on disk.
#pragma once

#include <string>
#include <vector>

#include "render/render.hpp"

namespace isagen {

/// Writes each file under `root`, leaving alone those whose bytes are right already. Returns the paths written.
std::vector<std::string> write_outputs(const std::string& root, const std::vector<OutputFile>& files);

/// What differs between `files` and `root`: one sentence a file. `directories` (relative to root) must hold nothing
/// else.
std::vector<std::string> compare_outputs(const std::string& root, const std::vector<OutputFile>& files,
                                         const std::vector<std::string>& directories);

/// Files under `directories` (relative to root) that are not in `files`.
std::vector<std::string> stale_outputs(const std::string& root, const std::vector<OutputFile>& files,
                                       const std::vector<std::string>& directories);

}  // namespace isagen
