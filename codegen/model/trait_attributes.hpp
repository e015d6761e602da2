// The attributes of entries in vendor-xml/semantics that say what pseudocode cannot: traits of instructions.
#pragma once

#include <string>

#include "error.hpp"

namespace isagen {

/// Does an entry with pseudocode, or one of memory or matrices, have attributes of this name?
bool is_trait_attribute(const std::string& name);
/// Does an <Unsupported> entry?
bool is_image_attribute(const std::string& name);

/// Throws Error with `place` unless `text` holds words that the attribute can have, and as many as it can have.
void require_trait_words(const std::string& name, const std::string& text, const Place& place);

}  // namespace isagen
