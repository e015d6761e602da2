// What every HSA call does around its own work, and where the runtime is between hsa_init and hsa_shut_down.
#pragma once

#include <hsa/hsa.h>

#include <new>

#include "complain.hpp"

namespace rocm {

using runtime::complain;

/// Says once a process, on standard error, that `call` is not there; HSA_STATUS_ERROR.
hsa_status_t not_supported(const char* call);
/// Calls of hsa_init that hsa_shut_down has not undone yet?
bool initialized();

/// The body of a call that may come before hsa_init: nothing is thrown at the caller.
template <class Body>
hsa_status_t guarded(Body&& body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  } catch (...) {
    return HSA_STATUS_ERROR;
  }
}

/// The body of any other call.
template <class Body>
hsa_status_t call(Body&& body) noexcept {
  return guarded([&] { return initialized() ? body() : HSA_STATUS_ERROR_NOT_INITIALIZED; });
}

/// What is asked for by an attribute goes to memory that the caller has for it.
template <class T, class Value>
hsa_status_t give(void* to, const Value& value) {
  *static_cast<T*>(to) = static_cast<T>(value);
  return HSA_STATUS_SUCCESS;
}

}  // namespace rocm
