import { fork, spawn } from "node:child_process";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RawAnswer } from "./raw-server.ts";

type Environment = Record<string, string>;

export interface BenchServer {
  origin: string;
  pid: number;
  stop(): Promise<unknown>;
}

/** Starts the server as `npm start` does, with its log in a file as in production. */
export async function startOurs(environment: Environment): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-bench-"));
  const log = await open(join(folder, "log"), "w");
  const port = await freePort();
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "dist/server/main.js"], {
    env: { ...process.env, DATA_DIR: folder, DEMO: "off", ...environment, PORT: String(port) },
    stdio: ["ignore", log.fd, "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))) await sleep(100);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      child.kill();
      await ended;
      await log.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the raw server with these answers. */
export async function startRaw(databaseUrl: string, answers: RawAnswer[]): Promise<BenchServer> {
  const child = fork("bench/raw-server.ts");
  child.send({ databaseUrl, answers });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    child.once("message", (address) => resolve(address as AddressInfo));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: async () => child.kill() };
}

/** The resident memory of a process in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

// The value of Linux on all platforms of Node.
const ticksPerSecond = 100;

/** Processor seconds used by all threads of a process. */
export async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
