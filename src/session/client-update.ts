import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { ClientUpdate } from "#contract/clients/clients.ts";
import type { ClientProfile } from "#contract/session.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readRecord } from "#src/lib/http/parse.ts";
import { Problem, Refusal } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { refetchSession, sessionQuery } from "./queries.ts";
import { readSession } from "./read-session.ts";
import { serverHas, type Session } from "./session.ts";

type ClientSession = Session & { userType: "client" };

/** What a like or an offer changes. Called for every try, with the newest client. */
export type ClientChange = (client: ClientProfile) => Pick<ClientUpdate, "likedVoiceMp3s" | "offers">;

export const notClient = msg`User is not a client or is not logged in.`;

function currentClient(client: QueryClient): ClientSession {
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
      ...(idempotencyKey && serverHas(session, "idempotency") ? { "idempotency-key": idempotencyKey } : {}),
    },
  });
}

/** Whether the client was changed elsewhere meanwhile: then a retry with a fresh copy can succeed. */
const isStale = (error: unknown, tries: number) =>
  error instanceof Problem &&
  ((error.status === 412 && tries < 3) || (error.code === "field-not-yours" && tries < 1));

/** Stores the server's answer as the cached profile when it is this user's; otherwise refetches the profile. */
async function storeAnswer(client: QueryClient, session: ClientSession, response: Response): Promise<void> {
  try {
    const { roleNames, features, timeZone, currency, audioFormats, company } = session.profile;
    const answer = readRecord(await readJson(response), "client");
    const kept = { roleNames, features, timeZone, currency, audioFormats, company };
    const next = readSession({ ...answer, ...kept }, response.headers.get("etag"));
    if (next.profile.userName === session.profile.userName && Array.isArray(answer["likedVoiceMp3s"])) {
      client.setQueryData(sessionQuery.queryKey, { ...next, ...(session.left && { left: session.left }) });
      return;
    }
  } catch {
    // The update was saved; only its answer is malformed.
  }
  await refetchSession(client).catch(() => undefined);
}

/**
 * Saves the signed-in client with one change. After a 412 it refetches the client and applies the change again, at most
 * three times, so that two tabs never overwrite each other. Throws the last failure.
 */
export async function updateClient(
  client: QueryClient,
  change: ClientChange,
  idempotencyKey?: string,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const session = currentClient(client);
    try {
      await storeAnswer(client, session, await send(session, change, idempotencyKey));
      return;
    } catch (error) {
      if (!isStale(error, tries)) throw error;
      await refetchSession(client);
    }
  }
}

const updateFailed = msg`Failed to update client`;

/** The sentence of a failed client update: the JSON's `message`, a refusal's own, else a fixed one. */
export function clientUpdateSentence(error: unknown): Sentence {
  if (error instanceof Refusal) return error.sentence;
  return (error instanceof Problem && error.jsonMessage) || updateFailed;
}
