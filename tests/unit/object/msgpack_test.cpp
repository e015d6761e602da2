#include "lockstep/object/msgpack.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

using lockstep::msgpack::Reader;
using lockstep::msgpack::Value;
using Bytes = std::vector<std::uint8_t>;

namespace {
Value good(const Bytes& bytes) {
  auto value = Reader(bytes).read();
  REQUIRE_MESSAGE(value, value.message());
  return *value;
}
std::string bad(const Bytes& bytes) {
  auto value = Reader(bytes).read();
  REQUIRE(!value);
  return value.message();
}
}  // namespace

TEST_CASE("integers of all widths") {
  CHECK(good({0x00}).integer == 0);
  CHECK(good({0x7f}).integer == 127);
  CHECK(good({0xff}).integer == ~0ull);
  CHECK(good({0xe0}).integer == static_cast<std::uint64_t>(-32));
  CHECK(good({0xcc, 0xff}).integer == 255);
  CHECK(good({0xcd, 0x12, 0x34}).integer == 0x1234);
  CHECK(good({0xce, 0x80, 0, 0, 1}).integer == 0x80000001u);
  CHECK(good({0xcf, 0x80, 0, 0, 0, 0, 0, 0, 2}).integer == 0x8000000000000002ull);
  CHECK(good({0xd0, 0x80}).integer == static_cast<std::uint64_t>(-128));
  CHECK(good({0xd1, 0xff, 0xfe}).integer == static_cast<std::uint64_t>(-2));
  CHECK(good({0xd2, 0x7f, 0xff, 0xff, 0xff}).integer == 0x7fffffff);
  CHECK(good({0xd3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}).integer == ~0ull);
}

TEST_CASE("nil, booleans, strings, binary") {
  CHECK(good({0xc0}).is(Value::Kind::nil));
  CHECK(good({0xc3}).is(Value::Kind::boolean));
  CHECK(good({0xc3}).integer == 1);
  CHECK(good({0xc2}).integer == 0);
  CHECK(good({0xa3, 'a', 'b', 'c'}).is(Value::Kind::string));
  const Bytes bytes = {0xd9, 2, 'h', 'i'};
  CHECK(Reader(bytes).read()->string == "hi");
  const Bytes wide = {0xdb, 0, 0, 0, 1, 'x'};
  CHECK(Reader(wide).read()->string == "x");
  CHECK(good({0xc5, 0, 1, 9}).is(Value::Kind::binary));
}

TEST_CASE("arrays and maps") {
  const Bytes bytes = {0x82, 0xa1, 'k', 0x92, 1, 2, 0xa1, 'm', 0xdc, 0, 0};
  const Value map = *Reader(bytes).read();
  REQUIRE(map.find("k"));
  CHECK(map.find("k")->items.size() == 2);
  CHECK(map.find("k")->items[1].integer == 2);
  CHECK(map.find("m")->items.empty());
  CHECK(map.find("absent") == nullptr);
  CHECK(map.find("k")->find("k") == nullptr);  // not a map
}

TEST_CASE("malformed input is refused") {
  CHECK(bad({}).find("where a value should begin") != std::string::npos);
  CHECK(bad({0xcd, 1}).find("within a number") != std::string::npos);
  CHECK(bad({0xa5, 'a'}).find("within a string") != std::string::npos);
  CHECK(bad({0xdb, 0xff, 0xff, 0xff, 0xff, 'a'}).find("within a string") != std::string::npos);
  CHECK(bad({0xdd, 0xff, 0xff, 0xff, 0xff, 1}).find("more items than bytes") != std::string::npos);
  CHECK(bad({0xdf, 0xff, 0xff, 0xff, 0xff, 1}).find("more items than bytes") != std::string::npos);
  CHECK(bad({0xc7, 1, 1, 1}).find("extension") != std::string::npos);
  CHECK(bad(Bytes(100, 0x91)).find("nested too deeply") != std::string::npos);
}
