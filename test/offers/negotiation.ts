import type { Client } from "#contract/clients/clients.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferDraft } from "#contract/offers/offers.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { isProductionAct } from "#server/productions/acts/act.ts";
import { sendUpdate } from "#test/clients/calls.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

type Headers = Record<string, string>;

/** What both sides do to one offer, as their pages do it. */
export class Talk {
  readonly server: TestServer;
  readonly offerId: string;

  constructor(server: TestServer, offerId: string) {
    this.server = server;
    this.offerId = offerId;
  }

  get #url() {
    return `/api/v1/offers/${this.offerId}`;
  }

  async read(person: Person): Promise<OfferDetails> {
    const answer = await this.server.inject({
      url: this.#url,
      headers: { ...person.headers, "accept-language": "en" },
    });
    return answer.json<OfferDetails>();
  }

  post(person: Person, what: string, payload: object, headers: Headers = {}) {
    const all = { ...person.headers, "accept-language": "en", ...headers };
    return this.server.inject({ method: "POST", url: `${this.#url}/${what}`, headers: all, payload });
  }

  /** Proposal and last event, as somebody sees them now. */
  async seen(person: Person): Promise<{ proposal: number; eventId: string }> {
    const { proposal = 0, events } = await this.read(person);
    return { proposal, eventId: events.at(-1)?.eventId ?? "" };
  }

  /** Does an act of somebody who has seen everything; a status and a code tell how it went. */
  async act(person: Person, act: { kind: string; [field: string]: unknown }, headers: Headers = {}) {
    const { proposal, eventId } = await this.seen(person);
    const seen = isProductionAct(act) ? { eventId } : { proposal, eventId };
    const sent = act.kind === "message" ? act : { ...seen, ...act };
    return outcome(await this.post(person, "events", sent, headers));
  }

  async brief(person: Person, brief: object) {
    return outcome(await this.post(person, "brief", { ...(await this.seen(person)), brief }));
  }
}

const outcome = ({ statusCode, headers }: { statusCode: number; headers: object }) =>
  [statusCode, ...("problem-code" in headers ? [headers["problem-code"]] : [])] as const;

/** Sends an offer; answers what both sides do to it. */
export async function sendOffer(server: TestServer, client: Person, draft: OfferDraft): Promise<Talk> {
  const answer = await sendUpdate(server, client, { offers: [draft] });
  return new Talk(server, answer.json<Partial<Client>>().offers?.[0]?.offerId ?? "");
}

/** Today and days from then where the agency is, by a server's clock. */
export function dayFrom({ clock }: TestServer, days = 0): string {
  const time = new Date(clock.read().getTime() + days * 86_400_000);
  return dayIn("Europe/Istanbul", time);
}

/** A client and an owner with two voices and offers between them. */
export const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) =>
    addArtist(server.parts.db, "/audio/a.mp3", "/audio/b.mp3"),
  )
  .extend("terms", ({ voiceIds }) => (more: Partial<OfferDraft> = {}) => ({
    budget: 100,
    platform: "TV",
    version: 1,
    voiceIds,
    ...more,
  }))
  .extend(
    "send",
    // The owner is there before the offer, which is unread for nobody else.
    ({ server, client, terms, owner: _owner }) =>
      (more: Partial<OfferDraft> = {}) =>
        sendOffer(server, client, terms(more)),
  );
