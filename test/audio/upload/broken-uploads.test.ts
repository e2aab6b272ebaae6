import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { expect } from "vitest";
import { sweepIncoming } from "#server/audio/incoming.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { test as base } from "./upload-fixtures.ts";

const lines: string[] = [];
const logger = createLogger("info", { write: (line) => void lines.push(line) });

const test = base
  .extend("options", { scope: "file" }, () => ({ parts: { logger } }))
  // Sends the beginning of an upload over a real connection and stays there.
  .extend("beginUpload", ({ origin, owner }) => () => {
    const { payload, headers } = formOf(fixture("pcm.wav"));
    const call = request(`${origin}/api/v1/audio`, {
      method: "POST",
      headers: { ...owner.headers, ...headers, "content-length": payload.length },
    });
    call.on("error", () => undefined);
    call.write(payload.subarray(0, payload.length - 5000));
    return call;
  });

test("an upload that is broken off leaves nothing, and is no fault of ours", async ({
  left,
  beginUpload,
  filesIn,
}) => {
  const before = await left();
  const call = beginUpload();
  await expect.poll(() => filesIn("incoming")).toBe(1);
  call.destroy();
  await expect.poll(() => filesIn("incoming")).toBe(0);
  expect(await left()).toEqual(before);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test("an upload that a killed process left is swept, and what is under way stays", async ({ server }) => {
  const folder = join(server.folder, "incoming");
  const [old, fresh] = [join(folder, "old.part"), join(folder, "fresh.part")];
  await mkdir(folder, { recursive: true });
  await writeFile(old, "x");
  await writeFile(fresh, "x");
  await utimes(old, new Date(0), new Date(0));
  await sweepIncoming(folder, new Date(Date.now() - 60_000));
  expect(await readdir(folder)).toEqual(["fresh.part"]);
  await sweepIncoming(folder, new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual([]);
});
