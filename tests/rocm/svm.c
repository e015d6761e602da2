/* Shared virtual memory: kernels use the program's own pages once the program says so. */
#include "hsa_program.h"

enum { pages = 4, bytes = pages * 4096 };

static uint64_t value_of(void* start, size_t size, uint64_t attribute) {
  hsa_amd_svm_attribute_pair_t pair = {attribute, 0};
  OK(hsa_amd_svm_attributes_get(start, size, &pair, 1));
  return pair.value;
}

static uint64_t access_of(void* start, size_t size) {
  hsa_amd_svm_attribute_pair_t pair = {HSA_AMD_SVM_ATTRIB_ACCESS_QUERY, gpu.handle};
  OK(hsa_amd_svm_attributes_get(start, size, &pair, 1));
  return pair.attribute;
}

static hsa_status_t set(void* start, size_t size, uint64_t attribute, uint64_t value) {
  hsa_amd_svm_attribute_pair_t pair = {attribute, value};
  return hsa_amd_svm_attributes_set(start, size, &pair, 1);
}

void shared(void) {
  uint8_t* memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(memory != MAP_FAILED);
  uint32_t* first = (uint32_t*)memory;
  CHECK(access_of(memory, bytes) == HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS);
  add(first, HSA_STATUS_ERROR_MEMORY_FAULT);
  OK(set(memory, 2 * 4096, HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE, gpu.handle));
  add(first, HSA_STATUS_SUCCESS);
  for (uint32_t i = 0; i < count; ++i) CHECK(first[i] == i + 1);
  CHECK(access_of(memory + 100, 10) == HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE);
  CHECK(access_of(memory, bytes) == HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS); /* they differ */
  OK(set(memory + 4096, 1, HSA_AMD_SVM_ATTRIB_READ_ONLY, 1));
  add(first + 1024, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(first[1024] == 0 && value_of(memory, 4096, HSA_AMD_SVM_ATTRIB_READ_ONLY) == 0);
  OK(set(memory, 4096, HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS, gpu.handle));
  add(first, HSA_STATUS_ERROR_MEMORY_FAULT);
  /* Values that differ from page to page, and where they were moved to. */
  CHECK(value_of(memory, bytes, HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG) == HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED);
  OK(set(memory + 8192, 4096, HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG, HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED));
  CHECK(value_of(memory + 8192, 4096, HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG) == HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED);
  CHECK(value_of(memory, bytes, HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG) == HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE);
  OK(set(memory, bytes, HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION, gpu.handle));
  CHECK(value_of(memory, bytes, HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION) == gpu.handle);
  const hsa_signal_t before = signal_of(1), done = signal_of(1);
  OK(hsa_amd_svm_prefetch_async(memory, bytes, gpu, 1, &before, done));
  CHECK(value_of(memory, bytes, HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION) == 0);
  hsa_signal_store_screlease(before, 0);
  wait_zero(done);
  CHECK(value_of(memory, bytes, HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION) == gpu.handle);
  OK(hsa_amd_svm_prefetch_async(memory, bytes, host, 0, NULL, (hsa_signal_t){0})); /* nobody is told */
  const hsa_signal_t unknown = {77};
  CHECK(hsa_amd_svm_prefetch_async(memory, bytes, gpu, 0, NULL, unknown) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  /* What cannot be asked for. */
  void* pool;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 4096, 0, &pool));
  CHECK(set(pool, 4096, HSA_AMD_SVM_ATTRIB_READ_MOSTLY, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_memory_free(pool));
  CHECK(set(NULL, 4096, HSA_AMD_SVM_ATTRIB_READ_MOSTLY, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(set(memory, 0, HSA_AMD_SVM_ATTRIB_READ_MOSTLY, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(set(memory, SIZE_MAX, HSA_AMD_SVM_ATTRIB_READ_MOSTLY, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(set(memory, 4096, HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(set(memory, 4096, HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE, 1) == HSA_STATUS_ERROR_INVALID_AGENT);
  CHECK(set(memory, 4096, 77, 0) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  /* Pages that are gone are nobody's; those that stay are as before. */
  OK(set(memory, bytes, HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE, gpu.handle));
  OK(set(memory, bytes, HSA_AMD_SVM_ATTRIB_READ_ONLY, 0));
  memset(memory, 0, bytes);
  CHECK(munmap(memory + 4096, 4096) == 0);
  add(first, HSA_STATUS_SUCCESS);
  add(first + 2048, HSA_STATUS_SUCCESS);
  for (uint32_t i = 0; i < count; ++i) CHECK(first[i] == i + 1 && first[2048 + i] == i + 1);
  add(first + 1024, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(munmap(memory, bytes) == 0);
  CHECK(set(memory, bytes, HSA_AMD_SVM_ATTRIB_READ_MOSTLY, 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  add(first, HSA_STATUS_ERROR_MEMORY_FAULT);
  OK(hsa_signal_destroy(before));
  OK(hsa_signal_destroy(done));
}
