import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { OlderNotes, RoomDetails } from "#contract/rooms.ts";
import { forgetStores } from "#test/lists/app.ts";
import { listsOf } from "#test/lists/calls.ts";
import { openApp } from "#test/support/app.tsx";
import { writes } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import type { Person } from "#test/support/people.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { startRoomsServer } from "./app.ts";
import { detailsOf, roomOf, speakRooms } from "./spoken-rooms.ts";
import { words } from "./words.ts";

const say = words.tr;

let server: Awaited<ReturnType<typeof startRoomsServer>>;
beforeAll(async () => {
  server = await startRoomsServer();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.setItem("locale", "tr");
  forgetStores();
});

const three = () => server.voices.slice(0, 3);

type Spoken = Parameters<typeof speakRooms>[0];

/** Opens a room's results as its maker. */
async function openResults(details: RoomDetails, { maker, ...spoken }: Spoken & { maker?: Person } = {}) {
  const person = maker ?? (await server.createClient());
  const calls = speakRooms({ details, ...spoken });
  const app = await openApp(server.origin, "/rooms/r1", person.token);
  await screen.findByRole("heading", { level: 1, name: details.title });
  return { ...app, calls, sent: () => writes(calls).map(({ path, body }) => [path, body]) };
}

const rowOf = (table: HTMLElement, name: string) =>
  within(
    within(table)
      .getByRole("rowheader", { name: new RegExp(name) })
      .closest("tr") as HTMLElement,
  );

