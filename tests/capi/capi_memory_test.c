/* Host memory in C: read-only mappings, sets of ranges; and raw dispatches of what a driver's registers can say. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <sys/mman.h>

#include "check.h"

/* *(uint32_t*)s[2:3] = *(uint32_t*)s[0:1]; words from llvm-mc 22 */
static uint32_t copy_program[] = {
    0x7e020280,             /* v_mov_b32_e32 v1, 0 */
    0xdc508000, 0x00000001, /* global_load_dword v0, v1, s[0:1] */
    0xbf8c0f70,             /* s_waitcnt vmcnt(0) */
    0xdc708000, 0x00020001, /* global_store_dword v1, v0, s[2:3] */
    0xbf810000,             /* s_endpgm */
};

static lockstep_status copy(lockstep_device* device, const volatile uint32_t* from, const volatile uint32_t* to,
                            lockstep_result* result) {
  const uint64_t a = (uint64_t)(uintptr_t)from, b = (uint64_t)(uintptr_t)to;
  const uint32_t user_sgprs[4] = {(uint32_t)a, (uint32_t)(a >> 32), (uint32_t)b, (uint32_t)(b >> 32)};
  lockstep_dispatch_info info = raw(copy_program, user_sgprs);
  info.user_sgpr_count = 4;
  info.compute_pgm_rsrc2 = 4 << 1;
  info.threads_per_workgroup[0] = 1;
  *result = empty_result();
  return lockstep_dispatch(device, &info, NULL, result);
}

/* Marks of what somebody has written; capi_runtime_test has a launch that looks at them. */
static void test_unwritten(lockstep_device* device) {
  uint64_t memory = 0;
  CHECK(lockstep_allocate(device, 64, &memory) == LOCKSTEP_OK);
  CHECK(lockstep_mark_unwritten(device, memory, 64) == LOCKSTEP_OK);
  CHECK(lockstep_mark_written(device, memory + 8, 4) == LOCKSTEP_OK);
  CHECK(lockstep_mark_unwritten(device, memory, 65) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "cannot mark 65 bytes") != NULL);
  CHECK(lockstep_mark_written(device, memory - 1, 1) == LOCKSTEP_ERROR);
  CHECK(lockstep_mark_copied(device, memory + 32, memory, 32) == LOCKSTEP_OK);
  CHECK(lockstep_mark_copied(device, memory + 33, memory, 32) == LOCKSTEP_ERROR);
  CHECK(lockstep_mark_copied(device, memory, memory + 64, 1) == LOCKSTEP_ERROR);
  CHECK(lockstep_mark_copied(NULL, memory, memory, 1) == LOCKSTEP_ERROR);
  CHECK(lockstep_mark_unwritten(NULL, memory, 1) == LOCKSTEP_ERROR);
  CHECK(lockstep_mark_written(NULL, memory, 1) == LOCKSTEP_ERROR);
  CHECK(lockstep_free(device, memory) == LOCKSTEP_OK);
}

