import type { OfferPage } from "#contract/offers/offers.ts";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import type { InboxRequest } from "#contract/voice-requests/voice-requests.ts";
import type { Ledger } from "./ledger.ts";
import { get, getAll, type Caller } from "#test/support/built/callers.ts";

/** What is lost or torn of everything that was acknowledged; empty when all is well. */
export async function findDamage(origin: string, owner: Caller, ledger: Ledger): Promise<string[]> {
  const offers = await getAll<OfferPage["content"][number]>(origin, owner, "/api/v1/offers");
  const requests = await getAll<InboxRequest>(origin, owner, "/api/v1/voice-requests");
  const names = await get<string[]>(origin, owner, "/api/v1/voice-artists/names");
  const made = names.filter((name) => name.startsWith("mark-"));
  const doubled = offers.length - new Set(offers.map(({ platform, userName }) => platform + userName)).size;
  const torn = offers
    .filter(({ platform, voices }) => platform.startsWith("mark-") && voices.length !== 2)
    .map(({ platform }) => `offer ${platform} is torn`);
  // The newest artists are those that a kill can have torn.
  for (const name of made.slice(-20)) {
    const { voices } = await get<VoiceArtist>(origin, owner, `/api/v1/voice-artists/names/${name}`);
    if (voices.length !== 1) torn.push(`artist ${name} is torn`);
  }
  const marks = {
    artist: new Set(made),
    offer: new Set(offers.map(({ platform }) => platform)),
    request: new Set(requests.map(({ companyName }) => companyName)),
  };
  const lost = (["artist", "offer", "request"] as const).flatMap((kind) =>
    ledger.missing(kind, marks[kind]).map((mark) => `${kind} ${mark} is lost`),
  );
  const demoDoubles = offers.filter(({ platform }) => !platform.startsWith("mark-")).length;
  if (doubled > demoDoubles) torn.push(`${doubled} offers are there twice`);
  return [...lost, ...torn, ...ledger.wrong];
}
