#include "render/output.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {

namespace fs = std::filesystem;

std::vector<std::string> write_outputs(const std::string& root, const std::vector<OutputFile>& files) {
  std::vector<std::string> written;
  for (const OutputFile& file : files) {
    const fs::path path = fs::path(root) / file.path;
    if (fs::exists(path) && read_file(path.string()) == file.text) continue;
    fs::create_directories(path.parent_path());
    std::ofstream stream(path, std::ios::binary);
    stream << file.text;
    stream.close();
    if (!stream) throw Error({path.string(), 0}, "cannot be written");
    written.push_back(file.path);
  }
  return written;
}

std::vector<std::string> stale_outputs(const std::string& root, const std::vector<OutputFile>& files,
                                       const std::vector<std::string>& directories) {
  std::set<std::string> known;
  for (const OutputFile& file : files) known.insert(file.path);
  std::vector<std::string> stale;
  for (const std::string& directory : directories) {
    const fs::path base = fs::path(root) / directory;
    if (!fs::exists(base)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(base)) {
      const std::string path = fs::relative(entry.path(), root).generic_string();
      if (entry.is_regular_file() && known.count(path) == 0) stale.push_back(path);
    }
  }
  std::sort(stale.begin(), stale.end());
  return stale;
}

std::vector<std::string> compare_outputs(const std::string& root, const std::vector<OutputFile>& files,
                                         const std::vector<std::string>& directories) {
  std::vector<std::string> differences;
  for (const OutputFile& file : files) {
    const fs::path path = fs::path(root) / file.path;
    if (!fs::exists(path)) {
      differences.push_back(file.path + " is missing");
      continue;
    }
    const std::string text = read_file(path.string());
    if (text == file.text) continue;
    const auto [here, there] = std::mismatch(text.begin(), text.end(), file.text.begin(), file.text.end());
    differences.push_back(file.path + " differs from line " + std::to_string(1 + std::count(text.begin(), here, '\n')));
  }
  for (const std::string& path : stale_outputs(root, files, directories))
    differences.push_back(path + " is not generated any more");
  return differences;
}

}  // namespace isagen