/* A store to memory that the process may not write is a fault of the kernel, not the end of the process. */
static void test_read_only(lockstep_device* device) {
  const size_t bytes = 4096;
  uint32_t* page = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  static uint32_t data[2] = {5, 0};
  lockstep_result result;
  CHECK(page != MAP_FAILED);
  page[0] = 77;
  CHECK(mprotect(page, bytes, PROT_READ) == 0);
  CHECK(lockstep_map_host(device, data, sizeof data) == LOCKSTEP_OK);
  CHECK(lockstep_map_host_read_only(device, page, bytes) == LOCKSTEP_OK);
  CHECK(copy(device, page, data + 1, &result) == LOCKSTEP_OK);
  CHECK(data[1] == 77);
  CHECK(copy(device, data, page, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS);
  CHECK(strstr(result.text, "write to memory that kernels may only read") != NULL);
  CHECK(lockstep_map_host(device, page, bytes) == LOCKSTEP_ERROR); /* not both */
  CHECK(lockstep_unmap_host(device, page) == LOCKSTEP_OK);
  CHECK(copy(device, page, data + 1, &result) == LOCKSTEP_FAULT);
  CHECK(lockstep_map_host_read_only(device, NULL, bytes) == LOCKSTEP_ERROR);
  CHECK(lockstep_map_host_read_only(NULL, page, bytes) == LOCKSTEP_ERROR);

  {
    lockstep_host_range set[3];
    memset(set, 0, sizeof set);
    set[0].start = page;
    set[0].bytes = 8; /* the page's rest comes with it, as read-only */
    set[0].flags = LOCKSTEP_RANGE_READ_ONLY | LOCKSTEP_RANGE_WHOLE_PAGES;
    set[1] = set[0];
    CHECK(lockstep_set_host_ranges(device, set, 2) == LOCKSTEP_OK);
    CHECK(copy(device, page + 1023, data + 1, &result) == LOCKSTEP_OK);
    CHECK(data[1] == 0);
    CHECK(copy(device, data, page + 1023, &result) == LOCKSTEP_FAULT);
    CHECK(lockstep_unmap_host(device, page) == LOCKSTEP_ERROR);
    set[2].start = data;
    set[2].bytes = 8;
    CHECK(lockstep_set_host_ranges(device, set, 3) == LOCKSTEP_ERROR); /* mapped by itself */
    CHECK(strstr(lockstep_error(), "overlaps the host range") != NULL);
    CHECK(copy(device, page, data + 1, &result) == LOCKSTEP_OK); /* nothing has changed */
    set[1].flags = 4;
    CHECK(lockstep_set_host_ranges(device, set, 2) == LOCKSTEP_ERROR);
    CHECK(lockstep_set_host_ranges(device, NULL, 1) == LOCKSTEP_ERROR);
    CHECK(lockstep_set_host_ranges(NULL, set, 1) == LOCKSTEP_ERROR);
    CHECK(lockstep_set_host_ranges(device, NULL, 0) == LOCKSTEP_OK);
    CHECK(copy(device, page, data + 1, &result) == LOCKSTEP_FAULT);
  }
  CHECK(lockstep_unmap_host(device, data) == LOCKSTEP_OK);
  munmap(page, bytes);
}

/* What a driver's user might have: thousands of buffers, some of them parts of others, given before every launch. */
static void test_many_ranges(lockstep_device* device) {
  enum { count = 6000, dwords = 8 };
  uint32_t* all = calloc(count * dwords, 4);
  lockstep_host_range* set = calloc(count + 1, sizeof *set);
  lockstep_result result;
  uint32_t round, i;
  for (i = 0; i < count; ++i) {
    set[i].start = all + i * dwords;
    set[i].bytes = i % 2 ? 24 : 16;
  }
  set[count].start = all + 3 * dwords + 4; /* joins the end of one with the next */
  set[count].bytes = 4 * dwords;
  for (round = 0; round < 3; ++round) {
    CHECK(lockstep_set_host_ranges(device, set + round, count + 1 - round) == LOCKSTEP_OK);
    all[(count - 1) * dwords] = round;
    CHECK(copy(device, all + (count - 1) * dwords, all + 3 * dwords + 7, &result) == LOCKSTEP_OK);
    CHECK(all[3 * dwords + 7] == round);
    CHECK(copy(device, all + 3 * dwords, all + 5 * dwords + 6, &result) == LOCKSTEP_FAULT);
    CHECK(copy(device, all + 3 * dwords, all, &result) == (round == 0 ? LOCKSTEP_OK : LOCKSTEP_FAULT));
  }
  CHECK(lockstep_set_host_ranges(device, NULL, 0) == LOCKSTEP_OK);
  free(all);
  free(set);
}

/* Host memory of one launch alone: it gives way to what the device has, and is gone afterwards. */
static void test_ranges_of_launch(lockstep_device* device) {
  static uint32_t words[8];
  lockstep_host_range ranges[2];
  lockstep_result result = empty_result();
  lockstep_options options;
  const uint64_t from = (uint64_t)(uintptr_t)words, to = (uint64_t)(uintptr_t)(words + 4);
  const uint32_t user_sgprs[4] = {(uint32_t)from, (uint32_t)(from >> 32), (uint32_t)to, (uint32_t)(to >> 32)};
  lockstep_dispatch_info info = raw(copy_program, user_sgprs);
  info.user_sgpr_count = 4;
  info.compute_pgm_rsrc2 = 4 << 1;
  info.threads_per_workgroup[0] = 1;
  memset(ranges, 0, sizeof ranges);
  ranges[0].start = words;
  ranges[0].bytes = 16;
  ranges[0].flags = LOCKSTEP_RANGE_READ_ONLY;
  ranges[1].start = words + 4;
  ranges[1].bytes = 16;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.host_ranges = ranges;
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    words[0] = 7 + options.engine;
    words[4] = 0;
    options.host_range_count = 1;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT && words[4] == 0);
    options.host_range_count = 2;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && words[4] == 7 + options.engine);
    ranges[1].flags = LOCKSTEP_RANGE_READ_ONLY;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(strstr(result.text, "write to memory that kernels may only read") != NULL);
    ranges[1].flags = 0;
    CHECK(lockstep_dispatch(device, &info, NULL, &result) == LOCKSTEP_FAULT); /* no launch before left them */
    /* What is mapped as read-only stays so. */
    CHECK(lockstep_map_host_read_only(device, words + 4, 4) == LOCKSTEP_OK);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && result.address == to);
    CHECK(lockstep_unmap_host(device, words + 4) == LOCKSTEP_OK);
    /* A caller of before the option. */
    options.struct_size = offsetof(lockstep_options, host_ranges);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    options.struct_size = sizeof options;
  }
  options.engine = LOCKSTEP_ENGINE_FAST;
  ranges[1].flags = 4;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "host_ranges of lockstep_options: range 1 of the set: flags") != NULL);
  ranges[1].flags = 0;
  ranges[1].bytes = 0;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "range 1 of the set: cannot map the host range") != NULL);
  options.host_ranges = NULL;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "host_ranges of lockstep_options: a null pointer") != NULL);
  options.host_range_count = UINT64_MAX;
  options.host_ranges = ranges;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
}

