import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { eq } from "drizzle-orm";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { test } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";

test.beforeAll(async ({ db }) => {
  localStorage.setItem("locale", "tr");
  const [first = "", second = ""] = await addArtist(db, "https://a.example/1.mp3", "https://a.example/2.mp3");
  await db
    .update(voices)
    .set({ title: "Forest tale", titleLanguage: "en", kind: "AUDIOBOOK" })
    .where(eq(voices.id, first));
  await db.update(voices).set({ title: "Bekleme müziği", kind: "OTHER" }).where(eq(voices.id, second));
  await addArtist(db, "https://a.example/3.mp3");
  await bumpCatalogue(db);
});

describe("a card of an artist with several samples", () => {
  test("says title and kind, and opens the artist's others in place", async ({ client, open }) => {
    const calls = watchCalls();
    const { user } = await open("/panel", client);
    const title = await screen.findByText("Forest tale");
    expect(title.parentElement).toHaveTextContent("Forest tale · Sesli kitap");
    expect(title).toHaveAttribute("lang", "en");
    expect(screen.getByText("Bekleme müziği")).toBeVisible();
    expect(screen.getAllByRole("button", { name: "2 örnek" })).toHaveLength(2);
    const card = title.closest("article") as HTMLElement;
    const count = within(card).getByRole("button", { name: "2 örnek" });
    expect(calls.some(({ path }) => path.includes("sameArtist"))).toBe(false);
    await user.click(count);
    const others = await within(card).findByRole("list", { name: /^Diğer örnekler: Sanatçı/ });
    expect(within(others).getAllByRole("listitem")).toHaveLength(1);
    expect(within(others).getByRole("heading", { name: "Bekleme müziği" })).toBeVisible();
    expect(within(others).getByRole("button", { name: /^Oynat: .+, Bekleme müziği/ })).toBeVisible();
    expect(within(others).getByRole("button", { name: /^Beğen: .+, Bekleme müziği/ })).toBeVisible();
    expect(within(card).getByRole("button", { name: "Teklif ver" })).toHaveAccessibleDescription(/^Sanatçı/);
    await user.click(count);
    await waitFor(() => expect(within(card).queryByRole("list", { name: /^Diğer örnekler/ })).toBeNull());
    await waitFor(() => expect(count).toHaveFocus());
  });
});
