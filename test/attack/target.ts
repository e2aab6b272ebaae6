import { readdir } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backupTime } from "#server/backup/rotation.ts";
import { startBuiltServer, temporaryFolder, type Environment } from "#test/support/built-server.ts";
import { logIn } from "#test/torture/people.ts";
import { call, closeConnections } from "./call.ts";

/** The built server with the demo catalogue, in a process and a folder of its own. */
export interface Target {
  origin: string;
  /** Authorization headers of the two demo people. */
  client: Record<string, string>;
  owner: Record<string, string>;
  /** Seconds of processor time that the server has used. */
  processorSeconds(): Promise<number>;
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
async function firstBackup(folder: string): Promise<void> {
  const isTaken = async () => (await readdir(join(folder, "backups")).catch(() => [])).some(backupTime);
  while (!(await isTaken())) await sleep(100);
}

export async function startTarget(environment: Environment = {}): Promise<Target> {
  const data = await temporaryFolder();
  const port = await freePort();
  const server = await startBuiltServer({
    DATA_DIR: data.folder,
    LOG_LEVEL: "warn",
    METRICS_PORT: String(port),
    ...environment,
  });
  const { origin } = server;
  await firstBackup(data.folder);
  const headersOf = async (name: string) => ({
    authorization: `Bearer ${(await logIn(origin, name)).token}`,
  });
  return {
    origin,
    client: await headersOf("demo-client"),
    owner: await headersOf("demo-owner"),
    async processorSeconds() {
      const { text } = await call(`http://127.0.0.1:${port}`, "/metrics");
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
    },
    async stop() {
      closeConnections();
      await server.stop();
      await data.remove();
    },
  };
}
