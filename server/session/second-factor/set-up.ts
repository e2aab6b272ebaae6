import { randomBytes } from "node:crypto";
import type { RecoveryCodes, TotpSetup } from "#contract/account.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { Db } from "#server/db/client.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { beginTotp, deleteTotp, lockNewTotp, lockTotp, writeTotp } from "./sql.ts";
import { base32, matchingStep, secretBytes, totpUri } from "./totp.ts";

const record = (tx: Db, caller: Caller, action: HistoryAction) =>
  recordHistory(tx, { ...by(caller), action, subjectId: caller.userId, changes: {} });

/** Begins to set up an authenticator app; 409 where one is in use, which is to be turned off first. */
export async function beginSetUp(
  { db, settings }: Pick<Parts, "db" | "settings">,
  caller: Caller,
): Promise<TotpSetup> {
  const secret = randomBytes(secretBytes);
  if (!(await beginTotp(db, caller.userId, secret))) throw new Problem(409, "stale");
  return { secret: base32(secret), uri: totpUri(caller.userName, secret, settings.agency.name) };
}

/** Turns the generator on that shows this code; the answer is the recovery codes. 422 for a wrong code. */
export const confirmSetUp = (
  { db, clock }: Pick<Parts, "db" | "clock">,
  caller: Caller,
  code: string,
): Promise<RecoveryCodes> =>
  db.transaction(async (tx) => {
    const totp = await lockNewTotp(tx, caller.userId);
    if (!totp) throw new Problem(409, "stale");
    const [now, typed] = [clock(), code.replaceAll(/\s/g, "")];
    const lastStep = matchingStep(totp.secret, typed, { now, lastStep: totp.lastStep });
    if (lastStep === undefined) throw problemAt(422, "wrong-code", "code");
    await writeTotp(tx, caller.userId, { lastStep, confirmedAt: now });
    await record(tx, caller, "totp.on");
    return { recoveryCodes: await renewRecoveryCodes(tx, caller.userId) };
  });

/** Turns the generator off, and forgets the recovery codes. */
export const turnOff = ({ db }: Pick<Parts, "db">, caller: Caller): Promise<void> =>
  db.transaction(async (tx) => {
    const wasOn = await lockTotp(tx, caller.userId);
    await deleteTotp(tx, caller.userId);
    if (wasOn) await record(tx, caller, "totp.off");
  });

/** New recovery codes in the place of the earlier ones; 409 without a generator. */
export const renewCodes = ({ db }: Pick<Parts, "db">, caller: Caller): Promise<RecoveryCodes> =>
  db.transaction(async (tx) => {
    if (!(await lockTotp(tx, caller.userId))) throw new Problem(409, "stale");
    await record(tx, caller, "recovery-codes.renew");
    return { recoveryCodes: await renewRecoveryCodes(tx, caller.userId) };
  });
