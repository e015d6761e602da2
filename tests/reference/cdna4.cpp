#include <lockstep/cdna4.hpp>

#include "compare.hpp"

TEST_CASE("CDNA4: a device without threads gives what the library's gives") {
  compare<lockstep::cdna4::ReferenceDevice>("gfx950", "gfx950");
}
