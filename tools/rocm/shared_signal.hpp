// Signals that other processes have, too: each in a page of a file of its own, at a place that all kernels see.
#pragma once

#include <hsa/amd_hsa_signal.h>

#include <cstdint>

namespace rocm {

/// Takes the places, so that kernels that begin from now on see signals that are made later.
void take_signal_places();
/// The signal there; null if there is none.
amd_signal_t* shared_signal_at(std::uint64_t handle);
/// A new one, all zero; null if the system has no file for it.
amd_signal_t* make_shared_signal();
/// One of another process. The file is the signal's from now on, also where null is returned, because no place is free.
amd_signal_t* attach_shared_signal(int file);
/// The file that a shared signal is in; -1 if it is none.
int file_of(const amd_signal_t* signal);
/// The other processes keep it. False: there is no such signal.
bool release_shared_signal(std::uint64_t handle);

}  // namespace rocm
