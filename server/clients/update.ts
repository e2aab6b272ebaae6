import type { ClientUpdate } from "#contract/clients/clients.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { by } from "#server/history/record.ts";
import { matchesETag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import type { Caller } from "#server/session/caller.ts";
import { type ClientRow, lockClient, showClient, type ShownClient } from "./sql.ts";
import { updateAsOwner } from "./update-as-owner.ts";
import { makesOffer, updateOwn } from "./update-own.ts";

type LockedClient = NonNullable<Awaited<ReturnType<typeof lockClient>>>;

interface UpdateCall {
  caller: Pick<Caller, "userId" | "userName" | "role" | "deviceKind" | "browser">;
  clientName: string;
  update: ClientUpdate;
  ifMatch: string | undefined;
  /** The call as its idempotency key names it, where it came with one. */
  keyed: KeyedCall | undefined;
}

type PlainField = Exclude<keyof ClientUpdate, "likedVoiceMp3s" | "offers">;

const forbidden: Record<"CLIENT" | "OWNER", readonly PlainField[]> = {
  CLIENT: ["userName", "name", "lastName", "isActive", "isLocked"],
  OWNER: ["userName"],
};

/** The first field that differs and that this role may not change; a whole client may be sent back unchanged. */
const refusedField = (
  role: "CLIENT" | "OWNER",
  row: ClientRow,
  update: ClientUpdate,
): PlainField | undefined =>
  forbidden[role].find((field) => update[field] !== undefined && update[field] !== row[field]);

function refuseForbidden(call: UpdateCall, row: ClientRow): void {
  const field = refusedField(call.caller.role, row, call.update);
  if (field) throw new Problem(403, "field-not-yours", { values: { field } });
}

type UpdateParts = Pick<Parts, "clock" | "settings">;

/** A client's own update, with its row locked: a repeated call, If-Match, allowed fields, then the entries. */
async function answerClient(
  tx: Db,
  row: LockedClient,
  call: UpdateCall,
  { clock, settings }: UpdateParts,
): Promise<ShownClient> {
  const { update, ifMatch } = call;
  const now = clock();
  const today = agencyToday({ clock, settings });
  // It may have been locked since the guard let it pass.
  if (row.isLocked || row.isAccountLocked || !row.isActive) throw new Problem(401, "session-ended");
  const refuseStale = async () => {
    if (ifMatch !== undefined && !matchesETag(ifMatch, (await showClient(tx, row, today)).etag))
      throw new Problem(412, "stale");
  };
  // The rest of an update may come twice, and changes nothing then.
  await once(tx, makesOffer(update) ? call.keyed : undefined, now, async () => {
    await refuseStale();
    refuseForbidden(call, row);
    const { agencyCurrency: currency } = settings;
    const sender = { accountId: row.accountId, userId: row.id, now, today, currency };
    const offerId = await updateOwn(tx, sender, update, settings.writes).catch(async (error: unknown) => {
      // A voice may have got another URL since the check above: then the caller's copy is stale, not wrong.
      if (error instanceof Problem && error.code === "unknown-voice-url") await refuseStale();
      throw error;
    });
    return { offerId };
  });
  return showClient(tx, row, today);
}

async function answerOwner(
  tx: Db,
  row: ClientRow,
  call: UpdateCall,
  parts: UpdateParts,
): Promise<ShownClient> {
  const today = agencyToday(parts);
  const before = await showClient(tx, row, today);
  if (call.ifMatch !== undefined && !matchesETag(call.ifMatch, before.etag)) throw new Problem(412, "stale");
  refuseForbidden(call, row);
  const { caller, update } = call;
  const save = { owner: by(caller), update, isFresh: call.ifMatch !== undefined };
  return showClient(tx, await updateAsOwner(tx, row, save), today);
}

/**
 * Updates a client in one transaction with its row locked.
 * Another client's name and an unknown one are the same 404.
 */
export async function updateClient(parts: UpdateParts & { db: Db }, call: UpdateCall): Promise<ShownClient> {
  const { caller, clientName } = call;
  const mayTry = caller.role === "OWNER" || clientName === caller.userName;
  return parts.db.transaction(async (tx) => {
    const row = mayTry ? await lockClient(tx, clientName) : undefined;
    if (!row) throw new Problem(404, "client-not-found");
    return caller.role === "OWNER" ? answerOwner(tx, row, call, parts) : answerClient(tx, row, call, parts);
  });
}
