// What the table of measures is made of: timers, each a Google Benchmark of its own, and measures that set one timer
// against another.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// What a measure's goal is about.
enum class Goal {
  ratio,   ///< time over the limit's time: at most
  share,   ///< the limit's time over time: at least
  factor,  ///< the same as a factor
  time,    ///< nanoseconds: at most
  bytes,   ///< at most
  none,    ///< a share without a goal: what the machine gives others
};

struct Measure {
  std::string name;
  std::string timer;
  std::string limit;  ///< the timer it is set against; empty for Goal::time and bytes
  Goal goal = Goal::ratio;
  double value = 0;  ///< of the goal
  double stretch = 0;
  double limit_scale = 1;  ///< units of the limit's timer in one unit of this one's
};

/// Registers a timer. `once` runs the work for about a millisecond and gives the seconds of one unit of it. For
/// Goal::bytes it gives a billionth of them.
void add_timer(const std::string& name, std::function<double()> once);
void add_measure(Measure measure);

/// Seconds that `work` takes.
double seconds_of(const std::function<void()>& work);

/// Processor time of this process so far: what a shared machine does not disturb.
double processor_seconds();

/// Each file of measures registers its own.
void register_instruction_measures();
void register_matrix_measures();
void register_wmma_measures();
void register_kernel_measures();
void register_launch_measures();
void register_target_measures();
void register_image_measures();

}  // namespace bench
