// The operation of an instruction, as its ISA has it.
#pragma once

#include <cstdint>
#include <type_traits>

#include "lockstep/isa/lane_io.hpp"

namespace lockstep {

/// The `Files` of an ISA that has data: its operations are compiled once, for waves of all kinds.
class AnyFiles {
 public:
  virtual std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const = 0;
  virtual void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) const = 0;
  virtual std::uint32_t sgpr(std::uint32_t number) const = 0;
  virtual void set_sgpr(std::uint32_t number, std::uint32_t value) const = 0;
  virtual std::uint32_t hwreg(std::uint32_t id) const = 0;
  virtual void set_hwreg(std::uint32_t id, std::uint32_t value) const = 0;
  virtual std::uint32_t barrier(std::uint32_t number) const = 0;
  virtual void set_barrier(std::uint32_t number, std::uint32_t value) const = 0;
  virtual std::uint32_t message(std::uint32_t number) const = 0;

 protected:
  ~AnyFiles() = default;
};

/// The operations of an ISA that has data: its member `operations`.
using IsaOperations = OperationTables<AnyFiles, LaneOutput>;

/// `Files` of one kind as AnyFiles.
template <class Files>
class FilesOf final : public AnyFiles {
 public:
  explicit FilesOf(const Files& files) : files_(files) {}

  std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const override { return files_.vgpr(lane, number); }
  void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) const override {
    files_.set_vgpr(lane, number, value);
  }
  std::uint32_t sgpr(std::uint32_t number) const override { return files_.sgpr(number); }
  void set_sgpr(std::uint32_t number, std::uint32_t value) const override { files_.set_sgpr(number, value); }
  std::uint32_t hwreg(std::uint32_t id) const override { return files_.hwreg(id); }
  void set_hwreg(std::uint32_t id, std::uint32_t value) const override { files_.set_hwreg(id, value); }
  std::uint32_t barrier(std::uint32_t number) const override { return files_.barrier(number); }
  void set_barrier(std::uint32_t number, std::uint32_t value) const override { files_.set_barrier(number, value); }
  std::uint32_t message(std::uint32_t number) const override { return files_.message(number); }

 private:
  const Files& files_;
};

/// Computes one lane or the wave. False: the opcode has no generated semantics, and nothing was written.
/// Of an ISA without data this is the generated `execute_operation`, found through the namespace of its Opcode.
template <class Isa, class Files>
constexpr bool run_operation(const Isa& isa, typename Isa::Opcode opcode, const LaneInput& in, LaneOutput& out,
                             Files& files) {
  if constexpr (std::is_empty_v<Isa>) {
    return execute_operation(opcode, in, out, files);
  } else {
    if (const LaneFunction function = isa.operations.on_lane[static_cast<std::size_t>(opcode)]) {
      function(in, out);
      return true;
    }
    if (const auto function = find_file_operation<AnyFiles, LaneOutput>(isa.operations.by_files, opcode)) {
      FilesOf<Files> any(files);
      function(in, out, any);
      return true;
    }
    return false;
  }
}

}  // namespace lockstep
