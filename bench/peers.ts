import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Voice } from "#contract/voices/voices.ts";
import { freePort, type BenchServer } from "./processes.ts";

const run = promisify(execFile);
const minutes = 60_000;

export interface Peer extends BenchServer {
  /** The path of the first page of fifteen female voices, newest first. */
  path: string;
  headers: Record<string, string>;
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

/** The failure in one line: the message of npm or of the program, if there is one. */
function shortError(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const said = /(?:npm error (?!code)|Error: ).*/.exec(text)?.[0] ?? text;
  return new Error(said.split("\n")[0]?.slice(0, 200));
}

/** Installs and starts a peer in a temporary folder, removed when it stops. Returns an Error when that fails. */
async function startPeer(
  packages: string[],
  start: (folder: string, port: number) => Promise<Omit<Peer, "pid" | "stop"> & { child: ChildProcess }>,
): Promise<Peer | Error> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-peer-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  let child: ChildProcess | undefined;
  try {
    await writeFile(join(folder, "package.json"), '{"private":true}');
    const flags = ["--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"];
    await run("npm", ["install", ...packages, ...flags], { cwd: folder, timeout: 40 * minutes });
    const started = await start(folder, await freePort());
    const running = (child = started.child);
    await untilAnswered(started.origin + started.path, started.headers);
    return {
      ...started,
      pid: running.pid ?? 0,
      async stop() {
        running.kill();
        await ended(running);
        await remove();
      },
    };
  } catch (error) {
    child?.kill();
    await remove();
    return shortError(error);
  }
}

/** json-server over the same voices. */
export const startJsonServer = (voices: Voice[]): Promise<Peer | Error> =>
  startPeer(["json-server@0.17.4"], async (folder, port) => {
    const rows = voices.map((voice) => ({ ...voice, id: voice.voiceId }));
    await writeFile(join(folder, "db.json"), JSON.stringify({ voices: rows }));
    const program = join(folder, "node_modules/json-server/lib/cli/bin.js");
    const child = spawn(process.execPath, [program, "--quiet", "--port", String(port), "db.json"], {
      cwd: folder,
      stdio: "ignore",
    });
    return {
      child,
      origin: `http://localhost:${port}`,
      path: "/voices?gender=Female&_page=1&_limit=15",
      headers: {},
    };
  });

// Directus needs isolated-vm, which is compiled on installation and does not support Node 24.
const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** What our page holds: voices with artist and sample, and the total. */
const directusPath = `/items/voices?${new URLSearchParams({
  fields: [
    "id,url,artist_id.name,artist_id.gender,artist_id.voice_colors,artist_id.languages,artist_id.age_ranges",
    "audio_name.seconds,audio_name.peaks,audio_name.transcript_text,audio_name.transcript_language",
  ].join(),
  "filter[artist_id][gender][_eq]": "Female",
  sort: "-position",
  limit: "15",
  page: "1",
  meta: "filter_count",
})}`;

/** Directus over the same PostgreSQL tables, called as its administrator. */
export const startDirectus = (databaseUrl: string): Promise<Peer | Error> =>
  startPeer(["directus@11.17.4", `${nodePackage}@22`], async (folder, port) => {
    const nodeFolder = join(folder, "node_modules", nodePackage);
    const env = {
      ...process.env,
      PATH: [join(nodeFolder, "bin"), process.env["PATH"]].join(delimiter),
      npm_config_nodedir: nodeFolder,
      PORT: String(port),
      HOST: "127.0.0.1",
      DB_CLIENT: "pg",
      DB_CONNECTION_STRING: databaseUrl,
      SECRET: "bench",
      ADMIN_EMAIL: "bench@example.com",
      ADMIN_PASSWORD: "bench-password",
      ADMIN_TOKEN: "bench-token",
      TELEMETRY: "false",
      LOG_LEVEL: "error",
    };
    const options = { cwd: folder, env };
    await run("npm", ["rebuild", "isolated-vm"], { ...options, timeout: 20 * minutes });
    const node = join(nodeFolder, "bin", "node");
    const program = join(folder, "node_modules/directus/cli.js");
    await run(node, [program, "bootstrap"], { ...options, timeout: 5 * minutes });
    const child = spawn(node, [program, "start"], { ...options, stdio: "ignore" });
    return {
      child,
      origin: `http://127.0.0.1:${port}`,
      path: directusPath,
      headers: { authorization: "Bearer bench-token" },
    };
  });
