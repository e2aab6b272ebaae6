import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Showcase } from "#contract/showcase.ts";
import { words } from "#test/landing/words.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";

const addresses = { tr: "/", en: "/?lang=en" };
const other = { tr: "en", en: "tr" } as const;
const ask = { tr: "Ses talebi gönderin", en: "Request a voice" };
const name = { tr: "Türkçe", en: "English" };
const shelf = {
  tr: { title: "Seslerimizi dinleyin", line: "· Reklam" },
  en: { title: "Hear our voices", line: "· Commercial" },
};

/** Bytes in the ten packets that a server sends before the first acknowledgement. */
const firstFlight = 14_600;

describe.each(someOf(["tr", "en"] as const, 1))("without JavaScript, in %s", (locale) => {
  const say = words[locale];

  test("the answer itself carries the whole text and its language", async ({ site }) => {
    const html = await (await fetch(site.origin + addresses[locale])).text();
    expect(html).toContain(`<html lang="${locale}"`);
    for (const text of [say.title, say.lead, say.band, say.contact, say.fictional, ...say.services])
      expect(html).toContain(text);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html).toContain('hreflang="tr"');
    expect(html).toContain('hreflang="en"');
    expect(html).toContain('property="og:image"');
    expect(html).not.toContain("site-url.invalid");
  });

  test("the answer with its styles fits the first flight", async ({ site }) => {
    const headers = { "accept-encoding": "br" };
    const answer = await fetch(site.origin + addresses[locale], { headers });
    expect(answer.headers.get("content-encoding")).toBe("br");
    const bytes = Number(answer.headers.get("content-length"));
    process.stdout.write(`the landing page in ${locale}: ${bytes} bytes of ${firstFlight}\n`);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThan(firstFlight);
  });

  test("links, languages and menus work, and nothing moves", async ({ open }) => {
    const page = await open(addresses[locale], { context: { javaScriptEnabled: false }, awaits: "main" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole("link", { name: ask[locale] }).first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#contact");
    await page.getByRole("contentinfo").getByRole("link", { name: name[other[locale]] }).click();
    await page.getByRole("heading", { level: 1, name: words[other[locale]].title }).waitFor();
    await page.goto(addresses[locale]);
    await page.getByRole("contentinfo").getByRole("link", { name: say.privacy }).click();
    await page.getByRole("heading", { level: 1, name: say.privacy }).waitFor();
  });
});

test.for(["tr", "en"] as const)(
  "the answer names the voices of the shelf, in %s",
  async (locale, { site, open }) => {
    const { voices } = (await (await fetch(`${site.origin}/api/v1/showcase`)).json()) as Showcase;
    expect(voices).toHaveLength(8);
    const page = await open(addresses[locale], { context: { javaScriptEnabled: false }, awaits: "main" });
    await page.getByRole("heading", { level: 2, name: shelf[locale].title }).waitFor();
    const rows = page.getByRole("listitem").filter({ hasText: shelf[locale].line });
    expect(await rows.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
      expect.arrayContaining(voices.filter(({ kind }) => kind === "COMMERCIAL").map((voice) => voice.name)),
    );
  },
);

test("a room's link shows whose it is and nothing of the room, and chats may read it", async ({ site }) => {
  const room = await fetch(`${site.origin}/room/${"t".repeat(43)}`, { headers: { "accept-language": "tr" } });
  const html = await room.text();
  const meta = (key: string) =>
    new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1];
  expect(["og:title", "og:site_name", "og:description", "robots"].map(meta)).toEqual([
    "Tınora",
    "Tınora",
    "Dinlemeye davetlisiniz.",
    "noindex, nofollow",
  ]);
  const picture = new URL(meta("og:image") ?? "");
  expect((await fetch(site.origin + picture.pathname)).headers.get("content-type")).toBe("image/png");
  expect(meta("og:url")).toBeUndefined();
  expect(html).not.toContain("canonical");
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).not.toContain("/room");
});

test("names the organisation, its services and its recordings for machines", async ({ site }) => {
  const html = await (await fetch(site.origin)).text();
  const [, data = ""] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  const graph = (JSON.parse(data) as { "@graph": { "@type": string; contentUrl?: string }[] })["@graph"];
  expect(new Set(graph.map((thing) => thing["@type"]))).toEqual(
    new Set(["WebSite", "Organization", "Service", "AudioObject"]),
  );
  const recordings = graph.flatMap(({ contentUrl }) => contentUrl ?? []);
  for (const url of recordings) expect((await fetch(site.origin + new URL(url).pathname)).ok).toBe(true);
});

/** The paths of the pictures and files that a page names for browsers and for whoever links to it. */
const namedFiles = (page: Page) =>
  page.evaluate(() => [
    ...[
      ...document.querySelectorAll<HTMLLinkElement>(
        "link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]",
      ),
    ].map(({ href }) => new URL(href).pathname),
    ...[...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(
      ({ content }) => new URL(content).pathname,
    ),
  ]);

test.for(someOf(["tr", "en"] as const, 1))(
  "every icon and picture that the page names is there, in %s",
  async (locale, { open }) => {
    const page = await open(addresses[locale], { locale });
    const files = await namedFiles(page);
    expect(files).toContain(`/og-${locale}.png`);
    const manifest = await page.request.get("/manifest.webmanifest");
    expect(files).toContain("/manifest.webmanifest");
    const { icons } = (await manifest.json()) as { icons: { src: string }[] };
    for (const path of [...files, ...icons.map(({ src }) => src)]) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()["content-type"]).toMatch(/image|manifest/);
    }
  },
);

test("tells search engines where the map of the site is", async ({ site }) => {
  const robots = await fetch(`${site.origin}/robots.txt`);
  expect(await robots.text()).toContain("Sitemap: ");
  const map = await fetch(`${site.origin}/sitemap.xml`);
  expect(map.headers.get("content-type")).toContain("xml");
  expect(await map.text()).toContain("<loc>");
});
