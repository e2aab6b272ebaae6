import { eq } from "drizzle-orm";
import { sessions } from "#server/db/schema/people.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "./caller.ts";
import { checkPassword } from "#server/session/password/check-password.ts";
import {
  challengeMinutes,
  checkUse,
  refusedPasskey,
  signOptions,
} from "#server/session/passkeys/ceremony.ts";
import { namesOf, takeChallenge } from "#server/session/passkeys/challenge.ts";
import { findCredential, findPasskeys, notePasskeyUse } from "#server/session/passkeys/sql.ts";
import { openTicket } from "./tickets.ts";

type ProofParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

const kind = "passkey-proof";

/** What the caller's browser is asked for to show who it is by a passkey. */
export async function proofOptions({ db, clock, settings }: ProofParts, { userId }: Caller) {
  const challenge = await openTicket(db, { kind, userId, minutes: challengeMinutes }, clock());
  return signOptions({ settings, challenge }, await findPasskeys(db, userId));
}

/** Takes a password or a passkey of the caller as proof of who it is; 422 for a wrong one, 429 after too many. */
export async function prove(
  parts: ProofParts,
  caller: Caller,
  proof: { password: string } | { response: unknown },
  group: string,
): Promise<void> {
  if ("password" in proof) await checkPassword(parts, caller, { ...proof, field: "password" }, group);
  else await checkPasskey(parts, caller, proof.response);
  const provenAt = parts.clock();
  await parts.db.update(sessions).set({ provenAt }).where(eq(sessions.tokenHash, caller.tokenHash));
}

async function checkPasskey(
  { db, clock, settings }: ProofParts,
  { userId }: Caller,
  response: unknown,
): Promise<void> {
  const challenge = await takeChallenge(db, response, { kind, userId }, clock());
  const passkey = challenge && (await findCredential(db, namesOf(response).credentialId));
  if (!passkey || passkey.userId !== userId) throw refusedPasskey(422);
  const counter = await checkUse({ settings, challenge }, passkey, response);
  if (counter === undefined || !(await notePasskeyUse(db, passkey, counter, clock())))
    throw refusedPasskey(422);
}
