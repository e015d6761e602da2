#include <lockstep/cdna5.hpp>

#include "compare.hpp"

TEST_CASE("CDNA5: a device without threads gives what the library's gives") {
  compare<lockstep::cdna5::ReferenceDevice>("gfx1250", "gfx1250", true);
}
