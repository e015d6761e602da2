// Check `memory`: accesses that fault, all of them. The launch does not stop at the first. The lane at fault takes no
// part in its instruction, as if EXEC had switched it off. An access to LDS beyond the workgroup's part is no fault:
// hardware reads 0 and drops the write. The check reports it, too.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/memory/memory_view.hpp"
#include "observe/check.hpp"

namespace lockstep {

class MemoryCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override;
  void before(const Step& step) override;
  void moved(const Step& step) override { look_at_lds(step); }
  bool skip_fault(const Step& step, const Fault& fault) override;

 private:
  std::string reason(const Fault& fault) const;
  void look_at_lds(const Step& step);
  void look(const Step& step, std::uint32_t lane, std::uint64_t address);

  std::uint32_t lds_bytes_ = 0;
  const MemoryView* memory_ = nullptr;
};

}  // namespace lockstep
