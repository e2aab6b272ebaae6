import { describe, expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { takes } from "#server/db/schema/productions.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { test } from "./fixtures.ts";

const look = async (server: TestServer, { headers }: Person, path: string) =>
  (await server.inject({ url: `/api/v1/offers${path}`, headers })).json<OfferPage>();

describe("an offer that is accepted", () => {
  test("has a production that waits for the agency, on both sides", async ({ accepted, owner, client }) => {
    const offer = await accepted({ rounds: 3 });
    const production = { state: "recording", round: 0, roundsIncluded: 3, turn: "agency", takes: [] };
    for (const person of [owner, client])
      expect(await offer.read(person)).toMatchObject({ rounds: 3, production });
    expect((await offer.read(client)).production?.mailed).toBeUndefined();
  });

  test("shows a client only what was handed over, and of its checks loudness and peak", async ({
    accepted,
    owner,
    client,
    db,
  }) => {
    const offer = await accepted();
    const checks = { loudness: -23, truePeak: -1, headSilence: 0.2 };
    const take = { offerId: offer.offerId, place: 0, title: "Bir", fileName: "bir.wav", bytes: 1, checks };
    await db.insert(takes).values([
      { ...take, round: 0 },
      { ...take, round: 1, title: "İki" },
    ]);
    const read = async (person: Person) => (await offer.read(person)).production?.takes ?? [];
    expect(await read(client)).toMatchObject([{ title: "Bir", openNotes: 0 }]);
    expect((await read(client))[0]?.checks).toEqual({ loudness: -23, truePeak: -1 });
    expect(await read(owner)).toMatchObject([{ checks }, { title: "İki" }]);
  });

  test("stands in the list of those in production, by turn, and counts as waiting for the agency", async ({
    server,
    accepted,
    send,
    client,
    owner,
  }) => {
    const waiting = async () =>
      (await server.inject({ url: "/api/v1/offers/attention", headers: owner.headers })).json<{
        turn: number;
      }>().turn;
    const before = await waiting();
    const offer = await accepted();
    await send();
    expect(await waiting()).toBe(before + 2);
    const going = await look(server, client, "?production=going");
    expect(going).toMatchObject({ totalElements: 1, productions: { client: 0, agency: 1 } });
    expect(going.content).toMatchObject([{ offerId: offer.offerId, production: { state: "recording" } }]);
    expect(await look(server, client, "?production=going&turn=client")).toMatchObject({
      totalElements: 0,
      content: [],
    });
    expect((await look(server, client, "")).content).toMatchObject([
      { production: null },
      { production: {} },
    ]);
  });

  test("counts rounds as a term: another number is another proposal", async ({ send, owner, terms }) => {
    const offer = await send();
    const propose = (rounds: number) => offer.act(owner, { kind: "propose", terms: { ...terms(), rounds } });
    expect(await propose(2)).toEqual([422, "terms-unchanged"]);
    expect(await propose(21)).toEqual([400, "invalid-input"]);
    expect(await propose(0)).toEqual([200]);
  });
});
