import { and, eq, isNull, not, or, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { rooms } from "#server/db/schema/rooms.ts";

type RoomRow = typeof rooms.$inferSelect;

/** A room that its link opens, and who made it; `company` is null for an owner and where none is known. */
export interface LiveRoom {
  room: RoomRow;
  maker: { name: string; lastName: string; role: "OWNER" | "CLIENT"; company: string | null };
}

/** Whether a room's link still opens it, where `rooms` are joined with `users` and `accounts`: its maker may revoke it or be locked. */
export const isLive = (): SQL | undefined =>
  and(
    isNull(rooms.revokedAt),
    users.isActive,
    not(users.isLocked),
    or(isNull(accounts.isLocked), not(accounts.isLocked)),
  );

const select = (db: Db, tokenHash: Uint8Array) =>
  db
    .select({
      room: rooms,
      maker: { name: users.name, lastName: users.lastName, role: users.role, company: accounts.company },
    })
    .from(rooms)
    .innerJoin(users, eq(users.id, rooms.makerId))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(rooms.tokenHash, tokenHash), isLive()));

/**
 * The room of a token's SHA-256, open or closed; undefined where the token is unknown, the room revoked, or its maker locked,
 * deactivated or deleted.
 */
export const findLiveRoom = async (db: Db, tokenHash: Uint8Array): Promise<LiveRoom | undefined> =>
  (await select(db, tokenHash))[0];

/** The live room of a token's SHA-256, its row locked until the transaction ends, so that guests' writes and the maker's acts queue. */
export const lockLiveRoom = async (tx: Db, tokenHash: Uint8Array): Promise<LiveRoom | undefined> =>
  (await select(tx, tokenHash).for("update", { of: rooms }))[0];
