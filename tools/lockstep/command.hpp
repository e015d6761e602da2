// The parts of the lockstep command. Each gives the process's exit code.
#pragma once

#include <string>
#include <vector>

#include "lockstep/engine/turns.hpp"

namespace command {

/// `unexpected`: a buffer is not what --expect says. `found`: a check found something.
enum ExitCode : int { done = 0, fault = 1, unexpected = 1, found = 1, bad_input = 2 };

/// Prints `lockstep: MESSAGE` on standard error and gives bad_input.
int fail(const std::string& message);

/// The words of `lockstep run`, still as text.
struct RunOptions {
  std::string file, kernel, grid, work_items, block, cluster, kernarg;
  std::string target;        ///< "gfx950"; empty: one that the code object is for
  std::string matrix_model;  ///< "exact"; empty: the target's
  std::string numerics;      ///< "rounded"; empty: as the hardware computes
  std::string engine = "fast", threads = "0", max_instructions = "100000000", stack_bytes = "0";
  std::string interleave = std::to_string(lockstep::default_interleave);
  std::vector<std::string> arguments;             ///< "i32:-5", "buf:4096=in.bin", ...
  std::vector<std::string> outputs;               ///< "N=PATH"
  std::vector<std::string> prints, expectations;  ///< "N:TYPE:COUNT", "N=PATH"
  bool accept_rdna_smem = false;
  bool unordered_updates = false;
  bool report = false;
  bool quiet = false;
  std::string checks;  ///< "wait,race", "all"; empty: none
  bool json = false;   ///< findings as JSON, one a line
};

int run(const RunOptions& options);
/// The same when this process is one of several ranks.
int run_on_ranks(const RunOptions& options);

struct TraceCommand {
  std::vector<std::string> only;     ///< "wave=0", "pc=0x1900-0x1980", ...
  std::vector<std::string> compare;  ///< none, or two: an engine, a code object, a trace
  std::string to, timeline;          ///< paths; empty: standard output, no timeline
  bool lanes = false;
};
int trace(const RunOptions& run, const TraceCommand& command);

struct ProfileCommand {
  std::string html;  ///< path; empty: no page
  bool annotate = false;
  bool time = false;                 ///< an estimate of cycles, in place of the table of counts
  std::string time_parameters;       ///< path of parameters of the time model; empty: those of the library
  std::vector<std::string> compare;  ///< none, or two code objects
};
int profile(const RunOptions& run, const ProfileCommand& command);

/// A launch that people step through.
int debug(const RunOptions& options);
/// The same for editors, on standard input and output.
int dap();

/// `hidden`: with the arguments that the runtime fills in. `target`: of a bundle only what runs there; empty: all.
int info(const std::string& file, const std::string& target, bool hidden);
/// `target`: which code object of a bundle; empty: the first that there is an ISA for.
int disassemble_file(const std::string& file, const std::string& target);
/// Words from standard input: of each line the first instruction, or of all lines together every one.
int disassemble_words(const std::string& target, bool all);
/// Instructions whose name fits a pattern with * and ?, in any case; empty: all.
int list_isa(const std::string& target, const std::string& pattern);

struct AssembleOptions {
  std::string file, output;  ///< no output: the file's name with .hsaco
  std::string target;        ///< empty: the one that the file names
  bool hex = false;          ///< lines of instructions from standard input as words
};
int assemble(const AssembleOptions& options);

/// What a passport is held against.
struct VerifyOptions {
  std::string file;
  std::string engine = "fast", numerics, matrix_model, threads = "0";
  bool all = false;  ///< every instruction and every case that differs
};
int verify(const VerifyOptions& options);

/// The parts of a passport's program: cases and assembly.
struct PassportOptions {
  std::string target, folder;
  std::string only;        ///< instructions whose name begins so; empty: all
  std::string each = "1";  ///< of these every so many
  std::string wave;        ///< lanes of the waves; empty: the first size that the target has
};
int make_passport(const PassportOptions& options);

/// Becomes the program that the words call, with lockstep's HIP runtime; comes back only if that cannot be.
int run_hip(const std::vector<std::string>& words);
/// The same with lockstep's HSA runtime, which is below ROCm's HIP, OpenMP and OpenACC.
int run_rocm(const std::vector<std::string>& words);

}  // namespace command
