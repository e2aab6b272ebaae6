import type { Page } from "playwright-core";
import { ownBackEnd } from "#test/faults/back-ends.ts";
import type { Person } from "#test/faults/world.ts";
import { test as base } from "#test/browser/accounts/mail-site.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import type { DemoUser } from "#test/support/browser/site.ts";
import { Line } from "./line.ts";
import type { Calls, Row } from "./row.ts";

/** One row in a browser of its own, ready to be typed. */
export interface Cell extends Calls {
  row: Row;
  page: OpenPage;
  path: string;
  text: string;
  line: Line;
  /** Somebody else of the same role. */
  other: Person;
}

let typed = 1000;

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A site that sends letters, whose server the tests of a file share, and cells over it. */
export const test = base
  .extend("settings", { scope: "file" }, async ({ settings }) => ({
    ...settings,
    VOICE_REQUESTS_PER_ADDRESS: "100000",
    LOGIN_FAILURES_PER_ADDRESS: "100000",
  }))
  .extend("calls", { scope: "file" }, ({ site }): Calls => {
    const tokens = new Map<DemoUser, Promise<string>>();
    return {
      async call(user, path, body) {
        const token = tokens.get(user) ?? site.logIn(user);
        tokens.set(user, token);
        const headers = { authorization: `Bearer ${await token}`, "accept-language": "en" };
        const init = body && {
          method: "POST",
          body: JSON.stringify(body),
          headers: { ...headers, "content-type": "application/json" },
        };
        return json(await fetch(`${site.origin}/api/v1/${path}`, init ?? { headers }));
      },
    };
  })
  .extend("others", { scope: "file" }, async ({ site, calls }): Promise<Record<DemoUser, Person>> => {
    const client = await (await ownBackEnd(site.origin)).person("client");
    const made = await calls.call<{ username: string; password: string }>("demo-owner", "team", {
      name: "Umut Ege",
    });
    const body = new URLSearchParams(made);
    const token = await (await fetch(`${site.origin}/api/v1/auth/login`, { method: "POST", body })).text();
    const password = "a password of my own";
    const chosen = await fetch(`${site.origin}/api/v1/auth/password`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ newPassword: password }),
    });
    if (!chosen.ok) throw new Error(await chosen.text());
    const owner = { userName: made.username, password, token, name: "Umut Ege" };
    return { "demo-client": client, "demo-owner": owner };
  })
  .extend("begin", ({ calls, others, open }) => async (row: Row): Promise<Cell> => {
    const path = await row.prepare(calls);
    const line = new Line();
    const before = async (page: Page) => {
      // A changed form asks before it is left.
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      await line.join(page.context(), row.call);
    };
    const page = await open(path, { as: row.as, locale: "en", before });
    typed += 1;
    return {
      ...calls,
      row,
      page,
      path,
      text: `Deneme ${typed}`,
      line,
      other: others[row.as ?? "demo-client"],
    };
  });
