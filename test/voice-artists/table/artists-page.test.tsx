import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { artistStates } from "#contract/constants/enumerations.ts";
import type { ArtistPage, ArtistStateWrite, ListedArtist } from "#contract/voice-artists.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { listedArtist } from "./listed-artist.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const path = "/api/v1/voice-artists";

/** What a write makes of an artist; undefined where it is gone. */
const after = (artist: ListedArtist, to: ArtistStateWrite["to"]): ListedArtist | undefined => {
  const states = { publish: "published", hide: "hidden", archive: "archived", restore: "hidden" } as const;
  return to === "erase" ? undefined : { ...artist, state: states[to] };
};

interface Served {
  problems?: Record<string, string>;
  totalPages?: number;
  /** What a call with this query string finds; all artists unless it is given. */
  finds?: (search: URLSearchParams) => ListedArtist[];
}

/** Answers for artists of the test's own; who is in `problems` stays as it was. */
function serveArtists(given: ListedArtist[], { problems = {}, totalPages = 1, finds }: Served) {
  let artists = given;
  return watchCalls(async (call, { pass }) => {
    if (call.path.endsWith("/auth/me")) {
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({ ...profile, features: [...new Set([...profile.features, "catalogue"])] });
    }
    if (call.path.startsWith(`${path}?`)) {
      const states = Object.fromEntries(
        artistStates.map((state) => [state, artists.filter((artist) => artist.state === state).length]),
      );
      const found = finds?.(new URL(call.path, location.origin).searchParams) ?? artists;
      const page: ArtistPage = { content: found, totalPages, totalElements: found.length, states };
      return Response.json(page);
    }
    if (call.path !== `${path}/state`) return undefined;
    const { artistIds, to } = call.body as ArtistStateWrite;
    const isChanged = ({ artistId }: ListedArtist) => artistIds.includes(artistId) && !problems[artistId];
    const results = artists
      .filter(({ artistId }) => artistIds.includes(artistId))
      .map((artist) => ({
        artistId: artist.artistId,
        state: isChanged(artist) ? (after(artist, to)?.state ?? null) : artist.state,
        problem: problems[artist.artistId] ?? null,
      }));
    artists = artists.flatMap((artist) => (isChanged(artist) ? (after(artist, to) ?? []) : artist));
    return Response.json({ results });
  });
}

const test = base
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend(
    "openTable",
    ({ owner, open }) =>
      async (given: ListedArtist[], { search = "", ...served }: Served & { search?: string } = {}) => {
        const calls = serveArtists(given, served);
        const app = await open(`/owner/voice-artists${search}`, owner);
        if (!served.finds) await screen.findByText(given[0]?.name ?? "Henüz sanatçı yok");
        return { ...app, calls };
      },
  );

const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const tick = (name: string) => screen.getByRole("checkbox", { name: `Seç: ${name}` });
const bar = () => screen.getByRole("region", { name: "Seçilen sanatçılar" });

const ayla = listedArtist({ artistId: "a", name: "Ayla Şenol" });
const baris = listedArtist({ artistId: "b", name: "Barış Işıldak", state: "draft", samples: 0 });
const clara = listedArtist({
  artistId: "c",
  name: "Clara Hoffmann",
  state: "hidden",
  languages: ["GERMAN", "ENGLISH", "FRENCH"],
  consentEnds: "2099-12-06",
});
const omer = listedArtist({
  artistId: "d",
  name: "Ömer Çağlar",
  state: "archived",
  consentEnds: "2020-12-06",
});

