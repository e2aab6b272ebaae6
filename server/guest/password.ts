import {
  countAttempt,
  forgetAttempts,
  refuseWhileWaiting,
  secondsToWait,
  takeAttempt,
} from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { findLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { oneAfterAnother } from "#server/session/one-after-another.ts";
import { passwordProof } from "./cookies.ts";
import { expectRoom } from "./enter.ts";
import { givenPasswords, passwordLimits } from "./limits.ts";

interface Attempt {
  token: string;
  cookie: string;
  password: string;
  /** What limits count as one address. */
  group: string;
}

type PasswordParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

/**
 * Checks a room's password, and answers the proof that its guest knew it; undefined where the room asks for none. Failures are
 * counted like those of logins: by room and address, and by address; right passwords by address alone.
 */
export async function checkPassword(
  parts: PasswordParts,
  { token, cookie, password, group }: Attempt,
): Promise<string | undefined> {
  const { db, clock, settings, passwords } = parts;
  passwords.expectRoom();
  const { room } = expectRoom(await findLiveRoom(db, roomTokenHash(token)));
  const { seed, passwordHash } = room;
  if (passwordHash === null) return undefined;
  const limits = passwordLimits(settings, room.id, group);
  const [ofRoom] = limits;
  // One guess at a time, or a burst would pass the check before its first failure is counted.
  return oneAfterAnother(ofRoom.bucket, async () => {
    for (const limit of limits)
      refuseWhileWaiting(await secondsToWait(db, limit, clock()), "too-many-attempts");
    refuseWhileWaiting(await takeAttempt(db, givenPasswords(group), clock()), "too-many-attempts");
    if (!(await passwords.verify(password, passwordHash))) {
      for (const limit of limits) await countAttempt(db, limit, clock());
      throw new Problem(403, "wrong-room-password");
    }
    await forgetAttempts(db, ofRoom.bucket);
    return passwordProof({ seed, passwordHash }, cookie);
  });
}
