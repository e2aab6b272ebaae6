import type { Db } from "#server/db/client.ts";
import { bucketName, refuseWhileWaiting, takeAttempts, type Limit } from "./attempts.ts";

/** The most that one signed-in user writes, counted in the database for all processes. */
export interface WriteLimits {
  perMinute: number;
  perDay: number;
  offersPerHour: number;
  offersPerDay: number;
}

const day = 24 * 60;

const refuseMore = async (db: Db, limits: Limit[], now: Date): Promise<void> =>
  refuseWhileWaiting(await takeAttempts(db, limits, now), "too-many-writes");

/** Counts a call that writes, whatever becomes of it; 429 past the limits of its user. */
export const countWrite = (db: Db, userId: string, { perMinute, perDay }: WriteLimits, now: Date) =>
  refuseMore(
    db,
    [
      { bucket: bucketName("write", "minute", userId), most: perMinute, minutes: 1 },
      { bucket: bucketName("write", "day", userId), most: perDay, minutes: day },
    ],
    now,
  );

/** Counts an offer in the transaction that stores it; 429 past the limits of its user. */
export const countOffer = (tx: Db, userId: string, { offersPerHour, offersPerDay }: WriteLimits, now: Date) =>
  refuseMore(
    tx,
    [
      { bucket: bucketName("offer", "hour", userId), most: offersPerHour, minutes: 60 },
      { bucket: bucketName("offer", "day", userId), most: offersPerDay, minutes: day },
    ],
    now,
  );
