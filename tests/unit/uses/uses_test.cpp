// uses(): held to what the reference engine touches, register by register, for every form of every instruction; and
// the cases by which a newcomer to the encodings is fooled, written out.
#include "lockstep/uses/uses.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "cdna3/execute.hpp"
#include "cdna4/execute.hpp"
#include "cdna5/execute.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "rdna3/execute.hpp"
#include "rdna3_5/execute.hpp"
#include "rdna4/execute.hpp"
#include "robust/images.hpp"
#include "robust/random_instruction.hpp"
#include "uses/recording_wave.hpp"
#include "weekly.hpp"

using namespace lockstep;

namespace {

/// Makes an image instruction name an image, a sampler with a border, and coordinates beyond the image: then it ends
/// without memory.
template <class W, class Instruction>
void give_image(W& wave, const Instruction& instruction, robust::Random& random) {
  using namespace lockstep::image;
  const auto image = robust::image_for(instruction, 0x10000, random);
  const std::uint32_t first = instruction.scalar_register(Field::srsrc);
  for (std::uint32_t i = 0; i < image.size() && first + i < 256; ++i) wave.s[first + i] = image[i];
  if (robust::samples_image(instruction.info().image)) {
    SamplerDescription border;
    border.clamp.fill(Clamp::border);
    const auto sampler = encode(W::Isa::memory.image, border);
    for (std::uint32_t i = 0; i < 4; ++i) wave.s[robust::sampler_register(instruction) + i] = sampler[i];
  }
  robust::each_address_register(instruction, [&](std::uint32_t number) {
    for (std::uint32_t lane = 0; lane < W::lanes; ++lane) wave.set_vgpr(lane, number, 0x45004500);  // 5.0 and 5.0
  });
}

/// Runs random instructions of every form and compares what was touched with what uses() says.
template <class Isa, std::uint16_t wave_size>
void compare_with_the_engine() {
  using W = recording::Wave<Isa, wave_size>;
  robust::Random random(2026);
  std::vector<std::uint8_t> lds(64 * 1024), scratch(64 * 1024);
  SpanMemory nowhere(0, std::span<std::uint8_t>());
  std::map<std::string, int> wrong;
  const int samples = lockstep_test::weekly() ? 6 : 2;
  std::uint32_t compared = 0;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (info.status == Status::unsupported || info.name == "V_NOP") continue;  // with DPP it has a source nobody uses
    for (int sample = 0; sample < samples; ++sample) {
      auto instruction = robust::random_instruction<Isa>(random, form, wave_size);
      if (!instruction) break;
      if (Isa::vgpr_banks) instruction->vgpr_msb = static_cast<std::uint8_t>(random.word());
      const Uses use = uses(*instruction, wave_size);
      // Registers of a computed number, or of other lanes by number, are held by tests/digest/used_registers.hpp.
      const StateSet touched{info.reads.bits | info.writes.bits};
      if (use.all_registers || touched.has(State::vgprs)) continue;
      W wave;
      for (std::uint32_t n = 0; n < 102; ++n) wave.s[n] = random.word() & 0xfffcu;
      for (std::uint32_t n = 0; n < Isa::max_vgprs; ++n)
        for (std::uint32_t lane = 0; lane < wave_size; ++lane) wave.set_vgpr(lane, n, random.word() & 0xff8u);
      if (is_image(*instruction)) give_image(wave, *instruction, random);
      wave.set_exec(~std::uint64_t{0});
      wave.apertures = {std::uint64_t{1} << 32, 0, std::uint64_t{2} << 32, 0};
      Machine<SpanMemory> machine{nowhere, lds, {scratch, 1024}};
      WaveSyncResources sync;
      Barriers barriers;
      barriers.wave_sync = &sync;
      if (info.memory != nullptr && info.memory->action == MemoryAction::wave_sync) machine.barriers = &barriers;
      wave.log.on = true;
      const ExecuteResult result = execute(wave, *instruction, machine);
      wave.log.on = false;
      const bool finished = !result.fault;
      const auto check = [&](const std::set<std::uint32_t>& touched, UsedFile file, bool written) {
        for (const std::uint32_t number : touched) {
          // The engine fetches VCC, M0 and EXEC for every vector instruction, used or not; the effects of operations on
          // them have a test of their own (unit/engine/effects_test.cpp).
          if (file == UsedFile::scalar && Isa::selectors[number].kind != SelectorKind::sgpr) continue;
          const bool told = written ? use.writes_register(file, number)
                                    : use.reads_register(file, number) || use.writes_register(file, number);
          if (!told)
            ++wrong[std::string(info.name) + (written ? " writes " : " reads ") +
                    (file == UsedFile::vgpr ? "VGPR" : "scalar") + ", untold in " +
                    std::string(Isa::encoding_info(instruction->encoding()).name)];
        }
      };
      check(wave.log.read.vgprs, UsedFile::vgpr, false);
      check(wave.log.read.scalars, UsedFile::scalar, false);
      check(wave.log.written.vgprs, UsedFile::vgpr, true);
      check(wave.log.written.scalars, UsedFile::scalar, true);
      // DPP may leave every lane out, and M0 says which registers of a block move.
      const bool block = info.memory != nullptr && info.memory->block;
      // Caches are not modelled: addresses of prefetches and probes are read by hardware alone (uses_text_test.cpp).
      const bool idle = info.memory != nullptr && info.memory->action == MemoryAction::none;
      // TFE's word is written where an access fails.
      const bool status = instruction->field(Field::tfe) != 0;
      if (!finished || instruction->has(Field::dpp_ctrl) || block || idle || status) continue;
      ++compared;
      for (const RegisterUse& r : use.all()) {
        if (r.implicit || (r.file == UsedFile::scalar && Isa::selectors[r.first].kind != SelectorKind::sgpr)) continue;
        for (std::uint32_t n = r.first; n < std::uint32_t{r.first} + r.count; ++n) {
          const auto& read = r.file == UsedFile::vgpr ? wave.log.read.vgprs : wave.log.read.scalars;
          const auto& written = r.file == UsedFile::vgpr ? wave.log.written.vgprs : wave.log.written.scalars;
          const std::string at = std::string(info.name) + " in " +
                                 std::string(Isa::encoding_info(instruction->encoding()).name) + " role " +
                                 std::to_string(static_cast<int>(r.role));
          if (r.written && !written.contains(n)) ++wrong[at + ": told written, is not"];
          // OP_SEL may take one half of a pair twice.
          const bool picks = info.modifiers == SourceModifiers::packed32;
          if (r.read && !picks && !read.contains(n)) ++wrong[at + ": told read, is not"];
        }
      }
    }
  }
  for (const auto& [what, count] : wrong) MESSAGE(what, " (", count, ")");
  CHECK(wrong.empty());
  CHECK(compared > 833u * static_cast<unsigned>(samples));
}

}  // namespace

