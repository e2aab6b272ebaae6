import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
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
  import { once } from "node:events";
  import { lockFolder } from ${JSON.stringify(join(process.cwd(), "server/db/lock.ts"))};
  const [folder, when, times] = process.argv.slice(1);
  if (when === "told") {
    console.log("waiting");
    await once(process.stdin, "data");
  }
  const said = [];
  for (let nth = 0; nth < Number(times); nth++)
    said.push(await lockFolder(folder).then(() => "held", (error) => error.constructor.name));
  console.log(said.join());
  setInterval(() => {}, 1000);`;

// In a network namespace of its own, a process is to the others what one in another container is.
const canBeApart = spawnSync("unshare", ["--net", "true"]).status === 0;
const apart = canBeApart ? ["unshare", "--net"] : [];

interface Elsewhere {
  child: ChildProcessByStdio<Writable, Readable, null>;
  /** The next line that it says. */
  line(): Promise<string>;
}

/** Another process that locks the folder, at once or when told, and holds on. */
function startElsewhere(path: string, when: "now" | "told", times = 1): Elsewhere {
  const command = [...apart, process.execPath, "--input-type=module", "-e", program, path, when, `${times}`];
  const child = spawn(command[0] ?? "", command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, line: async () => String((await lines.next()).value) };
}

async function lockElsewhere(path = folder): Promise<{ said: string; child: ChildProcess }> {
  const { child, line } = startElsewhere(path, "now");
  return { said: await line(), child };
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

  test("is refused as often as another asks", async () => {
    const lock = await lockFolder(folder);
    const said = await startElsewhere(folder, "now", 100).line();
    expect(said).toBe(Array(100).fill("FolderInUse").join());
    lock.release();
  });

  test("is free when that process is killed, and then taken over by one of all who come at once", async () => {
    for (let round = 0; round < 3; round++) {
      const { child } = await lockElsewhere();
      child.kill("SIGKILL");
      await once(child, "exit");
      const others = Array.from({ length: 4 }, () => startElsewhere(folder, "told"));
      expect(await Promise.all(others.map(({ line }) => line()))).toEqual(Array(4).fill("waiting"));
      for (const other of others) other.child.stdin.write("go\n");
      const said = await Promise.all(others.map(({ line }) => line()));
      expect(said.toSorted()).toEqual(["FolderInUse", "FolderInUse", "FolderInUse", "held"]);
      for (const other of others) other.child.kill("SIGKILL");
      await Promise.all(others.map((other) => once(other.child, "exit")));
    }
  });

  test("is free when it is released, twice in a row", async () => {
    const first = await lockFolder(folder);
    first.release();
    const second = await lockFolder(folder);
    second.release();
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
