// What seconds are compared with: a compiler's time for four headers that every program includes.
#include <iostream>
#include <optional>
#include <string>
#include <vector>

int main() {
  std::vector<std::string> words;
  std::optional<int> more;
  for (std::string word; std::cin >> word;) words.push_back(word);
  std::cout << words.size() << more.value_or(3);
}
