import { expect } from "vitest";
import { voiceRequestStatuses } from "#contract/constants/enumerations.ts";
import type { VoiceListDetails, VoiceLists } from "#contract/lists.ts";
import type { OfferPage } from "#contract/offers.ts";
import type { RoomDetails, Rooms } from "#contract/rooms.ts";
import type { InboxPage } from "#contract/voice-requests.ts";
import { prepareJob } from "#server/rooms/sound/prepare.ts";
import { demoLists } from "#demo/customers/lists.ts";
import { test } from "./filled-demo.ts";

/** How much of something an answer holds: of `content`, or of the only list in it. */
const sizeOf = (answer: Record<string, unknown>): number => {
  const lists = [answer["content"], ...Object.values(answer)].filter((value) => Array.isArray(value));
  return lists[0]?.length ?? 0;
};

test.for([
  ["client", "voices"],
  ["client", "lists"],
  ["client", "rooms"],
  ["client", "offers?status=open&turn=client"],
  ["client", "offers?status=open&turn=agency"],
  ["client", "offers?status=accepted"],
  ["client", "offers?status=declined"],
  ["client", "offers?status=withdrawn"],
  ["owner", "lists"],
  ["owner", "rooms"],
  ["owner", "clients"],
  ["owner", "history"],
  ["owner", "voice-artists"],
  ...voiceRequestStatuses.map((status) => ["owner", `voice-requests?status=${status}`] as const),
] as const)("the demo's %s finds something under %s", async ([who, path], { ask }) => {
  const answer = await ask(who, path);
  expect(answer.statusCode).toBe(200);
  expect(sizeOf(answer.json())).toBeGreaterThan(0);
});

test("the demo client has offers that wait for either side, and one that is accepted", async ({ ask }) => {
  const { counts } = (await ask("client", "offers")).json<OfferPage>();
  expect(counts).toMatchObject({ client: 1, agency: 1, accepted: 1, declined: 1 });
});

test("the demo's lists have their notes, and hold the voices in their order", async ({ ask }) => {
  for (const who of ["client", "owner"] as const) {
    const written = demoLists.filter(({ userName }) => userName === `demo-${who}`);
    const { lists } = (await ask(who, "lists")).json<VoiceLists>();
    expect(lists.map(({ name }) => name)).toEqual(written.map(({ name }) => name).toReversed());
    for (const { listId, name } of lists) {
      const { entries } = (await ask(who, `lists/${listId}`)).json<VoiceListDetails>();
      const shown = entries.map(({ voice, note }) => [voice?.voiceArtistName, note]);
      expect(shown).toEqual(Object.entries(written.find((list) => list.name === name)?.entries ?? {}));
    }
  }
});

test("the demo's rooms are answered: votes and notes stand with the artists whom guests meant", async ({
  ask,
  server,
}) => {
  await prepareJob(server.parts).run();
  for (const who of ["client", "owner"] as const) {
    const written = demoLists.find(({ userName, room }) => userName === `demo-${who}` && room)?.room;
    const [room, ...more] = (await ask(who, "rooms")).json<Rooms>().rooms;
    expect(more).toEqual([]);
    expect(room).toMatchObject({ title: written?.title, state: written?.closedAfter ? "closed" : "open" });
    const details = (await ask(who, `rooms/${room?.roomId}`)).json<RoomDetails>();
    const sent = written?.guests.filter(({ isSent }) => isSent) ?? [];
    expect([details.sentCount, details.guestCount]).toEqual([sent.length, written?.guests.length]);
    expect(sent.length).toBeGreaterThan(1);
    for (const { voice, votes, isHeard, place } of details.voices) {
      expect(isHeard).toBe(true);
      const given = votes.map(({ guest, vote }) => [details.guests[guest]?.name, vote]);
      const meant = sent.flatMap(({ name, opinions }) => {
        const opinion = opinions[voice?.voiceArtistName ?? ""];
        return opinion ? [[name, opinion[0]]] : [];
      });
      expect(given.toSorted()).toEqual(meant.toSorted());
      const notes = details.notes.filter((note) => note.place === place).map(({ text }) => text);
      const said = sent.flatMap(({ opinions }) => opinions[voice?.voiceArtistName ?? ""]?.[2] ?? []);
      expect(notes.toSorted()).toEqual(said.toSorted());
    }
  }
});

test("the demo's requests are in every state, and the record says who moved them", async ({ ask }) => {
  const { counts } = (await ask("owner", "voice-requests")).json<InboxPage>();
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  const { content } = (await ask("owner", "history?size=100")).json<{ content: { action: string }[] }>();
  const moved = content.filter(({ action }) => action === "voice-request.status");
  expect(moved).toHaveLength(counts.contacted + 2 * counts.closed);
});
