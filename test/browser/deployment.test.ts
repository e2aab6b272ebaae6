import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltServer, type BuiltServer } from "#test/support/built-server.ts";
import { deployWithout, type Deployment } from "#test/support/deployment.ts";
import { filledFolder } from "#test/support/filled-data.ts";
import { launchChromium, openPage } from "#test/support/site.ts";
import { logIn } from "#test/torture/people.ts";

const isOfferForm = (asset: string) => /^(OpenOffer|offer)-/.test(asset);

let data: Awaited<ReturnType<typeof filledFolder>>;
let browser: Browser;
let server: BuiltServer;
let later: Deployment;
beforeAll(async () => {
  data = await filledFolder();
  browser = await launchChromium();
  later = await deployWithout(isOfferForm);
  server = await startBuiltServer({ DATA_DIR: data.folder });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await later.remove();
  await data.remove();
});

it("opens its offer form, on a page from before a deployment whose build has other files", async () => {
  const { token } = await logIn(server.origin, "demo-client");
  const page = await openPage(browser, `${server.origin}/panel`, { token });
  await page.getByRole("button", { name: "Teklif ver" }).first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { openedBefore: true }));
  await server.stop();
  const { port } = new URL(server.origin);
  server = await startBuiltServer({ DATA_DIR: data.folder, PORT: port }, later.program);
  expect((await later.assets()).filter(isOfferForm)).toEqual([]);

  const loaded: string[] = [];
  page.on("response", (answer) => {
    const name = new URL(answer.url()).pathname.replace("/assets/", "");
    if (isOfferForm(name)) loaded.push(`${answer.status()} ${name.split("-")[0]}${name.slice(-3)}`);
  });
  await page.getByRole("button", { name: "Teklif ver" }).first().click();
  await page.getByRole("dialog", { name: "Teklif verin" }).getByLabel("Bütçe").waitFor();
  expect(loaded).toContain("200 OpenOffer.js");
  expect(await page.evaluate(() => "openedBefore" in globalThis)).toBe(true);
  expect(page.faults).toEqual([]);
});
