#include "llvm_oracle.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <stdexcept>
#include <string_view>

#include "tested_isa.hpp"

namespace lockstep::conformance {
namespace {

// Each entry stands in brackets, which llvm-mc disassembles on their own, followed by words that keep a literal from
// being cut off (LLVM 22 dies of that), and by a marker line that shows where the entry's text ends: an S_NOP.
constexpr std::string_view padding = "0,0,0,0x7e,";  // v_nop
/// No instruction is longer than four dwords; more would only be more to read.
constexpr unsigned padding_words(unsigned count) { return count <= 2 ? 4 - count : 2; }
/// The words of S_NOP 0x1234, or of the next one that no entry has.
std::uint32_t unused_marker(std::span<const Words> entries) {
  std::uint32_t marker = 0xbf801234;
  const auto has_marker = [&](const Words& words) {
    return std::find(words.dwords.begin(), words.dwords.end(), marker) != words.dwords.end();
  };
  while (std::any_of(entries.begin(), entries.end(), has_marker)) {
    if (++marker == 0xbf810000) throw std::runtime_error("words with every S_NOP: give llvm-mc fewer at a time");
  }
  return marker;
}
std::string marker_text(std::uint32_t marker) {
  char text[16];
  std::snprintf(text, sizeof text, "s_nop 0x%x", marker & 0xffff);
  return text;
}
/// The same between lines for the assembler, which any instruction may be among.
constexpr std::string_view assembled_marker = ".quad 0x6c6f636b73746570\n";
constexpr std::string_view assembled_marker_text = "7813573191660758384";

void append_bytes(std::string& text, std::uint32_t dword) {
  for (unsigned byte = 0; byte < 4; ++byte) {
    constexpr std::string_view digits = "0123456789abcdef";
    const std::uint32_t value = dword >> 8 * byte & 0xff;
    text += {'0', 'x', digits[value / 16], digits[value % 16], ','};
  }
}

void append_entry(std::string& text, const Words& words, std::uint32_t marker) {
  text += '[';
  for (unsigned i = 0; i < words.count; ++i) append_bytes(text, words.dwords[i]);
  for (unsigned i = 0; i < padding_words(words.count); ++i) text += padding;
  text.back() = ']';
  text += "\n[";
  append_bytes(text, marker);
  text.back() = ']';
  text += '\n';
}

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && (line.front() == '\t' || line.front() == ' ')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  return line;
}

/// A file that is gone when its owner is.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::string pattern = (std::filesystem::temp_directory_path() / "lockstep-llvm-XXXXXX").string();
    const int descriptor = mkstemp(pattern.data());
    if (descriptor < 0) throw std::runtime_error("cannot create a temporary file at " + pattern);
    close(descriptor);
    path_ = pattern;
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// Calls `take` with every line that llvm-mc prints for `input`, outer blanks removed. False if it died on the way.
template <class Take>
bool survives(const std::string& action, const std::string& target, const std::string& input, Take&& take) {
  const TemporaryFile file;
  std::ofstream(file.path()) << input;
  const std::string command = "LLVM_DISABLE_SYMBOLIZATION=1 LLVM_DISABLE_CRASH_REPORT=1 " + llvm_mc_program() + " " +
                              action + " -triple=amdgcn-amd-amdhsa -mcpu=" + target + " " + file.path() +
                              " 2> /dev/null";
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run " + command);
  char* buffer = nullptr;
  std::size_t capacity = 0;
  for (ssize_t length; (length = getline(&buffer, &capacity, pipe)) >= 0;) {
    std::string_view line(buffer, static_cast<std::size_t>(length));
    if (line.ends_with('\n')) line.remove_suffix(1);
    take(trimmed(line));
  }
  std::free(buffer);
  const int status = pclose(pipe);
  // 0: all is well. 1: some entries were invalid. From 128 on the shell tells of a signal.
  if (WIFEXITED(status) && WEXITSTATUS(status) <= 1) return true;
  if (WIFSIGNALED(status) || WEXITSTATUS(status) >= 128) return false;
  throw std::runtime_error(command + " did not run to its end");
}

/// As survives(), where dying is an error.
template <class Take>
void run_llvm_mc(const std::string& action, const std::string& target, const std::string& input, Take&& take) {
  if (!survives(action, target, input, take)) throw std::runtime_error(llvm_mc_program() + " " + action + " died");
}

/// The wave size, where there is a choice. All other features are those that the processor has by default, as for
/// llvm-objdump.
std::string features(std::uint32_t wave_size) {
  if (!tested::Isa::true16 && tested::Isa::wave_sizes.size() == 1) return {};
  return " -mattr=+wavefrontsize" + std::to_string(wave_size);
}

/// Lines that llvm-mc is given at a time: for each one that it refuses it measures its whole input, for a message.
constexpr std::size_t piece = 4096;

/// Calls `run(first, last)` for pieces of `[first, last)`, halved until it returns true; `lost(i)` for each entry that
/// it returns false for by itself.
template <class Run, class Lost>
void run_in_pieces(std::size_t first, std::size_t last, const Run& run, const Lost& lost) {
  if (first == last || run(first, last)) return;
  if (last - first == 1) return lost(first);
  const std::size_t middle = first + (last - first) / 2;
  run_in_pieces(first, middle, run, lost);
  run_in_pieces(middle, last, run, lost);
}

/// "0x01,0x02,0x00,0x7e]" as dwords.
Words parse_bytes(std::string_view text) {
  Words words;
  unsigned byte = 0;
  for (std::size_t at = 0; at + 4 <= text.size() && byte < 16; at += 5, ++byte)
    words.dwords[byte / 4] |= static_cast<std::uint32_t>(std::stoul(std::string(text.substr(at, 4)), nullptr, 16))
                              << 8 * (byte % 4);
  words.count = byte / 4;
  return words;
}

}  // namespace

