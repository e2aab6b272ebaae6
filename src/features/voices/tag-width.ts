import { useSyncExternalStore } from "react";

/** Measured on a canvas, because fifteen cards that measure their own boxes would lay out the page again and again. */
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;
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
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return words.length * rem * 0.45; // no canvas: about as wide
  pen.font = font;
  return pen.measureText(words).width;
}

function tagWidth(words: string): number {
  if (!font) readFont();
  const known = widths.get(words);
  if (known !== undefined) return known;
  const width = Math.ceil(measure(words) + rem + 3); // padding on both sides, the border, and what is rounded
  widths.set(words, width);
  return width;
}

/** The space between tags, in px. */
export const tagGap = (): number => 0.375 * rem;

/** How wide a tag with these words is, in px; renders again when the fonts have come or the text is resized. */
export function useTagWidth(): (words: string) => number {
  useSyncExternalStore(subscribe, () => version);
  return tagWidth;
}
