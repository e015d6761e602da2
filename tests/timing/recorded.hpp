// Recorded traces, read from the text that convert.py writes, with each instruction as the time model sees it.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "isas/isas.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/timing/model.hpp"
#include "lockstep/uses/uses.hpp"

namespace recorded {

namespace timing = lockstep::timing;

struct CodeEntry {
  std::uint32_t pc = 0;
  std::vector<std::uint32_t> words;
  lockstep::AnyInstruction instruction{};
  lockstep::Uses uses{};
  timing::TimedInstruction timed{};
  bool known = false;  ///< decoded
};

struct Kernel {
  std::string name;
  std::vector<CodeEntry> code;
  std::map<std::uint32_t, std::size_t> by_pc;
};

struct Event {
  std::size_t entry = 0;  ///< in Kernel::code
  std::int64_t issue = 0;
};

struct Wave {
  std::size_t simd = 0;
  std::int64_t start = 0;
  std::vector<Event> events;
};

struct Trace {
  const Kernel* kernel = nullptr;
  std::vector<Wave> waves;
};

struct Data {
  std::string target;
  std::uint32_t wave_size = 32;
  std::map<std::string, Kernel> kernels;
  std::vector<Trace> traces;
  std::vector<std::int32_t> prepared_from;

  /// Makes the instructions anew for other parameters, if one of the numbers that they are made of differs.
  void prepare(const timing::Parameters& parameters) {
    using timing::Value;
    std::vector<std::int32_t> from{static_cast<std::int32_t>(parameters.rules.size())};
    for (const Value each : {Value::port, Value::valu_lanes, Value::valu_issue, Value::valu_latency, Value::trans_issue,
                             Value::trans_latency, Value::matrix_pass, Value::matrix_tail})
      from.push_back(parameters[each]);
    if (from == prepared_from) return;
    prepared_from = from;
    for (auto& [name, kernel] : kernels)
      for (CodeEntry& entry : kernel.code)
        if (entry.known)
          entry.timed =
              timing::timed_instruction(parameters, entry.instruction.info(), entry.uses, entry.words, wave_size);
  }
};

/// The name without the digest of the code: runs of the same program are one kernel.
inline std::string family(const std::string& kernel) { return kernel.substr(0, kernel.find('#')); }

/// The entry of the kernel at `pc`. Where the traces have no text for it, one that is not known.
inline std::size_t entry_at(Data& data, const std::string& name, std::uint32_t pc) {
  Kernel& kernel = data.kernels[name];
  const auto [at, is_new] = kernel.by_pc.try_emplace(pc, kernel.code.size());
  if (is_new) {
    kernel.code.emplace_back();
    kernel.code.back().pc = pc;
  }
  return at->second;
}

inline Data read(const std::string& path, const std::string& target) {
  Data data;
  data.target = target;
  const lockstep::IsaTables* isa = lockstep::isa_of(target);
  data.wave_size = isa->wave_sizes[0];
  std::ifstream file(path);
  std::string line, word;
  Kernel* kernel = nullptr;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    in >> word;
    if (word == "kernel") {
      std::string name;
      in >> name;
      kernel = &data.kernels[name];
      kernel->name = name;
    } else if (word == "code") {
      CodeEntry entry;
      in >> entry.pc >> std::hex;
      for (std::uint32_t each = 0; in >> each;) entry.words.push_back(each);
      if (!entry.words.empty()) {
        const auto decoded = lockstep::decode(*isa, std::span<const std::uint32_t>(entry.words)).at_end();
        entry.known = decoded.error == lockstep::DecodeError::none;
        entry.instruction = decoded.instruction;
        if (entry.known) entry.uses = lockstep::uses(entry.instruction, data.wave_size);
      }
      kernel->by_pc[entry.pc] = kernel->code.size();
      kernel->code.push_back(entry);
    } else if (word == "trace") {
      std::string name;
      in >> name;
      data.traces.push_back({&data.kernels[name], {}});
    } else if (word == "wave") {
      Wave wave;
      std::size_t count = 0;
      in >> wave.simd >> wave.start >> count;
      for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t pc = 0;
        std::int64_t issue = 0;
        file >> pc >> issue;
        wave.events.push_back({entry_at(data, data.traces.back().kernel->name, pc), wave.start + issue});
      }
      std::getline(file, line);
      data.traces.back().waves.push_back(std::move(wave));
    }
  }
  return data;
}

}  // namespace recorded
