import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { buildApp } from "#server/app.ts";
import { productions } from "#server/db/schema/productions.ts";
import { addApproval, test as base } from "./production-fixtures.ts";

const test = base
  // The paths of every GET, as Fastify tells while an application is made.
  .extend("paths", { scope: "file" }, async ({ server }) => {
    const paths = new Set<string>();
    const listen = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      fastify.addHook("onRoute", ({ method, url }) => {
        if ([method].flat().includes("GET")) paths.add(url);
      });
    };
    subscribe("fastify.initialization", listen);
    const app = await buildApp(server.parts);
    unsubscribe("fastify.initialization", listen);
    await app.close();
    return [...paths].filter((path) => !path.includes("*"));
  })
  // The paths whose answers hold a piece of the original, whoever asks with its ids or the keys of its parts.
  .extend("leaking", ({ server, paths, owner, client, offerId, take }) => async () => {
    const pieces = [50, 1050, 2050].map((from) => take.bytes.subarray(from, from + 100));
    const found = new Set<string>();
    for (const path of paths)
      for (const id of path.includes(":takeId") ? [take.id] : [take.id, offerId, ...take.keys])
        for (const { headers } of [owner, client, { headers: {} }]) {
          const names = { offerId, takeId: take.id, accountId: client.accountId } as Record<string, string>;
          const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => names[name] ?? id);
          const { rawPayload } = await server.inject({ url, headers });
          if (pieces.some((piece) => rawPayload.includes(piece))) found.add(path);
        }
    return [...found].toSorted();
  });

test(
  "no original leaves before its approval, by any call",
  { timeout: 60_000 },
  async ({ server, db, offerId, take, paths, leaking }) => {
    expect(paths.length).toBeGreaterThan(50);
    expect(await leaking()).toEqual([]);
    await addApproval(server.parts, offerId, [take]);
    await db.update(productions).set({ state: "approved" }).where(eq(productions.offerId, offerId));
    expect(await leaking()).toEqual([
      "/api/v1/offers/:offerId/files.zip",
      "/api/v1/offers/:offerId/takes/:takeId/file",
    ]);
  },
);
