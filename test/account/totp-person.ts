import { totps } from "#server/db/schema/people.ts";
import { stepAt } from "#server/session/second-factor/totp.ts";
import { codeAt } from "#test/support/second-factor/totp.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { eq } from "drizzle-orm";

type Server = Pick<TestServer, "inject" | "clock" | "parts">;

/** The code that a person's generator shows now. */
export async function codeOf({ parts, clock }: Server, { userId }: Pick<Person, "userId">): Promise<string> {
  const [row] = await parts.db.select().from(totps).where(eq(totps.userId, userId));
  return codeAt(row?.secret ?? Buffer.alloc(0), stepAt(clock.read()));
}

/** Sets an authenticator app up; the answer is the recovery codes. */
export async function setUpTotp(server: Server, person: Person): Promise<string[]> {
  const call = (path: string, payload?: object) =>
    server.inject({
      method: "POST",
      url: `/api/v1/auth/${path}`,
      headers: person.headers,
      ...(payload ? { payload } : {}),
    });
  await call("totp");
  const answer = await call("totp/confirm", { code: await codeOf(server, person) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  server.clock.forward(0.5); // its code is used up
  return answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
}
