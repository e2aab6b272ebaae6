import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { App } from "./app-type.ts";

/** How long kept connections that nobody uses are waited for. */
const idleWait = 1000;

/** From the moment of `stopping` on, every answer tells its caller to send nothing more over that connection. */
export function registerLeaving(app: App, stopping: AbortSignal | undefined): void {
  app.addHook("onSend", async (_request, reply) => {
    if (stopping?.aborted) void reply.header("connection", "close");
  });
}

/**
 * Lets the callers go before the server closes: those who hold a kept connection learn with their next answer that it
 * ends. Were it cut at once, a call that is already on its way would be lost.
 */
export async function letCallersGo(app: App, seconds: number): Promise<void> {
  await sleep(seconds * 1000);
  const open = promisify(app.server.getConnections.bind(app.server));
  const end = performance.now() + idleWait;
  while ((await open()) > 0 && performance.now() < end) await sleep(50);
}
