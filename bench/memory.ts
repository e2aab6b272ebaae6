import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./rounds.ts";
import { residentMegabytes, startOurs } from "./processes.ts";

/**
 * M: resident megabytes of the built server with the demo catalogue, ten seconds after it was ready. The first start,
 * which creates the database, does not count.
 */
export async function measureMemory(environment: Record<string, string>, starts = 3): Promise<number> {
  const figures: number[] = [];
  const folder = await mkdtemp(join(tmpdir(), "tinora-memory-"));
  for (let nth = 0; nth <= starts; nth++) {
    const server = await startOurs({ DEMO: "on", DATA_DIR: folder, ...environment });
    await sleep(10_000);
    if (nth > 0) figures.push(await residentMegabytes(server.pid));
    await server.stop();
  }
  await rm(folder, { recursive: true });
  return median(figures);
}
