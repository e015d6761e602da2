// The subcommands. Each add_… function registers its own on the application; main runs the one that was chosen.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace isagen {

/// generate and check.
void add_generate_commands(CLI::App& app);

/// pcode.
void add_pcode_command(CLI::App& app);

/// vendor.
void add_vendor_command(CLI::App& app);
/// report.
void add_report_command(CLI::App& app);
/// single.
void add_single_command(CLI::App& app);
/// isas.
void add_isas_command(CLI::App& app);
/// pending.
void add_pending_command(CLI::App& app);

/// Adds the option --root to `command`: the tree to work on (where vendor-xml, codegen and generated are). Without it,
/// `root` is the tree that the current folder is in. Before the command's callback runs, `root` is a tree and stderr
/// has said which; no tree is an error.
void add_root_option(CLI::App& command, std::string& root);

/// The exit status of the subcommand that ran: 0, or 1 when it found a difference. Usage and input errors give 2.
int command_status();
void set_command_status(int status);

}  // namespace isagen
