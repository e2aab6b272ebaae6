import type { OfferDraft, Terms } from "#contract/offers/offers.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { actOn, sendOffer, type Act } from "./sent-offer.ts";

/** The application with two voices, an owner and a client, and what both do to offers. */
export const test = base
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend("client", ({ server }) => server.createClient({ name: "Gökçe", lastName: "Altınışık" }))
  .extend("voiceIds", { scope: "file" }, ({ db }) => addArtist(db, "/audio/a.mp3", "/audio/b.mp3"))
  // Sends an offer of the client; the answer is its id.
  .extend(
    "send",
    ({ server, client, voiceIds }) =>
      (draft: Partial<OfferDraft> = {}) =>
        sendOffer(server, client, { voiceIds, ...draft }),
  )
  .extend("offerId", ({ send }) => send())
  .extend(
    "act",
    ({ server }) =>
      (person: Person, offerId: string, act: Act) =>
        actOn(server, person, offerId, act),
  )
  .extend(
    "propose",
    ({ act, voiceIds }) =>
      (person: Person, offerId: string, terms: Partial<Terms>) =>
        act(person, offerId, {
          kind: "propose",
          terms: { budget: 1250, platform: "TV", version: 2, voiceIds, ...terms },
        }),
  )
  .extend(
    "openOffer",
    ({ open }) =>
      (person: Person, offerId: string) =>
        open(`/offers/${offerId}`, person),
  );
