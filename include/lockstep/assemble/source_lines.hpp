// The text of a file as statements: one a line, without comments.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/assemble/scanner.hpp"

namespace lockstep::assembler {

/// A line: its text with blanks in the place of comments, so that columns stay; and as it is in the file.
struct SourceLine {
  std::string text;
  std::string_view raw;
  bool open_comment = false;  ///< a comment that begins here or above goes on in the next line
};

/// Comments are // and ; to the end of the line, # at its start, and /* */. Strings keep theirs.
inline std::vector<SourceLine> source_lines(std::string_view source) {
  std::vector<SourceLine> lines;
  bool in_comment = false;
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    SourceLine line{std::string(source.substr(0, end)), source.substr(0, end)};
    source.remove_prefix(std::min(end + 1, source.size()));
    std::string& text = line.text;
    bool in_string = false, begun = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::string_view next = std::string_view(text).substr(i, 2);
      if (in_comment) {
        in_comment = next != "*/";
        text[i] = ' ';
        if (!in_comment) text[++i] = ' ';
      } else if (in_string) {
        if (text[i] == '\\')
          ++i;
        else
          in_string = text[i] != '"';
      } else if (next == "/*") {
        in_comment = true;
        text[i] = ' ';
        text[++i] = ' ';
      } else if (next == "//" || text[i] == ';' || (text[i] == '#' && !begun)) {
        text.resize(i);
      } else if (text[i] == '\0') {
        text[i] = '?';  // no statement has such a character
      } else {
        in_string = text[i] == '"';
        begun = begun || !is_blank(text[i]);
      }
    }
    line.open_comment = in_comment;
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace lockstep::assembler
