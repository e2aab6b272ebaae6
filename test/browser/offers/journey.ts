import { expect } from "vitest";
import type { Open } from "#test/support/browser/fixtures.ts";
import { accept, changeScript, lookAgain, openOffer, print, propose, sendOffer, stateIs } from "./steps.ts";
import { offerWords, type OfferLocale } from "./words.ts";

/** An offer from its sending to paper, by both sides at once and by keyboard alone. */
export async function offerJourney(open: Open, locale: OfferLocale): Promise<void> {
  const say = offerWords[locale];
  const title = "Sonbahar lansmanı";
  const client = await open("/panel", { as: "demo-client", locale });
  await sendOffer(client, locale, title);
  await openOffer(client, locale, { title, isTheirs: true });

  const owner = await open("/owner/dashboard", { as: "demo-owner", locale });
  await openOffer(owner, locale, { title });
  await propose(owner, locale, { budget: say.second, proposal: 2 });
  await stateIs(owner, say.waitingForClient);

  await lookAgain(client);
  await client.getByRole("article", { name: say.proposal(2), exact: true }).waitFor();
  await changeScript(client, locale);

  await lookAgain(owner);
  await owner.getByText(say.briefLine).waitFor();
  await propose(owner, locale, { budget: say.third, proposal: 3 });

  await lookAgain(client);
  await client.getByRole("article", { name: say.proposal(3), exact: true }).waitFor();
  await accept(client, locale);

  await lookAgain(owner);
  await owner.getByRole("heading", { level: 2, name: say.accepted, exact: true }).waitFor();
  for (const page of [client, owner]) await print(page, locale, title);
  expect([...client.faults, ...owner.faults]).toEqual([]);
}
