import { describe, expect } from "vitest";
import type { Client } from "#contract/clients/clients.ts";
import { offers } from "#server/db/schema/offers.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const urls = Array.from({ length: 101 }, (_, n) => `/audio/voice-${n}.mp3`);

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, ...urls))
  .extend("client", ({ server }) => server.createClient({ name: "Ayşe", lastName: "Öz" }))
  .extend("draft", { scope: "file" }, ({ voiceIds }) => (more: object = {}) => ({
    budget: 1250.5,
    platform: "Radyo",
    version: 1,
    voiceIds: voiceIds.slice(0, 2),
    ...more,
  }))
  .extend(
    "offer",
    ({ server, client }) =>
      (...sent: object[]) =>
        sendUpdate(server, client, { likedVoiceMp3s: [], offers: sent }),
  );

describe("an offer", () => {
  test("is stored with the client and the time, and its mail is owed", async ({ server, offer, draft }) => {
    const mails = await server.parts.db.$count(mailOutbox);
    const answer = await offer(draft());
    expect(answer.statusCode).toBe(200);
    const [made] = answer.json<Client>().offers;
    expect(made).toEqual({
      ...draft(),
      clientName: "Ayşe Öz",
      currency: "USD",
      offerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: server.clock.read().toISOString(),
      changedAt: server.clock.read().toISOString(),
      title: "Radyo",
      status: "open",
      turn: "agency",
      proposal: 1,
      answerBy: null,
    });
    expect(await server.parts.db.$count(mailOutbox)).toBe(mails + 1);
  });

  test("that is known is left alone, and none is removed by being left out", async ({
    offer,
    draft,
    server,
    client,
  }) => {
    const first = (await offer(draft())).json<Client>().offers;
    const known = { ...first[0], budget: 1, platform: "changed" };
    const second = (await offer(known, draft({ version: 2 }))).json<Client>().offers;
    expect(second.map(({ version }) => version)).toEqual([2, 1]);
    expect(second[1]).toEqual(first[0]);
    expect((await offer()).json<Client>().offers).toEqual(second);
    expect((await sendUpdate(server, client, {})).json<Client>().offers).toEqual(second);
  });

  test("keeps the order of its voices and takes a hundred", async ({ voiceIds, offer, draft }) => {
    const many = voiceIds.slice(0, 100).toReversed();
    expect((await offer(draft({ voiceIds: many }))).json<Client>().offers[0]?.voiceIds).toEqual(many);
  });

  test.for([0, 0.01, 0.1, 999_999_999.99])(
    "of the budget %d comes back exactly",
    async (budget, { offer, draft }) => {
      expect((await offer(draft({ budget }))).json<Client>().offers[0]?.budget).toBe(budget);
    },
  );

  type Draft = (more?: object) => object;
  const refused: [
    what: string,
    sent: (draft: Draft, voiceIds: string[]) => object[],
    status: number,
    code: string,
  ][] = [
    ["a negative budget", (draft) => [draft({ budget: -1 })], 400, "invalid-input"],
    ["too large a budget", (draft) => [draft({ budget: 1_000_000_000 })], 400, "invalid-input"],
    ["a third decimal", (draft) => [draft({ budget: 12.345 })], 400, "invalid-input"],
    ["a budget as text", (draft) => [draft({ budget: "12" })], 400, "invalid-input"],
    ["no budget", (draft) => [draft({ budget: null })], 400, "invalid-input"],
    ["a blank platform", (draft) => [draft({ platform: " \t" })], 400, "invalid-input"],
    ["a control in the platform", (draft) => [draft({ platform: "TV\r\nBcc: x" })], 400, "invalid-input"],
    ["too long a platform", (draft) => [draft({ platform: "x".repeat(101) })], 400, "invalid-input"],
    ["version 0", (draft) => [draft({ version: 0 })], 400, "invalid-input"],
    ["version 1.5", (draft) => [draft({ version: 1.5 })], 400, "invalid-input"],
    ["version 1000", (draft) => [draft({ version: 1000 })], 400, "invalid-input"],
    ["no voices", (draft) => [draft({ voiceIds: [] })], 400, "invalid-input"],
    ["101 voices", (draft, voiceIds) => [draft({ voiceIds })], 400, "invalid-input"],
    [
      "a voice twice",
      (draft, voiceIds) => [draft({ voiceIds: [voiceIds[0], voiceIds[0]] })],
      400,
      "invalid-input",
    ],
    [
      "a voice twice, once in capitals",
      (draft, voiceIds) => [draft({ voiceIds: [voiceIds[0], voiceIds[0]?.toUpperCase()] })],
      400,
      "invalid-input",
    ],
    ["an id that is none", (draft) => [draft({ voiceIds: ["1; drop table"] })], 422, "unknown-voice"],
    [
      "a voice that does not exist",
      (draft, voiceIds) => [draft({ voiceIds: [voiceIds[0], "00000000-0000-4000-8000-000000000000"] })],
      422,
      "unknown-voice",
    ],
    ["a forged client", (draft) => [draft({ clientName: "Someone Else" })], 400, "invalid-input"],
    ["a forged time", (draft) => [draft({ createdAt: "2020-01-01T00:00:00Z" })], 400, "invalid-input"],
    ["two new offers", (draft) => [draft(), draft({ version: 2 })], 422, "invalid-input"],
    [
      "another's offer",
      (draft) => [{ ...draft(), clientName: "X", offerId: "00000000-0000-4000-8000-000000000000" }],
      422,
      "invalid-input",
    ],
    [
      "an offer id that is none",
      (draft) => [{ ...draft(), clientName: "X", offerId: "'" }],
      422,
      "invalid-input",
    ],
  ];

  test.for(refused)(
    "with %s is refused and nothing is written",
    async ([_what, sent, status, code], { server, client, draft, voiceIds }) => {
      const before = [await server.parts.db.$count(offers), await server.parts.db.$count(mailOutbox)];
      const answer = await sendUpdate(server, client, {
        likedVoiceMp3s: ["/audio/voice-1.mp3"],
        offers: sent(draft, voiceIds),
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code });
      expect([await server.parts.db.$count(offers), await server.parts.db.$count(mailOutbox)]).toEqual(
        before,
      );
      expect((await readClient(server, client)).likedVoiceMp3s).toEqual([]);
    },
  );
});
