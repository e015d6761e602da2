#include "tables/timing.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

/// Without comments, so that the library is smaller. A line that stays keeps its words, so its errors are the same.
std::string without_comments(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    if (!line.empty()) result += line + "\n";
  }
  return result;
}

}  // namespace

OutputFile render_timing(const std::string& root, const std::string& folder, const Renderer& renderer) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(root + "/" + folder))
    if (entry.path().extension() == ".txt") files.push_back(entry.path().filename().string());
  std::sort(files.begin(), files.end());
  if (files.empty()) throw Error(folder + " has no parameter text (*.txt)");
  Value::List texts;
  for (const std::string& file : files) {
    const std::string text = without_comments(read_file(root + "/" + folder + "/" + file));
    if (text.find(")text\"") != std::string::npos)
      throw Error(folder + "/" + file + " holds )text\", which ends a string of C++");
    texts.push_back(Value::Record{{"file", folder + "/" + file}, {"text", text}});
  }
  return renderer.render("generated/common/timing_parameters.hpp", "timing_parameters.hpp.mustache",
                         {{"texts", texts}, {"count", files.size()}}, {folder});
}

}  // namespace isagen
