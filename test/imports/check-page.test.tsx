import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import type { Import, ImportRow } from "#contract/imports/imports.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { answerImports, checked, choose, test, wrong } from "./page-fixtures.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const address = "/owner/import?import=i1";
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const skipped: Import = {
  ...checked,
  counts: { ...checked.counts, refused: 0, skipped: 1 },
  rows: checked.rows.map((row) => (row.row === 4 ? { ...row, outcome: "skipped", remarks: [] } : row)),
};

describe("a row", () => {
  test("is skipped with one press and taken in again with another, and the focus stays", async ({
    openImport,
  }) => {
    let found = checked;
    const calls = answerImports({ found: () => found });
    const { user } = await openImport(address);
    const skip = await screen.findByRole("button", { name: "Atla: 4. satır, Kerem Ilgaz" });
    found = skipped;
    await user.click(skip);
    const takeIn = await screen.findByRole("button", { name: "Geri al: 4. satır, Kerem Ilgaz" });
    expect(takeIn).toHaveFocus();
    expect(screen.getByRole("tab", { name: /Atlandı/ })).toBeVisible();
    found = checked;
    await user.click(takeIn);
    await screen.findByRole("button", { name: "Atla: 4. satır, Kerem Ilgaz" });
    const sent = calls.filter(({ path }) => path.endsWith("/skips")).map(({ body }) => body);
    expect(sent).toEqual([
      { rows: [4], isSkipped: true },
      { rows: [4], isSkipped: false },
    ]);
  });

  test("that goes to another tab leaves the focus with the rows", async ({ openImport }) => {
    answerImports();
    const { user } = await openImport(`${address}&outcome=refused`);
    await user.click(await screen.findByRole("button", { name: "Atla: 4. satır, Kerem Ilgaz" }));
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  test("that was skipped is found on a small screen too", async ({ openImport }) => {
    heldQueries.add("(width < 700px)");
    onTestFinished(() => void heldQueries.delete("(width < 700px)"));
    const both = { ...skipped, counts: { ...skipped.counts, refused: 1 } };
    const calls = answerImports({ found: () => both });
    const { user } = await openImport(address);
    await user.click(await screen.findByRole("tab", { name: /Atlandı/ }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain("outcome=skipped"));
    expect(button("Geri al: 4. satır, Kerem Ilgaz")).toBeVisible();
  });
});

/** The import with another text in its wrong cell. */
const corrected = (text: string, row: Partial<ImportRow>): Import => ({
  ...checked,
  rows: checked.rows.map((one) =>
    one.row === 4 ? { ...one, cells: { ...one.cells, yaş: text }, ...row } : one,
  ),
});
const correct = async (user: UserEvent, name: string, text: string) => {
  await user.click(await screen.findByRole("button", { name }));
  await user.keyboard(`{Control>}a{/Control}${text}{Enter}`);
};

describe("a corrected cell", () => {
  test("is said to be right, or why it is still wrong", async ({ openImport }) => {
    const said = listenToPage();
    let found = checked;
    answerImports({
      found: () => found,
      other: ({ path, body }) => {
        if (!path.endsWith("/rows")) return undefined;
        const text = JSON.stringify(body).includes("34") ? "34" : "200";
        found =
          text === "34"
            ? corrected(text, { outcome: "new", remarks: [] })
            : corrected(text, { remarks: [{ column: "yaş", sentence: "Yaş en çok 120 olabilir" }] });
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    const { user } = await openImport(address);
    await correct(user, "Düzelt: yaş, 4. satır: otuz dört", "200");
    await waitFor(() => expect(said).toContain("4. satır, yaş: hâlâ yanlış. Yaş en çok 120 olabilir"));
    await correct(user, "Düzelt: yaş, 4. satır: 200", "34");
    await waitFor(() => expect(said).toContain("4. satır, yaş: artık doğru"));
    expect(said.filter((one) => one.startsWith("4. satır"))).toHaveLength(2);
  });
});

test("a wrong cell says what is wrong with it alone, and has the focus after Escape and as the last one", async ({
  openImport,
}) => {
  const remarks = [...wrong.remarks, { column: "ad", sentence: "Ad çok uzun" }];
  answerImports({ found: () => ({ ...checked, rows: [{ ...wrong, remarks }] }) });
  const { user } = await openImport(address);
  const age = "Düzelt: yaş, 4. satır: otuz dört";
  const cell = await screen.findByRole("button", { name: age });
  expect(cell).toHaveAccessibleDescription("Yaş bir sayı olmalıdır");
  expect(button(/^Düzelt: ad/)).toHaveAccessibleDescription("Ad çok uzun");
  await user.click(cell);
  expect(screen.getByRole("textbox", { name: "yaş, 4. satır" })).toBeInvalid();
  await user.keyboard("{Escape}");
  expect(button(age)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "yaş, 4. satır" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(button(age)).toHaveFocus();
});

test("rows without a name get the one above only when that is said for them", async ({ openImport }) => {
  const nameless = { ...checked, counts: { ...checked.counts, withoutName: 3 } };
  const calls = answerImports({ found: () => nameless });
  const { user } = await openImport(address);
  const list = within(await screen.findByRole("region", { name: "Bilinmeyen değerler" }));
  expect(list.getByText("boş")).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith("/names"))).toBe(false);
  await user.click(list.getByRole("button", { name: "3 satıra üstteki sanatçının adını yaz" }));
  expect(calls.some(({ method, path }) => method === "POST" && path.endsWith("/imports/i1/names"))).toBe(
    true,
  );
});

describe("a button that takes its time", () => {
  test("to check says so at once", async ({ openImport }) => {
    const answer = Promise.withResolvers<Response>();
    answerImports({
      other: ({ method, path }) =>
        method === "POST" && path === "/api/v1/imports" ? answer.promise : undefined,
    });
    const { user } = await openImport();
    await choose(user, new File(["ad;yaş"], "sanatcilar.csv"));
    await waitFor(() => expect(button("Kontrol et")).toBeEnabled());
    await user.click(button("Kontrol et"));
    expect(button("Kontrol et")).toHaveAttribute("aria-disabled", "true");
    answer.resolve(Response.json(checked));
    await screen.findByText("1 sütun tanınmadı");
  });

  test("to import says so at once, and waits for the cell that was left for it", async ({ openImport }) => {
    const judged = Promise.withResolvers<Response>();
    const calls = answerImports({
      other: ({ path }) => (path.endsWith("/rows") ? judged.promise : undefined),
    });
    const { user } = await openImport(address);
    await user.click(await screen.findByRole("button", { name: "Düzelt: yaş, 4. satır: otuz dört" }));
    await user.keyboard("{Control>}a{/Control}34");
    const start = button("3 satırı içe aktar");
    await user.click(start);
    expect(start).toHaveAttribute("aria-disabled", "true");
    expect(calls.some(({ path }) => path.endsWith("/start"))).toBe(false);
    judged.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith("/start"))).toBe(true));
    const [rows, begun] = calls.filter(({ method }) => method === "POST").map(({ path }) => path);
    expect([rows, begun]).toEqual(["/api/v1/imports/i1/rows", "/api/v1/imports/i1/start"]);
  });
});

test("the notice that an import ended can be put away, and stays away", async ({ owner, open }) => {
  const { importId, fileName } = checked;
  const endedAt = "2026-11-25T10:00:00Z";
  answerImports({
    imports: [{ importId, fileName, state: "done", createdAt: endedAt, startedAt: endedAt, endedAt }],
  });
  const { user } = await open("/owner/dashboard", owner);
  const notice = await screen.findByText(/^Aktarım bitti/);
  await user.click(button("Kapat"));
  expect(notice).not.toBeInTheDocument();
  expect(localStorage.getItem("import-seen")).toBe(endedAt);
  expect(document.body).not.toHaveFocus();
});
