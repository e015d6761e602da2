// Numbers as text, values or errors, faults, callbacks.
#include <doctest/doctest.h>

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "lockstep/base/callback.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"

using namespace lockstep;

TEST_CASE("text: numbers at their edges") {
  CHECK(hex(0) == "0x0");
  CHECK(hex(0x1f) == "0x1f");
  CHECK(hex(~std::uint64_t{0}) == "0xffffffffffffffff");
  CHECK(hex_word(0) == "0x00000000");
  CHECK(hex_word(0x1f) == "0x0000001f");
  CHECK(hex_word(~0u) == "0xffffffff");
  CHECK(decimal(INT64_MIN) == "-9223372036854775808");
  CHECK(decimal(UINT64_MAX) == "18446744073709551615");
  CHECK(count_of(0, "byte") == "0 bytes");
  CHECK(count_of(1, "byte") == "1 byte");
  CHECK(count_of(2, "byte") == "2 bytes");
}

TEST_CASE("result: a value, or the sentence of an error") {
  Result<std::unique_ptr<int>> value = std::make_unique<int>(7);  // types that cannot be copied, too
  REQUIRE(value);
  CHECK(**value == 7);
  CHECK(value.message().empty());
  CHECK(*std::move(*value) == 7);

  const Result<int> zero = 0;  // a value that is false by itself is a value
  CHECK(zero.has_value());
  const Result<int> wrong = Error{"no such thing"};
  CHECK(!wrong);
  CHECK(wrong.message() == "no such thing");
  CHECK(Result<std::string>(wrong.error()).message() == "no such thing");

  CHECK(Result<void>());
  const Result<void> failed = Error{""};  // an empty sentence is an error, too
  CHECK(!failed);
}

TEST_CASE("result: copies, moves and assignments keep what it holds, and destroy it once") {
  const std::string sentence(100, 'x'), text(100, 'y');
  auto shared = std::make_shared<int>(7);
  Result<std::shared_ptr<int>> one = shared;
  Result<std::shared_ptr<int>> two = one;
  CHECK(shared.use_count() == 3);
  one = Error{sentence};
  CHECK((!one && one.message() == sentence && shared.use_count() == 2));
  one = std::move(two);
  CHECK((one && **one == 7 && one.message().empty()));
  two = one;
  one = *&one;  // to itself
  CHECK((one && two && one->get() == two->get() && shared.use_count() == 3));
  {
    const Result<std::shared_ptr<int>> third(std::move(one)), fourth(two);
    CHECK((third && fourth && shared.use_count() == 4));
  }
  CHECK(shared.use_count() == 2);
  two = Result<std::shared_ptr<int>>(Error{text});
  CHECK((!two && two.message() == text && shared.use_count() == 1));
}

// Faults are values in constant evaluation.
constexpr Fault far = make_memory_fault(FaultKind::out_of_bounds, "outside", 3, AddressSpace::lds, 0x100, 4);
static_assert(far && far.lane == 3 && far.space == AddressSpace::lds && far.address == 0x100 && far.size == 4);
static_assert(!no_fault && make_fault(FaultKind::trap, "trap").lane == -1);
constexpr Fault high = make_fault(FaultKind::register_out_of_range, "too high").about("VGPR", 200, 64);
static_assert(high.subject == "VGPR" && high.number == 200 && high.limit == 64 && high.detail == "too high");

TEST_CASE("fault: every kind has a name of its own") {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(FaultKind::observer); ++i) names.insert(fault_name(static_cast<FaultKind>(i)));
  CHECK(names.size() == static_cast<std::size_t>(FaultKind::observer) + 1);
  CHECK(!names.contains("unknown"));
  CHECK(fault_name(FaultKind::out_of_bounds) == "out_of_bounds");
  CHECK(space_name(AddressSpace::global) == "global");
  CHECK(space_name(AddressSpace::lds) == "lds");
  CHECK(space_name(AddressSpace::scratch) == "scratch");
}

int twice(int x) { return 2 * x; }

TEST_CASE("callback: what is given is called, and nothing is nothing") {
  using Call = Callback<int(int)>;
  int calls = 0;
  const Call count = [&calls](int x) { return calls += x; };
  const Call copy = count;
  CHECK(count(2) == 2);
  CHECK(copy(3) == 5);
  CHECK(Call(twice)(4) == 8);
  CHECK(Call(&twice)(4) == 8);
  CHECK(Call(std::function<int(int)>(twice))(5) == 10);
  CHECK(Call([](int x) { return x + 1; })(1) == 2);

  CHECK(!Call());
  CHECK(!Call(std::function<int(int)>()));
  CHECK(!Call(static_cast<int (*)(int)>(nullptr)));
  const std::function<int(int)> empty;
  const Call none = empty;
  CHECK(!none);
}