describe("the table of votes", () => {
  test("has a row for every voice and a column for every guest who has sent", async () => {
    await openResults(detailsOf(three()));
    const table = await screen.findByRole("table", { name: say.votes });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Ses", "Burak", "Selin", "Puan", "Görüşler"]);
    const first = rowOf(table, "Ses 1");
    expect(first.getByRole("img", { name: say.yes("Burak", 1) })).toBeVisible();
    expect(first.getByText("4")).toBeVisible();
    expect(first.getByText("E-öğrenme").parentElement).toHaveTextContent("Gece masalları · E-öğrenme");
    expect(first.getByText(say.agreement)).toBeVisible();
    const last = rowOf(table, "Ses 3");
    expect(last.getByRole("img", { name: say.no("Burak") })).toBeVisible();
    expect(last.getByRole("img", { name: say.none("Selin") })).toBeVisible();
    expect(last.getByText("−1")).toBeVisible();
    expect(last.getByText(say.parts)).toBeVisible();
    expect(screen.getByText(say.tie("Ses 1, Ses 2"))).toBeVisible();
  });

  test("on a tablet opinions stand under the names, so that no column is cut", async () => {
    heldQueries.add("(width < 1200px)");
    onTestFinished(() => void heldQueries.delete("(width < 1200px)"));
    await openResults(detailsOf(three()));
    const table = await screen.findByRole("table", { name: say.votes });
    expect(within(table).getAllByRole("columnheader").at(-1)).toHaveTextContent("Puan");
    expect(within(table).getByRole("rowheader", { name: /Ses 1/ })).toHaveTextContent(say.agreement);
  });

  test("the first voices are counted and offered", async () => {
    const said = listenToPage();
    const { user } = await openResults(detailsOf(three()));
    expect(await screen.findByRole("button", { name: say.offer(3) })).toBeVisible();
    const further = screen.getByRole("button", { name: say.further });
    expect(further).toHaveAttribute("aria-disabled", "true");
    await user.click(further);
    expect(further.parentElement).toHaveTextContent(/^3$/);
    await user.click(screen.getByRole("button", { name: say.fewer }));
    await waitFor(() => expect(said).toContain(say.first(2)));
    await user.click(screen.getByRole("button", { name: say.offer(2) }));
    const dialog = await screen.findByRole("dialog", { name: say.offerTitle(2) });
    expect(await within(dialog).findByText("Ses 2")).toBeVisible();
    expect(within(dialog).queryByText("Ses 3")).toBeNull();
  });

  test("a voice that is gone keeps its row, silent, and is not offered", async () => {
    const [first, , third] = three();
    await openResults(detailsOf([first ?? null, null, third ?? null]));
    const table = await screen.findByRole("table", { name: say.votes });
    const gone = rowOf(table, say.missing);
    expect(gone.queryByRole("button")).toBeNull();
    expect(gone.getByRole("img", { name: say.yes("Selin", 2) })).toBeVisible();
    expect(screen.getByRole("button", { name: say.offer(2) })).toBeVisible();
  });

  test("an owner sees the same and makes no offer", async () => {
    await openResults(detailsOf(three()), { maker: await server.createOwner() });
    expect(await screen.findByRole("table", { name: say.votes })).toBeVisible();
    expect(screen.queryByRole("button", { name: say.offer(3) })).toBeNull();
    expect(screen.getByRole("button", { name: say.further })).toBeVisible();
  });

  test("on a phone a voice is a card, with its notes folded", async () => {
    heldQueries.add("(width < 700px)");
    onTestFinished(() => void heldQueries.delete("(width < 700px)"));
    await openResults(detailsOf(three()));
    const cards = within(await screen.findByRole("list", { name: say.votes }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(cards.getByRole("img", { name: say.yes("Burak", 2) })).toBeVisible();
    const note = cards.getByText("Tam istediğimiz gibi.");
    expect(note.closest("details")).not.toHaveAttribute("open");
    expect(screen.getByRole("button", { name: say.offer(3) })).toBeVisible();
  });
});

const noteOf = (noteId: string, text: string) => ({ noteId, guestId: "burak", place: 2, seconds: 1, text });

describe("notes and guests", () => {
  test("notes stand by voice, and those of one voice can be chosen", async () => {
    const { user } = await openResults(detailsOf(three()));
    expect(await screen.findByText("Tam istediğimiz gibi.")).toBeVisible();
    expect(screen.getByText("Biraz hızlı.")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: say.notesOn }), "Ses 3");
    expect(screen.queryByText("Tam istediğimiz gibi.")).toBeNull();
    expect(screen.getByText("Biraz hızlı.")).toBeVisible();
    expect(screen.getByText("0:00")).toBeVisible();
  });

  test("older notes are asked for until all are shown, and then the focus is on the sentence that says so", async () => {
    const details = { ...detailsOf(three()), older: "1" };
    const older: Record<string, OlderNotes> = {};
    const { user } = await openResults(details, { older });
    const button = await screen.findByRole("button", { name: say.olderNotes });
    await user.click(button);
    expect(await screen.findByText(say.notesFailed)).toBeVisible();
    older["1"] = { notes: [noteOf("n3", "Daha sıcak olsun.")], older: "2" };
    older["2"] = { notes: [noteOf("n4", "İlk not.")], older: null };
    await user.click(button);
    expect(await screen.findByText("Daha sıcak olsun.")).toBeVisible();
    expect(screen.queryByText(say.notesFailed)).toBeNull();
    await user.click(button);
    expect(await screen.findByText("İlk not.")).toBeVisible();
    expect(screen.getByText("Tam istediğimiz gibi.")).toBeVisible();
    expect(screen.queryByRole("button", { name: say.olderNotes })).toBeNull();
    expect(screen.getByText(say.allNotes)).toHaveFocus();
  });

  test("a guest is taken out after a question", async () => {
    const details = detailsOf(three());
    const guests = details.guests.filter(({ name }) => name !== "Selin");
    const { user, sent } = await openResults(details, {
      changed: () => ({ ...details, guests, sentCount: 1, guestCount: 2 }),
    });
    expect(await screen.findByText(say.listening(2))).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.remove("Selin") }));
    const dialog = within(await screen.findByRole("dialog", { name: say.removeTitle("Selin") }));
    await user.click(dialog.getByRole("button", { name: "Çıkar" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: say.remove("Selin") })).toBeNull());
    expect(sent()).toEqual([["/api/v1/rooms/r1", { removeGuest: "selin" }]]);
    expect(screen.queryByRole("columnheader", { name: "Selin" })).toBeNull();
    expect(screen.getByText(say.answered(1, 2))).toBeVisible();
  });
});

