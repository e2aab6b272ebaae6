import { equal } from "node:assert/strict";
import { totps } from "#server/db/schema/people.ts";
import { stepAt } from "#server/session/second-factor/totp.ts";
import { codeAt } from "#test/support/second-factor/totp.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { eq } from "drizzle-orm";

type Signed = Pick<Person, "headers">;

export const test = base
  .extend(
    "call",
    ({ server }) =>
      (
        path: string,
        { headers }: Partial<Signed> = {},
        payload?: object,
        method: "POST" | "DELETE" = "POST",
      ) =>
        server.inject({
          method,
          url: `/api/v1/auth/${path}`,
          headers: { ...headers, "accept-language": "en" },
          ...(payload ? { payload } : {}),
        }),
  )
  // The code that somebody's generator shows, some steps away from now.
  .extend("codeOf", ({ server, db }) => async ({ userId }: Person, away = 0) => {
    const [row] = await db.select().from(totps).where(eq(totps.userId, userId));
    return codeAt(row?.secret ?? Buffer.alloc(0), stepAt(server.clock.read()) + away);
  })
  // Sets an authenticator app up; the answer is the recovery codes.
  .extend("setUp", ({ server, call, codeOf }) => async (person: Person) => {
    equal((await call("totp", person)).statusCode, 200);
    const answer = await call("totp/confirm", person, { code: await codeOf(person) });
    equal(answer.statusCode, 200, answer.body);
    // The code that was used for it is used up.
    server.clock.forward(0.5);
    return answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
  })
  // The first step of a login; the answer is its ticket.
  .extend("firstStep", ({ server }) => async ({ userName, password }: Person) => {
    const answer = await server.login(userName, password, { "accept-language": "en" });
    equal(answer.statusCode, 401);
    equal(answer.headers["problem-code"], "second-factor-needed");
    return String(answer.headers["second-factor-ticket"]);
  })
  .extend("secondStep", ({ call }) => async (ticket: string, code: string) => {
    const answer = await call("second-factor", {}, { ticket, code });
    return { status: answer.statusCode, code: answer.headers["problem-code"], body: answer.body };
  });
