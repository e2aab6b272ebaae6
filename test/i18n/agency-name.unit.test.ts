import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";

/** The files of a folder that say something to people. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(?:tsx?|po|html|json)$/.test(name))
    .map((name) => join(folder, name));

test("the name of the example's agency stands in one place, and in no sentence", async () => {
  const folders = ["contract", "server", "src", "locales"];
  const files = (await Promise.all(folders.map(filesOf))).flat();
  const named = [];
  for (const file of files) if ((await readFile(file, "utf8")).includes(exampleAgency.name)) named.push(file);
  expect(named).toEqual([join("contract", "constants", "agency.ts")]);
});

test("no suffix hangs on an agency's name", async () => {
  const turkish = await readFile("locales/tr.po", "utf8");
  const places = turkish.match(/\{agency\}./gu) ?? [];
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !/[ .,:"]$/.test(place))).toEqual([]);
});
