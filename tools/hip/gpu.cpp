// Which GPUs there are, and what the environment says.
#include "gpu.hpp"

#include <elf.h>
#include <link.h>
#include <pthread.h>

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sstream>
#include <string_view>

#include "allocation.hpp"
#include "error.hpp"
#include "grid_sync.hpp"
#include "hostcall.hpp"
#include "module.hpp"
#include "pageable.hpp"
#include "pool.hpp"
#include "printf_buffer.hpp"
#include "stream.hpp"

namespace hip {

namespace {

thread_local int current_ordinal = 0;

constexpr const char* board_lines[] = {
#include "boards.inc"
};

Board board_of(std::string_view target) {
  for (const std::string_view line : board_lines) {
    std::istringstream words{std::string(line)};
    std::vector<std::string> fields;
    for (std::string field; std::getline(words, field, '|');) fields.push_back(field);
    if (fields.size() != 14 || fields[0] != target) continue;
    const auto number = [&](std::size_t i) { return std::stoi(fields[i]); };
    Board board{fields[1], number(2), number(3), number(4), number(5), number(6), std::uint64_t(number(7)) << 30};
    board.work_items_a_cu = number(8);
    board.vgprs_a_lane = number(9);
    board.cluster_workgroups = static_cast<std::uint32_t>(number(10));
    board.xccs = number(11);
    board.vgprs_a_work_item = number(12);
    if (fields[13] != "-") board.features = fields[13];
    constexpr std::string_view off = ":xnack-", on = ":xnack+";
    if (const auto at = board.features.find(off); xnack_wanted() && at != std::string::npos)
      board.features.replace(at, off.size(), on);
    return board;
  }
  return {};
}

bool lockstep_has(std::string_view target) {
  for (std::uint32_t i = 0; const char* each = lockstep_target(i); ++i)
    if (each == target) return true;
  return false;
}

/// Only the devices that the variable names, by their numbers, in its order. As with ROCm the first word that is no
/// number of a device, or one named before, ends the list; an empty variable says nothing.
void keep_visible(std::vector<std::string>& targets, const char* variable) {
  const char* const list = std::getenv(variable);
  if (!list || !*list || targets.empty()) return;
  std::vector<std::string> kept;
  std::vector<bool> named(targets.size(), false);
  std::istringstream words{list};
  for (std::string word; std::getline(words, word, ',');) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number >= targets.size() || named[number]) {
      complain(
          "%s is '%s': '%s' is no device from 0 to %zu not named before, and ends the list; LOCKSTEP_HIP_DEVICES says "
          "which there are",
          variable, list, word.c_str(), targets.size() - 1);
      break;
    }
    named[number] = true;
    kept.push_back(targets[number]);
  }
  targets = std::move(kept);
}

std::vector<std::string> all_targets() {
  std::vector<std::string> targets;
  if (const char* list = std::getenv("LOCKSTEP_HIP_DEVICES")) {
    std::istringstream words{list};
    for (std::string target; std::getline(words, target, ',');) targets.push_back(target);
    if (targets.empty())
      complain("LOCKSTEP_HIP_DEVICES is empty, so there is no device: say which (gfx950,gfx942), or unset it");
    return targets;
  }
  std::string target = target_of_program();
  for (const std::string_view line : board_lines)
    if (target.empty() && lockstep_has(line.substr(0, line.find('|')))) target = line.substr(0, line.find('|'));
  return {target};
}

std::vector<std::string> wanted_targets() {
  std::vector<std::string> targets = all_targets();
  keep_visible(targets, "ROCR_VISIBLE_DEVICES");
  const char* const own = std::getenv("HIP_VISIBLE_DEVICES");
  keep_visible(targets, own && *own ? "HIP_VISIBLE_DEVICES" : "CUDA_VISIBLE_DEVICES");
  return targets;
}

/// A child process has none of the threads, and locks as the fork met them: so it holds them all, in their order.
void prepare_fork() {
  before_fork();
  for (auto& each : gpus())
    if (each->hostcall) each->hostcall->before_fork();
  allocation_lock().lock();
}
template <bool child>
void finish_fork() {
  allocation_lock().unlock();
  for (auto& each : gpus())
    if (each->hostcall) each->hostcall->after_fork(child);
  after_fork(child);
}

/// The target of "gfx950:sramecc+:xnack-", as devices are called in their properties; empty, with a sentence, where the
/// board has not the features that are named.
std::string target_of(const std::string& id) {
  const std::string target = id.substr(0, id.find(':'));
  const Board board = board_of(target);
  std::istringstream features{id.substr(target.size())};
  std::string feature;
  std::getline(features, feature, ':');
  while (std::getline(features, feature, ':')) {
    if ((board.features + ':').find(':' + feature + ':') != std::string::npos || !lockstep_has(target)) continue;
    const bool xnack = feature.substr(0, 5) == "xnack" && board.features.find(":xnack") != std::string::npos;
    complain("LOCKSTEP_HIP_DEVICES: '%s': lockstep's device is %s%s%s", id.c_str(), target.c_str(),
             board.features.c_str(), xnack ? "; HSA_XNACK=1 switches XNACK on, 0 off" : "");
    return {};
  }
  return target;
}

