import { expect } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";
import type { ClientProfile } from "#contract/session.ts";
import { offersLetter } from "#server/offers/letter.ts";
import { findOffers } from "#server/offers/sql.ts";
import { readCurrency, readOffer } from "#src/session/read-offer.ts";
import { currencySign, formatMoney } from "#src/lib/i18n/format.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { sendOffer } from "./sent-offer.ts";

const test = base.extend("options", { scope: "file" }, () => ({ settings: { agencyCurrency: "TRY" } }));

test("an offer is in the agency's currency of when it was made, for its people and in letters", async ({
  server,
  client,
  db,
}) => {
  const voiceIds = await addArtist(db, "/audio/one.mp3");
  const offerId = await sendOffer(server, client, { voiceIds });
  server.parts.settings.agencyCurrency = "EUR";
  const answer = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  server.parts.settings.agencyCurrency = "TRY";
  const { currency, offers } = answer.json<ClientProfile>();
  expect(currency).toBe("EUR");
  expect(offers).toMatchObject([{ offerId, budget: 1250, currency: "TRY" }]);
  const placed = await findOffers(db, { offerId, limit: 1 }, "2026-01-01");
  const letter = offersLetter(
    placed.map((one) => ({ ...one, voices: [] })),
    "https://x.example",
    exampleAgency,
  );
  expect(letter?.text).toContain("₺1.250");
  expect(letter?.text).toContain("₺1,250");
});

test("a budget without a currency, or with nonsense, is read as dollars", () => {
  const offer = { budget: 5, platform: "TV", version: 1, voiceIds: [], clientName: "" };
  expect(readOffer(offer, "offer").currency).toBe("USD");
  expect(readOffer({ ...offer, currency: "TRY" }, "offer").currency).toBe("TRY");
  expect([readCurrency("dollars"), readCurrency(null), readCurrency("EUR")]).toEqual(["USD", "USD", "EUR"]);
});

test("the sign stands where the language has it", () => {
  expect([formatMoney(1250, "TRY", "tr"), formatMoney(1250.5, "EUR", "en")]).toEqual(["₺1.250", "€1,250.50"]);
  expect([currencySign("TRY", "tr"), currencySign("USD", "en")]).toEqual([{ before: "₺" }, { before: "$" }]);
});
