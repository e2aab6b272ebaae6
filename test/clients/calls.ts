import type { Client } from "#contract/clients/clients.ts";
import { clientIn } from "#test/support/client-fields.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

type Headers = Record<string, string>;

/** Sends a client update as `person`, of its own client unless told. */
export const sendUpdate = (
  { inject }: TestServer,
  person: Person,
  body: object,
  { of = person.userName, headers = {} }: { of?: string; headers?: Headers } = {},
) =>
  inject({
    method: "POST",
    url: `/api/v1/clients/update/${encodeURIComponent(of)}`,
    headers: { ...person.headers, "accept-language": "en", ...headers },
    payload: body,
  });

/** The client as its application reads it, and the ETag. */
export async function readClient({ inject }: TestServer, person: Person): Promise<Client & { etag: string }> {
  const answer = await inject({ url: "/api/v1/auth/me", headers: person.headers });
  return { ...clientIn(answer.json<Client>()), etag: String(answer.headers["etag"]) };
}
