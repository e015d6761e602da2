// What a runtime above lockstep.h needs: code at host addresses, symbols, names of ranges, services, disassembly.
// usage: capi_runtime_test SAXPY.hsaco
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "lockstep.h"

static lockstep_device* device;

static lockstep_code* load(const char* path) {
  lockstep_code* code = NULL;
  CHECK(lockstep_load_file(device, path, &code) == LOCKSTEP_OK);
  return code;
}

static void device_info(void) {
  lockstep_device_info info = {.struct_size = sizeof info};
  CHECK(lockstep_get_device_info(device, &info) == LOCKSTEP_OK);
  CHECK(strcmp(info.target, "gfx950") == 0);
  CHECK(info.smallest_wave == 64 && info.largest_wave == 64 && info.lds_bytes == 160 * 1024);
  CHECK(info.image_family == LOCKSTEP_IMAGES_NONE);
  lockstep_device* const other = lockstep_device_create("gfx1100");
  CHECK(lockstep_get_device_info(other, &info) == LOCKSTEP_OK && info.image_family == LOCKSTEP_IMAGES_GFX11);
  lockstep_device_destroy(other);
  CHECK(lockstep_get_device_info(NULL, &info) == LOCKSTEP_ERROR);
  CHECK(lockstep_device_create_with("gfx950", 2) == NULL && strstr(lockstep_error(), "flags") != NULL);
}

static void code_at_host_addresses(const char* path) {
  lockstep_code* const code = load(path);
  lockstep_symbol symbol = {.struct_size = sizeof symbol};
  CHECK(lockstep_get_symbol(code, "saxpy", &symbol) == LOCKSTEP_OK);
  CHECK(symbol.kind == LOCKSTEP_SYMBOL_FUNCTION && symbol.size != 0);
  lockstep_kernel_info info = {.struct_size = sizeof info};
  CHECK(lockstep_get_kernel_info(code, "saxpy", &info) == LOCKSTEP_OK && info.entry == symbol.address);
  // The same bytes, by the device and by a pointer.
  unsigned char bytes[16];
  CHECK(lockstep_read(device, symbol.address, bytes, sizeof bytes) == LOCKSTEP_OK);
  CHECK(memcmp(bytes, (const void*)(uintptr_t)symbol.address, sizeof bytes) == 0);
  CHECK(lockstep_get_symbol(code, "nothing", &symbol) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "no symbol 'nothing'") != NULL);
  int found = 0;
  uint32_t count = 0;
  for (const char* name; (name = lockstep_symbol_name(code, count)) != NULL; ++count)
    found += strcmp(name, "saxpy") == 0;
  CHECK(found == 1 && count >= 2);

  uint32_t words[4], used = 0;
  char text[64];
  memcpy(words, bytes, sizeof words);
  CHECK(lockstep_disassemble(device, words, 4, text, sizeof text, &used) == LOCKSTEP_OK);
  CHECK(text[0] == 's' && text[1] == '_' && used >= 1 && used <= 2);
  words[0] = 0xBF810000;
  CHECK(lockstep_disassemble(device, words, 1, text, 4, &used) == LOCKSTEP_OK);
  CHECK(strcmp(text, "s_e") == 0 && used == 1);

  uint64_t size = 0;
  static const char source[] = ".globl work\nwork: s_nop 1\n s_endpgm\n";
  CHECK(lockstep_assemble(device, source, strlen(source), NULL, 0, &size) == LOCKSTEP_OK);
  CHECK(size > 64 && size < 100000);
  char* const object = (char*)calloc(1, size);
  CHECK(lockstep_assemble(device, source, strlen(source), object, size - 1, &size) == LOCKSTEP_OK);
  CHECK(object[0] == 0); /* nothing is written */
  CHECK(lockstep_assemble(device, source, strlen(source), object, size, &size) == LOCKSTEP_OK);
  CHECK(memcmp(object, "\177ELF", 4) == 0);
  free(object);
  static const char wrong[] = "s_nop\n v_nothing v0\n";
  CHECK(lockstep_assemble(device, wrong, strlen(wrong), NULL, 0, &size) == LOCKSTEP_ERROR);
  CHECK(strncmp(lockstep_error(), "1:1: s_nop takes ", 17) == 0);
  CHECK(strstr(lockstep_error(), "\n2:2: CDNA4 has no instruction 'v_nothing'") != NULL);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
}

