#include "observe/memory_check.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {

void MemoryCheck::launch_begins(const LaunchView& launch) {
  lds_bytes_ = launch.lds_bytes;
  memory_ = launch.memory;
  origins_.launch_begins(launch);
  segment_ = segment_end_ = 0;
  for (const LaunchArgument& each : arguments_) {
    if (each.size == 0) continue;
    segment_ = segment_end_ == 0 ? each.place : std::min(segment_, each.place);
    segment_end_ = std::max(segment_end_, each.place + each.size);
  }
}

void MemoryCheck::before(const Step& step) {
  if (step.access == nullptr) return;
  look_at_lds(step);
  if (step.access->writes()) look_at_arguments(step);
  if (step.access->op->scalar()) look_at_scalar_address(step);
  origins_.look(step, [&](std::uint32_t lane, const LaunchArgument& from, const LaunchArgument& in) {
    const std::uint64_t address = step.access->address[lane];
    findings().add(
        CheckKind::memory, place(step, static_cast<std::int32_t>(lane)), {}, ~std::uint64_t{1}, [&](Finding& f) {
          f.what = std::string(step.access->writes() ? "write" : "access") + " of " +
                   count_of(step.access->bytes, "byte") + " at address " + hex(address) + ", which comes from " +
                   from.name + " and lies " + place_text(from, address) + ", " + place_text(in, address);
          f.advice = "check the index";
          f.bytes = {AddressSpace::global, address, step.access->bytes};
        });
  });
}

bool MemoryCheck::skip_fault(const Step& step, const Fault& fault) {
  FindingPlace at = place(step, fault.lane);
  findings().add(CheckKind::memory, at, {}, static_cast<std::uint64_t>(fault.kind), [&](Finding& f) {
    f.what = std::string(fault_name(fault.kind)) + " " +
             (step.access != nullptr && step.access->writes() ? "write" : "access") + " of " +
             count_of(fault.size, "byte") + " at address " + hex(fault.address) + ": " + reason(fault);
    f.bytes = {fault.space, fault.address, fault.size};
  });
  return true;
}

/// The fault's own sentence, and the allocation at the address or nearest to it.
std::string MemoryCheck::reason(const Fault& fault) const {
  std::string text(fault.detail);
  if (memory_ == nullptr || fault.space != AddressSpace::global) return text;
  const MemoryRange* const range = memory_->find(fault.address, fault.size);
  if (fault.kind == FaultKind::out_of_bounds && range != nullptr && !range->may_write(fault.address, fault.size))
    text = "write to memory that kernels may only read";
  text += "; " + memory_->describe(fault.address, fault.size);
  if (const LaunchArgument* const nearest = nearest_argument(arguments_, fault.address))
    text += ", " + place_text(*nearest, fault.address);
  return text;
}

/// The kernarg segment is constant while a kernel runs: HSA's specification, and the address space that clang gives it.
void MemoryCheck::look_at_arguments(const Step& step) {
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    const std::uint64_t address = access.address[lane];
    if (access.space[lane] != AddressSpace::global) continue;
    bool hit = false;
    access.each_piece(lane, [&](std::uint64_t first, std::uint32_t bytes) {
      hit |= address + first < segment_end_ && address + first + bytes > segment_;
    });
    if (!hit) continue;
    findings().add(CheckKind::memory, place(step, static_cast<std::int32_t>(lane)), {}, ~std::uint64_t{2},
                   [&](Finding& f) {
                     f.what = "write of " + count_of(access.bytes, "byte") + " at address " + hex(address) +
                              ", in the kernel's arguments, which kernels may only read";
                     f.bytes = {AddressSpace::global, address, access.bytes};
                   });
    return;
  }
}

/// Hardware ignores the two lowest bits of the base and of a register's offset.
void MemoryCheck::look_at_scalar_address(const Step& step) {
  if (step.access->bytes < 4) return;
  for (const RegisterUse& use : step.uses->all()) {
    if (!use.read || use.file != UsedFile::scalar ||
        (use.role != Role::address && use.role != Role::offset && (use.role != Role::resource || use.count != 2)))
      continue;
    const std::uint32_t low = step.wave.scalar(use.first);
    if (low % 4 == 0) continue;
    findings().add(CheckKind::memory, place(step, -1), {}, ~std::uint64_t{3}, [&](Finding& f) {
      f.register_name = register_name(use.file, use.first, step.wave);
      f.what = std::string("misaligned address of a scalar ") + (step.access->writes() ? "store" : "load") + ": " +
               f.register_name + " is " + hex(low) + ", no multiple of 4; hardware ignores the two lowest bits";
    });
    return;
  }
}

void MemoryCheck::look_at_lds(const Step& step) {
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    if (access.to_lds() || access.from_lds()) {
      look(step, lane, access.address1[lane], access.lds_bytes());
    } else if (access.space[lane] == AddressSpace::lds) {
      look(step, lane, access.address[lane], access.bytes);
      if (access.both) look(step, lane, access.address1[lane], access.bytes);
    }
  }
}

void MemoryCheck::look(const Step& step, std::uint32_t lane, std::uint64_t address, std::uint32_t bytes) {
  if (address <= lds_bytes_ && bytes <= lds_bytes_ - address) return;
  findings().add(
      CheckKind::memory, place(step, static_cast<std::int32_t>(lane)), {}, ~std::uint64_t{0}, [&](Finding& f) {
        f.what =
            std::string((step.access->writes() && !step.access->from_lds()) || step.access->to_lds() ? "write"
                                                                                                     : "read") +
            " of " + count_of(bytes, "byte") + " at LDS address " + hex(address) + ", beyond the " +
            count_of(lds_bytes_, "byte") +
            " that the kernel asks for: outside the blocks that hardware allocates reads give 0, writes are dropped";
        f.bytes = {AddressSpace::lds, address, bytes};
      });
}

}  // namespace lockstep
