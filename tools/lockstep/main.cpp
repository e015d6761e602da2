// The lockstep command: what is asked, and by which subcommand it is answered.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <new>
#include <string>
#include <vector>

#include "command.hpp"
#include "host_vectors.hpp"
#include "lockstep/device.hpp"
#include "suggestion.hpp"

namespace command {

int fail(const std::string& message) {
  std::fprintf(stderr, "lockstep: %s\n", message.c_str());
  return bad_input;
}

namespace {

constexpr const char* code_object_file = "AMDGPU code object (.hsaco), or an offload bundle that holds one";

constexpr const char* code_target_of =
    "Target to run on: which code object of an offload bundle, which processor of a generic target";

CLI::Validator known_target() {
  return CLI::IsMember(
      std::vector<std::string>(lockstep::Device::targets().begin(), lockstep::Device::targets().end()));
}

CLI::Validator known_matrix_model() {
  std::vector<std::string> names;
  for (const lockstep::MatrixModel model : lockstep::all_matrix_models) names.emplace_back(matrix_model_name(model));
  return CLI::IsMember(names);
}

constexpr const char* run_forms = R"(Arguments, one --arg each, in the kernel's order:
  i8: u8: i16: u16: i32: u32: i64: u64:NUMBER   decimal or 0x...
  f16: bf16: f32: f64:NUMBER                    decimal, hexadecimal (0x1p-3), inf, nan
  buf:SIZE             a buffer of zeros in device memory
  buf:SIZE=PATH        the same, beginning with the bytes of a file
  out:SIZE             zeros that the kernel should not rely on: --check=init takes them as written by nobody
  bytes:HEX file:PATH  bytes as they are, for structs and vectors
  lds:SIZE             LDS of a local pointer; where the kernel has none, dynamic LDS
  @OFFSET:...          with --kernarg: any of these but lds:, at that byte of the segment
A SIZE is in bytes; 4K, 1M and 2G are multiples of 1024. PATH of --out may be -, standard output:
other text then goes to standard error.

TYPE of --print and --expect: those of numbers, and x8 x16 x32 x64 (hexadecimal).
--expect compares all bits; with a TOLERANCE, of floats, |got - expected| may be
TOLERANCE * max(1, |expected|), and NaN equals NaN. If a buffer differs, the exit code is 1.)";

/// What to launch, and how: `run`, and all that watch a run. `needed`: there is nothing else that they could do.
CLI::App* add_launch(CLI::App& app, RunOptions& run, const char* name, const char* description, bool needed = true) {
  CLI::App* command = app.add_subcommand(name, description);
  command->footer(run_forms);
  command->add_option("file", run.file, code_object_file)->required(needed);
  command->add_option("--target", run.target, code_target_of)->check(known_target());
  command->add_option(
      "--kernel", run.kernel,
      "Name of the kernel, as `info` shows it or as in C++, with or without parameters; not needed where "
      "there is one");
  command->add_option("--grid", run.grid, "Workgroups: X, X,Y or X,Y,Z");
  command->add_option("--work-items", run.work_items,
                      "The grid in work-items instead: X, X,Y or X,Y,Z; the last workgroup of a dimension has what is "
                      "left");
  command->add_option("--block", run.block, "Work-items of a workgroup: X, X,Y or X,Y,Z")->required(needed);
  command->add_option(
      "--cluster", run.cluster,
      "Workgroups of a cluster, where the target has clusters: X, X,Y or X,Y,Z; without it as the kernel "
      "says");
  command->add_option("--arg", run.arguments, "TYPE:VALUE, the next argument; see below")->allow_extra_args(false);
  command->add_option("--kernarg", run.kernarg,
                      "File with the kernarg segment, at least all explicit arguments, in place of arguments in order");
  command->add_option("--out", run.outputs, "N=PATH: write the buffer of argument N (from 0) after the run")
      ->allow_extra_args(false);
  command
      ->add_option("--print", run.prints, "N:TYPE or N:TYPE:COUNT: show the first elements of argument N after the run")
      ->allow_extra_args(false);
  command
      ->add_option("--expect", run.expectations,
                   "N=PATH, N:TYPE=PATH or N:TYPE:TOLERANCE=PATH: compare the buffer of argument N with a file of its "
                   "size after the run")
      ->allow_extra_args(false);
  command->add_option("--engine", run.engine, "reference or fast")
      ->check(CLI::IsMember({"reference", "fast"}))
      ->capture_default_str();
  command
      ->add_option("--matrix-model", run.matrix_model,
                   "How matrix instructions add up, where that is not public; without it as is known or documented for "
                   "the target. --report says which was used")
      ->check(known_matrix_model());
  command
      ->add_option("--numerics", run.numerics,
                   "Results that the ISA's manual leaves to the hardware: silicon, as it computes them where that is "
                   "known for the target; or rounded, correctly. Without it silicon; --report says which was used")
      ->check(CLI::IsMember({"silicon", "rounded"}));
  command->add_option("--threads", run.threads, "Host threads; 0: one per processor")->capture_default_str();
  command
      ->add_option("--max-instructions", run.max_instructions,
                   "Wave instructions that a workgroup may execute; 0: no limit")
      ->capture_default_str();
  command
      ->add_option("--interleave", run.interleave,
                   "Instructions after which a wave's turn ends at its next access to memory or LDS, so that the next "
                   "wave of the workgroup runs; 0: it runs until it waits or ends")
      ->capture_default_str();
  command
      ->add_option(
          "--stack-bytes", run.stack_bytes,
          "SIZE of a work-item's stack beyond what the kernel states, for recursion and calls through pointers; 0: 16K "
          "where the kernel says that it needs one")
      ->capture_default_str();
  command->add_flag("--accept-rdna-smem", run.accept_rdna_smem,
                    "Execute RDNA's encoding of scalar loads (0xf4......), which some old tools emit");
  return command;
}

/// `run`, or `check`, which is the same with all checks on.
void add_run(CLI::App& app, RunOptions& run, const char* name, const char* description) {
  CLI::App* command = add_launch(app, run, name, description);
  command->add_flag("--unordered-updates", run.unordered_updates,
                    "Float atomics do not wait for the workgroups before: for kernels whose workgroups wait for later "
                    "ones. Give as many --threads as workgroups wait for one another");
  command->add_flag("--report", run.report,
                    "After the run, also after a fault: which instructions ran, how often, and how exact each is");
  command->add_option(
      "--check", run.checks,
      "Look for what is wrong while the kernel runs: wait, hazard, init, race, "
      "sync, memory, coherence, joined by commas, or all. guess, which is not part of all, finds results that are "
      "not known to be the hardware's and reach an address, a branch or EXEC. With a finding the exit "
      "code is 1");
  command->add_flag("--json", run.json, "Findings of checks as JSON, one a line, on standard output");
  command->add_flag("--quiet", run.quiet, "No line about the run: only faults, errors and what is asked for");
}

void add_trace(CLI::App& app, RunOptions& run, TraceCommand& trace) {
  CLI::App* command = add_launch(
      app, run, "trace", "Run a kernel and show each instruction with what it writes; or compare two traces", false);
  command
      ->add_option("--only", trace.only,
                   "Show what fits: workgroup=X,Y,Z, wave=N, pc=A-B, index=A-B (instructions of the wave before), "
                   "register=v3 (s[4:7], vcc)")
      ->allow_extra_args(false);
  command->add_flag("--lanes", trace.lanes, "All lanes of vector registers in place of a digest");
  command->add_option("--to", trace.to, "PATH of the trace; else standard output");
  command->add_option("--timeline", trace.timeline,
                      "PATH of a timeline for ui.perfetto.dev: waves, barriers, memory, in instructions");
  command
      ->add_option("--compare", trace.compare,
                   "A B: the first difference of two traces, each an engine (fast, reference), a code object to run in "
                   "place of FILE, or a trace written before. With a difference the exit code is 1")
      ->expected(2);
}

void add_profile(CLI::App& app, RunOptions& run, ProfileCommand& profile) {
  CLI::App* command = add_launch(app, run, "profile",
                                 "Run a kernel and count what it executes: instructions, lanes, memory, LDS banks, "
                                 "arithmetic; or compare two code objects",
                                 false);
  command->add_flag("--annotate", profile.annotate, "The disassembly with counts, in place of the table");
  command->add_option("--html", profile.html, "PATH of a page with charts, in place of the table");
  command->add_flag(
      "--time", profile.time,
      "An estimate of cycles, and what they are spent on, in place of the table of counts (docs/timing.md)");
  command->add_option("--time-parameters", profile.time_parameters,
                      "FILE with the parameters of the time model, in place of the target's own; implies --time");
  command->add_flag("--json", run.json, "JSON in place of the table");
  command
      ->add_option(
          "--compare", profile.compare,
          "A B: two code objects to run in place of FILE: what became faster, by class, by what waves wait for "
          "and by source line, in estimated cycles")
      ->expected(2);
}

void add_debug(CLI::App& app, RunOptions& run) {
  add_launch(app, run, "debug",
             "Run a kernel step by step: breakpoints, watchpoints, registers, memory, source lines, backwards; `help` "
             "there lists the commands");
}

/// Where no code object says what it is for.
constexpr const char* words_target = "gfx950";

struct OtherOptions {
  std::string file, target, pattern;
  bool hidden = false, hex = false, all = false;
};

void add_passports(CLI::App& app, PassportOptions& passport, VerifyOptions& verify) {
  CLI::App* make = app.add_subcommand(
      "passport",
      "Write the parts of a program that shows what a GPU computes: scripts/make_passport.sh makes the program");
  make->add_option("target", passport.target, "Target that the program is for")->required()->check(known_target());
  make->add_option("folder", passport.folder, "Where passport.head and passport.s go")->required();
  make->add_option("--only", passport.only, "Instructions whose name begins with that: 'V_EXP'; without it all");
  make->add_option("--wave", passport.wave,
                   "Lanes of the waves, 32 or 64, where the target has both; without it the target's first size")
      ->check(CLI::IsMember({"32", "64"}));
  make->add_option("--each", passport.each, "Of the instructions every so many, for a quick look")
      ->capture_default_str();

  CLI::App* hold = app.add_subcommand(
      "verify",
      "Hold lockstep against what a GPU computed: a file that a program of scripts/make_passport.sh wrote. Exit codes: "
      "0 all agrees, 1 something does not, 2 bad usage or input");
  hold->add_option("file", verify.file, "The file, as written or compressed by zstd")->required();
  hold->add_flag("--all", verify.all, "Instructions that agree, too, every case that differs, and what is not covered");
  hold->add_option("--engine", verify.engine, "reference or fast")
      ->check(CLI::IsMember({"reference", "fast"}))
      ->capture_default_str();
  hold->add_option("--numerics", verify.numerics, "silicon or rounded, as of `run`; without it silicon")
      ->check(CLI::IsMember({"silicon", "rounded"}));
  hold->add_option("--matrix-model", verify.matrix_model, "How matrix instructions add up, as of `run`")
      ->check(known_matrix_model());
  hold->add_option("--threads", verify.threads, "Host threads; 0: one per processor")->capture_default_str();
}

void add_others(CLI::App& app, OtherOptions& options) {
  CLI::App* info = app.add_subcommand("info", "Kernels, arguments and registers of a code object");
  info->add_option("file", options.file, code_object_file)->required();
  info->add_option("--target", options.target, "Of an offload bundle only what runs on this target; without it all")
      ->check(known_target());
  info->add_flag("--hidden", options.hidden, "Also the arguments that the runtime fills in");

  CLI::App* disasm = app.add_subcommand("disasm", "Disassemble a code object, or words from standard input");
  disasm->add_option("file", options.file, code_object_file);
  disasm
      ->add_option("--target", options.target,
                   "Which code object of an offload bundle; with --hex the target, else " + std::string(words_target))
      ->check(known_target());
  disasm->add_flag("--hex", options.hex,
                   "Read lines of hexadecimal words from standard input; one line of output each, with the first "
                   "instruction");
  disasm->add_flag("--all", options.all, "With --hex: every instruction; one may go on in the next line");

  CLI::App* isa = app.add_subcommand("isa", "Instructions: name, encoding, opcode, status, fidelity, engine");
  isa->add_option("pattern", options.pattern,
                  "Only those whose name or mnemonic fits, with * and ?, in any case: 'v_mfma*'");
  isa->add_option("--target", options.target, "Target; without it " + std::string(words_target))->check(known_target());

  app.add_subcommand("dap", "Debug Adapter Protocol on standard input and output, for editors");

  CLI::App* hip = app.add_subcommand(
      "hip",
      "Run a HIP program, as it is, on emulated GPUs: lockstep hip ./app args...; LOCKSTEP_HIP_DEVICES=gfx950,gfx942 "
      "says which, LOCKSTEP_ENGINE=fast or reference how");
  hip->prefix_command();
  CLI::App* rocm = app.add_subcommand(
      "rocm",
      "Run a program that uses ROCm's HSA runtime, by itself or by AMD's HIP, OpenMP or OpenACC, as it is, on emulated "
      "GPUs: lockstep rocm ./app args...; LOCKSTEP_DEVICES=gfx906,gfx90a says which");
  rocm->prefix_command();
}

void add_asm(CLI::App& app, AssembleOptions& options) {
  CLI::App* assembler =
      app.add_subcommand("asm", "Assemble text to a code object, or lines from standard input to words");
  assembler->add_option("file", options.file, "Assembly text as LLVM has it, for one kernel or more");
  assembler->add_option("-o,--output", options.output, "The code object; without it the file's name with .hsaco");
  assembler->add_option("--target", options.target, "Target; without it the one that the file names by .amdgcn_target")
      ->check(known_target());
  assembler->add_flag("--hex", options.hex,
                      "Read lines of instructions from standard input; one line of hexadecimal words each");
}

/// Empty unless the first word is no subcommand.
std::string unknown_subcommand(const CLI::App& app, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return "";
  const std::string given = argv[1];
  std::vector<std::string> names;
  std::string list;
  for (const CLI::App* each : app.get_subcommands({})) {
    if (each->get_name() == given) return "";
    names.push_back(each->get_name());
    list += (list.empty() ? "" : ", ") + names.back();
  }
  const std::string meant = nearest_name(given, names);
  return "no subcommand '" + given + "'; " +
         (meant.empty() ? "there are " + list : "did you mean '" + meant + "'? There are " + list);
}

int dispatch(int argc, char** argv) {
  CLI::App app{
      "Reference interpreter for AMD GPU instruction sets. Exit codes: 0 done, 1 a fault in the kernel or a buffer "
      "that "
      "is not as expected, 2 bad usage or input."};
  app.name("lockstep");
  app.set_version_flag("--version", LOCKSTEP_VERSION "\n" + host_vectors_text());
  if (const std::string wrong = host_vectors_error(); !wrong.empty()) return fail(wrong);
  app.require_subcommand(1);
  RunOptions run_options, check_options;
  check_options.checks = "all";
  OtherOptions other;
  add_run(app, run_options, "run", "Run a kernel of a code object");
  add_run(app, check_options, "check", "Run a kernel and look for what is wrong with it: races, missing waits, ...");
  RunOptions trace_run, profile_run;
  TraceCommand trace_command;
  ProfileCommand profile_command;
  add_trace(app, trace_run, trace_command);
  add_profile(app, profile_run, profile_command);
  RunOptions debug_run;
  add_debug(app, debug_run);
  PassportOptions passport_options;
  VerifyOptions verify_options;
  add_passports(app, passport_options, verify_options);
  add_others(app, other);
  AssembleOptions asm_options;
  add_asm(app, asm_options);
  if (const std::string problem = unknown_subcommand(app, argc, argv); !problem.empty()) return fail(problem);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? done : bad_input;
  }
  if (app.got_subcommand("rocm")) return run_rocm(app.get_subcommand("rocm")->remaining());
  if (app.got_subcommand("hip")) return run_hip(app.get_subcommand("hip")->remaining());
  if (app.got_subcommand("run")) return run(run_options);
  if (app.got_subcommand("check")) return run(check_options);
  if (app.got_subcommand("trace")) return trace(trace_run, trace_command);
  if (app.got_subcommand("profile")) return profile(profile_run, profile_command);
  if (app.got_subcommand("debug")) return debug(debug_run);
  if (app.got_subcommand("dap")) return dap();
  if (app.got_subcommand("passport")) return make_passport(passport_options);
  if (app.got_subcommand("verify")) return verify(verify_options);
  if (app.got_subcommand("asm")) {
    if (asm_options.hex == !asm_options.file.empty()) return fail("asm: give either a file or --hex");
    return assemble(asm_options);
  }
  if (app.got_subcommand("info")) return info(other.file, other.target, other.hidden);
  const std::string target = other.target.empty() ? words_target : other.target;
  if (app.got_subcommand("isa")) return list_isa(target, other.pattern);
  if (other.hex == !other.file.empty()) return fail("disasm: give either a file or --hex");
  if (other.all && !other.hex) return fail("disasm: --all is for --hex");
  return other.hex ? disassemble_words(target, other.all) : disassemble_file(other.file, other.target);
}

}  // namespace

}  // namespace command

int main(int argc, char** argv) {
  int code = command::bad_input;
  try {
    code = command::dispatch(argc, argv);
  } catch (const std::bad_alloc&) {
    std::fputs("lockstep: the host has no memory left for this\n", stderr);
  }
  if (std::fflush(stdout) != 0 && code == command::done) return command::fail("cannot write standard output");
  return code;
}
