// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/peaks.txt.
// Hash of what this file is made of: aca4eac031485a55
// How fast each target can be at most. vendor-xml/peaks.txt says what the numbers mean, and has their sources.
#pragma once

#include <array>

#include "lockstep/device/arithmetic.hpp"

namespace lockstep {

inline constexpr std::array<Peaks, 21> peaks_of_targets = {
    Peaks{"gfx900", "AMD Radeon RX Vega 64", 64, 1630, 484, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "AMD Vega architecture white paper (2017): 13.7 TFLOPS f32, 27.4 f16, f64 a sixteenth; product page: 484 GB/s"},
    Peaks{"gfx906", "AMD Radeon VII", 60, 1801, 1024, { 32, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 13.8 TFLOPS f32, 27.6 f16, 3.46 f64, 1024 GB/s (Radeon Instinct MI50: twice the f64)"},
    Peaks{"gfx908", "AMD Instinct MI100", 120, 1502, 1229, { 64, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 256, 0, 1024, 512, 0, 0, 0, 1024, 0 }, "AMD CDNA white paper (2020), FLOPS a clock and CU; product page: 11.5 TFLOPS f64, 23.1 f32, 46.1 matrix f32, 184.6 matrix f16, 92.3 matrix bf16, 1229 GB/s"},
    Peaks{"gfx90a", "AMD Instinct MI250X", 110, 1700, 1638, { 128, 256, 0, 256, 0, 0, 0, 0, 0, 0 }, { 256, 256, 0, 1024, 1024, 0, 0, 0, 1024, 0 }, "AMD CDNA 2 white paper (2021), FLOPS a clock and CU; product page, halved for one of two dies: 1638 GB/s"},
    Peaks{"gfx942", "AMD Instinct MI300X", 304, 2100, 5300, { 128, 256, 0, 256, 0, 0, 0, 0, 0, 0 }, { 256, 256, 1024, 2048, 2048, 4096, 0, 0, 4096, 0 }, "AMD CDNA 3 white paper (2023), FLOPS a clock and CU; product page: 5300 GB/s"},
    Peaks{"gfx950", "AMD Instinct MI355X", 256, 2400, 8000, { 128, 256, 0, 256, 0, 0, 0, 0, 0, 0 }, { 128, 256, 0, 4096, 4096, 8192, 16384, 16384, 8192, 0 }, "AMD CDNA 4 white paper (2025), FLOPS a clock and CU; product page: 78.6 TFLOPS f64, 157.3 f32, 2516.6 matrix f16, 5033 matrix f8, 10066 matrix f6 and f4, 8000 GB/s"},
    Peaks{"gfx1010", "AMD Radeon RX 5700 XT", 40, 1905, 448, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "AMD RDNA white paper (2019): 64 lanes a cycle and CU; product page: 9.75 TFLOPS f32, 19.5 f16, 448 GB/s; f64 a sixteenth"},
    Peaks{"gfx1011", "AMD Radeon Pro V520", 36, 1600, 512, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 7.37 TFLOPS f32, 512 GB/s"},
    Peaks{"gfx1012", "AMD Radeon RX 5500 XT", 22, 1845, 224, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 5.2 TFLOPS f32, 224 GB/s"},
    Peaks{"gfx1030", "AMD Radeon RX 6900 XT", 80, 2250, 512, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "AMD RDNA 2 product page: 23.04 TFLOPS f32, 46.08 f16, 512 GB/s; f64 a sixteenth"},
    Peaks{"gfx1031", "AMD Radeon RX 6700 XT", 40, 2581, 384, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 13.21 TFLOPS f32, 384 GB/s"},
    Peaks{"gfx1032", "AMD Radeon RX 6600 XT", 32, 2589, 256, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 10.6 TFLOPS f32, 256 GB/s"},
    Peaks{"gfx1034", "AMD Radeon RX 6500 XT", 16, 2815, 144, { 8, 128, 0, 256, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, "product page: 5.77 TFLOPS f32, 144 GB/s"},
    Peaks{"gfx1100", "AMD Radeon RX 7900 XTX", 96, 2500, 960, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 61.4 TFLOPS f32 (two instructions at a time), 122.8 f16 vector and matrix, 122.8 TOPS matrix i8, 245.6 i4, 960 GB/s; f64 a 32nd of f32"},
    Peaks{"gfx1101", "AMD Radeon RX 7800 XT", 60, 2430, 624, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 37.3 TFLOPS f32, 74.6 f16, 624 GB/s"},
    Peaks{"gfx1102", "AMD Radeon RX 7600", 32, 2655, 288, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 21.75 TFLOPS f32, 43.5 f16, 288 GB/s"},
    Peaks{"gfx1103", "AMD Radeon 780M", 12, 2800, 90, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 12 CUs of 2800 MHz; two channels of DDR5-5600, 89.6 GB/s"},
    Peaks{"gfx1150", "AMD Radeon 890M", 16, 2900, 120, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 16 CUs of 2900 MHz; LPDDR5X-7500 of 128 bits, 120 GB/s"},
    Peaks{"gfx1151", "AMD Radeon 8060S", 40, 2900, 256, { 8, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 512, 512, 0, 0, 0, 512, 1024 }, "product page: 40 CUs of 2900 MHz; LPDDR5X-8000 of 256 bits, 256 GB/s"},
    Peaks{"gfx1200", "AMD Radeon RX 9060 XT", 32, 3130, 320, { 4, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 1024, 1024, 2048, 0, 0, 2048, 4096 }, "product page: 25.6 TFLOPS f32, 51.3 f16, 103 matrix f16, 205 matrix f8, 320 GB/s; f64 a 64th of f32"},
    Peaks{"gfx1201", "AMD Radeon RX 9070 XT", 64, 2970, 640, { 4, 256, 0, 512, 0, 0, 0, 0, 0, 0 }, { 0, 0, 0, 1024, 1024, 2048, 0, 0, 2048, 4096 }, "product page: 48.7 TFLOPS f32, 97.3 f16, 195 matrix f16, 389 matrix f8, 779 TOPS matrix i4, 640 GB/s"},
};

}  // namespace lockstep
