import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "#test/support/axe.ts";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";
import { stillness } from "#test/support/stillness.ts";
import { words, type FieldName } from "#test/voice-requests/words.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/** `NIGHTLY=1` waits by the clock on the wall, otherwise the page's own is moved on. */
const isNightly = process.env["NIGHTLY"] === "1";
const addresses = { tr: "/", en: "/?lang=en" };
const written: Partial<Record<FieldName, string>> = {
  fullName: "Gökçe Altınışık",
  companyName: "Dovarel",
  email: "gokce@dovarel.example",
  phone: "+44 20 7946 0958",
  projectMedium: "Radyo spotu",
  voiceRequirements: "Sıcak, güven veren bir kadın sesi",
};

async function openRequest(locale: "tr" | "en", options: Parameters<Site["open"]>[1] = {}) {
  const say = words[locale];
  const page = await site.open(addresses[locale], { locale, ...options });
  const opener = page.getByRole("button", { name: say.open }).last();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: say.title });
  await dialog.getByLabel(say.fields.fullName).waitFor();
  const field = (name: FieldName) => dialog.getByLabel(say.fields[name]);
  return {
    say,
    page,
    opener,
    dialog,
    field,
    async write() {
      for (const [name, text] of Object.entries(written)) await field(name as FieldName).fill(text);
    },
    send: () => dialog.getByRole("button", { name: say.send }).click(),
    async expectKept() {
      for (const [name, text] of Object.entries(written))
        expect(await field(name as FieldName).inputValue()).toBe(text);
    },
    end: () => page.context().close(),
  };
}

const inSight = (page: OpenPage) =>
  page.evaluate(() => {
    const alert = document.querySelector("dialog[open] [role=alert]")?.getBoundingClientRect();
    const foot = document.querySelector("dialog[open] [type=submit]")?.getBoundingClientRect();
    return alert !== undefined && foot !== undefined && alert.top > 0 && alert.bottom <= foot.top;
  });

const failures = [
  { name: "answers 500", answer: { status: 500, body: "" }, sentence: "" },
  {
    name: "answers 429",
    answer: { status: 429, body: "Biraz bekleyin.", headers: { "problem-code": "too-many-requests" } },
    sentence: "Biraz bekleyin.",
  },
];

describe.each(["tr", "en"] as const)("the voice request in Chromium, in %s", (locale) => {
  it.each(failures)("says so and keeps the text when the server $name", async ({ answer, sentence }) => {
    const request = await openRequest(locale, { width: 390, height: 700 });
    await request.page.route("**/api/voice-request", (route) => route.fulfill(answer));
    await request.write();
    await request.send();
    const alert = request.dialog.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toBe(request.say.failed + sentence);
    await expect.poll(() => inSight(request.page)).toBe(true);
    await request.expectKept();
    await request.end();
  });

  it("says so and keeps the text when there is no network", async () => {
    const request = await openRequest(locale);
    await request.write();
    await request.page.context().setOffline(true);
    await request.send();
    const alert = request.dialog.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toBe(request.say.failed + request.say.offline);
    await request.expectKept();
    await request.page.context().setOffline(false);
    await request.send();
    await request.dialog.getByText(request.say.sent).waitFor();
    await request.end();
  });

  it("goes on sending to a server that says nothing for 30 s, says so, and can be taken back", async () => {
    const request = await openRequest(locale);
    await request.page.route("**/api/voice-request", () => undefined);
    if (!isNightly) await request.page.clock.install();
    await request.write();
    await request.send();
    await request.dialog.getByRole("button", { name: request.say.sending }).waitFor();
    expect(await request.dialog.getByText(request.say.slow).isVisible()).toBe(false);
    if (isNightly) await request.page.waitForTimeout(30_000);
    else await request.page.clock.runFor(30_000);
    await request.dialog.getByText(request.say.slow).waitFor();
    expect(await request.dialog.getByRole("button", { name: request.say.sending }).isVisible()).toBe(true);
    expect(await request.dialog.getByRole("alert").count()).toBe(0);
    await request.expectKept();
    await request.dialog.getByRole("button", { name: request.say.cancel }).click();
    await request.dialog.getByRole("button", { name: request.say.send }).waitFor();
    expect(await request.dialog.getByText(request.say.slow).count()).toBe(0);
    await request.expectKept();
    await request.end();
  });

  it.each(["light", "dark"] as const)(
    "has nothing that axe finds, with errors and with thanks, %s",
    async (theme) => {
      const request = await openRequest(locale, { theme });
      await request.send();
      await request.dialog.getByText(request.say.missing.fullName).waitFor();
      expect(await axeFindings(request.page)).toEqual([]);
      await request.page.route("**/api/voice-request", (route) => route.fulfill({ body: "ok" }));
      await request.write();
      await request.send();
      await request.dialog.getByText(request.say.sent).waitFor();
      expect(await axeFindings(request.page)).toEqual([]);
      expect(request.page.faults).toEqual([]);
      await request.end();
    },
  );
});

it("is sent with the keyboard alone, closes itself and gives the focus back", async () => {
  const { say, page, opener, dialog, end } = await openRequest("tr");
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  expect(await focusedName()).toBe("fullName");
  await page.keyboard.type("Deniz Aksoy");
  for (const text of [
    "Örnek A.Ş.",
    "deniz@ornek.example",
    "0532 123 45 67",
    "Dijital",
    "",
    "",
    "Genç ve neşeli",
  ]) {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  expect(await focusedName()).toBe("radioSolutions");
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say.send);
  await page.keyboard.press("Enter");
  await dialog.getByText(say.sent).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(say.close);
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(page.faults).toEqual([]);
  await end();
});

it("closes on a press beside it", async () => {
  const { page, field, opener, end } = await openRequest("tr");
  await field("fullName").fill("Ayşe");
  await page.mouse.click(20, 450);
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await opener.click();
  expect(await field("fullName").inputValue()).toBe("Ayşe");
  await end();
});

const isInside = (page: OpenPage) =>
  page.evaluate(() => {
    const box = document.querySelector("dialog[open]")?.getBoundingClientRect();
    return box !== undefined && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  });

it.each([320, 390, 768])("fits %i pixels, its buttons in sight", async (width) => {
  const { page, dialog, say, end } = await openRequest("tr", { width, height: 700 });
  await stillness(page);
  expect(await isInside(page)).toBe(true);
  expect(await dialog.getByRole("button", { name: say.send }).isVisible()).toBe(true);
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(width < 700 ? width : 720);
  await end();
});
