import { eq } from "drizzle-orm";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import type { RequestClientDraft } from "#contract/voice-requests/requests.ts";
import { createClient } from "#server/clients/create.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import type { Caller } from "#server/session/caller.ts";
import { findMerged } from "#server/voice-requests/reading/linked.ts";
import { findLanguage, lockRequest } from "#server/voice-requests/sql.ts";
import { refuseChanged } from "./act.ts";
import { addEvent } from "./add-event.ts";

interface MakeCall {
  requestId: string;
  keyed: KeyedCall | undefined;
}

/**
 * Makes a client of a request, as any other is made, and links both. 404 for an unknown request, 409 where it was merged, has
 * changed since its sender looked, or has a client already: then no client is made. The invitation is in the visitor's language.
 */
export async function makeClientOf(
  parts: Pick<Parts, "db" | "clock" | "passwords" | "settings">,
  owner: Pick<Caller, "userId" | "deviceKind" | "browser">,
  { invite, eventId, ...draft }: RequestClientDraft,
  { requestId, keyed }: MakeCall,
): Promise<ClientCredentials> {
  // The visitor may read another language than the owner.
  const locale = await findLanguage(parts.db, requestId);
  if (!locale) throw new Problem(404, "voice-request-not-found");
  const link = async (tx: Db, accountId: string) => {
    const row = await lockRequest(tx, requestId);
    if (!row) throw new Problem(404, "voice-request-not-found");
    await refuseChanged(tx, row, eventId);
    const { accountId: earlier } = await findMerged(tx, row.id);
    if (earlier !== null) throw new Problem(409, "request-has-client");
    await tx.update(voiceRequests).set({ accountId }).where(eq(voiceRequests.id, row.id));
    const made = { kind: "clientMade", userId: owner.userId, details: { accountId } } as const;
    await addEvent(tx, row, made, parts.clock());
  };
  return createClient(parts, owner, draft, { locale, keyed, isInvited: invite, link });
}
