#include "launch_options.hpp"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include "complain.hpp"

namespace runtime {

namespace {

/// A variable that is a number; nothing where it is not set, or is something else than `wanted` says, which ends with
/// what is used then.
std::optional<std::uint32_t> number_of(const char* variable, const char* wanted) {
  const char* const text = std::getenv(variable);
  if (!text) return std::nullopt;
  std::uint32_t number = 0;
  const char* const end = text + std::strlen(text);
  const auto [rest, error] = std::from_chars(text, end, number);
  if (error == std::errc() && rest == end) return number;
  complain("%s is '%s': it must be %s", variable, text, wanted);
  return std::nullopt;
}

/// LOCKSTEP_ENGINE, as lockstep_options has it. So are the others.
std::uint32_t engine() {
  static const std::uint32_t chosen = [] {
    const char* name = std::getenv("LOCKSTEP_ENGINE");
    if (!name || std::strcmp(name, "fast") == 0) return LOCKSTEP_ENGINE_FAST;
    if (std::strcmp(name, "reference") == 0) return LOCKSTEP_ENGINE_REFERENCE;
    complain("LOCKSTEP_ENGINE is '%s': use fast or reference; fast is used", name);
    return LOCKSTEP_ENGINE_FAST;
  }();
  return chosen;
}

std::uint32_t interleave() {
  static const std::uint32_t chosen = [] {
    const auto number =
        number_of("LOCKSTEP_INTERLEAVE", "a number of instructions, or 0 for no turns; the default, 16, is used");
    return number == 0u ? LOCKSTEP_NO_INTERLEAVE : number.value_or(0);
  }();
  return chosen;
}

std::uint32_t numerics() {
  static const std::uint32_t chosen = []() -> std::uint32_t {
    const char* const name = std::getenv("LOCKSTEP_NUMERICS");
    if (!name || std::strcmp(name, "silicon") == 0) return LOCKSTEP_NUMERICS_SILICON;
    if (std::strcmp(name, "rounded") == 0) return LOCKSTEP_NUMERICS_ROUNDED;
    complain("LOCKSTEP_NUMERICS is '%s': use silicon or rounded; silicon is used", name);
    return LOCKSTEP_NUMERICS_SILICON;
  }();
  return chosen;
}

std::uint32_t matrix_model() {
  static const std::uint32_t chosen = [] {
    const char* const text = std::getenv("LOCKSTEP_MATRIX_MODEL");
    if (!text) return 0u;
    std::string names;
    for (std::uint32_t model = 1; const char* const name = lockstep_matrix_model_name(model); ++model) {
      if (std::strcmp(name, text) == 0) return model;
      names += (names.empty() ? "" : ", ") + std::string(name);
    }
    complain("LOCKSTEP_MATRIX_MODEL is '%s': use one of %s; the target's own is used", text, names.c_str());
    return 0u;
  }();
  return chosen;
}

std::uint32_t threads() {
  static const std::uint32_t chosen =
      number_of("LOCKSTEP_THREADS", "a number of host threads, or 0 for one a processor, which is used").value_or(0);
  return chosen;
}

bool unordered_updates() {
  static const bool chosen = [] {
    const char* const text = std::getenv("LOCKSTEP_UNORDERED_UPDATES");
    if (!text || std::strcmp(text, "0") == 0) return false;
    if (std::strcmp(text, "1") == 0) return true;
    complain("LOCKSTEP_UNORDERED_UPDATES is '%s': use 1 or 0; 0 is used", text);
    return false;
  }();
  return chosen;
}

/// LOCKSTEP_TRACE: the file that instructions are written to, "-" for standard error; null where none are wanted.
std::FILE* trace_file() {
  static std::FILE* const file = []() -> std::FILE* {
    const char* const path = std::getenv("LOCKSTEP_TRACE");
    if (!path || !*path) return nullptr;
    if (std::strcmp(path, "-") == 0) return stderr;
    std::FILE* const opened = std::fopen(path, "w");
    if (!opened) complain("LOCKSTEP_TRACE: cannot write '%s': %s", path, std::strerror(errno));
    return opened;
  }();
  return file;
}

}  // namespace

lockstep_options launch_options(ToldKernel& kernel) {
  lockstep_options options{};
  options.struct_size = sizeof options;
  options.engine = engine();
  options.check = std::getenv("LOCKSTEP_CHECK");
  options.take_finding = tell_finding;
  options.take_finding_data = &kernel;
  options.interleave = interleave();
  options.numerics = numerics();
  options.threads = threads();
  options.matrix_model = matrix_model();
  options.unordered_updates = unordered_updates() ? 1 : 0;
  options.max_instructions = ~std::uint64_t{0};  // a kernel that never ends does so on a GPU, too
  return options;
}

Trace::Trace(const ToldKernel& kernel, lockstep_options& options) {
  std::FILE* const file = trace_file();
  if (!file) return;
  static std::mutex& mutex = *new std::mutex;
  lock_ = std::unique_lock(mutex);
  std::fprintf(file, "# kernel %s\n", kernel.name.c_str());
  options.trace = [](void* to, const char* line) {
    return std::fprintf(static_cast<std::FILE*>(to), "%s\n", line) < 0 ? 1 : 0;
  };
  options.trace_data = file;
  options.trace_only = std::getenv("LOCKSTEP_TRACE_ONLY");
}

void Trace::finish() {
  if (lock_) std::fflush(trace_file());
}

}  // namespace runtime
