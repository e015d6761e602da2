// Each work-item keeps what it reads in scratch of its own, in words and in bytes, and picks from that by data.
__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void scratch(__global const uint* in, __global uint* out) {
  const uint i = get_group_id(0) * 128 + get_local_id(0);
  volatile uint words[24];
  volatile uchar bytes[40];
  for (uint k = 0; k < 24; ++k) words[k] = in[(i * 24 + k) & 0x1fff];
  for (uint k = 0; k < 40; ++k) bytes[k] = (uchar)(in[i] >> (k & 23));
  uint sum = in[i];
  for (uint k = 0; k < 32; ++k) {
    sum = sum * 33 + words[(sum >> 7) % 24];
    bytes[sum % 40] ^= (uchar)k;
    words[sum % 24] = sum + bytes[(sum >> 3) % 40];
  }
  out[i] = sum;
}
