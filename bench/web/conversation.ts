import type { Browser, Page } from "playwright-core";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import { throttle } from "./throttle.ts";

interface Visit {
  browser: Browser;
  origin: string;
  token: string;
}

/** The open offer that stands first in the list, with all there is to tell of it. */
async function readOffer({ origin, token }: Omit<Visit, "browser">): Promise<OfferDetails> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${origin}/api/v1/offers?status=open`, { headers });
  const [first] = ((await list.json()) as { content: { offerId: string }[] }).content;
  return (await (
    await fetch(`${origin}/api/v1/offers/${first?.offerId}`, { headers })
  ).json()) as OfferDetails;
}

/** Answers the page's question with the offer, as if it had this many messages. */
async function fillConversation(page: Page, offer: OfferDetails, count: number): Promise<void> {
  const message = {
    kind: "message",
    side: "agency",
    by: "Ayşe",
    text: "Merhaba, kayıt hazır.",
    attachments: [],
  };
  const events = Array.from({ length: count }, (_, nth) => ({
    ...message,
    eventId: String(nth + 1),
    at: new Date(Date.UTC(2026, 0, 1, nth)).toISOString(),
  }));
  await page.route(`**/api/v1/offers/${offer.offerId}`, (route) =>
    route.fulfill({ json: { ...offer, events } }),
  );
}

/** Milliseconds from opening an offer's page to its newest event in the page, with the CPU 4× slower. */
export async function drawConversation({ browser, ...visit }: Visit, count: number): Promise<number> {
  const offer = await readOffer(visit);
  const context = await browser.newContext();
  await context.addInitScript((token) => localStorage.setItem("token", token), visit.token);
  const page = await context.newPage();
  await fillConversation(page, offer, count);
  await throttle(page, { network: false });
  await page.goto(`${visit.origin}/offers/${offer.offerId}`);
  const drawn = await page.waitForFunction(
    (last) => document.querySelector(`[data-event="${last}"]`) && performance.now(),
    String(count),
  );
  const milliseconds = await drawn.jsonValue();
  await context.close();
  return Number(milliseconds);
}
