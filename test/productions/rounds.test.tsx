import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import { test as base } from "#test/offers/offer-fixtures.ts";
import { fillIn } from "#test/support/app.tsx";
import type { Person } from "#test/support/people.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("read", ({ server }) => async <Answer,>({ headers }: Person, path = "") => {
    const answer = await server.inject({ url: `/api/v1/offers${path}`, headers });
    return answer.json<Answer>();
  });

const foot = () => document.getElementById("counter-changes");
const field = () => screen.findByRole("textbox", { name: /^Dâhil tur sayısı/ });

test("rounds are a term: counter-offers carry them, they show where they hold, and an offer is sent again with them", async ({
  send,
  owner,
  client,
  act,
  read,
  openOffer,
}) => {
  const offerId = await send({ rounds: 3 });
  const agency = await openOffer(owner, offerId);
  await agency.user.click(await screen.findByRole("button", { name: "Karşı teklif ver" }));
  expect(await field()).toHaveValue("3");
  await agency.user.clear(await field());
  await fillIn(agency.user, await field(), "21");
  await waitFor(() => expect(foot()).toHaveTextContent("Kontrol edin: dâhil tur sayısı"));
  await agency.user.clear(await field());
  await fillIn(agency.user, await field(), "1");
  await waitFor(() => expect(foot()).toHaveTextContent("1 koşul değişiyor: dâhil tur sayısı"));
  await agency.user.click(screen.getByRole("button", { name: "Karşı teklifi gönder" }));
  const second = within(await screen.findByRole("article", { name: "Koşullar 2" }));
  expect(second.getByRole("definition")).toHaveTextContent("önce 3 şimdi 1");
  const held = within(screen.getByRole("complementary"));
  expect(held.getByText("Dâhil tur sayısı").nextElementSibling).toHaveTextContent("1");
  agency.close();

  const theirs = await openOffer(client, offerId);
  await theirs.user.click(await screen.findByRole("button", { name: "Karşı teklif ver" }));
  const version = await screen.findByRole("textbox", { name: "Versiyon" });
  await theirs.user.clear(version);
  await fillIn(theirs.user, version, "5");
  await theirs.user.click(screen.getByRole("button", { name: "Karşı teklifi gönder" }));
  await screen.findByRole("article", { name: "Koşullar 3" });
  expect(await read<OfferDetails>(client, `/${offerId}`)).toMatchObject({ rounds: 1, version: 5 });
  theirs.close();

  await act(owner, offerId, { kind: "decline", reason: "budget" });
  const again = await openOffer(client, offerId);
  await again.user.click(await screen.findByRole("button", { name: "Yeniden gönder" }));
  expect(await field()).toHaveValue("1");
  await again.user.clear(await field());
  await fillIn(again.user, await field(), "0");
  await again.user.click(screen.getByRole("button", { name: "Teklifi gönder" }));
  await screen.findByText("Teklif başarıyla oluşturuldu!");
  const { content } = await read<OfferPage>(client);
  const sent = content.find((offer) => offer.offerId !== offerId);
  expect(await read<OfferDetails>(client, `/${sent?.offerId}`)).toMatchObject({ rounds: 0, again: offerId });
});
