import { describe, expect } from "vitest";
import { openPostgres } from "#server/db/client.ts";
import type { BuiltServer } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { administer, databaseUrl } from "#test/support/database/postgres-cluster.ts";
import { awayAndBack } from "#drills/torture/away.ts";

const test = base
  .extend("clusterSettings", { scope: "file" }, (): string[] => [])
  .extend("environment", ({ cluster, emptyData }) => (name: string) => ({
    DATABASE_URL: databaseUrl(cluster.url, name),
    DATA_DIR: emptyData,
    DEMO: "on",
  }));

const login = (server: BuiltServer) =>
  fetch(`${server.origin}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username: "demo-client", password: "demo-client-password" }),
  });

const profile = (server: BuiltServer, token: string) =>
  fetch(`${server.origin}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });

describe("a database that goes away", () => {
  test("is answered with 503 and Retry-After, and served again without a restart", async ({
    cluster,
    environment,
    start,
  }) => {
    await administer(cluster.url, "create database coming_and_going");
    const server = await start(environment("coming_and_going"));
    expect((await awayAndBack(server, cluster, 2)).wrong).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  test("may drop a connection in the middle of a transaction: the call fails, and no more", async ({
    cluster,
  }) => {
    const { db, close } = openPostgres(cluster.url, () => undefined);
    const cut = db.transaction(async (tx) => {
      const { rows } = (await tx.execute("select pg_backend_pid() as pid")) as unknown as {
        rows: { pid: number }[];
      };
      await administer(cluster.url, `select pg_terminate_backend(${rows[0]?.pid}, 60000)`);
      for (;;) await tx.execute("select 1");
    });
    await expect(cut).rejects.toBeInstanceOf(Error);
    await db.execute("select 1");
    await close();
  });

  test("keeps what was acknowledged before the server and the database were killed", async ({
    cluster,
    environment,
    start,
  }) => {
    const server = await start(environment("coming_and_going"));
    const token = await (await login(server)).text();
    await server.stop("SIGKILL");
    await cluster.stop("immediate");
    await cluster.start();
    const again = await start(environment("coming_and_going"));
    expect((await profile(again, token)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
});
