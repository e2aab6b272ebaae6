import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { listsOf } from "#test/lists/calls.ts";
import { sendOffer } from "#test/offers/sent-offer.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";

const test = base.extend("voiceIds", async ({ server, client }) => {
  const answer = await server.inject({ url: "/api/v1/voices", headers: client.headers });
  return answer.json<VoicePage>().content.map(({ voiceId }) => voiceId);
});

const words = {
  tr: {
    back: "Geri",
    cancel: "Vazgeç",
    print: "Yazdır",
    lists: "Listeler",
    offers: "Teklifler",
    createClient: "Müşteri oluştur",
    toOffers: "Tekliflere git",
    toLists: "Listelere git",
    toLibrary: "Kütüphaneye git",
    noOffer: "Teklif bulunamadı.",
    noList: "Liste bulunamadı.",
    noRoom: "Oda bulunamadı.",
    noPage: "Sayfa bulunamadı",
    toHome: "Ana sayfaya git",
  },
  en: {
    back: "Back",
    cancel: "Cancel",
    print: "Print",
    lists: "Lists",
    offers: "Offers",
    createClient: "Create client",
    toOffers: "Go to offers",
    toLists: "Go to lists",
    toLibrary: "Go to the library",
    noOffer: "Offer not found.",
    noList: "List not found.",
    noRoom: "Room not found.",
    noPage: "Page not found",
    toHome: "Go to the home page",
  },
};

const inMain = () => within(screen.getByRole("main"));

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("an artist's editor leads back to the table as it was, and so does its “cancel”", async ({
    server,
    owner,
    open,
  }) => {
    const name = `Zeliha ${locale}`;
    expect((await artistCalls(server, owner).create(artistDraft({ name }))).statusCode).toBe(201);
    const { user, address } = await open("/owner/voice-artists?q=zeliha", owner);
    const table = address();
    for (const way of [say.back, say.cancel]) {
      await user.click((await inMain().findAllByRole("link", { name }))[0] ?? document.body);
      await waitFor(() => expect(address()).toMatch(/update-voice-artist\?artist=/));
      await inMain().findByRole("link", { name: say.cancel });
      await user.click(inMain().getByRole("link", { name: way }));
      await waitFor(() => expect(address()).toBe(table));
    }
  });

  test("the form of a client leads back to the clients", async ({ owner, open }) => {
    const { user, address } = await open("/owner/clients", owner);
    const clients = address();
    await user.click(await inMain().findByRole("link", { name: say.createClient }));
    await waitFor(() => expect(address()).toBe("/owner/create-client"));
    await user.click(await inMain().findByRole("link", { name: say.back }));
    await waitFor(() => expect(address()).toBe(clients));
  });

  test("an offer leads back to the dashboard that it was opened from", async ({
    server,
    client,
    owner,
    voiceIds,
    open,
  }) => {
    const offerId = await sendOffer(server, client, { voiceIds: voiceIds.slice(0, 2) });
    const { user, address } = await open("/owner/dashboard", owner);
    const link = () => document.querySelector<HTMLElement>(`a[href*="${offerId}"]`);
    await waitFor(() => expect(link()).not.toBeNull());
    await user.click(link() ?? document.body);
    await waitFor(() => expect(address()).toBe(`/offers/${offerId}`));
    await screen.findByRole("button", { name: say.print });
    await user.click(await inMain().findByRole("link", { name: say.back }));
    await waitFor(() => expect(address()).toBe("/owner/dashboard"));
  });

  test("a list that was opened by its address leads to all lists, which lead nowhere back", async ({
    server,
    client,
    voiceIds,
    open,
  }) => {
    const { listId } = await listsOf(server, client).create({ name: "Güz", voiceIds: voiceIds.slice(0, 2) });
    const { user, address } = await open(`/lists/${listId}`, client);
    await screen.findByRole("heading", { name: "Güz" });
    const back = inMain().getByRole("link", { name: say.lists });
    expect(screen.queryByRole("link", { name: say.back })).toBeNull();
    await user.click(back);
    await waitFor(() => expect(address()).toBe("/lists"));
    await user.click(await inMain().findByRole("link", { name: "Güz" }));
    await screen.findByRole("heading", { level: 1, name: "Güz" });
    const length = history.length;
    await user.click(await inMain().findByRole("link", { name: say.lists }));
    await waitFor(() => expect(address()).toBe("/lists"));
    expect(history.length).toBe(length);
  });

  test.for([
    ["offers", "noOffer", "toOffers"],
    ["lists", "noList", "toLists"],
    ["rooms", "noRoom", "toLists"],
  ] as const)(
    "an unknown address under /%s says what is missing and leads on",
    async ([part, what, onward], { client, open }) => {
      await open(`/${part}/${randomUUID()}`, client);
      expect(await screen.findByRole("heading", { name: say[what] })).toBeVisible();
      const link = inMain().getByRole("link", { name: say[onward] });
      expect(link).toHaveAttribute("href", onward === "toOffers" ? "/offers" : "/lists");
    },
  );

  test("an unknown page leads whoever is signed in to the library", async ({ client, open }) => {
    await open("/nowhere", client);
    expect(await screen.findByRole("heading", { name: say.noPage })).toBeVisible();
    expect(await screen.findByRole("link", { name: say.toLibrary })).toHaveAttribute("href", "/panel");
    expect(screen.queryByRole("link", { name: say.toHome })).toBeNull();
  });
});
