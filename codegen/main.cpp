// isagen: from ISA description and pseudocode to C++. Each subcommand is registered by its own file.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "commands/commands.hpp"

int main(int argc, char** argv) {
  CLI::App app{"isagen: generates lockstep's ISA headers from vendor-xml"};
  app.require_subcommand(1);
  isagen::add_generate_commands(app);
  isagen::add_pcode_command(app);
  isagen::add_vendor_command(app);
  isagen::add_report_command(app);
  isagen::add_single_command(app);
  isagen::add_isas_command(app);
  isagen::add_pending_command(app);
  try {
    app.parse(argc, argv);
    return isagen::command_status();
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "isagen: %s\n", error.what());
    return 2;
  }
}
