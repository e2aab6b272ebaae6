import { equal } from "node:assert/strict";
import type { Passkey } from "#contract/account.ts";
import { Authenticator, type AskedOptions, type Flaws } from "#test/support/second-factor/authenticator.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";

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
  .extend("optionsFor", ({ call }) => async (path: string, person?: Signed) => {
    const answer = await call(path, person);
    equal(answer.statusCode, 200);
    return answer.json<AskedOptions>();
  })
  // Adds a passkey of a new authenticator to somebody's account.
  .extend(
    "addPasskey",
    ({ call, optionsFor }) =>
      async (person: Signed, authenticator = new Authenticator(), name = "Dizüstü") => {
        const response = authenticator.create(await optionsFor("passkeys/options", person));
        const answer = await call("passkeys", person, { response, name });
        equal(answer.statusCode, 201, answer.body);
        return { authenticator, passkey: answer.json<Passkey>() };
      },
  )
  // Signs in with a passkey, of which something may be wrong.
  .extend("enter", ({ call, optionsFor }) => async (authenticator: Authenticator, flaws: Flaws = {}) => {
    const options = await optionsFor("passkeys/login-options");
    const answer = await call("passkeys/login", {}, { response: authenticator.get(options, flaws) });
    return { status: answer.statusCode, code: answer.headers["problem-code"], body: answer.body };
  });
