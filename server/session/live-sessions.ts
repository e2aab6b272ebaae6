import { and, desc, eq } from "drizzle-orm";
import type { LiveSession } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/people.ts";
import { isUuid } from "#server/db/uuid.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "./caller.ts";
import { hasEnded } from "./life.ts";
import { endSessions } from "./sql.ts";

type SessionParts = Pick<Parts, "db" | "clock">;

/** The caller's sessions that live, the one last used first. */
export async function findLiveSessions({ db, clock }: SessionParts, caller: Caller): Promise<LiveSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, caller.userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return rows
    .filter((row) => !hasEnded(row, clock()))
    .map(({ id, deviceKind, browser, system, createdAt, lastUsedAt }) => ({
      id,
      device: deviceKind,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === caller.sessionId,
    }));
}

const recordEnd = (tx: Db, caller: Caller) =>
  recordHistory(tx, { ...by(caller), action: "sessions.end", subjectId: caller.userId, changes: {} });

/** Ends one of the caller's sessions; 404 for any other. */
export async function endOne({ db }: Pick<SessionParts, "db">, caller: Caller, id: string): Promise<void> {
  if (!isUuid(id)) throw new Problem(404, "not-found");
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, caller.userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new Problem(404, "not-found");
    await recordEnd(tx, caller);
  });
}

/** Ends all of the caller's sessions but the one that calls. */
export const endOthers = ({ db }: Pick<SessionParts, "db">, caller: Caller): Promise<void> =>
  db.transaction(async (tx) => {
    await endSessions(tx, caller.userId, caller.tokenHash);
    await recordEnd(tx, caller);
  });
