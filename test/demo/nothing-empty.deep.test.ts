import { expect } from "vitest";
import {
  requestStates,
  type RequestState,
  voiceRequestStatuses,
} from "#contract/constants/values/voice-requests.ts";
import { insightPeriods } from "#contract/constants/values/insights.ts";
import type { Insights } from "#contract/insights.ts";
import type { VoiceListDetails, VoiceLists } from "#contract/lists.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import type { RoomDetails, Rooms } from "#contract/rooms.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { prepareJob } from "#server/rooms/sound/prepare.ts";
import { readStoredEvents } from "#server/voice-requests/acts/add-event.ts";
import { standingAfter } from "#server/voice-requests/acts/standing.ts";
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
    const own = lists.filter(({ name }) => written.some((one) => one.name === name));
    expect(own.map(({ name }) => name)).toEqual(written.map(({ name }) => name).toReversed());
    for (const { listId, name } of own) {
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
    const rooms = (await ask(who, "rooms")).json<Rooms>().rooms;
    const room = rooms.find(({ title }) => title === written?.title);
    expect(room).toMatchObject({ state: written?.closedAfter ? "closed" : "open" });
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

test("the demo's requests are in every state, and each is as its events say", async ({ ask, db }) => {
  const { counts } = (await ask("owner", "requests")).json<RequestPage>();
  for (const state of requestStates) expect([state, counts[state] > 0]).toEqual([state, true]);
  for (const row of await db.select().from(voiceRequests)) {
    const { state, waitingSince, suspicion } = standingAfter(await readStoredEvents(db, row.id));
    expect([row.state, row.waitingSince, row.suspicion]).toEqual([state, waitingSince, suspicion]);
  }
});

test("a request of the demo has a room with a wish, and another one a client with an offer that won", async ({
  ask,
}) => {
  const detailsOf = async (state: RequestState) => {
    const { content } = (await ask("owner", `requests?state=${state}`)).json<RequestPage>();
    const answers = await Promise.all(content.map(({ id }) => ask("owner", `requests/${id}`)));
    return answers.map((answer) => answer.json<RequestDetails>());
  };
  const suggested = (await detailsOf("suggested")).find(({ rooms }) => rooms.length > 0);
  expect(suggested?.rooms).toMatchObject([{ sentCount: 1, state: "open" }]);
  expect(suggested?.wishes).toMatchObject([{ voiceArtistName: "Şule Güngör", guestName: "Sedef Kırımlı" }]);
  for (const { client, offers, events } of await detailsOf("won")) {
    expect(client).not.toBeNull();
    expect(offers.map(({ status }) => status)).toContain("accepted");
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["contacted", "suggested", "clientMade", "offerMade", "stateChanged"]),
    );
  }
  expect((await detailsOf("contacted")).some(({ merged }) => merged.length > 0)).toBe(true);
});

test("each look back of the demo's insights has a funnel that narrows to accepted offers", async ({
  ask,
}) => {
  for (const days of insightPeriods) {
    const { funnel } = (await ask("owner", `insights?days=${days}`)).json<Insights>();
    const counts = funnel.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
  }
});
