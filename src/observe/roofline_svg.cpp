// A roofline as a drawing: both axes are logarithmic, a decade of each is as long as the other's.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/device/roofline.hpp"
#include "observe/numbers.hpp"

namespace lockstep {

namespace {

constexpr int svg_width = 640, svg_height = 400, left_edge = 84, right_edge = 16, top_edge = 16, bottom_edge = 44;

class Drawing {
 public:
  explicit Drawing(const Roofline& roofline) : r_(roofline), memory_(roofline.peaks->memory_bytes()) {
    double highest = r_.ceiling, lowest = r_.roof;
    for (const RooflinePart& part : r_.parts) highest = std::max(highest, static_cast<double>(part.peak));
    if (r_.reached != 0) lowest = std::min(lowest, r_.reached);
    const double ridge = highest / memory_;
    const double from = r_.lowest_intensity() == 0 ? ridge : r_.lowest_intensity();
    const double to = r_.intensity() == 0 ? ridge : r_.intensity();
    x0_ = std::floor(std::log10(std::min({from, to, ridge})) - 0.3);
    x1_ = std::ceil(std::log10(std::max({from, to, ridge})) + 0.3);
    y0_ = std::max(std::floor(std::log10(lowest) - 0.2), std::ceil(std::log10(highest)) - 9);
    y1_ = std::ceil(std::log10(highest) + 0.1);
  }

  std::string text() {
    svg_ = "<svg class=roofline role=img aria-label=\"roofline\" viewBox=\"0 0 " + decimal(svg_width) + " " +
           decimal(svg_height) + "\">\n";
    axes();
    roofs();
    launch();
    return std::move(svg_) + "</svg>\n";
  }

 private:
  double x(double intensity) const {
    return left_edge + (std::log10(intensity) - x0_) / (x1_ - x0_) * (svg_width - left_edge - right_edge);
  }
  double y(double rate) const {
    return svg_height - bottom_edge -
           (std::max(std::log10(rate), y0_) - y0_) / (y1_ - y0_) * (svg_height - top_edge - bottom_edge);
  }
  static std::string number(double value) { return decimal(static_cast<long long>(std::lround(value))); }
  void line(double xa, double ya, double xb, double yb, const std::string& style) {
    svg_ += "<line class=" + style + " x1=" + number(xa) + " y1=" + number(ya) + " x2=" + number(xb) +
            " y2=" + number(yb) + "></line>\n";
  }
  void label(double at_x, double at_y, const std::string& text, const std::string& anchor) {
    svg_ += "<text x=" + number(at_x) + " y=" + number(at_y) + " text-anchor=" + anchor + ">" + text + "</text>\n";
  }

  void axes() {
    for (int e = static_cast<int>(x0_); e <= static_cast<int>(x1_); ++e) {
      const double at = x(std::pow(10.0, e));
      line(at, top_edge, at, svg_height - bottom_edge, "grid");
      label(at, svg_height - bottom_edge + 16, power(e), "middle");
    }
    for (int e = static_cast<int>(y0_); e <= static_cast<int>(y1_); ++e) {
      const double at = y(std::pow(10.0, e));
      line(left_edge, at, svg_width - right_edge, at, "grid");
      label(left_edge - 6, at + 4, power(e), "end");
    }
    label((left_edge + svg_width - right_edge) / 2.0, svg_height - 8, "operations a byte of memory", "middle");
    svg_ += "<text transform=\"translate(18 " + decimal((top_edge + svg_height - bottom_edge) / 2) +
            ") rotate(-90)\" text-anchor=middle>operations a cycle and compute unit</text>\n";
  }
  /// 10 to that power, as people write it.
  static std::string power(int exponent) {
    if (exponent >= 0 && exponent <= 5) return decimal(std::lround(std::pow(10.0, exponent)));
    if (exponent < 0 && exponent >= -4) return "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + "1";
    return "10^" + decimal(exponent);
  }

  void roofs() {
    const double highest_at = std::pow(10.0, y1_), left_at = std::pow(10.0, x0_), right_at = std::pow(10.0, x1_);
    // Memory's roof from the left edge, or from where it comes in at the bottom, up to the highest ceiling.
    double highest = r_.ceiling;
    for (const RooflinePart& part : r_.parts) highest = std::max(highest, static_cast<double>(part.peak));
    const double from = std::max(left_at, std::pow(10.0, y0_) / memory_);
    const double to = std::min(right_at, std::min(highest, highest_at) / memory_);
    line(x(from), y(from * memory_), x(to), y(to * memory_), "roof");
    const double middle = std::pow(10.0, (std::log10(from) + std::log10(to)) / 2);
    label(x(middle) + 10, y(middle * memory_) + 12, three_digits(memory_) + " bytes a cycle", "start");
    std::vector<double> used;
    for (const RooflinePart& part : r_.parts) {
      if (part.peak == 0) continue;
      const double peak = part.peak;
      line(x(std::max(peak / memory_, left_at)), y(peak), svg_width - right_edge, y(peak), "roof");
      // Several formats may share a ceiling: their names go one above the other.
      double at = y(peak) - 5;
      for (const double other : used)
        if (std::abs(other - at) < 14) at = other - 14;
      used.push_back(at);
      label(svg_width - right_edge - 4, at, part.name + " " + decimal(part.peak), "end");
    }
  }

  void launch() {
    if (r_.intensity() == 0 || r_.roof == 0) return;
    const double rate = r_.reached != 0 ? r_.reached : r_.roof;
    const double at = x(r_.intensity()), height_at = y(rate);
    line(x(r_.lowest_intensity()), height_at, at, height_at, "range");
    line(at, height_at, at, y(r_.roof), "range");
    const std::string shape = " cx=" + number(at) + " cy=" + number(height_at) + " r=6";
    svg_ += "<circle class=" + std::string(r_.reached != 0 ? "reached" : "possible") + shape + "><title>" +
            three_digits(r_.intensity()) + " operations a byte, " + three_digits(rate) +
            (r_.reached != 0 ? " reached, an estimate" : " at most") + "</title></circle>\n";
  }

  const Roofline& r_;
  double memory_;
  double x0_ = 0, x1_ = 1, y0_ = 0, y1_ = 1;  // powers of ten
  std::string svg_;
};

}  // namespace

std::string roofline_svg(const Roofline& roofline) {
  if (roofline.peaks == nullptr || roofline.roof == 0) return "";
  return Drawing(roofline).text();
}

}  // namespace lockstep
