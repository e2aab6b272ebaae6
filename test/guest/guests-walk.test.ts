import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { cookieHash } from "#server/guest/guest-row.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { Guest } from "./calls.ts";
import { test } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";
import { beginning, endings, type Model, othersNotes, shownTo, type Step, walkOf } from "./walk-model.ts";

interface Walk {
  server: TestServer;
  maker: Person;
  roomId: string;
  guests: Guest[];
}

const guestOf = ({ guests }: Walk, nth: number): Guest => {
  const guest = guests[nth];
  if (!guest) throw new Error(`there is no guest ${nth}`);
  return guest;
};

/** How the maker knows a guest who has written something; any id for who has not. */
async function idOf(walk: Walk, nth: number): Promise<string> {
  const { server, roomId } = walk;
  const hash = cookieHash(guestOf(walk, nth).cookies.get("guest") ?? "");
  const isGuest = and(eq(roomGuests.roomId, roomId), eq(roomGuests.cookieHash, hash));
  const [row] = await server.parts.db.select({ id: roomGuests.id }).from(roomGuests).where(isGuest);
  return row?.id ?? crypto.randomUUID();
}

/** Does what a step says, and answers its status. */
async function take(walk: Walk, step: Step): Promise<number> {
  const { server, maker, roomId } = walk;
  if (step.kind === "change")
    return (await guestOf(walk, step.guest).post("/answers", step.change)).statusCode;
  const payload = step.kind === "remove" ? { removeGuest: await idOf(walk, step.guest) } : { act: step.kind };
  const answer = await server.inject({
    method: "POST",
    url: `/api/v1/rooms/${roomId}`,
    headers: maker.headers,
    payload,
  });
  return answer.statusCode;
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

async function begin(server: TestServer, voiceIds: string[], maker: Person): Promise<Walk> {
  walks += 1;
  const { roomId, token } = await openRoom(server, { makerId: maker.userId, voiceIds, sharesNotes: true });
  // An address of each walk's own: else they would use up the new guests of one.
  const address = `10.9.${walks >> 8}.${walks & 255}`;
  const guests = Array.from({ length: 3 }, () => new Guest(server, token, address));
  for (const guest of guests) await guest.send("");
  return { server, maker, roomId, guests };
}

test(
  "guests who answer at once, while the room is closed or revoked and guests are removed, end as one after the other would",
  generatedRun,
  async ({ server, voiceIds }) => {
    const maker = await server.createClient();
    await fc.assert(
      fc.asyncProperty(walkOf, async (rounds) => {
        const walk = await begin(server, voiceIds, maker);
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
