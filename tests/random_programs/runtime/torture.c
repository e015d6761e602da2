// One of gcc's torture tests (the file TEST) as a kernel.
#define main torture_main
#include TEST
#undef main

extern unsigned* lockstep_status;
extern void lockstep_exit(unsigned status);

__attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(64, 64))) void torture(unsigned* status) {
  lockstep_status = status;
  lockstep_exit(0x10000 | (torture_main() & 0xff));
}
