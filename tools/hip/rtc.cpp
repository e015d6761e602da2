// hiprtc: source that a program compiles while it runs.
#include <hip/hiprtc.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "error.hpp"
#include "gpu.hpp"
#include "rtc_compiler.hpp"

struct _hiprtcProgram {
  std::string source, name;
  std::vector<hip::SourceFile> headers;
  std::vector<std::string> expressions;
  std::map<std::string, std::string> lowered;
  std::vector<std::uint8_t> code;
  std::string log;
  bool compiled = false, bitcode = false;  ///< by -fgpu-rdc: to be linked
};

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
auto& programs = *new std::set<hiprtcProgram>;

/// Is it one that exists?
bool known(hiprtcProgram program) {
  const std::lock_guard lock(mutex);
  return programs.count(program) != 0;
}

hiprtcResult check(bool good, hiprtcResult otherwise) { return good ? HIPRTC_SUCCESS : otherwise; }

std::string mark(std::size_t i) { return "__lockstep_name_" + std::to_string(i); }

/// One pointer in the device's memory for each expression: what it points to has the name wanted.
std::string with_marks(const _hiprtcProgram& program) {
  std::string text = program.source + "\n";
  for (std::size_t i = 0; i < program.expressions.size(); ++i)
    text += "extern \"C\" __device__ __attribute__((used)) const void* const volatile " + mark(i) +
            " = (const void*)(" + program.expressions[i] + ");\n";
  return text;
}

std::uint64_t address_of(const lockstep_code* code, const char* name) {
  lockstep_symbol symbol{};
  symbol.struct_size = sizeof symbol;
  return lockstep_get_symbol(code, name, &symbol) == LOCKSTEP_OK ? symbol.address : 0;
}

/// Loads the code to see what the marks point to.
bool find_lowered(_hiprtcProgram& program, const std::string& target) {
  lockstep_device* const device = lockstep_device_create_with(target.c_str(), LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES);
  lockstep_code* code = nullptr;
  bool good = device && lockstep_load(device, program.code.data(), program.code.size(), &code) == LOCKSTEP_OK;
  for (std::size_t i = 0; good && i < program.expressions.size(); ++i) {
    const std::uint64_t place = address_of(code, mark(i).c_str());
    std::uint64_t wanted = 0;
    if (place) std::memcpy(&wanted, reinterpret_cast<const void*>(place), sizeof wanted);
    std::string& name = program.lowered[program.expressions[i]];
    for (std::uint32_t s = 0; const char* each = lockstep_symbol_name(code, s); ++s)
      if (std::strcmp(each, mark(i).c_str()) != 0 && wanted != 0 && address_of(code, each) == wanted) name = each;
    good = !name.empty();
  }
  if (!good) program.log += std::string("the names of expressions cannot be found: ") + lockstep_error() + "\n";
  lockstep_device_destroy(device);
  return good;
}

hiprtcResult compile_program(_hiprtcProgram& program, int count, const char* const* given) {
  std::vector<std::string> options;
  std::string target = gpus().empty() ? "" : gpus()[0]->target;
  for (int i = 0; i < count; ++i) {
    const std::string option = given[i];
    constexpr std::string_view arch = "--offload-arch=", gpu_arch = "--gpu-architecture=";
    if (option.compare(0, arch.size(), arch) == 0)
      target = option.substr(arch.size());
    else if (option.compare(0, gpu_arch.size(), gpu_arch) == 0)
      target = option.substr(gpu_arch.size());
    else
      options.push_back(option);
  }
  target = target.substr(0, target.find(':'));
  if (target.empty()) return HIPRTC_ERROR_INVALID_OPTION;
  unsigned wave_size = 64;
  if (lockstep_device* const device = lockstep_device_create(target.c_str())) {
    lockstep_device_info info{};
    info.struct_size = sizeof info;
    if (lockstep_get_device_info(device, &info) == LOCKSTEP_OK) wave_size = info.smallest_wave;
    lockstep_device_destroy(device);
  }
  Compiled compiled = compile(with_marks(program), program.name, target, wave_size, program.headers, options);
  program.code = std::move(compiled.code);
  program.log = std::move(compiled.log);
  program.lowered.clear();
  program.compiled = compiled.done;
  program.bitcode = std::find(options.begin(), options.end(), "-fgpu-rdc") != options.end();
  if (!compiled.done) return HIPRTC_ERROR_COMPILATION;
  if (program.bitcode) return HIPRTC_SUCCESS;
  return program.expressions.empty() || find_lowered(program, target) ? HIPRTC_SUCCESS
                                                                      : HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
}

/// Is there code, of that kind?
bool has_code(const _hiprtcProgram& program, bool bitcode) { return program.compiled && program.bitcode == bitcode; }

