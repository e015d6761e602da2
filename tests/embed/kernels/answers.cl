// Asks for the real time, twice, by messages whose answer comes later: a register that was something else before.
#if defined(__gfx1201__) || defined(__gfx1250__)
#define WAIT_FOR_MESSAGES "s_wait_kmcnt 0x0"
#else
#define WAIT_FOR_MESSAGES "s_waitcnt lgkmcnt(0)"
#endif

// Before the wait the first answer's register, then both answers.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void answers(__global ulong* out) {
  ulong first = 0x123456789abcdef0, early, second;
  __asm__ volatile("s_sendmsg_rtn_b64 %0, sendmsg(MSG_RTN_GET_REALTIME)" : "+s"(first));
  __asm__ volatile("s_mov_b64 %0, %1" : "=s"(early) : "s"(first));
  __asm__ volatile(WAIT_FOR_MESSAGES : "+s"(first));
  __asm__ volatile("s_sendmsg_rtn_b64 %0, sendmsg(MSG_RTN_GET_REALTIME)\n" WAIT_FOR_MESSAGES : "=s"(second));
  out[0] = early;
  out[1] = first;
  out[2] = second;
}
