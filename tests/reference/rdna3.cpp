#include <lockstep/rdna3_reference.hpp>

#include "compare.hpp"

TEST_CASE("RDNA3: a device without threads gives what the library's gives") {
  compare<lockstep::rdna3::ReferenceDevice>("gfx1100", "gfx1100");
  compare<lockstep::rdna3::ReferenceDevice>("gfx1100", "gfx1100_64");  // waves of 64
}
