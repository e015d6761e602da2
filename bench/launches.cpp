// Whole launches: both engines on the example programs, how soon a launch gives up, what a device takes of memory.
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <stop_token>
#include <thread>
#include <vector>

#include "device.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "measures.hpp"

namespace bench {
namespace {

/// The three example programs, one after another on one thread.
class Programs {
 public:
  Programs() { run(lockstep::Engine::fast); }  // the device keeps what it compiles the kernels to

  /// Processor time: by the clock, the long run of the reference engine suffers more from a shared machine.
  double run(lockstep::Engine engine) const {
    const double before = processor_seconds();
    const auto launch = [&](const lockstep::Kernel& kernel, std::uint32_t grid, std::uint32_t block,
                            const auto&... arguments) {
      lockstep::LaunchOptions options;
      options.grid = {grid};
      options.block = {block};
      options.engine = engine;
      options.threads = 1;
      const lockstep::LaunchResult result = gpu_->launch(kernel, options, arguments...);
      require(static_cast<bool>(result), result.message());
    };
    launch(saxpy_, 40, 256, 10000u, 2.5f, x_, y_);
    launch(reduce_, 16, 256, 8192u, x_, y_);
    launch(softmax_, 16, 64, 500u, x_, y_);
    return processor_seconds() - before;
  }

 private:
  lockstep::Kernel example(const std::string& name) const {
    const lockstep::Code code =
        gpu_->load_file(std::string(LOCKSTEP_EXAMPLE_DIR).append("/").append(name).append(".hsaco"));
    require(static_cast<bool>(code), code.message());
    return code.kernel(name);
  }
  std::unique_ptr<lockstep::cdna4::Device> gpu_ = std::make_unique<lockstep::cdna4::Device>();
  lockstep::Kernel saxpy_ = example("saxpy"), reduce_ = example("reduce"), softmax_ = example("softmax");
  lockstep::Buffer<float> x_ = gpu_->upload(std::vector<float>(10000, 0.5f)),
                          y_ = gpu_->upload(std::vector<float>(10000, 0.25f));
};

/// Seconds from the request to stop a launch without end, on all threads, to its return.
double time_to_stop(const lockstep::Kernel& endless, const lockstep::Buffer<std::uint32_t>& data) {
  std::stop_source source;
  lockstep::LaunchOptions options;
  options.grid = {64};
  options.block = {64};
  options.max_instructions = 0;
  options.stop = source.get_token();
  std::chrono::steady_clock::time_point asked;
  std::jthread asker([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    asked = std::chrono::steady_clock::now();
    source.request_stop();
  });
  const lockstep::LaunchResult result = device().launch(endless, options, data, ~std::uint32_t{0});
  const auto returned = std::chrono::steady_clock::now();
  require(!result, "an endless launch came to an end");
  asker.join();
  return std::chrono::duration<double>(returned - asked).count();
}

double resident_bytes() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages >> pages;
  return static_cast<double>(pages) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

/// What a device with 1 GiB of the host's memory registered takes besides, after workgroups of 512 threads.
double memory_of_a_device() {
  constexpr std::size_t size = std::size_t{1} << 30;
  void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(memory != MAP_FAILED, "no address space for 1 GiB");
  malloc_trim(0);  // what earlier devices gave back must not be taken for nothing
  const double before = resident_bytes();
  double taken = 0;
  {
    lockstep::cdna4::Device gpu;
    auto buffer = gpu.memory().map_host(memory, size, true);
    require(static_cast<bool>(buffer), "1 GiB could not be registered");
    const lockstep::Code code = gpu.load_file(std::string(LOCKSTEP_KERNEL_DIR).append("/empty.hsaco"));
    const auto numbers = gpu.allocate<float>(64 * 512);
    const lockstep::LaunchResult result = gpu.launch(code.kernel("wide"), {.grid = {64}, .block = {512}}, numbers);
    require(static_cast<bool>(result), result.message());
    taken = resident_bytes() - before;
    require(static_cast<bool>(gpu.memory().unmap_host(memory)), "the buffer could not be taken back");
  }
  munmap(memory, size);
  return taken > 0 ? taken : 1;
}

}  // namespace

void register_launch_measures() {
  const auto programs = std::make_shared<Programs>();
  add_timer("example programs", [=] {
    programs->run(
        lockstep::Engine::fast);  // finds others' data in the caches; the reference is long enough not to care
    return programs->run(lockstep::Engine::fast);
  });
  add_timer("by the reference engine", [=] { return programs->run(lockstep::Engine::reference); });
  add_measure({"example programs", "example programs", "by the reference engine", Goal::factor, 50, 200});

  const lockstep::Kernel endless = kernel("instructions_0", "instructions");
  auto data = std::make_shared<lockstep::Buffer<std::uint32_t>>(device().allocate<std::uint32_t>(4096));
  add_timer("a stopped launch returns", [=] { return time_to_stop(endless, *data); });
  add_measure({"a stopped launch returns", "a stopped launch returns", "", Goal::time, 10e6, 10e6});

  add_timer("memory of a device", [] { return memory_of_a_device() * 1e-9; });
  constexpr double mib = 1 << 20;
  add_measure({"memory of a device with 1 GiB of buffers", "memory of a device", "", Goal::bytes, 64 * mib, 16 * mib});
}

}  // namespace bench
