import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./rounds.ts";
import { residentMegabytes, startOurs } from "./processes.ts";

/** M: megabytes of the built server with the demo catalogue, idle ten seconds after it was ready. */
export async function measureMemory(environment: Record<string, string>, starts = 3): Promise<number> {
  const figures: number[] = [];
  for (let nth = 0; nth < starts; nth++) {
    const server = await startOurs({ DEMO: "on", ...environment });
    await sleep(10_000);
    figures.push(await residentMegabytes(server.pid));
    await server.stop();
  }
  return median(figures);
}
