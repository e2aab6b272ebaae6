import { startBuiltServer } from "#test/support/built/built-server.ts";
import { filledFolder } from "#test/support/built/filled-data.ts";

export type DemoUser = "demo-client" | "demo-owner";

export interface Site {
  origin: string;
  /** Logs one of the demo people in; the answer is the token. */
  logIn(user: DemoUser): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the built server over a copy of the demo data, once it is prepared; `settings` are added to its environment. */
export async function startSite(
  settings: Record<string, string> = {},
  prepare?: (folder: string) => Promise<void>,
): Promise<Site> {
  const { folder, remove } = await filledFolder();
  await prepare?.(folder);
  const server = await startBuiltServer({ DATA_DIR: folder, ...settings });
  return {
    origin: server.origin,
    async logIn(user) {
      const body = new URLSearchParams({ username: user, password: `${user}-password` });
      const answer = await fetch(`${server.origin}/api/v1/auth/login`, { method: "POST", body });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.text();
    },
    async stop() {
      await server.stop();
      await remove();
    },
  };
}
