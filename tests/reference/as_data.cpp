// ISAs that are data, through the thin launch.
#include <lockstep/cdna4.hpp>
#include <lockstep/cdna5.hpp>
#include <lockstep/rdna3.hpp>

#include "cdna4/assembly_binding.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/assembly_binding.hpp"
#include "cdna5/operations.hpp"
#include "compare.hpp"
#include "rdna3/assembly_binding.hpp"
#include "rdna3/operations.hpp"
#include "tables/make_isa_tables.hpp"

namespace {

template <class Isa>
constexpr lockstep::IsaTables tables = lockstep::make_isa_tables<Isa>();

template <class Isa>
struct DataDevice : lockstep::ReferenceDevice<lockstep::IsaTables> {
  explicit DataDevice(const char* processor) : ReferenceDevice(tables<Isa>, processor) {}
};

}  // namespace

TEST_CASE("an ISA that is data: a device without threads gives what the library's gives") {
  compare<DataDevice<lockstep::cdna4::Isa>>("gfx950", "gfx950");
  compare<DataDevice<lockstep::rdna3::Isa>>("gfx1100", "gfx1100", false, LOCKSTEP_GEMM);
  compare<DataDevice<lockstep::rdna3::Isa>>("gfx1100", "gfx1100_64");
  compare<DataDevice<lockstep::cdna5::Isa>>("gfx1250", "gfx1250", true);
}