hiprtcResult give_size(hiprtcProgram program, std::size_t* bytes, bool bitcode) {
  if (!known(program) || !bytes) return HIPRTC_ERROR_INVALID_INPUT;
  *bytes = has_code(*program, bitcode) ? program->code.size() : 0;
  return check(has_code(*program, bitcode), HIPRTC_ERROR_INVALID_PROGRAM);
}

hiprtcResult give_code(hiprtcProgram program, char* to, bool bitcode) {
  if (!known(program) || !to) return HIPRTC_ERROR_INVALID_INPUT;
  if (!has_code(*program, bitcode)) return HIPRTC_ERROR_INVALID_PROGRAM;
  std::memcpy(to, program->code.data(), program->code.size());
  return HIPRTC_SUCCESS;
}

template <class Body>
hiprtcResult rtc(Body&& body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return HIPRTC_ERROR_OUT_OF_MEMORY;
  } catch (...) {
    return HIPRTC_ERROR_INTERNAL_ERROR;
  }
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

const char* hiprtcGetErrorString(hiprtcResult result) {
  constexpr const char* names[] = {"HIPRTC_SUCCESS",
                                   "HIPRTC_ERROR_OUT_OF_MEMORY",
                                   "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE",
                                   "HIPRTC_ERROR_INVALID_INPUT",
                                   "HIPRTC_ERROR_INVALID_PROGRAM",
                                   "HIPRTC_ERROR_INVALID_OPTION",
                                   "HIPRTC_ERROR_COMPILATION",
                                   "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE",
                                   "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
                                   "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
                                   "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
                                   "HIPRTC_ERROR_INTERNAL_ERROR"};
  const auto number = static_cast<unsigned>(result);
  return number < std::size(names) ? names[number] : "HIPRTC_ERROR_UNKNOWN";
}

hiprtcResult hiprtcVersion(int* major, int* minor) {
  if (!major || !minor) return HIPRTC_ERROR_INVALID_INPUT;
  *major = 9;
  *minor = 0;
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcCreateProgram(hiprtcProgram* result, const char* source, const char* name, int headers,
                                 const char** texts, const char** names) {
  return rtc([&] {
    if (!result || !source || headers < 0 || (headers > 0 && (!texts || !names))) return HIPRTC_ERROR_INVALID_INPUT;
    auto program = std::make_unique<_hiprtcProgram>();
    program->source = source;
    program->name = name ? name : "";
    for (int i = 0; i < headers; ++i) program->headers.push_back({names[i], texts[i]});
    const std::lock_guard lock(mutex);
    *result = *programs.insert(program.release()).first;
    return HIPRTC_SUCCESS;
  });
}
hiprtcResult hiprtcDestroyProgram(hiprtcProgram* program) {
  if (!program || !known(*program)) return HIPRTC_ERROR_INVALID_INPUT;
  {
    const std::lock_guard lock(mutex);
    programs.erase(*program);
  }
  delete *program;
  *program = nullptr;
  return HIPRTC_SUCCESS;
}
hiprtcResult hiprtcAddNameExpression(hiprtcProgram program, const char* expression) {
  return rtc([&] {
    if (!known(program) || !expression) return HIPRTC_ERROR_INVALID_INPUT;
    if (program->compiled) return HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
    program->expressions.push_back(expression);
    return HIPRTC_SUCCESS;
  });
}
hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char** options) {
  return rtc([&] {
    if (!known(program) || count < 0 || (count > 0 && !options)) return HIPRTC_ERROR_INVALID_INPUT;
    return compile_program(*program, count, options);
  });
}
hiprtcResult hiprtcGetLoweredName(hiprtcProgram program, const char* expression, const char** name) {
  return rtc([&] {
    if (!known(program) || !expression || !name) return HIPRTC_ERROR_INVALID_INPUT;
    if (!program->compiled) return HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
    const auto found = program->lowered.find(expression);
    if (found == program->lowered.end()) return HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
    *name = found->second.c_str();
    return HIPRTC_SUCCESS;
  });
}
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t* bytes) {
  if (!known(program) || !bytes) return HIPRTC_ERROR_INVALID_INPUT;
  *bytes = program->log.empty() ? 0 : program->log.size() + 1;
  return HIPRTC_SUCCESS;
}
hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char* log) {
  if (!known(program) || !log) return HIPRTC_ERROR_INVALID_INPUT;
  std::memcpy(log, program->log.c_str(), program->log.size() + 1);
  return HIPRTC_SUCCESS;
}
hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t* bytes) { return give_size(program, bytes, false); }
hiprtcResult hiprtcGetCode(hiprtcProgram program, char* code) { return give_code(program, code, false); }
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram program, size_t* bytes) { return give_size(program, bytes, true); }
hiprtcResult hiprtcGetBitcode(hiprtcProgram program, char* code) { return give_code(program, code, true); }

}  // extern "C"
