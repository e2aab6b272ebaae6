import { readdir, stat } from "node:fs/promises";
import { request, type ClientRequest } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { hugeTag } from "#test/audio/bombs.ts";
import { formOf } from "#test/audio/upload-call.ts";
import type { BuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";
import { logIn } from "#test/support/built/callers.ts";

let data: string;
let server: BuiltServer;
test.beforeAll(async ({ filledData, start }) => {
  data = filledData;
  server = await start({ DATA_DIR: data });
});

const namesIn = (folder: string) => readdir(join(data, folder)).catch(() => []);

/** How many bytes of an upload lie on the disk. */
async function received(): Promise<number> {
  const [name] = await namesIn("incoming");
  return name === undefined ? 0 : (await stat(join(data, "incoming", name))).size;
}

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(1);
};

/** Begins to upload a large file and sends all of it but its last `missing` bytes. */
async function beginUpload(missing: number): Promise<ClientRequest> {
  const { payload, headers } = formOf(hugeTag);
  const { token } = await logIn(server.origin, "demo-owner");
  const call = request(`${server.origin}/api/v1/audio`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}`, "content-length": payload.length },
  });
  call.on("error", () => undefined);
  call.write(payload.subarray(0, payload.length - missing));
  if (missing === 0) call.end();
  return call;
}

test.for([
  ["its bytes arrive", 1_000_000, hugeTag.length - 1_100_000],
  ["it is being checked", 0, hugeTag.length],
] as const)(
  "kill -9 of the server while %s leaves nothing of an upload",
  async ([_when, missing, bytes], { start }) => {
    const stored = await namesIn("audio");
    const call = await beginUpload(missing);
    await until(async () => (await received()) >= bytes);
    expect(await server.stop("SIGKILL")).toBe(null);
    call.destroy();
    expect(await namesIn("incoming")).toHaveLength(1);
    server = await start({ DATA_DIR: data });
    expect(await namesIn("incoming")).toEqual([]);
    expect(await namesIn("audio")).toEqual(stored);
  },
);
