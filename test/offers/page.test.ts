import { describe, expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) =>
    addArtist(server.parts.db, "/audio/a.mp3", "/audio/b.mp3"),
  )
  .extend("clients", { scope: "file" }, async ({ server }) => [
    await server.createClient({ name: "Ayşe", lastName: "Öz" }),
    await server.createClient({ name: "Ali", lastName: "Kaya" }),
  ])
  .extend(
    "read",
    ({ owner, server }) =>
      (query: string, person = owner) =>
        server.inject({
          url: `/api/v1/offers${query}`,
          headers: { ...person.headers, "accept-language": "en" },
        }),
  );

// The owner is there from the start: what came before would be unread for nobody.
test.beforeAll(async ({ clients, server, voiceIds, owner: _owner }) => {
  for (let version = 1; version <= 7; version += 1) {
    const client = clients[version % 2] as Person;
    await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      headers: client.headers,
      payload: { offers: [{ budget: version, platform: "TV", version, voiceIds: voiceIds.toReversed() }] },
    });
  }
});

const shown = {
  voiceArtistName: expect.any(String),
  gender: "Female",
  ageRangeNames: ["ADULT"],
  voiceColorNames: ["WARM"],
  seconds: null,
  peaks: null,
  transcript: null,
  isGone: false,
};

describe("the page of all offers", () => {
  test("shows the newest first with client and voices", async ({ read, clients, voiceIds }) => {
    const page = (await read("?page=0&size=3")).json<OfferPage>();
    expect(page).toMatchObject({ totalPages: 3, totalElements: 7 });
    expect(page.content.map(({ version }) => version)).toEqual([7, 6, 5]);
    expect(page.content[0]).toEqual({
      offerId: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      clientName: "Ali Kaya",
      userName: clients[1]?.userName,
      company: null,
      changedAt: expect.stringMatching(/Z$/),
      title: "TV",
      status: "open",
      turn: "agency",
      proposal: 1,
      answerBy: null,
      unread: 1,
      production: null,
      budget: 7,
      currency: "USD",
      platform: "TV",
      version: 7,
      voiceIds: voiceIds.toReversed(),
      voices: [
        { ...shown, voiceId: voiceIds[1], voiceMp3: "/audio/b.mp3" },
        { ...shown, voiceId: voiceIds[0], voiceMp3: "/audio/a.mp3" },
      ],
    });
    const pages = await Promise.all([0, 1, 2, 3].map((n) => read(`?page=${n}&size=3`)));
    const versions = pages.flatMap((answer) =>
      answer.json<OfferPage>().content.map((offer) => offer.version),
    );
    expect(versions).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(pages[3]?.json()).toEqual({
      content: [],
      totalPages: 3,
      totalElements: 7,
      counts: { client: 0, agency: 7, accepted: 0, declined: 0, withdrawn: 0, expired: 0 },
      productions: { client: 0, agency: 0 },
      unread: ["agency"],
    });
  });

  test("is fifteen offers from the start unless told, and the profile carries the newest", async ({
    read,
    server,
    owner,
  }) => {
    const all = (await read("")).json<OfferPage>();
    expect(all.content).toHaveLength(7);
    const profile = await server.inject({ url: "/api/v1/auth/me", headers: owner.headers });
    const ids = profile.json<OfferPage & { offers: { offerId: string }[] }>().offers.map((o) => o.offerId);
    expect(ids).toEqual(all.content.map(({ offerId }) => offerId));
  });

  test.for(["?page=-1", "?page=10001", "?size=0", "?size=101", "?page=x", "?page=1e3", "?size=99999999999"])(
    "refuses %s",
    async (query, { read }) => {
      const answer = await read(query);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["problem-code"]).toBe("invalid-page");
    },
  );

  test("shows a client its own, and a stranger nothing", async ({ read, clients, server }) => {
    const page = (await read("", clients[0])).json<OfferPage>();
    expect(page.content.map(({ version }) => version)).toEqual([6, 4, 2]);
    expect(page.counts).toMatchObject({ agency: 3, client: 0 });
    expect((await server.inject({ url: "/api/v1/offers" })).statusCode).toBe(401);
  });
});
