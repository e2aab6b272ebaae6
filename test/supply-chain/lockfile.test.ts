import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isGpl, lockedPackages } from "#build/lockfile.ts";

const packages = lockedPackages();
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test("every package is pinned by its contents, and none by where it came from", () => {
  expect(packages).not.toEqual([]);
  expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("only install scripts that are listed may run, and every one is known", () => {
  // Those that may not run work without theirs.
  expect(manifest.allowScripts).toEqual({ esbuild: false, lefthook: false, node: true });
  const withScripts = new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name));
  expect([...withScripts].toSorted()).toEqual(Object.keys(manifest.allowScripts));
});

test("direct dependencies name exact versions", () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test("no package has a licence that nobody has looked at", () => {
  const known =
    /^(MIT|MIT-0|ISC|0BSD|Unlicense|CC0-1\.0|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|CC-BY-4\.0|Python-2\.0|MIT OR Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT (OR|AND) .*\))$/;
  const others = packages
    .filter(({ licence }) => !known.test(licence))
    .map(({ name, licence }) => `${name} ${licence}`);
  // The decoder of M4A comes with those under GPL and LGPL: for tests alone (README).
  expect(others.toSorted()).toEqual([
    "@audio/decode-aac GPL-2.0",
    "@audio/decode-ac3 GPL-2.0-or-later",
    "@audio/decode-dts GPL-2.0-or-later",
    "@audio/decode-eac3 LGPL-2.1-or-later",
    // The parts of D3 that visx draws with, under ISC, in a package under MIT.
    "@visx/vendor MIT and ISC",
    // MIT by their own files; their manifests use an old form.
    "busboy unknown",
    "codec-parser LGPL-3.0-or-later",
    "dicer unknown",
    "humanize-number unknown",
    // It comes with the list of passwords, and is never loaded.
    "incremental-encoder MPL 2.0",
    "only unknown",
    "streamsearch unknown",
  ]);
});

test("no GPL code is in what runs", () => {
  expect(packages.filter(({ isDev, licence }) => !isDev && isGpl(licence))).toEqual([]);
  expect(["GPL-2.0", "GPL-3.0-or-later", "AGPL-3.0", "(GPL-2.0 AND MIT)"].filter(isGpl)).toHaveLength(4);
  expect(["LGPL-2.1-or-later", "MIT", "(MIT OR GPL-3.0)"].filter(isGpl)).toEqual([]);
});
