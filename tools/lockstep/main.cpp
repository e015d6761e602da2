// The lockstep command: what is asked, and by which subcommand it is answered.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "command.hpp"

namespace command {

int fail(const std::string& message) {
  std::fprintf(stderr, "lockstep: %s\n", message.c_str());
  return bad_input;
}

}  // namespace command

int main(int argc, char** argv) {
  CLI::App app{
      "Reference interpreter for AMD GPU instruction sets. Exit codes: 0 done, 1 fault in the kernel, 2 bad "
      "usage or input."};
  app.name("lockstep");
  app.set_version_flag("--version", LOCKSTEP_VERSION);
  app.require_subcommand(1);

  command::RunOptions run;
  CLI::App* run_command = app.add_subcommand("run", "Run a kernel of a code object");
  run_command->add_option("file", run.file, "AMDGPU code object (.hsaco)")->required();
  run_command->add_option("--kernel", run.kernel, "Name of the kernel")->required();
  run_command->add_option("--grid", run.grid, "Workgroups: X, X,Y or X,Y,Z")->required();
  run_command->add_option("--block", run.block, "Work-items of a workgroup: X, X,Y or X,Y,Z")->required();
  run_command
      ->add_option("--arg", run.arguments,
                   "Next argument: i8: u8: i16: u16: i32: u32: i64: u64: f16: bf16: f32: f64: with a value, "
                   "buf:BYTES, "
                   "buf:BYTES=PATH (initial bytes), lds:BYTES")
      ->allow_extra_args(false);
  run_command->add_option("--out", run.outputs, "N=PATH: write the buffer of argument N (from 0) after the run")
      ->allow_extra_args(false);
  run_command->add_option("--engine", run.engine, "reference or fast")
      ->check(CLI::IsMember({"reference", "fast"}))
      ->capture_default_str();
  run_command->add_option("--threads", run.threads, "Host threads; 0: one per processor")->capture_default_str();
  run_command
      ->add_option("--max-instructions", run.max_instructions,
                   "Wave instructions that a workgroup may execute; 0: no limit")
      ->capture_default_str();
  run_command->add_flag("--accept-rdna-smem", run.accept_rdna_smem,
                        "Execute RDNA's encoding of scalar loads (0xf4......), which some old tools emit");
  run_command->add_flag("--report", run.report,
                        "After the run, also after a fault: which instructions ran, how often, and how exact each is");
  run_command->add_flag("--quiet", run.quiet, "Print nothing but faults and errors");

  std::string info_file;
  CLI::App* info_command = app.add_subcommand("info", "Kernels, arguments and registers of a code object");
  info_command->add_option("file", info_file, "AMDGPU code object (.hsaco)")->required();

  std::string disasm_file, target = "gfx950";
  bool hex = false;
  const auto known_target = CLI::IsMember({"gfx950"});
  CLI::App* disasm_command = app.add_subcommand("disasm", "Disassemble a code object, or words from standard input");
  disasm_command->add_option("file", disasm_file, "AMDGPU code object (.hsaco)");
  disasm_command->add_option("--target", target, "Target of --hex")->check(known_target)->capture_default_str();
  disasm_command->add_flag("--hex", hex, "Read hexadecimal words from standard input, a line each");

  CLI::App* isa_command = app.add_subcommand("isa", "Every instruction: name, encoding, opcode, status, fidelity");
  isa_command->add_option("--target", target, "Target")->check(known_target)->capture_default_str();

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? command::done : command::bad_input;
  }
  if (*run_command) return command::run(run);
  if (*info_command) return command::info(info_file);
  if (*isa_command) return command::list_isa();
  if (hex == !disasm_file.empty()) return command::fail("disasm: give either a file or --hex");
  return hex ? command::disassemble_words() : command::disassemble_file(disasm_file);
}
