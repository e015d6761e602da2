#include "observe/html_parts.hpp"

#include <algorithm>

#include "lockstep/base/text.hpp"
#include "observe/profile_text.hpp"

namespace lockstep::html_parts {

namespace {

constexpr std::string_view page_style = R"(
:root{color-scheme:light dark;--ink:#1b1f24;--dim:#5b6570;--line:#d5dae0;--page:#fff;--panel:#f5f7f9;--bar:#2f6fde;--mark:#d9480f;--good:#2b8a3e}
@media (prefers-color-scheme:dark){:root{--ink:#e4e8ec;--dim:#9aa5b1;--line:#39414a;--page:#14181d;--panel:#1d2329;--bar:#6ea4ff;--mark:#ff8a4c;--good:#69db7c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:90rem;padding:1.5rem;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0 0 1rem;overflow-wrap:anywhere}h2{font-size:1.1rem;margin:2rem 0 .6rem}p{color:var(--dim);margin:.2rem 0 .7rem;max-width:60rem;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:0 0 1rem}a{color:var(--bar)}
.tiles{display:flex;flex-wrap:wrap;gap:.7rem;margin-bottom:.7rem}.tile{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .9rem;min-width:8rem}
.tile b{display:block;font-size:1.25rem}.tile span{color:var(--dim);font-size:.85rem}
table{border-collapse:collapse}th{text-align:left;color:var(--dim);font-weight:600;font-size:.85rem}
th,td{padding:.1rem .9rem .1rem 0;white-space:nowrap;vertical-align:middle}td.n,th.n{text-align:right}td.text{white-space:normal;min-width:16rem}
.code{font:13px/1.4 ui-monospace,monospace;white-space:pre}p.code{white-space:normal}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;padding:.5rem .8rem}.scroll table{width:100%}.scroll td:last-child{width:100%}
.track{display:inline-block;width:9rem;height:.75rem;background:var(--line);border-radius:.2rem;overflow:hidden;vertical-align:middle}
.track i{display:block;height:100%;background:var(--bar)}.remark{color:var(--dim)}
details{margin:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}.faster{color:var(--good)}.slower{color:var(--mark)}
ol.spots{padding-left:1.4rem;margin:0}ol.spots li{margin:.3rem 0 .7rem;overflow-wrap:anywhere}ol.spots span{color:var(--dim)}
td.source{color:var(--dim);padding-top:.5rem}svg text{fill:var(--dim);font:12px system-ui,sans-serif}.cell{stroke:var(--line);stroke-width:.5}
svg.roofline{width:100%;max-width:48rem;height:auto}svg .grid{stroke:var(--line)}svg .roof{stroke:var(--bar);stroke-width:2}
svg .range{stroke:var(--mark);stroke-width:2;stroke-dasharray:4 4}svg .reached{fill:var(--mark)}svg .possible{fill:var(--page);stroke:var(--mark);stroke-width:2}
td.name{white-space:normal;overflow-wrap:anywhere;min-width:9rem}
@media (max-width:40rem){svg.roofline text{font-size:17px}body{padding:.8rem}td.name{max-width:11rem}.tile{flex:1 1 8rem}.track{width:5rem}}
)";

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

std::string page_head(std::string_view title) {
  return "<!doctype html>\n<html lang=en><head><meta charset=utf-8><meta name=viewport content=\"width=device-width\">"
         "<title>" +
         escaped(title) + "</title><style>" + std::string(page_style) + "</style></head><body>\n<h1>" + escaped(title) +
         "</h1>\n";
}

std::string fraction(std::uint64_t part, std::uint64_t whole) {
  const auto thousandth =
      whole == 0 ? 0 : static_cast<std::uint64_t>(static_cast<double>(part) * 1000.0 / static_cast<double>(whole));
  const std::string digits = decimal(std::min<std::uint64_t>(thousandth, 999));
  return thousandth >= 1000 ? "1" : "0." + std::string(3 - digits.size(), '0') + digits;
}

std::string heat(std::uint64_t part, std::uint64_t whole) {
  return part == 0 ? "transparent" : "rgba(232,93,20," + fraction(part * 9 + whole, whole * 10) + ")";
}

std::string bar(std::uint64_t part, std::uint64_t whole) {
  return "<span class=track><i style=\"width:" + profile_text::tenths(part, std::max<std::uint64_t>(whole, 1), 100) +
         "%\"></i></span>";
}

std::string tile(const std::string& value, std::string_view name) {
  return "<div class=tile><b>" + value + "</b><span>" + std::string(name) + "</span></div>\n";
}

std::string cell(std::string_view text, std::string_view css) {
  return (css.empty() ? "<td>" : "<td class=" + std::string(css) + ">") + escaped(text) + "</td>";
}

std::string number_cell(std::string_view text) { return cell(text, "n"); }

}  // namespace lockstep::html_parts
