import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { buildApp } from "#server/app.ts";
import { DiskAudioStore } from "#server/audio/disk-store.ts";
import type { App } from "#server/http/app-type.ts";
import { makeParts, type Parts } from "#server/parts.ts";
import type { Settings } from "#server/settings.ts";
import { TestClock } from "./clock.ts";
import { openTestDatabase } from "./database/database.ts";
import { createPerson, type Person, type PersonDraft } from "./people.ts";

export interface TestServer {
  app: App;
  parts: Parts;
  clock: TestClock;
  /** Where its files lie: `audio`, and `incoming` while they are checked. */
  folder: string;
  inject: App["inject"];
  createOwner(draft?: PersonDraft): Promise<Person>;
  createClient(draft?: PersonDraft): Promise<Person>;
  /** Sends the login form. */
  login(
    userName: string,
    password: string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Listens on a free port of loopback; the answer is the origin. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** The real application over an empty database of its own; `close` it when done. */
export async function startTestServer(
  options: { settings?: Partial<Settings>; parts?: Partial<Parts> } = {},
): Promise<TestServer> {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "tinora-test-"));
  const clock = new TestClock();
  const parts: Parts = {
    ...makeParts({
      db: database.db,
      audio: new DiskAudioStore(join(folder, "audio"), "demo/audio"),
      incomingFolder: join(folder, "incoming"),
      clock: clock.read,
      uptime: clock.uptime,
      // Injected calls follow one another without a turn of the event loop, which ends them; that is no overload.
      settings: {
        load: { inFlight: Number.POSITIVE_INFINITY, delay: 0 },
        // The clock stands still: all that a test writes is written in one minute.
        writes: { perMinute: 1e6, perDay: 1e6, offersPerHour: 1e6, offersPerDay: 1e6 },
        ...options.settings,
      },
    }),
    ...options.parts,
  };
  const app = await buildApp(parts);
  await app.ready();
  return {
    app,
    parts,
    clock,
    folder,
    inject: app.inject.bind(app) as App["inject"],
    createOwner: (draft) => createPerson(parts, "OWNER", draft),
    createClient: (draft) => createPerson(parts, "CLIENT", draft),
    login: (username, password, headers = {}) =>
      app.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: new URLSearchParams({ username, password }).toString(),
      }),
    listen: () => app.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      const closing = app.close();
      // A page that is still open would hold it for as long as it likes.
      app.server.closeAllConnections();
      await closing;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
