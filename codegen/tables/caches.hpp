// vendor-xml/caches.xml as generated tables: which caches stand between two waves, and what makes them agree.
#pragma once

#include <string>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/scope.hpp"
#include "render/render.hpp"

namespace isagen {

/// caches.hpp of `isa`, whose folder is `folder`. Throws Error for a cache, field, counter, ISA or family that is not
/// known, an instruction that the ISA lacks, and an ISA that no <Family> or more than one names.
OutputFile render_caches(const std::string& root, const std::string& file, const Isa& isa, const std::string& folder,
                         const IsaFamilies& families, const Names& names, const Renderer& renderer);

}  // namespace isagen
