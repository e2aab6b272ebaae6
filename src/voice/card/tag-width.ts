import { useSyncExternalStore } from "react";

/** Widths by text. Measured on a canvas, because measuring the boxes of fifteen cards would force layout each time. */
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;
let font = "";
let rem = 16;
let version = 0;

function readFont(): void {
  const style = getComputedStyle(document.documentElement);
  rem = Number.parseFloat(style.fontSize) || 16;
  font = `500 ${0.8125 * rem}px ${style.getPropertyValue("--font-text") || "sans-serif"}`;
  widths.clear();
}

function subscribe(listener: () => void): () => void {
  const reread = () => {
    readFont();
    version += 1;
    listener();
  };
  document.fonts?.addEventListener("loadingdone", reread);
  addEventListener("resize", reread);
  return () => {
    document.fonts?.removeEventListener("loadingdone", reread);
    removeEventListener("resize", reread);
  };
}

function measure(words: string): number {
  if (context === undefined) context = document.createElement("canvas").getContext("2d");
  if (!context) return words.length * rem * 0.45; // no canvas: an estimate
  context.font = font;
  return context.measureText(words).width;
}

function tagWidth(words: string): number {
  if (!font) readFont();
  const known = widths.get(words);
  if (known !== undefined) return known;
  const width = Math.ceil(measure(words) + rem + 3); // padding, border and rounding
  widths.set(words, width);
  return width;
}

/** The space between tags, in px. */
export const tagGap = (): number => 0.375 * rem;

/** The width of a tag with this text, in px; rerenders when fonts load or the text is resized. */
export function useTagWidth(): (words: string) => number {
  useSyncExternalStore(subscribe, () => version);
  return tagWidth;
}
