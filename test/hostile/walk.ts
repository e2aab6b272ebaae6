import type { LightMyRequestResponse } from "fastify";
import type { Client } from "#contract/clients/clients.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { clientIn } from "#test/support/client-fields.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** What a walk believes of one client. */
export interface KnownClient {
  person: Person;
  isLocked: boolean;
  tokens: string[];
  etag?: string;
  shown?: string;
}

/** What a walk believes of the whole. */
export interface Known {
  clients: KnownClient[];
  artists: { name: string }[];
  requests: number;
}

/** The server under a walk; every call must be answered without a 5xx. */
export interface Walked {
  server: TestServer;
  owner: Person;
  /** Sets the artists' names of one walk apart from those of every other. */
  nth: number;
}

/** Calls, and throws for a 5xx. */
export async function call(
  { server }: Walked,
  url: string,
  token?: string,
  payload?: object,
): Promise<LightMyRequestResponse> {
  const answer = await server.inject({
    method: payload ? "POST" : "GET",
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

export async function voicesOf(walked: Walked) {
  const answer = await call(walked, "/api/v1/voices?size=100", walked.owner.token);
  return answer.json<VoicePage>();
}

/** Whether a token opens anything. */
export const isSignedIn = async (walked: Walked, token: string) =>
  (await call(walked, "/api/v1/auth/me", token)).statusCode === 200;

/** The client, and the ETag, as its application reads them. */
export async function profileOf(walked: Walked, token: string) {
  const answer = await call(walked, "/api/v1/auth/me", token);
  return { etag: String(answer.headers["etag"]), client: clientIn(answer.json<Client>()) };
}
