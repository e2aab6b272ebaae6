import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { takes } from "#server/db/schema/productions.ts";
import type { Review } from "#contract/productions/review-link.ts";
import { dayFrom } from "#test/offers/negotiation.ts";
import { test } from "#test/productions/fixtures.ts";
import { askAgain, openRoomPage } from "./open-room-page.tsx";

test("a guest of a production in review hears its takes and writes a note, until the round is answered", async ({
  reviewed,
  client,
  server,
  origin,
  db,
}) => {
  const { offer, takeId } = await reviewed();
  await db.update(takes).set({ title: "Bölüm 1", seconds: 761 }).where(eq(takes.id, takeId));
  const made = await offer.post(client, "review-link", { until: dayFrom(server, 7), greeting: "Hangisi?" });
  const token = made.json<Review>().link?.path?.replace("/room/", "") ?? "";
  const { user } = await openRoomPage(origin, token, { locale: "tr" });

  expect(await screen.findByText("Hangisi?")).toBeVisible();
  const row = within(
    (await screen.findByRole("heading", { name: "Bölüm 1" })).closest("li") ?? document.body,
  );
  expect(row.getByText("12:41")).toBeVisible();
  await user.click(row.getByRole("button", { name: "Oynat: Bölüm 1" }));
  expect(await row.findByRole("button", { name: "Duraklat: Bölüm 1" })).toBeVisible();

  await user.click(row.getByRole("button", { name: /anına not ekle$/ }));
  await user.type(row.getByRole("textbox", { name: "Not" }), "Biraz yavaş");
  await user.click(row.getByRole("button", { name: "Ekle" }));
  // Nothing typed is lost while the name is missing.
  const name = screen.getByRole("textbox", { name: /^Adınız/ });
  expect(name).toHaveFocus();
  expect(row.getByRole("textbox", { name: "Not" })).toHaveValue("Biraz yavaş");
  await user.type(name, "Ece");
  await user.click(row.getByRole("button", { name: "Ekle" }));
  expect(await row.findByText("Biraz yavaş")).toBeVisible();
  const notes = async () => {
    const url = `/api/v1/offers/${offer.offerId}/review-link`;
    return (await server.inject({ url, headers: client.headers })).json<Review>().notes;
  };
  await waitFor(async () => expect(await notes()).toMatchObject([{ by: "Ece", text: "Biraz yavaş" }]));

  await offer.act(client, { kind: "askChanges", text: "Daha sıcak" });
  askAgain();
  expect(await screen.findByRole("heading", { name: "Kayıtlar artık dinlenemez" })).toBeVisible();
  expect(screen.queryByText("Bölüm 1")).toBeNull();
});