std::string llvm_mc_program() {
  const char* const named = std::getenv("LOCKSTEP_LLVM_MC");
  return named != nullptr ? named : "llvm-mc-22";
}

bool have_llvm_mc() { return std::system((llvm_mc_program() + " --version > /dev/null 2>&1").c_str()) == 0; }

bool crashes_llvm(const Words& words) {
  constexpr bool gfx9 = !tested::Isa::true16;
  for (unsigned i = 0; i < words.count; ++i) {
    const std::uint32_t first = words.dwords[i], second = i + 1 < words.count ? words.dwords[i + 1] : 0x7e000000u;
    if (gfx9 && (first & 0x800001ffu) == 0xf9u) {  // VOP1, VOP2, VOPC with an SDWA control word
      if ((second >> 16 & 7) == 7 || (second >> 24 & 7) == 7) return true;
      const bool compare = first >> 25 == 0x3e;
      if (!compare && ((second >> 8 & 7) == 7 || (second >> 11 & 3) == 3)) return true;
    }
    // A literal as the number of a barrier.
    if (tested::Isa::true16 && (first & 0xff8000ffu) == 0xbe8000ffu && (first >> 8 & 0xff) >= 0x4e &&
        (first >> 8 & 0xff) <= 0x58)
      return true;
    // V_MADMK_F16 and V_MADAK_F16; V_FMAMK_F16 and V_FMAAK_F16 of RDNA.
    const std::uint32_t vop2 = first >> 25;
    const bool f16_with_literal = gfx9 ? vop2 == 36 || vop2 == 37 : vop2 == 55 || vop2 == 56;
    if (f16_with_literal && second == 255) return true;
    const bool wmma_formats = tested::Isa::target.starts_with("gfx125") && (first & 0xffff0000u) == 0xcc330000u;
    if (wmma_formats) {  // formats of A and B that do not exist, sources that are no VGPRs
      const std::uint32_t b_format = (second >> 27 & 3u) | (first >> 14 & 1u) << 2;
      if ((first >> 11 & 7u) > 4 || b_format > 4 || (second & 0x1ffu) < 256 || (second >> 9 & 0x1ffu) < 256)
        return true;
    }
    // A literal as scale or source of a scaled matrix instruction.
    const bool wmma_scale = tested::Isa::target.starts_with("gfx125") &&
                            ((first & 0xffff0000u) == 0xcc350000u || (first & 0xffff0000u) == 0xcc3a0000u);
    if (wmma_scale && i + 3 < words.count) {
      const std::uint32_t sources = words.dwords[i + 3];
      if ((second & 0x1ff) == 255 || (second >> 9 & 0x1ff) == 255 || (sources & 0x1ff) == 255 ||
          (sources >> 9 & 0x1ff) == 255)
        return true;
    }
    if (gfx9 && tested::Isa::target != "gfx950") {  // for which it also dies of the literal's selector where no literal can be
      const bool buffer = first >> 26 == 0x38 || first >> 26 == 0x3a, vop3 = first >> 26 == 0x34;
      if (buffer && second >> 24 == 255) return true;
      if (vop3 && ((first & 0xff) == 255 || (second & 0x1ff) == 255 || (second >> 9 & 0x1ff) == 255 ||
                   (second >> 18 & 0x1ff) == 255))
        return true;
    }
    const bool scales = gfx9 && (first & 0xffff0000u) == 0xd3ac0000u;
    if (scales && ((second & 0x1ff) == 255 || (second >> 9 & 0x1ff) == 255)) return true;
    const bool f8f6f4 = gfx9 && ((first & 0xffff0000u) == 0xd3ad0000u || (first & 0xffff0000u) == 0xd3ae0000u);
    if (f8f6f4) {
      const std::uint32_t a_format = first >> 8 & 7, b_format = second >> 29, a = second & 0x1ff,
                          b = second >> 9 & 0x1ff, c = second >> 18 & 0x1ff;
      if (a_format > 4 || b_format > 4 || a < 256 || b < 256 || c == 255) return true;
    }
  }
  return false;
}

