// Traces: every instruction of a launch as it executes, with what it wrote. As values, or as lines of text:
//
//   (0,0,0) 1 12 0x1904 v_add_f32_e32 v1, v2, v3 ; v1 #9f3a2c11
//
// The fields of a line: workgroup, wave, number of instructions that the wave has executed before, pc as llvm-objdump
// -d prints it, instruction. After " ; " come the registers that it wrote (a scalar as "old -> new", a vector as the
// digest of its new lanes or as [its lanes]) and the memory that it accessed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep {

/// A register that an instruction wrote.
struct TracedWrite {
  std::string name;
  bool vector = false;
  std::uint32_t before = 0, after = 0;      ///< the scalar, or digests of the vector
  std::vector<std::uint32_t> lanes_before;  ///< all lanes, with TraceOptions::lanes
  std::vector<std::uint32_t> lanes;         ///< the same after it

  bool operator==(const TracedWrite&) const = default;
  std::string text() const;
};

/// Memory that an instruction accessed.
struct TracedAccess {
  std::string kind;  ///< "global load", "LDS store", ...; empty: no access
  std::uint32_t lanes = 0, bytes = 0;
  std::uint64_t lowest = 0, highest = 0;  ///< addresses of the first and the last byte
  std::uint32_t digest = 0;               ///< of all addresses, and of the data of a store

  bool operator==(const TracedAccess&) const = default;
  std::string text() const;
};

/// An instruction of one wave, and what it wrote.
struct TracedStep {
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0;
  std::uint64_t index = 0;       ///< instructions of this wave before
  std::uint64_t pc = 0;          ///< the code object's virtual address
  std::uint64_t from_entry = 0;  ///< bytes from the kernel's first instruction to this one
  std::string text;
  std::vector<TracedWrite> writes;
  TracedAccess access;

  /// What it wrote, as text: "s4 0x0 -> 0x1, v1 #9f3a2c11"; empty: nothing.
  std::string effect() const;
  std::string line() const;
};

/// Which instructions a trace shows: those for which all that is set holds.
struct TraceFilter {
  std::optional<std::array<std::uint32_t, 3>> workgroup{};
  std::optional<std::uint32_t> wave{};
  std::uint64_t first_pc = 0, last_pc = ~std::uint64_t{0};        ///< as llvm-objdump -d prints them, both included
  std::uint64_t first_index = 0, last_index = ~std::uint64_t{0};  ///< instructions that the wave has executed before
  /// Registers that the instruction reads or writes: "v", "a", "s" with a range of numbers, or a whole name such as
  /// "m0" or "vcc"; empty: any.
  std::string register_file{};
  std::uint32_t first_register = 0, last_register = 0;

  bool has_register() const { return !register_file.empty(); }
};

/// Adds a condition to `filter`: "workgroup=X,Y,Z" (or X, or X,Y), "wave=N", "pc=0xA-0xB", "index=A-B", "register=v3"
/// (or s[4:7], vcc). Error: it is none of them.
Result<void> add_condition(TraceFilter& filter, std::string_view text);

struct TraceOptions {
  TraceFilter filter{};
  bool lanes = false;  ///< all lanes of vectors instead of digests
};

/// Hands each instruction that fits the filter to `take`, in the order of execution. An instruction that faults is not
/// handed over; LaunchResult has the fault.
class Trace final : public Observer {
 public:
  using Take = std::function<void(const TracedStep&)>;

  Trace(TraceOptions options, Take take);
  ~Trace() override;

  void launch_begins(const LaunchView& launch) override;
  void before(const Step& step) override;
  void after(const Step& step) override;

 private:
  class Recorder;
  std::unique_ptr<Recorder> recorder_;
};

}  // namespace lockstep
