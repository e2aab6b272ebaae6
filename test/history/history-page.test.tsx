import { i18n } from "@lingui/core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { locales } from "#contract/constants/site-languages.ts";
import { historyActions } from "#contract/constants/history-actions.ts";
import { historySubjects } from "#contract/constants/history-subjects.ts";
import type { HistoryEntry } from "#contract/history.ts";
import { actionIcons } from "#src/features/history/action-icons.ts";
import { actionWords, fieldWords, subjectNames } from "#src/features/history/action-words.ts";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { watchDownloads } from "#test/support/jsdom/downloads.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: "1",
  at: new Date().toISOString(),
  action: "login",
  actor: { userName: "ayse", name: "Ayşe Erdem" },
  subject: null,
  fields: [],
  state: null,
  count: null,
  device: "computer",
  browser: "Firefox",
  ...more,
});

const test = base
  // Another owner for every test, with a record of their own.
  .extend("ayse", ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend(
    "makeClient",
    ({ server, ayse }) =>
      (payload: object) =>
        server.inject({ method: "POST", url: "/api/v1/clients", headers: ayse.headers, payload }),
  )
  .extend(
    "openHistory",
    ({ ayse, open }) =>
      (query = "") =>
        open(`/owner/history${query}`, ayse),
  )
  // The page over entries of the test's own.
  .extend("openWith", ({ openHistory }) => (entries: Partial<HistoryEntry>[]) => {
    const content = entries.map((more, index) => entry({ id: String(index), ...more }));
    watchCalls(({ path }) =>
      path.startsWith("/api/v1/history?")
        ? Response.json({ content, totalPages: 1, totalElements: content.length, people: [] })
        : undefined,
    );
    return openHistory();
  });

const table = () => screen.findByRole("table", { name: "İşlem geçmişi" });
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("the words of the record", () => {
  test.for(locales)("are there for everything that it tells of, in %s", async (locale) => {
    await showLanguage(locale);
    const all = Object.values(historyActions).flat();
    expect(Object.keys(actionWords).toSorted()).toEqual([...all].toSorted());
    expect(Object.keys(actionIcons).toSorted()).toEqual([...all].toSorted());
    expect(Object.keys(subjectNames)).toEqual(historySubjects);
    const said = [
      ...Object.values(actionWords),
      ...Object.values(fieldWords),
      ...Object.values(subjectNames),
    ];
    for (const words of said) expect(i18n._(words)).not.toBe(words.id);
    const sentences = Object.values(actionWords).map((words) => i18n._(words));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test("is no page of clients", async ({ client, open }) => {
  const calls = watchCalls();
  const { address } = await open("/owner/history", client);
  await waitFor(() => expect(address()).toBe("/"));
  expect(calls.filter(({ path }) => path.includes("history"))).toEqual([]);
});

test("tells who did what to whom, as it is written", async ({ ayse, makeClient, openHistory }) => {
  await makeClient({ name: "Gökçe", lastName: "Altınışık" });
  await openHistory(`?person=${ayse.userName}`);
  const [head, day, first] = within(await table()).getAllByRole("row");
  expect(
    within(head as HTMLElement)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Saat", "Kim", "Ne", "Ayrıntı", "Cihaz"]);
  expect(day).toHaveTextContent("Bugün");
  expect(cellsOf(first).slice(2)).toEqual(["Müşteri oluşturuldu", "Gökçe Altınışık", "–"]);
  expect(cellsOf(first)[1]).toContain("Ayşe Erdem");
  expect(screen.getByText("Değiştirilemez, 400 gün saklanır")).toBeVisible();
});

test("tells changed fields, refused logins, the system and who is gone in words", async ({ openWith }) => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await openWith([
    {
      action: "voice-artist.update",
      subject: "Nehir Soysal",
      fields: ["languages", "voiceColors", "sha256"],
    },
    { action: "login.refused", actor: "unknown", count: 3, device: "", browser: "" },
    { action: "voice-request.expire", actor: null, device: "phone", browser: "Safari" },
    { action: "client.lock", actor: "deleted", subject: "silindi", at: yesterday },
  ]);
  const [, , first, second, third, day, fourth] = within(await table()).getAllByRole("row");
  expect(cellsOf(first).slice(2)).toEqual([
    "Sanatçı bilgileri değişti",
    "Nehir Soysal: Diller, Ses renkleri",
    "Bilgisayar, Firefox",
  ]);
  expect(cellsOf(second).slice(1)).toEqual([
    "Bilinmeyen ad",
    "Giriş reddedildi",
    "Bu saat içinde 3 kez",
    "–",
  ]);
  expect(cellsOf(third).slice(1)).toEqual(["Sistem", "Eski ses talepleri silindi", "", "Telefon, Safari"]);
  expect(day).toHaveTextContent(/^Dün, /);
  expect(cellsOf(fourth).slice(1, 4)).toEqual(["Silinmiş kişi", "Kişi kilitlendi", "silindi"]);
});

test("every act says from what to what: none a bare state, or a code", async ({ openWith }) => {
  const changes = { published: "hidden", draft: "archived", new: "contacted", contacted: "closed" };
  const acts = Object.values(historyActions).flat();
  const fields = Object.keys(fieldWords);
  const entries = acts.flatMap((action) =>
    Object.entries(changes).map(([from, to]) => ({
      action,
      state: { from, to },
      fields: [...fields, "state", "status"],
    })),
  );
  await openWith(entries);
  const details = within(await table())
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell")[3]?.textContent)
    .filter((text) => text !== undefined);
  expect(details).toHaveLength(entries.length);
  const said = [
    "Yayında → Gizli",
    "Taslak → Arşivde",
    "Yeni → İletişime geçildi",
    "İletişime geçildi → Kapatıldı",
  ];
  for (const [nth, text] of details.entries()) {
    expect(text.split(", ")[0]).toBe(said[nth % said.length]);
    expect(text).not.toMatch(/durum|state|status|hidden|contacted/i);
  }
});

test("shows cards by day on a small screen", async ({ openWith }) => {
  heldQueries.add("(width < 700px)");
  onTestFinished(() => void heldQueries.delete("(width < 700px)"));
  await openWith([{ action: "logout" }]);
  const day = await screen.findByRole("region", { name: "Bugün" });
  expect(within(day).getByRole("listitem")).toHaveTextContent("Çıkış yapıldı");
  expect(screen.queryByRole("table")).toBeNull();
});

test("says so where nothing fits", async ({ openWith }) => {
  await openWith([]);
  expect(
    await screen.findByRole("heading", { name: "İşlem geçmişinde bu filtrelere uyan bir şey yok" }),
  ).toBeVisible();
});

const asked = (calls: { path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith("/api/v1/history?"));

describe("the filters", () => {
  test("stand in the address, are chips, and go to the server", async ({ openHistory }) => {
    const calls = watchCalls();
    const { user, address } = await openHistory();
    await screen.findByRole("heading", { name: "İşlem geçmişi" });
    await user.click(screen.getByRole("button", { name: "Konu" }));
    await user.click(await screen.findByRole("checkbox", { name: "Güvenlik" }));
    await waitFor(() => expect(address()).toBe("/owner/history?subject=security"));
    await user.click(screen.getByRole("checkbox", { name: "Müşteriler" }));
    await waitFor(() => expect(address()).toBe("/owner/history?subject=clients&subject=security"));
    expect(screen.getByRole("button", { name: "Konu · 2" })).toHaveAttribute("aria-expanded", "true");
    await waitFor(() =>
      expect(asked(calls).at(-1)).toMatch(/\?subject=clients&subject=security&page=0&size=25$/),
    );
    await user.click(screen.getByRole("button", { name: "Filtreyi kaldır: Müşteriler" }));
    await user.type(screen.getByLabelText("Başlangıç"), "1 Kas 26{Enter}");
    await waitFor(() => expect(address()).toBe("/owner/history?subject=security&from=2026-11-01"));
    await waitFor(() =>
      expect(asked(calls).at(-1)).toMatch(/\?from=2026-11-01&subject=security&offset=-?\d+&page=0&size=25$/),
    );
    await user.click(screen.getByRole("button", { name: "Filtreyi kaldır: Güvenlik" }));
    await waitFor(() => expect(address()).toBe("/owner/history?from=2026-11-01"));
    expect(screen.getByRole("button", { name: "Filtreyi kaldır: Başlangıç: 1 Kas 2026" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Tümünü temizle" }));
    await waitFor(() => expect(address()).toBe("/owner/history"));
  });

  test("refuse a typed day that lies beyond the other one, and take it once it does not", async ({
    openHistory,
  }) => {
    const { user, address } = await openHistory("?from=2026-11-10&to=2026-11-20");
    const until = await screen.findByLabelText("Bitiş");
    await user.clear(until);
    await user.type(until, "5.11.26{Enter}");
    expect(await screen.findByText("10.11.2026 ve sonrasından bir gün seçin")).toBeVisible();
    expect(until).toHaveValue("05.11.2026");
    expect(until).toHaveAttribute("aria-invalid", "true");
    expect(address()).toBe("/owner/history?from=2026-11-10&to=2026-11-20");
    const from = screen.getByLabelText("Başlangıç");
    await user.clear(from);
    await user.type(from, "30.11.26{Enter}");
    expect(await screen.findByText("20.11.2026 ve öncesinden bir gün seçin")).toBeVisible();
    await user.clear(from);
    await user.type(from, "1.11.26{Enter}");
    await waitFor(() => expect(address()).toBe("/owner/history?from=2026-11-01&to=2026-11-05"));
    expect(screen.queryByText(/bir gün seçin/)).not.toBeInTheDocument();
  });

  test("offer the people of the record, and keep one who is not among them", async ({
    ayse,
    openHistory,
  }) => {
    const { user, address } = await openHistory("?person=nobody");
    expect(await screen.findByRole("button", { name: "Filtreyi kaldır: nobody" })).toBeVisible();
    expect(screen.getByLabelText("Kişi")).toHaveValue("nobody");
    await waitFor(() => expect(screen.getByLabelText("Kişi")).toHaveTextContent("Ayşe Erdem"));
    await user.selectOptions(screen.getByLabelText("Kişi"), ayse.userName);
    await waitFor(() => expect(address()).toBe(`/owner/history?person=${ayse.userName}`));
  });

  test("take nonsense for nothing", async ({ openHistory }) => {
    const calls = watchCalls();
    await openHistory("?subject=x&from=2026-02-30&to=yesterday&page=x");
    await screen.findByRole("heading", { name: "İşlem geçmişi" });
    await waitFor(() => expect(asked(calls)).toEqual(["/api/v1/history?page=0&size=25"]));
  });
});

test("is paged in the address", async ({ ayse, makeClient, openHistory }) => {
  for (let count = 0; count < 26; count += 1) await makeClient({ name: "Kişi", lastName: `${count}` });
  const { user, address } = await openHistory(`?person=${ayse.userName}`);
  await table();
  await user.click(screen.getByRole("button", { name: "Sonraki" }));
  await waitFor(() => expect(address()).toBe(`/owner/history?person=${ayse.userName}&page=2`));
  await waitFor(async () => expect(within(await table()).getAllByRole("row")).toHaveLength(3));
});

test("is paged by keys: a button leads past the rows, and the page that comes is said", async ({
  ayse,
  makeClient,
  openHistory,
}) => {
  for (let count = 0; count < 26; count += 1) await makeClient({ name: "Kişi", lastName: `${count}` });
  const { user } = await openHistory(`?person=${ayse.userName}`);
  await table();
  screen.getByRole("button", { name: "Sayfalara geç" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Sonraki" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("group", { name: "Sayfa 2 / 2" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Önceki" }));
  await screen.findByRole("group", { name: "Sayfa 1 / 2" });
  expect(screen.getByRole("button", { name: "Sonraki" })).toHaveFocus();
});

test("downloads what the filters find as CSV, and asks first who it is where that was shown long ago", async ({
  server,
  ayse,
  openHistory,
}) => {
  const downloads = watchDownloads();
  const { user } = await openHistory("?subject=clients");
  await user.click(await screen.findByRole("button", { name: "CSV indir" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/\.csv$/);
  server.clock.forward(11);
  const calls = watchCalls();
  await user.click(await screen.findByRole("button", { name: "CSV indir" }));
  const question = await screen.findByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
  await user.type(within(question).getByLabelText("Şifre"), `${ayse.password}{Enter}`);
  await waitFor(() => expect(downloads).toHaveLength(2));
  const files = calls.map(({ path }) => path).filter((path) => path.includes(".csv"));
  expect(files).toEqual(["/api/v1/history.csv?subject=clients", "/api/v1/history.csv?subject=clients"]);
});