std::vector<std::optional<Words>> llvm_assemble(const std::vector<std::string>& lines, const std::string& target,
                                                std::uint32_t wave_size) {
  std::vector<std::optional<Words>> result;
  result.reserve(lines.size());
  const std::string names_of_halves = features(wave_size) + (tested::Isa::true16 ? ",+real-true16" : "");
  for (std::size_t first = 0; first < lines.size(); first += piece) {
    const std::span some = std::span(lines).subspan(first, std::min(piece, lines.size() - first));
    std::string input;
    for (const std::string& line : some) ((input += line) += '\n') += assembled_marker;
    std::optional<Words> current;
    run_llvm_mc("-show-encoding" + names_of_halves, target, input, [&](std::string_view line) {
      constexpr std::string_view encoding = "encoding: [";
      const std::size_t place = line.find(encoding);
      if (line.find(assembled_marker_text) != std::string_view::npos) {
        result.push_back(current);
        current.reset();
      } else if (place != std::string_view::npos) {
        current = parse_bytes(line.substr(place + encoding.size()));
      }
    });
    if (result.size() != first + some.size())
      throw std::runtime_error("llvm-mc stopped after " + std::to_string(result.size()) + " of " +
                               std::to_string(lines.size()) + " lines");
  }
  return result;
}

std::vector<Answer> llvm_disassemble(const std::vector<Words>& entries, const std::string& target,
                                     std::uint32_t wave_size) {
  std::vector<Answer> answers(entries.size());
  const std::uint32_t marker = unused_marker(entries);
  const std::string end_of_entry = marker_text(marker);
  const auto run = [&](std::size_t first, std::size_t last) {
    std::string input;
    for (std::size_t i = first; i < last; ++i) append_entry(input, entries[i], marker);
    std::size_t next = first;
    std::optional<std::string> current;
    const bool alive = survives("-disassemble" + features(wave_size), target, input, [&](std::string_view line) {
      if (line == end_of_entry) {
        if (next < last) answers[next++].text = std::move(current);
        current.reset();
      } else if (!line.empty() && !current) {
        current = line;
        // "image_load  v0": one blank too many behind some instructions with addresses in several groups.
        if (const std::size_t blanks = current->find("  "); blanks != std::string::npos) current->erase(blanks, 1);
      }
    });
    if (alive && next != last)
      throw std::runtime_error("llvm-mc stopped after " + std::to_string(next - first) + " of " +
                               std::to_string(last - first) + " entries");
    return alive;
  };
  run_in_pieces(0, entries.size(), run, [&](std::size_t i) { answers[i] = {std::nullopt, true}; });
  return answers;
}

std::vector<bool> llvm_accepts(const std::vector<std::string>& lines, const std::string& target,
                               std::uint32_t wave_size) {
  std::vector<bool> accepted(lines.size());
  const auto run = [&](std::size_t first, std::size_t last) {
    std::string input;
    for (std::size_t i = first; i < last; ++i) ((input += lines[i]) += '\n') += assembled_marker;
    std::size_t next = first;
    bool current = false;
    const bool alive = survives("-show-encoding" + features(wave_size), target, input, [&](std::string_view line) {
      if (line.find(assembled_marker_text) != std::string_view::npos) {
        if (next < last) accepted[next++] = current;
        current = false;
      } else {
        current = current || line.find("encoding: [") != std::string_view::npos;
      }
    });
    if (alive && next != last)
      throw std::runtime_error("llvm-mc stopped after " + std::to_string(next - first) + " of " +
                               std::to_string(last - first) + " lines");
    return alive;
  };
  for (std::size_t first = 0; first < lines.size(); first += piece)
    run_in_pieces(first, std::min(first + piece, lines.size()), run, [&](std::size_t i) { accepted[i] = true; });
  return accepted;
}

}  // namespace lockstep::conformance
