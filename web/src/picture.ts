// The registers as an SVG text, for a page or a paper.
import type { WaveState } from "../module/lockstep";
import { formatValue, textOnTone, toneColour, tonesOf } from "./format";
import type { Look } from "./registers_view";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Rows up to the last register that is not 0 in any lane. `caption` stands below. */
export function registersSvg(state: WaveState, look: Look, dark: boolean, caption: string): string {
  const values = look.file === "vgpr" ? state.vgprs : state.accvgprs;
  const changed = look.file === "vgpr" ? state.changedVgprs : state.changedAccvgprs;
  let rows = look.file === "vgpr" ? state.vgprCount : state.accvgprCount;
  while (rows > 1 && !changed[2 * rows - 2] && !changed[2 * rows - 1] && values.subarray((rows - 1) * 64, (rows - 1) * 64 + state.lanes).every((bits) => bits === 0)) rows--;
  const cell = look.values ? (look.format === "half" || look.format === "bf16" ? 100 : 72) : 16;
  const height = 18;
  const left = 44;
  const top = 44;
  const width = left + state.lanes * cell + 8;
  const total = top + rows * height + 30;
  const ink = dark ? "#d9dfe7" : "#1b2430";
  const muted = dark ? "#8d97a5" : "#66707d";
  const out: string[] = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="11">`,
    `<rect width="${width}" height="${total}" fill="${dark ? "#14181e" : "#ffffff"}"/>`,
  ];
  const text = (x: number, y: number, fill: string, anchor: string, content: string) => out.push(`<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}">${escape(content)}</text>`);
  text(left - 7, 12, muted, "end", "lane");
  text(left - 7, 25, muted, "end", "exec");
  text(left - 7, 38, muted, "end", "vcc");
  for (let lane = 0; lane < state.lanes; lane++) {
    const x = left + lane * cell;
    if (look.values || lane % 4 === 0) text(x + cell / 2, 12, muted, "middle", String(lane));
    for (const [mask, y] of [[state.exec, 17], [state.vcc, 30]] as const) out.push(`<rect x="${x}" y="${y}" width="${cell - 1}" height="9" fill="${(mask >> BigInt(lane)) & 1n ? (dark ? "#4fa36b" : "#3f9d63") : dark ? "#2a303a" : "#dfe3e8"}"/>`);
  }
  for (let row = 0; row < rows; row++) {
    const y = top + row * height;
    text(left - 7, y + 12, muted, "end", (look.file === "vgpr" ? "v" : "a") + row);
    for (let lane = 0; lane < state.lanes; lane++) {
      const bits = values[row * 64 + lane];
      const tones = tonesOf(bits, look.format);
      const x = left + lane * cell;
      const on = (state.exec >> BigInt(lane)) & 1n;
      const fade = on ? "" : ' opacity="0.3"';
      tones.forEach((tone, part) => {
        const [w, hgt] = look.values ? [(cell - 1) / tones.length, height - 1] : [cell - 1, (height - 1) / tones.length];
        const [dx, dy] = look.values ? [part * w, 0] : [0, part * hgt];
        out.push(`<rect x="${x + dx}" y="${y + dy}" width="${w}" height="${hgt}" fill="${toneColour(tone, dark)}"${fade}/>`);
        if (look.values) out.push(`<text x="${x + dx + w / 2}" y="${y + 12}" text-anchor="middle" fill="${textOnTone(tone, dark)}"${fade}>${formatValue(bits, look.format).split(" ")[part] ?? ""}</text>`);
      });
      if ((changed[2 * row + (lane >> 5)] >>> (lane & 31)) & 1) out.push(`<rect x="${x + 0.75}" y="${y + 0.75}" width="${cell - 2.5}" height="${height - 2.5}" fill="none" stroke="#e0a100" stroke-width="1.5"/>`);
    }
  }
  text(left, top + rows * height + 18, ink, "start", caption);
  out.push("</svg>");
  return out.join("\n");
}
