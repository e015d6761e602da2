/* lockstep.h from C: every function once, errors and faults as values. usage: capi_test SAXPY.hsaco */
#include <fenv.h>
#include <stdlib.h>

#include "check.h"

/* The file is the data; NULL: not known. */
static int line_of(void* data, uint64_t file_pc, char* text, uint32_t bytes) {
  if (!data) return 0;
  CHECK(bytes >= 64);
  snprintf(text, bytes, "%s%d", (const char*)data, (int)(file_pc % 1000));
  return 1;
}

static void test_memory(lockstep_device* device) {
  uint64_t address = 0;
  uint32_t in[4] = {1, 2, 3, 4}, out[4] = {0};
  CHECK(lockstep_allocate(device, sizeof in, &address) == LOCKSTEP_OK);
  CHECK(address != 0);
  CHECK(strcmp(lockstep_error(), "") == 0);
  CHECK(lockstep_write(device, address, in, sizeof in) == LOCKSTEP_OK);
  CHECK(lockstep_read(device, address, out, sizeof out) == LOCKSTEP_OK);
  CHECK(memcmp(in, out, sizeof in) == 0);
  CHECK(lockstep_read(device, address + 4, out, sizeof out) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "crosses the end of allocation") != NULL);
  CHECK(lockstep_free(device, address) == LOCKSTEP_OK);
  CHECK(lockstep_free(device, address) == LOCKSTEP_ERROR);
  CHECK(lockstep_allocate(device, 0, &address) == LOCKSTEP_ERROR);
  CHECK(lockstep_allocate(device, UINT64_MAX, &address) == LOCKSTEP_ERROR);
  CHECK(lockstep_allocate(NULL, 4, &address) == LOCKSTEP_ERROR);
  CHECK(lockstep_map_host(device, NULL, 4) == LOCKSTEP_ERROR);
  CHECK(lockstep_map_host(device, in, sizeof in) == LOCKSTEP_OK);
  CHECK(lockstep_read(device, (uint64_t)(uintptr_t)in, out, sizeof out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, in) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, in) == LOCKSTEP_ERROR);
}

