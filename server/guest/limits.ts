import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Db } from "#server/db/client.ts";
import { bucketName, type Limit, refuseWhileWaiting, takeAttempts } from "#server/http/limits/attempts.ts";
import type { Settings } from "#server/settings.ts";

const { newGuestsAnHour, writesAnHour } = roomLimits;
const anHour = { minutes: 60 };

interface Writer {
  token: string;
  cookie: string | undefined;
  /** What limits count as one address. */
  group: string;
}

/** Counts what a guest writes, whatever becomes of it; 429 past the limits of the guest and of the address. */
export async function countGuestWrite(db: Db, { token, cookie, group }: Writer, now: Date): Promise<void> {
  const byAddress = { bucket: bucketName("guest", "write", group), most: writesAnHour.address, ...anHour };
  const byGuest = {
    bucket: bucketName("guest", "write", token, cookie ?? ""),
    most: writesAnHour.guest,
    ...anHour,
  };
  const counted = cookie === undefined ? [byAddress] : [byAddress, byGuest];
  refuseWhileWaiting(await takeAttempts(db, counted, now), "too-many-writes");
}

/** Counts a new guest in the transaction that stores it; 429 where an address brings too many. */
export async function countNewGuest(tx: Db, group: string, now: Date): Promise<void> {
  const limit = { bucket: bucketName("guest", "new", group), most: newGuestsAnHour, ...anHour };
  refuseWhileWaiting(await takeAttempts(tx, [limit], now), "too-many-requests");
}

type LoginLimits = Pick<Settings, "loginFailuresPerAccount" | "loginFailuresPerAddress">;

/** Passwords of rooms from one address, right ones too: an office may come at once, but each costs a hash. */
export const givenPasswords = (group: string): Limit => ({
  bucket: bucketName("room-password", "given", group),
  most: roomLimits.passwordsAQuarter,
  minutes: 15,
});

/** Wrong passwords of one room from one address, and of all rooms: as many as of logins. */
export const passwordLimits = (settings: LoginLimits, roomId: string, group: string): [Limit, Limit] => [
  {
    bucket: bucketName("room-password", roomId, group),
    most: settings.loginFailuresPerAccount,
    minutes: 15,
  },
  { bucket: bucketName("room-password", group), most: settings.loginFailuresPerAddress, minutes: 15 },
];
