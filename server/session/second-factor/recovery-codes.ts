import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { Db } from "#server/db/client.ts";
import { recoveryCodes } from "#server/db/schema/people.ts";
import { tokenHash } from "#server/session/tokens.ts";

// Crockford's base 32, without I L O U: five bits a letter, 140 in all.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 4;
const groupLength = 7;

const newGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/** A random code such as `7QX2M4K-…`, shown once and never stored. */
export const newRecoveryCode = (): string => Array.from({ length: groups }, newGroup).join("-");

/** A code as it was made, however it is typed: small letters, other marks between them, letters that look alike. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[IİL]/g, "1")
    .replaceAll("O", "0")
    .replaceAll(/[^0-9A-Z]/g, "");

// A code is random enough for a plain hash.
const hashOf = (typed: string) => tokenHash(readRecoveryCode(typed));

/** Gives a user new codes; the earlier ones are worth nothing from then on. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Spends a code; false where it is none of the user's, or was used. */
export async function spendRecoveryCode(tx: Db, userId: string, typed: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(typed))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
