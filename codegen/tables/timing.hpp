// vendor-xml/timing as a generated header: the parameter texts of the time model, for programs that have no files.
#pragma once

#include <string>

#include "render/render.hpp"

namespace isagen {

/// timing_parameters.hpp with the text of every `*.txt` of the folder. Comments and empty lines are left out. Throws
/// Error where the folder has no text.
OutputFile render_timing(const std::string& root, const std::string& folder, const Renderer& renderer);

}  // namespace isagen