TEST_CASE("what uses() tells is what the reference engine touches: CDNA4") {
  compare_with_the_engine<cdna4::Isa, 64>();
}

TEST_CASE("what uses() tells is what the reference engine touches: CDNA3") {
  compare_with_the_engine<cdna3::Isa, 64>();
}

namespace {

/// The registers that CDNA4's words read or write, as the assembly writes them: "s[2:3] r".
std::string told(std::array<std::uint32_t, 2> words, std::uint32_t accum_offset = 256) {
  const auto decoded = cdna4::decode(words).at_end();
  REQUIRE(decoded.error == DecodeError::none);
  std::string text;
  const Uses use = uses(decoded.instruction, 64, accum_offset);
  for (const RegisterUse& r : use.all()) {
    if (!text.empty()) text += ", ";
    const bool acc = r.file == UsedFile::vgpr && r.first >= 256;
    const unsigned first = acc ? r.first - 256u : r.first;
    text += r.file == UsedFile::scalar ? "s" : acc ? "a" : "v";
    text += r.count == 1 ? std::to_string(first)
                         : "[" + std::to_string(first) + ":" + std::to_string(first + r.count - 1) + "]";
    text += r.read && r.written ? " rw" : r.read ? " r" : " w";
    if (r.before != 0) text += " after " + std::to_string(r.before);
  }
  return text;
}

}  // namespace

TEST_CASE("a scale in a pair of SGPRs is the lowest byte of the first") {
  // v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], s[2:3], v[4:5]
  const auto decoded =
      cdna5::decode(std::array<std::uint32_t, 4>{0xcc3a0000, 0x04020802, 0xcc330060, 0x05024100}).at_end();
  REQUIRE(decoded.error == DecodeError::none);
  const Uses use = uses(decoded.instruction, 32);
  CHECK(use.reads_register(UsedFile::scalar, 2));
  CHECK_FALSE(use.reads_register(UsedFile::scalar, 3));
  CHECK(use.reads_register(UsedFile::vgpr, 4));
  CHECK(use.reads_register(UsedFile::vgpr, 5));
}

