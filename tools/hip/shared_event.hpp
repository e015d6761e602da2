// What processes see of an event that they share: how often it was recorded, by whom last, and which recording was
// passed.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace hip {

class SharedEvent {
 public:
  /// A new one, in a file without a name; null if the host has none to give.
  static std::shared_ptr<SharedEvent> make();
  /// One of another process. The file is its from now on, also if there is nothing to be had.
  static std::shared_ptr<SharedEvent> open(int file);
  SharedEvent(const SharedEvent&) = delete;
  SharedEvent& operator=(const SharedEvent&) = delete;
  ~SharedEvent();

  int file() const { return file_; }
  /// The number of a new recording.
  std::uint64_t record();
  std::uint64_t recorded() const { return page_->recorded >> process_bits; }
  /// A stream got to that recording; what was recorded before counts as passed, too.
  void pass(std::uint64_t number);
  bool passed(std::uint64_t number) const { return page_->passed >= number; }
  /// Will nobody get there any more, because the process that recorded it last is gone?
  bool lost(std::uint64_t number) const;
  /// Waits until a stream got there. False, with a line on standard error, if none will.
  bool wait(std::uint64_t number) const;

 private:
  static constexpr unsigned process_bits = 22;  // of Linux's process numbers
  struct Page {
    std::atomic<std::uint64_t>
        recorded;  ///< how often, above the process that did it last: one word, so that they agree
    std::atomic<std::uint64_t> passed;
  };
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);
  SharedEvent(int file, Page* page) : file_(file), page_(page) {}
  int file_;
  Page* page_;
};

}  // namespace hip
