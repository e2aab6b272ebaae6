import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { startBuiltServer } from "#test/support/built/built-server.ts";
import { deployWithout } from "#test/support/built/deployment.ts";
import { freePort } from "#test/support/built/free-port.ts";
import { filledFolder } from "#test/support/built/filled-data.ts";
import { logIn } from "#test/support/built/callers.ts";

const isScript = (asset: string) => asset.endsWith(".js");

test("a page from before a deployment still opens its offer form", async ({ openUrl, onTestFinished }) => {
  const data = await filledFolder();
  onTestFinished(data.remove);
  const later = await deployWithout(isScript);
  onTestFinished(later.remove);
  const port = await freePort();
  let server = await startBuiltServer({ DATA_DIR: data.folder, PORT: port });
  onTestFinished(async () => void (await server.stop()));

  const { token } = await logIn(server.origin, "demo-client");
  const page = await openUrl(`${server.origin}/panel`, { token });
  const offer = page.getByRole("button", { name: "Teklif ver" }).first();
  await offer.waitFor();
  await page.evaluate(() => Object.assign(globalThis, { openedBefore: true }));
  await server.stop();
  server = await startBuiltServer({ DATA_DIR: data.folder, PORT: port }, later.program);
  expect((await later.assets()).filter(isScript)).toEqual([]);

  const statuses: number[] = [];
  page.on("response", (answer) => isScript(answer.url()) && statuses.push(answer.status()));
  await offer.click();
  await page.getByRole("dialog", { name: "Teklif ver" }).getByLabel("Bütçe").waitFor();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await page.evaluate(() => "openedBefore" in globalThis)).toBe(true);
  expect(page.faults).toEqual([]);
});
