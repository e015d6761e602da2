// vendor-xml/wait_counters.xml as generated tables: what raises a wave's counters, and what waits for them.
#pragma once

#include <string>

#include "model/isa.hpp"
#include "model/semantics.hpp"
#include "render/render.hpp"

namespace isagen {

/// wait_counters.hpp of `isa`, whose folder is `folder`. Throws Error for a counter, access, ISA or family that is not
/// known, an instruction that the ISA lacks, one that waits for counters without a row, and an ISA that no <Family> or
/// more than one names.
OutputFile render_wait_counters(const std::string& root, const std::string& file, const Isa& isa,
                                const Semantics& semantics, const std::string& folder, const IsaFamilies& families,
                                const Renderer& renderer);

}  // namespace isagen