/* out[item] = s19, with 20 user SGPRs and s20 the workgroup, for 100 work-items in workgroups of 64. */
static void test_driver_registers(lockstep_device* device) {
  static uint32_t program[] = {
      0x7e040214,             /* v_mov_b32_e32 v2, s20 */
      0xd1fd0001, 0x04010d02, /* v_lshl_add_u32 v1, v2, 6, v0 */
      0x24020282,             /* v_lshlrev_b32_e32 v1, 2, v1 */
      0x7e040213,             /* v_mov_b32_e32 v2, s19 */
      0xdc708000, 0x00000201, /* global_store_dword v1, v2, s[0:1] */
      0xbf810000,             /* s_endpgm */
  };
  static uint32_t out[128];
  uint32_t user_sgprs[32] = {0}, i;
  lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  user_sgprs[0] = (uint32_t)(uint64_t)(uintptr_t)out;
  user_sgprs[1] = (uint32_t)((uint64_t)(uintptr_t)out >> 32);
  user_sgprs[19] = 4711;
  user_sgprs[20] = 12345; /* not loaded */
  info.user_sgpr_count = 32;
  info.compute_pgm_rsrc2 = 20 << 1 | 1 << 7;
  info.work_items[0] = 100;
  info.work_items[1] = info.work_items[2] = 1;
  CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    const uint32_t workgroups[3] = {0, 1, 2};
    uint32_t w;
    for (w = 0; w < 3; ++w) {
      memset(out, 0, sizeof out);
      info.workgroups[0] = workgroups[w];
      info.workgroups[1] = info.workgroups[2] = w == 0 ? 0 : 1;
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
      CHECK(result.workgroups == 2 && result.waves == 2);
      for (i = 0; i < 128; ++i) CHECK(out[i] == (i < 100 ? 4711 : 0));
    }
  }
  info.workgroups[0] = 3;
  CHECK(lockstep_dispatch(device, &info, NULL, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(result.text, "the grid is given twice") != NULL);
  CHECK(lockstep_unmap_host(device, out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

/* 2^24 and sixteen ones, by a matrix instruction: what comes out tells in which order they are added. */
static void test_matrix_model(lockstep_device* device) {
  static uint32_t program[] = {
      0x7e1002ff, 0x3c003c00, /* v_mov_b32_e32 v8, 0x3c003c00 */
      0x7e120308,             /* v_mov_b32_e32 v9, v8 */
      0x7e0802ff, 0x4b800000, /* v_mov_b32_e32 v4, 0x4b800000 */
      0x7e0a0304,             /* v_mov_b32_e32 v5, v4 */
      0x7e0c0304,             /* v_mov_b32_e32 v6, v4 */
      0x7e0e0304,             /* v_mov_b32_e32 v7, v4 */
      0xbf800007,             /* s_nop 7 */
      0xd3cd0004, 0x04121108, /* v_mfma_f32_16x16x16_f16 v[4:7], v[8:9], v[8:9], v[4:7] */
      0xbf80000f,             /* s_nop 15 */
      0x24020082,             /* v_lshlrev_b32_e32 v1, 2, v0 */
      0xdc708000, 0x00000401, /* global_store_dword v1, v4, s[0:1] */
      0xbf810000,             /* s_endpgm */
  };
  static const float sums[] = {16777232, 16777216, 16777232, 16777232,
                               16777232, 16777232, 16777232, 16777232}; /* by model */
  static float out[64];
  const uint32_t user_sgprs[2] = {(uint32_t)(uint64_t)(uintptr_t)out, (uint32_t)((uint64_t)(uintptr_t)out >> 32)};
  const lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_instruction_count report[20];
  lockstep_options options;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    for (options.matrix_model = 0; options.matrix_model <= LOCKSTEP_MATRIX_MODEL_GFX12; ++options.matrix_model) {
      options.report = report;
      options.report_capacity = 20;
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
      CHECK(out[0] == sums[options.matrix_model] && out[63] == out[0]);
      CHECK(result.matrix_model == (options.matrix_model == 0 ? LOCKSTEP_MATRIX_MODEL_CDNA3 : options.matrix_model));
      options.report = NULL;
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && result.matrix_model == 0);
    }
  }
  options.engine = LOCKSTEP_ENGINE_FAST;
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "unknown matrix model") != NULL);
  /* A caller of before the option. */
  options.struct_size = offsetof(lockstep_options, matrix_model);
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && out[0] == sums[0]);
  CHECK(lockstep_matrix_model_name(LOCKSTEP_MATRIX_MODEL_DEFAULT) == NULL);
  CHECK(strcmp(lockstep_matrix_model_name(LOCKSTEP_MATRIX_MODEL_SEQUENTIAL_FMA), "sequential_fma") == 0);
  CHECK(strcmp(lockstep_matrix_model_name(LOCKSTEP_MATRIX_MODEL_CDNA3), "cdna3") == 0);
  CHECK(lockstep_matrix_model_name(LOCKSTEP_MATRIX_MODEL_GFX12 + 1) == NULL);
  CHECK(lockstep_unmap_host(device, out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

/* Two waves: the first looks, after some 90 instructions, at what the second has stored in LDS by then. */
static void test_interleave(lockstep_device* device) {
  static uint32_t program[] = {
      0x7d9800c0,             /* v_cmp_gt_u32_e32 vcc, 64, v0 */
      0xbf86000c,             /* s_cbranch_vccz other */
      0xb004001e,             /* s_movk_i32 s4, 30 */
      0x80848104,             /* again: s_sub_u32 s4, s4, 1 */
      0xbf078004,             /* s_cmp_lg_u32 s4, 0 */
      0xbf85fffd,             /* s_cbranch_scc1 again */
      0x7e020280,             /* v_mov_b32_e32 v1, 0 */
      0xd86c0000, 0x02000001, /* ds_read_b32 v2, v1 */
      0xbf8cc07f,             /* s_waitcnt lgkmcnt(0) */
      0x24020082,             /* v_lshlrev_b32_e32 v1, 2, v0 */
      0xdc708000, 0x00000201, /* global_store_dword v1, v2, s[0:1] */
      0xbf810000,             /* s_endpgm */
      0x7e020280,             /* other: v_mov_b32_e32 v1, 0 */
      0x7e040287,             /* v_mov_b32_e32 v2, 7 */
      0xd81a0000, 0x00000201, /* ds_write_b32 v1, v2 */
      0xbf810000,             /* s_endpgm */
  };
  static uint32_t out[64];
  static const uint32_t cases[][2] = {{0, 7}, {64, 7}, {LOCKSTEP_NO_INTERLEAVE, 0}, {1000, 0}};
  const uint32_t user_sgprs[2] = {(uint32_t)(uint64_t)(uintptr_t)out, (uint32_t)((uint64_t)(uintptr_t)out >> 32)};
  lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  size_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  info.threads_per_workgroup[0] = 128;
  info.lds_bytes = 4;
  CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    for (i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
      options.interleave = cases[i][0];
      CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
      CHECK(out[0] == cases[i][1] && out[63] == out[0]);
    }
  }
  /* A caller of before the option. */
  options.engine = LOCKSTEP_ENGINE_FAST;
  options.interleave = LOCKSTEP_NO_INTERLEAVE;
  options.struct_size = offsetof(lockstep_options, interleave);
  CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && out[0] == 7);
  CHECK(lockstep_unmap_host(device, out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

/* Workgroup 0 waits, after a float atomic, for workgroup 1, which has one, too: only without their order it ends. */
static void test_unordered_updates(lockstep_device* device) {
  static uint32_t program[] = {
      0x7e020280,             /* v_mov_b32_e32 v1, 0 */
      0x7e0402f2,             /* v_mov_b32_e32 v2, 1.0 */
      0xdd348000, 0x00000201, /* global_atomic_add_f32 v1, v2, s[0:1] */
      0xbf8c0f70,             /* s_waitcnt vmcnt(0) */
      0xbf078002,             /* s_cmp_lg_u32 s2, 0 */
      0xbf850007,             /* s_cbranch_scc1 second */
      0xde508004, 0x03000001, /* again: global_load_dword v3, v1, s[0:1] offset:4 sc1 */
      0xbf8c0f70,             /* s_waitcnt vmcnt(0) */
      0x7e060503,             /* v_readfirstlane_b32 s3, v3 */
      0xbf068003,             /* s_cmp_eq_u32 s3, 0 */
      0xbf85fffa,             /* s_cbranch_scc1 again */
      0xbf810000,             /* s_endpgm */
      0xde708004, 0x00000201, /* second: global_store_dword v1, v2, s[0:1] offset:4 sc1 */
      0xbf810000,             /* s_endpgm */
  };
  static float out[2];
  const uint32_t user_sgprs[2] = {(uint32_t)(uint64_t)(uintptr_t)out, (uint32_t)((uint64_t)(uintptr_t)out >> 32)};
  lockstep_dispatch_info info = raw(program, user_sgprs);
  lockstep_result result = empty_result();
  lockstep_options options;
  info.workgroups[0] = 2;
  CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
  memset(&options, 0, sizeof options);
  options.threads = 2;
  for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
    options.struct_size = sizeof options;
    options.unordered_updates = 0;
    options.max_instructions = 200000;
    memset(out, 0, sizeof out);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(result.fault == LOCKSTEP_FAULT_INSTRUCTION_BUDGET && result.workgroup[0] == 0);
    /* A caller of before the option. */
    options.unordered_updates = 1;
    options.struct_size = offsetof(lockstep_options, unordered_updates);
    memset(out, 0, sizeof out);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(result.fault == LOCKSTEP_FAULT_INSTRUCTION_BUDGET && result.workgroup[0] == 0);
    /* As many instructions as it takes until the other thread runs. */
    options.struct_size = sizeof options;
    options.max_instructions = ~(uint64_t)0;
    memset(out, 0, sizeof out);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
    CHECK(out[0] == 128 && out[1] == 1 && result.workgroups == 2);
  }
  CHECK(lockstep_unmap_host(device, out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

/* A reciprocal, which RDNA4 gives one unit below the rounded one. */
static void test_numerics(void) {
  static uint32_t program[] = {
      0x7e0202ff, 0x3f8005a9,             /* v_mov_b32_e32 v1, 0x3f8005a9 */
      0x7e025501,                         /* v_rcp_f32_e32 v1, v1 */
      0x30040082,                         /* v_lshlrev_b32_e32 v2, 2, v0 */
      0xee068000, 0x00800000, 0x00000002, /* global_store_b32 v2, v1, s[0:1] */
      0xbfb00000,                         /* s_endpgm */
  };
  static uint32_t out[64];
  const uint32_t user_sgprs[2] = {(uint32_t)(uint64_t)(uintptr_t)out, (uint32_t)((uint64_t)(uintptr_t)out >> 32)};
  static const struct {
    const char* target;
    uint32_t fidelity, result; /* of silicon */
  } targets[] = {{"gfx1201", LOCKSTEP_FIDELITY_SILICON, 0x3f7ff4ae},
                 {"gfx1200", LOCKSTEP_FIDELITY_EXTRAPOLATED, 0x3f7ff4ae}};
  for (unsigned i = 0; i < sizeof targets / sizeof *targets; ++i) {
    lockstep_device* device = lockstep_device_create(targets[i].target);
    lockstep_dispatch_info info = raw(program, user_sgprs);
    lockstep_result result = empty_result();
    lockstep_instruction_count report[20];
    lockstep_options options;
    info.wave_size = 32;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    CHECK(device != NULL);
    CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
    CHECK(lockstep_map_host(device, out, sizeof out) == LOCKSTEP_OK);
    for (options.engine = LOCKSTEP_ENGINE_FAST; options.engine <= LOCKSTEP_ENGINE_REFERENCE; ++options.engine) {
      for (options.numerics = 0; options.numerics <= LOCKSTEP_NUMERICS_ROUNDED; ++options.numerics) {
        uint32_t of_rcp = 99;
        options.report = report;
        options.report_capacity = 20;
        CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK);
        CHECK(out[0] == (options.numerics == LOCKSTEP_NUMERICS_SILICON ? targets[i].result : 0x3f7ff4af) &&
              out[63] == out[0]);
        CHECK(result.numerics == options.numerics + 1);
        for (uint64_t k = 0; k < result.report_entries; ++k)
          if (strcmp(report[k].name, "V_RCP_F32") == 0) of_rcp = report[k].fidelity;
        CHECK(of_rcp ==
              (options.numerics == LOCKSTEP_NUMERICS_SILICON ? targets[i].fidelity : LOCKSTEP_FIDELITY_BOUNDED));
        options.report = NULL;
        CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && result.numerics == 0);
      }
    }
    options.engine = LOCKSTEP_ENGINE_FAST;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_ERROR);
    CHECK(strstr(lockstep_error(), "unknown numerics") != NULL);
    /* A caller of before the option. */
    options.struct_size = offsetof(lockstep_options, numerics);
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_OK && out[0] == targets[i].result);
    lockstep_device_destroy(device);
  }
}

int main(void) {
  lockstep_device* device = lockstep_device_create("gfx950");
  if (!device) return 1;
  CHECK(lockstep_map_host_read_only(device, copy_program, sizeof copy_program) == LOCKSTEP_OK);
  test_read_only(device);
  test_unwritten(device);
  test_many_ranges(device);
  test_ranges_of_launch(device);
  test_driver_registers(device);
  test_matrix_model(device);
  test_numerics();
  test_interleave(device);
  test_unordered_updates(device);
  lockstep_device_destroy(device);
  if (failures == 0) printf("all good\n");
  return failures == 0 ? 0 : 1;
}
