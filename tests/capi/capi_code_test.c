/* Code objects in C: whose they are, what arguments their kernels have, grids in work-items.
 * usage: capi_code_test SAXPY.hsaco ARGUMENTS.hsaco COMPRESSED.bundle, which has saxpy for gfx950 */
#define _DEFAULT_SOURCE
#include <malloc.h>
#include <stdlib.h>

#include "check.h"

static const uint32_t one[3] = {1, 1, 1}, wave[3] = {64, 1, 1};

static lockstep_device* device_with(const char* path, lockstep_code** code) {
  lockstep_device* device = lockstep_device_create("gfx950");
  CHECK(device != NULL);
  CHECK(lockstep_load_file(device, path, code) == LOCKSTEP_OK);
  return device;
}

/* Devices take their code objects with them. (A sanitizer or valgrind would tell at the end, too.) */
static void test_destroy_frees_code(const char* path) {
  size_t before = 0, after;
  int i;
  for (i = 0; i < 60; ++i) {
    lockstep_code *first = NULL, *second = NULL;
    lockstep_device* device = device_with(path, &first);
    CHECK(lockstep_load_file(device, path, &second) == LOCKSTEP_OK);
    CHECK(lockstep_unload(device, first) == LOCKSTEP_OK);
    lockstep_device_destroy(device);
    if (i == 9) before = mallinfo2().uordblks;
  }
  after = mallinfo2().uordblks;
  CHECK(after < before + 50 * 1000); /* 16 KB each was lost */
}

static void test_other_device(const char* path) {
  lockstep_code *code = NULL, *other_code = NULL;
  lockstep_device *device = device_with(path, &code), *other = device_with(path, &other_code);
  lockstep_kernel_info info;
  lockstep_result result = empty_result();
  struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {0, 1.0f, 0, 0};
  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  CHECK(lockstep_launch(device, other_code, "saxpy", one, wave, &kernarg, sizeof kernarg, NULL, &result) ==
        LOCKSTEP_ERROR);
  CHECK(strcmp(result.text, "the code object is not loaded in this device") == 0);
  CHECK(lockstep_unload(device, other_code) == LOCKSTEP_ERROR);
  CHECK(strcmp(lockstep_error(), "lockstep_unload: the code object is not loaded in this device") == 0);

  /* The image is no allocation: its memory cannot be freed under the code object. */
  CHECK(lockstep_get_kernel_info(code, "saxpy", &info) == LOCKSTEP_OK);
  {
    uint64_t page = info.entry / 4096 * 4096, freed = 0, i;
    for (i = 0; i < 16; ++i) freed += lockstep_free(device, page - i * 4096) == LOCKSTEP_OK;
    CHECK(freed == 0);
    CHECK(lockstep_free(device, info.descriptor / 4096 * 4096) == LOCKSTEP_ERROR);
  }
  CHECK(lockstep_launch(device, code, "saxpy", one, wave, &kernarg, sizeof kernarg, NULL, NULL) == LOCKSTEP_OK);
  CHECK(lockstep_launch(other, other_code, "saxpy", one, wave, &kernarg, sizeof kernarg, NULL, NULL) == LOCKSTEP_OK);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_ERROR);
  CHECK(lockstep_launch(device, code, "saxpy", one, wave, &kernarg, sizeof kernarg, NULL, NULL) == LOCKSTEP_ERROR);
  lockstep_device_destroy(device);
  CHECK(lockstep_unload(other, other_code) == LOCKSTEP_OK);
  lockstep_device_destroy(other);
}

/* y = 2 x + y by a kernel of a code object. */
static void run_saxpy(lockstep_device* device, const lockstep_code* code) {
  static float x[64], y[64];
  const struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {64, 2.0f, (uint64_t)(uintptr_t)x, (uint64_t)(uintptr_t)y};
  int i;
  for (i = 0; i < 64; ++i) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  CHECK(lockstep_map_host(device, x, sizeof x) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, y, sizeof y) == LOCKSTEP_OK);
  CHECK(lockstep_launch(device, code, "saxpy", one, wave, &kernarg, sizeof kernarg, NULL, NULL) == LOCKSTEP_OK);
  CHECK(y[0] == 1.0f && y[63] == 127.0f);
  CHECK(lockstep_unmap_host(device, x) == LOCKSTEP_OK && lockstep_unmap_host(device, y) == LOCKSTEP_OK);
}

