import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { ClientUpdate } from "#contract/clients.ts";
import type { ClientProfile } from "#contract/session.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readRecord } from "#src/lib/parse.ts";
import { Problem, Refusal } from "#src/lib/problem.ts";
import { refetchSession, sessionQuery } from "./queries.ts";
import { readSession } from "./read-session.ts";
import { offers, type Session } from "./session.ts";

type ClientSession = Session & { userType: "client" };

/** What a like or an offer changes. It is asked again for every try, with the newest client. */
export type ClientChange = (client: ClientProfile) => Pick<ClientUpdate, "likedVoiceMp3s" | "offers">;

export const notClient = msg`User is not a client or is not logged in.`;

function presentClient(client: QueryClient): ClientSession {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (session?.userType !== "client") throw new Refusal(notClient);
  return session;
}

async function send(
  session: ClientSession,
  change: ClientChange,
  idempotencyKey?: string,
): Promise<Response> {
  const { userName, name, lastName, isActive, isLocked, likedVoiceMp3s } = session.profile;
  const unchanged = { name, lastName, isActive, isLocked, likedVoiceMp3s, offers: [] };
  const update: ClientUpdate = { ...unchanged, ...change(session.profile) };
  return api.post(`api/v1/clients/update/${encodeURIComponent(userName)}`, {
    json: update,
    headers: {
      ...(session.etag === null ? {} : { "if-match": session.etag }),
      ...(idempotencyKey && offers(session, "idempotency") ? { "idempotency-key": idempotencyKey } : {}),
    },
  });
}

/** Someone else changed the client in the meantime, or our copy of it is old: worth another try with a new one. */
const isStale = (error: unknown, tries: number) =>
  error instanceof Problem &&
  ((error.status === 412 && tries < 3) || (error.code === "field-not-yours" && tries < 1));

/** The server's answer becomes the cached profile when it is ours; anything else is asked for again. */
async function keepAnswer(client: QueryClient, session: ClientSession, response: Response): Promise<void> {
  try {
    const { roleNames, features } = session.profile;
    const answer = readRecord(await readJson(response), "client");
    const next = readSession({ ...answer, roleNames, features }, response.headers.get("etag"));
    if (next.profile.userName === session.profile.userName && Array.isArray(answer["likedVoiceMp3s"])) {
      client.setQueryData(sessionQuery.queryKey, next);
      return;
    }
  } catch {
    // The update was stored; only its answer is no use.
  }
  await refetchSession(client).catch(() => undefined);
}

/**
 * Saves the signed-in client with one change (specification, section 7). After a 412 the client is fetched again and
 * the change applied to it, three times at most, so that two tabs never overwrite each other.
 */
export async function updateClient(
  client: QueryClient,
  change: ClientChange,
  idempotencyKey?: string,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const session = presentClient(client);
    try {
      await keepAnswer(client, session, await send(session, change, idempotencyKey));
      return;
    } catch (error) {
      if (!isStale(error, tries)) throw error;
      await refetchSession(client);
    }
  }
}