TEST_CASE("registers as the assembly writes them, the assembly is llvm-mc-22's -mcpu=gfx950") {
  CHECK(told({0xc00a0101, 0x00000010}) == "s[4:7] w, s[2:3] r");  // s_load_dwordx4 s[4:7], s[2:3], 0x10
  // buffer_load_dword v1, v2, s[8:11], 0 offen
  CHECK(told({0xe0501000, 0x80020102}) == "v1 w, v2 r, s[8:11] r, s[126:127] r");
  // v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[4:5], a[4:7]: no EXEC
  CHECK(told({0xd3cd8000, 0x04120902}) == "a[0:3] w, v[2:3] r, v[4:5] r, a[4:7] r");
  CHECK(told({0xdc548000, 0x04020001}) ==
        "v[4:5] w, v1 r, s[2:3] r, s[126:127] r");                          // global_load_dwordx2 v[4:5], v1, s[2:3]
  CHECK(told({0xdc708000, 0x007f0702}) == "v[2:3] r, v7 r, s[126:127] r");  // global_store_dword v[2:3], v7, off
  CHECK(told({0xdd058000, 0x017f0402}) == "v1 w, v[2:3] r, v[4:5] r, s[126:127] r");  // global_atomic_cmpswap ... sc0
  CHECK(told({0x38020702, 0}) == "v1 w, v2 r, v3 r, s[106:107] rw, s[126:127] r");    // v_addc_co_u32_e32
  CHECK(told({0x7e02b502, 0}) == "v1 rw, v2 rw, s[126:127] r");                       // v_permlane32_swap_b32 v1, v2
  CHECK(told({0x02020702, 0}) == "v1 w, v2 r, v3 r, s[126:127] r");                   // v_add_f32_e32 v1, v2, v3
  // v_cmp_lt_f32_sdwa s[6:7], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
  CHECK(told({0x7c8204f9, 0x06008601}) == "v1 r, v2 r, s[6:7] w, s[126:127] r");
}
TEST_CASE("VGPRs from ACCUM_OFFSET on are told as AccVGPRs") {
  // v_add_u32_e32 v40, v31, v32
  CHECK(told({0x6850411f, 0}) == "v40 w, v31 r, v32 r, s[126:127] r");
  CHECK(told({0x6850411f, 0}, 32) == "a8 w, v31 r, a0 r, s[126:127] r");
  CHECK(told({0x6850411f, 0}, 41) == "v40 w, v31 r, v32 r, s[126:127] r");
  CHECK(told({0x7e02a508, 0}, 32) == "a1 w, a8 r, s[126:127] r");  // v_accvgpr_mov_b32 a1, a8
  // v_mfma_f32_16x16x16_f16 v[30:33], v[40:41], a[8:9], v[30:33]: A and B are one operand
  CHECK(told({0xd3cd001e, 0x147a1128}, 32) == "v[30:31] rw, a[0:1] rw after 2, a[8:9] r");
  // global_load_dwordx4 v[30:33], v40, s[2:3]
  CHECK(told({0xdc5c8000, 0x1e020028}, 32) == "v[30:31] w, a[0:1] w after 2, a8 r, s[2:3] r, s[126:127] r");
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA3, waves of 32") {
  compare_with_the_engine<rdna3::Isa, 32>();
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA3, waves of 64") {
  compare_with_the_engine<rdna3::Isa, 64>();
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA3.5, waves of 32") {
  compare_with_the_engine<rdna3_5::Isa, 32>();
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA3.5, waves of 64") {
  compare_with_the_engine<rdna3_5::Isa, 64>();
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA4, waves of 32") {
  compare_with_the_engine<rdna4::Isa, 32>();
}
TEST_CASE("what uses() tells is what the reference engine touches: RDNA4, waves of 64") {
  compare_with_the_engine<rdna4::Isa, 64>();
}
TEST_CASE("what uses() tells is what the reference engine touches: CDNA5, waves of 32") {
  compare_with_the_engine<cdna5::Isa, 32>();
}

namespace {

template <class Isa>
Uses used(std::array<std::uint32_t, 4> words) {
  const auto decoded = decode<Isa>(std::span<const std::uint32_t>(words)).at_end();
  REQUIRE(decoded.error == DecodeError::none);
  return uses(decoded.instruction);
}

}  // namespace

