import type { Credentials } from "#contract/session.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import {
  bucketName,
  countAttempt,
  forgetAttempts,
  secondsToWait,
  type Limit,
} from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { oneAfterAnother } from "./one-after-another.ts";
import { beginSession, findUser } from "./sql.ts";
import { newToken, tokenHash } from "./tokens.ts";

type LoginParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

/** Checks name and password and begins a session; its token. Only failures are counted. */
export async function login(parts: LoginParts, credentials: Credentials, address: string): Promise<string> {
  parts.passwords.expectRoom();
  const group = addressGroup(address);
  const account: Limit = {
    bucket: bucketName("login", credentials.username, group),
    most: parts.settings.loginFailuresPerAccount,
    minutes: 15,
  };
  const everyone: Limit = {
    bucket: bucketName("login", group),
    most: parts.settings.loginFailuresPerAddress,
    minutes: 15,
  };
  // One guess at a time, or a burst would pass the check before its first failure is counted.
  return oneAfterAnother(account.bucket, async () => {
    await refuseTooMany(parts, [account, everyone]);
    const user = await findUser(parts.db, credentials.username);
    const right = await parts.passwords.verify(credentials.password, user?.passwordHash);
    const token = newToken();
    const mayEnter = user !== undefined && right && user.isActive && !user.isLocked;
    const session = { tokenHash: tokenHash(token), now: parts.clock() };
    if (!mayEnter || !(await beginSession(parts.db, user, session))) {
      await countAttempt(parts.db, account.bucket, parts.clock());
      await countAttempt(parts.db, everyone.bucket, parts.clock());
      throw new Problem(401, "invalid-credentials");
    }
    await forgetAttempts(parts.db, account.bucket);
    return token;
  });
}

async function refuseTooMany({ db, clock }: LoginParts, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const seconds = await secondsToWait(db, limit, clock());
    if (seconds > 0) throw new Problem(429, "too-many-attempts", { retryAfterSeconds: seconds });
  }
}
