// The parts of the lockstep command. Each gives the process's exit code.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace command {

enum ExitCode : int { done = 0, fault = 1, bad_input = 2 };

/// Prints `lockstep: MESSAGE` on standard error and gives bad_input.
int fail(const std::string& message);

struct RunOptions {
  std::string file, kernel, grid, block, engine = "fast";
  std::vector<std::string> arguments;  ///< "i32:-5", "buf:4096=in.bin", ...
  std::vector<std::string> outputs;    ///< "N=PATH"
  std::uint32_t threads = 0;
  std::uint64_t max_instructions = 100'000'000;
  bool accept_rdna_smem = false;
  bool report = false;
  bool quiet = false;
};

int run(const RunOptions& options);
int info(const std::string& file);
int disassemble_file(const std::string& file);
/// Words from standard input.
int disassemble_words();
int list_isa();

}  // namespace command
