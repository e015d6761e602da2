// One of gcc's torture tests (the file TEST) as a kernel of one wave, of LANES lanes.
#include TEST

extern unsigned* lockstep_status;
extern void lockstep_exit(unsigned status);

#define HAS_NO_ARGUMENTS __builtin_types_compatible_p(__typeof__(main), int(void))
#define WITH_ARGUMENTS ((int (*)(int, char**))main)

__attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(LANES, LANES))) void torture(unsigned* status) {
  lockstep_status = status;
  char* arguments[] = {"torture", (char*)0};
  lockstep_exit(0x10000 | ((HAS_NO_ARGUMENTS ? ((int (*)(void))main)() : WITH_ARGUMENTS(1, arguments)) & 0xff));
}
