import { readFile } from "node:fs/promises";
import { text as textOf } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { test as base } from "#test/support/browser/fixtures.ts";

const test = base
  /** Twenty seconds of sound. */
  .extend("mp3", { scope: "file" }, async () => {
    const clip = await readFile("test/audio/fixtures/constant.mp3");
    return Buffer.concat(Array.from({ length: 20 }, () => clip));
  })
  /** The address of an open offer of the demo client. */
  .extend("address", { scope: "file" }, async ({ site }) => {
    const authorization = `Bearer ${await site.logIn("demo-client")}`;
    const answer = await fetch(`${site.origin}/api/v1/offers?status=open`, { headers: { authorization } });
    const { content } = (await answer.json()) as OfferPage;
    return `/offers/${content[0]?.offerId}`;
  });

const text = "Kahve: kısa okuyun, “Orvanta” iki heceden sonra vurgulanır.\n";

/** Notes the address of every sound that begins, in the page or out of it. */
const watchSounds = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const sounds: string[] = [];
    Object.assign(globalThis, { sounds });
    HTMLMediaElement.prototype.play = function () {
      sounds.push(this.src);
      return play.call(this);
    };
  });
const soundsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { sounds: string[] }).sounds);

test("files are sent, play from a Blob URL and are saved, with no token in an address and no broken policy", async ({
  open,
  mp3,
  address,
}) => {
  const requests: string[] = [];
  const client = await open(address, {
    as: "demo-client",
    before: async (page) => {
      page.on("request", (request) => requests.push(request.url()));
      await watchSounds(page);
    },
  });
  await client.getByTestId("attachments").setInputFiles([
    { name: "okuma notu.txt", mimeType: "text/plain", buffer: Buffer.from(text) },
    { name: "deneme.mp3", mimeType: "audio/mpeg", buffer: mp3 },
  ]);
  for (const name of ["okuma notu.txt", "deneme.mp3"])
    await client.getByRole("button", { name: `Dosyayı kaldır: ${name}` }).waitFor();
  const send = client.getByRole("button", { name: "Gönder", exact: true });
  await expect.poll(() => send.getAttribute("aria-disabled")).not.toBe("true");
  await send.click();
  // As long as it is being stored, a message is shown in another place.
  await client.getByRole("button", { name: "Oynat: deneme.mp3" }).waitFor();
  await client.locator('li[aria-busy="true"]').waitFor({ state: "detached" });

  const sound = client.getByRole("listitem").filter({ hasText: "deneme.mp3" }).last();
  await sound.getByRole("button", { name: "Oynat: deneme.mp3" }).click();
  await sound.getByRole("button", { name: "Duraklat: deneme.mp3" }).waitFor();
  await sound.getByText(/^0:0[1-9] \/ 0:\d\d$/).waitFor();
  expect(await soundsOf(client)).toEqual([expect.stringMatching(/^blob:http/)]);
  await sound.getByRole("button", { name: "Duraklat: deneme.mp3" }).click();

  const [download] = await Promise.all([
    client.waitForEvent("download"),
    client.getByRole("button", { name: "İndir: okuma notu.txt" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("okuma notu.txt");
  expect(await textOf(await download.createReadStream())).toBe(text);

  const token = (await client.evaluate(() => localStorage.getItem("token"))) ?? "";
  expect(token).not.toBe("");
  const files = requests.filter((url) => url.includes("/attachments"));
  // Two are sent; the sound and the text are fetched once each.
  expect(files).toHaveLength(4);
  expect(requests.filter((url) => url.includes(token) || url.includes(encodeURIComponent(token)))).toEqual(
    [],
  );
  expect(requests.filter((url) => url.endsWith("/policy-reports"))).toEqual([]);
  expect(client.faults).toEqual([]);
});

test("the owner reads and plays what the client sent; only sound may come from a Blob URL", async ({
  open,
  mp3,
  address,
}) => {
  const client = await open(address, { as: "demo-client" });
  await client
    .getByTestId("attachments")
    .setInputFiles({ name: "ikinci.mp3", mimeType: "audio/mpeg", buffer: mp3 });
  await client.getByRole("button", { name: "Dosyayı kaldır: ikinci.mp3" }).waitFor();
  const send = client.getByRole("button", { name: "Gönder", exact: true });
  await expect.poll(() => send.getAttribute("aria-disabled")).not.toBe("true");
  const stored = client.waitForResponse((answer) => answer.url().includes("/events") && answer.ok());
  await Promise.all([stored, send.click()]);

  const owner = await open(address, { as: "demo-owner", before: watchSounds });
  await owner.getByRole("button", { name: "Oynat: ikinci.mp3" }).click();
  await owner.getByRole("button", { name: "Duraklat: ikinci.mp3" }).waitFor();
  expect(await soundsOf(owner)).toEqual([expect.stringMatching(/^blob:http/)]);
  expect(owner.faults).toEqual([]);

  const policy = (await owner.reload())?.headers()["content-security-policy"] ?? "";
  const fromBlobs = policy.split("; ").filter((directive) => directive.includes("blob:"));
  expect(fromBlobs.map((directive) => directive.split(" ")[0])).toEqual(["media-src"]);
});

test("a sound that is still being fetched when its page is left stays silent", async ({
  open,
  mp3,
  address,
}) => {
  const client = await open(address, { as: "demo-client", before: watchSounds });
  await client
    .getByTestId("attachments")
    .setInputFiles({ name: "geç.mp3", mimeType: "audio/mpeg", buffer: mp3 });
  await client.getByRole("button", { name: "Dosyayı kaldır: geç.mp3" }).waitFor();
  const send = client.getByRole("button", { name: "Gönder", exact: true });
  await expect.poll(() => send.getAttribute("aria-disabled")).not.toBe("true");
  const stored = client.waitForResponse((answer) => answer.url().includes("/events") && answer.ok());
  await Promise.all([stored, send.click()]);
  await client.locator('li[aria-busy="true"]').waitFor({ state: "detached" });

  const held = Promise.withResolvers<undefined>();
  await client.route("**/attachments/*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await client.getByRole("button", { name: "Oynat: geç.mp3" }).click();
  await client.getByRole("main").getByRole("link", { name: "Teklifler" }).click();
  await client.getByRole("heading", { level: 1, name: "Teklifler" }).waitFor();
  held.resolve(undefined);
  await client.waitForTimeout(1000);
  expect(await soundsOf(client)).toEqual([]);
});
