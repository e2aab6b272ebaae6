import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { demoClips } from "#demo/clips.ts";
import type { ApiDocument } from "#test/http/document-client.ts";
import { addSounding } from "#test/rooms/sounding-voices.ts";
import { test as base } from "#test/support/fixtures.ts";
import { type Delivery, makers, testedElsewhere } from "./makers.ts";

const test = base
  // Sounds, imports and rooms are worked on by nobody meanwhile.
  .extend("options", { scope: "file" }, () => ({
    settings: { mail: true, voiceRequestsPerAddress: 1000 },
    parts: { stopping: AbortSignal.abort() },
  }))
  .extend("world", { scope: "file" }, async ({ server, db }) => {
    const files = demoClips.slice(0, 2).map((clip) => clip.file);
    return { server, db, voiceIds: await addSounding(db, files) };
  })
  .extend("newSender", ({ server }) => ({
    client: () => server.createClient(),
    owner: () => server.createOwner(),
    visitor: () => server.createClient(),
  }))
  // Sends a delivery of somebody's under a key.
  .extend(
    "send",
    ({ server }) =>
      async (delivery: Delivery, sender: { headers: object } | undefined, key?: string) => {
        const headers = {
          ...sender?.headers,
          ...delivery.headers,
          ...(key === undefined ? {} : { "idempotency-key": key }),
        };
        return server.inject({ method: "POST", ...delivery, headers });
      },
  );

const newKey = () => randomBytes(16).toString("hex");
const told = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];

test("every call that takes a key is tested with one", async ({ server }) => {
  const { paths } = (await server.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const keyed = calls.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === "idempotency-key"),
  );
  expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(makers), ...testedElsewhere].toSorted(),
  );
});

for (const [name, { by, prepare, count, gone }] of Object.entries(makers)) {
  const isVisitor = by === "visitor";

  test(`${name}: the same again makes nothing, and answers what was made`, async ({
    world,
    newSender,
    send,
  }) => {
    const sender = await newSender[by]();
    const [delivery, other] = await prepare(world, sender);
    const from = isVisitor ? undefined : sender;
    const [before, key] = [await count(world.db), newKey()];
    const first = await send(delivery, from, key);
    expect([200, 201]).toContain(first.statusCode);
    // A visitor's is one within a minute anyway.
    world.server.clock.jump(5);
    const again = await send(delivery, from, key);
    expect(told(again)).toEqual(told(first));
    const refused = await send(other, from, key);
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([422, "idempotency-mismatch"]);
    expect(await count(world.db)).toBe(before + 1);
  });

  test(`${name}: of three deliveries at once one makes something`, async ({ world, newSender, send }) => {
    const sender = await newSender[by]();
    const [delivery] = await prepare(world, sender);
    const from = isVisitor ? undefined : sender;
    const [before, key] = [await count(world.db), newKey()];
    const answers = await Promise.all([1, 2, 3].map(() => send(delivery, from, key)));
    expect(new Set(answers.map((answer) => told(answer).join(" "))).size).toBe(1);
    expect(await count(world.db)).toBe(before + 1);
    // Of two that differ one is refused.
    const rivals = await prepare(world, sender);
    const rivalKey = newKey();
    const both = await Promise.all(rivals.map((rival) => send(rival, from, rivalKey)));
    expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await count(world.db)).toBe(before + 2);
  });

  if (!isVisitor)
    test(`${name}: a key is its sender's alone`, async ({ world, newSender, send }) => {
      const key = newKey();
      for (const sender of [await newSender[by](), await newSender[by]()]) {
        const [delivery] = await prepare(world, sender);
        const before = await count(world.db);
        expect((await send(delivery, sender, key)).statusCode).toBeLessThan(300);
        expect(await count(world.db)).toBe(before + 1);
      }
    });

  if (!gone) continue;
  const [erase, code] = gone;
  test(`${name}: what is gone since is not made again`, async ({ world, newSender, send }) => {
    const sender = await newSender[by]();
    const [delivery] = await prepare(world, sender);
    const key = newKey();
    const first = await send(delivery, sender, key);
    await erase(world.db, first.json<never>());
    const before = await count(world.db);
    const again = await send(delivery, sender, key);
    expect([again.statusCode, again.headers["problem-code"]]).toEqual([404, code]);
    expect(await count(world.db)).toBe(before);
  });
}
