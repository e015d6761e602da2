// Compiled programs of one device: found by entry point, checked against the code that is there now, bounded.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

#include "fast/program/kernel_set.hpp"
#include "fast/program/translate.hpp"

namespace lockstep::fast {

template <class Global>
Reencoding reencoding_of(const Global& global) {
  if constexpr (requires { global.reencoding(); }) return global.reencoding();
  return nullptr;
}

/// The words of instructions that are sorted by pc: as they stand in memory, which a reencoding does not change.
template <class Global, class Isa>
std::vector<CodeRun> words_of(Global& global, const std::vector<CompiledInstruction<Isa>>& instructions) {
  std::vector<CodeRun> code;
  std::uint64_t next = 0;
  for (const CompiledInstruction<Isa>& at : instructions) {
    if (code.empty() || at.pc != next) code.push_back({at.pc, {}});
    std::vector<std::uint32_t>& words = code.back().words;
    words.insert(words.end(), at.instruction.words.begin(), at.instruction.words.begin() + at.instruction.dwords);
    next = at.next_pc();
  }
  if (reencoding_of(global) == nullptr) return code;
  for (CodeRun& run : code)
    for (std::size_t i = 0; i < run.words.size(); ++i)
      (void)global.read(run.pc + 4 * i, reinterpret_cast<std::uint8_t*>(&run.words[i]), 4);
  return code;
}

/// Compiles the code at `key.entry` for waves W, a SizedWave of the key's size. Null if there is no instruction, or one
/// that kernels may change: such code is for the reference engine, which looks at every word anew.
template <class W, class Global, class Isa = typename W::Isa>
std::shared_ptr<const IsaProgram<Isa>> compile(const Isa& isa, Global& global, const ProgramKey& key) {
  auto program = std::make_shared<IsaProgram<Isa>>(isa);
  program->key = key;
  program->vgpr_banks = isa.vgpr_banks;
  const auto constant = [&](std::uint64_t pc, std::uint32_t bytes) {
    if constexpr (requires { global.writable(pc, bytes); }) return !global.writable(pc, bytes);
    return true;
  };
  program->instructions = discover(isa, global, key.entry, constant, key.vgpr_msb);
  if (program->instructions.empty()) return nullptr;
  program->places.assign(program->instructions.begin(), program->instructions.end());
  program->index_instructions();
  if (program->find(key.entry) == Program::absent) return nullptr;
  program->code = words_of(global, program->instructions);
  program->reencoding = reencoding_of(global);
  const KernelSet& kernels = kernel_set(isa);
  const MachineHandlers machine = machine_handlers<W, Global>(isa, kernels);
  Translator<Isa>(*program, machine, kernels).run();
  return program;
}

/// Is the code still what the program was made of? Kernels may have been unloaded, memory be used for others.
template <class Global>
bool still_there(Global& global, const Program& program) {
  if (program.reencoding != reencoding_of(global)) return false;
  std::array<std::uint32_t, 256> now;
  for (const CodeRun& run : program.code) {
    for (std::size_t at = 0; at < run.words.size(); at += now.size()) {
      const std::size_t bytes = std::min(run.words.size() - at, now.size()) * 4;
      if (!global.read(run.pc + 4 * at, reinterpret_cast<std::uint8_t*>(now.data()),
                       static_cast<std::uint32_t>(bytes)) ||
          std::memcmp(now.data(), run.words.data() + at, bytes) != 0)
        return false;
    }
  }
  return true;
}

/// Used by several launches at once. A program that is in use lives on when the cache drops it.
template <class Isa>
class ProgramCache {
 public:
  using Pointer = std::shared_ptr<const IsaProgram<Isa>>;
  static constexpr std::size_t most_bytes = std::size_t{32} << 20;

  explicit ProgramCache(const Isa& isa = {}) : isa_(isa) {}

  /// The program for `key` and waves W, compiled if need be; null if there is no instruction at its entry.
  template <class W, class Global>
  Pointer get(Global& global, const ProgramKey& key);

 private:
  std::mutex mutex_;
  std::vector<Pointer> programs_;  ///< the one used last at the end
  [[no_unique_address]] IsaPointer<Isa> isa_;
};

template <class Isa>
template <class W, class Global>
auto ProgramCache<Isa>::get(Global& global, const ProgramKey& key) -> Pointer {
  const std::lock_guard lock(mutex_);
  for (auto at = programs_.begin(); at != programs_.end(); ++at) {
    if (!((*at)->key == key)) continue;
    Pointer program = *at;
    programs_.erase(at);
    if (!still_there(global, *program)) break;
    programs_.push_back(program);
    return program;
  }
  Pointer program = compile<W>(*isa_, global, key);
  if (program == nullptr) return nullptr;
  programs_.push_back(program);
  std::size_t bytes = 0;
  for (const Pointer& each : programs_) bytes += each->bytes();
  while (bytes > most_bytes && programs_.size() > 1) {
    bytes -= programs_.front()->bytes();
    programs_.erase(programs_.begin());
  }
  return program;
}

}  // namespace lockstep::fast
