import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Open, type VisitOptions } from "#test/support/browser/fixtures.ts";

const fontOf = (url: string) => /\/assets\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(url)?.[1];

const families = ["Bricolage Grotesque", "Instrument Sans"];

/** Opens a page and answers the font files that it fetches, also later. */
async function openWatched(open: Open, path: string, options: VisitOptions = {}) {
  const fonts = new Set<string>();
  const page = await open(path, {
    ...options,
    before: async (fresh) => {
      fresh.on("request", (request) => {
        const font = fontOf(request.url());
        if (font) fonts.add(font);
      });
    },
  });
  await page.waitForLoadState("networkidle");
  return { page, fonts };
}

/** Puts a text on the page, as a heading or a paragraph, and answers the names of the fonts that draw it. */
async function drawnWith(page: Page, tag: "h2" | "p", text: string, lang = ""): Promise<string[]> {
  await page.evaluate(
    async (what) => {
      const element = document.createElement(what.tag);
      element.id = "drawn";
      element.lang = what.lang;
      element.textContent = what.text;
      document.getElementById("main")?.append(element);
      element.scrollIntoView();
      element.getBoundingClientRect();
      await document.fonts.ready;
    },
    { tag, text, lang },
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#drawn" });
  const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
  await cdp.detach();
  await page.locator("#drawn").evaluate((element) => element.remove());
  return fonts.map(({ familyName, isCustomFont }) => {
    // A file calls itself by its style too: "Bricolage Grotesque 96pt ExtraBold".
    const ours = isCustomFont ? families.find((family) => familyName.startsWith(family)) : undefined;
    return ours ?? `${familyName}, the system's`;
  });
}

const first = [
  "bricolage-grotesque-latin",
  "bricolage-grotesque-latin-ext",
  "instrument-sans-latin",
  "instrument-sans-latin-ext",
];

test.for(["/", "/?lang=en", "/privacy", "/accessibility", "/login"])(
  "%s fetches no letters but those of Turkish and English",
  async (path, { open }) => {
    const { fonts } = await openWatched(open, path);
    expect([...fonts].filter((font) => !first.includes(font))).toEqual([]);
  },
);

const words = [
  ["German and French", "Kröger spät déjà façade Œuvre", "western"],
  ["Spanish, Portuguese and Swedish", "Peña señor João coração Åkerlund", "western"],
  ["Czech, Polish and Romanian", "Dvořák řeka Łódź żółw București țară", "central"],
  ["Hungarian, Latvian and Maltese", "Győző Jānis ķirsis Ħamrun ġebla", "central"],
] as const;

test.for(words)("words in %s are drawn wholly in the site's fonts", async ([, text, part], { open }) => {
  const { page, fonts } = await openWatched(open, "/login");
  expect(await drawnWith(page, "p", text)).toEqual(["Instrument Sans"]);
  expect(fonts).toContain(`instrument-sans-${part}`);
  expect(await drawnWith(page, "h2", text)).toEqual(["Bricolage Grotesque"]);
  expect(fonts).toContain(`bricolage-grotesque-${part}`);
  expect(page.faults).toEqual([]);
});

test("Vietnamese, which one of the fonts lacks, is drawn in the other: whole, where its language is said", async ({
  open,
}) => {
  const text = "Phạm Thị Lan, Nguyễn Đỗ Thành, tiếng Việt, cầu, ư, ơ";
  const { page } = await openWatched(open, "/login");
  expect(await drawnWith(page, "h2", text)).toEqual(["Bricolage Grotesque"]);
  expect(await drawnWith(page, "p", text, "vi")).toEqual(["Bricolage Grotesque"]);
  expect((await drawnWith(page, "p", text)).toSorted()).toEqual(["Bricolage Grotesque", "Instrument Sans"]);
});

/** How wide a word of another script is in a font, at 100 px. */
const widthIn = (page: Page, family: string) =>
  page.evaluate((font) => {
    const element = document.createElement("span");
    element.style.font = `400 100px ${font}`;
    element.textContent = "Жж";
    document.body.append(element);
    const { width } = element.getBoundingClientRect();
    element.remove();
    return width;
  }, family);

test("a word of another script has the size of ours, from whichever font the system has", async ({
  open,
}) => {
  const page = await open("/login");
  const plain = await widthIn(page, '"DejaVu Sans", "Arial"');
  const share = async () => (await widthIn(page, '"Other scripts"')) / plain;
  // Both are drawn larger than our letters, whose styles for other scripts come late.
  await expect.poll(share).toBeLessThan(1);
  expect(await share()).toBeGreaterThan(0.9);
});