describe("the table of artists", () => {
  test("shows name, samples, languages, state, consent that ends, change and by whom", async ({
    openTable,
  }) => {
    await openTable([ayla, baris, clara, omer]);
    const cells = rows().map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells.map((row) => row.slice(1, -1))).toEqual([
      ["Ayla ŞenolKadın · 31–50", "2", "Türkçeİngilizce", "Yayında", "şimdiAyşe Erdem"],
      ["Barış IşıldakKadın · 31–50", "yok", "Türkçeİngilizce", "Taslak", "şimdiAyşe Erdem"],
      [
        "Clara HoffmannKadın · 31–50",
        "2",
        "Almancaİngilizce+1Fransızca",
        "GizliKullanım izni bitişi: 6 Ara 2099",
        "şimdiAyşe Erdem",
      ],
      [
        "Ömer ÇağlarKadın · 31–50",
        "2",
        "Türkçeİngilizce",
        "ArşivdeKullanım izni bitti: 6 Ara 2020",
        "şimdiAyşe Erdem",
      ],
    ]);
    expect(screen.getByRole("link", { name: "Ayla Şenol" })).toHaveAttribute(
      "href",
      "/owner/update-voice-artist?artist=a",
    );
    expect(screen.getByText("Arşivdeki sanatçılar da gösteriliyor")).toBeVisible();
    expect(document.title).toContain("Seslendirme sanatçıları");
  });

  test("is where the bar's link leads, from the editor too", async ({ openTable }) => {
    const { user, address } = await openTable([ayla]);
    const link = within(screen.getByRole("navigation", { name: "Ana menü" })).getByRole("link", {
      name: "Sanatçılar",
    });
    expect(link).toHaveAttribute("href", "/owner/voice-artists");
    expect(link).toHaveAttribute("aria-current", "page");
    await user.click(screen.getByRole("link", { name: "Yeni sanatçı" }));
    await waitFor(() => expect(address()).toBe("/owner/create-voice-artist"));
    expect(link).toHaveAttribute("aria-current", "true");
  });

  test("keeps search, filters, order and page in the address, and asks for 50", async ({ openTable }) => {
    const { user, address, calls } = await openTable([ayla, clara], { totalPages: 3 });
    await user.click(within(screen.getByRole("search")).getByRole("button", { name: "Durum" }));
    await user.click(screen.getByRole("checkbox", { name: /^Gizli/ }));
    await waitFor(() => expect(address()).toBe("/owner/voice-artists?state=hidden"));
    await user.click(screen.getByRole("button", { name: "Diller" }));
    await user.click(screen.getByRole("checkbox", { name: "Almanca" }));
    await user.click(
      screen.getByRole("columnheader", { name: "Son değişiklik" }).querySelector("button") as Element,
    );
    await fillIn(user, screen.getByRole("searchbox", { name: "Sanatçı ara" }), "cla");
    const filtered = "?q=cla&state=hidden&language=GERMAN&order=changedAt";
    await waitFor(() => expect(address()).toBe(`/owner/voice-artists${filtered}`));
    await user.click(screen.getByRole("button", { name: "Sonraki" }));
    await waitFor(() => expect(address()).toBe(`/owner/voice-artists${filtered}&page=2`));
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`${path}${filtered}&page=1&size=50`));
    await user.click(screen.getByRole("button", { name: "Filtreyi kaldır: Almanca" }));
    await waitFor(() => expect(address()).toBe("/owner/voice-artists?q=cla&state=hidden&order=changedAt"));
  });

  test("takes nonsense in the address for what is usual", async ({ openTable }) => {
    const { calls } = await openTable([ayla], { search: "?state=x&language=&order=x&page=-3&consent=x" });
    const asked = calls.find((call) => call.path.startsWith(`${path}?`));
    expect(asked?.path).toBe(`${path}?order=name&page=0&size=50`);
  });

  test("says that there is none, with a way to have one", async ({ openTable }) => {
    await openTable([]);
    expect(screen.getByRole("heading", { name: "Henüz sanatçı yok" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Yeni sanatçı" })).toHaveLength(2);
  });

  test("names the filter that may be dropped where none fits, with how many artists that finds", async ({
    openTable,
  }) => {
    const { user, address } = await openTable([ayla, clara], {
      search: "?q=clara&language=ARABIC&state=hidden&state=draft",
      finds: (search) => (search.getAll("language").length > 0 ? [] : [clara]),
    });
    expect(await screen.findByRole("heading", { name: "Bu aramaya uyan sanatçı yok" })).toBeVisible();
    const way = await screen.findByRole("button", { name: /^Filtreyi kaldır: Arapça\s*1 sanatçı$/ });
    expect(screen.queryByRole("button", { name: /^Filtreyi kaldır: Durum/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Aramayı kaldır/ })).toBeNull();
    await user.click(way);
    expect(await screen.findByRole("link", { name: "Clara Hoffmann" })).toBeVisible();
    expect(address()).toBe("/owner/voice-artists?q=clara&state=draft&state=hidden");
  });

  test("offers to clear everything where dropping one filter would find nothing", async ({ openTable }) => {
    const { user, address } = await openTable([ayla], {
      search: "?q=x&language=ARABIC",
      finds: (search) => (search.has("q") || search.has("language") ? [] : [ayla]),
    });
    const panel = await screen.findByRole("heading", { name: "Bu aramaya uyan sanatçı yok" });
    const clear = await within(panel.parentElement as HTMLElement).findByRole("button", {
      name: "Tümünü temizle",
    });
    await user.click(clear);
    expect(await screen.findByRole("link", { name: "Ayla Şenol" })).toBeVisible();
    expect(address()).toBe("/owner/voice-artists");
  });

  test("is the list of names where the server has no catalogue", async ({ owner, open }) => {
    const calls = watchCalls(async (call, { pass }) => {
      if (!call.path.endsWith("/auth/me")) return undefined;
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({ ...profile, features: [] });
    });
    const { address } = await open("/owner/voice-artists", owner);
    await waitFor(() => expect(address()).toBe("/owner/update-voice-artist"));
    const link = within(screen.getByRole("navigation", { name: "Ana menü" })).getByRole("link", {
      name: "Sanatçılar",
    });
    expect(link).toHaveAttribute("href", "/owner/update-voice-artist");
    expect(link).toHaveAttribute("aria-current", "page");
    expect(calls.some((call) => call.path.startsWith(`${path}?`))).toBe(false);
  });
});

describe("several artists at once", () => {
  test("are ticked by span, counted by state, and published where that changes them", async ({
    openTable,
  }) => {
    const { user, calls } = await openTable([ayla, baris, clara, omer]);
    await user.click(tick("Ayla Şenol"));
    await user.keyboard("{Shift>}");
    await user.click(tick("Clara Hoffmann"));
    await user.keyboard("{/Shift}");
    expect(within(bar()).getByText("3 sanatçı seçildi")).toBeVisible();
    expect(within(bar()).getByText("1 taslak, 1 yayında, 1 gizli")).toBeVisible();
    await user.click(within(bar()).getByRole("button", { name: "Yayımla (2)" }));
    expect(await screen.findByText("Yayımlandı: 2 sanatçı")).toBeVisible();
    expect(writes(calls)).toEqual([
      { method: "POST", path: `${path}/state`, body: { artistIds: ["b", "c"], to: "publish" } },
    ]);
    expect(screen.queryByRole("region", { name: "Seçilen sanatçılar" })).toBeNull();
    // Barış was a draft, which nothing makes him again.
    expect(screen.queryByRole("button", { name: "Geri al" })).toBeNull();
    expect(await screen.findAllByText("Yayında", { selector: "table *" })).toHaveLength(3);
  });

  test("are hidden, and shown again by undo, which has the focus", async ({ openTable }) => {
    const { user, calls } = await openTable([ayla, clara]);
    await user.click(screen.getByRole("checkbox", { name: "Bu sayfadaki tüm sanatçıları seç" }));
    await user.click(within(bar()).getByRole("button", { name: "Gizle" }));
    expect(await screen.findByText("Gizlendi: Ayla Şenol")).toBeVisible();
    const undo = screen.getByRole("button", { name: "Geri al" });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(screen.getByRole("link", { name: "Ayla Şenol" })).toHaveFocus(); // where the row is
    expect(await screen.findByText("Geri alındı: Ayla Şenol")).toBeVisible();
    expect(writes(calls).map(({ body }) => body)).toEqual([
      { artistIds: ["a"], to: "hide" },
      { artistIds: ["a"], to: "publish" },
    ]);
  });

  test("can be brought back by undo for ten seconds, which stand still while it has the focus or a pointer", async ({
    openTable,
  }) => {
    const { user } = await openTable([ayla, clara]);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(tick("Ayla Şenol"));
    await user.click(within(bar()).getByRole("button", { name: "Gizle" }));
    const undo = await screen.findByRole("button", { name: "Geri al" });
    expect(undo).toHaveFocus();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(undo).toHaveTextContent("10");
    await user.hover(undo);
    act(() => screen.getByRole("link", { name: "Ayla Şenol" }).focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(undo).toHaveTextContent("10");
    await user.unhover(undo);
    act(() => void vi.advanceTimersByTime(9000));
    expect(undo).toHaveTextContent("1");
    act(() => void vi.advanceTimersByTime(1000));
    expect(undo).not.toBeInTheDocument();
    expect(screen.queryByText("Gizlendi: Ayla Şenol")).toBeNull();
    expect(screen.getByRole("link", { name: "Ayla Şenol" })).toHaveFocus();
  });

  test("that are closed with their message give the focus to where the row was, and are said once", async ({
    openTable,
  }) => {
    const said = listenToPage();
    const { user } = await openTable([ayla, clara]);
    await user.click(tick("Clara Hoffmann"));
    await user.click(within(bar()).getByRole("button", { name: "Arşivle" }));
    await screen.findByText("Arşivlendi: Clara Hoffmann");
    await waitFor(() => expect(said).toContain("Arşivlendi: Clara Hoffmann"));
    await user.click(screen.getByRole("button", { name: "Kapat" }));
    expect(screen.getByRole("link", { name: "Clara Hoffmann" })).toHaveFocus();
    expect(said.filter((one) => one.startsWith("Arşivlendi"))).toHaveLength(1);
  });

  test("say for each why it stayed as it was", async ({ openTable }) => {
    const { user } = await openTable([baris, clara], { problems: { b: "Kullanım izni yok." } });
    await user.click(tick("Barış Işıldak"));
    await user.click(tick("Clara Hoffmann"));
    await user.click(within(bar()).getByRole("button", { name: "Yayımla (2)" }));
    expect(await screen.findByText("Yayımlandı: Clara Hoffmann")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "1 sanatçı olduğu gibi kaldı:Barış Işıldak: Kullanım izni yok.",
    );
  });

  test("stand behind one button on small screens", async ({ openTable }) => {
    heldQueries.add("(width < 700px)");
    onTestFinished(() => void heldQueries.delete("(width < 700px)"));
    const { user, calls } = await openTable([ayla, baris]);
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByText("Ayla Şenol").closest("li")).toHaveTextContent("2 örnek");
    await user.click(tick("Ayla Şenol"));
    await user.click(within(bar()).getByRole("button", { name: "İşlem seç" }));
    const sheet = await screen.findByRole("dialog", { name: "1 sanatçı seçildi" });
    expect(within(sheet).getByRole("button", { name: "Yayımla" })).toBeDisabled();
    await user.click(within(sheet).getByRole("button", { name: "Arşivle" }));
    expect(await screen.findByText("Arşivlendi: Ayla Şenol")).toBeVisible();
    expect(writes(calls).map(({ body }) => body)).toEqual([{ artistIds: ["a"], to: "archive" }]);
  });
});

describe("the menu of an artist", () => {
  test("brings an archived one back, or erases it after a question", async ({ openTable }) => {
    const { user, calls } = await openTable([ayla, omer]);
    const menu = screen.getByRole("button", { name: "Diğer işlemler: Ömer Çağlar" });
    await user.click(menu);
    const popover = document.getElementById(menu.getAttribute("aria-controls") ?? "") as HTMLElement;
    const names = within(popover)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(names).toEqual(["Geri getir", "Kalıcı olarak sil"]);
    await user.click(within(popover).getByRole("button", { name: "Kalıcı olarak sil" }));
    const question = await screen.findByRole("dialog", { name: "Ömer Çağlar kalıcı olarak silinsin mi?" });
    expect(writes(calls)).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Kalıcı olarak sil" }));
    expect(await screen.findByText("Kalıcı olarak silindi: Ömer Çağlar")).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(writes(calls).map(({ body }) => body)).toEqual([{ artistIds: ["d"], to: "erase" }]);
  });

  test("says the server's sentence where nothing was done", async ({ openTable }) => {
    const { user } = await openTable([ayla]);
    watchCalls(({ method }) => (method === "POST" ? new Response("Olmaz.", { status: 409 }) : undefined));
    await user.click(screen.getByRole("button", { name: "Diğer işlemler: Ayla Şenol" }));
    await user.click(screen.getByRole("button", { name: "Gizle" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Olmaz.");
  });
});
