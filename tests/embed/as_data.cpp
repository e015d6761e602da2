// ISAs that are data, through the embedding interface.
#include "cdna4/assembly_binding.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/assembly_binding.hpp"
#include "cdna5/operations.hpp"
#include "kernels.hpp"
#include "lockstep/cdna4_embed.hpp"
#include "lockstep/cdna5_embed.hpp"
#include "lockstep/rdna3_embed.hpp"
#include "rdna3/assembly_binding.hpp"
#include "rdna3/operations.hpp"
#include "tables/make_isa_tables.hpp"

namespace {
template <class Isa>
constexpr lockstep::IsaTables tables = lockstep::make_isa_tables<Isa>();
}  // namespace

TEST_CASE("CDNA4 as data: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels_of<64>(tables<lockstep::cdna4::Isa>, "gfx950");
}
TEST_CASE("RDNA3 as data: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels_of<32>(tables<lockstep::rdna3::Isa>, "gfx1100");
}
TEST_CASE("RDNA3 as data, waves of 64: the same") { run_kernels_of<64>(tables<lockstep::rdna3::Isa>, "gfx1100_64"); }
TEST_CASE("CDNA5 as data: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels_of<32>(tables<lockstep::cdna5::Isa>, "gfx1250");
}
