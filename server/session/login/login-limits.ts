import { nameKey } from "#server/db/text/name-key.ts";
import {
  bucketName,
  countAttempt,
  countOf,
  forgetAttempts,
  refuseWhileWaiting,
  secondsToWait,
  type Limit,
} from "#server/http/limits/attempts.ts";
import type { Parts } from "#server/parts.ts";
import { countRefusedLogin } from "./refused-logins.ts";
import { hasSignedInFrom } from "./sign-ins.ts";

type LimitParts = Pick<Parts, "db" | "clock" | "settings">;

/**
 * Failures of one account from one address: of its password at the login and wherever it is asked for, and of its second
 * factor. What nobody is called has a count of its own, however it is written, and counts as a user's would.
 */
export const accountLimit = ({ settings }: LimitParts, userName: string, group: string): Limit => ({
  bucket: bucketName("login", nameKey(userName), group),
  most: settings.loginFailuresPerAccount,
  minutes: 15,
});

/** Failures of all accounts from one address. */
export const addressLimit = ({ settings }: LimitParts, group: string): Limit => ({
  bucket: bucketName("login", group),
  most: settings.loginFailuresPerAddress,
  minutes: 15,
});

/**
 * Failures of one user's second factor from anywhere: whoever fails there knows the password, so that nobody else can
 * use up a user's tries, and a million codes are few for somebody with many addresses.
 */
export const factorLimit = ({ settings }: LimitParts, userId: string): Limit => ({
  bucket: bucketName("second-factor", userId),
  most: settings.loginFailuresPerAccount * 4,
  minutes: 60,
});

/** 429 while a limit on failures is reached. */
export const refuseTooMany = async ({ db, clock }: LimitParts, limit: Limit): Promise<void> =>
  refuseWhileWaiting(await secondsToWait(db, limit, clock()), "too-many-attempts");

/** Whether others' failures at a shared address keep a user in: known there, and without failures of its own. */
export async function isKnownHere(
  { db, clock }: LimitParts,
  userId: string,
  group: string,
  account: Limit,
): Promise<boolean> {
  const failures = await countOf(db, account, clock());
  const isKnown = await hasSignedInFrom(db, userId, group, clock());
  return failures === 0 && isKnown;
}

/** Counts a failure for these limits, and for the record; without a user for a name that nobody has. */
export async function countFailure(
  { db, clock }: LimitParts,
  limits: Limit[],
  userId: string | undefined,
): Promise<void> {
  for (const limit of limits) await countAttempt(db, limit, clock());
  await countRefusedLogin(db, userId, clock());
}

/** Forgets the failures that came before a success. */
export async function forgetFailures({ db }: LimitParts, limits: Limit[]): Promise<void> {
  for (const { bucket } of limits) await forgetAttempts(db, bucket);
}
