// The registered ranges of memory, as a tree whose versions share what they have in common: a launch keeps the version
// it began with, and a change costs the same few nodes whether there are ten ranges or ten thousand.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

class WrittenBytes;

/// What a range is, and so who may take it away.
enum class RangeKind : std::uint8_t {
  allocation,  ///< device memory
  image,       ///< a part of a loaded code object
  host,        ///< a host range at its own address
  host_set,    ///< the same, one of a set (DeviceMemory::set_host_ranges, LaunchOptions::host_ranges)
  launch,      ///< an object of one launch
};

/// One registered range. `bytes` is where it lives in the host; `address` is what kernels use.
struct MemoryRange {
  std::uint64_t address = 0;
  std::uint64_t size = 0;  ///< bytes
  std::uint8_t* bytes = nullptr;
  bool writable = true;
  RangeKind kind = RangeKind::allocation;
  std::uint32_t uses = 1;                   ///< of a host range: how often it has been mapped
  std::string label;                        ///< "allocation", "host range", "code of saxpy.hsaco", ...
  std::shared_ptr<std::uint8_t[]> storage;  ///< keeps device memory alive while a launch still uses it

  std::shared_ptr<WrittenBytes> written;  ///< which bytes somebody has written, where that is kept; null: all
  WrittenBytes* stored = nullptr;  ///< takes down which bytes a launch's stores write, where it logs them; null: no

  std::uint64_t code_begin = 0, code_end = 0;  ///< addresses of code in it, which kernels may only read

  std::uint64_t end() const { return address + size; }
  /// May kernels write these bytes, which the range holds?
  bool may_write(std::uint64_t at, std::uint64_t count) const {
    return writable && (at >= code_end || at + count <= code_begin);
  }
  bool holds(std::uint64_t at, std::uint64_t count) const {
    return at >= address && at - address <= size && count <= size - (at - address);
  }
};

/// Ranges by address, without overlap. A value: a copy costs one pointer and never sees what is done to the other.
/// Finding, inserting, replacing and erasing take logarithmic time. A pointer to a range is good as long as some table
/// that holds the range lives.
class RangeTable {
 public:
  RangeTable() = default;
  /// Of ranges in the order of their addresses.
  explicit RangeTable(std::vector<std::shared_ptr<const MemoryRange>> ranges);

  bool empty() const { return root_ == nullptr; }

  /// The last range that begins at `address` or below, or nullptr.
  const MemoryRange* at_or_below(std::uint64_t address) const {
    const Node* node = root_.get();
    if (node == nullptr || address < node->first[0]) return nullptr;
    for (unsigned height = height_;; --height) {
      const void* what = node->what[node->place(address)].get();
      if (height == 0) return static_cast<const MemoryRange*>(what);
      node = static_cast<const Node*>(what);
    }
  }
  /// The first range that begins above `address`, or nullptr.
  const MemoryRange* above(std::uint64_t address) const {
    return root_ == nullptr ? nullptr : above(*root_, height_, address);
  }

  /// No range of the table begins at its address.
  void insert(MemoryRange range);
  /// Takes the place of the one that begins at its address.
  void replace(MemoryRange range) { root_ = replaced(*root_, height_, entry_of(std::move(range))); }
  /// The range that begins at `address`, which there is.
  void erase(std::uint64_t address);

  /// All ranges, in the order of their addresses, as std::shared_ptr<const MemoryRange>.
  template <class F>
  void for_each(F&& f) const {
    if (root_ != nullptr) visit(*root_, height_, f);
  }

 private:
  struct Entry {
    std::uint64_t first = 0;           // lowest address below
    std::shared_ptr<const void> what;  // a Node, or in the lowest nodes a MemoryRange
  };
  static constexpr unsigned most = 32, few = 8;  // entries of a node; with fewer, it joins a neighbour if it can

  struct Node {
    unsigned count = 0;
    std::array<std::uint64_t, most + 1> first{};  // one more, for a moment
    std::array<std::shared_ptr<const void>, most + 1> what{};

    /// The last entry that begins at `address` or below; the first if none does. Without branches, because a kernel's
    /// addresses cannot be foreseen.
    unsigned place(std::uint64_t address) const {
      unsigned at = 0;
      for (unsigned left = count; left > 1; left -= left / 2) at += first[at + left / 2] <= address ? left / 2 : 0;
      return at;
    }
    std::shared_ptr<const Node> child(unsigned i) const { return std::static_pointer_cast<const Node>(what[i]); }
    Entry entry(unsigned i) const { return {first[i], what[i]}; }
    void set(unsigned i, Entry entry) {
      first[i] = entry.first;
      what[i] = std::move(entry.what);
    }
    void put(unsigned i, Entry entry) {
      std::move_backward(first.begin() + i, first.begin() + count, first.begin() + count + 1);
      std::move_backward(what.begin() + i, what.begin() + count, what.begin() + count + 1);
      set(i, std::move(entry));
      ++count;
    }
    void take(unsigned i) {
      std::move(first.begin() + i + 1, first.begin() + count, first.begin() + i);
      std::move(what.begin() + i + 1, what.begin() + count, what.begin() + i);
      what[--count].reset();
    }
  };
  using Link = std::shared_ptr<const Node>;

  static Entry entry_of(MemoryRange range) {
    const std::uint64_t address = range.address;
    return {address, std::make_shared<const MemoryRange>(std::move(range))};
  }
  static Entry entry_of(Link node) {
    const std::uint64_t first = node->first[0];
    return {first, std::move(node)};
  }

