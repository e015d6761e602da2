// vendor-xml/caches.xml as generated tables: which caches stand between two waves, and what makes them agree.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/scope.hpp"
#include "render/render.hpp"

namespace isagen {

/// An ISA, its folder, and its first target.
struct CachesInput {
  const Isa* isa = nullptr;
  std::string folder, target;
};

/// caches.hpp of all ISAs. Throws Error for a cache, field, counter, ISA or family that is not known, an instruction
/// that an ISA lacks, and an ISA that no <Family> or more than one names.
OutputFile render_caches(const std::string& root, const std::string& file, const std::vector<CachesInput>& isas,
                         const IsaFamilies& families, const Names& names, const Renderer& renderer);

}  // namespace isagen
