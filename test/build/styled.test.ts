import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pageNames, publicPages } from "#build/pages/public-pages.ts";
import { locales } from "#contract/constants/site-languages.ts";

const pages = locales.flatMap((locale) => pageNames.map((name) => `${locale}/${publicPages[name].file}`));

test.for(pages)("%s calls its classes as its styles do", async (name) => {
  const page = await readFile(`dist/site/prerendered/${name}`, "utf8");
  const [, styles = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  const used = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const scoped = [...new Set(used.filter((one) => one.startsWith("_")))];
  expect(scoped.length).toBeGreaterThan(10);
  expect(scoped.filter((one) => !styles.includes(`.${one}`))).toEqual([]);
});
