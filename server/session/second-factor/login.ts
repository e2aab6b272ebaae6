import type { SecondFactor } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { beginSession } from "#server/session/login/begin.ts";
import { type Entrant, findUser, lockEntrant } from "#server/session/login/entrants.ts";
import {
  accountLimit,
  addressLimit,
  countFailure,
  factorLimit,
  forgetFailures,
  refuseTooMany,
} from "#server/session/login/login-limits.ts";
import { oneAfterAnother } from "#server/session/one-after-another.ts";
import { findTicket, takeTicket } from "#server/session/tickets.ts";
import type { Visitor } from "#server/session/login/visitor.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { lockTotp, writeTotp } from "./sql.ts";
import { matchingStep } from "./totp.ts";

type LoginParts = Pick<Parts, "db" | "clock" | "settings">;

const ended = () => new Problem(401, "session-ended");

/**
 * The second step of a login: begins a session for a ticket and a code of its user; its token. Failures count with those
 * of the password. 422 for a wrong code, 401 for a ticket that is past its time or was used.
 */
export async function enterSecondFactor(
  parts: LoginParts,
  { ticket, code }: SecondFactor,
  visitor: Visitor,
): Promise<string> {
  const { userId } = (await findTicket(parts.db, "second-factor", ticket, parts.clock())) ?? {};
  const user = userId ? await findUser(parts.db, userId) : undefined;
  if (!user) throw ended();
  const account = accountLimit(parts, user.userName, visitor.group);
  const factor = factorLimit(parts, user.id);
  return oneAfterAnother(account.bucket, async () => {
    await refuseTooMany(parts, account);
    await refuseTooMany(parts, factor);
    const token = await parts.db.transaction(async (tx) => {
      const entrant = await lockEntrant(tx, { id: user.id });
      if (!entrant) throw ended();
      if (!(await spendCode(tx, entrant, code, { visitor, now: parts.clock() }))) return undefined;
      // Of two who use one ticket at once the second finds none, and its code stays unused.
      if (!(await takeTicket(tx, "second-factor", ticket, parts.clock()))) throw ended();
      return beginSession(tx, parts, entrant, visitor);
    });
    if (token === undefined) {
      await countFailure(parts, [account, addressLimit(parts, visitor.group), factor], user.id);
      throw problemAt(422, "wrong-code", "code");
    }
    await forgetFailures(parts, [account, factor]);
    return token;
  });
}

/** Spends a code of the generator, or a recovery code; false where it is neither. */
async function spendCode(
  tx: Db,
  { id }: Entrant,
  typed: string,
  { visitor: { device }, now }: { visitor: Visitor; now: Date },
): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(code)) {
    if (!(await spendRecoveryCode(tx, id, code))) return false;
    await recordHistory(tx, {
      ...by({ userId: id, ...device }),
      action: "recovery-code.use",
      subjectId: id,
      changes: {},
    });
    return true;
  }
  const totp = await lockTotp(tx, id);
  const lastStep = totp && matchingStep(totp.secret, code, { now, lastStep: totp.lastStep });
  if (lastStep === undefined) return false;
  await writeTotp(tx, id, { lastStep });
  return true;
}
