import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

let mp3: Buffer;
beforeEach(async () => {
  const clip = await readFile("test/audio/fixtures/constant.mp3");
  mp3 = Buffer.concat(Array.from({ length: 60 }, () => clip));
});

const open = () => site.open("/owner/create-voice-artist", { as: "demo-owner", locale: "en" });
const choose = (page: OpenPage, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "audio/mpeg", buffer });
const url = (page: OpenPage) => page.getByLabel("Voice sample URL").inputValue();

/** Lets this many bytes a second leave the page. */
async function throttle(page: OpenPage, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...rest, uploadThroughput });
}

async function fill(page: OpenPage, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Age", { exact: true }).fill("38");
  await page.getByRole("radio", { name: "Female" }).check();
}

it("says how far it is, mutes the preview meanwhile, and fills the URL", async () => {
  const page = await open();
  await throttle(page, 100_000);
  await choose(page, "sesim.mp3", mp3);
  const bar = page.getByRole("progressbar", { name: "Upload: sesim.mp3" });
  const seen = new Set<number>();
  await bar.waitFor();
  expect(await page.getByRole("button", { name: /^Play/ }).isDisabled()).toBe(true);
  while ((await bar.count()) > 0) {
    const value = Number(await bar.getAttribute("value").catch(() => undefined));
    if (Number.isFinite(value)) seen.add(value);
    await page.waitForTimeout(50);
  }
  const steps = [...seen];
  expect(steps.length).toBeGreaterThan(4);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  await page.getByRole("main").getByText("Uploaded", { exact: true }).first().waitFor();
  expect(await url(page)).toMatch(/^\/audio\/.+\.mp3$/);
  expect(await page.getByRole("button", { name: /^Play/ }).isDisabled()).toBe(false);
  expect(page.faults).toEqual([]);

  await page.getByRole("button", { name: "Remove file: sesim.mp3" }).click();
  expect(await url(page)).toBe("");
});

it("can be cancelled, by keys too, and then nothing is filled", async () => {
  const page = await open();
  await throttle(page, 20_000);
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/v1/audio"));
  await choose(page, "sesim.mp3", mp3);
  await page.getByRole("button", { name: "Cancel upload: sesim.mp3" }).press("Enter");
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await page.locator('input[type="file"]').evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  expect(await url(page)).toBe("");
});

it("a file is chosen by keys, and dropped", async () => {
  const page = await open();
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: "attached" });
  await page.getByLabel("Voice sample URL").focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name: "keys.mp3", mimeType: "audio/mpeg", buffer: mp3 });
  await page.getByText("keys.mp3").waitFor();
  await page.getByRole("main").getByText("Uploaded", { exact: true }).first().waitFor();
  const first = await url(page);

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], "dropped.mp3"));
      return transfer;
    },
    [...mp3],
  );
  const zone = page.locator("label", { hasText: "Drop an audio file here" });
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("dropped.mp3").waitFor();
  await page.getByRole("main").getByText("Uploaded", { exact: true }).first().waitFor();
  expect(await url(page)).not.toBe(first);
});

it("says in the server's words why a file is refused, and sends none that is too large", async () => {
  const page = await open();
  await choose(page, "looks-right.mp3", await readFile("test/audio/fixtures/refused.flac"));
  await page.getByRole("alert").getByText("This is not an MP3, WAV, M4A or OGG file.").waitFor();
  expect(await url(page)).toBe("");

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await choose(page, "large.mp3", Buffer.alloc(20 * 1024 * 1024 + 1));
  await page.getByRole("alert").getByText("The audio file is larger than 20 MB.").waitFor();
  expect(sent.filter((each) => each.includes("/api/"))).toEqual([]);
  await page.getByRole("button", { name: "Remove file: large.mp3" }).click();
  expect(await page.getByRole("alert").count()).toBe(0);
});

it("saving waits for the upload and sends its URL; a cancelled upload ends the waiting", async () => {
  const page = await open();
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
    voices: [{ voiceMp3: expect.stringMatching(/^\/audio\/.+\.mp3$/) }],
  });
  await page.getByText("Voice artist created successfully!").waitFor();
  expect(page.faults).toEqual([]);
});

it("asks before a page with an upload under way is left, and ends it then", async () => {
  const page = await open();
  await throttle(page, 20_000);
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/v1/audio"));
  await choose(page, "sesim.mp3", mp3);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
});
