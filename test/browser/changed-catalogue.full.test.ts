import { spawn } from "node:child_process";
import { expect } from "vitest";
import { startDevSite } from "#test/support/browser/dev-site.ts";
import { test as siteTest } from "#test/support/browser/fixtures.ts";
import { filledFolder } from "#test/support/built/filled-data.ts";
import { copyTree } from "#test/support/disk/tree-copy.ts";

const test = siteTest.extend("tree", { scope: "file" }, async ({}, { onCleanup }) => {
  const tree = await copyTree();
  onCleanup(() => tree.remove());
  return tree;
});

test("a changed catalogue shows at once in `npm run dev`", async ({
  tree,
  site,
  openUrl,
  onTestFinished,
}) => {
  const dev = await startDevSite(site.origin, tree.folder);
  onTestFinished(() => dev.stop());
  const page = await openUrl(`${dev.origin}/login`);
  await page.getByRole("heading", { name: "Çalışma alanına hoş geldiniz" }).waitFor();
  await tree.rewrite("locales/tr.po", (text) =>
    text.replace("Çalışma alanına hoş geldiniz", "Merhaba dünya"),
  );
  await page.getByRole("heading", { name: "Merhaba dünya" }).waitFor();
});

test("and in `npm run dev:server`, the server's own sentences", async ({ tree, onTestFinished }) => {
  const data = await filledFolder();
  const server = spawn(process.execPath, ["build/dev/dev-server.ts"], {
    cwd: tree.folder,
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: data.folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (part: Buffer) => (output += part.toString()));
  onTestFinished(async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill();
    await ended;
    await data.remove();
  });
  const refusal = async () => {
    const origin = [...output.matchAll(/ready at (\S+)/g)].at(-1)?.[1];
    if (!origin) return output;
    const answer = await fetch(`${origin}/api/v1/auth/me`, { headers: { "accept-language": "tr" } }).catch(
      () => undefined,
    );
    return answer?.text();
  };
  await expect.poll(refusal).toBe("Devam etmek için giriş yapın.");
  await tree.rewrite("locales/tr.po", (text) =>
    text.replace("Devam etmek için giriş yapın.", "Önce giriş yapın."),
  );
  await expect.poll(refusal).toBe("Önce giriş yapın.");
});
