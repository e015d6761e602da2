// The price of European options by the formula of Black and Scholes: call and put of each spot price.
static float normal(float x) { return 0.5f * erfc(x * -0.70710678f); }
__kernel void options(int count, float rate, float volatility, __global const float* spot, __global const float* strike,
                      __global const float* years, __global float2* out) {
  const int i = get_global_id(0);
  if (i >= count) return;
  const float deviation = volatility * sqrt(years[i]);
  const float d1 = (log(spot[i] / strike[i]) + (rate + 0.5f * volatility * volatility) * years[i]) / deviation;
  const float d2 = d1 - deviation, discounted = strike[i] * exp(-rate * years[i]);
  out[i] = (float2)(spot[i] * normal(d1) - discounted * normal(d2), discounted * normal(-d2) - spot[i] * normal(-d1));
}