std::vector<std::unique_ptr<Gpu>>* make_gpus() {
  auto* all = new std::vector<std::unique_ptr<Gpu>>;  // never destroyed: worker threads outlive main
  for (const std::string& id : wanted_targets()) {
    const std::string target = target_of(id);
    if (target.empty() && !id.empty()) continue;
    auto one = std::make_unique<Gpu>();
    one->device = lockstep_device_create_with(target.c_str(), LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES);
    if (!one->device) {
      complain("LOCKSTEP_HIP_DEVICES: %s", lockstep_error());
      continue;
    }
    one->ordinal = static_cast<int>(all->size());
    one->target = target;
    one->info.struct_size = sizeof one->info;
    (void)lockstep_get_device_info(one->device, &one->info);
    one->board = board_of(target);
    one->null_stream = make_stream(one.get(), hipStreamDefault, 0);
    one->default_pool = one->pool = make_pool(one->ordinal);
    all->push_back(std::move(one));
  }
  for (auto& one : *all) one->peers.assign(all->size(), false);
  (void)pthread_atfork(prepare_fork, finish_fork<false>, finish_fork<true>);
  return all;
}

}  // namespace

Gpu::~Gpu() = default;

std::vector<std::unique_ptr<Gpu>>& gpus() {
  static auto* const all = make_gpus();
  return *all;
}

Gpu* gpu(int ordinal) {
  auto& all = gpus();
  return ordinal >= 0 && static_cast<std::size_t>(ordinal) < all.size() ? all[static_cast<std::size_t>(ordinal)].get()
                                                                        : nullptr;
}

Gpu* current() { return gpu(current_ordinal); }

hipError_t outcome(hipError_t error) { return error != hipSuccess && gpus().empty() ? hipErrorNoDevice : error; }

int interface_version() {
  // The name by which some object of the process asked for this library.
  static const int version = [] {
    int found = 0;
    dl_iterate_phdr(
        [](dl_phdr_info* object, std::size_t, void* result) {
          const ElfW(Dyn)* dynamic = nullptr;
          for (int i = 0; i < object->dlpi_phnum; ++i)
            if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
              dynamic = reinterpret_cast<const ElfW(Dyn)*>(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
          if (!dynamic) return 0;
          const char* strings = nullptr;
          for (const ElfW(Dyn)* d = dynamic; d->d_tag != DT_NULL; ++d)
            if (d->d_tag == DT_STRTAB) strings = reinterpret_cast<const char*>(d->d_un.d_ptr);
          // Not relocated in the vdso, which needs nothing.
          if (!strings || reinterpret_cast<std::uintptr_t>(strings) < object->dlpi_addr) return 0;
          constexpr std::string_view prefix = "libamdhip64.so.";
          for (const ElfW(Dyn)* d = dynamic; d->d_tag != DT_NULL; ++d) {
            if (d->d_tag != DT_NEEDED) continue;
            const std::string_view name = strings + d->d_un.d_val;
            if (name.substr(0, prefix.size()) == prefix && name.size() > prefix.size())
              *static_cast<int*>(result) = name[prefix.size()] - '0';
          }
          return *static_cast<int*>(result);
        },
        &found);
    return found >= 5 && found <= 7 ? found : 6;
  }();
  return version;
}

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

}  // namespace

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

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipInit(unsigned flags) {
  return call([&] { return flags != 0 ? hipErrorInvalidValue : gpus().empty() ? hipErrorNoDevice : hipSuccess; });
}

hipError_t hipGetDeviceCount(int* count) {
  return call([&] {
    if (!count) return hipErrorInvalidValue;
    *count = static_cast<int>(gpus().size());
    return *count != 0 ? hipSuccess : hipErrorNoDevice;
  });
}

hipError_t hipSetDevice(int ordinal) {
  return call([&] {
    if (!gpu(ordinal)) return hipErrorInvalidDevice;
    current_ordinal = ordinal;
    return hipSuccess;
  });
}

hipError_t hipGetDevice(int* ordinal) {
  return call([&] {
    if (!ordinal) return hipErrorInvalidValue;
    if (!current()) return hipErrorNoDevice;
    *ordinal = current_ordinal;
    return hipSuccess;
  });
}

hipError_t hipSetValidDevices(int* list, int count) {
  return call([&] {
    if (count < 0 || (!list && count != 0)) return hipErrorInvalidValue;
    for (int i = 0; i < count; ++i)
      if (!gpu(list[i])) return hipErrorInvalidDevice;
    if (count != 0) current_ordinal = list[0];
    return hipSuccess;
  });
}

}  // extern "C"