TEST_CASE("prefetches and probes read addresses, by lane or not, cache controls without an address read nothing") {
  const auto reads = [](const Uses& use, std::initializer_list<RegisterUse> these, bool exec) {
    std::size_t count = 0;
    for (const RegisterUse& r : these)
      for (std::uint32_t n = r.first; n < std::uint32_t{r.first} + r.count; ++n, ++count)
        CHECK(use.reads_register(r.file, n));
    CHECK(use.reads_register(UsedFile::scalar, 126) == exec);
    std::size_t told = 0;
    for (const RegisterUse& r : use.all()) {
      CHECK_FALSE(r.written);
      told += r.implicit ? 0 : r.count;
    }
    CHECK(told == count);
    CHECK(use.raises.bits == 0);
  };
  const auto v = [](std::uint16_t n, std::uint16_t count) { return RegisterUse{UsedFile::vgpr, n, count}; };
  const auto s = [](std::uint16_t n, std::uint16_t count) { return RegisterUse{UsedFile::scalar, n, count}; };
  using enum InstructionClass;
  Uses u = used<cdna5::Isa>({0xee17407c, 0x00000000, 0x00000002});  // global_prefetch_b8 v[2:3], off
  reads(u, {v(2, 2)}, true);
  CHECK(u.instruction_class == vmem);
  reads(used<cdna5::Isa>({0xee174004, 0, 2}), {v(2, 1), s(4, 2)}, true);  // global_prefetch_b8 v2, s[4:5]
  reads(used<cdna5::Isa>({0xec17407c, 0, 2}), {v(2, 2)}, true);           // flat_prefetch_b8 v[2:3]
  reads(used<cdna5::Isa>({0xec174004, 0, 2}), {v(2, 1), s(4, 2)}, true);  // flat_prefetch_b8 v2, s[4:5]
  u = used<cdna5::Isa>({0xf404c0c2, 0x0e000010});                         // s_prefetch_data s[4:5], 0x10, s7, 3
  reads(u, {s(4, 2), s(7, 1)}, false);
  CHECK(u.instruction_class == smem);
  reads(used<rdna4::Isa>({0xf404e0c4, 0x0e000010}), {s(8, 4), s(7, 1)}, false);  // s_buffer_prefetch_data s[8:11], ...
  reads(used<rdna4::Isa>({0xf40500c0, 0x0e000010}), {s(7, 1)}, false);           // s_prefetch_data_pc_rel 0x10, s7, 3
  reads(used<cdna4::Isa>({0xc0a00002, 7}), {s(4, 2), s(7, 1)}, false);           // s_dcache_discard s[4:5], s7
  reads(used<cdna4::Isa>({0xc09c01c4, 7}), {s(8, 4), s(7, 1)}, false);           // s_atc_probe_buffer 7, s[8:11], s7
  reads(used<cdna4::Isa>({0xc09a01c2, 0x10}), {s(4, 2)}, false);                 // s_atc_probe 7, s[4:5], 0x10
  reads(used<cdna4::Isa>({0xc0800000, 0}), {}, false);                           // s_dcache_inv
  reads(used<cdna4::Isa>({0xe0a08000, 0}), {}, false);                           // buffer_wbl2 sc1
}

TEST_CASE("hardware registers that show SCC, VCC, EXEC and MODE") {
  Uses u = used<rdna3::Isa>({0xb880f802});  // s_getreg_b32 s0, hwreg(HW_REG_STATUS)
  CHECK(u.reads.has(State::scc));
  CHECK(u.reads_register(UsedFile::scalar, 106));
  CHECK(u.reads_register(UsedFile::scalar, 126));
  u = used<rdna4::Isa>({0xb880f804});  // s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATE_PRIV)
  CHECK(u.reads.has(State::scc));
  CHECK_FALSE(u.reads_register(UsedFile::scalar, 126));
  u = used<rdna4::Isa>({0xb880f801});  // s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE)
  CHECK_FALSE(u.reads.has(State::scc));
  CHECK(u.reads.has(State::mode));
  CHECK_FALSE(u.writes.has(State::mode));
  CHECK(used<rdna4::Isa>({0xb9801801, 5})
            .writes.has(State::mode));  // s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 5
  CHECK_FALSE(used<rdna4::Isa>({0xb901f802}).writes.has(State::mode));  // s_setreg_b32 hwreg(HW_REG_WAVE_STATUS), s1
}

