// <Family> in files of vendor-xml that have one entry for several ISAs: wait_counters.xml, caches.xml.
#pragma once

#include <pugixml.hpp>
#include <string>

#include "model/isa.hpp"
#include "model/scope.hpp"
#include "model/xml_file.hpp"

namespace isagen {

/// The <Family> below `root` that names the ISA in `folder` (Isas) or its family (Families). `path` is the file's name
/// from the repository's root on. `more`: an attribute that a <Family> may have besides; empty: none. Throws Error for
/// another element, an ISA or a family that is not known, and an ISA that no <Family> or more than one names.
pugi::xml_node family_element(const XmlFile& file, pugi::xml_node root, const std::string& path,
                              const std::string& folder, const IsaFamilies& families, const std::string& more = {});

/// The Instruction of `node`; Error if the ISA lacks it.
std::string instruction_of(const XmlFile& file, pugi::xml_node node, const Isa& isa);

}  // namespace isagen
