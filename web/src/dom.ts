// Small helpers to make elements.
type Child = Node | string | null | undefined | false;
type Properties = Record<string, string | number | boolean | ((event: never) => void) | undefined>;

/** h("button", {class: "x", onclick: f, "aria-label": "…"}, "text"). Functions are listeners, true is an attribute
 *  without value, false and undefined leave it out. */
export function h<K extends keyof HTMLElementTagNameMap>(name: K, properties: Properties = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
  return element;
}

export function svg(name: string, properties: Record<string, string | number> = {}, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element '${id}'`);
  return element;
}

/** Sets text only where it differs: no layout for what stays. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function select<T extends string>(label: string, choices: readonly { id: T; name: string }[], value: T, change: (id: T) => void): HTMLSelectElement {
  const element = h("select", { "aria-label": label, onchange: () => change(element.value as T) });
  for (const choice of choices) element.append(h("option", { value: choice.id, selected: choice.id === value }, choice.name));
  return element;
}

export function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function cssColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A canvas's drawing context with one unit a CSS pixel; the canvas takes the size. */
export function sized(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
  const scale = window.devicePixelRatio || 1;
  const w = Math.max(1, Math.round(width * scale));
  const hgt = Math.max(1, Math.round(height * scale));
  if (canvas.width !== w || canvas.height !== hgt) {
    canvas.width = w;
    canvas.height = hgt;
  }
  const context = canvas.getContext("2d", { alpha: false })!;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}

/** Saves a text as a file of the person who looks. */
export function saveFile(name: string, type: string, text: string): void {
  const link = h("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A diagram of the page as an SVG text that needs no style sheet. */
export function standalone(diagram: SVGElement): string {
  const copy = diagram.cloneNode(true) as SVGElement;
  const [from, to] = [diagram.querySelectorAll("*"), copy.querySelectorAll("*")];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    const target = to[index];
    for (const name of ["fill", "stroke", "stroke-width", "opacity", "font-size"]) target.setAttribute(name, style.getPropertyValue(name));
    target.removeAttribute("class");
    target.removeAttribute("style");
  });
  const [, , width, height] = (diagram.getAttribute("viewBox") ?? "0 0 100 100").split(" ");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  copy.setAttribute("font-family", "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace");
  copy.setAttribute("style", `background: ${cssColour("--panel")}`);
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

let tip: HTMLElement | null = null;
/** Shows a tip beside a point of the window; null hides it. */
export function showTip(content: Node | null, x = 0, y = 0): void {
  tip ??= document.body.appendChild(h("div", { class: "tip", "aria-hidden": "true" }));
  tip.hidden = !content;
  if (!content) return;
  tip.replaceChildren(content);
  const box = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - box.width - 4))}px`;
  tip.style.top = `${y + 18 + box.height > innerHeight ? Math.max(4, y - box.height - 10) : y + 18}px`;
}
