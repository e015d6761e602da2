// OpenCL's work-item functions for amdhsa code object v5 and later (included in front of every kernel).
// Debian's libclc reads the hidden arguments in the order of an older ABI, so its own must not be used.
// Offsets: LLVM AMDGPUUsage, "AMDHSA Code Object V5 Metadata", hidden kernel arguments.
#define LOCKSTEP_HIDDEN(TYPE, OFFSET) \
  (*(__constant const TYPE*)((__constant const char*)__builtin_amdgcn_implicitarg_ptr() + (OFFSET)))
#define LOCKSTEP_PICK(DIM, X, Y, Z, OTHER) ((DIM) == 0 ? (X) : (DIM) == 1 ? (Y) : (DIM) == 2 ? (Z) : (OTHER))

#define get_local_id(d)                                                                         \
  ((size_t)LOCKSTEP_PICK(d, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), \
                         __builtin_amdgcn_workitem_id_z(), 0))
#define get_group_id(d)                                                                           \
  ((size_t)LOCKSTEP_PICK(d, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), \
                         __builtin_amdgcn_workgroup_id_z(), 0))
// The runtime tells whole workgroups, the size of one, and what is left for a last one that is a part.
#define LOCKSTEP_WHOLE_GROUPS(d) ((size_t)LOCKSTEP_HIDDEN(uint, (d) * 4))
#define LOCKSTEP_REMAINDER(d) ((size_t)LOCKSTEP_HIDDEN(ushort, 18 + (d) * 2))
#define get_num_groups(d) (LOCKSTEP_WHOLE_GROUPS(d) + (LOCKSTEP_REMAINDER(d) != 0))
#define get_enqueued_local_size(d) ((size_t)LOCKSTEP_HIDDEN(ushort, 12 + (d) * 2))
#define get_local_size(d) \
  (get_group_id(d) < LOCKSTEP_WHOLE_GROUPS(d) ? get_enqueued_local_size(d) : LOCKSTEP_REMAINDER(d))
#define get_global_offset(d) ((size_t)LOCKSTEP_HIDDEN(ulong, 40 + (d) * 8))
#define get_work_dim() ((uint)LOCKSTEP_HIDDEN(ushort, 64))
#define get_global_size(d) (LOCKSTEP_WHOLE_GROUPS(d) * get_enqueued_local_size(d) + LOCKSTEP_REMAINDER(d))
#define get_global_id(d) (get_group_id(d) * get_enqueued_local_size(d) + get_local_id(d) + get_global_offset(d))