/* Compressed bundles, from a file and from memory; cut off anywhere, and damaged. */
static void test_compressed(const char* path) {
  static unsigned char bytes[1 << 16];
  lockstep_code* code = NULL;
  lockstep_device* device = device_with(path, &code);
  lockstep_device* other = lockstep_device_create("gfx942");
  FILE* const file = fopen(path, "rb");
  const size_t count = file ? fread(bytes, 1, sizeof bytes, file) : 0;
  size_t length, refused = 0;
  CHECK(file && count > 100 && count < sizeof bytes && memcmp(bytes, "CCOB", 4) == 0);
  if (file) fclose(file);
  run_saxpy(device, code);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  CHECK(lockstep_load(device, bytes, count, &code) == LOCKSTEP_OK);
  run_saxpy(device, code);
  CHECK(lockstep_target_for(bytes, count) != NULL && strcmp(lockstep_target_for(bytes, count), "gfx950") == 0);
  CHECK(lockstep_load(other, bytes, count, &code) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "an offload bundle built for gfx950, this is gfx942") != NULL);
  CHECK(lockstep_load_file(other, path, &code) == LOCKSTEP_ERROR && strstr(lockstep_error(), path) != NULL);
  for (length = 4; length < count; length += length < 64 ? 1 : 97) {
    unsigned char* const part = malloc(length); /* so that a sanitizer sees what is read behind it */
    memcpy(part, bytes, length);
    refused += lockstep_load(device, part, length, &code) == LOCKSTEP_ERROR &&
               strstr(lockstep_error(), "compressed offload bundle") != NULL &&
               lockstep_target_for(part, length) == NULL;
    free(part);
  }
  CHECK(refused == (count <= 64 ? count - 4 : 60 + (count - 64 + 96) / 97));
  bytes[6] = 7;
  CHECK(lockstep_load(device, bytes, count, &code) == LOCKSTEP_ERROR);
  CHECK(strcmp(lockstep_error(),
               "code object: an offload bundle compressed by method 7; 0, zlib, and 1, zstd, are known") == 0);
  lockstep_device_destroy(device);
  lockstep_device_destroy(other);
}

static lockstep_kernel_argument argument(const lockstep_code* code, const char* kernel, uint32_t index) {
  lockstep_kernel_argument a;
  memset(&a, 0, sizeof a);
  a.struct_size = sizeof a;
  CHECK(lockstep_get_kernel_argument(code, kernel, index, &a) == LOCKSTEP_OK);
  return a;
}

static void test_arguments(const char* path) {
  static const struct {
    uint32_t kind, size;
    const char *name, *type, *value_kind, *space;
  } expected[4] = {
      {LOCKSTEP_ARGUMENT_POINTER, 8, "out", "uint*", "global_buffer", "global"},
      {LOCKSTEP_ARGUMENT_LOCAL, 4, "line", "uint*", "dynamic_shared_pointer", "local"},
      {LOCKSTEP_ARGUMENT_VALUE, 8, "pair", "struct Pair", "by_value", ""},
      {LOCKSTEP_ARGUMENT_VALUE, 4, "n", "uint", "by_value", ""},
  };
  lockstep_code* code = NULL;
  lockstep_device* device = device_with(path, &code);
  lockstep_kernel_argument a;
  const uint32_t count = lockstep_kernel_argument_count(code, "arguments");
  uint32_t i, end = 0, hidden_remainder = 0;
  CHECK(count > 10); /* with hidden ones */
  for (i = 0; i < count; ++i) {
    a = argument(code, "arguments", i);
    CHECK(a.offset >= end);
    end = a.offset + a.size;
    if (i < 4) {
      CHECK(a.kind == expected[i].kind);
      CHECK(a.size == expected[i].size);
      CHECK(strcmp(a.name, expected[i].name) == 0);
      CHECK(strcmp(a.type_name, expected[i].type) == 0);
      CHECK(strcmp(a.value_kind, expected[i].value_kind) == 0);
      CHECK(strcmp(a.address_space, expected[i].space) == 0);
    } else {
      CHECK(a.kind == LOCKSTEP_ARGUMENT_HIDDEN);
      CHECK(strncmp(a.value_kind, "hidden_", 7) == 0);
      hidden_remainder += strcmp(a.value_kind, "hidden_remainder_x") == 0;
    }
  }
  CHECK(hidden_remainder == 1);
  CHECK(argument(code, "arguments", 1).pointee_align == 4);
  CHECK(lockstep_get_kernel_argument(code, "arguments", count, &a) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "kernel 'arguments' has no argument ") != NULL);
  CHECK(lockstep_kernel_argument_count(code, "nothing") == 0);
  CHECK(strstr(lockstep_error(), "no kernel 'nothing'") != NULL);
  CHECK(lockstep_kernel_argument_count(NULL, "arguments") == 0);
  CHECK(lockstep_get_kernel_argument(code, "arguments", 0, NULL) == LOCKSTEP_ERROR);
  /* A caller of an older version: only what it knows is written. */
  memset(&a, 0x55, sizeof a);
  a.struct_size = 16;
  CHECK(lockstep_get_kernel_argument(code, "arguments", 3, &a) == LOCKSTEP_OK);
  CHECK(a.size == 4 && a.pointee_align == 0x55555555u);
  lockstep_device_destroy(device);
}

