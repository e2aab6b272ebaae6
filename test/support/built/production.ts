import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { Production, Take } from "#contract/productions/productions.ts";
import { expectDone, get, logIn, post, type Caller } from "./callers.ts";

/** Both sides of a server with the demo catalogue. */
export interface Sides {
  origin: string;
  owner: Caller;
  client: Caller;
}

export const logInBoth = async (origin: string): Promise<Sides> => ({
  origin,
  owner: await logIn(origin, "demo-owner"),
  client: await logIn(origin, "demo-client"),
});

export const findOffer = ({ origin, owner }: Sides, offerId: string): Promise<OfferDetails> =>
  get<OfferDetails>(origin, owner, `/api/v1/offers/${offerId}`);

/** The work on an accepted offer, as the agency sees it. */
export async function findWork(sides: Sides, offerId: string): Promise<Production> {
  const { production } = await findOffer(sides, offerId);
  if (!production) throw new Error("the offer has no production");
  return production;
}

/** Acts on what one sees now; `key` makes that it happens once. */
export async function actOn(
  sides: Sides,
  side: "owner" | "client",
  offerId: string,
  act: Record<string, unknown>,
  key?: string,
): Promise<Response> {
  const { events, proposal } = await findOffer(sides, offerId);
  const seen = act["kind"] === "accept" ? { proposal } : {};
  const body = { ...act, ...seen, eventId: events.at(-1)?.eventId };
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return post(sides.origin, sides[side], `/api/v1/offers/${offerId}/events`, body, headers);
}

/** Has one of the demo's open offers accepted; answers its id. */
export async function acceptOffer(sides: Sides): Promise<string> {
  const { content } = await get<OfferPage>(sides.origin, sides.client, "/api/v1/offers?status=open");
  const [{ offerId = "", turn } = {}] = content;
  await expectDone(await actOn(sides, turn === "client" ? "client" : "owner", offerId, { kind: "accept" }));
  return offerId;
}

/** Makes a take of what was sent; `key` makes that it happens once. */
export const addTake = ({ origin, owner }: Sides, offerId: string, uploadId: string, key: string) =>
  post(origin, owner, `/api/v1/offers/${offerId}/takes`, { uploadId }, { "idempotency-key": key });

/** Asks until a take of the production is in no work any more. */
export async function untilPrepared(sides: Sides, offerId: string, nth: number): Promise<Take> {
  for (;;) {
    const take = (await findWork(sides, offerId)).takes[nth];
    if (take && take.state !== "preparing") return take;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
