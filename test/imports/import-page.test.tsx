import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { Import } from "#contract/imports/imports.ts";
import { watchCalls } from "#test/support/calls.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { answerImports, checked, choose, step, test, wrong } from "./page-fixtures.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

describe("choosing", () => {
  test("uploads in parts, goes on after a lost connection, and checks once consent is confirmed", async ({
    openImport,
  }) => {
    let isLost = true;
    const calls = answerImports({
      part: () => {
        if (!isLost) return undefined;
        isLost = false;
        return new Response("", { status: 503 });
      },
    });
    const said = listenToPage();
    const { user, address } = await openImport();
    await choose(
      user,
      new File(["ad;yaş\nIşıl;24"], "sanatcilar.csv"),
      new File(["a"], "isil.mp3"),
      new File([], "bos.mp3"),
    );
    expect(await screen.findByText("Bu dosya boş.")).toBeVisible();
    const check = screen.getByRole("button", { name: "Kontrol et" });
    await waitFor(() => expect(check).toBeEnabled());
    await waitFor(() => expect(said).toContain("3 dosya seçildi"));
    const parts = calls.filter(({ method }) => method === "PUT").map(({ path }) => path);
    expect(parts).toContain("/api/v1/uploads/u1?from=0");
    expect(calls.some(({ method, path }) => method === "GET" && path.includes("/uploads/"))).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "Yayın izni var" }));
    expect(check).toBeDisabled();
    await user.type(screen.getByLabelText("Onaylamak için “izinleri aldık” yazın"), "İzinleri  aldık");
    expect(check).toBeEnabled();
    await user.type(screen.getByLabelText("Başlangıç"), "10.11.2026");
    await user.type(screen.getByLabelText("Bitiş"), "5.11.2026{Enter}");
    expect(check).toBeDisabled();
    expect(await screen.findByText("10.11.2026 ve sonrasından bir gün seçin")).toBeVisible();
    expect(screen.getByText("Tarihlerden biri kullanılamaz.")).toBeVisible();
    await user.clear(screen.getByLabelText("Bitiş"));
    await user.clear(screen.getByLabelText("Başlangıç"));
    await user.tab();
    expect(check).toBeEnabled();
    await user.click(check);
    await waitFor(() => expect(address()).toBe("/owner/import?import=i1"));
    const draft = calls.find(({ method, path }) => method === "POST" && path === "/api/v1/imports")?.body;
    expect(draft).toEqual({ uploadIds: ["u1", "u2"], consent: { publish: true, share: false } });
    expect(await step("Adım 2 / 4: Kontrol")).toBeInTheDocument();
  });

  test("is not offered where the server has no catalogue", async ({ openImport }) => {
    watchCalls(async ({ path }, { pass }) => {
      if (path !== "/api/v1/auth/me") return undefined;
      const profile = (await (await pass()).json()) as object;
      return Response.json({ ...profile, features: [] });
    });
    const { address } = await openImport();
    await waitFor(() => expect(address()).toBe("/owner/update-voice-artist"));
  });
});

