import type { OfferPage } from "#contract/offers/offers.ts";
import type { DemoUser, Site } from "#test/support/browser/site.ts";

/** The offers of a demo person, by what the list is asked for. */
async function offersOf(site: Site, user: DemoUser, query: string): Promise<OfferPage> {
  const authorization = `Bearer ${await site.logIn(user)}`;
  const answer = await fetch(`${site.origin}/api/v1/offers?${query}`, { headers: { authorization } });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as OfferPage;
}

/** The address of the offer with the most voices among those that wait for this side. */
export async function waitingFor(site: Site, user: DemoUser): Promise<string> {
  const { content } = await offersOf(site, user, `turn=${user === "demo-owner" ? "agency" : "client"}`);
  const [longest] = content.toSorted((one, other) => other.voices.length - one.voices.length);
  if (!longest?.offerId) throw new Error(`no offer waits for ${user}`);
  return `/offers/${longest.offerId}`;
}
