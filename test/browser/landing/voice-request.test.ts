import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test, type Open, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { offScreen } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { words, type FieldName } from "#test/voice-requests/words.ts";

const addresses = { tr: "/", en: "/?lang=en" };
const written: Partial<Record<FieldName, string>> = {
  fullName: "Gökçe Altınışık",
  companyName: "Dovarel",
  email: "gokce@dovarel.example",
  phone: "+44 20 7946 0958",
  projectMedium: "Radyo spotu",
  voiceRequirements: "Sıcak, güven veren bir kadın sesi",
};

async function openRequest(open: Open, locale: "tr" | "en", options: VisitOptions = {}) {
  const say = words[locale];
  const page = await open(addresses[locale], { locale, ...options });
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
        await expect.poll(() => field(name as FieldName).inputValue()).toBe(text);
    },
  };
}

/** Whether the dialog's message stands above its foot, on screen. */
const isMessageInSight = (page: Page) =>
  page.evaluate(() => {
    const alert = document.querySelector("dialog[open] [role=alert]")?.getBoundingClientRect();
    const foot = document.querySelector("dialog[open] [type=submit]")?.getBoundingClientRect();
    return alert !== undefined && foot !== undefined && alert.top > 0 && alert.bottom <= foot.top;
  });

const unknown = {
  tr: "Ulaşıp ulaşmadığını bilmiyoruz; tekrar denemenin zararı olmaz.",
  en: "We don’t know whether it arrived; trying again does no harm.",
};

const failures = [
  { name: "answers 500", answer: { status: 500, body: "" }, sentence: "" },
  {
    name: "answers 429",
    answer: { status: 429, body: "Biraz bekleyin.", headers: { "problem-code": "too-many-requests" } },
    sentence: "Biraz bekleyin.",
  },
];

describe.each(someOf(["tr", "en"] as const, 1))("the voice request in %s", (locale) => {
  test.for(failures)(
    "says so and keeps the text when the server $name",
    async ({ answer, sentence }, { open }) => {
      const request = await openRequest(open, locale, { width: 390, height: 700 });
      await request.page.route("**/api/voice-request", (route) => route.fulfill(answer));
      await request.write();
      await request.send();
      const alert = request.dialog.getByRole("alert");
      await alert.waitFor();
      await expect.poll(() => alert.textContent()).toBe(request.say.failed + sentence);
      await expect.poll(() => isMessageInSight(request.page)).toBe(true);
      await request.expectKept();
    },
  );

  test("says so and keeps the text when there is no network", async ({ open }) => {
    const request = await openRequest(open, locale);
    await request.write();
    await request.page.context().setOffline(true);
    await request.send();
    const alert = request.dialog.getByRole("alert");
    await alert.waitFor();
    await expect
      .poll(() => alert.textContent())
      .toBe(request.say.failed + request.say.offline + unknown[locale]);
    await request.expectKept();
    await request.page.context().setOffline(false);
    await request.send();
    await request.dialog.getByText(request.say.sent).waitFor();
  });

  test("goes on sending to a silent server, says so after 30 s, and can be taken back", async ({ open }) => {
    const { say, page, dialog, ...request } = await openRequest(open, locale);
    await page.route("**/api/voice-request", () => undefined);
    await page.clock.install();
    await request.write();
    await request.send();
    const sending = dialog.getByRole("button", { name: say.sending });
    await sending.waitFor();
    expect(await dialog.getByText(say.slow).isVisible()).toBe(false);
    await page.clock.runFor(30_000);
    await dialog.getByText(say.slow).waitFor();
    expect(await sending.isVisible()).toBe(true);
    expect(await dialog.getByRole("alert").count()).toBe(0);
    await request.expectKept();
    await dialog.getByRole("button", { name: say.cancel }).click();
    await dialog.getByRole("button", { name: say.send }).waitFor();
    await expect.poll(() => dialog.getByText(say.slow).count()).toBe(0);
    await request.expectKept();
  });

  test.for(["light", "dark"] as const)(
    "has nothing that axe finds, with errors and with thanks, %s",
    async (theme, { open }) => {
      const { say, page, dialog, ...request } = await openRequest(open, locale, { theme });
      await request.send();
      await dialog.getByText(say.missing.fullName).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.route("**/api/voice-request", (route) => route.fulfill({ body: "ok" }));
      await request.write();
      await request.send();
      await dialog.getByText(say.sent).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    },
  );
});

test("is sent and closed with the keyboard alone, and gives the focus back", async ({ open }) => {
  const { say, page, opener, dialog } = await openRequest(open, "tr");
  const isFocused = (name: FieldName) =>
    dialog.getByLabel(say.fields[name]).evaluate((field) => field === document.activeElement);
  await expect.poll(() => isFocused("fullName")).toBe(true);
  await page.keyboard.type("Deniz Aksoy");
  for (const [name, text] of [
    ["companyName", "Örnek A.Ş."],
    ["email", "deniz@ornek.example"],
    ["phone", "0532 123 45 67"],
    ["projectMedium", "Dijital"],
    ["projectVersion", ""],
    ["budgetRange", ""],
    ["voiceRequirements", "Genç ve neşeli"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(name), { message: name }).toBe(true);
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toContain(say.script);
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toContain(say.ai);
  await page.keyboard.press("Space");
  await tabTo(page, say.send);
  await page.keyboard.press("Enter");
  await dialog.getByText(say.sent).waitFor();
  await expect.poll(() => focusedName(page)).toBe(say.close);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(page.faults).toEqual([]);
});

test("has its privacy line and its button in sight, and says thanks as high as its text", async ({
  open,
}) => {
  const { say, page, dialog, ...request } = await openRequest(open, "tr", { width: 1440, height: 900 });
  await stillness(page);
  const boxes = await Promise.all(
    [dialog.getByText(say.notice), dialog.getByRole("button", { name: say.send })].map((part) =>
      part.boundingBox(),
    ),
  );
  const [notice, button] = boxes;
  expect(notice && notice.y + notice.height <= 900).toBe(true);
  expect(notice && button && notice.x + notice.width <= button.x).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/voice-request", (route) => route.fulfill({ body: "ok" }));
  await request.write();
  await request.send();
  await dialog.getByText(say.sent).waitFor();
  await stillness(page);
  expect((await dialog.boundingBox())?.height).toBeLessThan(844 * 0.7);
});

test("closes on a press beside it, and keeps the text", async ({ open }) => {
  const { page, dialog, field, opener } = await openRequest(open, "tr");
  await field("fullName").fill("Ayşe");
  await page.mouse.click(20, 450);
  await dialog.waitFor({ state: "detached" });
  await opener.click();
  await expect.poll(() => field("fullName").inputValue()).toBe("Ayşe");
});

test.for(someOf([320, 390, 768], 1))(
  "fits a screen of %i pixels, its buttons in sight",
  async (width, { open }) => {
    const { page, dialog, say } = await openRequest(open, "tr", { width, height: 700 });
    await stillness(page);
    const box = await dialog.boundingBox();
    expect(box && [box.x >= 0, box.x + box.width <= width, box.y + box.height <= 700]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await dialog.getByRole("button", { name: say.send }).isVisible()).toBe(true);
    await expect.poll(() => offScreen(page, dialog.getByRole("button"))).toEqual([]);
  },
);
