import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "vitest";
import { administer, databaseUrl } from "#test/support/database/postgres-cluster.ts";
import { test } from "#test/support/built/fixtures.ts";

const read = (name: string) => readFile(join("deploy/one-machine", name), "utf8");

test("the service of one machine starts what is built, with its settings alone, and ends as it is told", async ({
  cluster,
  emptyData,
}) => {
  await administer(cluster.url, "create database tinora");
  const unit = await read("tinora.service");
  const [, start = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const [program = "", ...args] = start.replaceAll("/opt/tinora/current", resolve(".")).split(" ");
  const settings = {
    ...parseEnv(await read("tinora.env")),
    DATABASE_URL: databaseUrl(cluster.url, "tinora"),
    DATA_DIR: join(emptyData, "data"),
    BACKUP_DIR: join(emptyData, "backups"),
    PORT: "0",
  };
  const run = (...command: string[]) => {
    const child = spawn(program, command, { env: settings, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => (output += part.toString()));
    const ended = new Promise<number | null>((settle) => void child.once("close", settle));
    return { child, ended, output: () => output };
  };
  const service = run(...args);
  await expect.poll(service.output).toContain("ready at");
  const created = run("dist/server/create-owner.js", "--username", "ada", "--name", "Ada");
  expect([await created.ended, created.output()]).toEqual([0, expect.stringContaining("ada")]);
  const saved = run("dist/server/back-up.js");
  expect([await saved.ended, saved.output()]).toEqual([0, expect.stringContaining("read back and whole")]);
  service.child.kill("SIGTERM");
  expect(await service.ended).toBe(0);
});
