// Check `memory`: accesses that fault, all of them. The launch does not stop at the first. The lane at fault takes no
// part in its instruction, as if EXEC had switched it off. An access to LDS beyond the workgroup's part is no fault:
// hardware reads 0 and drops the write. The check reports it, too. It also reports an access whose address comes
// from the pointer of one argument and lies in the memory of another one (pointer_origins.hpp), a write to the kernel's
// arguments, and a scalar load at an address that is no multiple of 4.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "lockstep/memory/memory_view.hpp"
#include "observe/check.hpp"
#include "observe/launch_arguments.hpp"
#include "observe/pointer_origins.hpp"

namespace lockstep {

class MemoryCheck final : public Check {
 public:
  MemoryCheck(Findings& findings, LaunchArguments arguments)
      : Check(findings), arguments_(std::move(arguments)), origins_(arguments_) {}

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    origins_.workgroup_begins(waves);
  }
  void workgroup_ends(const Fault&) override { origins_.workgroup_ends(); }
  void wave_begins(const StartView& start) override { origins_.wave_begins(start); }
  void before(const Step& step) override;
  void after(const Step& step) override { origins_.after(step); }
  void moved(const Step& step) override { look_at_lds(step); }
  bool skip_fault(const Step& step, const Fault& fault) override;

 private:
  std::string reason(const Fault& fault) const;
  void look_at_lds(const Step& step);
  void look_at_arguments(const Step& step);
  void look_at_scalar_address(const Step& step);
  void look(const Step& step, std::uint32_t lane, std::uint64_t address, std::uint32_t bytes);

  const LaunchArguments arguments_;
  PointerOrigins origins_;
  std::uint64_t segment_ = 0, segment_end_ = 0;  ///< the kernel's arguments
  std::uint32_t lds_bytes_ = 0;
  const MemoryView* memory_ = nullptr;
};

}  // namespace lockstep
