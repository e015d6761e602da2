#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/cdna4_embed.hpp"
#include "messages.hpp"
#include "scratch.hpp"

TEST_CASE("CDNA4: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: a message may be acknowledged late") { check_messages<lockstep::cdna4::Isa>("gfx950"); }
TEST_CASE("CDNA4: objects of a launch that would overlap are refused, as is code for no processor") {
  using Isa = lockstep::cdna4::Isa;
  const std::vector<std::uint8_t> bytes = code_object("gfx950", "messages");
  const auto placed = embed::place_code(bytes, "gfx950", Simulated::code);
  REQUIRE(placed);
  const lockstep::LaunchShape options{.grid = {2}, .block = {128}};
  const auto message = [&](const lockstep::LaunchAddresses& places) {
    const auto ready =
        embed::prepare<Isa>(placed->kernel("messages"), options, places, Simulated::data, Simulated::data);
    return ready ? std::string() : ready.message();
  };
  CHECK(message({0x1000, 0x2000, 0x3000}).empty());
  CHECK(message({0x1000, 0x1040, 0x3000}).empty());  // a packet is 64 bytes
  CHECK(message({0x1000, 0x103f, 0x3000}).find("messages: the dispatch packet (64 bytes at 0x1000) and the queue") ==
        0);
  CHECK(message({0x1000, 0x2000, 0x2008}).find("messages: the queue (") == 0);
  CHECK(message({0x1000, 0x2000, 0x1001}).find("messages: the dispatch packet (64 bytes at 0x1000) and the kernel's") ==
        0);
  CHECK(message({~std::uint64_t{0}, 0x2000, 0x3000}).find("would end past the last address") != std::string::npos);
  const auto nowhere = embed::place_code(bytes, "", Simulated::code, "messages.hsaco");
  REQUIRE(!nowhere);
  CHECK(nowhere.message() == "messages.hsaco: name the processor that it is to run on (\"gfx950\")");
}
TEST_CASE("CDNA4: an atomic that a buffer's bounds cut is dropped as a whole: it has no piece") {
  using Isa = lockstep::cdna4::Isa;
  constexpr std::uint64_t table = Simulated::data;
  for (const std::uint32_t records : {8u, 12u, 16u}) {
    CAPTURE(records);
    const bool inside = records == 16;
    for (const std::uint32_t op :
         {0x69u, 0x66u}) {  // S_BUFFER_ATOMIC_OR_X2, S_BUFFER_ATOMIC_SMAX_X2 s[8:9], s[4:7], 8 glc
      CAPTURE(op);
      Simulated simulated;
      const std::array<std::uint32_t, 2> words{0x30u << 26 | op << 18 | 3u << 16 | 8u << 6 | 4u / 2, 8};
      const std::array<std::uint32_t, 4> data{1, 2, 3, 4};
      simulated.put(Simulated::code, words.data(), sizeof words);
      simulated.put(table, data.data(), sizeof data);
      embed::Wave<Isa> wave;
      wave.registers.pc = Simulated::code;
      wave.registers.set_exec(1);
      wave.registers.set_scalar_pair(4, table);
      wave.registers.s[6] = records;
      wave.registers.s[7] = 0x27000;
      wave.registers.s[8] = 16, wave.registers.s[9] = 32;
      embed::DecodedCode<Isa> code;
      const auto next = wave.fetch(code, simulated.memory);
      REQUIRE(next);
      CHECK(next->info().name == (op == 0x69 ? "S_BUFFER_ATOMIC_OR_X2" : "S_BUFFER_ATOMIC_SMAX_X2"));
      const embed::Issued issued = wave.issue(*next);
      REQUIRE(issued.event == embed::Event::memory);
      auto& access = *wave.find(issued.access);
      CHECK(access.atomic());
      std::uint32_t pieces = 0;
      access.each_piece([&](const embed::AccessPiece& piece) {
        CHECK((piece.address == table + 8 && piece.bytes == 8));
        ++pieces;
      });
      CHECK(pieces == (inside ? 1 : 0));
      CHECK(access.blocks(64).size() == pieces);
      answer_by_pieces(wave, access, simulated.memory);
      REQUIRE(wave.complete(issued.access));
      using Words = std::vector<std::uint32_t>;
      const Words after = op == 0x69 ? Words{1, 2, 3 | 16, 4 | 32} : Words{1, 2, 16, 32};
      CHECK(simulated.get<std::uint32_t>(table, 4) == (inside ? after : Words(data.begin(), data.end())));
      CHECK(wave.registers.scalar_pair(8) == (inside ? 0x0000000400000003 : 0));
    }
  }
}
TEST_CASE("CDNA4: after a trap or a halt, which are faults, the wave is as before") {
  check_traps<lockstep::cdna4::Isa>(0xbf920002, 0xbf8d0001, 0xbf910001);
}
TEST_CASE("CDNA4: scratch has the addresses in memory that hardware gives it") {
  using lockstep::cdna4::Isa;
  check_scratch_addresses<Isa, 64>({0xdc704008, 0x007f0100}, {0xdc546002, 0x027f0001});
  run_with_scratch_in_memory<Isa, 64>("gfx950");
}
