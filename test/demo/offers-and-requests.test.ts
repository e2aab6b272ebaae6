import { describe, expect, it } from "vitest";
import { Value } from "typebox/value";
import { OfferDraft } from "#contract/offers/offers.ts";
import { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { baseUserName } from "#server/clients/user-name.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { demoClients } from "#demo/customers/clients.ts";
import { demoOffers } from "#demo/customers/offers.ts";
import { requestsOfAYear } from "#demo/customers/requests/of-a-year.ts";
import { demoVoiceRequests } from "#demo/customers/requests/voice-requests.ts";

const voiceIds = new Set(demoArtists.flatMap(({ voices }) => voices.map(({ voiceId }) => voiceId)));
const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

describe("the demo offers", () => {
  it("are fourteen, newest first, that the contract would take", () => {
    expect(demoOffers.length).toBe(14);
    const ages = demoOffers.map(({ createdMinutesAgo }) => createdMinutesAgo);
    expect(ages).toEqual(ascending(ages));
    for (const { budget, platform, version, voiceIds: chosen } of demoOffers)
      expect(Value.Check(OfferDraft, { budget, platform, version, voiceIds: chosen })).toBe(true);
    expect(new Set(demoOffers.map(({ offerId }) => offerId)).size).toBe(14);
  });

  it("come from demo clients and ask for voices there are", () => {
    const userNames = demoClients.map(({ userName }) => userName);
    for (const { userName, voiceIds: chosen } of demoOffers) {
      expect(userNames).toContain(userName);
      expect(chosen.filter((voiceId) => !voiceIds.has(voiceId))).toEqual([]);
    }
  });
});

describe("the demo clients", () => {
  it("have user names of their own and like voices there are", () => {
    expect(demoClients[0]?.userName).toBe("demo-client");
    expect(new Set(demoClients.map(({ userName }) => userName)).size).toBe(demoClients.length);
    for (const { userName, name, lastName } of demoClients.slice(1))
      expect(userName).toBe(baseUserName(name, lastName));
    for (const { likedVoiceIds } of demoClients)
      expect(likedVoiceIds.filter((voiceId) => !voiceIds.has(voiceId))).toEqual([]);
  });
});

describe("the demo voice requests", () => {
  it("are a year of them, newest first, that the contract would take", () => {
    expect(demoVoiceRequests.length).toBeGreaterThan(60);
    const ages = demoVoiceRequests.map(({ createdMinutesAgo }) => createdMinutesAgo);
    expect(ages).toEqual(ascending(ages));
    expect(ages.at(-1)).toBeGreaterThan(300 * 24 * 60);
    expect(new Set(demoVoiceRequests.map(({ key }) => key)).size).toBe(demoVoiceRequests.length);
    for (const { sent } of demoVoiceRequests) expect(Value.Check(VoiceRequest, sent)).toBe(true);
    expect(requestsOfAYear()).toEqual(requestsOfAYear());
  });

  it("say what happened in its order, nothing of it in the future", () => {
    for (const { steps, createdMinutesAgo } of demoVoiceRequests) {
      const times = steps.map(({ after }) => after);
      expect(times).toEqual(ascending(times));
      expect(times.at(-1) ?? 0).toBeLessThan(createdMinutesAgo);
    }
  });

  it("write to nobody", () => {
    for (const { sent } of demoVoiceRequests) expect(sent.email).toMatch(/^[\w.]+@[\w.]+\.example$/);
  });
});
