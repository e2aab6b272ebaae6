import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { playCounts, searchCounts } from "#server/db/schema/insights.ts";
import { features } from "#contract/constants/enumerations.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { watchDownloads } from "#test/support/jsdom/downloads.ts";
import { startAppServer, openApp } from "#test/support/app.tsx";

beforeEach(() => localStorage.setItem("locale", "tr"));

const test = base
  .extend(
    "day",
    ({ server }) =>
      (ago: number) =>
        ahead(agencyToday(server.parts), { days: -ago }),
  )
  .extend("counted", { scope: "file" }, async ({ db, server }) => {
    const today = agencyToday(server.parts);
    const [often = "", seldom = ""] = await addArtist(db, "/a", "/b");
    await db.insert(playCounts).values([
      { day: today, voiceId: often, count: 1234 },
      { day: today, voiceId: seldom, count: 2 },
    ]);
    const combination = "languageNames=KURDISH&gender=Female&ageRangeNames=SENIOR";
    await db.insert(searchCounts).values([
      { day: today, combination, count: 41 },
      { day: today, combination: "languageNames=URDU", count: 2 },
    ]);
  })
  .extend("openInsights", ({ counted: _counted, owner, open }) => async (query = "") => {
    const app = await open(`/owner/insights${query}`, owner);
    await screen.findByRole("region", { name: "Sesler" });
    return app;
  });

const panel = (name: string) => within(screen.getByRole("region", { name }));

describe("the page of insights", () => {
  test("shows whom to recruit, and the same search in the library at a press", async ({ openInsights }) => {
    const { user, address } = await openInsights();
    const table = within(panel("Karşılanmayan talep").getByRole("table"));
    const [, first, second] = table.getAllByRole("row").map((row) => row.textContent);
    expect(first).toMatch(/^KürtçeKadınOlgun \(51\+\)410Aramayı aç/);
    expect(second).toMatch(/^Urduca<30Aramayı aç/);
    await user.click(table.getByRole("link", { name: /^Aramayı aç: Kürtçe/ }));
    await waitFor(() =>
      expect(address()).toBe("/panel?languageNames=KURDISH&gender=Female&ageRangeNames=SENIOR"),
    );
  });

  test("draws what voices were played, and says it as a table, keeping the focus", async ({
    openInsights,
  }) => {
    const { user } = await openInsights();
    const voices = panel("Sesler");
    expect(voices.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringMatching(/1\.234$/),
      expect.stringMatching(/<3$/),
    ]);
    const button = voices.getByRole("button", { name: "Tablo" });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(voices.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "SesSayı",
      expect.stringMatching(/1\.234$/),
      expect.stringMatching(/<3$/),
    ]);
    await user.click(button);
    await user.click(voices.getByRole("radio", { name: "Hiç dinlenmeyen" }));
    expect(voices.getByText("Bu süre için yeterli veri yok")).toBeVisible();
  });

  test("says where there is nothing to draw, without empty axes", async ({ openInsights }) => {
    await openInsights();
    for (const name of ["Talepten anlaşmaya", "İlk yanıt süresi", "Aylara göre teklifler"]) {
      expect(panel(name).getByText("Bu süre için yeterli veri yok")).toBeVisible();
      expect(panel(name).queryByRole("img")).toBeNull();
    }
  });

  test("has its period in the address, and nonsense there is the usual one", async ({ openInsights }) => {
    const { user, address } = await openInsights("?days=12");
    expect(screen.getByRole("radio", { name: "90 gün" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "365 gün" }));
    await waitFor(() => expect(address()).toBe("/owner/insights?days=365"));
    await waitFor(() => expect(screen.getByRole("radio", { name: "365 gün" })).toBeChecked());
    expect(screen.getByText(/kimlerin aradığı ya da dinlediği saklanmaz/)).toBeVisible();
  });

  test("gives each table, and all of them, as a file", async ({ openInsights, day }) => {
    const { user } = await openInsights("?days=30");
    const files = watchDownloads();
    await user.click(panel("Karşılanmayan talep").getByRole("button", { name: /^CSV olarak indir/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Tümünü indir (CSV)" }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual(
      ["unmet-demand", "all"].map((chart) => `insights-${chart}-${day(29)}-${day(0)}.csv`),
    );
  });

  test("says what went wrong, and tries again", async ({ counted: _counted, owner, open }) => {
    let isBroken = true;
    watchCalls(({ path }) =>
      path.startsWith("/api/v1/insights") && isBroken ? new Response("Bozuldu.", { status: 500 }) : undefined,
    );
    const { user } = await open("/owner/insights", owner);
    expect(await screen.findByRole("alert")).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
    expect(await screen.findByRole("region", { name: "Sesler" })).toBeVisible();
  });

  test("is no page of clients", async ({ client, open }) => {
    const { address } = await open("/owner/insights", client);
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("is no page of a server that counts nothing", async () => {
    const known = features.filter((feature) => feature !== "insights" && feature !== "demo");
    const server = await startAppServer({ parts: { features: [...known] } });
    try {
      const owner = await server.createOwner();
      const app = await openApp(server.origin, "/owner/insights", owner.token);
      await waitFor(() => expect(app.address()).toBe("/owner/dashboard"));
      expect(screen.queryByRole("link", { name: "İçgörüler" })).toBeNull();
    } finally {
      await server.close();
    }
  });
});
