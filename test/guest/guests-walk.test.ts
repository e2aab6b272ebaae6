import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms } from "#server/db/rooms-schema.ts";
import { cookieHash } from "#server/guest/guest-row.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import type { TestServer } from "#test/support/server.ts";
import { Guest } from "./calls.ts";
import { test } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";
import { beginning, endings, type Model, othersNotes, shownTo, type Step, walkOf } from "./walk-model.ts";

interface Walk {
  db: Db;
  now: Date;
  roomId: string;
  guests: Guest[];
}

const guestOf = ({ guests }: Walk, nth: number): Guest => {
  const guest = guests[nth];
  if (!guest) throw new Error(`there is no guest ${nth}`);
  return guest;
};

/** Does what a step says, and answers its status; what the maker does is written as the rows that it leaves. */
async function take(walk: Walk, step: Step): Promise<number> {
  const { db, now, roomId } = walk;
  if (step.kind === "change")
    return (await guestOf(walk, step.guest).post("/answers", step.change)).statusCode;
  if (step.kind === "remove") {
    const hash = cookieHash(guestOf(walk, step.guest).cookies.get("guest") ?? "");
    await db.transaction(async (tx) => {
      await tx.select().from(rooms).where(eq(rooms.id, roomId)).for("update");
      await tx.delete(roomGuests).where(and(eq(roomGuests.roomId, roomId), eq(roomGuests.cookieHash, hash)));
    });
  } else {
    const set = step.kind === "close" ? { closedAt: now } : { revokedAt: now };
    await db.update(rooms).set(set).where(eq(rooms.id, roomId));
  }
  return 200;
}

/** What a guest reads; null where the room is gone. */
async function read(guest: Guest) {
  const answer = await guest.send("");
  if (answer.statusCode === 410) return { shown: null, others: [] };
  const { state, name, voices } = answer.json<GuestRoom>();
  const notes = voices.flatMap((voice) => voice.notes.map((note) => ({ ...note, letter: voice.letter })));
  return {
    shown: {
      state,
      name,
      votes: voices.map(({ letter, vote, rank }) => `${letter} ${vote} ${rank}`),
      notes: notes
        .filter(({ by }) => by === null)
        .map(({ letter, text }) => `${letter} ${text}`)
        .toSorted(),
    },
    others: notes.flatMap(({ by, text }) => (by === null ? [] : [`${by} ${text}`])).toSorted(),
  };
}

let walks = 0;

async function begin(server: TestServer, voiceIds: string[], makerId: string): Promise<Walk> {
  walks += 1;
  const { roomId, token } = await openRoom(server, { makerId, voiceIds, sharesNotes: true });
  // An address of each walk's own: else they would use up the new guests of one.
  const address = `10.9.${walks >> 8}.${walks & 255}`;
  const guests = Array.from({ length: 3 }, () => new Guest(server, token, address));
  for (const guest of guests) await guest.send("");
  return { db: server.parts.db, now: server.clock.read(), roomId, guests };
}

test(
  "guests who answer at once, while the room is closed or revoked and guests are removed, end as one after the other would",
  generatedRun,
  async ({ server, voiceIds }) => {
    const { userId } = await server.createClient();
    await fc.assert(
      fc.asyncProperty(walkOf, async (rounds) => {
        const walk = await begin(server, voiceIds, userId);
        let model: Model = beginning();
        for (const steps of rounds) {
          const statuses = await Promise.all(steps.map((step) => take(walk, step)));
          const seen: Awaited<ReturnType<typeof read>>[] = [];
          for (const guest of walk.guests) seen.push(await read(guest));
          const fitting = endings(model, steps).find(
            (end) =>
              end.statuses.join() === statuses.join() &&
              seen.every(
                ({ shown, others }, nth) =>
                  JSON.stringify(shown) === JSON.stringify(shownTo(end.model, nth)) &&
                  others.join() === othersNotes(end.model, nth).join(),
              ),
          );
          expect(
            fitting,
            `${JSON.stringify(steps)}: ${statuses.join()}, ${JSON.stringify(seen)}`,
          ).toBeDefined();
          model = fitting?.model ?? model;
        }
      }),
      { numRuns: runs(200) },
    );
  },
);
