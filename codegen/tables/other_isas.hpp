// vendor-xml/other_isas.xml as generated tables: what an instruction word means on other AMD ISAs.
#pragma once

#include <string>
#include <vector>

#include "render/render.hpp"

namespace isagen {

/// One file an ISA in generated/other_isas, and all.hpp that lists them. `source` is relative to `root`. Throws Error.
std::vector<OutputFile> render_other_isas(const std::string& root, const std::string& source, const Renderer& renderer);

}  // namespace isagen
