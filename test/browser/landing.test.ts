import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heroClips } from "#src/features/landing/clips.ts";
import { axeFindingsInBothThemes } from "#test/support/axe.ts";
import { openSite, type OpenPage, type PageOptions, type Site } from "#test/support/site.ts";
import { phrases, words } from "#test/landing/words.ts";
import { doubleText } from "./client-looks.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const locales = ["tr", "en"] as const;
const themes = ["light", "dark"] as const;
const moving: PageOptions = { context: { reducedMotion: "no-preference" } };
const addresses = { tr: "/", en: "/?lang=en" };

const overhang = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Headings that are seen, with a word that is wider than their room. */
const brokenHeadings = (page: OpenPage) =>
  page.evaluate(() => {
    document.body.style.overflowWrap = "normal";
    return [...document.querySelectorAll("main :is(h1, h2, h3)")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((heading) => heading.textContent);
  });

describe.each(locales)("the landing page in %s and both themes", (locale) => {
  const say = words[locale];

  it.each([1440, 768, 390, 320])(
    "shows every section at %i pixels, without sideways scrolling",
    async (width) => {
      const page = await site.open(addresses[locale], { locale, width });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        for (const heading of [say.title, say.brands, say.ai, say.band, say.contact, ...say.services])
          expect(await page.getByRole("heading", { name: heading, exact: true }).isVisible()).toBe(true);
        expect(await page.getByRole("contentinfo").getByText(say.fictional).isVisible()).toBe(true);
        expect(await overhang(page)).toBe(0);
      }
      await doubleText(page);
      expect(await overhang(page)).toBe(0);
      expect(await brokenHeadings(page)).toEqual([]);
      expect(page.faults).toEqual([]);
      await page.context().close();
    },
  );

  it("has nothing that axe finds, also with the demo playing", async () => {
    const page = await site.open(addresses[locale], { locale });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: say.show }).click();
    await page.getByRole("button", { name: say.pauseClip + phrases[0][1] }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe.each(["tr", "en"] as const)("without JavaScript, in %s", (locale) => {
  const say = words[locale];

  it("the answer itself carries the whole text and its language", async () => {
    const answer = await fetch(site.origin + addresses[locale]);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}">`);
    for (const text of [say.title, say.lead, say.band, say.contact, say.fictional, ...say.services])
      expect(html).toContain(text);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html).toContain('hreflang="tr"');
    expect(html).toContain('hreflang="en"');
    expect(html).toContain('property="og:image"');
    expect(html).not.toContain("site-url.invalid");
  });

  // What a server sends before the first acknowledgement: ten packets.
  it.each(["br", "gzip"])("the answer with its styles fits the first flight, with %s", async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const answer = await fetch(site.origin + addresses[locale], { headers });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(5000);
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(14_600);
  });

  it("links, languages and menus work, and nothing moves", async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin + addresses[locale]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page
      .getByRole("link", { name: locale === "tr" ? "Ses talep edin" : "Request a voice" })
      .first()
      .click();
    expect(new URL(page.url()).hash).toBe("#contact");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: locale === "tr" ? "English" : "Türkçe" })
      .click();
    await page.getByRole("heading", { level: 1, name: words[locale === "tr" ? "en" : "tr"].title }).waitFor();
    await page.goto(site.origin + addresses[locale]);
    await page.getByRole("contentinfo").getByRole("link", { name: say.privacy }).click();
    await page.getByRole("heading", { level: 1, name: say.privacy }).waitFor();
    await context.close();
  });
});

it("names the organisation, its services and its recordings for machines", async () => {
  const html = await (await fetch(site.origin)).text();
  const [, data = ""] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  const graph = (JSON.parse(data) as { "@graph": { "@type": string; contentUrl?: string }[] })["@graph"];
  expect(graph.map((thing) => thing["@type"])).toEqual([
    "Organization",
    "Service",
    "AudioObject",
    "AudioObject",
    "AudioObject",
  ]);
  for (const { contentUrl = "" } of graph.slice(2))
    expect((await fetch(site.origin + new URL(contentUrl).pathname)).ok).toBe(true);
});