TEST_CASE("what writes several registers whole does not read them, the words are llvm-mc-22's") {
  const Uses eight = used<cdna5::Isa>({0xd6a10008, 0x00020914});  // v_cvt_scale_pk8_f32_fp4 v[8:15], v20, v4
  CHECK(eight.writes_register(UsedFile::vgpr, 15));
  CHECK_FALSE(eight.reads_register(UsedFile::vgpr, 8));
  const Uses sixteen = used<cdna5::Isa>({0xd6c70008, 0x00020914});  // v_cvt_scale_pk16_f16_fp6 v[8:15], v[20:22], v4
  CHECK(sixteen.writes_register(UsedFile::vgpr, 15));
  CHECK_FALSE(sixteen.reads_register(UsedFile::vgpr, 15));
}

TEST_CASE("how far loads and stores reach, the words are llvm-mc-22's") {
  using enum AccessScope;
  CHECK(used<cdna4::Isa>({0xdc508000, 0x017f0002}).scope == near);     // global_load_dword v1, v[2:3], off
  CHECK(used<cdna4::Isa>({0xdc518000, 0x017f0002}).scope == near);     // ... sc0
  CHECK(used<cdna4::Isa>({0xde508000, 0x017f0002}).scope == device);   // ... sc1
  CHECK(used<cdna4::Isa>({0xde718000, 0x007f0102}).scope == device);   // global_store_dword v[2:3], v1, off sc0 sc1
  CHECK(used<cdna4::Isa>({0xe0509000, 0x80010102}).scope == device);   // buffer_load_dword v1, v2, s[4:7], 0 offen sc1
  CHECK(used<rdna3::Isa>({0xdc520000, 0x017c0002}).scope == near);     // global_load_b32 v1, v[2:3], off
  CHECK(used<rdna3::Isa>({0xdc524000, 0x017c0002}).scope == device);   // ... glc
  CHECK(used<rdna3::Isa>({0xdc6a0000, 0x007c0102}).scope == unknown);  // global_store_b32 v[2:3], v1, off
  CHECK(used<rdna3::Isa>({0xe0504000, 0x80410102}).scope == device);   // buffer_load_b32 v1, v2, s[4:7], 0 offen glc
  CHECK(used<rdna3::Isa>({0xf4004141, 0xf8000000}).scope == near);     // s_load_b32 s5, s[2:3], 0x0 glc
  CHECK(used<rdna3::Isa>({0xd8340000, 0x00000201}).scope == near);     // ds_store_b32 v1, v2
  const auto both = []<class Isa>() {
    CHECK(used<Isa>({0xee05007c, 0x00040001, 2}).scope == near);    // global_load_b32 v1, v[2:3], off scope:SCOPE_SE
    CHECK(used<Isa>({0xee05007c, 0x00080001, 2}).scope == device);  // ... scope:SCOPE_DEV
    CHECK(used<Isa>({0xee06807c, 0x008c0000, 2}).scope == device);  // global_store_b32 v[2:3], v1, off scope:SCOPE_SYS
  };
  both.operator()<rdna4::Isa>();
  both.operator()<cdna5::Isa>();
}

