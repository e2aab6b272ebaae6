import { Readable } from "node:stream";
import { expect, vi } from "vitest";
import { test as base } from "./fixtures.ts";

const test = base.extend("options", { scope: "file" }, () => ({
  settings: { load: { inFlight: 1, delay: 0 } },
}));

test("guests on slow lines who listen keep nobody else waiting", async ({ server, origin, room }) => {
  const copy = Buffer.alloc(1000, 1);
  const held = Promise.withResolvers<void>();
  const slow = async function* () {
    yield copy.subarray(0, 500);
    await held.promise;
    yield copy.subarray(500);
  };
  const spies = [
    vi.spyOn(server.parts.audio, "stat").mockResolvedValue(copy.length),
    vi
      .spyOn(server.parts.audio, "read")
      .mockImplementation(async () => Readable.from(slow(), { objectMode: false })),
  ];
  const address = `${origin}/api/v1/guest/${room.token}`;
  const first = await fetch(address);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await first.text();
  const heard = await Promise.all([1, 2, 3].map(() => fetch(`${address}/audio/A`, { headers: { cookie } })));
  expect(heard.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await fetch(address, { headers: { cookie } })).status).toBe(200);
  held.resolve();
  for (const answer of heard) expect((await answer.arrayBuffer()).byteLength).toBe(copy.length);
  for (const spy of spies) spy.mockRestore();
});
