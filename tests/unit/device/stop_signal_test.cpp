// Who wants a launch to end.
#include "lockstep/device/stop_signal.hpp"

#include <doctest/doctest.h>

#include <stop_token>

using lockstep::StopSignal;

TEST_CASE("nobody, a stop token, anything that says stop_requested()") {
  CHECK(!StopSignal().stop_requested());
  std::stop_source source;
  const StopSignal signal = source.get_token();
  const StopSignal copy = signal;
  CHECK(!signal.stop_requested());
  source.request_stop();
  CHECK(signal.stop_requested());
  CHECK(copy.stop_requested());
  struct Own {
    const bool* stop;
    bool stop_requested() const { return *stop; }
  };
  bool stop = false;
  const StopSignal own = Own{&stop};
  CHECK(!own.stop_requested());
  stop = true;
  CHECK(own.stop_requested());
}
