// Damaged code objects and bundles: each of many is loaded from a file and from memory that ends where the file does,
// in a process of its own. An error, or a module; never a crash, a process without end, or memory for what a bundle
// claims to hold. usage: damaged HOW_MANY FILES...   (what is changed depends on number and file alone)
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" {
int hipGetDeviceCount(int*);
int hipModuleLoad(void**, const char*);
int hipModuleLoadData(void**, const void*);
int hipModuleGetFunction(void**, void*, const char*);
int hipModuleUnload(void*);
}

using Bytes = std::vector<unsigned char>;

// splitmix64.
struct Random {
  std::uint64_t state;
  std::uint64_t next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }
  std::size_t below(std::size_t end) { return end == 0 ? 0 : next() % end; }
};

static void put(Bytes& bytes, std::size_t at, std::uint64_t value, std::size_t size) {
  for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i)
    bytes[at + i] = static_cast<unsigned char>(value >> 8 * i);
}
static std::uint64_t get(const Bytes& bytes, std::size_t at, std::size_t size) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i) value |= std::uint64_t{bytes[at + i]} << 8 * i;
  return value;
}

static Bytes damage(Bytes bytes, Random random) {
  for (std::size_t changes = 1 + random.below(3); changes > 0; --changes) {
    const std::uint64_t edges[] = {std::uint64_t{1} << 40,
                                   ~std::uint64_t{0},
                                   0,
                                   std::uint64_t{1} << 33,
                                   0xffff,
                                   std::uint64_t{1} << 63,
                                   random.next(),
                                   random.below(2 * bytes.size()),
                                   bytes.size()};
    const std::uint64_t edge = edges[random.below(std::size(edges))];
    switch (random.below(6)) {
      case 0: {  // where an ELF file's tables are, and how long
        const std::size_t fields[][2] = {{16, 2}, {18, 2}, {24, 8}, {32, 8}, {40, 8}, {48, 4},
                                         {52, 2}, {54, 2}, {56, 2}, {58, 2}, {60, 2}, {62, 2}};
        const auto& field = fields[random.below(std::size(fields))];
        put(bytes, field[0], edge, field[1]);
        break;
      }
      case 1: {  // an entry of one of them
        const bool sections = random.below(2) != 0;
        const std::size_t table = get(bytes, sections ? 40 : 32, 8), entry = sections ? 64 : 56;
        put(bytes, table + random.below(12) * entry + 8 * random.below(entry / 8), edge, random.below(2) != 0 ? 8 : 4);
        break;
      }
      case 2: bytes.resize(std::min<std::size_t>(bytes.size(), 1 + random.below(bytes.size()))); break;
      case 3:
        for (int i = 0; i < 8; ++i) put(bytes, random.below(64), random.next(), 1);
        break;
      case 4:  // a word somewhere
        put(bytes, random.below(bytes.size()) / 8 * 8, edge, 8);
        break;
      default:
        for (int i = 0; i < 20; ++i) put(bytes, random.below(bytes.size()), random.next(), 1);
    }
  }
  return bytes;
}

// A copy that ends at the end of its pages, with none behind.
static const void* at_the_edge(const Bytes& bytes) {
  constexpr std::size_t page = 4096;
  const std::size_t whole = (bytes.size() + page - 1) / page * page;
  auto* const memory = static_cast<unsigned char*>(
      mmap(nullptr, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  (void)mprotect(memory + whole, page, PROT_NONE);
  std::memcpy(memory + whole - bytes.size(), bytes.data(), bytes.size());
  return memory + whole - bytes.size();
}

// In a process of its own: 0 if it was refused, 1 if it was loaded.
static int load(const Bytes& bytes, const std::string& path) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  int loaded = 0;
  for (const bool from_file : {true, false}) {
    void *module = nullptr, *function = nullptr;
    if ((from_file ? hipModuleLoad(&module, path.c_str()) : hipModuleLoadData(&module, at_the_edge(bytes))) != 0)
      continue;
    loaded = 1;
    (void)hipModuleGetFunction(&function, module, "scale");
    (void)hipModuleUnload(module);
  }
  return loaded;
}

int main(int count, char** arguments) {
  const int each = count > 1 ? std::atoi(arguments[1]) : 0;
  int devices = 0, bad = 0, loaded = 0, tried = 0;
  if (hipGetDeviceCount(&devices) != 0) return 1;
  struct rusage usage {};
  (void)getrusage(RUSAGE_SELF, &usage);
  const long before = usage.ru_maxrss;  // kB
  const std::string path = "damaged." + std::to_string(getpid());
  const auto attempt = [&](const Bytes& bytes, const char* what, int number) {
    ++tried;
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
      (void)alarm(60);
      if (!std::getenv("LOUD") && !std::freopen("/dev/null", "w", stderr)) _exit(3);
      _exit(load(bytes, path));
    }
    int status = 0;
    struct rusage used {};
    (void)wait4(child, &status, 0, &used);
    const bool too_much = used.ru_maxrss > before + (256 << 10);
    if (WIFEXITED(status) && WEXITSTATUS(status) <= 1 && !too_much) {
      loaded += WEXITSTATUS(status);
      return;
    }
    std::printf("damaged.cpp: %s, number %d: %s %d, %ld MiB\n", what, number, WIFSIGNALED(status) ? "signal" : "status",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status), used.ru_maxrss >> 10);
    ++bad;
  };
  for (int i = 2; i < count; ++i) {
    std::ifstream file(arguments[i], std::ios::binary);
    const Bytes whole{std::istreambuf_iterator<char>(file), {}};
    if (whole.empty()) {
      std::printf("damaged.cpp: nothing in %s\n", arguments[i]);
      return 1;
    }
    attempt(whole, arguments[i], -1);
    if (loaded == 0) std::printf("damaged.cpp: %s itself is not loaded\n", arguments[i]);
    bad += loaded == 0;
    for (int number = 0; number < each; ++number)
      attempt(damage(whole, {static_cast<std::uint64_t>(number) * 31 + static_cast<std::uint64_t>(i)}), arguments[i],
              number);
  }
  // 60 bytes that say they are 4 GiB, compressed either way, in each version of the format.
  for (int version = 1; version <= 3; ++version)
    for (int method = 0; method < 2; ++method) {
      Bytes bytes(60, 0x5a);
      std::memcpy(bytes.data(), "CCOB", 4);
      put(bytes, 4, static_cast<std::uint64_t>(version), 2);
      put(bytes, 6, static_cast<std::uint64_t>(method), 2);
      const std::uint64_t size = version == 3 ? std::uint64_t{1} << 32 : 0xffffffff;
      if (version == 1) put(bytes, 8, size, 4);
      if (version == 2) put(bytes, 8, 60, 4), put(bytes, 12, size, 4);
      if (version == 3) put(bytes, 8, 60, 8), put(bytes, 16, size, 8);
      attempt(bytes, "a bundle that claims 4 GiB", version * 10 + method);
    }
  (void)unlink(path.c_str());
  std::printf("%d files, %d loaded, %d bad\n", tried, loaded, bad);
  if (bad == 0) std::puts("all good");
  return bad != 0;
}
