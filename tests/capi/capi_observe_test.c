/* Findings, traces, timelines and profiles in C. usage: capi_observe_test SAXPY.hsaco FOLDER */
#include <stdlib.h>

#include "check.h"

static const uint32_t grid[3] = {2, 1, 1}, block[3] = {256, 1, 1};

typedef struct seen {
  unsigned lines, ends;
  unsigned stop_at; /* 0: never */
  char first[256];
  char line[4096]; /* of the step */
  unsigned steps, vectors, scalars, stores;
} seen;

static int take(void* data, const char* line) {
  seen* all = data;
  if (all->lines++ == 0) strncpy(all->first, line, sizeof all->first - 1);
  if (strstr(line, " s_endpgm")) ++all->ends;
  strncpy(all->line, line, sizeof all->line - 1);
  return 0;
}

/* The same as a structure: what it has makes the line. */
static int take_step(void* data, const lockstep_trace_step* step) {
  seen* all = data;
  char line[4096], write[512];
  uint32_t i;
  CHECK(step->struct_size == sizeof *step);
  CHECK(step->write_size == sizeof *step->writes);
  snprintf(line, sizeof line, "(%u,%u,%u) %u %llu 0x%llx %s%s%s", step->workgroup[0], step->workgroup[1],
           step->workgroup[2], step->wave, (unsigned long long)step->index, (unsigned long long)step->file_pc,
           step->instruction, step->effect[0] ? " ; " : "", step->effect);
  CHECK(strcmp(line, all->line) == 0);
  CHECK(step->index != 0 || step->from_entry == 0);
  for (i = 0; i < step->write_count; ++i) {
    const lockstep_trace_write* const each =
        (const lockstep_trace_write*)((const char*)step->writes + (size_t)i * step->write_size);
    if (!each->vector) {
      ++all->scalars;
      CHECK(each->lanes == 0 && each->lanes_before == NULL && each->lanes_after == NULL);
      snprintf(write, sizeof write, "%s 0x%x -> 0x%x", each->name, each->before, each->after);
    } else if (each->lanes == 0) {
      ++all->vectors;
      CHECK(each->lanes_before == NULL && each->lanes_after == NULL);
      snprintf(write, sizeof write, "%s #%08x", each->name, each->after);
    } else {
      ++all->vectors;
      CHECK(each->lanes == 64 && each->lanes_before != NULL);
      snprintf(write, sizeof write, "%s [0x%x 0x%x ", each->name, each->lanes_after[0], each->lanes_after[1]);
    }
    CHECK(strstr(step->effect, write) != NULL);
  }
  if (strcmp(step->access, "global store") == 0) {
    ++all->stores;
    CHECK(step->access_lanes > 0 && step->access_bytes == 4);
    CHECK(step->highest - step->lowest + 1 == 4 * step->access_lanes); /* lane after lane */
  }
  return ++all->steps == all->stop_at;
}

