// Linking bitcode while the program runs: hiprtcLink*, and hipLink* of HIP 6.4, which are the same.
#include <hip/hiprtc.h>

#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "error.hpp"
#include "gpu.hpp"
#include "rtc_compiler.hpp"

namespace hip {

struct LinkState {
  std::vector<SourceFile> inputs;
  std::vector<std::uint8_t> code;
};

namespace {

/// Kinds of input; those below 100 are another vendor's.
constexpr unsigned bitcode = 100, spirv = 103;

std::mutex& mutex = *new std::mutex;
auto& states = *new std::map<LinkState*, std::unique_ptr<LinkState>>;

bool known(LinkState* state) { return states.count(state) != 0; }

hipError_t create(LinkState** result) {
  if (!result) return hipErrorInvalidValue;
  auto state = std::make_unique<LinkState>();
  const std::lock_guard lock(mutex);
  *result = state.get();
  states.emplace(state.get(), std::move(state));
  return hipSuccess;
}

hipError_t destroy(LinkState* state) {
  const std::lock_guard lock(mutex);
  return states.erase(state) == 0 ? hipErrorInvalidValue : hipSuccess;
}

hipError_t add(LinkState* state, unsigned kind, std::string bytes) {
  const std::lock_guard lock(mutex);
  if (!known(state) || bytes.empty() || kind < bitcode || kind > spirv) return hipErrorInvalidValue;
  if (kind != bitcode) {
    complain("linking wants LLVM's bitcode, not bundles, archives or SPIR-V (input kind %u)", kind);
    return hipErrorInvalidValue;
  }
  state->inputs.push_back({"", std::move(bytes)});
  return hipSuccess;
}

hipError_t add_file(LinkState* state, unsigned kind, const char* path) {
  if (!path) return hipErrorInvalidValue;
  std::ifstream file(path, std::ios::binary);
  if (!file) return hipErrorFileNotFound;
  return add(state, kind, {std::istreambuf_iterator<char>(file), {}});
}

/// The code is the state's, until that is destroyed.
hipError_t complete(LinkState* state, void** code, std::size_t* bytes) {
  const std::lock_guard lock(mutex);
  if (!known(state) || state->inputs.empty() || !code) return hipErrorInvalidValue;
  if (!current()) return hipErrorNoDevice;
  Compiled linked = link(state->inputs, current()->target);
  if (!linked.done) {
    complain("linking: %s", linked.log.c_str());
    return hipErrorInvalidImage;
  }
  state->code = std::move(linked.code);
  *code = state->code.data();
  if (bytes) *bytes = state->code.size();
  return hipSuccess;
}

hiprtcResult as_rtc(hipError_t error) {
  switch (error) {
    case hipSuccess: return HIPRTC_SUCCESS;
    case hipErrorOutOfMemory: return HIPRTC_ERROR_OUT_OF_MEMORY;
    case hipErrorFileNotFound: return HIPRTC_ERROR_PROGRAM_CREATION_FAILURE;
    case hipErrorInvalidImage: return static_cast<hiprtcResult>(100);  // HIPRTC_ERROR_LINKING, of later headers
    default: return HIPRTC_ERROR_INVALID_INPUT;
  }
}

template <class Body>
hiprtcResult rtc(Body&& body) noexcept {
  return as_rtc(call(body));
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

// Options are about another vendor's compiler.
hiprtcResult hiprtcLinkCreate(unsigned, void*, void**, LinkState** state) {
  return rtc([&] { return create(state); });
}
hiprtcResult hiprtcLinkAddData(LinkState* state, unsigned kind, void* data, size_t bytes, const char*, unsigned, void*,
                               void**) {
  return rtc([&] { return data ? add(state, kind, {static_cast<char*>(data), bytes}) : hipErrorInvalidValue; });
}
hiprtcResult hiprtcLinkAddFile(LinkState* state, unsigned kind, const char* path, unsigned, void*, void**) {
  return rtc([&] { return add_file(state, kind, path); });
}
hiprtcResult hiprtcLinkComplete(LinkState* state, void** code, size_t* bytes) {
  return rtc([&] { return complete(state, code, bytes); });
}
hiprtcResult hiprtcLinkDestroy(LinkState* state) {
  return rtc([&] { return destroy(state); });
}

hipError_t hipLinkCreate(unsigned, void*, void**, LinkState** state) {
  return call([&] { return create(state); });
}
hipError_t hipLinkAddData(LinkState* state, unsigned kind, void* data, size_t bytes, const char*, unsigned, void*,
                          void**) {
  return call([&] { return data ? add(state, kind, {static_cast<char*>(data), bytes}) : hipErrorInvalidImage; });
}
hipError_t hipLinkAddFile(LinkState* state, unsigned kind, const char* path, unsigned, void*, void**) {
  return call([&] { return add_file(state, kind, path); });
}
hipError_t hipLinkComplete(LinkState* state, void** code, size_t* bytes) {
  return call([&] { return complete(state, code, bytes); });
}
hipError_t hipLinkDestroy(LinkState* state) {
  return call([&] { return destroy(state); });
}

}  // extern "C"