static void named_range(const char* path) {
  lockstep_code* const code = load(path);
  static float x[256], y[256];
  CHECK(lockstep_map_host_named(device, x, sizeof x, 0, "the xs") == LOCKSTEP_OK);
  CHECK(lockstep_map_host_named(device, y, sizeof y, LOCKSTEP_RANGE_READ_ONLY, "the ys") == LOCKSTEP_OK);
  CHECK(lockstep_map_host_named(device, y, 4, 2, "no") == LOCKSTEP_ERROR);
  struct {
    uint32_t n;
    float a;
    const void *x, *y;
  } kernarg = {256, 1.0f, x, y};
  const uint32_t grid[3] = {1, 1, 1}, block[3] = {256, 1, 1};
  lockstep_result result = {.struct_size = sizeof result};
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, NULL, &result) == LOCKSTEP_FAULT);
  CHECK(strstr(result.text, "read-only the ys") != NULL);
  CHECK(lockstep_unmap_host(device, x) == LOCKSTEP_OK && lockstep_unmap_host(device, y) == LOCKSTEP_OK);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
}

static const char* wanted = "check: memory at pc 0x";
static void count_line(void* data, const char* line) {
  CHECK(strncmp(line, wanted, strlen(wanted)) == 0);
  ++*(int*)data;
}

/* The store of saxpy's last element, where that was not written. */
static int line_of(void* data, uint64_t file_pc, char* text, uint32_t bytes) {
  (void)data;
  snprintf(text, bytes, "saxpy.cl:%u", (unsigned)file_pc);
  return 1;
}
static void take_finding(void* data, const lockstep_finding* found) {
  char line[64];
  snprintf(line, sizeof line, "saxpy.cl:%u", (unsigned)found->file_pc);
  CHECK(strcmp(found->source, line) == 0 && strstr(found->text, line) != NULL);
  CHECK(found->kind == LOCKSTEP_CHECK_INIT && found->count == 1 && found->workgroup[0] == 0 && found->wave == 3);
  CHECK(found->lane == 63 && strncmp(found->instruction, "global_store_dword ", 19) == 0);
  ++*(int*)data;
}

static void checks(const char* path) {
  lockstep_code* const code = load(path);
  uint64_t x = 0, y = 0;
  CHECK(lockstep_allocate(device, 1024, &x) == LOCKSTEP_OK && lockstep_allocate(device, 1024, &y) == LOCKSTEP_OK);
  struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {256, 1.0f, x, y};
  const uint32_t grid[3] = {1, 1, 1}, block[3] = {256, 1, 1};
  lockstep_options options = {.struct_size = sizeof options, .check = "all", .finding = count_line};
  int lines = 0;
  options.finding_data = &lines;
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, NULL) == LOCKSTEP_OK);
  CHECK(lines == 0);
  options.check = "init"; /* y = a * x + y */
  wanted = "check: init at pc 0x";
  CHECK(lockstep_mark_unwritten(device, y, 1024) == LOCKSTEP_OK);
  CHECK(lockstep_mark_written(device, y, 1020) == LOCKSTEP_OK);
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, NULL) == LOCKSTEP_OK);
  CHECK(lines == 1);
  CHECK(lockstep_mark_unwritten(device, y + 1020, 4) == LOCKSTEP_OK);
  options.take_finding = take_finding;
  options.take_finding_data = &lines;
  options.finding = NULL;
  options.source_line = line_of;
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, NULL) == LOCKSTEP_OK);
  CHECK(lines == 2);
  options.take_finding = NULL;
  options.finding = count_line;
  lines = 1;
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, NULL) == LOCKSTEP_OK);
  CHECK(lines == 1); /* the kernel has written it */
  options.check = "wait,nonsense";
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, NULL) ==
        LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "no check 'nonsense'") != NULL);
  CHECK(lockstep_free(device, x) == LOCKSTEP_OK && lockstep_free(device, y) == LOCKSTEP_OK);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
}

static void target_for(const char* path) {
  static char bytes[1 << 16];
  FILE* const file = fopen(path, "rb");
  CHECK(file != NULL);
  const size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  const char* const target = lockstep_target_for(bytes, size);
  CHECK(target != NULL && strcmp(target, "gfx950") == 0);
  CHECK(lockstep_target_for(bytes, 10) == NULL && lockstep_error()[0] != 0);
}

