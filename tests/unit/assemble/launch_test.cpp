// The way of a user: a file of text becomes a code object here and by clang 22; both run on both engines and write the
// same, what the text says.
#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include LOCKSTEP_TESTED_DEVICE
#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/object/read_file.hpp"
#include "tested_isa.hpp"

namespace {

using lockstep::tested::Isa;
constexpr std::size_t lanes = 64;

/// Each number three times multiplied by 2.5, plus a number of a table.
constexpr std::string_view kernel = R"(
.amdgcn_target "amdgcn-amd-amdhsa--TARGET"
.text
.globl work
.p2align 8
.type work,@function
work:
  LOAD128 s[4:7], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  s_getpc_b64 s[8:9]
  s_add_u32 s8, s8, table@rel32@lo+4
  s_addc_u32 s9, s9, table@rel32@hi+12
  v_and_b32_e32 v3, (4 - 1) * 4, v1
  s_waitcnt lgkmcnt(0)
  LOAD v2, v1, s[6:7]
  LOAD v4, v3, s[8:9]
  s_mov_b32 s10, (again_end - again) / (again_end - again) + 2  // 3
  s_waitcnt vmcnt(0)
again:
  v_mul_f32 v2, 2.5, v2
  v_add_f32 v2, v2, v4
  s_sub_u32 s10, s10, 1
  s_cmp_lg_u32 s10, 0
  s_cbranch_scc1 again
again_end:
  STORE v1, v2, s[4:5]
  s_endpgm
.Lend:
  .size work, .Lend-work

.rodata
.p2align 4
table:
  .long 0x3f800000, 0x40000000, 0x3f000000, 0x40400000
.p2align 6
.amdhsa_kernel work
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 16
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  ACCUM
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: work
    .symbol: work.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: WAVE
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 64
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
)";

std::string text() {
  std::string result(kernel);
  const bool gfx9 = Isa::assembly_family == lockstep::AssemblyFamily::gfx9;
  const std::pair<std::string_view, std::string> words[] = {
      {"TARGET", std::string(Isa::target)},
      {"LOAD128", gfx9 ? "s_load_dwordx4" : "s_load_b128"},
      {"LOAD", gfx9 ? "global_load_dword" : "global_load_b32"},
      {"STORE", gfx9 ? "global_store_dword" : "global_store_b32"},
      {"ACCUM", lockstep::divides_vgprs(Isa::memory.abi) ? ".amdhsa_accum_offset 8" : ""},
      {"WAVE", std::to_string(Isa::wave_sizes[0])}};
  for (const auto& [from, to] : words)
    for (std::size_t at = 0; (at = result.find(from, at)) != std::string::npos; at += to.size())
      result.replace(at, from.size(), to);
  return result;
}

std::vector<float> run(const std::vector<std::uint8_t>& object, lockstep::Engine engine) {
  lockstep::tested::Device gpu;
  const auto code = gpu.load(object);
  REQUIRE_MESSAGE(code, code.message());
  std::vector<float> in(lanes), out(lanes);
  for (std::size_t i = 0; i < lanes; ++i) in[i] = 0.25f * static_cast<float>(i) - 7;
  for (auto* const memory : {&in, &out}) REQUIRE(gpu.memory().map_host(memory->data(), 4 * lanes, true));
  const lockstep::Argument arguments[] = {lockstep::make_argument(out.data()), lockstep::make_argument(in.data())};
  lockstep::LaunchOptions options;
  options.engine = engine;
  options.block = {lanes};
  const lockstep::LaunchResult result = gpu.launch_arguments(code.kernel("work"), options, arguments);
  REQUIRE_MESSAGE(result, result.message());
  return out;
}

}  // namespace

TEST_CASE("a file assembled here and by clang runs alike") {
  const std::string source = text(), target(Isa::target);
  const lockstep::assembler::IsaSource<lockstep::IsaTables> instructions(lockstep::tables_of<Isa>());
  const auto made = lockstep::assembler::ProgramAssembler(instructions, target).assemble(source);
  for (const auto& problem : made.problems) MESSAGE(problem.line << ":" << problem.column << ": " << problem.message);
  REQUIRE(made.problems.empty());

  std::vector<float> expected(lanes);
  for (std::size_t i = 0; i < lanes; ++i) {
    constexpr float table[] = {1, 2, 0.5f, 3};
    expected[i] = 0.25f * static_cast<float>(i) - 7;
    for (int k = 0; k < 3; ++k) {
      const float product = 2.5f * expected[i];
      expected[i] = product + table[i % 4];
    }
  }
  const std::string stem = LOCKSTEP_FOLDER "/launch_" + target;
  std::ofstream(stem + ".s") << source;
  const std::string clang = "clang-22 -target amdgcn-amd-amdhsa -mcpu=" + target +
                            " -nogpulib -Wno-unused-command-line-argument " + stem + ".s -o " + stem + ".hsaco";
  REQUIRE(std::system(clang.c_str()) == 0);
  const auto theirs = lockstep::read_code_file(stem + ".hsaco");
  REQUIRE_MESSAGE(theirs, theirs.message());
  for (const lockstep::Engine engine : {lockstep::Engine::reference, lockstep::Engine::fast}) {
    CHECK(run(made.bytes, engine) == expected);
    CHECK(run(*theirs, engine) == expected);
  }
}
