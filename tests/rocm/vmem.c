/* Addresses and memory apart: a buffer that grows in place, one memory at two addresses, which agents may use it, and
 * another process that has it by a file. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "hsa_program.h"
#include "newer_calls.h"

enum { page = 4096 };
static const hsa_access_permission_t none = (hsa_access_permission_t)LOCKSTEP_HSA_PERMISSION_NONE;
static hsa_agent_t first_gpu;

static hsa_status_t take_first(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type != HSA_DEVICE_TYPE_GPU) return HSA_STATUS_SUCCESS;
  first_gpu = agent;
  return HSA_STATUS_INFO_BREAK;
}

static void* reserve(size_t bytes, uint64_t alignment) {
  void* start = NULL;
  OK(hsa_amd_vmem_address_reserve_align(&start, bytes, 0, alignment, 0));
  return start;
}

static hsa_amd_vmem_alloc_handle_t create(size_t bytes) {
  hsa_amd_vmem_alloc_handle_t memory;
  OK(hsa_amd_vmem_handle_create(device_pool, bytes, MEMORY_TYPE_PINNED, 0, &memory));
  return memory;
}

static hsa_status_t let(void* start, size_t bytes, hsa_agent_t agent, hsa_access_permission_t permission) {
  const hsa_amd_memory_access_desc_t wanted = {permission, agent};
  return hsa_amd_vmem_set_access(start, bytes, &wanted, 1);
}

static uint64_t free_bytes(void) {
  uint64_t bytes = 0;
  OK(hsa_agent_get_info(gpu, (hsa_agent_info_t)0xA015, &bytes));
  return bytes;
}

static hsa_amd_pointer_info_t about(void* pointer) {
  hsa_amd_pointer_info_t info = {.size = sizeof info};
  OK(hsa_amd_pointer_info(pointer, &info, NULL, NULL, NULL));
  return info;
}

static void expect_fault(uint32_t* out, const char* text) {
  listen_to_errors();
  add(out, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(heard(text));
}

/* Two pieces of memory, one behind the other, are one buffer; what is not there is a fault. */
static void grow(void) {
  bool there = false;
  OK(hsa_system_get_info((hsa_system_info_t)0x205, &there)); /* HSA_AMD_SYSTEM_INFO_VIRTUAL_MEM_API_SUPPORTED */
  CHECK(there);
  uint8_t* const range = reserve(8 * page, 1 << 21);
  CHECK((uintptr_t)range % (1 << 21) == 0);
  CHECK(about(range + page).type == LOCKSTEP_HSA_POINTER_RESERVED && about(range + page).hostBaseAddress == range &&
        about(range).sizeInBytes == 8 * page);
  uint32_t* const out = (uint32_t*)range;
  expect_fault(out, "hsa_amd_vmem_address_reserve reserved: no memory is mapped at this address");
  uint32_t number = 0;
  CHECK(hsa_memory_copy(range, &number, 4) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_memory_copy(&number, range, 4) == HSA_STATUS_ERROR_INVALID_ARGUMENT);

  const uint64_t before = free_bytes();
  const hsa_amd_vmem_alloc_handle_t first = create(page), second = create(2 * page);
  CHECK(before - free_bytes() == 3 * page);
  OK(hsa_amd_vmem_map(range, page, 0, first, 0));
  expect_fault(out, "hsa_amd_vmem_set_access has not let this agent use the memory mapped there");
  OK(let(range, page, gpu, HSA_ACCESS_PERMISSION_RW));
  add(out, HSA_STATUS_SUCCESS);
  for (uint32_t i = 0; i < count; ++i) CHECK(out[i] == i + 1);
  /* `count` numbers from here on end behind the first page. */
  expect_fault(out + page / 4 - 8, "no memory is mapped at this address");
  OK(hsa_amd_vmem_map(range + page, 2 * page, 0, second, 0));
  OK(let(range, 3 * page, gpu, HSA_ACCESS_PERMISSION_RW));
  OK(hsa_amd_memory_fill(range, 0, 3 * page / 4));
  add(out + page / 4 - 8, HSA_STATUS_SUCCESS);
  CHECK(out[page / 4 - 8] == 1 && out[page / 4 - 1] == 8 && out[page / 4] == 9 && out[page / 4 + 247] == 256);
  CHECK(about(range).type == LOCKSTEP_HSA_POINTER_VMEM && about(range + page).sizeInBytes == 2 * page &&
        about(range).agentOwner.handle == gpu.handle);
  CHECK(hsa_amd_memory_fill(range, 0, 3 * page / 4 + 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);

  /* What is in use is not given back; memory lasts as long as it has a handle or a mapping. */
  CHECK(hsa_amd_vmem_address_free(range, 8 * page) == HSA_STATUS_ERROR_RESOURCE_FREE);
  CHECK(hsa_memory_free(range) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_agents_allow_access(1, &gpu, NULL, range) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(hsa_amd_vmem_handle_release(first));
  OK(hsa_amd_vmem_handle_release(second));
  CHECK(hsa_amd_vmem_handle_release(second) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(before - free_bytes() == 3 * page);
  add(out, HSA_STATUS_SUCCESS);
  hsa_amd_vmem_alloc_handle_t kept;
  OK(hsa_amd_vmem_retain_alloc_handle(&kept, range + page + 100));
  CHECK(kept.handle == second.handle);
  OK(hsa_amd_vmem_unmap(range, 3 * page));
  CHECK(before - free_bytes() == 2 * page);
  expect_fault(out, "no memory is mapped at this address");
  OK(hsa_amd_vmem_map(range, 2 * page, 0, kept, 0)); /* with what was written there */
  CHECK(((uint32_t*)range)[0] == 9 && ((uint32_t*)range)[247] == 256);
  OK(hsa_amd_vmem_unmap(range, 2 * page));
  OK(hsa_amd_vmem_handle_release(kept));
  CHECK(before == free_bytes());
  OK(hsa_amd_vmem_address_free(range, 8 * page));
  CHECK(hsa_amd_vmem_address_free(range, 8 * page) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(about(range).type == HSA_EXT_POINTER_TYPE_UNKNOWN);
  expect_fault(out, "of reserved addresses");
}

/* The same memory at two addresses, of which this agent may only read one, and another agent only has the other. */
static void share(void) {
  uint32_t *const one = reserve(page, 0), *const other = reserve(page, page);
  const hsa_amd_vmem_alloc_handle_t memory = create(page);
  OK(hsa_amd_vmem_map(one, page, 0, memory, 0));
  OK(hsa_amd_vmem_map(other, page, 0, memory, 0));
  hsa_access_permission_t permission = HSA_ACCESS_PERMISSION_RW;
  CHECK(hsa_amd_vmem_get_access(one, &permission, gpu) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(let(one, page, gpu, HSA_ACCESS_PERMISSION_RW));
  OK(let(other, page, gpu, HSA_ACCESS_PERMISSION_RO));
  OK(let(other, page, host, HSA_ACCESS_PERMISSION_RW));
  OK(hsa_amd_vmem_get_access(other, &permission, gpu));
  CHECK(permission == HSA_ACCESS_PERMISSION_RO);
  OK(hsa_amd_vmem_get_access(other, &permission, host));
  CHECK(permission == HSA_ACCESS_PERMISSION_RW);
  CHECK(hsa_amd_vmem_get_access(one, &permission, host) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  add(one, HSA_STATUS_SUCCESS);
  for (uint32_t i = 0; i < count; ++i) CHECK(other[i] == i + 1);
  expect_fault(other, "hsa_amd_vmem_set_access lets this agent only read the memory mapped there");
  /* A kernel reads it: box[1] gets the number at index 7. */
  uint64_t* box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, page, 0, (void**)&box));
  box[0] = (uintptr_t)other;
  const struct kernel follow = find("follow.kd");
  void* const kernarg = arguments(follow, box, 7);
  hsa_queue_t* const queue = watched_queue();
  const hsa_signal_t done = signal_of(1);
  launch(queue, follow, 64, kernarg, done);
  wait_zero(done);
  CHECK(box[1] == 8);
  OK(hsa_queue_destroy(queue));
  OK(hsa_signal_destroy(done));
  OK(hsa_memory_free(kernarg));
  OK(hsa_memory_free(box));
  /* An agent that is not named keeps what it has. */
  CHECK(first_gpu.handle != gpu.handle);
  OK(let(one, page, first_gpu, HSA_ACCESS_PERMISSION_RW));
  add(one, HSA_STATUS_SUCCESS);
  OK(let(one, page, gpu, none));
  OK(hsa_amd_vmem_get_access(one, &permission, gpu));
  CHECK(permission == none);
  OK(hsa_amd_vmem_get_access(one, &permission, first_gpu));
  CHECK(permission == HSA_ACCESS_PERMISSION_RW);
  expect_fault(one, "hsa_amd_vmem_set_access has not let this agent use the memory mapped there");
  CHECK(one[3] == 8);
  OK(let(one, page, gpu, HSA_ACCESS_PERMISSION_WO));
  add(one, HSA_STATUS_SUCCESS);
  CHECK(one[3] == 12);
  OK(hsa_amd_vmem_unmap(one, page));
  OK(hsa_amd_vmem_unmap(other, page));
  OK(hsa_amd_vmem_address_free(one, page));
  OK(hsa_amd_vmem_address_free(other, page));
  OK(hsa_amd_vmem_handle_release(memory));
}

/* Another process has the memory by a file descriptor, and its kernel writes it. */
static void send(const char* code) {
  uint32_t* const here = reserve(page, 0);
  const hsa_amd_vmem_alloc_handle_t memory = create(page);
  OK(hsa_amd_vmem_map(here, page, 0, memory, 0));
  for (uint32_t i = 0; i < count; ++i) here[i] = 1000;
  int file = -1;
  OK(hsa_amd_vmem_export_shareable_handle(&file, memory, 0));
  CHECK(fcntl(file, F_SETFD, 0) == 0); /* the other process keeps it */
  char number[16];
  snprintf(number, sizeof number, "%d", file);
  CHECK(status_of(start_again(code, "import", number)) == 0);
  for (uint32_t i = 0; i < count; ++i) CHECK(here[i] == 1000 + i + 1);
  CHECK(ftruncate(file, 0) != 0 && errno == EPERM); /* nobody takes the memory from under the others */
  CHECK(close(file) == 0);
  CHECK(hsa_amd_vmem_import_shareable_handle(file, (hsa_amd_vmem_alloc_handle_t*)&number) ==
        HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(hsa_amd_vmem_unmap(here, page));
  OK(hsa_amd_vmem_handle_release(memory));
  OK(hsa_amd_vmem_address_free(here, page));
}

static void receive(int file) {
  hsa_amd_vmem_alloc_handle_t memory;
  OK(hsa_amd_vmem_import_shareable_handle(file, &memory));
  CHECK(close(file) == 0);
  hsa_amd_memory_pool_t pool;
  hsa_amd_memory_type_t type = MEMORY_TYPE_NONE;
  OK(hsa_amd_vmem_get_alloc_properties_from_handle(memory, &pool, &type));
  CHECK(pool.handle == device_pool.handle && type == MEMORY_TYPE_PINNED);
  uint32_t* const here = reserve(page, 0);
  OK(hsa_amd_vmem_map(here, page, 0, memory, 0));
  OK(let(here, page, gpu, HSA_ACCESS_PERMISSION_RW));
  add(here, HSA_STATUS_SUCCESS);
}

/* What cannot be asked for. */
static void refused(void) {
  const hsa_amd_vmem_alloc_handle_t garbage = {0xdead000}, nothing = {0};
  hsa_amd_vmem_alloc_handle_t memory;
  hsa_amd_memory_pool_t pool;
  hsa_amd_memory_type_t type;
  hsa_access_permission_t permission;
  void* place = NULL;
  CHECK(hsa_amd_vmem_address_reserve(NULL, page, 0, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_reserve(&place, 0, 0, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_reserve(&place, page + 1, 0, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_reserve(&place, page, 0, 8) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_reserve(&place, SIZE_MAX / page * page, 0, 0) == HSA_STATUS_ERROR_OUT_OF_RESOURCES);
  CHECK(hsa_amd_vmem_address_reserve_align(&place, page, 0, 64, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_reserve_align(&place, page, 0, 3 * page, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_free(NULL, page) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_handle_create((hsa_amd_memory_pool_t){1}, page, MEMORY_TYPE_PINNED, 0, &memory) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, page, MEMORY_TYPE_PINNED, 0, NULL) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, 0, MEMORY_TYPE_PINNED, 0, &memory) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, 100, MEMORY_TYPE_PINNED, 0, &memory) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, page, (hsa_amd_memory_type_t)7, 0, &memory) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, page, MEMORY_TYPE_PINNED, 1, &memory) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_handle_create(device_pool, (size_t)1 << 50, MEMORY_TYPE_PINNED, 0, &memory) ==
        HSA_STATUS_ERROR_OUT_OF_RESOURCES);
  CHECK(hsa_amd_vmem_handle_release(garbage) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_handle_release(nothing) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_get_alloc_properties_from_handle(garbage, &pool, &type) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  int file = -1;
  CHECK(hsa_amd_vmem_export_shareable_handle(&file, garbage, 0) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_import_shareable_handle(-1, &memory) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_import_shareable_handle(0, &memory) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  const int other = memfd_create("other", 0); /* a file of the program's, which it could make shorter */
  CHECK(other >= 0 && ftruncate(other, page) == 0);
  CHECK(hsa_amd_vmem_import_shareable_handle(other, &memory) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(close(other) == 0);

  uint8_t* const range = reserve(4 * page, 0);
  memory = create(2 * page);
  CHECK(hsa_amd_vmem_export_shareable_handle(NULL, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_export_shareable_handle(&file, memory, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range, 2 * page, 0, garbage, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range, page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT); /* not its size */
  CHECK(hsa_amd_vmem_map(range, 2 * page, page, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range, 2 * page, 0, memory, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range + 64, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range + 3 * page, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(range - page, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_map(NULL, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  static uint8_t own[4 * page] __attribute__((aligned(4096)));
  CHECK(hsa_amd_vmem_map(own, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(let(range, 2 * page, gpu, HSA_ACCESS_PERMISSION_RW) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_unmap(range, 2 * page) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_retain_alloc_handle(&memory, range) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(hsa_amd_vmem_map(range + page, 2 * page, 0, memory, 0));
  CHECK(hsa_amd_vmem_map(range, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT); /* something is there */
  CHECK(hsa_amd_vmem_map(range + 2 * page, 2 * page, 0, memory, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(let(range + page, page, gpu, HSA_ACCESS_PERMISSION_RW) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(let(range + page, 3 * page, gpu, HSA_ACCESS_PERMISSION_RW) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(let(range + page, 2 * page, (hsa_agent_t){5}, HSA_ACCESS_PERMISSION_RW) == HSA_STATUS_ERROR_INVALID_AGENT);
  CHECK(let(range + page, 2 * page, gpu, (hsa_access_permission_t)4) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_set_access(range + page, 2 * page, NULL, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_get_access(range, &permission, gpu) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  CHECK(hsa_amd_vmem_get_access(range + page, &permission, (hsa_agent_t){5}) == HSA_STATUS_ERROR_INVALID_AGENT);
  CHECK(hsa_amd_vmem_unmap(range + page, page) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_vmem_address_free(range, 3 * page) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_vmem_unmap(range + page, 2 * page));
  OK(hsa_amd_vmem_handle_release(memory));
  OK(hsa_amd_vmem_address_free(range, 4 * page));
}

int main(int argc, char** argv) {
  CHECK(argc > 1);
  CHECK(hsa_amd_vmem_address_free(NULL, page) == HSA_STATUS_ERROR_NOT_INITIALIZED);
  OK(hsa_init());
  set_up(argv[1]);
  (void)hsa_iterate_agents(take_first, NULL);
  if (argc > 3) {
    receive(atoi(argv[3]));
  } else {
    grow();
    share();
    send(argv[1]);
    refused();
  }
  OK(hsa_shut_down());
  puts("all right");
  return 0;
}
