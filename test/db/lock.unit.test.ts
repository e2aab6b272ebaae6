import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "#server/db/lock.ts";

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinora-lock-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const program = `
  import { lockFolder } from ${JSON.stringify(join(process.cwd(), "server/db/lock.ts"))};
  try {
    await lockFolder(process.argv[1]);
    console.log("held");
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.constructor.name);
  }`;

/** Another process that locks the folder and holds on; the answer is what it says. */
async function lockElsewhere(path = folder): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  return { said: said.trim(), child };
}

describe("a folder that a process holds", () => {
  test("is refused to every other process, under any of its names", async () => {
    expect((await lockElsewhere()).said).toBe("held");
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await symlink(folder, `${folder}-link`);
    await expect(lockFolder(`${folder}-link`)).rejects.toThrow(/^Another server is using /);
    await rm(`${folder}-link`);
    expect((await lockElsewhere()).said).toBe("FolderInUse");
  });

  test("is free at once when that process is killed, and taken by one of those who wait", async () => {
    const { child } = await lockElsewhere();
    child.kill("SIGKILL");
    await once(child, "exit");
    const tries = await Promise.all(Array.from({ length: 4 }, () => lockElsewhere()));
    expect(tries.map(({ said }) => said).toSorted()).toEqual([
      "FolderInUse",
      "FolderInUse",
      "FolderInUse",
      "held",
    ]);
  });

  test("is free when it is released, twice in a row", async () => {
    const first = await lockFolder(folder);
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
    expect((await lockElsewhere()).said).toBe("held");
  });

  test("may have a name longer than a socket's address", async () => {
    const deep = join(folder, "x".repeat(120), "y".repeat(120));
    await mkdir(deep, { recursive: true });
    expect((await lockElsewhere(deep)).said).toBe("held");
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(join(folder, "x".repeat(120)))).resolves.toBeDefined();
  });
});
