import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locale } from "#contract/constants/site-languages.ts";

const require = createRequire(import.meta.url);
const fonts = ["bricolage-grotesque-latin.ttf", "bricolage-grotesque-latin-ext.ttf"];
let ready: Promise<Uint8Array[]> | undefined;

async function loadFonts(): Promise<Uint8Array[]> {
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return Promise.all(fonts.map((name) => readFile(new URL(`fonts/${name}`, import.meta.url))));
}

/** Renders an SVG as a PNG of this width in px, with our own fonts. */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const fontBuffers = await (ready ??= loadFonts());
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontBuffers, loadSystemFonts: false } as never,
  });
  return image.render().asPng();
}

/** Breaks a text into lines of at most `maxLength` characters. */
function lines(text: string, maxLength: number): string[] {
  const result = [""];
  for (const word of text.split(" ")) {
    const line = `${result.at(-1)} ${word}`.trim();
    if (line.length > maxLength) result.push(word);
    else result[result.length - 1] = line;
  }
  return result;
}

/** Whether our own fonts, which are Latin, can write the language. */
export const hasPicture = (locale: Locale): boolean => new Intl.Locale(locale).maximize().script === "Latn";

// As many as fit between the margins.
const mostBars = 96;

/** The picture of a shared link, 1200 × 630 px: the headline over the waveform of a clip, of which `bars` are the heights up to 1. It names no agency: settings do. */
export function sharedPicture(headline: string, bars: number[]): string {
  const words = lines(headline, 20).map(
    (line, index) => `<text x="72" y="${226 + index * 96}" font-size="92" letter-spacing="-3">${line}</text>`,
  );
  const shown = bars.slice(0, mostBars).map((loud, index) => {
    const height = Math.max(4, loud * 120);
    const fill = index < mostBars * 0.7 ? "#ff9a5c" : "#4f6b77";
    return `<rect x="${72 + index * 11}" y="${522 - height / 2}" width="5" height="${height}" rx="2.5" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><radialGradient id="glow" cx="1" cy="0" r="0.75"><stop stop-color="#0f3d3d"/><stop offset="1" stop-color="#08131b"/></radialGradient></defs>
<rect width="1200" height="630" fill="#08131b"/><rect width="1200" height="630" fill="url(#glow)"/>
<g fill="#edf3f2" font-family="Bricolage Grotesque" font-weight="700">${words.join("")}</g>
<path d="M3 10v4M8 6v12M13 9v6M18 3v18M22 11v2" transform="translate(70 58) scale(1.52)" fill="none" stroke="#3ed6c6" stroke-width="2.6" stroke-linecap="round"/>
${shown.join("")}</svg>`;
}
