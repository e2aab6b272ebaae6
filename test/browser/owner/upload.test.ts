import { readFile } from "node:fs/promises";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { test as base } from "#test/support/browser/fixtures.ts";

const test = base
  /** A minute of sound. */
  .extend("mp3", { scope: "file" }, async () => {
    const clip = await readFile("test/audio/fixtures/constant.mp3");
    return Buffer.concat(Array.from({ length: 60 }, () => clip));
  })
  .extend("form", ({ open }) => open("/owner/create-voice-artist", { as: "demo-owner", locale: "en" }));

const isPart = (request: Request) => request.url().includes("/api/v1/uploads/");

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "audio/mpeg", buffer });
/** The sample that a file of this name has become. */
const sample = (page: Page, title: string) => page.locator("[data-sample]").getByText(title, { exact: true });

/** Lets this many bytes a second leave the page. */
async function throttle(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...rest, uploadThroughput });
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Age", { exact: true }).fill("38");
  await page.getByRole("radio", { name: "Female" }).check();
}

/** Notes every value that a progress bar shows from now on. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const bar = document.querySelector("progress");
      if (bar?.hasAttribute("value") && bar.value !== shown.at(-1)) shown.push(bar.value / bar.max);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

test("says how far it is, and becomes a sample that plays", async ({ form: page, mp3 }) => {
  await throttle(page, 100_000);
  await watchProgress(page);
  await choose(page, "sesim.mp3", mp3);
  await page.getByRole("progressbar", { name: "Upload: sesim.mp3" }).waitFor();
  await sample(page, "sesim").waitFor();
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
  expect(shown.some((part) => part > 0 && part < 1)).toBe(true);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  await expect.poll(() => page.getByRole("button", { name: /^Play/ }).first().isDisabled()).toBe(false);
  expect(page.faults).toEqual([]);
});

test("can be cancelled, by keys too, and then there is no sample of it", async ({ form: page, mp3 }) => {
  await throttle(page, 5000);
  const begun = page.waitForRequest(isPart);
  const ended = page.waitForEvent("requestfailed", isPart);
  await choose(page, "sesim.mp3", mp3);
  // Before its first part is on its way there is nothing to break off.
  await begun;
  await page.getByRole("button", { name: "Cancel upload: sesim.mp3" }).press("Enter");
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  await page.locator('input[type="file"]:focus').waitFor({ state: "attached" });
  expect(await sample(page, "sesim").count()).toBe(0);
});

test("files are chosen by keys, and dropped", async ({ form: page, mp3 }) => {
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: "attached" });
  // Asked for early: the browser has to know before the key that it must not open a window of its own.
  const chooser = page.waitForEvent("filechooser");
  await input.focus();
  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name: "keys.mp3", mimeType: "audio/mpeg", buffer: mp3 });
  await sample(page, "keys").waitFor();

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], "dropped.mp3"));
      return transfer;
    },
    [...mp3],
  );
  const zone = page.locator("label", { hasText: "Drop audio files here" });
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await sample(page, "dropped").waitFor();
  expect(await sample(page, "keys").count()).toBe(1);
});

test("says in the server's words why a file is refused, and sends none that is too large", async ({
  form: page,
}) => {
  await choose(page, "looks-right.mp3", await readFile("test/audio/fixtures/refused.flac"));
  await page.getByRole("alert").getByText("This is not an MP3, WAV or OGG file.").waitFor();
  expect(await sample(page, "looks-right").count()).toBe(0);
  await page.getByRole("button", { name: "Remove file: looks-right.mp3" }).click();

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await choose(page, "large.mp3", Buffer.alloc(20 * 1024 * 1024 + 1));
  await page.getByRole("alert").getByText("The audio file can be at most 20 MB.").waitFor();
  // The page asks by itself for what waits meanwhile.
  expect(sent.filter((each) => each.includes("/api/") && !each.startsWith("GET "))).toEqual([]);
  await page.getByRole("button", { name: "Remove file: large.mp3" }).click();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

test("saving waits for the upload and sends its URL; a cancelled upload ends the waiting", async ({
  form: page,
  mp3,
}) => {
  await throttle(page, 100_000);
  await fill(page, "Bekleyen Kayıt");
  await choose(page, "sesim.mp3", mp3);
  const save = page.getByRole("button", { name: "Create voice artist" });
  await save.click();
  await page.waitForFunction(() => document.querySelector('button[type="submit"][aria-disabled="true"]'));
  await page.getByRole("button", { name: "Cancel upload: sesim.mp3" }).click();
  await page.waitForFunction(() => !document.querySelector('button[type="submit"][aria-disabled="true"]'));

  const creation = page.waitForRequest((request) => request.url().endsWith("/api/v1/voice-artists"));
  await choose(page, "sesim.mp3", mp3);
  await save.click();
  expect((await creation).postDataJSON()).toMatchObject({
    name: "Bekleyen Kayıt",
    samples: [{ voiceMp3: expect.stringMatching(/^\/audio\/.+\.mp3$/), state: "draft" }],
  });
  await page.getByText("Voice artist created successfully!").waitFor();
  expect(page.faults).toEqual([]);
});

test("many are sent two at a time, and stand as they were chosen", async ({ form: page, mp3 }) => {
  let [underWay, most] = [0, 0];
  const together = Promise.withResolvers<void>();
  await page.route("**/api/v1/uploads/**", async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    if (underWay === 2) together.resolve();
    await together.promise;
    await page.waitForTimeout(200);
    const answer = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response: answer });
  });
  const names = ["one", "two", "three", "four"];
  const files = names.map((name) => ({ name: `${name}.mp3`, mimeType: "audio/mpeg", buffer: mp3 }));
  await page.locator('input[type="file"]').setInputFiles(files);
  for (const name of names) await sample(page, name).waitFor();
  expect(most).toBe(2);
  const titles = await page.locator("[data-sample]").allInnerTexts();
  expect(titles.map((text) => names.find((name) => text.includes(name)))).toEqual(names);
});

test("whose line is cut goes on where it stopped, and so does one whose last answer is lost", async ({
  form: page,
  mp3,
}) => {
  const sent: number[] = [];
  const isCut = (from: number) => from > 0 && sent.filter((one) => one === from).length === 1;
  await page.route("**/api/v1/uploads/*?*", async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("from"));
    sent.push(from);
    await (isCut(from) ? route.abort("connectionfailed") : route.continue());
  });
  let stored = 0;
  await page.route("**/api/v1/uploads/*/audio", async (route) => {
    stored += 1;
    const answer = await route.fetch();
    await (stored === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer }));
  });
  await choose(page, "sesim.mp3", Buffer.concat([mp3, mp3]));
  await page.getByText(/^Connection lost; will resume where it stopped · \d+%$/).waitFor();
  await sample(page, "sesim").waitFor();
  // Three parts: the first one once, each other again after its connection was lost.
  expect(sent).toEqual([0, 262_144, 262_144, 524_288, 524_288]);
  expect(stored).toBe(2);
  expect(await page.getByRole("button", { name: /^Play/ }).first().isDisabled()).toBe(false);
});

test("asks before a page with an upload under way is left, and ends it then", async ({ form: page, mp3 }) => {
  await throttle(page, 20_000);
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/v1/uploads/"));
  await choose(page, "sesim.mp3", mp3);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
});
