// What an AQL packet takes on top of a launch: an empty kernel by the HSA runtime, and the same by lockstep_launch, in
// turn. usage: lockstep rocm lockstep_bench_aql CODE_OBJECT   (LOCKSTEP_DEVICES: its target)
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "lockstep.h"

namespace {

void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "bench aql: %s\n", what);
  std::exit(1);
}
void ok(hsa_status_t status, const char* what) { require(status == HSA_STATUS_SUCCESS, what); }

hsa_status_t take_gpu(hsa_agent_t agent, void* data) {
  hsa_device_type_t type{};
  ok(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type), "hsa_agent_get_info");
  if (type == HSA_DEVICE_TYPE_GPU) *static_cast<hsa_agent_t*>(data) = agent;
  return HSA_STATUS_SUCCESS;
}

/// ns of one of `count`.
template <class Body>
double time_of(int count, Body&& body) {
  const auto start = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / count;
}

struct Dispatcher {
  hsa_queue_t* queue = nullptr;
  std::uint64_t kernel = 0;
  hsa_signal_t done{};

  /// A packet of one workgroup of 64; its doorbell rings.
  void dispatch() const {
    const std::uint64_t index = hsa_queue_add_write_index_relaxed(queue, 1);
    while (index - hsa_queue_load_read_index_scacquire(queue) >= queue->size) continue;
    auto& packet = static_cast<hsa_kernel_dispatch_packet_t*>(queue->base_address)[index % queue->size];
    std::memset(reinterpret_cast<char*>(&packet) + 2, 0, sizeof packet - 2);
    packet.setup = 1;
    packet.workgroup_size_x = packet.grid_size_x = 64;
    packet.workgroup_size_y = packet.workgroup_size_z = packet.grid_size_y = packet.grid_size_z = 1;
    packet.kernel_object = kernel;
    packet.completion_signal = done;
    __atomic_store_n(&packet.header,
                     static_cast<std::uint16_t>(HSA_PACKET_TYPE_KERNEL_DISPATCH | 1 << HSA_PACKET_HEADER_BARRIER),
                     __ATOMIC_RELEASE);
    hsa_signal_store_screlease(queue->doorbell_signal, static_cast<hsa_signal_value_t>(index));
  }
  void wait() const {
    while (hsa_signal_wait_scacquire(done, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED) >= 1)
      continue;
  }
};

}  // namespace

int main(int count_of_words, char** words) {
  require(count_of_words == 2, "usage: lockstep_bench_aql CODE_OBJECT");
  std::ifstream file(words[1], std::ios::binary);
  const std::vector<char> code{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  require(!code.empty(), "the code object cannot be read");
  ok(hsa_init(), "hsa_init");
  hsa_agent_t gpu{};
  ok(hsa_iterate_agents(take_gpu, &gpu), "hsa_iterate_agents");
  hsa_code_object_reader_t reader{};
  hsa_executable_t executable{};
  hsa_executable_symbol_t symbol{};
  ok(hsa_code_object_reader_create_from_memory(code.data(), code.size(), &reader), "the code object");
  ok(hsa_executable_create_alt(HSA_PROFILE_BASE, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR, "", &executable),
     "an executable");
  ok(hsa_executable_load_agent_code_object(executable, gpu, reader, "", nullptr),
     "the code object is for another target");
  ok(hsa_executable_freeze(executable, ""), "hsa_executable_freeze");
  ok(hsa_executable_get_symbol_by_name(executable, "empty.kd", &gpu, &symbol), "kernel empty");
  Dispatcher by_packet;
  ok(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT, &by_packet.kernel), "its object");
  ok(hsa_queue_create(gpu, 1024, HSA_QUEUE_TYPE_MULTI, nullptr, nullptr, UINT32_MAX, UINT32_MAX, &by_packet.queue),
     "a queue");
  ok(hsa_signal_create(0, 0, nullptr, &by_packet.done), "a signal");

  char target[64] = {};
  ok(hsa_agent_get_info(gpu, HSA_AGENT_INFO_NAME, target), "the target");
  lockstep_device* const device = lockstep_device_create(target);
  lockstep_code* loaded = nullptr;
  require(device && lockstep_load(device, code.data(), code.size(), &loaded) == LOCKSTEP_OK, lockstep_error());

  constexpr int packets = 1000, rounds = 60;
  double direct = 1e300, in_row = 1e300, one_by_one = 1e300;
  for (int round = 0; round < rounds; ++round) {  // the least of each: other programs only add to it
    direct = std::min(
        direct, time_of(packets, [&] {
          const std::uint32_t grid[] = {1, 1, 1}, block[] = {64, 1, 1};
          for (int i = 0; i < packets; ++i)
            require(lockstep_launch(device, loaded, "empty", grid, block, nullptr, 0, nullptr, nullptr) == LOCKSTEP_OK,
                    lockstep_error());
        }));
    in_row = std::min(in_row, time_of(packets, [&] {
                        hsa_signal_store_relaxed(by_packet.done, packets);
                        for (int i = 0; i < packets; ++i) by_packet.dispatch();
                        by_packet.wait();
                      }));
    one_by_one = std::min(one_by_one, time_of(packets, [&] {
                            for (int i = 0; i < packets; ++i) {
                              hsa_signal_store_relaxed(by_packet.done, 1);
                              by_packet.dispatch();
                              by_packet.wait();
                            }
                          }));
  }
  std::printf(
      "%s: an empty launch %.2f us; a packet of a row of them %.2f us, %.2f on top; one packet after the other is done "
      "%.2f us, %.2f on top\n",
      target, direct / 1e3, in_row / 1e3, (in_row - direct) / 1e3, one_by_one / 1e3, (one_by_one - direct) / 1e3);
  return 0;
}
