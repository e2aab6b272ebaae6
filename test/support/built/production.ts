import type { OfferDetails } from "#contract/offer-events.ts";
import type { OfferPage } from "#contract/offers.ts";
import type { Production, Take } from "#contract/productions/productions.ts";
import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { get, logIn, post, type Caller } from "./callers.ts";

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

/** JSON of an answer; throws for any refusal. */
export async function expectDone<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

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

/** A file whose bytes are read as they are needed. */
export interface LongFile {
  name: string;
  size: number;
  read(from: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
}

export async function beginUpload({ origin, owner }: Sides, { name, size }: LongFile): Promise<string> {
  const begun = await post(origin, owner, "/api/v1/uploads", { name, size });
  return (await expectDone<Upload>(begun)).uploadId;
}

/** Sends the part that begins at a place; answers how many bytes are held then. */
export async function sendPart(
  { origin, owner }: Sides,
  uploadId: string,
  file: LongFile,
  from: number,
): Promise<number> {
  const body = await file.read(from, uploadLimits.partBytes);
  const answer = await fetch(`${origin}/api/v1/uploads/${uploadId}?from=${from}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/octet-stream" },
    body,
  });
  return (await expectDone<Upload>(answer)).held;
}

/** Sends a whole file, part by part; answers its upload's id. */
export async function sendFile(sides: Sides, file: LongFile): Promise<string> {
  const uploadId = await beginUpload(sides, file);
  for (let held = 0; held < file.size;) held = await sendPart(sides, uploadId, file, held);
  return uploadId;
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