describe("the check", () => {
  test("says what does not fit, filters, and has a corrected cell judged again", async ({ openImport }) => {
    let found = checked;
    const calls = answerImports({ found: () => found });
    const { user, address } = await openImport("/owner/import?import=i1");
    expect(await screen.findByText("1 sütun tanınmadı")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Göster" }));
    expect(screen.getByText("fazla.mp3")).toBeVisible();
    const cell = await screen.findByRole("button", { name: "Düzelt: yaş, 4. satır: otuz dört" });
    expect(cell).toHaveAccessibleDescription("Yaş bir sayı olmalıdır");
    await user.click(cell);
    const field = screen.getByRole("textbox", { name: "yaş, 4. satır" });
    await waitFor(() => expect(field).toHaveFocus());
    found = {
      ...checked,
      rows: [{ ...wrong, cells: { ad: "Kerem Ilgaz", yaş: "34" }, outcome: "new", remarks: [] }],
    };
    await user.clear(field);
    await user.keyboard("34{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Düzelt/ })).toBeNull());
    expect(calls.find(({ path }) => path.endsWith("/rows"))?.body).toEqual({
      cells: [{ row: 4, column: "yaş", value: "34" }],
    });
    await user.click(screen.getByRole("tab", { name: /Aktarılmayacak/ }));
    await waitFor(() => expect(address()).toBe("/owner/import?import=i1&outcome=refused"));
    await waitFor(() => expect(calls.at(-1)?.path).toContain("outcome=refused"));
  });
});

describe("a check of what people write", () => {
  const fault = { column: "cinsiyet", value: "Bayn", rows: 40, choices: ["Erkek", "Kadın"], guess: "Kadın" };
  const found: Import = {
    ...checked,
    encoding: "macintosh",
    worksheet: "Sanatçılar",
    commonFaults: [fault, { ...fault, column: "renkler", value: "Pütürlü", rows: 2, guess: null }],
  };

  test("says which worksheet was read, and has a value replaced in all rows with one press", async ({
    openImport,
  }) => {
    const calls = answerImports({ found: () => found });
    const { user } = await openImport("/owner/import?import=i1");
    expect(await screen.findByText("Yalnızca “Sanatçılar” çalışma sayfası okundu")).toBeVisible();
    const list = within(screen.getByRole("region", { name: "Bilinmeyen değerler" }));
    expect(list.getByRole("combobox", { name: "cinsiyet sütununda “Bayn” ne demek?" })).toHaveValue("Kadın");
    await user.click(list.getByRole("button", { name: "40 satırda değiştir" }));
    const sent = calls.find(({ path }) => path.endsWith("/replacements"))?.body;
    expect(sent).toEqual({ column: "cinsiyet", value: "Bayn", by: "Kadın" });
    // Nothing says what is meant here: it has to be chosen.
    expect(list.getByRole("button", { name: "2 satırda değiştir" })).toBeDisabled();
    expect(screen.queryByRole("combobox", { name: "Tablonun karakter kodlaması" })).toBeNull();
  });

  test("has the files read in another encoding", async ({ openImport }) => {
    const calls = answerImports({ found: () => found });
    const { user } = await openImport();
    await choose(user, new File(["ad;yaş"], "sanatcilar.csv"));
    const check = screen.getByRole("button", { name: "Kontrol et" });
    await waitFor(() => expect(check).toBeEnabled());
    await user.click(check);
    const list = await screen.findByRole("combobox", { name: "Tablonun karakter kodlaması" });
    expect(list).toHaveValue("macintosh");
    await user.selectOptions(list, "DOS (857)");
    const asked = () => calls.filter(({ method, path }) => method === "POST" && path === "/api/v1/imports");
    await waitFor(() => expect(asked().at(-1)?.body).toEqual({ uploadIds: ["u1"], encoding: "ibm857" }));
  });
});

describe("files that are no spreadsheet", () => {
  test("of other programs say how they become one", async ({ openImport }) => {
    answerImports();
    const { user } = await openImport();
    await choose(user, new File(["x"], "liste.xls"), new File(["x"], "liste.ods"));
    const way = "Dosyayı kendi programında açın, Excel çalışma kitabı (.xlsx) olarak kaydedin ve onu seçin.";
    expect(await screen.findAllByText(way)).toHaveLength(2);
  });
});

describe("running and report", () => {
  const files = { done: 6, of: 16 };
  const progress = { done: 2, of: 4, files, now: "Rojda Baran", secondsLeft: 160 };
  const running: Import = { ...checked, state: "running", progress };

  test("shows the one that runs whoever opens the page, stops it, and then its report", async ({
    openImport,
  }) => {
    let found = running;
    const { importId, fileName } = checked;
    const listed = { importId, fileName, state: "running" as const, createdAt: "2026-11-23T00:00:00Z" };
    const calls = answerImports({
      found: () => found,
      imports: [{ ...listed, startedAt: null, endedAt: null }],
    });
    const { user } = await openImport();
    // Files count as artists do: two of four, and six of sixteen.
    expect(await screen.findByText("%40")).toBeVisible();
    expect(screen.getByText("6 / 16 ses dosyası")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "İçe aktar" })).toHaveAttribute("value", "8");
    expect(screen.getByText("yaklaşık 2 dk 40 sn kaldı")).toBeVisible();
    expect(screen.getByText("Rojda Baran")).toBeVisible();
    found = { ...running, state: "cancelled", rows: [wrong] };
    await user.click(screen.getByRole("button", { name: "Aktarımı durdur" }));
    expect(await screen.findByText("Durduruldu: 2 / 4 sanatçı tamam")).toBeVisible();
    expect(calls.some(({ path }) => path === "/api/v1/imports/i1/cancel")).toBe(true);
    const table = within(screen.getByRole("table", { name: "Aktarılmayan satırlar" }));
    expect(table.getAllByRole("row").at(1)).toHaveTextContent("4Kerem IlgazyaşYaş bir sayı olmalıdır");
  });

  test("is never led back by rows that were read before it was started", async ({ openImport }) => {
    let found = checked;
    answerImports({ found: () => found });
    const { user } = await openImport("/owner/import?import=i1");
    await user.click(await screen.findByRole("tab", { name: /Aktarılmayacak/ }));
    await user.click(await screen.findByRole("tab", { name: /Tümü/ }));
    const start = await screen.findByRole("button", { name: "3 satırı içe aktar" });
    found = running;
    await user.click(start);
    expect(await screen.findByText("%40")).toBeVisible();
    found = { ...running, state: "done", rows: [wrong] };
    expect(await screen.findByText("3 satır aktarıldı", {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByRole("table", { name: "Aktarılmayan satırlar" })).toBeVisible();
  });
});
