import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Pool } from "pg";
import { findPostgres } from "./postgres-binaries.ts";

const run = promisify(execFile);
const isRoot = userInfo().uid === 0;

// PostgreSQL refuses to run as root.
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];

const initial = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8"];

export interface Cluster {
  /** The address of the database `postgres`. */
  url: string;
  /** Holds `data`, and is the account's own. */
  folder: string;
  start(): Promise<void>;
  /** `fast` ends connections and writes everything; `immediate` is a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Kills every process of it with -9 at once. */
  kill(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL of the test's own in a temporary folder, on a Unix socket only; `environment` may depend on it. */
export async function createCluster(
  settings: string[] = ["fsync=off"],
  environment: (folder: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Cluster> {
  const binaries = findPostgres();
  if (!binaries) throw new Error("No PostgreSQL is installed.");
  const folder = await mkdtemp(join(tmpdir(), "tinora-pg-"));
  if (isRoot) await chown(folder, Number((await run("id", ["-u", "postgres"])).stdout), 0);
  const data = join(folder, "data");
  // Started in the folder, because the account may not enter this one.
  await run(...asPostgres(join(binaries, "initdb"), ["-D", data, ...initial]), { cwd: folder });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const options = ["listen_addresses=", "max_connections=200", ...settings].flatMap((text) => ["-c", text]);
  let running: Promise<unknown> = Promise.resolve();

  const start = async () => {
    const command = asPostgres(join(binaries, "postgres"), ["-D", data, "-k", folder, ...options]);
    const env = { ...process.env, ...(await environment(folder)) };
    const server = spawn(...command, { stdio: "ignore", cwd: folder, env });
    running = new Promise((resolve) => {
      server.once("exit", resolve);
    });
    await untilReady(url);
  };
  const stop = async (mode: string) => {
    const command = asPostgres(join(binaries, "pg_ctl"), ["-D", data, "-m", mode, "stop"]);
    await run(...command, { cwd: folder }).catch(() => undefined);
    await running;
  };
  const kill = async () => {
    const [first = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    const { stdout } = await run("ps", ["-o", "pid=", "--pid", first, "--ppid", first]);
    for (const pid of stdout.trim().split(/\s+/)) process.kill(Number(pid), "SIGKILL");
    await running;
  };
  await start();
  return {
    url,
    folder,
    start,
    stop,
    kill,
    async remove() {
      await stop("immediate");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(100);
    } finally {
      await pool.end();
    }
  }
}

/** The address of another database of the same cluster. */
export const databaseUrl = (url: string, name: string): string => url.replace("/postgres?", `/${name}?`);

/** The role that tests serve as: it owns nothing, as in `compose.yaml`. */
export const servingRole = "tinora_server";

/** The address of the same database for another role. */
export const urlFor = (role: string, url: string): string => url.replace("//postgres@", `//${role}@`);

/** Runs one statement in the database behind `url`. */
export async function administer(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
