import { readdir, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backupTime } from "#server/backup/rotation.ts";
import { startBuiltServer, type Environment } from "#test/support/built/built-server.ts";
import { logIn } from "#test/support/built/callers.ts";
import { placeMakers } from "#drills/torture/places.ts";
import { call, closeConnections } from "./call.ts";

/** The built server with the demo catalogue, in a process and a folder of its own. */
export interface Target {
  origin: string;
  /** Authorization headers of the two demo people. */
  client: Record<string, string>;
  owner: Record<string, string>;
  /** Seconds of processor time that the server has used. */
  processorSeconds(): Promise<number>;
  /** The longest that its loop did not turn since it was last asked, in milliseconds. */
  longestGap(): Promise<number>;
  /** What its data folder takes on the disk. */
  diskBytes(): Promise<number>;
  /** The settings that it was started with. */
  environment: Environment;
  /** Stops the process and leaves its data. */
  halt(): Promise<unknown>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** A start's first backup would be measured with what comes after it. */
async function firstBackup(backups: string): Promise<void> {
  const isTaken = async () => (await readdir(backups).catch(() => [])).some(backupTime);
  while (!(await isTaken())) await sleep(100);
}

/** `database` is "embedded" or "PostgreSQL". */
export async function startTarget(database: string, environment: Environment = {}): Promise<Target> {
  const places = await placeMakers[database]?.();
  if (!places)
    throw new Error(`There is no database ${database}, but ${Object.keys(placeMakers).join(", ")}.`);
  const place = await places.next();
  const port = await freePort();
  const settings: Environment = { ...place.environment, DEMO: "on", LOG_LEVEL: "warn", ...environment };
  const server = await startBuiltServer({ ...settings, METRICS_PORT: String(port) });
  const { origin } = server;
  await firstBackup(place.backups);
  const headersOf = async (name: string) => ({
    authorization: `Bearer ${(await logIn(origin, name)).token}`,
  });
  const read = async (metric: string) => {
    const { text } = await call(`http://127.0.0.1:${port}`, "/metrics");
    return Number(new RegExp(String.raw`^${metric} (\S+)`, "m").exec(text)?.[1]);
  };
  return {
    origin,
    client: await headersOf("demo-client"),
    owner: await headersOf("demo-owner"),
    processorSeconds: () => read("process_cpu_seconds_total"),
    longestGap: async () => (await read("nodejs_eventloop_lag_max_seconds")) * 1000,
    environment: settings,
    halt: () => server.stop(),
    async diskBytes() {
      const folder = settings["DATA_DIR"] ?? "";
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const sizes = files.map(async ({ parentPath, name }) => {
        const found = await stat(join(parentPath, name)).catch(() => undefined);
        return found?.size ?? 0;
      });
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    async stop() {
      closeConnections();
      await server.stop();
      await place.remove();
      await places.remove();
    },
  };
}
