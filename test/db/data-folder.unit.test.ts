import { chmod, mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { readConfig } from "#server/config.ts";
import { makePrivate } from "#server/db/private-folder.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { StartProblem } from "#server/start-problem.ts";
import { test } from "#test/support/fixtures.ts";

const open = (dataDir: string) => openDatabase(readConfig({ DATA_DIR: dataDir }), createLogger("silent"));

const refusal = async (dataDir: string) => {
  const problem: unknown = await open(dataDir).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  return (problem as StartProblem).message;
};

describe("a folder that nothing can be stored in is said in a sentence", () => {
  test("where a file is in its place", async ({ folder }) => {
    await writeFile(join(folder, "file"), "");
    expect(await refusal(join(folder, "file"))).toBe(
      `DATA_DIR (${join(folder, "file")}) cannot be written to: it is no folder.`,
    );
  });

  test("where its database is none", async ({ folder }) => {
    await mkdir(join(folder, "database"));
    await writeFile(join(folder, "database", "PG_VERSION"), "nonsense");
    expect(await refusal(folder)).toBe(`The database in DATA_DIR (${folder}) cannot be opened.`);
  });
});

test("an older folder becomes its owner's alone, and nobody else's files change", async ({ folder }) => {
  await chmod(folder, 0o755);
  for (const name of ["database", "audio", "mine"]) {
    await mkdir(join(folder, name), { mode: 0o755 });
    await writeFile(join(folder, name, "file"), "", { mode: 0o644 });
  }
  await symlink(join(folder, "mine", "file"), join(folder, "audio", "link"));
  await makePrivate(folder);
  const mode = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);
  expect(await mode()).toBe("700");
  expect([await mode("database"), await mode("audio"), await mode("mine")]).toEqual(["700", "700", "755"]);
  expect([await mode("audio", "file"), await mode("mine", "file")]).toEqual(["600", "644"]);
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/part$/));
});
