import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pseudoSentences } from "#build/dev-sentences.ts";
import { cutOff } from "#test/support/browser/cut-off.ts";
import { startDevSite } from "#test/support/browser/dev-site.ts";
import { test as siteTest } from "#test/support/browser/fixtures.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { untranslated } from "#test/support/browser/untranslated.ts";

const test = siteTest.extend("dev", { scope: "file" }, async ({ site }, { onCleanup }) => {
  const dev = await startDevSite(site.origin);
  onCleanup(() => dev.stop());
  return dev;
});

/** Texts of the server: people, brands, what they wrote. */
function answersOf(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) answers.push(response.text().catch(() => ""));
  });
  return async () => (await Promise.all(answers)).join("\n");
}

const pages = [
  ["/", undefined],
  ["/privacy", undefined],
  ["/login", undefined],
  ["/no-such-page", undefined],
  ["/panel", "demo-client"],
  ["/liked-voices", "demo-client"],
  ["/owner/dashboard", "demo-owner"],
  ["/owner/create-voice-artist", "demo-owner"],
  ["/owner/update-voice-artist", "demo-owner"],
  ["/owner/create-client", "demo-owner"],
] as const;

describe("in the pseudo language, 40 % longer", () => {
  test.for(pages.flatMap(([path, as]) => [1440, 390].map((width) => ({ path, as, width }))))(
    "$path, $width pixels wide, is whole and translated",
    async ({ path, as, width }, { dev, site, openUrl }) => {
      let answers = async () => "";
      const page = await openUrl(`${dev.origin}${path}?lang=pseudo`, {
        width,
        token: as && (await site.logIn(as)),
        before: async (opened) => {
          answers = answersOf(opened);
        },
      });
      await page.waitForLoadState("networkidle");
      await stillness(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await untranslated(page, await answers())).toEqual([]);
    },
  );
});

test("its sentences are accented and 40 % longer", async () => {
  const sentences = Object.values(JSON.parse(await pseudoSentences()) as Record<string, unknown[]>);
  const plain = sentences.flatMap(([text, ...more]) =>
    typeof text === "string" && !more.length ? [text] : [],
  );
  expect(plain.length).toBeGreaterThan(200);
  expect(plain.filter((text) => /[a-z]{3}/.test(text.replaceAll(/<\/?\d+>/g, "")))).toEqual([]);
  const share = (text: string) => text.split("~").length - 1;
  const short = plain.filter((text) => share(text) < Math.floor((text.length - 2 * share(text)) * 0.4) - 1);
  expect(short).toEqual([]);
});

test("is no part of the built site", () => {
  const texts = globSync("dist/site/**/*.{js,html}").map((file) => readFileSync(file, "utf8"));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes("pseudo.json") || text.includes("lang=pseudo"))).toEqual([]);
});