it.each([
  ["/sitemap.xml", "xml"],
  ["/robots.txt", "text/plain"],
  ["/manifest.webmanifest", "manifest+json"],
  ["/favicon.svg", "image/svg+xml"],
  ["/icon-180.png", "image/png"],
  ["/icon-192.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/og-tr.png", "image/png"],
  ["/og-en.png", "image/png"],
])("%s is there", async (path, type) => {
  const answer = await fetch(site.origin + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain(type);
});

it("hydrates without the router, the queries, the forms and any warning", async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  const scripts: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.goto(site.origin);
  const before = await page.locator("#root").innerHTML();
  await page.waitForSelector("html[data-ready]");
  expect(said).toEqual([]);
  expect(scripts.some((script) => /\/(?:app|start|index)-/.test(script))).toBe(false);
  expect(before.length).toBeGreaterThan(20_000);
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("tr");
  await context.close();
});

it("loads the whole application for whoever is signed in, and plays on", async () => {
  const page = await site.open("/", { as: "demo-client" });
  await page.getByRole("banner").locator("button[popovertarget]").nth(1).waitFor();
  await page.getByRole("button", { name: words.tr.play + words.tr.arabic }).click();
  await page.getByRole("button", { name: words.tr.pauseClip + words.tr.arabic }).waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it("switches the language at once, remembers it, and mends the address", async () => {
  const page = await site.open("/");
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.getByRole("banner").getByRole("button", { name: "Dil: TR" }).click();
  await page.getByRole("link", { name: "English" }).first().click();
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  expect(new URL(page.url()).search).toBe("?lang=en");
  await expect.poll(() => page.title()).toContain("Voice-over");
  for (const text of [words.en.lead, words.en.band, words.en.contact, words.en.synthetic])
    expect(await page.getByText(text).isVisible()).toBe(true);
  expect(loads).toBe(0);
  await page.goto(site.origin);
  await page.waitForURL("**/?lang=en");
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it("plays a language's clip: bars fill, words light up, and the next press stops it", async () => {
  const page = await site.open("/", moving);
  const requests: string[] = [];
  page.on("request", (request) => request.url().endsWith(".mp3") && requests.push(request.url()));
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  const shape = () => page.locator("#root svg g path").nth(20).getAttribute("transform");
  const still = await shape();
  await page.evaluate(() => {
    const morphed = new Set<EventTarget | null>();
    Object.assign(globalThis, { morphed });
    addEventListener(
      "transitionrun",
      (event) => event.propertyName === "transform" && morphed.add(event.target),
    );
  });
  await page.getByRole("button", { name: words.tr.play + words.tr.arabic }).click();
  await page.locator("[data-played]").nth(5).waitFor({ state: "attached" });
  expect(await shape()).not.toBe(still);
  const morphed = await page.evaluate(() => (globalThis as never as { morphed: Set<unknown> }).morphed.size);
  expect(morphed).toBeGreaterThan(50);
  await page.locator("q[lang=ar] [data-spoken=now]").waitFor();
  await page.getByRole("button", { name: words.tr.pauseClip + words.tr.arabic }).click();
  await expect.poll(() => page.locator("[data-played]").count()).toBe(0);
  await page.getByRole("button", { name: words.tr.samples }).first().click();
  await page.locator("[data-played]").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: words.tr.show }).click();
  // Only one sound at a time: the demo's first phrase silences the samples.
  await page.getByRole("button", { name: words.tr.pauseClip + phrases[0][1] }).waitFor();
  await page.getByRole("button", { name: words.tr.samples }).first().waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it.each([1440, 390])("plays a clip and the demo without moving the page, at %i pixels", async (width) => {
  const page = await site.open("/", { width });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const closed = await height();
  const pills = page.getByRole("list", { name: words.tr.samples }).getByRole("button");
  for (const place of [3, 4, 0]) {
    await pills.nth(place).click();
    await page
      .getByText(heroClips[place]?.text.split(" ")[0] ?? "")
      .first()
      .waitFor();
    expect(await height()).toBe(closed);
  }
  await page.getByRole("button", { name: words.tr.show }).click();
  for (const [, text] of phrases) {
    const play = page.getByRole("button", { name: words.tr.play + text, exact: true });
    const pause = page.getByRole("button", { name: words.tr.pauseClip + text, exact: true });
    await play.or(pause).waitFor();
    if (text !== phrases[0][1]) await play.click();
    await pause.waitFor();
    expect(await height()).toBe(closed);
  }
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it("has a recording behind each of the 18 pills", async () => {
  const answers = await Promise.all(heroClips.map(({ src }) => fetch(site.origin + src)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 200));
  expect(new Set(answers.map(({ headers }) => headers.get("content-type")))).toEqual(new Set(["audio/mpeg"]));
});

it("says so when a clip cannot be loaded", async () => {
  const page = await site.open("/");
  await page.route("**/hero-ar.mp3", (route) => route.abort());
  await page.getByRole("button", { name: words.tr.play + words.tr.arabic }).click();
  await page.getByText(words.tr.unplayable).waitFor();
  expect(await page.getByRole("button", { name: words.tr.play + words.tr.arabic }).isVisible()).toBe(true);
  await page.context().close();
});

it("stands still where motion is not wanted", async () => {
  const page = await site.open("/");
  expect(await page.getByRole("button", { name: words.tr.pause }).isVisible()).toBe(false);
  const marks = page.getByRole("list", { name: words.tr.brands }).getByRole("listitem");
  const place = () => marks.first().boundingBox();
  const before = await place();
  await page.waitForTimeout(400);
  expect(await place()).toEqual(before);
  expect(await marks.last().isVisible()).toBe(true);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(running).toBe(0);
  await page.context().close();
});

it("pauses and resumes the strip", async () => {
  const page = await site.open("/", moving);
  const mark = page.getByRole("list", { name: words.tr.brands }).getByRole("listitem").first();
  const left = async () => (await mark.boundingBox())?.x;
  const first = await left();
  await expect.poll(left).not.toBe(first);
  await page.getByRole("button", { name: words.tr.pause }).click();
  const held = await left();
  await page.waitForTimeout(300);
  expect(await left()).toBe(held);
  await page.getByRole("button", { name: words.tr.resume }).click();
  await expect.poll(left).not.toBe(held);
  await page.context().close();
});

it("is legible in forced colours: text, bars and edges stand out from the ground", async () => {
  const page = await site.open("/", { context: { forcedColors: "active" } });
  const lost = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const visible = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, q, li")];
    const text = visible.filter((element) => getComputedStyle(element).color === ground);
    const bars = [...document.querySelectorAll("#root svg g path")].filter(
      (bar) => getComputedStyle(bar).stroke === ground,
    );
    const edges = [...document.querySelectorAll("main button, main [role=button]")].filter((button) => {
      const { borderTopColor, borderTopStyle } = getComputedStyle(button);
      return borderTopStyle !== "none" && borderTopColor === ground;
    });
    return [...text, ...bars, ...edges].map((element) => element.outerHTML.slice(0, 80));
  });
  expect(lost).toEqual([]);
  await page.context().close();
});

it("works with the keyboard alone: to the content, a clip, the strip's pause and the demo", async () => {
  const page = await site.open("/", moving);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("İçeriğe geç");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Ses talep edin");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(words.tr.samples);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(words.tr.arabic);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: words.tr.pauseClip + words.tr.arabic }).waitFor();
  for (let presses = 0; presses < 17; presses += 1) await page.keyboard.press("Tab");
  expect(await focused()).toBe(words.tr.pause);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(words.tr.ai);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: words.tr.stop }).waitFor();
  expect(await focused()).toBe(words.tr.stop);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words.tr.show }).waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it("comes to life and switches its language where storage is blocked", async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(site.origin);
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(locales)("the privacy notice in %s and both themes", (locale) => {
  it("is legible at every width, and axe finds nothing", async () => {
    const address = locale === "tr" ? "/privacy" : "/privacy?lang=en";
    const page = await site.open(address, { locale, width: 320 });
    await page.getByRole("heading", { level: 1, name: words[locale].privacy }).waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
