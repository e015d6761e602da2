#include "fast/program/program_cache.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "fast/program/discover.hpp"
#include "fast/program/machine_handlers.hpp"
#include "fast/program/translate.hpp"

namespace lockstep::fast {

namespace {

/// The words of instructions that are sorted by pc: as they stand in memory, which a reencoding does not change.
std::vector<CodeRun> words_of(const MemoryView& memory, const std::vector<CompiledInstruction>& instructions) {
  std::vector<CodeRun> code;
  std::uint64_t next = 0;
  for (const CompiledInstruction& at : instructions) {
    if (code.empty() || at.pc != next) code.push_back({at.pc, {}});
    std::vector<std::uint32_t>& words = code.back().words;
    words.insert(words.end(), at.instruction.words.begin(), at.instruction.words.begin() + at.instruction.dwords);
    next = at.next_pc();
  }
  if (memory.reencoding() == nullptr) return code;
  for (CodeRun& run : code)
    for (std::size_t i = 0; i < run.words.size(); ++i)
      (void)memory.read(run.pc + 4 * i, reinterpret_cast<std::uint8_t*>(&run.words[i]), 4);
  return code;
}

/// Is the code still what the program was made of? Kernels may have been unloaded, memory be used for others.
bool still_there(const MemoryView& memory, const Program& program) {
  if (program.reencoding != memory.reencoding()) return false;
  std::array<std::uint32_t, 256> now;
  for (const CodeRun& run : program.code) {
    for (std::size_t at = 0; at < run.words.size(); at += now.size()) {
      const std::size_t bytes = std::min(run.words.size() - at, now.size()) * 4;
      if (!memory.read(run.pc + 4 * at, reinterpret_cast<std::uint8_t*>(now.data()),
                       static_cast<std::uint32_t>(bytes)) ||
          std::memcmp(now.data(), run.words.data() + at, bytes) != 0)
        return false;
    }
  }
  return true;
}

}  // namespace

std::shared_ptr<const Program> compile(const IsaTables& isa, const MemoryView& memory, const ProgramKey& key) {
  auto program = std::make_shared<Program>(isa);
  program->key = key;
  program->instructions = discover(isa, memory, key.entry, CodeMemory::constant, key.vgpr_msb);
  if (program->instructions.empty()) return nullptr;
  program->places.assign(program->instructions.begin(), program->instructions.end());
  program->index_instructions();
  if (program->find(key.entry) == Program::absent) return nullptr;
  program->code = words_of(memory, program->instructions);
  program->reencoding = memory.reencoding();
  const KernelSet& kernels = kernel_set(isa);
  const MachineHandlers machine = machine_handlers(key.wave_size, kernels);
  Translator(*program, machine, kernels).run();
  return program;
}

ProgramCache::Pointer ProgramCache::get(const MemoryView& memory, const ProgramKey& key) {
  const std::lock_guard lock(mutex_);
  for (auto at = programs_.begin(); at != programs_.end(); ++at) {
    if (!((*at)->key == key)) continue;
    Pointer program = *at;
    programs_.erase(at);
    if (!still_there(memory, *program)) break;
    programs_.push_back(program);
    return program;
  }
  Pointer program = compile(isa_, memory, key);
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
