/**
 * Writes src/ui/fonts/*.woff2 from the npm packages @fontsource-variable/*, with first-letters.css, of what Turkish and English
 * need, and further-letters.css, of all other Latin letters of the fonts: files that a browser fetches once a page has one.
 *
 * Run: node build/subset-fonts.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

interface Part {
  name: string;
  /** The package's file that has the letters. */
  from: "latin" | "latin-ext" | "vietnamese";
  codes: ReadonlySet<number>;
}

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const codesOf = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) ?? 0);

const turkish = new Set(codesOf("ĞğİŞş₺"));
const first = new Set([...span(0x20, 0x7e), ...codesOf("\u{a0}§©«°·»ÂÇÎÖÛÜâçîöûüé×ı–—‘’“”•…€™−")]);
// ơ, ư, ũ and what has a mark above a mark.
const vietnamese = new Set([...codesOf("ĨĩŨũƠơƯư"), ...span(0x1e_a0, 0x1e_f1), ...span(0x1e_f4, 0x1e_f9)]);
const western = new Set([...span(0xa1, 0xff), ...codesOf("Œœˆ˚˜‚„‹›")].filter((code) => !first.has(code)));
const more = [...span(0x1_00, 0x2_ff), ...span(0x1e_80, 0x1e_9e), ...codesOf("ỲỳẞŸ†₡₤₦₨₩₫₭₮₱₲₴₵₸₹₽")];
const central = new Set(
  more.filter((code) => ![first, turkish, vietnamese, western].some((part) => part.has(code))),
);

/** What every page starts with (build/first-fonts.ts knows them by their names). */
const firstParts: Part[] = [
  { name: "latin", from: "latin", codes: first },
  { name: "latin-ext", from: "latin-ext", codes: turkish },
];
const furtherParts: Part[] = [
  { name: "western", from: "latin", codes: western },
  { name: "central", from: "latin-ext", codes: central },
  { name: "vietnamese", from: "vietnamese", codes: vietnamese },
];
const bricolage = "bricolage-grotesque";
const families = [
  {
    font: bricolage,
    family: "Bricolage Grotesque",
    weight: "200 800",
    parts: [...firstParts, ...furtherParts],
  },
  {
    font: "instrument-sans",
    family: "Instrument Sans",
    weight: "400 700",
    parts: [...firstParts, ...furtherParts.filter(({ from }) => from !== "vietnamese")],
  },
];

const hex = (code: number) => code.toString(16).toUpperCase();

/** Code points as CSS names them: "U+20-7E, U+A0". */
function unicodeRange(codes: ReadonlySet<number>): string {
  const runs: [from: number, to: number][] = [];
  for (const code of [...codes].toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

const options = {
  targetFormat: "woff2" as const,
  keepFeatures: ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"],
  // Names and licence.
  preserveNameIds: [0, 1, 2, 13, 14],
  noHinting: true,
  // For programs in which a person picks a style.
  dropTables: ["STAT", "gasp"],
};

async function cut(font: string, { name, from, codes }: Part): Promise<void> {
  const source = await readFile(
    `node_modules/@fontsource-variable/${font}/files/${font}-${from}-wght-normal.woff2`,
  );
  const bytes = await subsetFont(source, String.fromCodePoint(...codes), options);
  await writeFile(`src/ui/fonts/${font}-${name}.woff2`, bytes);
  process.stdout.write(`${font}-${name}.woff2 ${bytes.length} bytes\n`);
}

interface FaceFacts {
  family: string;
  src: string;
  weight: string;
  codes: string;
  /** In percent. */
  size?: number;
}

const face = ({ family, src, weight, codes, size }: FaceFacts) => `@font-face {
  font-family: "${family}";
  src: ${src};
  font-weight: ${weight};
  font-display: swap;${size === undefined ? "" : `\n  size-adjust: ${size}%;`}
  unicode-range: ${codes};
}
`;

const file = (name: string) => `url("./fonts/${name}.woff2") format("woff2")`;

/** The faces of those of the parts that a family has. */
const facesOf = (wanted: Part[]) =>
  families.flatMap(({ font, family, weight, parts }) =>
    parts
      .filter((part) => wanted.includes(part))
      .map(({ name, codes }) =>
        face({ family, src: file(`${font}-${name}`), weight, codes: unicodeRange(codes) }),
      ),
  );

/** The height of a small x, in hundredths of the font's size. */
const smallX = { instrument: 51, bricolage: 52.8, arial: 51.9, dejaVu: 54.7, noto: 53.6, segoe: 50 };
const sizeOf = (font: keyof typeof smallX) => Math.round((1000 * smallX.instrument) / smallX[font]) / 10;

/** Instrument Sans has no Vietnamese letters: these come from the other font. */
const borrowed = face({
  family: "Instrument Sans",
  src: file(`${bricolage}-vietnamese`),
  weight: "400 700",
  codes: unicodeRange(vietnamese),
  size: sizeOf("bricolage"),
});

const greekToArabic = "U+370-8FF, U+FB1D-FDFF, U+FE70-FEFC";
const indian = "U+900-DFF, U+A8E0-A8FF";

/**
 * Fonts of other systems' own for scripts that ours lack, each as large as makes its Latin letters, to which its others were
 * drawn, as high as ours. The last that a system has is taken.
 */
const otherScripts = [
  { names: ["DejaVu Sans"], size: sizeOf("dejaVu"), codes: greekToArabic },
  { names: ["Arial", "Liberation Sans"], size: sizeOf("arial"), codes: greekToArabic },
  { names: ["Noto Sans"], size: sizeOf("noto"), codes: greekToArabic },
  { names: ["Noto Sans Arabic"], size: sizeOf("noto"), codes: greekToArabic },
  { names: ["Noto Sans Devanagari"], size: sizeOf("noto"), codes: indian },
  { names: ["Segoe UI"], size: sizeOf("segoe"), codes: greekToArabic },
  { names: ["Nirmala UI"], size: sizeOf("segoe"), codes: indian },
];
const strange = otherScripts.flatMap(({ names, ...facts }) =>
  [
    { weight: "200 500", style: "" },
    { weight: "600 800", style: " Bold" },
  ].map(({ weight, style }) => {
    const src = names.map((name) => `local("${name}${style}")`).join(", ");
    return face({ family: "Other scripts", src, weight, ...facts });
  }),
);

const origin = "/* Written by build/subset-fonts.ts; our fonts are under the SIL Open Font License. */\n";

for (const { font, parts } of families) for (const part of parts) await cut(font, part);
await writeFile("src/ui/first-letters.css", origin + facesOf(firstParts).join(""));
await writeFile(
  "src/ui/further-letters.css",
  origin + [...facesOf(furtherParts), borrowed, ...strange].join(""),
);
