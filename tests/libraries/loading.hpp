// What a process has used up to a step: processor time, memory of its own, pages of files.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

/// Ends the program unless `status` is 0.
inline void check(int status, const char* what) {
  if (status == 0) return;
  std::printf("%s: status %d\n", what, status);
  std::exit(1);
}

/// MB of a line of /proc/self/status.
inline double megabytes(const std::string& name) {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);)
    if (line.compare(0, name.size(), name) == 0) return std::atof(line.c_str() + name.size() + 1) * 1024 / 1e6;
  std::printf("%s is not in /proc/self/status\n", name.c_str());
  std::exit(1);
}

/// Prints a line of the step. scripts/bench_loading.py reads it.
inline void report(const char* step) {
  std::printf("%s: %.0f ms of processor time, %.0f MB of memory, %.0f MB of files\n", step, 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC, megabytes("RssAnon"),
              megabytes("RssFile"));
}

/// The program's exit status: 1 where it has more than 300 MB of memory beside the pages of files.
inline int verdict() {
  const double memory = megabytes("RssAnon");
  std::puts(memory <= 300 ? "all good" : "too much memory");
  return memory <= 300 ? 0 : 1;
}
