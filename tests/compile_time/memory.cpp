// Global memory of a program in constant evaluation: what it is given, what it leaves, and what it may not do.
#include "lockstep/cdna4.hpp"
#include "lockstep/cdna4_asm.hpp"

namespace {

using namespace lockstep::cdna4::assembler;
using lockstep::FaultKind;

constexpr auto base = static_cast<std::uint32_t>(lockstep::program_memory_address);
constexpr lockstep::ProgramShape with_memory{.waves = 2, .lanes = 3, .lds_bytes = 0, .memory_bytes = 48};

// y[i] = 3 * x[i]: six work-items, x at dword 0, y at dword 6.
constexpr auto triple = assemble(
    s_mov_b32(s(0), base), v_lshlrev_b32(v(1), 2, v(0)), global_load_dword(v(2), v(1), s(0, 2)), s_waitcnt(vmcnt(0)),
    v_mul_u32_u24(v(2), 3, v(2)), global_store_dword(v(1), v(2), s(0, 2), {.offset = 24}), s_endpgm());
constexpr auto result = lockstep::cdna4::run_program<with_memory>(triple.words(), [](auto& start) {
  for (std::uint32_t i = 0; i < 6; ++i) start.set_memory_dword(i, 10 + i);
});
static_assert(!result.fault);
static_assert(result.memory_dword(5) == 15 && result.memory_dword(6) == 30 && result.memory_dword(11) == 45);

// The same with less memory: the last lane's store is one too far.
constexpr lockstep::ProgramShape too_little{.waves = 2, .lanes = 3, .lds_bytes = 0, .memory_bytes = 44};
constexpr auto outside = lockstep::cdna4::run_program<too_little>(triple.words()).fault;
static_assert(outside.kind == FaultKind::out_of_bounds && outside.wave == 1 && outside.lane == 2 &&
              outside.address == lockstep::program_memory_address + 44);

// Code can be read, not written.
constexpr auto code = static_cast<std::uint32_t>(lockstep::program_code_address);
constexpr auto read_code = assemble(s_mov_b32(s(0), code), s_load_dword(s(2), s(0, 2), 4), s_endpgm());
static_assert(lockstep::cdna4::run_program(read_code.words()).waves[0].s[2] == read_code.words()[1]);
constexpr auto write_code =
    assemble(v_mov_b32(v(2), code), v_mov_b32(v(3), 0), global_store_dword(v(2, 2), v(0), off), s_endpgm());
static_assert(lockstep::cdna4::run_program(write_code.words()).fault.kind == FaultKind::out_of_bounds);

// A program without end.
constexpr auto endless = assemble(label("again"), s_branch("again"));
constexpr lockstep::ProgramShape short_patience{.instructions = 10};
static_assert(lockstep::cdna4::run_program<short_patience>(endless.words()).fault.kind ==
              FaultKind::instruction_budget);

}  // namespace
