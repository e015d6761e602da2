// vendor-xml/wait_counters.xml as generated tables: what raises a wave's counters, and what waits for them.
#pragma once

#include <string>

#include "model/isa.hpp"
#include "model/semantics.hpp"
#include "render/render.hpp"

namespace isagen {

/// wait_counters.hpp of `isa`, whose folder is `folder`. Throws Error for a counter or access that is not known, an
/// instruction that the ISA lacks, and an ISA that no family or more than one names.
OutputFile render_wait_counters(const std::string& root, const std::string& file, const Isa& isa,
                                const Semantics& semantics, const std::string& folder, const std::string& family,
                                const Renderer& renderer);

}  // namespace isagen