describe("what is done with a room", () => {
  test("closing asks first; a closed room is opened again as a new one", async () => {
    const client = await server.createClient();
    const { listId } = await listsOf(server, client).create({
      name: "Yaz",
      voiceIds: three().map(({ voiceId }) => voiceId),
    });
    const details = detailsOf(three(), { listId });
    const closed = {
      ...details,
      state: "closed" as const,
      path: null,
      closedAt: "2026-11-24T07:00:00Z",
    };
    const { user, sent } = await openResults(details, {
      maker: client,
      changed: () => ({ ...closed, deletedOn: "2027-02-22" }),
      opened: { room: roomOf(), leftOut: [] },
    });
    await user.click(await screen.findByRole("button", { name: say.close }));
    const question = await screen.findByRole("dialog", { name: say.closeTitle });
    await user.click(within(question).getByRole("button", { name: say.close }));
    await user.click(await screen.findByRole("button", { name: say.again }));
    expect(screen.queryByRole("button", { name: say.close })).toBeNull();
    expect(sent()).toEqual([["/api/v1/rooms/r1", { act: "close" }]]);
    const dialog = within(await screen.findByRole("dialog", { name: say.ask }));
    expect(await dialog.findByRole("textbox", { name: say.name })).toHaveValue(details.title);
    expect(dialog.getByRole("textbox", { name: say.greeting })).toHaveValue("Merhaba!");
    await user.click(dialog.getByRole("button", { name: say.open }));
    await screen.findByRole("dialog", { name: say.opened });
    expect(sent().at(-1)).toMatchObject([
      `/api/v1/lists/${listId}/rooms`,
      { voiceIds: three().map(({ voiceId }) => voiceId), title: details.title },
    ]);
  });

  test("the last day is moved, and a new password is given and shown once", async () => {
    const details = detailsOf(three());
    const { user, sent } = await openResults(details, { changed: () => ({ ...details, hasPassword: true }) });
    await user.click(await screen.findByRole("button", { name: say.actions("Yaz kampanyası") }));
    await user.click(await screen.findByRole("button", { name: "Son günü değiştir" }));
    const days = within(await screen.findByRole("dialog", { name: "Son günü değiştir" }));
    await user.click(await days.findByRole("radio", { name: "30 gün" }));
    await user.click(days.getByRole("button", { name: "Kaydet" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toEqual([
      ["/api/v1/rooms/r1/settings", { until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string }],
    ]);
    await user.click(screen.getByRole("button", { name: say.actions("Yaz kampanyası") }));
    await user.click(await screen.findByRole("button", { name: "Yeni şifre ver" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Yeni şifre" }));
    await user.click(sheet.getByRole("button", { name: "Yeni şifre ver" }));
    const shown = await sheet.findByRole<HTMLInputElement>("textbox", { name: say.password });
    expect(shown).toHaveFocus(); // the pressed button has gone
    expect(sent().at(-1)).toEqual(["/api/v1/rooms/r1/settings", { password: shown.value }]);
  });

  test("revoking asks first, and leaves the page", async () => {
    const { user, sent, address } = await openResults(detailsOf(three()), { changed: () => null });
    await user.click(await screen.findByRole("button", { name: say.actions("Yaz kampanyası") }));
    await user.click(await screen.findByRole("button", { name: say.revoke }));
    const question = await screen.findByRole("dialog", { name: say.revokeTitle });
    await user.click(within(question).getByRole("button", { name: say.revoke }));
    await waitFor(() => expect(address()).toBe("/lists"));
    expect(sent()).toEqual([["/api/v1/rooms/r1", { act: "revoke" }]]);
  });

  test("a refused change says why and changes nothing", async () => {
    const { user } = await openResults(detailsOf(three()));
    await user.click(await screen.findByRole("button", { name: say.close }));
    const question = within(await screen.findByRole("dialog", { name: say.closeTitle }));
    await user.click(question.getByRole("button", { name: say.close }));
    expect(await question.findByText("Olmadı.")).toBeVisible();
  });
});

describe("without answers", () => {
  test.each([
    ["open", say.noAnswers],
    ["preparing", say.preparing],
  ] as const)("a room that is %s has the link to pass on", async (state, title) => {
    const details = detailsOf(three(), { state, sentCount: 0, guestCount: 0 });
    await openResults({ ...details, guests: [] });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("textbox", { name: say.link })).toHaveValue(`${server.origin}/room/abc`);
    const shared = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp’ta paylaş" }).href);
    expect(shared.origin).toBe("https://wa.me");
    expect(shared.searchParams.get("text")).toBe(`${details.title}\n${server.origin}/room/abc`);
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("an unknown room says so", async () => {
    const { token } = await server.createClient();
    speakRooms({});
    await openApp(server.origin, "/rooms/unknown", token);
    expect(await screen.findByRole("heading", { name: "Oda bulunamadı." })).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: say.lists })).toBeVisible();
  });
});
