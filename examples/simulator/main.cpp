// The examples' kernels on a simulated compute unit: cycles, and stalls by reason.
// usage: simulator [FOLDER OF CODE OBJECTS]   (gfx950's in it, the others' in gfx1100/ and gfx1250/)
#include <string>

bool run_cdna4(const std::string& folder);
bool run_rdna3(const std::string& folder);
bool run_cdna5(const std::string& folder);

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "examples/code_objects";
  bool good = run_cdna4(folder);
  good = run_rdna3(folder + "/gfx1100") && good;
  good = run_cdna5(folder + "/gfx1250") && good;
  return good ? 0 : 1;
}
