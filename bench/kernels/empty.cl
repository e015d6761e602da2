// Nothing: what a launch costs.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void empty(void) {}
