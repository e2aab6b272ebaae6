import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { structuredData } from "#build/pages/structured-data.ts";
import { agencyPlaceholder, exampleAgency, type Agency } from "#contract/constants/agency.ts";
import { fillAgency } from "#server/site/fill-agency.ts";

const keys = Object.keys(exampleAgency) as (keyof Agency)[];
const places = Object.fromEntries(keys.map((key) => [key, agencyPlaceholder(key)])) as unknown as Agency;

const built = structuredData(
  { title: "Ajans", description: "Ses & görüntü", services: ["Dublaj", "Miks"] },
  {
    agency: places,
    clips: [
      { src: "/clips/demo-1.mp3", language: "tr", text: "Merhaba </script>", peaks: "", seconds: 2.83 },
    ],
  },
  "tr",
);

/** The JSON-LD of a page as the server sends it for an agency that lacks what is left out. */
function servedTo(lacked: readonly (keyof Agency)[]): string {
  const agency = { ...exampleAgency, ...Object.fromEntries(lacked.map((key) => [key, ""])) };
  const page = fillAgency(`<script type="application/ld+json">${built}</script>`, agency);
  return /ld\+json">([^]*)<\/script>$/.exec(page)?.[1] ?? "";
}

/** Every choice of what an agency may lack. */
const subsets = (["email", "whatsapp", "instagram", "linkedin"] as const).reduce<(keyof Agency)[][]>(
  (found, key) => [...found, ...found.map((lacked) => [...lacked, key])],
  [[]],
);

/** What TypeScript says of each of these values, which are to be a graph of schema.org's types. */
async function faultsOf(values: readonly string[]): Promise<string[][]> {
  const folder = await mkdtemp(join("node_modules", ".structured-data-"));
  const file = join(folder, "data.ts");
  const lines = values.map((value, nth) => `export const graph${nth}: Graph = ${value};`);
  await writeFile(file, [...lines, 'import type { Graph } from "schema-dts";'].join("\n"));
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext"];
  const compiler = spawn(process.execPath, ["node_modules/typescript/bin/tsc", ...options, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = (await text(compiler.stdout)).split("\n");
  await rm(folder, { recursive: true });
  return lines.map((_line, nth) => said.filter((fault) => fault.includes(`data.ts(${nth + 1},`)));
}

test("what machines read is of schema.org's types, whatever the agency lacks", async () => {
  expect(subsets).toHaveLength(16);
  const { "@graph": graph, ...rest } = JSON.parse(built) as { "@graph": object[] };
  // That the check finds what is wrong: a property that a type does not have, and one of another type.
  const spoken = graph.map((thing) => ("hasOfferCatalog" in thing ? { ...thing, inLanguage: "tr" } : thing));
  const wrong = [JSON.stringify({ ...rest, "@graph": spoken }), built.replace('"name":"Dublaj"', '"name":5')];
  const faults = await faultsOf([...wrong, ...subsets.map(servedTo)]);
  expect(faults[0]?.join()).toContain("inLanguage");
  expect(faults[1]).toHaveLength(1);
  expect(faults.slice(2).flat()).toEqual([]);
});

test("nothing empty and no place of a setting is left in it", () => {
  for (const lacked of subsets) {
    const data = servedTo(lacked);
    expect(data).not.toMatch(/\[\]|\{\}|""|null|agency-\w+\.invalid|</);
    expect(data.includes("ContactPoint")).toBe(!lacked.includes("whatsapp"));
  }
});
