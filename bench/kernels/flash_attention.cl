// Flash attention forward: out[q][d] = sum over keys of softmax(scale * Q K^T)[q][key] * V[key][d]; bf16 inputs, V
// transposed ([d][key]), f32 result, 128 numbers a head. causal: query q sees keys up to q.
// One wave makes 64 queries, 32 keys at a time. S^T = K Q^T leaves each lane the scores of one query, and these are, in the
// order of the registers, already a B operand: P needs no exchange between lanes. K's rows are read with bits 2 and 3 of their
// number exchanged, so that the eight scores of a lane that make one operand are of eight keys in a row, as V's columns are read.
// Weights are 2^(score - reference), the reference being a maximum of earlier scores. It may fall behind: the sums are rescaled
// to a new one only where the weights of a tile add up to more than 2^8, and the division at the end takes it out again. So
// most tiles need no maximum.
// queries and keys multiples of 64.
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));

#define HEAD 128
#define MOST 256.0f

static float other_half_max(float x, int partner) {
  return fmax(x, as_float(__builtin_amdgcn_ds_bpermute(partner, as_int(x))));
}
static float other_half_sum(float x, int partner) {
  return x + as_float(__builtin_amdgcn_ds_bpermute(partner, as_int(x)));
}

// The weights of 16 scores as two operands; gives their sum.
static float weigh(f32x16 score, float scale, float minus_reference, bf16x8 weight[2]) {
  float sum = 0;
  for (uint r = 0; r < 16; ++r) {
    const float w = __builtin_amdgcn_exp2f(score[r] * scale + minus_reference);
    sum += w;
    weight[r / 8][r % 8] = (__bf16)w;
  }
  return sum;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1), amdgpu_waves_per_eu(1, 1)))
void flash_attention(uint queries, uint keys, uint causal, float scale, __global const ushort* q, __global const ushort* k,
                     __global const ushort* v_transposed, __global float* out) {
  const uint lane = get_local_id(0), column = lane % 32, upper = lane / 32;
  const uint first_query = get_group_id(0) * 64;
  const int partner = (int)((lane ^ 32) * 4);
  const size_t head = get_group_id(1);
  q += head * queries * HEAD;
  k += head * keys * HEAD;
  v_transposed += head * keys * HEAD;
  out += head * queries * HEAD;

  bf16x8 query[2][HEAD / 16];
  for (uint t = 0; t < 2; ++t) {
    for (uint i = 0; i < HEAD / 16; ++i) {
      query[t][i] = *(__global const bf16x8*)(q + (first_query + t * 32 + column) * HEAD + i * 16 + upper * 8);
    }
  }
  f32x16 sum[2][HEAD / 32] = {};
  float minus_reference[2] = {INFINITY, INFINITY}, total[2] = {0, 0};  // negative: what the exponent's multiply-add takes
  const uint key_of_lane = (column & 0x13) | (column & 4) << 1 | (column & 8) >> 1;
  const float scale2 = scale * 1.44269504088896340736f;
  const uint end = causal ? first_query + 64 : keys;
#pragma nounroll
  for (uint first = 0; first < end; first += 32) {
    f32x16 score[2] = {};
    for (uint i = 0; i < HEAD / 16; ++i) {
      const bf16x8 key = *(__global const bf16x8*)(k + (first + key_of_lane) * HEAD + i * 16 + upper * 8);
      for (uint t = 0; t < 2; ++t) score[t] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(key, query[t][i], score[t], 0, 0, 0);
    }
    bf16x8 weight[2][2];
    for (uint t = 0; t < 2; ++t) {
      if (causal && first + 31 > first_query + t * 32) {
        const int last = (int)(first_query + t * 32 + column) - (int)(first + 8 * upper);
        for (int r = 0; r < 16; ++r) {
          if (16 * (r / 8) + r % 8 > last) score[t][r] = -INFINITY;
        }
      }
      float fresh = INFINITY;
      if (first != 0) fresh = weigh(score[t], scale2, minus_reference[t], weight[t]);
      if (__builtin_amdgcn_ballot_w64(!(fresh <= MOST)) != 0) {
        float most = score[t][0];
        for (uint r = 1; r < 16; ++r) most = fmax(most, score[t][r]);
        const float next = fmin(minus_reference[t], -other_half_max(most, partner) * scale2);
        if (first != 0) {  // before the first tile the sums are 0
          const float shrink = __builtin_amdgcn_exp2f(next - minus_reference[t]);
          total[t] *= shrink;
          for (uint d = 0; d < HEAD / 32; ++d) sum[t][d] *= shrink;
        }
        minus_reference[t] = next;
        fresh = weigh(score[t], scale2, next, weight[t]);
      }
      total[t] += fresh;
    }
    for (uint d = 0; d < HEAD / 32; ++d) {
      for (uint c = 0; c < 2; ++c) {
        const bf16x8 value =
            *(__global const bf16x8*)(v_transposed + (size_t)(d * 32 + column) * keys + first + c * 16 + upper * 8);
        for (uint t = 0; t < 2; ++t) sum[t][d] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(value, weight[t][c], sum[t][d], 0, 0, 0);
      }
    }
  }
  for (uint t = 0; t < 2; ++t) {
    const float inverse = __builtin_amdgcn_rcpf(other_half_sum(total[t], partner));
    for (uint d = 0; d < HEAD / 32; ++d) {
      for (uint g = 0; g < 4; ++g) {
        const float4 four = {sum[t][d][4 * g], sum[t][d][4 * g + 1], sum[t][d][4 * g + 2], sum[t][d][4 * g + 3]};
        *(__global float4*)(out + (size_t)(first_query + t * 32 + column) * HEAD + d * 32 + 8 * g + 4 * upper) = four * inverse;
      }
    }
  }
}
