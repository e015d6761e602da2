// vendor-xml/peaks.txt as a generated table: how fast each target can be at most.
#pragma once

#include <string>

#include "render/render.hpp"

namespace isagen {

/// generated/common/peaks.hpp. Throws Error with file and line for a line that is none of the format's, a number that
/// is none, and a target without source, units, clock or memory.
OutputFile render_peaks(const std::string& root, const std::string& file, const Renderer& renderer);

}  // namespace isagen
