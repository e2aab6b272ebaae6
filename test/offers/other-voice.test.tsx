import { screen, waitFor, within } from "@testing-library/react";
import { expect, test as base } from "vitest";
import { eq } from "drizzle-orm";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { openApp, startAppServer } from "#test/support/app.tsx";
import { addArtist } from "#test/support/artists.ts";
import { sendOffer } from "./sent-offer.ts";

const test = base.extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
  const server = await startAppServer();
  onCleanup(() => server.close());
  return server;
});

const words = {
  tr: {
    counter: "Karşı teklif ver",
    add: "Ses ekle",
    search: "Ses arayın",
    none: "Bu aramaya uyan ses bulunamadı",
    addZeynep: "Zeynep Öztürk ekle",
    remove: "Çıkar: Zeynep Öztürk",
    changed: "1 koşul değişiyor:",
    change: "1 koşul değişiyor: sesler",
    send: "Karşı teklifi gönder",
    proposal: "Koşullar 2",
  },
  en: {
    counter: "Counter-offer",
    add: "Add a voice",
    search: "Search voices",
    none: "No voices match this search",
    addZeynep: "Add Zeynep Öztürk",
    remove: "Remove: Zeynep Öztürk",
    changed: "1 term changes:",
    change: "1 term changes: voices",
    send: "Send counter-offer",
    proposal: "Terms 2",
  },
};

test.for(["tr", "en"] as const)(
  "in %s a counter-offer takes a voice from the library that the offer was not for",
  async (locale, { server }) => {
    localStorage.setItem("locale", locale);
    sessionStorage.clear();
    const say = words[locale];
    const { db } = server.parts;
    const owner = await server.createOwner();
    const client = await server.createClient();
    const voiceIds = await addArtist(db, "/audio/a.mp3");
    const [otherId = ""] = await addArtist(db, "/audio/b.mp3");
    const [other] = await db.select().from(voices).where(eq(voices.id, otherId));
    await db
      .update(voiceArtists)
      .set({ name: "Zeynep Öztürk" })
      .where(eq(voiceArtists.id, other?.artistId ?? ""));
    const offerId = await sendOffer(server, client, { voiceIds });

    const { user, close } = await openApp(server.origin, `/offers/${offerId}`, owner.token);
    await user.click(await screen.findByRole("button", { name: say.counter }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: say.add }));
    const search = await dialog.findByRole("searchbox", { name: say.search });
    await waitFor(() => expect(search).toHaveFocus());
    await user.type(search, "xyzxyz");
    expect(await dialog.findByText(say.none)).toBeVisible();
    await user.clear(search);
    await user.type(search, "zeynep");
    const [found] = await dialog.findAllByRole("button", { name: say.addZeynep });
    if (!found) throw new Error("no voice was found");
    await user.click(found);
    expect(dialog.getByRole("button", { name: say.remove })).toBeVisible();
    expect(search).toHaveFocus();
    expect(dialog.getByText(say.changed).parentElement).toHaveTextContent(say.change);
    await user.type(search, "{Enter}");
    expect(screen.getByRole("dialog")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: say.send }));
    const second = within(await screen.findByRole("article", { name: say.proposal }));
    expect(second.getByRole("definition")).toHaveTextContent("Zeynep Öztürk");
    close();
  },
);
