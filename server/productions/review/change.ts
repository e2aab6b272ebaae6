import { and, eq } from "drizzle-orm";
import type { ReviewLinkChange } from "#contract/productions/review-link.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanOptionalLines } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { lockOffer } from "#server/offers/acts/lock.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import type { ProductionRow } from "#server/productions/lock.ts";
import { lockProduction } from "#server/productions/lock.ts";
import { changeSettings } from "#server/rooms/change-settings.ts";
import { removeGuest, revokeRoom } from "#server/rooms/change.ts";
import type { RoomRow } from "#server/rooms/find.ts";
import { lockMaker, type MakerCall } from "#server/rooms/maker.ts";
import { closingOf, insertRoom } from "#server/rooms/open.ts";
import { stateOf } from "#server/rooms/state.ts";
import { newRoomToken } from "#server/rooms/token.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { ofRound } from "./guest-notes.ts";
import { findLink } from "./read.ts";

/** What is said of a link, checked and as it is stored; what is undefined was not said. */
interface Settings {
  greeting: string | undefined;
  closesAt: Date | undefined;
  passwordHash: string | null | undefined;
}

/** A change that was checked. */
type CheckedChange = { settings: Settings } | Exclude<ReviewLinkChange, { until?: string }>;

const isSettings = (change: ReviewLinkChange): change is Extract<ReviewLinkChange, { until?: string }> =>
  !("act" in change) && !("removeGuest" in change);

/** Checks a change; a password is hashed, which takes its time. 400 for a day that is too near or too far. */
export async function checkChange(
  passwords: Passwords,
  call: MakerCall,
  change: ReviewLinkChange,
): Promise<CheckedChange> {
  if (!isSettings(change)) return change;
  const { until, greeting, password } = change;
  return {
    settings: {
      greeting: greeting === undefined ? undefined : cleanOptionalLines(greeting, "greeting"),
      closesAt: until === undefined ? undefined : closingOf(until, call),
      passwordHash: typeof password === "string" ? await passwords.hash(password) : password,
    },
  };
}

/** The newest link of a locked production's round, its row locked: guests' writes queue behind. */
async function lockLink(tx: Db, production: ProductionRow): Promise<RoomRow | undefined> {
  const found = await findLink(tx, production);
  if (!found) return undefined;
  const [room] = await tx.select().from(rooms).where(eq(rooms.id, found.id)).for("update");
  return room;
}

/** Removes a guest of any link of a locked production's round, open or over; one who is gone already is none. */
async function removeFromRound(tx: Db, production: ProductionRow, guestId: string): Promise<void> {
  if (!isUuid(guestId)) return;
  const [found] = await tx
    .select({ room: rooms })
    .from(rooms)
    .innerJoin(roomGuests, eq(roomGuests.roomId, rooms.id))
    .where(and(ofRound(production), eq(roomGuests.id, guestId)))
    .for("update", { of: rooms });
  if (found) await removeGuest(tx, found.room, guestId);
}

/**
 * Makes, changes or revokes the link by which guests hear a round, or removes a guest of it. 404 for another account's offer and
 * where there is no link to revoke; 409 unless the client is to answer, but for what deletes.
 */
export const changeReviewLink = (db: Db, call: ActCall & MakerCall, change: CheckedChange): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, call);
    const production = await lockProduction(tx, offer.id);
    if (!production) throw new Problem(409, "not-your-turn");
    if ("removeGuest" in change) return removeFromRound(tx, production, change.removeGuest);
    const room = await lockLink(tx, production);
    if ("settings" in change) return set(tx, call, { production, room, settings: change.settings });
    if (!room) throw new Problem(404, "room-not-found");
    return revokeRoom(tx, call, room);
  });

interface Setting {
  production: ProductionRow;
  room: RoomRow | undefined;
  settings: Settings;
}

async function set(tx: Db, call: MakerCall, { production, room, settings }: Setting): Promise<void> {
  const { state, offerId, round } = production;
  if (state !== "review") throw new Problem(409, "not-your-turn");
  if (room && stateOf(room, call.now) === "open") return changeSettings(tx, call, room, settings);
  const { closesAt, greeting = "", passwordHash } = settings;
  if (closesAt === undefined) throw wrongField("until", "required");
  await lockMaker(tx, call.userId);
  await insertRoom(tx, call, {
    offerId,
    round,
    title: "",
    greeting,
    closesAt,
    passwordHash: passwordHash ?? null,
    isBlind: false,
    sharesNotes: false,
    token: newRoomToken(),
    // The copies of takes are there already.
    readyAt: call.now,
  });
}
