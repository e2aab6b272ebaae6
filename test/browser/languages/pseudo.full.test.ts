import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pseudoSentences } from "#build/dev/dev-sentences.ts";
import { demoPhrases } from "#src/features/landing/demo/demo-phrases.ts";
import { heroClips } from "#src/features/landing/hero/clips.ts";
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

/** What the landing page's clips say, in the language of each, and files of the example of an import. */
const spoken = [...[...heroClips, ...demoPhrases].map(({ text }) => text), "nehir-1.mp3", "nehir-2.mp3"];

/** Collects the server's texts: people, brands, what they wrote. */
function collectAnswers(page: Page, answers: Promise<string>[]): void {
  page.on("response", (response) => {
    if (response.url().includes("/api/")) answers.push(response.text().catch(() => ""));
  });
}

const pages = [
  ["/", undefined],
  ["/privacy", undefined],
  ["/accessibility", undefined],
  ["/login", undefined],
  ["/no-such-page", undefined],
  ["/panel", "demo-client"],
  ["/liked-voices", "demo-client"],
  ["/owner/dashboard", "demo-owner"],
  ["/owner/create-voice-artist", "demo-owner"],
  ["/owner/update-voice-artist", "demo-owner"],
  ["/owner/voice-artists", "demo-owner"],
  ["/owner/import", "demo-owner"],
  ["/owner/showcase", "demo-owner"],
  ["/owner/create-client", "demo-owner"],
] as const;

describe("in the pseudo language, 40 % longer", () => {
  test.for(pages.flatMap(([path, as]) => [1440, 390].map((width) => ({ path, as, width }))))(
    "$path, $width pixels wide, is whole and translated",
    async ({ path, as, width }, { dev, site, openUrl }) => {
      const answers: Promise<string>[] = [];
      const page = await openUrl(`${dev.origin}${path}?lang=pseudo`, {
        width,
        token: as && (await site.logIn(as)),
        before: async (opened) => collectAnswers(opened, answers),
      });
      await page.waitForLoadState("networkidle");
      await stillness(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await untranslated(page, [...spoken, ...(await Promise.all(answers))].join("\n"))).toEqual([]);
    },
  );
});

test("what is cut off, and what is not translated, is found", async ({ dev, openUrl }) => {
  const page = await openUrl(`${dev.origin}/login?lang=pseudo`);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.style.cssText = "width: 4rem; overflow: hidden; white-space: nowrap";
    heading.after("Forgotten words");
  });
  expect(await cutOff(page)).toEqual([expect.stringContaining("in H1")]);
  expect(await untranslated(page, "")).toEqual(["Forgotten words"]);
});

/** How many characters make the text longer. */
const marksIn = (text: string) => text.split("~").length - 1;
const isShort = (text: string) => marksIn(text) < Math.floor((text.length - 2 * marksIn(text)) * 0.4) - 1;

test("its sentences are accented and 40 % longer", async () => {
  const sentences = Object.values(JSON.parse(await pseudoSentences()) as Record<string, unknown[]>);
  const plain = sentences.flatMap(([text, ...more]) =>
    typeof text === "string" && !more.length ? [text] : [],
  );
  expect(plain.length).toBeGreaterThan(200);
  expect(plain.filter((text) => /[a-z]{3}/.test(text.replaceAll(/<\/?\d+>/g, "")))).toEqual([]);
  expect(plain.filter(isShort)).toEqual([]);
});

test("is no part of the built site", () => {
  const texts = globSync("dist/site/**/*.{js,html}").map((file) => readFileSync(file, "utf8"));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes("pseudo.json") || text.includes("lang=pseudo"))).toEqual([]);
});