static void test_saxpy(lockstep_device* device, const char* path) {
  lockstep_code* code = NULL;
  lockstep_kernel_info info;
  float x[300], y[300];
  const uint32_t grid[3] = {2, 1, 1}, block[3] = {256, 1, 1}, zero[3] = {0, 1, 1};
  struct {
    uint32_t n;
    float a;
    const float* x;
    float* y;
  } kernarg = {300, 2.0f, x, y};
  lockstep_result result = empty_result();
  int i;
  for (i = 0; i < 300; ++i) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  CHECK(lockstep_load(device, "not an ELF", 10, &code) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "not an ELF file") != NULL);
  CHECK(lockstep_load_file(device, "/no/such/file", &code) == LOCKSTEP_ERROR);
  CHECK(strcmp(lockstep_error(), "cannot open '/no/such/file': No such file or directory") == 0);
  CHECK(lockstep_load_file(device, "/dev/zero", &code) == LOCKSTEP_ERROR);  // not read to its end
  CHECK(strstr(lockstep_error(), "not an ELF file") != NULL);
  CHECK(lockstep_load_file(device, path, &code) == LOCKSTEP_OK);
  if (!code) return;
  CHECK(lockstep_kernel_count(code) == 1);
  CHECK(strcmp(lockstep_kernel_name(code, 0), "saxpy") == 0);
  CHECK(lockstep_kernel_name(code, 1) == NULL);
  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  CHECK(lockstep_get_kernel_info(code, "saxpy", &info) == LOCKSTEP_OK);
  CHECK(info.explicit_kernarg_bytes == sizeof kernarg);
  CHECK(info.kernarg_bytes >= sizeof kernarg);
  CHECK(info.max_workgroup_size == 256);
  CHECK(info.entry != 0);
  CHECK(lockstep_get_kernel_info(code, "daxpy", &info) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "no kernel 'daxpy' in the code object; it has saxpy") != NULL);

  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, NULL, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS); /* nothing mapped yet */
  CHECK(strcmp(lockstep_fault_name(result.fault), "out_of_bounds") == 0);
  CHECK(result.size == 4);
  CHECK(result.lane == 0);
  CHECK(result.pc > info.entry && result.pc < info.entry + 1024);
  CHECK(result.file_pc != result.pc);
  CHECK(strncmp(result.text, "fault: out_of_bounds at pc 0x", 29) == 0);
  {
    /* The caller knows the lines: the fault names the one of its instruction. */
    lockstep_options lines;
    memset(&lines, 0, sizeof lines);
    lines.struct_size = sizeof lines;
    lines.source_line = line_of;
    lines.source_line_data = (void*)"saxpy.cl:";
    result = empty_result();
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &lines, &result) ==
          LOCKSTEP_FAULT);
    char wanted[64];
    snprintf(wanted, sizeof wanted, " (saxpy.cl:%d) ", (int)(result.file_pc % 1000));
    CHECK(strstr(result.text, wanted) != NULL);
    lines.source_line_data = NULL; /* it does not know */
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &lines, &result) ==
          LOCKSTEP_FAULT);
    CHECK(strstr(result.text, "saxpy.cl") == NULL);
  }

  CHECK(lockstep_map_host(device, x, sizeof x) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, y, sizeof y) == LOCKSTEP_OK);
  result = empty_result();
  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, NULL, &result) == LOCKSTEP_OK);
  CHECK(result.fault == LOCKSTEP_FAULT_NONE);
  CHECK(result.workgroups == 2);
  CHECK(result.waves == 8);
  CHECK(result.instructions > 8);
  CHECK(result.text[0] == '\0');
  for (i = 0; i < 300; ++i) CHECK(y[i] == 2.0f * (float)i + 1.0f);
  CHECK(result.report_entries == 0);

  {
    lockstep_instruction_count report[100];
    lockstep_options options;
    uint64_t sum = 0, each;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.report = report;
    options.report_capacity = 100;
    for (options.engine = LOCKSTEP_ENGINE_REFERENCE; options.engine <= LOCKSTEP_ENGINE_FAST; ++options.engine) {
      result = empty_result();
      CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
            LOCKSTEP_OK);
      CHECK(result.report_entries > 3 && result.report_entries <= 100);
      for (sum = 0, each = 0; each < result.report_entries; ++each) {
        CHECK(report[each].fidelity == LOCKSTEP_FIDELITY_EXACT);
        CHECK(report[each].note[0] == '\0');
        CHECK(strcmp(report[each].name, "S_ENDPGM") != 0 || report[each].count == 8);
        sum += report[each].count;
      }
      CHECK(sum == result.instructions);
    }
    options.engine = LOCKSTEP_ENGINE_REFERENCE;
    options.report_capacity = 1;
    memset(&report[1], 0, sizeof report[1]);
    result = empty_result();
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(result.report_entries > 3);
    CHECK(report[0].count != 0 && report[1].name == NULL);
  }

  CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, 20, NULL, NULL) == LOCKSTEP_ERROR);
  CHECK(lockstep_launch(device, code, "saxpy", zero, block, &kernarg, sizeof kernarg, NULL, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(result.text, "every dimension must be at least 1") != NULL);
  CHECK(lockstep_launch(device, NULL, "saxpy", grid, block, NULL, 0, NULL, NULL) == LOCKSTEP_ERROR);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, x) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, y) == LOCKSTEP_OK);
}

