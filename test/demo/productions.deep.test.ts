import { createHash } from "node:crypto";
import { expect } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { Production, TakeNotes } from "#contract/productions/productions.ts";
import { demoRecordings } from "#demo/takes.ts";
import { test as base } from "./filled-demo.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("findIn", ({ ask }) =>
    /** The production in a state, as one of the two sees it. */
    async (who: "owner" | "client", state: Production["state"]) => {
      const { content } = (await ask(who, "offers?status=accepted")).json<OfferPage>();
      const found = content.find(({ production }) => production?.state === state);
      const { production, ...offer } = (await ask(who, `offers/${found?.offerId}`)).json<OfferDetails>();
      if (!production) throw new Error(`The demo has no production in ${state}.`);
      return { offerId: found?.offerId ?? "", offer, production };
    },
  );

test("the demo client is to answer two takes, one of which replaces another, with notes of each kind", async ({
  ask,
  findIn,
}) => {
  const { offerId, offer, production } = await findIn("client", "review");
  const { takes, round, turn, openedAt } = production;
  expect([round, turn]).toEqual([2, "client"]);
  expect(Date.parse(openedAt ?? "")).toBeGreaterThan(Date.parse(production.handedOverAt ?? ""));
  const replaced = takes.find(({ replaces }) => replaces !== null)?.replaces;
  expect(takes.map(({ round: of, takeId }) => [of, takeId === replaced])).toEqual([
    [1, true],
    [1, false],
    [2, false],
  ]);
  for (const take of takes) {
    expect(take).toMatchObject({ state: "ready", format: "wav", channels: 1, sampleRate: 48_000 });
    expect(take.peaks).toMatch(/^[\da-f]+$/);
    expect(take.checks?.loudness).toBeCloseTo(-18, 0);
    expect(offer.voices.map(({ voiceId }) => voiceId)).toContain(take.voiceId);
  }
  const lists = await Promise.all(
    takes.map(async ({ takeId, seconds }) => {
      const { notes } = (await ask("client", `offers/${offerId}/takes/${takeId}/notes`)).json<TakeNotes>();
      for (const { from, to } of notes) expect(to ?? from).toBeLessThan((seconds ?? 0) * 1000);
      return notes;
    }),
  );
  const notes = lists.flat();
  expect(new Set(notes.map(({ to }) => to === null))).toEqual(new Set([true, false]));
  const [resolved, ...more] = notes.filter(({ resolved: by }) => by !== null);
  expect(more).toEqual([]);
  expect(resolved?.replies.map(({ side }) => side)).toEqual(["agency"]);
});

test("a take of the demo is listened to at once", async ({ filled, findIn, server }) => {
  const { offerId, production } = await findIn("client", "review");
  const url = `/api/v1/offers/${offerId}`;
  const allowed = await server.inject({ method: "POST", url: `${url}/listen`, headers: filled.client });
  const cookie = allowed.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const { takeId } of production.takes) {
    const heard = await server.inject({ url: `${url}/takes/${takeId}/audio`, headers: { cookie } });
    expect(heard.statusCode).toBe(200);
    expect(heard.headers["content-type"]).toBe("audio/mpeg");
  }
});

test("another client of the demo has approved files: synthetic ones, and the approval's byte for byte", async ({
  ask,
  findIn,
}) => {
  const { offerId, offer, production } = await findIn("owner", "approved");
  const { approval, takes, keptUntil } = production;
  expect(offer.events.at(-1)?.kind).toBe("approved");
  expect(approval?.takes.map(({ takeId }) => takeId)).toEqual(takes.map(({ takeId }) => takeId));
  expect(takes.length).toBeGreaterThan(1);
  expect(Date.parse(keptUntil ?? "")).toBeGreaterThan(Date.parse(approval?.at ?? ""));
  for (const { takeId, sha256 } of approval?.takes ?? []) {
    const { rawPayload } = await ask("owner", `offers/${offerId}/takes/${takeId}/file`);
    expect(createHash("sha256").update(rawPayload).digest("hex")).toBe(sha256);
    expect(rawPayload.subarray(0, 100).toString("latin1")).toContain("Synthetic demo audio");
  }
});

test("a recording of the demo is what its offer's script says", async ({ findIn }) => {
  for (const [who, state] of [
    ["client", "review"],
    ["owner", "approved"],
  ] as const) {
    const { offer } = await findIn(who, state);
    const said = demoRecordings.filter(({ text }) => offer.brief?.script?.includes(text));
    expect(said.length).toBeGreaterThan(1);
  }
});