/* The kernel's arguments where the code object wants them, a grid of 300 work-items in workgroups of 128. */
static void test_work_items(const char* path) {
  static const uint32_t block[3] = {128, 1, 1}, three[3] = {3, 1, 1}, two[3] = {2, 1, 1};
  static uint32_t out[384];
  const uint32_t n = 300;
  const uint64_t address = (uint64_t)(uintptr_t)out;
  const struct {
    int32_t a;
    float b;
  } pair = {1000, 7.0f};
  unsigned char kernarg[64];
  uint32_t i;
  lockstep_code* code = NULL;
  lockstep_device* device = device_with(path, &code);
  lockstep_kernel_info info;
  lockstep_options options;
  lockstep_result result = empty_result();
  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  CHECK(lockstep_get_kernel_info(code, "arguments", &info) == LOCKSTEP_OK);
  CHECK(info.explicit_kernarg_bytes <= sizeof kernarg);
  memset(kernarg, 0, sizeof kernarg);
  memcpy(kernarg + argument(code, "arguments", 0).offset, &address, 8);
  memcpy(kernarg + argument(code, "arguments", 1).offset, &info.lds_bytes, 4);
  memcpy(kernarg + argument(code, "arguments", 2).offset, &pair, 8);
  memcpy(kernarg + argument(code, "arguments", 3).offset, &n, 4);
  CHECK(lockstep_map_host(device, out, n * 4) == LOCKSTEP_OK);
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.dynamic_lds = 512;
  options.work_items[0] = n;
  options.work_items[1] = options.work_items[2] = 1;
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    const uint32_t* const grids[] = {NULL, one, three};
    uint32_t g;
    for (g = 0; g < 3; ++g) {
      memset(out, 0, sizeof out);
      CHECK(lockstep_launch(device, code, "arguments", grids[g], block, kernarg, info.explicit_kernarg_bytes, &options,
                            &result) == LOCKSTEP_OK);
      CHECK(result.workgroups == 3 && result.waves == 5);
      for (i = 0; i < n; ++i) {
        const uint32_t first = i / 128 * 128, size = n - first < 128 ? n - first : 128;
        CHECK(out[i] == first + size - 1 - (i - first) + 1007);
      }
      for (; i < 384; ++i) CHECK(out[i] == 0);
    }
  }
  options.engine = LOCKSTEP_ENGINE_FAST;
  CHECK(lockstep_launch(device, code, "arguments", two, block, kernarg, info.explicit_kernarg_bytes, &options,
                        &result) == LOCKSTEP_ERROR);
  CHECK(strstr(result.text, "the grid is given twice, as (2,1,1) workgroups and as (300,1,1) work-items") != NULL);
  options.work_items[2] = 0;
  CHECK(lockstep_launch(device, code, "arguments", NULL, block, kernarg, info.explicit_kernarg_bytes, &options,
                        &result) == LOCKSTEP_ERROR);
  memset(options.work_items, 0, sizeof options.work_items);
  CHECK(lockstep_launch(device, code, "arguments", NULL, block, kernarg, info.explicit_kernarg_bytes, &options,
                        &result) == LOCKSTEP_ERROR);
  CHECK(strcmp(result.text, "lockstep_launch: a null pointer") == 0);
  lockstep_device_destroy(device);
}

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  test_destroy_frees_code(argv[1]);
  test_other_device(argv[1]);
  test_arguments(argv[2]);
  test_work_items(argv[2]);
  test_compressed(argv[3]);
  if (failures == 0) printf("all good\n");
  return failures == 0 ? 0 : 1;
}