static void test_raw_dispatch(lockstep_device* device) {
  /* out[64 * workgroup + item] = workgroup << 16 | item; words from llvm-mc 22 */
  static uint32_t program[] = {
      0x24020082,             /* v_lshlrev_b32_e32 v1, 2, v0 */
      0x8e038802,             /* s_lshl_b32 s3, s2, 8 */
      0x68020203,             /* v_add_u32_e32 v1, s3, v1 */
      0x7e040202,             /* v_mov_b32_e32 v2, s2 */
      0xd1fd0002, 0x04012102, /* v_lshl_add_u32 v2, v2, 16, v0 */
      0xdc708000, 0x00000201, /* global_store_dword v1, v2, s[0:1] */
      0xbf810000,             /* s_endpgm */
  };
  static uint32_t out[256];
  const uint64_t address = (uint64_t)(uintptr_t)out;
  const uint32_t user_sgprs[2] = {(uint32_t)address, (uint32_t)(address >> 32)};
  lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  uint32_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.threads = 2;
  info.workgroups[0] = 4;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_PC_OUT_OF_RANGE); /* the program is not mapped */
  CHECK(lockstep_map_host(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
  for (i = 0; i < 256; ++i) CHECK(out[i] == ((i / 64) << 16 | i % 64));
  info.workgroups[0] = 5;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS);
  CHECK(result.workgroup[0] == 4 && result.workgroup[1] == 0 && result.wave == 0 && result.lane == 0);
  CHECK(result.address == address + sizeof out);
  CHECK(result.pc == info.entry + 24 && result.file_pc == result.pc);
  CHECK(result.dwords == 2 && result.words[0] == 0xdc708000);
  CHECK(strstr(result.text, "past the end of host range") != NULL);
  info.wave_size = 32;
  CHECK(lockstep_dispatch(device, &info, NULL, &result) == LOCKSTEP_ERROR);
  info.wave_size = 64;
  info.user_sgpr_count = 33;
  CHECK(lockstep_dispatch(device, &info, NULL, &result) == LOCKSTEP_ERROR);
  info.user_sgpr_count = 2;
  info.lds_bytes = 163841;
  CHECK(lockstep_dispatch(device, &info, NULL, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "LDS over the limit") != NULL);
  CHECK(lockstep_dispatch(device, NULL, NULL, NULL) == LOCKSTEP_ERROR);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, out) == LOCKSTEP_OK);
}

static void test_rdna_smem_finding(void* data, const char* line) {
  (void)data;
  printf("%s\n", line);
  CHECK(0); /* the program is right */
}

static void test_rdna_smem(lockstep_device* device) {
  /* data[0] = data[2], with RDNA3's s_load_b64 s[4:5], s[0:1], 0x8; data[1] = the first word of that instruction */
  static uint32_t program[] = {
      0xf4040100, 0xf8000008, /* s_load_b64 */
      0xbf8cc07f,             /* s_waitcnt lgkmcnt(0) */
      0xbf820000,             /* s_branch to the next instruction */
      0xf4000200, 0xf8000000, /* s_load_b32 s8, s[0:1], 0x0 */
      0xf4000182, 0xf8000000, /* s_load_b32 s6, s[4:5], 0x0: SBASE is 2 */
      0xbf8cc07f,             /* s_waitcnt lgkmcnt(0) */
      0x7e000280,             /* v_mov_b32_e32 v0, 0 */
      0x7e020206,             /* v_mov_b32_e32 v1, s6 */
      0xdc708000, 0x00000100, /* global_store_dword v0, v1, s[0:1] */
      0xbf810000,             /* s_endpgm */
  };
  static uint64_t data[2];
  const uint64_t address = (uint64_t)(uintptr_t)data;
  const uint32_t user_sgprs[2] = {(uint32_t)address, (uint32_t)(address >> 32)};
  const lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  uint32_t engine, check;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  CHECK(lockstep_map_host(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, data, sizeof data) == LOCKSTEP_OK);
  for (engine = LOCKSTEP_ENGINE_FAST; engine <= LOCKSTEP_ENGINE_REFERENCE; ++engine)
    for (check = 0; check < 2; ++check) {
      options.engine = engine;
      options.check = check ? "all" : NULL;
      options.finding = test_rdna_smem_finding;
      options.accept_rdna_smem = 0; /* each time: what was compiled with the option is not taken without it */
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
      CHECK(result.fault == LOCKSTEP_FAULT_ILLEGAL_INSTRUCTION && result.words[0] == 0xf4040100);
      CHECK(strstr(result.text, "0xf4040100 is no CDNA4 instruction, it is s_load_b64 of RDNA3, ") != NULL);
      options.accept_rdna_smem = 1;
      data[0] = 0;
      data[1] = (uint64_t)(uintptr_t)program; /* s[4:5]: the kernel reads its own first word, which stays RDNA's */
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
      CHECK(data[0] == 0xf4040100);
      if (check) continue; /* it finds what is a fault else */
      /* A fault of the load is about the instruction that it is here; the words are those in memory. */
      data[1] = 4;
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
      CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && result.pc == info.entry + 24);
      CHECK(result.dwords == 2 && result.words[0] == 0xf4000182 && result.words[1] == 0xf8000000);
      CHECK(strstr(result.text, "'s_load_dword s6, s[4:5], 0x0'") != NULL);
    }
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, data) == LOCKSTEP_OK);
}

