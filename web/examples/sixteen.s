//# title Sixteen lanes
//# teaches A whole kernel in twelve instructions: it loads a number in each of sixteen lanes, adds 1 and stores it. Remove a line and see what the page finds.
//# target gfx1151
//# grid 1
//# block 32
//# format float
//# buffer in f32 16 count
//# buffer out f32 16 fill -1
// Step with the arrow keys. Watch exec before and after s_mov_b32: sixteen of 32 lanes become pale.
// Make one thing wrong: the finding or the fault stands under its line. Two lines may go: they change no result.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl add_one
.p2align 8
.type add_one,@function
add_one:
  s_clause 0x1                          // two loads, nothing between them; legal without: only slower
  s_load_b64 s[2:3], s[0:1], 0x8        // s[0:1] is the address of the arguments; out is the second one
  s_load_b64 s[0:1], s[0:1], 0x0        // in is the first one
  s_waitcnt lgkmcnt(0)                  // until here s[0:3] have old values
  s_mov_b32 exec_lo, 0xffff             // lanes 0 to 15; lane 16 would read past the end of in
  v_lshlrev_b32 v1, 2, v0               // v0 is the lane's number; a float has 4 bytes
  global_load_b32 v4, v1, s[0:1]        // in[lane]
  s_waitcnt vmcnt(0)                    // until here v4 has old values
  v_add_f32 v4, 1.0, v4
  global_store_b32 v1, v4, s[2:3]       // out[lane]; lanes 16 to 31 store nothing
  s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)  // gives registers back early; legal without: s_endpgm does, too
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel add_one
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