  /// Nodes over the entries of one level.
  static std::vector<Entry> packed(const std::vector<Entry>& level);

  static const MemoryRange* above(const Node& node, unsigned height, std::uint64_t address) {
    for (unsigned i = node.place(address); i < node.count; ++i) {
      if (height != 0) {
        if (const MemoryRange* found = above(*static_cast<const Node*>(node.what[i].get()), height - 1, address))
          return found;
      } else if (node.first[i] > address) {
        return static_cast<const MemoryRange*>(node.what[i].get());
      }
    }
    return nullptr;
  }

  /// The node with one entry more below it; two nodes if one cannot hold it.
  static std::pair<Link, Link> inserted(const Node& node, unsigned height, Entry entry);

  static Link replaced(const Node& node, unsigned height, Entry entry);

  /// Without the range that begins at `address`; null if nothing is left.
  static Link erased(const Node& node, unsigned height, std::uint64_t address);
  /// Makes one node of children `at` and `at + 1` if one can hold them.
  static void join(Node& node, unsigned at);

  template <class F>
  static void visit(const Node& node, unsigned height, F& f) {
    for (unsigned i = 0; i < node.count; ++i) {
      if (height != 0)
        visit(*static_cast<const Node*>(node.what[i].get()), height - 1, f);
      else
        f(std::static_pointer_cast<const MemoryRange>(node.what[i]));
    }
  }

  Link root_;
  unsigned height_ = 0;  // levels of nodes below the root
};

inline RangeTable::RangeTable(std::vector<std::shared_ptr<const MemoryRange>> ranges) {
  std::vector<Entry> level;
  for (auto& range : ranges) level.push_back({range->address, std::move(range)});
  if (level.empty()) return;
  level = packed(level);
  for (; level.size() > 1; ++height_) level = packed(level);
  root_ = std::static_pointer_cast<const Node>(level.front().what);
}

inline void RangeTable::insert(MemoryRange range) {
  Entry entry = entry_of(std::move(range));
  if (root_ == nullptr) {
    auto leaf = std::make_shared<Node>();
    leaf->put(0, std::move(entry));
    root_ = std::move(leaf);
    return;
  }
  auto [left, right] = inserted(*root_, height_, std::move(entry));
  if (right == nullptr) {
    root_ = std::move(left);
    return;
  }
  auto root = std::make_shared<Node>();
  root->put(0, {left->first[0], left});
  root->put(1, {right->first[0], right});
  root_ = std::move(root);
  ++height_;
}

inline void RangeTable::erase(std::uint64_t address) {
  root_ = erased(*root_, height_, address);
  for (; root_ != nullptr && height_ != 0 && root_->count == 1; --height_) root_ = root_->child(0);
}

inline auto RangeTable::packed(const std::vector<Entry>& level) -> std::vector<Entry> {
  std::vector<Entry> nodes;
  for (std::size_t i = 0; i < level.size();) {
    auto node = std::make_shared<Node>();
    while (i < level.size() && node->count < most) node->put(node->count, level[i++]);
    nodes.push_back(entry_of(std::move(node)));
  }
  return nodes;
}

inline auto RangeTable::inserted(const Node& node, unsigned height, Entry entry) -> std::pair<Link, Link> {
  auto copy = std::make_shared<Node>(node);
  unsigned at = node.place(entry.first);
  if (height != 0) {
    auto [left, right] = inserted(*static_cast<const Node*>(node.what[at].get()), height - 1, std::move(entry));
    copy->set(at, entry_of(std::move(left)));
    if (right != nullptr) copy->put(at + 1, entry_of(std::move(right)));
  } else {
    copy->put(entry.first < node.first[0] ? 0 : at + 1, std::move(entry));
  }
  if (copy->count <= most) return {std::move(copy), nullptr};
  auto second = std::make_shared<Node>();
  for (unsigned i = most / 2; i < copy->count; ++i) second->put(second->count, copy->entry(i));
  while (copy->count > most / 2) copy->take(copy->count - 1);
  return {std::move(copy), std::move(second)};
}

inline auto RangeTable::replaced(const Node& node, unsigned height, Entry entry) -> Link {
  auto copy = std::make_shared<Node>(node);
  const unsigned at = node.place(entry.first);
  if (height != 0)
    entry = entry_of(replaced(*static_cast<const Node*>(node.what[at].get()), height - 1, std::move(entry)));
  copy->set(at, std::move(entry));
  return copy;
}

inline auto RangeTable::erased(const Node& node, unsigned height, std::uint64_t address) -> Link {
  auto copy = std::make_shared<Node>(node);
  const unsigned at = node.place(address);
  Link child;
  if (height != 0) child = erased(*static_cast<const Node*>(node.what[at].get()), height - 1, address);
  if (child == nullptr) {
    copy->take(at);
    return copy->count == 0 ? nullptr : copy;
  }
  const bool small = child->count < few;
  copy->set(at, entry_of(std::move(child)));
  if (small && copy->count > 1) join(*copy, at + 1 < copy->count ? at : at - 1);
  return copy;
}

inline void RangeTable::join(Node& node, unsigned at) {
  const Link left = node.child(at), right = node.child(at + 1);
  if (left->count + right->count > most) return;
  auto both = std::make_shared<Node>(*left);
  for (unsigned i = 0; i < right->count; ++i) both->put(both->count, right->entry(i));
  node.set(at, entry_of(std::move(both)));
  node.take(at + 1);
}

}  // namespace lockstep
