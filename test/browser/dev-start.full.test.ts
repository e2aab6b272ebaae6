import { createLogger, createServer } from "vite";
import { expect } from "vitest";
import { browserTest } from "#test/support/browser/fixtures.ts";
import { temporaryFolder } from "#test/support/built/built-server.ts";

const test = browserTest.extend("dev", async ({}, { onCleanup }) => {
  const { folder, remove } = await temporaryFolder();
  const lines: string[] = [];
  const customLogger = createLogger("info", { allowClearScreen: false });
  customLogger.info = (line) => void lines.push(line);
  customLogger.warn = (line) => void lines.push(line);
  customLogger.error = (line) => void lines.push(line);
  const server = await createServer({
    cacheDir: folder,
    customLogger,
    server: { host: "127.0.0.1", port: 0, watch: null },
  });
  await server.listen();
  onCleanup(async () => {
    await server.close();
    await remove();
  });
  const address = server.httpServer?.address();
  if (typeof address !== "object" || !address) throw new Error("the development server does not listen");
  return { origin: `http://127.0.0.1:${address.port}`, lines };
});

test("npm run dev finds all that pages need before the first one, and reloads none", async ({
  dev,
  openUrl,
}) => {
  let loads = 0;
  const page = await openUrl(`${dev.origin}/login`, {
    before: async (opened) => void opened.on("load", () => (loads += 1)),
  });
  await page.getByRole("button", { name: "Giriş yap" }).waitFor();
  for (const path of ["/", "/owner/import", "/forgot-password"]) {
    await page.goto(dev.origin + path);
    await page.waitForSelector("html[data-ready]");
    await page.waitForLoadState("networkidle");
  }
  expect(loads).toBe(4);
  expect(dev.lines.join("\n")).toContain("scanning dependencies");
  expect(dev.lines.filter((line) => /reloading|Failed to run dependency scan/.test(line))).toEqual([]);
});