TEST_CASE("classes, passes, branches, counters, the words are llvm-mc-22's") {
  using enum InstructionClass;
  Uses u = used<cdna4::Isa>({0xbf8c0273});  // s_waitcnt vmcnt(3) lgkmcnt(2)
  REQUIRE(u.wait_count == 2);
  CHECK((u.waits[0].counter == WaitCounter::vmcnt && u.waits[0].limit == 3));
  CHECK((u.waits[1].counter == WaitCounter::lgkmcnt && u.waits[1].limit == 2));
  u = used<cdna4::Isa>({0xbf85fffd});  // s_cbranch_scc1 -3
  CHECK((u.instruction_class == branch && u.branch == BranchKind::conditional && u.branch_offset == -8));
  u = used<cdna4::Isa>({0xbf820005});  // s_branch 5
  CHECK((u.branch == BranchKind::always && u.branch_offset == 24));
  u = used<cdna4::Isa>({0xbe801d04});  // s_setpc_b64 s[4:5]
  CHECK((u.branch == BranchKind::indirect && u.reads_register(UsedFile::scalar, 5)));
  CHECK(used<cdna4::Isa>({0x7e024102}).instruction_class == transcendental);  // v_exp_f32 v1, v2
  CHECK(used<cdna4::Isa>({0x02020702}).instruction_class == valu);            // v_add_f32 v1, v2, v3
  CHECK(used<cdna4::Isa>({0xbf8a0000}).instruction_class == barrier);         // s_barrier
  u = used<cdna4::Isa>({0xd3cc8000, 0x04020902});  // v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[4:5], a[0:15]
  CHECK((u.instruction_class == matrix && u.passes == 8));
  u = used<cdna4::Isa>({0xc0900080, 0});  // s_memtime s[2:3]
  CHECK((u.instruction_class == smem && u.raises.has(WaitCounter::lgkmcnt)));
  CHECK(u.memory->action == MemoryAction::clock);
  // v_wmma_f32_16x16x16_f16, v_wmma_i32_16x16x16_iu4: half the elements' bits, half the time
  CHECK(used<rdna3::Isa>({0xcc404000, 0x1c022108}).passes == 8);
  CHECK(used<rdna3::Isa>({0xcc454000, 0x1c022108}).passes == 4);
  CHECK(used<cdna5::Isa>({0xcc600000, 0x1c022108}).passes == 8);  // v_wmma_f32_16x16x32_f16
  u = used<cdna5::Isa>({0xd0710001, 0x7c000000, 0x7c7c0400});     // tensor_load_to_lds s[0:3], s[4:11]
  CHECK((u.access == AccessClass::tensor && u.raises == wait_counter_set(WaitCounter::tensorcnt)));
  u = used<cdna5::Isa>({0xee18007c, 0x00000001, 0x00000002});  // global_load_async_to_lds_b32 v1, v[2:3], off
  CHECK((u.access == AccessClass::async && u.raises == wait_counter_set(WaitCounter::asynccnt)));
  u = used<cdna5::Isa>({0xbfc80203});  // s_wait_loadcnt_dscnt 0x203
  REQUIRE(u.wait_count == 2);
  CHECK((u.waits[0].counter == WaitCounter::loadcnt && u.waits[0].limit == 2 && u.waits[1].limit == 3));
  u = used<cdna5::Isa>({0xbf8a0000});  // s_wait_idle
  CHECK(u.wait_count == 6);
  for (const Wait& wait : u.all_waits()) CHECK(wait.limit == 0);
  u = used<cdna5::Isa>({0xbe804c80});  // s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
  CHECK((u.instruction_class == message && u.raises.has(WaitCounter::kmcnt)));
  CHECK(used<cdna5::Isa>({0xbf94ffff}).instruction_class == barrier);  // s_barrier_wait -1
}

TEST_CASE("M0 of messages, of thread traces and of loads for a cluster is read, the words are llvm-mc-22's") {
  const auto reads_m0 = []<class Isa>(std::array<std::uint32_t, 4> words) {
    const Uses u = used<Isa>(words);
    CHECK(u.reads_register(UsedFile::scalar, Isa::m0));
    CHECK_FALSE(u.writes_register(UsedFile::scalar, Isa::m0));
  };
  reads_m0.operator()<cdna3::Isa>({0xbf900003});                          // s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
  reads_m0.operator()<cdna4::Isa>({0xbf910001});                          // s_sendmsghalt sendmsg(MSG_INTERRUPT)
  reads_m0.operator()<cdna4::Isa>({0xbf960000});                          // s_ttracedata
  reads_m0.operator()<rdna3::Isa>({0xbfb60003});                          // s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
  reads_m0.operator()<rdna4::Isa>({0xbfb60003});                          // the same
  reads_m0.operator()<rdna4::Isa>({0xbfba0000});                          // s_ttracedata
  reads_m0.operator()<cdna5::Isa>({0xee19c07c, 0x00000002, 0x00000004});  // cluster_load_b32 v2, v[4:5], off
  reads_m0.operator()<cdna5::Isa>({0xee1ac07c, 0x00000001, 0x00000002});  // cluster_load_async_to_lds_b32
  // global_load_b32 v1, v[2:3], off; global_load_async_to_lds_b32 v1, v[2:3], off
  CHECK_FALSE(used<cdna5::Isa>({0xee05007c, 1, 2}).reads_register(UsedFile::scalar, cdna5::Isa::m0));
  CHECK_FALSE(used<cdna5::Isa>({0xee18007c, 1, 2}).reads_register(UsedFile::scalar, cdna5::Isa::m0));
}