/* s4 is read before the load that writes it has returned, and a store beyond the end. */
static unsigned finds;
static void take_finding(void* data, const lockstep_finding* found) {
  const lockstep_dispatch_info* const info = data;
  char line[128];
  ++finds;
  CHECK(found->struct_size == sizeof *found);
  CHECK(found->workgroup[0] == 0 && found->workgroup[1] == 0 && found->workgroup[2] == 0 && found->wave == 0);
  snprintf(line, sizeof line, "check: %s at pc 0x%llx '%s'", lockstep_check_name(found->kind),
           (unsigned long long)found->file_pc, found->instruction);
  CHECK(strncmp(found->text, line, strlen(line)) == 0 && strstr(found->text, found->what) != NULL);
  if (found->kind == LOCKSTEP_CHECK_WAIT) {
    CHECK(found->file_pc == info->entry + 8 && strcmp(found->instruction, "v_mov_b32_e32 v1, s4") == 0);
    CHECK(strcmp(found->register_name, "s4") == 0 && found->bytes == 0 && found->lane == -1 && found->count == 1);
    CHECK(strstr(found->advice, "lgkmcnt(0)") != NULL && found->source[0] == 0); /* no code object, no lines */
    CHECK(found->other != NULL && found->other->struct_size == sizeof *found->other);
    CHECK(found->other->file_pc == info->entry && found->other->source[0] == 0);
    CHECK(strcmp(found->other->instruction, "s_load_dword s4, s[0:1], 0x0") == 0);
  } else {
    CHECK(found->kind == LOCKSTEP_CHECK_MEMORY && found->file_pc == info->entry + 16 && found->other == NULL);
    CHECK(found->space == LOCKSTEP_SPACE_GLOBAL && found->bytes == 4 && found->lane == 0);
    CHECK(found->address == info->user_sgprs[0] + ((uint64_t)info->user_sgprs[1] << 32) + 64);
    CHECK(found->register_name[0] == 0);
  }
}
static void take_line(void* data, const char* line) {
  (void)data;
  CHECK(strncmp(line, "check: ", 7) == 0);
  finds += 100;
}
static void findings(lockstep_device* device) {
  static uint32_t program[] = {
      0xc0020100, 0x00000000, /* s_load_dword s4, s[0:1], 0x0 */
      0x7e020204,             /* v_mov_b32_e32 v1, s4 */
      0x7e000280,             /* v_mov_b32_e32 v0, 0 */
      0xdc708040, 0x00000100, /* global_store_dword v0, v1, s[0:1] offset:64 */
      0xbf810000,             /* s_endpgm */
  };
  static uint32_t data[16];
  const uint64_t address = (uint64_t)(uintptr_t)data;
  const uint32_t user_sgprs[2] = {(uint32_t)address, (uint32_t)(address >> 32)};
  lockstep_dispatch_info info = {.struct_size = sizeof info, .wave_size = 64, .user_sgpr_count = 2};
  lockstep_options options = {.struct_size = sizeof options, .check = "wait,memory", .take_finding = take_finding};
  uint32_t engine;
  info.entry = (uint64_t)(uintptr_t)program;
  info.workgroups[0] = info.workgroups[1] = info.workgroups[2] = 1;
  info.threads_per_workgroup[0] = info.threads_per_workgroup[1] = info.threads_per_workgroup[2] = 1;
  info.compute_pgm_rsrc2 = 2 << 1; /* two user SGPRs */
  info.user_sgprs = user_sgprs;
  options.take_finding_data = &info;
  CHECK(lockstep_map_host(device, program, sizeof program) == LOCKSTEP_OK);
  CHECK(lockstep_map_host(device, data, sizeof data) == LOCKSTEP_OK);
  for (engine = 0; engine < 2; ++engine) {
    options.engine = engine;
    options.finding = NULL;
    finds = 0;
    CHECK(lockstep_dispatch(device, &info, &options, NULL) == LOCKSTEP_OK);
    CHECK(finds == 2);
    options.finding = take_line; /* both */
    CHECK(lockstep_dispatch(device, &info, &options, NULL) == LOCKSTEP_OK);
    CHECK(finds == 204);
    /* A caller of before the structure: the bytes behind its options are its own. */
    options.struct_size = offsetof(lockstep_options, take_finding);
    finds = 0;
    CHECK(lockstep_dispatch(device, &info, &options, NULL) == LOCKSTEP_OK);
    CHECK(finds == 200);
    options.struct_size = sizeof options;
  }
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK && lockstep_unmap_host(device, data) == LOCKSTEP_OK);
  CHECK(strcmp(lockstep_check_name(LOCKSTEP_CHECK_RACE), "race") == 0 &&
        strcmp(lockstep_check_name(LOCKSTEP_CHECK_COHERENCE), "coherence") == 0 && lockstep_check_name(8) == NULL);
  {
    static const uint32_t kinds[] = {LOCKSTEP_CHECK_WAIT, LOCKSTEP_CHECK_RACE, LOCKSTEP_CHECK_RACE, 99},
                          infos[] = {0, 1, 0, 0};
    char line[64], shorter[6];
    CHECK(lockstep_count_findings(kinds, infos, 4, line, sizeof line) == strlen(line));
    CHECK(strcmp(line, "2 findings: 1 wait, 1 race; 1 info: 1 race") == 0);
    CHECK(lockstep_count_findings(kinds, infos, 4, shorter, sizeof shorter) == strlen(line) &&
          strcmp(shorter, "2 fin") == 0);
    CHECK(lockstep_count_findings(NULL, NULL, 0, line, sizeof line) == 0 && line[0] == 0);
    CHECK(lockstep_count_findings(kinds, infos, 1, NULL, 0) == strlen("1 finding: 1 wait"));
  }
}

/* An exponential is stored, or decides a branch. */
static void take_guess(void* data, const lockstep_finding* found) {
  const lockstep_dispatch_info* const info = data;
  ++finds;
  CHECK(found->kind == LOCKSTEP_CHECK_GUESS && found->file_pc == info->entry + 20 && found->other != NULL);
  CHECK(found->other->file_pc == info->entry && strcmp(found->other->instruction, "v_exp_f32_e32 v1, v0") == 0);
  CHECK(strcmp(found->what, "a branch is decided by the result of V_EXP_F32, which is bounded") == 0);
  CHECK(strncmp(found->text, "check: guess at pc ", 19) == 0);
}
static void guesses(lockstep_device* device) {
  static uint32_t program[] = {
      0x7e024100, /* v_exp_f32_e32 v1, v0 */
      0xbf800004, /* s_nop 4 */
      0x7e080501, /* v_readfirstlane_b32 s4, v1 */
      0xbf800004, /* s_nop 4 */
      0xbf068004, /* s_cmp_eq_u32 s4, 0 */
      0xbf850000, /* s_cbranch_scc1 0 */
      0xbf810000, /* s_endpgm */
  };
  lockstep_dispatch_info info = {.struct_size = sizeof info, .wave_size = 64};
  lockstep_options options = {.struct_size = sizeof options, .check = "guess", .take_finding = take_guess};
  uint32_t engine;
  info.entry = (uint64_t)(uintptr_t)program;
  info.workgroups[0] = info.workgroups[1] = info.workgroups[2] = 1;
  info.threads_per_workgroup[0] = info.threads_per_workgroup[1] = info.threads_per_workgroup[2] = 1;
  options.take_finding_data = &info;
  CHECK(strcmp(lockstep_check_name(LOCKSTEP_CHECK_GUESS), "guess") == 0);
  CHECK(lockstep_map_host(device, program, sizeof program) == LOCKSTEP_OK);
  for (engine = 0; engine < 2; ++engine) {
    options.engine = engine;
    program[5] = 0xbf850000;
    finds = 0;
    CHECK(lockstep_dispatch(device, &info, &options, NULL) == LOCKSTEP_OK);
    CHECK(finds == 1);
    program[5] = 0xbf800000; /* s_nop 0 */
    finds = 0;
    CHECK(lockstep_dispatch(device, &info, &options, NULL) == LOCKSTEP_OK);
    CHECK(finds == 0);
  }
  CHECK(lockstep_unmap_host(device, program) == LOCKSTEP_OK);
}