static void test_endless_loop(lockstep_device* device) {
  static uint32_t program[] = {0xbf82ffff}; /* s_branch to itself */
  const uint32_t user_sgprs[2] = {0, 0};
  const lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  volatile int32_t stop = 1;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.max_instructions = 1000;
  CHECK(lockstep_map_host(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_INSTRUCTION_BUDGET);
  CHECK(result.instructions == 1000);
  options.max_instructions = 0;
  options.stop = &stop;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_STOPPED);
  options.engine = 7;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

int main(int argc, char** argv) {
  lockstep_device* device;
  uint32_t targets, i;
  if (argc != 2) return 2;
  CHECK(strlen(lockstep_version()) >= 5);
  CHECK(lockstep_device_create("gfx803") == NULL);
  CHECK(strcmp(lockstep_error(),
               "unknown target 'gfx803': this version emulates gfx1010, gfx1011, gfx1012, gfx1013, gfx1030, gfx1031, "
               "gfx1032, gfx1033, gfx1034, gfx1035, gfx1036, gfx1100, gfx1101, gfx1102, gfx1103, gfx1150, gfx1151, "
               "gfx1152, gfx1153, gfx1200, gfx1201, gfx1250, gfx1251, gfx900, gfx902, gfx906, gfx908, gfx909, gfx90a, "
               "gfx90c, gfx942, gfx950") == 0);
  CHECK(lockstep_device_create(NULL) == NULL);
  for (targets = 0; lockstep_target(targets) != NULL; ++targets) {
    device = lockstep_device_create(lockstep_target(targets));
    CHECK(device != NULL);
    lockstep_device_destroy(device);
  }
  CHECK(targets == 32);
  for (i = 0; i <= targets; ++i) CHECK(lockstep_targets()[i] == lockstep_target(i));
  CHECK(strcmp(lockstep_target(0), "gfx1010") == 0 && strcmp(lockstep_target(31), "gfx950") == 0);
  device = lockstep_device_create("gfx950");
  if (!device) return 1;

  fesetround(FE_DOWNWARD);
  feclearexcept(FE_ALL_EXCEPT);
  feraiseexcept(FE_OVERFLOW);
  test_memory(device);
  test_saxpy(device, argv[1]);
  test_raw_dispatch(device);
  CHECK(fegetround() == FE_DOWNWARD);
  CHECK(fetestexcept(FE_ALL_EXCEPT & ~FE_INEXACT) == FE_OVERFLOW);
  fesetround(FE_TONEAREST);
  test_rdna_smem(device);
  test_endless_loop(device);
  lockstep_device_destroy(device);
  lockstep_device_destroy(NULL);
  if (failures == 0) printf("all good\n");
  return failures == 0 ? 0 : 1;
}