/* clang's offload bundle of two code objects, the first for a target that there is not; its bytes. */
static size_t bundle_of(const char* object, size_t size, char* bundle) {
  static const char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
  static const char* const ids[] = {"hipv4-amdgcn-amd-amdhsa--gfx90a", "hipv4-amdgcn-amd-amdhsa--gfx950"};
  const char* const parts[] = {"none", object};
  const uint64_t sizes[] = {4, size}, count = 2, first = 4096;
  char* at = bundle;
  memset(bundle, 0, first);
#define PUT(from, bytes) (memcpy(at, from, bytes), at += (bytes))
  PUT(magic, sizeof magic - 1);
  PUT(&count, 8);
  for (uint64_t i = 0, offset = first; i < count; offset += sizes[i++]) {
    const uint64_t length = strlen(ids[i]);
    PUT(&offset, 8);
    PUT(&sizes[i], 8);
    PUT(&length, 8);
    PUT(ids[i], length);
  }
  at = bundle + first;
  for (uint64_t i = 0; i < count; ++i) PUT(parts[i], sizes[i]);
#undef PUT
  return (size_t)(at - bundle);
}

static void bundles(const char* path) {
  static char object[1 << 16], bundle[1 << 17];
  FILE* const file = fopen(path, "rb");
  CHECK(file != NULL);
  const size_t size = bundle_of(object, fread(object, 1, sizeof object, file), bundle);
  fclose(file);
  const char* const target = lockstep_target_for(bundle, size);
  CHECK(target != NULL && strcmp(target, "gfx950") == 0);
  lockstep_code* code = NULL;
  CHECK(lockstep_load(device, bundle, size, &code) == LOCKSTEP_OK);
  CHECK(lockstep_kernel_count(code) == 1 && strcmp(lockstep_kernel_name(code, 0), "saxpy") == 0);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  lockstep_device* const other = lockstep_device_create("gfx1100");
  CHECK(lockstep_load(other, bundle, size, &code) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "an offload bundle built for gfx90a, gfx950, this is gfx1100") != NULL);
  CHECK(lockstep_load(other, object, size - 4100, &code) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "gfx950") != NULL && strstr(lockstep_error(), "gfx1100") != NULL);
  lockstep_device_destroy(other);
}

/* Programs unload code at exit, when objects of the thread are gone: a message that one left then is nobody else's
   memory. The message that main leaves is a long one; the blocks here would hold what it had. */
static void at_exit(void) {
  enum { sizes = 64, each = 4 };
  static unsigned char* blocks[sizes][each];
  for (int size = 0; size < sizes; ++size)
    for (int i = 0; i < each; ++i) {
      blocks[size][i] = malloc(16 * (size + 1));
      if (blocks[size][i] == NULL) _Exit(2);
      memset(blocks[size][i], 'x', 16 * (size + 1));
    }
  CHECK(lockstep_device_create_with("gfx950", 2) == NULL && strstr(lockstep_error(), "flags") != NULL);
  lockstep_device* const last = lockstep_device_create("gfx950");
  CHECK(last != NULL);
  lockstep_device_destroy(last);
  CHECK(lockstep_load_file(NULL, "nothing", NULL) == LOCKSTEP_ERROR);
  for (int size = 0; size < sizes; ++size)
    for (int i = 0; i < each; ++i) {
      for (int at = 0; at < 16 * (size + 1); ++at) CHECK(blocks[size][i][at] == 'x');
      free(blocks[size][i]);
    }
  if (failures != 0) _Exit(1);
}

int main(int argc, char** argv) {
  CHECK(argc == 2);
  device = lockstep_device_create_with("gfx950", LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES);
  CHECK(device != NULL);
  device_info();
  code_at_host_addresses(argv[1]);
  named_range(argv[1]);
  checks(argv[1]);
  target_for(argv[1]);
  bundles(argv[1]);
  lockstep_device_destroy(device);
  if (failures == 0) puts("all good");
  CHECK(atexit(at_exit) == 0);
  CHECK(lockstep_device_create_with("gfx950", 2) == NULL && strlen(lockstep_error()) > 40);
  return failures != 0;
}
