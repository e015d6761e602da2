// A random program as a kernel: every lane runs it with globals of its own. STORAGE says where they are, LANES how many
// lanes a wave has, LDS_BYTES how much LDS there is.
#include "program.hpp"

#define PRIVATE 0
#define GLOBAL 1
#define LDS 2

constexpr uint32_t lds_bytes = LDS_BYTES;
constexpr uint32_t lanes = LANES;
// As many programs as fit: the lanes take turns.
constexpr uint32_t fitting = lds_bytes / sizeof(Program);
constexpr uint32_t at_once = fitting < lanes ? fitting : lanes;

extern "C" __attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(lanes, lanes))) void random_program(
    uint32_t* checksums, uint64_t* traces, [[maybe_unused]] char* memory, uint32_t seed, uint32_t capacity) {
  const uint32_t lane = __builtin_amdgcn_workitem_id_x();
  uint64_t* trace = traces + lane * capacity;
#if STORAGE == PRIVATE
  Program program;
  checksums[lane] = program.run(seed, lane, trace, capacity);
#elif STORAGE == GLOBAL
  Program* program = new (memory + lane * sizeof(Program)) Program;
  checksums[lane] = program->run(seed, lane, trace, capacity);
#else
  static_assert(at_once > 0, "the program's globals do not fit into LDS");
  [[clang::loader_uninitialized]] alignas(16) static
      __attribute__((address_space(3))) char lds[at_once * sizeof(Program)];
  for (uint32_t first = 0; first < lanes; first += at_once) {
    if (lane < first || lane >= first + at_once) continue;
    Program* program = new ((char*)lds + (lane - first) * sizeof(Program)) Program;
    checksums[lane] = program->run(seed, lane, trace, capacity);
  }
#endif
}
