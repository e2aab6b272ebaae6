import { describe, expect, it } from "vitest";
import { offersAddressOf, askedOffersOf } from "#src/features/offers/list/offers-query.ts";
import { readOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { readOfferPage } from "#src/features/offers/reading/read-offer-page.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";
import { readAttention } from "#src/session/offers/attention.ts";
import { readOffer } from "#src/session/read-offer.ts";

const voice = {
  voiceId: "v1",
  voiceArtistName: "Elif Karaçay",
  voiceMp3: "/audio/a.mp3",
  gender: "Female",
  ageRangeNames: ["ADULT", "ANCIENT"],
  voiceColorNames: ["WARM"],
  seconds: 12,
  peaks: null,
  transcript: null,
  loudness: null,
  truePeak: null,
  language: null,
  titleLanguage: null,
  isGone: true,
};
const offer = {
  budget: 1250,
  currency: "TRY",
  platform: "TV",
  version: 2,
  voiceIds: ["v1"],
  clientName: "Gökçe Altınışık",
  offerId: "o1",
  createdAt: "2026-11-13T11:20:00.000Z",
  changedAt: "2026-11-14T11:20:00.000Z",
  title: "Sonbahar",
  status: "open",
  turn: "client",
  proposal: 2,
  answerBy: "2026-11-19",
  userName: "gokce",
  company: null,
  unread: 1,
  voices: [voice],
};
const counts = { client: 1, agency: 2, accepted: 3, declined: 4, withdrawn: 5, expired: 6 };
const page = { content: [offer], totalPages: 1, totalElements: 1, counts, unread: ["client", "nothing"] };

describe("a page of offers", () => {
  it("is read with counts and voices; names that this page does not know are left out", () => {
    expect(readOfferPage({ ...page, more: 1 })).toEqual({
      ...page,
      content: [{ ...offer, voices: [{ ...voice, ageRangeNames: ["ADULT"] }] }],
      unread: ["client"],
    });
  });

  it("calls an offer without a title by its platform", () => {
    const [read] = readOfferPage({ ...page, content: [{ ...offer, title: "" }] }).content;
    expect(read?.title).toBe("TV");
  });

  it.each([
    ["offers.content[0].status", { ...page, content: [{ ...offer, status: "lost" }] }],
    ["offers.content[0].unread", { ...page, content: [{ ...offer, unread: "1" }] }],
    [
      "offers.content[0].voices[0].gender",
      { ...page, content: [{ ...offer, voices: [{ ...voice, gender: "Other" }] }] },
    ],
    ["offers.counts.accepted", { ...page, counts: { ...counts, accepted: undefined } }],
    ["offers.totalPages", { ...page, totalPages: null }],
  ])("is refused where %s is wrong", (part, value) => {
    expect(() => readOfferPage(value)).toThrow(new MalformedResponse(part));
  });
});

describe("an offer of a profile", () => {
  it("carries its state", () => {
    const { status, turn, proposal, title } = readOffer(offer, "offer");
    expect({ status, turn, proposal, title }).toEqual({
      status: "open",
      turn: "client",
      proposal: 2,
      title: "Sonbahar",
    });
  });

  it("has none where the back end sends none or an unknown one", () => {
    const specified = { budget: 1, platform: "TV", version: 1, voiceIds: [], clientName: "" };
    const read = { ...specified, currency: "USD" };
    expect(readOffer(specified, "offer")).toEqual(read);
    expect(readOffer({ ...specified, status: "lost", turn: "x" }, "offer")).toEqual(read);
  });
});

const happened = { at: "2026-11-14T11:20:00.000Z", by: "Ayşe" };
const events = [
  {
    ...happened,
    eventId: "1",
    side: "client",
    kind: "proposed",
    proposal: 1,
    terms: {
      budget: 900,
      platform: "TV",
      version: 2,
      voiceIds: ["v1"],
      usage: { media: ["TV"], territory: "TURKEY", months: null, exclusive: true },
      deliverBy: "2026-12-01",
      answerBy: null,
    },
    text: "",
  },
  {
    ...happened,
    eventId: "2",
    side: "agency",
    kind: "message",
    text: "Merhaba",
    attachments: [
      { attachmentId: "a", name: "a.mp3", format: "mp3", byteLength: 5, seconds: 3, peaks: "AA" },
    ],
  },
  {
    ...happened,
    eventId: "3",
    side: "client",
    kind: "briefChanged",
    fields: ["script"],
    removed: ["ışığında"],
    added: ["saatinde"],
  },
  { ...happened, eventId: "4", side: "agency", kind: "declined", reason: "not-our-work", text: "" },
  { ...happened, eventId: "5", side: "agency", kind: "accepted", proposal: 2 },
  { ...happened, eventId: "6", side: "system", kind: "withdrawn" },
  { ...happened, eventId: "7", side: "system", kind: "expired" },
];
const brief = { script: "Sabah", scriptLanguage: "TURKISH", targetSeconds: 30, notes: null };
const details = {
  ...offer,
  voices: [],
  usage: null,
  deliverBy: null,
  again: null,
  brief,
  production: null,
  events,
  hasOlder: false,
};

describe("one offer", () => {
  it("is read with brief and every kind of event", () => {
    expect(readOfferDetails(details)).toEqual(details);
  });

  it("leaves out an event of a kind that this page does not know", () => {
    const later = { ...happened, eventId: "8", side: "client", kind: "sung" };
    expect(readOfferDetails({ ...details, events: [...events, later] }).events).toEqual(events);
  });

  it("says that nothing is known where something is missing", () => {
    const read = readOfferDetails({ ...details, brief: {}, usage: { media: ["TV", "MOON"] } });
    expect(read.brief).toEqual({ script: null, scriptLanguage: null, targetSeconds: null, notes: null });
    expect(read.usage).toEqual({ media: ["TV"], territory: null, exclusive: false });
    expect(readOfferDetails({ ...details, brief: null }).brief).toBeNull();
  });

  it.each([
    ["offer.events[0].terms.budget", [{ ...events[0], terms: { ...details, budget: "1" } }]],
    ["offer.events[0].side", [{ ...events[1], side: "moon" }]],
    ["offer.events[0].reason", [{ ...events[3], reason: "weather" }]],
    ["offer.events[0].eventId", [{ ...events[4], eventId: 5 }]],
  ])("is refused where %s is wrong", (part, wrong) => {
    expect(() => readOfferDetails({ ...details, events: wrong })).toThrow(new MalformedResponse(part));
  });
});

it("reads how many wait, and refuses anything else", () => {
  expect(readAttention({ turn: 2, waiting: 3 })).toEqual({ turn: 2, waiting: 3 });
  expect(() => readAttention({ turn: 2 })).toThrow(new MalformedResponse("attention.waiting"));
});

describe("the list's address", () => {
  it.each([
    [{}, { tab: undefined, q: "", page: 0 }],
    [
      { tab: "closed", q: "radyo", page: 3 },
      { tab: "closed", q: "radyo", page: 2 },
    ],
    [
      { tab: "x", q: 5, page: "-1" },
      { tab: undefined, q: "", page: 0 },
    ],
  ])("reads %o", (search, query) => {
    expect(askedOffersOf(search)).toEqual(query);
    expect(askedOffersOf({ ...offersAddressOf(askedOffersOf(search)) })).toEqual(query);
  });
});
