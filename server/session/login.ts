import type { Credentials } from "#contract/session.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import {
  bucketName,
  countAttempt,
  countOf,
  forgetAttempts,
  refuseWhileWaiting,
  secondsToWait,
  type Limit,
} from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Device } from "./device.ts";
import { oneAfterAnother } from "./one-after-another.ts";
import { hasSignedInFrom, noteSignIn } from "./sign-ins.ts";
import { beginSession, findUser } from "./sql.ts";
import { newToken, tokenHash } from "./tokens.ts";

type LoginParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

/** Failures of one account from one address; a password's change counts here too. */
export const accountLimit = ({ settings }: LoginParts, userName: string, group: string): Limit => ({
  bucket: bucketName("login", userName, group),
  most: settings.loginFailuresPerAccount,
  minutes: 15,
});

/** Failures of all accounts from one address. */
const addressLimit = ({ settings }: LoginParts, group: string): Limit => ({
  bucket: bucketName("login", group),
  most: settings.loginFailuresPerAddress,
  minutes: 15,
});

/** From where and with what somebody signs in. */
export interface Visitor {
  address: string;
  device: Device;
}

/** Checks name and password and begins a session; its token. Only failures are counted. */
export async function login(
  parts: LoginParts,
  credentials: Credentials,
  { address, device }: Visitor,
): Promise<string> {
  parts.passwords.expectRoom();
  const group = addressGroup(address);
  const account = accountLimit(parts, credentials.username, group);
  const everyone = addressLimit(parts, group);
  // One guess at a time, or a burst would pass the check before its first failure is counted.
  return oneAfterAnother(account.bucket, async () => {
    await refuseTooMany(parts, account);
    const user = await findUser(parts.db, credentials.username);
    if (!user || !(await isKnownHere(parts, user.id, group, account))) await refuseTooMany(parts, everyone);
    const right = await parts.passwords.verify(credentials.password, user?.passwordHash);
    const token = newToken();
    const mayEnter = user !== undefined && right && user.isActive && !user.isLocked;
    const session = { tokenHash: tokenHash(token), now: parts.clock(), device };
    if (!mayEnter || !(await beginSession(parts.db, user, session))) {
      await countAttempt(parts.db, account, parts.clock());
      await countAttempt(parts.db, everyone, parts.clock());
      throw new Problem(401, "invalid-credentials");
    }
    await forgetAttempts(parts.db, account.bucket);
    await noteSignIn(parts.db, user.id, group, parts.clock());
    return token;
  });
}

/** Whether others' failures at a shared address keep this user in: known there, and without failures of its own. */
async function isKnownHere(
  { db, clock }: LoginParts,
  userId: string,
  group: string,
  account: Limit,
): Promise<boolean> {
  const failures = await countOf(db, account, clock());
  return failures === 0 && hasSignedInFrom(db, userId, group, clock());
}

/** 429 while a limit on failures is reached. */
export const refuseTooMany = async ({ db, clock }: LoginParts, limit: Limit): Promise<void> =>
  refuseWhileWaiting(await secondsToWait(db, limit, clock()), "too-many-attempts");
