// lockstep_assemble: text as a code object.
#include <cstring>
#include <string>
#include <string_view>

#include "internal.hpp"
#include "isas/isas.hpp"
#include "lockstep.h"
#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/object/target.hpp"

lockstep_status lockstep_assemble(const lockstep_device* device, const char* text, uint64_t length, void* code,
                                  uint64_t capacity, uint64_t* size) {
  return capi::guarded([&] {
    if (!device || (!text && length != 0) || (!code && capacity != 0) || !size)
      return capi::fail("lockstep_assemble: a null pointer");
    const std::string_view target = device->device->target();
    const lockstep::IsaTables* const isa = lockstep::isa_of(lockstep::target_from_text(target).processor);
    if (isa == nullptr) return capi::fail("there is no ISA for the target " + std::string(target));
    const lockstep::assembler::IsaSource<lockstep::IsaTables> instructions(*isa);
    const lockstep::assembler::AssembledObject made =
        lockstep::assembler::ProgramAssembler(instructions, target).assemble({text, static_cast<std::size_t>(length)});
    if (!made.problems.empty()) {
      std::string all;
      for (const lockstep::assembler::TextProblem& problem : made.problems)
        all += (all.empty() ? "" : "\n") + std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " +
               problem.message;
      return capi::fail(all);
    }
    *size = made.bytes.size();
    if (code && capacity >= made.bytes.size()) std::memcpy(code, made.bytes.data(), made.bytes.size());
    return LOCKSTEP_OK;
  });
}