static int count_step(void* data, const lockstep_trace_step* step) {
  CHECK(step->instruction[0] != 0);
  ++((seen*)data)->steps;
  return 0;
}

static char* contents(const char* path) {
  FILE* file = fopen(path, "rb");
  char* text = calloc(1, 1 << 20);
  if (file) {
    CHECK(fread(text, 1, (1 << 20) - 1, file) > 0);
    fclose(file);
    remove(path);
  }
  return text;
}

int main(int argc, char** argv) {
  lockstep_device* device = lockstep_device_create("gfx950");
  lockstep_code* code = NULL;
  lockstep_options options;
  lockstep_result result = empty_result();
  struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {500, 2.0f, 0, 0};
  char profile[512], timeline[512];
  uint32_t engine;
  if (argc != 3) return 2;
  CHECK(lockstep_load_file(device, argv[1], &code) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 2048, &kernarg.x) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 2048, &kernarg.y) == LOCKSTEP_OK);
  for (engine = 0; engine < 2; ++engine) {
    seen all;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.engine = engine;
    options.threads = 4;
    options.trace = take;
    options.trace_data = &all;
    options.take_step = take_step;
    options.take_step_data = &all;
    memset(&all, 0, sizeof all);
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.lines == result.instructions && all.ends == 8 && all.steps == all.lines);
    CHECK(all.vectors > 8 && all.scalars > 8 && all.stores == 8);
    CHECK(strncmp(all.first, "(0,0,0) 0 0 0x", 14) == 0);

    memset(&all, 0, sizeof all);
    options.trace_only = "wave=1  workgroup=1";
    options.trace_lanes = 1;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.lines > 10 && all.ends == 1 && all.steps == all.lines && all.vectors > 1);
    CHECK(strncmp(all.first, "(1,0,0) 1 0 0x", 14) == 0);

    /* The caller stops it. */
    memset(&all, 0, sizeof all);
    all.stop_at = 7;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(all.lines == 7 && all.steps == 7 && result.fault == LOCKSTEP_FAULT_OBSERVER && result.workgroup[0] == 1 &&
          result.wave == 1);
    CHECK(strcmp(lockstep_fault_name(result.fault), "observer") == 0);
    CHECK(strstr(result.text, "the caller's trace function asked to stop") != NULL);

    /* Steps alone. */
    options.trace = NULL;
    memset(&all, 0, sizeof all);
    options.take_step = count_step;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.steps > 10 && all.lines == 0);

    /* A caller of before the structure. */
    memset(&all, 0, sizeof all);
    options.struct_size = offsetof(lockstep_options, take_step);
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.steps == 0 && all.lines == 0);
    options.struct_size = sizeof options;

    options.trace_only = "wave=1 lane=3";
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_ERROR);
    CHECK(strncmp(lockstep_error(), "trace_only: 'lane=3': conditions are ", 37) == 0);
    options.take_step = NULL;
    options.trace_only = NULL;

    /* Files. */
    snprintf(profile, sizeof profile, "%s/profile.json", argv[2]);
    snprintf(timeline, sizeof timeline, "%s/timeline.json", argv[2]);
    options.profile = profile;
    options.timeline = timeline;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    {
      char *counts = contents(profile), *events = contents(timeline), number[64];
      snprintf(number, sizeof number, "\"total\":{\"executions\":%llu,", (unsigned long long)result.instructions);
      CHECK(strstr(counts, number) != NULL);
      CHECK(strstr(events, "\"traceEvents\"") != NULL && strstr(events, "workgroup (1,0,0)") != NULL);
      free(counts);
      free(events);
    }
    snprintf(profile, sizeof profile, "%s/profile.html", argv[2]);
    options.timeline = NULL;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    {
      char* page = contents(profile);
      CHECK(strncmp(page, "<!doctype html>", 15) == 0 && strstr(page, "global_store_dword") != NULL);
      free(page);
    }
    options.profile = "/nowhere/profile.txt";
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_ERROR);
    CHECK(strcmp(lockstep_error(), "cannot write /nowhere/profile.txt") == 0);
  }
  findings(device);
  guesses(device);
  lockstep_device_destroy(device);
  if (failures == 0) puts("observers in C: ok");
  return failures != 0;
}
