import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { offerCounts, offers, offerVoices } from "#server/db/schema/offers.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { storeOffer } from "./stored-offer.ts";

const words = {
  tr: {
    title: "Yönetim paneli",
    loading: "Yükleniyor",
    offers: "Teklifler",
    none: "Henüz teklif yok",
    budgets: ["$1.250", "$12.500,50", "Bütçe henüz kararlaştırılmadı"],
    collapse: "Kenar çubuğunu daralt",
    expand: "Kenar çubuğunu genişlet",
    all: "Tümünü göster",
    more: "Daha fazla göster",
    fewer: "Daha az göster",
    waiting: "Sıra sizde",
    actions: ["Ses örneği ekle", "Müşteri oluştur", "Seslendirme sanatçısını güncelle"],
    failed: "Sunucuda bir hata oluştu.",
    retry: "Tekrar dene",
  },
  en: {
    title: "Dashboard",
    loading: "Loading",
    offers: "Offers",
    none: "No offers available",
    budgets: ["$1,250", "$12,500.50", "Budget not settled yet"],
    collapse: "Collapse sidebar",
    expand: "Expand sidebar",
    all: "Show all",
    more: "Show more",
    fewer: "Show fewer",
    waiting: "Waiting for you",
    actions: ["Add voice sample", "Create client", "Update voice artist"],
    failed: "Server responded with an error.",
    retry: "Try again",
  },
};

const withOffers = base
  .extend("client", ({ server }) => server.createClient({ name: "Orvanta", lastName: "Kahve" }))
  .extend("voiceIds", { scope: "file" }, ({ db }) => addArtist(db, "https://cdn.example/a.mp3"))
  // No offers of an earlier test.
  .extend("emptied", { auto: true }, async ({ db }) => {
    for (const table of [offerVoices, offers, offerCounts]) await db.delete(table);
  })
  // An offer of the client, some minutes old.
  .extend(
    "store",
    ({ db, client: { userId }, voiceIds: [voiceId = ""] }) =>
      (budget: number, platform: string, minutes: number) => {
        const createdAt = new Date(Date.now() - minutes * 60_000);
        return storeOffer(db, { userId, voiceId, budget, platform, createdAt });
      },
  );

const items = (name: string) =>
  within(screen.getByRole("complementary", { name })).queryAllByRole("listitem");

describe.each(testedLanguages)("the dashboard, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const seeTitle = async () =>
    expect(await screen.findByRole("heading", { level: 1, name: say.title })).toBeVisible();
  const test = withOffers.extend("openDashboard", ({ owner, open }) => async () => {
    const app = await open("/owner/dashboard", owner);
    await seeTitle();
    return app;
  });

  test("shows Loading until the owner is known", async ({ owner, open }) => {
    const known = Promise.withResolvers<undefined>();
    watchCalls(({ path }) => (path === "/api/v1/auth/me" ? known.promise : undefined));
    const opening = open("/owner/dashboard", owner);
    expect(await screen.findByText(say.loading)).toBeVisible();
    expect(screen.queryByRole("heading", { name: say.title })).toBeNull();
    known.resolve(undefined);
    await opening;
    expect(await screen.findByRole("heading", { name: say.title })).toBeVisible();
  });

  test("lists the offers newest first: client, budget in dollars, platform", async ({
    store,
    openDashboard,
  }) => {
    await store(0, "Sesli kitap", 60 * 24 * 40);
    await store(12_500.5, "Mobil oyun", 180);
    await store(1250, "YouTube reklamı", 12);
    await openDashboard();
    await screen.findByText("YouTube reklamı");
    const rows = items(say.offers).map((item) => item.textContent);
    expect(rows).toHaveLength(3);
    const platforms = ["YouTube reklamı", "Mobil oyun", "Sesli kitap"];
    for (const [place, row] of rows.entries()) {
      expect(row).toContain(`Orvanta Kahve${say.budgets[place]}${platforms[place]}`);
    }
  });

  test("shows all, then page by page what the server has, then fewer", async ({ store, openDashboard }) => {
    for (let nth = 45; nth > 0; nth -= 1) await store(nth, `Platform ${nth}`, nth);
    const calls = watchCalls();
    const { user } = await openDashboard();
    await screen.findByText("Platform 1");
    expect(within(screen.getByRole("complementary")).getByText("45")).toBeVisible();
    expect(await screen.findByText(`${say.waiting} · 45`)).toBeVisible();
    expect(items(say.offers)).toHaveLength(20);

    await user.click(screen.getByRole("button", { name: say.all }));
    await user.click(screen.getByRole("button", { name: say.more }));
    await screen.findByText("Platform 40");
    await user.click(screen.getByRole("button", { name: say.more }));
    await screen.findByText("Platform 45");
    expect(items(say.offers)).toHaveLength(45);
    expect(calls.map(({ path }) => path).filter((path) => path.includes("turn="))).toEqual(
      [0, 1, 2].map((page) => `/api/v1/offers?page=${page}&turn=agency&size=20`),
    );
    await user.click(screen.getByRole("button", { name: say.fewer }));
    expect(screen.getByRole("button", { name: say.all })).toBeVisible();
  });

  test("says that there are no offers", async ({ openDashboard }) => {
    await openDashboard();
    expect(await screen.findByText(say.none)).toBeVisible();
  });

  test("collapses and remembers it", async ({ store, openDashboard }) => {
    await store(1, "Radyo", 1);
    const { user, close } = await openDashboard();
    expect(await screen.findByText("Radyo")).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.collapse }));
    expect(screen.getByText("Radyo")).not.toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: say.expand })).toHaveFocus());
    close();

    const again = await openDashboard();
    expect(await screen.findByText("Radyo")).not.toBeVisible();
    await again.user.click(screen.getByRole("button", { name: say.expand }));
    expect(screen.getByText("Radyo")).toBeVisible();
  });

  test("says why the offers could not be had, and tries again", async ({ store, openDashboard }) => {
    await store(1, "Radyo", 1);
    let isBroken = true;
    watchCalls(({ path }) =>
      isBroken && path.startsWith("/api/v1/offers") ? new Response("", { status: 400 }) : undefined,
    );
    const { user } = await openDashboard();
    expect(await screen.findByRole("alert")).toHaveTextContent(say.failed);
    isBroken = false;
    await user.click(screen.getByRole("button", { name: say.retry }));
    expect(await screen.findByText("Radyo")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("leads to the three things an owner does", async ({ openDashboard }) => {
    await openDashboard();
    const links = say.actions.map((name) => screen.getByRole("link", { name: new RegExp(`^${name}`) }));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/owner/create-voice-artist",
      "/owner/create-client",
      "/owner/update-voice-artist",
    ]);
  });
});
