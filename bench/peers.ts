import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Voice } from "#contract/voices.ts";
import { freePort, type BenchServer } from "./processes.ts";

const run = promisify(execFile);
const minutes = 60_000;

export interface Peer extends BenchServer {
  /** The address of a first page of fifteen female voices. */
  path: string;
  headers: Record<string, string>;
}

/** Installs a package for this measurement alone, or says why not. */
async function install(name: string): Promise<string | Error> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-peer-"));
  await writeFile(join(folder, "package.json"), '{"private":true}');
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts=false"];
  try {
    await run("npm", ["install", name, ...flags], { cwd: folder, timeout: 10 * minutes });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const text = error instanceof Error ? error.message : String(error);
    return new Error(/npm error .*/.exec(text)?.[0] ?? text.slice(0, 200));
  }
}

const ended = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once("exit", resolve);
  });

async function untilAnswered(url: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url, { headers }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${url} never answered`);
}

/** json-server over the same voices; undefined, with a line, where it does not install. */
export async function startJsonServer(
  voices: Voice[],
  print: (line: string) => void,
): Promise<Peer | undefined> {
  const folder = await install("json-server@0.17.4");
  if (folder instanceof Error) return void print(`json-server was not measured: ${folder.message}`);
  await writeFile(
    join(folder, "db.json"),
    JSON.stringify({ voices: voices.map((v) => ({ ...v, id: v.voiceId })) }),
  );
  const port = await freePort();
  const program = join(folder, "node_modules/json-server/lib/cli/bin.js");
  const child = spawn(process.execPath, [program, "--quiet", "--port", String(port), "db.json"], {
    cwd: folder,
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  const path = "/voices?gender=Female&_page=1&_limit=15";
  await untilAnswered(origin + path, {});
  return {
    origin,
    path,
    headers: {},
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended(child);
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Directus over the same tables, which it reads as it finds them; undefined, with a line, where it does not
 * install. It answers a page of the view `bench_voices` with its total, for a token of its administrator.
 */
export async function startDirectus(
  databaseUrl: string,
  print: (line: string) => void,
): Promise<Peer | undefined> {
  const folder = await install("directus@11.17.4");
  if (folder instanceof Error) return void print(`Directus 11.17.4 was not measured: ${folder.message}`);
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DB_CLIENT: "pg",
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: "bench",
    ADMIN_EMAIL: "bench@tinora.example",
    ADMIN_PASSWORD: "bench-password",
    ADMIN_TOKEN: "bench-token",
    TELEMETRY: "false",
    LOG_LEVEL: "error",
  };
  const program = join(folder, "node_modules/directus/cli.js");
  const options = { cwd: folder, env: environment };
  try {
    await run(process.execPath, [program, "bootstrap"], { ...options, timeout: 5 * minutes });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const text = error instanceof Error ? error.message : String(error);
    return void print(`Directus 11.17.4 was not measured: ${text.split("\n").at(-1)?.slice(0, 200)}`);
  }
  const child = spawn(process.execPath, [program, "start"], { ...options, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  const headers = { authorization: "Bearer bench-token" };
  const path =
    "/items/bench_voices?filter[gender][_eq]=Female&limit=15&page=1&sort=-position&meta=filter_count";
  await untilAnswered(origin + path, headers);
  return {
    origin,
    path,
    headers,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended(child);
      await rm(folder, { recursive: true });
    },
  };
}
