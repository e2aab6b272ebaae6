/**
 * Writes build/pages/fonts/*.ttf from the npm package @fontsource-variable/bricolage-grotesque: what the shared picture is written in.
 *
 * Run: node build/pages/picture-fonts.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const family = "bricolage-grotesque";
const letters = {
  latin: `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i))}ÇÖÜçöüâı·’“”`,
  "latin-ext": "ĞğİŞş",
};
const options = {
  targetFormat: "sfnt" as const,
  variationAxes: { wght: 700 },
  keepFeatures: ["kern", "mark"],
  noHinting: true,
  dropTables: ["STAT", "gasp"],
};

for (const [part, text] of Object.entries(letters)) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
  );
  await writeFile(`build/pages/fonts/${family}-${part}.ttf`, await subsetFont(source, text, options));
}
