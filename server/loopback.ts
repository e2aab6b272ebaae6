import type { Config } from "./config.ts";
import { StartProblem } from "./start-problem.ts";

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

/** Whether a host is this machine itself. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** The demo logins are printed in the README: a database that holds them stays on this machine. */
export function refuseOpenDemo({ host, demo }: Pick<Config, "host" | "demo">): void {
  if (demo === "public" || isLoopback(host)) return;
  throw new StartProblem(
    `HOST is ${host}, but this database holds the demo logins that everybody knows. Listen on 127.0.0.1, ` +
      "use a database without them (DEMO=off), or set DEMO=public if everybody may come in.",
  );
}
