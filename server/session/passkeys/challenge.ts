import type { Db } from "#server/db/client.ts";
import type { TicketKind } from "#server/db/schema/people.ts";
import { takeTicket } from "#server/session/tickets.ts";

type ChallengeKind = Extract<TicketKind, `passkey-${string}`>;

/** A field of something that a caller sent; undefined where it is no text. */
function textAt(value: unknown, ...path: string[]): string | undefined {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value;
  }
  return typeof found === "string" ? found : undefined;
}

/** The credential's id and the user handle of an authenticator's answer, as far as it has them. */
export const namesOf = (response: unknown) => ({
  credentialId: textAt(response, "id") ?? "",
  handle: textAt(response, "response", "userHandle"),
});

function readClientData(response: unknown): unknown {
  const clientData = textAt(response, "response", "clientDataJSON") ?? "";
  try {
    return JSON.parse(Buffer.from(clientData, "base64url").toString());
  } catch {
    return undefined;
  }
}

/**
 * Spends the challenge that an answer names; undefined where it is none of ours, not of this user, past its time, or was
 * used. Whatever becomes of the answer, the same challenge is never taken again.
 */
export async function takeChallenge(
  db: Db,
  response: unknown,
  { kind, userId }: { kind: ChallengeKind; userId: string | null },
  now: Date,
): Promise<string | undefined> {
  const challenge = textAt(readClientData(response), "challenge");
  if (challenge === undefined) return undefined;
  const ticket = await takeTicket(db, kind, challenge, now);
  return ticket?.userId === userId ? challenge : undefined;
}
