import type { Passkey } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { lockEntrant } from "#server/session/login/entrants.ts";
import { hasSession } from "#server/session/sql.ts";
import { openTicket } from "#server/session/tickets.ts";
import { challengeMinutes, checkRegistration, refusedPasskey, registrationOptions } from "./ceremony.ts";
import { takeChallenge } from "./challenge.ts";
import { deletePasskey, findPasskeys, insertPasskey, renamePasskey, showPasskey } from "./sql.ts";

type PasskeyParts = Pick<Parts, "db" | "clock" | "settings">;

const kind = "passkey-registration";

const tooMany = () => new Problem(422, "too-many-passkeys", { values: { most: limits.passkeys } });

/** What the caller's browser is asked for to make a passkey; 422 where there are enough. */
export async function newPasskeyOptions({ db, clock, settings }: PasskeyParts, caller: Caller) {
  const known = await findPasskeys(db, caller.userId);
  if (known.length >= limits.passkeys) throw tooMany();
  const ticket = { kind, userId: caller.userId, minutes: challengeMinutes } as const;
  const challenge = await openTicket(db, ticket, clock());
  return registrationOptions({ settings, challenge }, caller, known);
}

const transports = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** How a browser may reach the authenticator, as far as it says so in words that are known. */
function transportsOf(response: unknown): string[] {
  const { transports: named } = (response as { response?: { transports?: unknown } }).response ?? {};
  return Array.isArray(named) ? [...transports].filter((transport) => named.includes(transport)) : [];
}

/** Stores a passkey that the caller's browser made; 422 for an answer that is none to a challenge of the caller's. */
export async function addPasskey(
  { db, clock, settings }: PasskeyParts,
  caller: Caller,
  { response, name: typed }: { response: unknown; name: string },
): Promise<Passkey> {
  const name = cleanName(typed, "name");
  const { userId } = caller;
  const challenge = await takeChallenge(db, response, { kind, userId }, clock());
  const made = challenge && (await checkRegistration({ settings, challenge }, response));
  if (!made) throw refusedPasskey(422);
  return db.transaction(async (tx) => {
    // Those who add one at once follow one another, so that none is too many; so does an end of all ways in.
    const user = await lockEntrant(tx, { id: userId });
    if (!user || !(await hasSession(tx, caller.tokenHash))) throw new Problem(401, "session-ended");
    if ((await findPasskeys(tx, userId)).length >= limits.passkeys) throw tooMany();
    const row = { ...made, userId, name, transports: transportsOf(response), createdAt: clock() };
    const stored = await insertPasskey(tx, row);
    if (!stored) throw refusedPasskey(422);
    await recordHistory(tx, { ...by(caller), action: "passkey.add", subjectId: userId, changes: {} });
    return showPasskey(stored);
  });
}

const notFound = () => new Problem(404, "not-found");

/** Gives one of the caller's passkeys another name. */
export async function nameIt(
  { db }: PasskeyParts,
  { userId }: Caller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const isNamed = isUuid(id) && (await renamePasskey(db, userId, id, cleanName(name, "name")));
  if (!isNamed) throw notFound();
}

/** Removes one of the caller's passkeys. */
export async function removePasskey({ db }: PasskeyParts, caller: Caller, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const { userId } = caller;
  await db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) throw notFound();
    await recordHistory(tx, { ...by(caller), action: "passkey.remove", subjectId: userId, changes: {} });
  });
}
