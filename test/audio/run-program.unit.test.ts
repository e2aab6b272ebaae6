import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { runProgram } from "#server/audio/run-program.ts";

const test = base.extend("program", async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), "tinora-program-"));
  onCleanup(() => rm(folder, { recursive: true }));
  return async (code: string) => {
    const path = join(folder, "program.mjs");
    await writeFile(path, code);
    return path;
  };
});

test("a program that ended itself printed nothing", async ({ program }) => {
  const path = await program(`process.kill(process.pid, "SIGKILL")`);
  await expect(runProgram(path, [], { isBackground: true })).resolves.toBe("");
});

test("a program that a busy machine did not come to says nothing of the sound: it is asked for again", async ({
  program,
}) => {
  const path = await program(`setTimeout(() => process.stdout.write("late"), 600_000)`);
  await expect(runProgram(path, [], { isBackground: true, timeout: 500 })).rejects.toMatchObject({
    status: 503,
    code: "overloaded",
  });
});
