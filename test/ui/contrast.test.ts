import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";
const css = readFileSync("src/ui/tokens.css", "utf8");

/** The colour of a token in a theme, as `#rrggbb`. */
function colour(token: string, theme: Theme): string {
  const [, value = ""] = new RegExp(`--${token}: ([^;]+);`).exec(css) ?? [];
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
  const found = (theme === "light" ? light : dark) ?? value;
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`--${token} is no colour: ${value}`);
  return found;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio to two decimals, as the design's own figures are given. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return Number(((light + 0.05) / (dark + 0.05)).toFixed(2));
}

const grounds = ["bg", "surface", "raised", "overlay", "hover", "chip"];
const on = (text: string, ...under: string[]) => under.map((ground) => [text, ground] as const);

/** Words and the icons that stand for words. */
const texts = [
  ...on("text", ...grounds, "primary-soft"),
  ...on("text-2", ...grounds),
  ...on("text-3", ...grounds.slice(0, 4)),
  ...on("primary", "bg", "surface", "raised", "overlay", "primary-soft"),
  ...on("on-primary", "primary", "primary-hover"),
  ...on("live", "bg", "surface", "overlay"),
  ...on("success", "bg", "surface", "overlay", "success-soft"),
  ...on("warning", "bg", "surface", "overlay", "warning-soft"),
  ...on("danger", "bg", "surface", "overlay", "danger-soft"),
];

/** Borders of controls and the focus ring. */
const borders = [...on("border", "bg", "surface"), ...on("focus", "bg", "surface", "overlay", "raised")];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(texts)("%s on %s reads at 4.67:1 or more", (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.67);
  });

  it.each(borders)("%s on %s shows at 3.29:1 or more", (line, ground) => {
    expect(contrast(colour(line, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3.29);
  });
});

it("shows bars on ink and on the dark dock at 3:1 or more", () => {
  expect(contrast(colour("ink-bars", "dark"), colour("ink", "dark"))).toBeGreaterThanOrEqual(3);
  for (const ground of ["ink", "raised"])
    expect(contrast(colour("border", "dark"), colour(ground, "dark"))).toBeGreaterThanOrEqual(3);
});

it("reads on ink, which is alike in both themes and holds the dark theme's words", () => {
  for (const text of ["text", "text-2", "text-3", "primary", "live"]) {
    expect(contrast(colour(text, "dark"), colour("ink", "dark"))).toBeGreaterThanOrEqual(4.67);
  }
  expect(contrast(colour("text", "dark"), colour("ink-glow", "dark"))).toBeGreaterThanOrEqual(4.67);
});

it("measures what is known", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
