import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port for a server whose address has to be known before it listens, or that comes back to the same one. It lies
 * below those that systems give away by themselves, so that nothing takes it meanwhile.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return String(port);
  }
}

/** The settings of a server that has to know its own address: for the links in letters, and for passkeys, which need a name. */
export async function ownAddress(): Promise<Record<"PORT" | "SITE_URL", string>> {
  const port = await freePort();
  return { PORT: port, SITE_URL: `http://localhost:${port}` };
}
