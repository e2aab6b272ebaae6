import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { spawnBuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";
import { findPostgres } from "#test/support/database/postgres-binaries.ts";
import { post } from "#test/support/built/callers.ts";
import { databaseUrl, urlFor } from "#test/support/database/postgres-cluster.ts";

const run = promisify(execFile);
let data: string;
let [asOwner, asServer] = ["", ""];
test.beforeAll(async ({ cluster, emptyData }) => {
  data = emptyData;
  const psql = join(findPostgres() ?? "", "psql");
  // As PostgreSQL's image runs it when its volume is new.
  await run(psql, ["-v", "ON_ERROR_STOP=1", "-f", "deploy/postgres-roles.sql", cluster.url], {
    env: { ...process.env, DATABASE_OWNER_PASSWORD: "one secret", DATABASE_PASSWORD: "an'other" },
  });
  const database = databaseUrl(cluster.url, "tinora");
  asOwner = urlFor("tinora_owner", database);
  asServer = urlFor("tinora", database);
});

/** Runs a program of the build to its end: what it printed, and how it ended. */
async function runBuilt(program: string, url: string, ...args: string[]) {
  const { output, ended } = spawnBuiltServer(
    { DATABASE_URL: url, DATA_DIR: data, BACKUP_DIR: join(data, "backups") },
    `dist/server/${program}.js`,
    args,
  );
  const code = await ended;
  return { code, text: output() };
}

test("the servers' role may not migrate, and says who may", async () => {
  const { code, text } = await runBuilt("main", asServer);
  expect(code).toBe(1);
  expect(text).toContain("run `npm run migrate` as their owner");
});

test("neither role rules PostgreSQL, and no name is taken into a statement as it comes", async ({
  cluster,
}) => {
  for (const role of ["tinora", "tinora_owner"]) {
    const { stdout } = await run(join(findPostgres() ?? "", "psql"), [
      "-tAc",
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls from pg_roles where rolname = '${role}'`,
      cluster.url,
    ]);
    expect(stdout.trim()).toBe("f");
  }
  const { code, text } = await runBuilt("migrate", asOwner, "--for", "tinora; drop table users");
  expect([code, text]).toEqual([1, "Usage: npm run migrate -- --for <role of the servers>\n"]);
});

test("after the owner's migration a server starts, serves and is backed up with the lesser role", async ({
  start,
}) => {
  expect(await runBuilt("migrate", asOwner, "--for", "tinora")).toEqual({
    code: 0,
    text: "The database is up to date, for tinora.\n",
  });
  const created = await runBuilt("create-owner", asServer, "--username", "agency", "--name", "Agency");
  expect(created.code).toBe(0);
  const password = /Password: (\S+)/.exec(created.text)?.[1] ?? "";

  const server = await start({ DATABASE_URL: asServer, DATA_DIR: data });
  const body = new URLSearchParams({ username: "agency", password });
  const login = await fetch(`${server.origin}/api/v1/auth/login`, { method: "POST", body });
  const agency = { token: await login.text() };
  const newPassword = "three words of their own";
  const chosen = await post(server.origin, agency, "/api/v1/auth/password", { newPassword });
  expect(chosen.status).toBe(204);
  const answer = await post(server.origin, agency, "/api/v1/clients", { name: "Deniz", lastName: "Ada" });
  expect([login.status, answer.status]).toEqual([200, 201]);

  // The command writes past the server, which holds to it at the next call.
  const ended = await runBuilt("end-owner", asServer, "--username", "agency");
  expect(ended).toEqual({
    code: 0,
    text: "The owner agency is removed, and all their sessions have ended.\n",
  });
  const late = await post(server.origin, agency, "/api/v1/clients", { name: "Deniz", lastName: "Ada" });
  expect(late.status).toBe(401);

  const backup = await runBuilt("back-up", asServer);
  expect(backup).toMatchObject({ code: 0 });
  const folder = backup.text.slice(0, backup.text.indexOf(": "));
  const refused = await runBuilt("restore", asServer, folder);
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining("Restore as their owner.")]);
  expect(await runBuilt("restore", asOwner, folder)).toMatchObject({ code: 0 });
});
