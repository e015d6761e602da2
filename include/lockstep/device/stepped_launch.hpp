// A launch whose owner drives it: one instruction at a time, everything to look at and to change in between, and points
// to come back to. Of any ISA. debug/ is built on it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/device/options.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/wave.hpp"
#include "lockstep/uses/register_use.hpp"

namespace lockstep {

struct Dispatch;
struct LoadedCode;

/// A wave, to look at and to change. Valid until the launch is stepped or restored.
struct SteppedWave {
  WaveState* state = nullptr;                        ///< scalars by operand number, pc, SCC, MODE, status
  std::uint32_t* rows = nullptr;                     ///< VGPRs: register n, lane l at rows[64 * n + l]
  std::uint32_t* accumulators = nullptr;             ///< AccVGPRs in the same way
  std::uint32_t vgprs = 0, accvgprs = 0, sgprs = 0;  ///< that the wave owns
  std::uint32_t vgpr_end = 0;                        ///< VGPRs have smaller numbers, also those that are AccVGPRs
};

/// An instruction as it stands in memory.
struct SteppedInstruction {
  std::string text;           ///< of the assembler; ".long 0x..." where it is none
  std::string_view mnemonic;  ///< empty where it is none
  std::array<std::uint32_t, 4> words{};
  std::uint32_t dwords = 0;  ///< 0: there is no memory at that address
  Uses uses{};
  std::uint64_t bytes() const { return 4u * std::uint64_t{dwords}; }
};

/// Bytes in memory that an instruction is about to write.
struct SteppedStore {
  AddressSpace space = AddressSpace::global;
  std::uint32_t lane = 0;     ///< of scratch: whose
  std::uint64_t address = 0;  ///< LDS and scratch count from 0
  std::uint32_t bytes = 0;
};

/// The state of a stepped launch at some point, but for global memory.
class SteppedState {
 public:
  virtual ~SteppedState() = default;
};

/// Where SteppedLaunch::run stops: at whatever comes first, or when the launch is over.
struct RunUntil {
  std::optional<std::uint64_t> instructions{};  ///< `executed()` is so many
  std::optional<std::uint64_t> cluster{};       ///< that cluster, or workgroup where there are none, is about to begin
  /// The next instruction is the one at that address. With `cluster`: in that cluster,
  /// or a later one.
  std::optional<std::uint64_t> pc{};
};

/// Executes by the reference engine what a launch on one thread executes, in the same order: workgroups x first, waves
/// in turns (engine/turns.hpp). It runs the same way each time, so a point is known by the number of instructions
/// executed before it. The device outlives it.
///
/// The workgroups of a cluster run together: their waves are counted on, workgroup after workgroup.
class SteppedLaunch {
 public:
  virtual ~SteppedLaunch() = default;
  SteppedLaunch(const SteppedLaunch&) = delete;
  SteppedLaunch& operator=(const SteppedLaunch&) = delete;

  /// All workgroups have ended, or a fault has stopped the launch; everything can be looked at still.
  virtual bool over() const = 0;
  /// The fault that has stopped it, of kind `none` if none has.
  virtual const Fault& fault() const = 0;
  /// What a launch would have returned.
  virtual LaunchResult result() const = 0;
  /// Instructions executed so far, by all waves.
  virtual std::uint64_t executed() const = 0;
  /// Executes the next instruction, of wave `next_wave()`; nothing once the launch is over.
  virtual void step() = 0;
  /// Executes many instructions: by the fast engine, or by the reference engine if `until` has a pc. It computes what
  /// `step` computes. One thing may differ: if the last instruction before the limit sleeps, the wave's turn may end
  /// later than with `step`.
  virtual void run(const RunUntil& until) = 0;

  // For device/hand_over.hpp, whose functions hand a launch over to embedded waves and back.

  virtual std::string_view isa_target() const = 0;  ///< "gfx950": its ISA's
  virtual const Dispatch& dispatch() const = 0;
  virtual MatrixModel matrix_model() const = 0;
  virtual Barriers& barriers(std::uint32_t wave) = 0;                  ///< of the wave's workgroup
  virtual std::span<std::uint8_t> lds_blocks(std::uint32_t wave) = 0;  ///< all LDS that the workgroup has been given
  /// To be called after the waves, their memories and barriers have been changed from outside. `instructions`: so many
  /// were executed meanwhile. Finds again whose turn it is.
  virtual void changed(std::uint64_t instructions) = 0;
  /// Goes on with that cluster: the caller has executed the workgroups before it. It must be after the one that runs.
  /// Its waves are at their first instruction. False: there is no such cluster.
  virtual bool begin_at(std::uint64_t cluster) = 0;

  /// Clusters, or workgroups where there are none, that have ended before the one that runs.
  virtual std::uint64_t cluster_index() const = 0;
  virtual std::uint32_t cluster_workgroups() const = 0;  ///< that run together: 1 where there are no clusters
  virtual std::uint64_t workgroups() const = 0;
  virtual std::uint32_t waves() const = 0;      ///< that run; those of the last workgroup when all have ended
  virtual std::uint32_t next_wave() const = 0;  ///< whose instruction is next
  virtual SteppedWave wave(std::uint32_t index) = 0;
  virtual std::uint32_t wave_lanes() const = 0;  ///< 32 or 64
  /// The workgroup of a wave, and the wave's number in it.
  virtual std::array<std::uint32_t, 3> workgroup(std::uint32_t wave) const = 0;
  virtual std::uint32_t wave_in_workgroup(std::uint32_t wave) const = 0;
  virtual std::uint64_t workgroup_index(std::uint32_t wave) const = 0;  ///< the workgroup, counted x first
  virtual std::span<std::uint8_t> lds(std::uint32_t wave) = 0;          ///< of the wave's workgroup
  /// Of a lane of a wave; may be empty.
  virtual std::span<std::uint8_t> scratch(std::uint32_t wave, std::uint32_t lane) = 0;
  virtual const MemoryView& memory() const = 0;  ///< global, the objects of this launch included
  virtual const LoadedCode& code() const = 0;    ///< the kernel's
  /// Scalar operand numbers of EXEC_LO, VCC_LO, M0.
  virtual std::uint32_t exec_number() const = 0;
  virtual std::uint32_t vcc_number() const = 0;
  virtual std::uint32_t m0_number() const = 0;
  virtual const SelectorTable& selectors() const = 0;  ///< what scalar operand numbers mean
  /// The instruction at a device address.
  virtual SteppedInstruction instruction(std::uint64_t pc) const = 0;
  /// What the next instruction will write to memory, but for tiles of a tensor.
  virtual std::vector<SteppedStore> next_stores() const = 0;

  /// A point to come back to. Whoever restores it puts global memory back as it was.
  virtual std::unique_ptr<SteppedState> save() const = 0;
  /// `state` was saved by this launch.
  virtual void restore(const SteppedState& state) = 0;

 protected:
  SteppedLaunch() = default;
};

}  // namespace lockstep
