import type { OfferAct, OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferDraft } from "#contract/offers/offers.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** Minutes: enough for an order by time, too little for a day to end. */
const instant = 0.001;

async function post(server: TestServer, person: Person, path: string, payload: object) {
  const answer = await server.inject({
    method: "POST",
    url: `/api/v1/${path}`,
    headers: person.headers,
    payload,
  });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** Sends an offer as a client does, and returns its id. The clock goes on, so that the next one is newer. */
export async function sendOffer(
  server: TestServer,
  client: Person,
  draft: Pick<OfferDraft, "voiceIds"> & Partial<OfferDraft>,
): Promise<string> {
  const offer = { budget: 1250, platform: "TV", version: 2, ...draft };
  const answer = await post(server, client, `clients/update/${client.userName}`, { offers: [offer] });
  server.clock.forward(instant);
  const { offers } = answer.json<{ offers: { offerId: string; createdAt: string }[] }>();
  const [newest] = offers.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!newest) throw new Error("the client has no offer");
  return newest.offerId;
}

export type Act = OfferAct extends infer Each
  ? Each extends OfferAct
    ? Omit<Each, "proposal" | "eventId">
    : never
  : never;

/** Acts on an offer, having seen all of it. */
export async function actOn(
  server: TestServer,
  person: Person,
  offerId: string,
  act: Act,
): Promise<OfferDetails> {
  const path = `offers/${offerId}`;
  const found = await server.inject({ url: `/api/v1/${path}`, headers: person.headers });
  const { proposal, events } = found.json<OfferDetails>();
  const seen = act.kind === "message" ? {} : { proposal, eventId: events.at(-1)?.eventId };
  const answer = await post(server, person, `${path}/events`, { ...act, ...seen });
  server.clock.forward(instant);
  return answer.json<OfferDetails>();
}
