// What isagen can be asked, a function each; main.cpp finds the arguments. (Nothing of CLI11 here: it compiles for five
// seconds a file.)
#pragma once

#include <string>
#include <vector>

namespace isagen {

struct GenerateOptions;

/// generate: writes generated/, removes what is not generated any more.
void generate(const GenerateOptions& options);
/// check: whether generated/ is what generate would write.
void check(const GenerateOptions& options);

struct VendorOptions {
  std::string root, json, isa, out;
};
void generate_vendor(const VendorOptions& options);

struct ReportOptions {
  std::string root;
  std::vector<std::string> files;  ///< older and newer, or newer alone
  std::string isa;
};
void report(const ReportOptions& options);

struct SingleOptions {
  std::string root;
  std::string out;                  ///< folder that gets lockstep_<isa>.hpp for each ISA
  std::vector<std::string> isas{};  ///< empty: all
  bool library = false;             ///< write lockstep.hpp and lockstep.cpp, the whole library, instead
};
void write_single(const SingleOptions& options);

void print_isas(const std::string& root);
void write_pending(const std::string& root);

/// The tree to work on (where vendor-xml, codegen and generated are), as a whole path: `root`, or if that is empty the
/// one that the current folder is in. Says on stderr which; no tree is an error.
std::string working_tree(const std::string& root);

/// The exit status of the subcommand that ran: 0, or 1 when it found a difference. Usage and input errors give 2.
int command_status();
void set_command_status(int status);

}  // namespace isagen
