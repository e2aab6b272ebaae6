import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished } from "vitest";
import { setLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { voices as voiceRows } from "#server/db/schema/catalogue.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { Guest } from "#test/guest/calls.ts";
import { test as base } from "#test/guest/fixtures.ts";
import { askAgain, type Browser, findRow, openRoomPage } from "./open-room-page.tsx";
import { openRoom } from "#test/guest/open-room.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { words } from "./page-words.ts";

const test = base.extend("stored", ({ server, room }) => async (browser: Browser) => {
  const guest = new Guest(server, room.token);
  for (const [name, value] of browser.cookies) guest.cookies.set(name, value);
  return guest.read();
});

describe.each(testedLanguages)("the guests' page of a room in %s", (locale) => {
  const w = words[locale];
  const radio = async (letter: string, name: string) =>
    within(await screen.findByRole("radiogroup", { name: w.vote(letter) })).getByRole("radio", { name });

  test("tells what the room tells, once: in a blind one letters and no name", async ({
    server,
    client,
    voiceIds,
    origin,
  }) => {
    const { token } = await openRoom(server, {
      makerId: client.userId,
      voiceIds,
      greeting: "Merhaba!",
      closesAt: new Date("2099-12-03T15:00:00Z"),
    });
    await openRoomPage(origin, token, { locale });
    expect(await screen.findByRole("heading", { level: 1, name: "Yaz kampanyası" })).toBeVisible();
    expect(document.title).toBe("Yaz kampanyası · Tınora");
    expect(screen.getByText(w.invites("Deniz Ada"))).toBeVisible();
    for (const fact of [w.voices(4), w.differ, w.closes, "Merhaba!"])
      expect(screen.getByText(fact)).toBeVisible();
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(["A", "B", "C", "D"]);
    expect(document.body.textContent).not.toContain("Sanatçı");
    expect(document.documentElement.outerHTML).not.toContain(token);
  });

  test("votes are stored, one after the other; Delete takes one back", async ({ origin, room, stored }) => {
    const { user, browser } = await openRoomPage(origin, room.token, { locale });
    await user.click(await radio("A", w.yes));
    await user.click(await radio("B", w.maybe));
    await user.click(await radio("C", w.no));
    expect(await radio("A", w.yes)).toBeChecked();
    const votes = async () => (await stored(browser)).voices.map(({ vote }) => vote);
    await waitFor(async () => expect(await votes()).toEqual(["yes", "maybe", "no", null]));
    (await radio("B", w.maybe)).focus();
    await user.keyboard("{Delete}");
    await user.click(await radio("C", w.no));
    expect(await radio("B", w.maybe)).not.toBeChecked();
    await waitFor(async () => expect(await votes()).toEqual(["yes", null, null, null]));
  });

  test("the yeses are ordered by keys and buttons, and the place is said", async ({
    origin,
    room,
    stored,
  }) => {
    const { user, browser } = await openRoomPage(origin, room.token, { locale });
    for (const letter of ["B", "A", "D"]) await user.click(await radio(letter, w.yes));
    (await screen.findByRole("button", { name: w.move("D") })).focus();
    const order = () =>
      within(screen.getByRole("list", { name: w.order }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent?.slice(1, 2));
    await waitFor(() => expect(order()).toEqual(["B", "A", "D"]));
    await user.keyboard(" {ArrowUp}{ArrowUp}");
    expect(order()).toEqual(["D", "B", "A"]);
    expect(screen.getByText(w.place(1, 3))).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(order()).toEqual(["B", "A", "D"]);
    await user.keyboard(" {ArrowUp} ");
    await user.click(screen.getByRole("button", { name: w.down("B") }));
    expect(order()).toEqual(["D", "B", "A"]);
    const ranks = async () => (await stored(browser)).voices.map(({ rank }) => rank);
    await waitFor(async () => expect(await ranks()).toEqual([3, 2, null, 1]));
  });

  test("N pins a note to the moment that is heard; it is said, and can be removed", async ({
    origin,
    room,
    stored,
  }) => {
    const { user, browser, audio } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("C");
    await user.click(within(row).getByRole("button", { name: w.play("C") }));
    await waitFor(() => expect(audio.sounding()).toHaveLength(1));
    audio.pass(2);
    await user.keyboard("n");
    const field = await within(row).findByRole("textbox", { name: w.note });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/., 0:02$/);
    await user.keyboard("http://example.com <b>1</b>{Enter}");
    expect(await within(row).findByText("http://example.com <b>1</b>")).toBeVisible();
    expect(within(row).queryByRole("link")).toBeNull();
    expect(screen.getByText(w.noteAdded("0:02"))).toBeInTheDocument();
    const further = new RegExp(`^${w.addNote(String.raw`\d:\d\d`)}$`); // the voice plays on
    await waitFor(() => expect(within(row).getByRole("button", { name: further })).toHaveFocus());
    const notes = async () => (await stored(browser)).voices[2]?.notes.map(({ seconds }) => seconds);
    await waitFor(async () => expect(await notes()).toEqual([2]));
    await user.click(within(row).getByRole("button", { name: w.removeNote("0:02") }));
    await waitFor(async () => expect(await notes()).toEqual([]));
  });

  test("a press on the note's icon begins a note while the voice plays; play alone opens nothing", async ({
    origin,
    room,
  }) => {
    const { user, audio } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("C");
    await user.click(within(row).getByRole("button", { name: w.play("C") }));
    await waitFor(() => expect(audio.sounding()).toHaveLength(1));
    const icon = within(row).getByRole("button", { name: w.notes("C", 0) });
    expect(icon).toHaveAttribute("aria-expanded", "false");
    expect(within(row).queryByRole("button", { name: w.addNote("0:00") })).toBeNull();
    audio.pass(2);
    await user.click(icon);
    const field = await within(row).findByRole("textbox", { name: w.note });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute("rows", "3");
    expect(field.parentElement).toHaveTextContent("0:02");
    expect(audio.sounding()).toHaveLength(1);
    await user.keyboard("Sıcak{Shift>}{Enter}{/Shift}bir giriş");
    await user.click(icon);
    expect(within(row).queryByRole("textbox")).toBeNull();
    await user.click(icon);
    expect(await within(row).findByRole("textbox", { name: w.note })).toHaveValue("Sıcak\nbir giriş");
  });

  test("four votes, one note and the name are sent with ten presses at most", async ({
    origin,
    room,
    stored,
  }) => {
    let presses = 0;
    const count = () => (presses += 1);
    addEventListener("pointerdown", count, true);
    onTestFinished(() => removeEventListener("pointerdown", count, true));
    const { user, browser } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("A");
    await user.click(within(row).getByRole("button", { name: w.play("A") }));
    for (const letter of ["A", "B", "C", "D"]) await user.click(await radio(letter, w.yes));
    await user.click(within(row).getByRole("button", { name: w.notes("A", 0) }));
    await within(row).findByRole("textbox", { name: w.note });
    await user.keyboard("Sıcak");
    await user.click(within(row).getByRole("button", { name: w.add }));
    await user.click(screen.getByRole("textbox", { name: w.name }));
    await user.keyboard("Burak");
    await user.click(screen.getByRole("button", { name: w.send }));
    await screen.findByText(w.sent);
    await waitFor(async () => {
      const { voices, name } = await stored(browser);
      expect([name, voices[0]?.notes.length, voices.map(({ vote }) => vote)]).toEqual([
        "Burak",
        1,
        ["yes", "yes", "yes", "yes"],
      ]);
    });
    expect(presses).toBeLessThanOrEqual(10);
  });

  test("a note that is being written and the name are there again after a reload", async ({
    origin,
    room,
  }) => {
    const { user, browser, close } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("C");
    await user.click(within(row).getByRole("button", { name: w.notes("C", 0) }));
    await user.type(await within(row).findByRole("textbox", { name: w.note }), "Sıcak bir gir");
    await user.type(screen.getByRole("textbox", { name: w.name }), "Burak");
    close();

    const again = await openRoomPage(origin, room.token, { locale, browser });
    const field = await within(await findRow("C")).findByRole("textbox", { name: w.note });
    expect(field).toHaveValue("Sıcak bir gir");
    expect(screen.getByRole("textbox", { name: w.name })).toHaveValue("Burak");
    await again.user.type(field, "iş{Enter}");
    expect(await within(await findRow("C")).findByText("Sıcak bir giriş")).toBeVisible();
    again.close();

    await openRoomPage(origin, room.token, { locale, browser });
    await findRow("C");
    expect(screen.queryByRole("textbox", { name: w.note })).toBeNull();
  });

  test("sending asks for a name and nothing else, and remembers it", async ({ origin, room, stored }) => {
    const { user, browser, close } = await openRoomPage(origin, room.token, { locale });
    // Nothing is missing before one has begun.
    expect(screen.queryByText(w.missing("A, B, C, D"))).toBeNull();
    await user.click(await radio("A", w.yes));
    expect(screen.getByText(w.missing("B, C, D"))).toBeVisible();
    await user.click(screen.getByRole("button", { name: w.send }));
    const field = screen.getByRole("textbox", { name: w.name });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(w.nameMissing));
    await user.keyboard(" Burak ");
    await user.click(screen.getByRole("button", { name: w.send }));
    expect(await screen.findByText(w.sent)).toBeVisible();
    // The pressed button has gone.
    await waitFor(() => expect(field.closest("form")).toHaveFocus());
    await waitFor(async () => expect(await stored(browser)).toMatchObject({ name: "Burak" }));
    close();
    await openRoomPage(origin, room.token, { locale });
    expect(await screen.findByRole("textbox", { name: w.name })).toHaveValue("Burak");
  });

  test("what could not be stored is marked, kept on the device, and sent when the line is back", async ({
    origin,
    room,
    stored,
  }) => {
    let isDown = true;
    const answer = ({ method }: { method: string }) =>
      isDown && method === "POST" ? Response.error() : undefined;
    const { user, browser, close } = await openRoomPage(origin, room.token, { locale, answer });
    await user.click(await radio("A", w.yes));
    await user.click(await radio("B", w.no));
    expect(await screen.findAllByText(w.unstored)).toHaveLength(2);
    close();
    expect(JSON.stringify({ ...localStorage })).not.toContain(room.token);

    const again = await openRoomPage(origin, room.token, { locale, browser, answer });
    expect(await radio("A", w.yes)).toBeChecked();
    expect((await stored(browser)).voices.map(({ vote }) => vote)).toEqual([null, null, null, null]);
    isDown = false;
    dispatchEvent(new Event("online"));
    const votes = async () => (await stored(again.browser)).voices.map(({ vote }) => vote);
    await waitFor(async () => expect(await votes()).toEqual(["yes", "no", null, null]));
    expect(screen.queryByText(w.unstored)).toBeNull();
  });

  test("past a limit the server's sentence is shown, and what was answered is kept", async ({
    origin,
    room,
  }) => {
    const refusal = "Bir saatte en çok 120 yanıt verebilirsiniz.";
    const headers = { "problem-code": "too-many-writes", "retry-after": "600" };
    const { user, calls } = await openRoomPage(origin, room.token, {
      locale,
      answer: ({ method }) =>
        method === "POST" ? new Response(refusal, { status: 429, headers }) : undefined,
    });
    await user.click(await radio("A", w.yes));
    expect(await screen.findByRole("alert")).toHaveTextContent(refusal);
    expect(await radio("A", w.yes)).toBeChecked();
    const written = calls.filter(({ method }) => method === "POST").length;
    const read = calls.length;
    askAgain();
    await waitFor(() => expect(calls.length).toBeGreaterThan(read));
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(written);
  });

  test("before the password nothing is told, not in the tab either", async ({
    server,
    client,
    voiceIds,
    origin,
  }) => {
    const passwordHash = await server.parts.passwords.hash("gizli-oda-sifresi");
    const { token } = await openRoom(server, { makerId: client.userId, voiceIds, passwordHash });
    const { user } = await openRoomPage(origin, token, { locale });
    expect(await screen.findByRole("heading", { name: w.askPassword })).toBeVisible();
    expect(document.title).toBe(w.pageTitle);
    expect(document.body.textContent).not.toMatch(/Yaz kampanyası|Deniz/);
    const field = screen.getByLabelText(w.password);
    await user.type(field, "yanlış");
    await user.click(screen.getByRole("button", { name: w.open }));
    expect(await screen.findByText(w.wrong)).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, "gizli-oda-sifresi{Enter}");
    expect(await screen.findByRole("heading", { name: "Yaz kampanyası" })).toBeVisible();
  });

  test("a room that is revoked falls silent at once, and the page stops asking", async ({
    origin,
    room,
    db,
  }) => {
    const { user, audio, calls } = await openRoomPage(origin, room.token, { locale });
    await user.click(within(await findRow("B")).getByRole("button", { name: w.play("B") }));
    await waitFor(() => expect(audio.sounding()).toHaveLength(1));
    await db.update(rooms).set({ revokedAt: new Date() }).where(eq(rooms.id, room.roomId));
    askAgain();
    expect(await screen.findByRole("heading", { name: w.gone })).toHaveFocus();
    expect(audio.sounding()).toEqual([]);
    expect(audio.isClosed()).toBe(true);
    expect(document.title).toBe(w.pageTitle);
    expect(document.body.textContent).not.toMatch(/Yaz kampanyası|Deniz/);
    const asked = calls.length;
    askAgain();
    dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(asked);
  });

  test("an unknown link looks as a revoked one", async ({ origin }) => {
    await openRoomPage(origin, "x".repeat(43), { locale });
    expect(await screen.findByRole("heading", { name: w.gone })).toBeVisible();
  });

  test("a room that is prepared shows its voices when it is asked again", async ({
    server,
    client,
    voiceIds,
    origin,
    db,
  }) => {
    const opened = await openRoom(server, { makerId: client.userId, voiceIds, readyAt: null });
    await openRoomPage(origin, opened.token, { locale });
    expect(await screen.findByText(w.preparing)).toBeVisible();
    await db.update(rooms).set({ readyAt: new Date() }).where(eq(rooms.id, opened.roomId));
    askAgain();
    await findRow("A");
  });

  test("a closed room reveals names with one's own answer, in one's own order", async ({
    origin,
    room,
    db,
  }) => {
    const { user, browser } = await openRoomPage(origin, room.token, { locale });
    for (const letter of ["C", "A"]) await user.click(await radio(letter, w.yes));
    await user.click(await radio("B", w.no));
    await user.type(screen.getByRole("textbox", { name: w.name }), "Burak{Enter}");
    await screen.findByText(w.sent);
    await waitFor(() => expect(localStorage.getItem(`room:${room.token.slice(0, 8)}`)).toBeNull());
    await db.update(rooms).set({ closedAt: new Date() }).where(eq(rooms.id, room.roomId));
    askAgain();
    expect(await screen.findByRole("heading", { name: w.revealed })).toBeVisible();
    expect(screen.getByText(w.thanks)).toBeVisible();
    expect(screen.getByText(w.deletedOn)).toBeVisible();
    const cards = screen.getAllByRole("listitem").filter((item) => item.dataset["letter"]);
    expect(cards.map(({ dataset }) => dataset["letter"])).toEqual(["C", "A", "D", "B"]);
    expect(cards[0]).toHaveTextContent(w.ownVote(w.yes));
    expect(cards[0]).toHaveTextContent(w.ownPlace(1));
    expect(cards[2]).toHaveTextContent(w.noVote);
    expect(within(cards[0] as HTMLElement).getByRole("heading")).toHaveTextContent("Sanatçı");
    expect(screen.queryByRole("radiogroup")).toBeNull();
    expect(browser.cookies.size).toBe(1);
  });

  test("a blind room that closed by time alone does not tell names yet", async ({ origin, room, db }) => {
    await db
      .update(rooms)
      .set({ closesAt: new Date(0) })
      .where(eq(rooms.id, room.roomId));
    await openRoomPage(origin, room.token, { locale });
    expect(await screen.findByRole("heading", { name: w.closed })).toBeVisible();
    expect(document.body.textContent).not.toContain("Sanatçı");
  });

  test("a key switches to the same place of another voice; six are held at most", async ({
    server,
    client,
    voiceIds,
    origin,
  }) => {
    const eight = [...voiceIds, ...voiceIds].slice(0, 8);
    const { token } = await openRoom(server, { makerId: client.userId, voiceIds: eight });
    const { user, audio, calls } = await openRoomPage(origin, token, { locale });
    const fetched = () =>
      calls
        .flatMap(({ path }) => /audio\/(.)\?mark=/.exec(path)?.[1] ?? [])
        .toSorted()
        .join("");
    await user.click(within(await findRow("A")).getByRole("button", { name: w.play("A") }));
    await waitFor(() => expect(audio.sounding()).toHaveLength(1));
    expect(fetched()).toBe("ABCDEF");
    audio.pass(1.5);
    const said = listenToPage();
    await user.keyboard("3");
    expect(audio.sounding()).toMatchObject([{ seconds: 5, offset: 2.5 }]);
    await waitFor(() => expect(said).toEqual(["C"]));
    await user.keyboard("r");
    await waitFor(() => expect(said).toEqual(["C", w.looped]));
    await user.keyboard("r");
    const keys = screen.getByRole("radiogroup", { name: w.heard });
    await user.click(within(keys).getByRole("radio", { name: "H" }));
    await waitFor(() => expect(audio.sounding()).toMatchObject([{ seconds: 10, offset: 5 }]));
    expect(fetched()).toBe("ABCDEFH");
    await user.keyboard("2");
    // B was let go of: more than six would not fit into a phone's memory.
    await waitFor(() => expect(fetched()).toBe("ABBCDEFH"));
  });

  test("? shows the keys, whose switch turns letters, numbers and signs off; they work on a slider", async ({
    origin,
    room,
  }) => {
    onTestFinished(() => setLetterKeys(true));
    const { user, audio } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("A");
    await user.click(within(row).getByRole("button", { name: w.play("A") }));
    await waitFor(() => expect(audio.sounding()).toMatchObject([{ seconds: 3 }]));
    const slider = await within(row).findByRole("slider", { name: w.position });
    slider.focus();
    await user.keyboard("2");
    expect(audio.sounding()).toMatchObject([{ seconds: 4 }]);
    const button = await screen.findByRole("button", { name: w.keys });
    await user.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: w.keys }));
    expect(sheet.getAllByRole("definition")).toHaveLength(7);
    await user.keyboard("3");
    expect(audio.sounding()).toMatchObject([{ seconds: 4 }]); // the sheet stands before it
    await user.click(sheet.getByRole("switch", { name: w.oneKey }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: w.keys })).toBeNull());
    await user.keyboard("3rn?");
    expect(audio.sounding()).toMatchObject([{ seconds: 4 }]);
    expect(screen.queryByRole("textbox", { name: w.note })).toBeNull();
    expect(screen.queryByRole("dialog", { name: w.keys })).toBeNull();
    await user.keyboard(" ");
    expect(audio.sounding()).toEqual([]); // Space goes on working
    expect(localStorage.getItem("letter-keys")).toBe("off");
    await user.click(button);
    await user.click(
      within(await screen.findByRole("dialog", { name: w.keys })).getByRole("switch", { name: w.oneKey }),
    );
    await user.keyboard("{Escape}3");
    expect(await within(await findRow("C")).findByRole("slider", { name: w.position })).toBeVisible();
  });

  test("what is said in a voice is shown where its name is, open and closed", async ({
    server,
    client,
    voiceIds,
    origin,
    db,
  }) => {
    const said = { transcriptText: "Günaydın.", transcriptLanguage: "TURKISH" } as const;
    await db
      .update(voiceRows)
      .set(said)
      .where(eq(voiceRows.id, voiceIds[0] ?? ""));
    const { token, roomId } = await openRoom(server, { makerId: client.userId, voiceIds, isBlind: false });
    const { user } = await openRoomPage(origin, token, { locale });
    await user.click(await screen.findByRole("button", { name: w.showText }));
    expect(screen.getByText("Günaydın.")).toHaveAttribute("lang", "tr");
    await db.update(rooms).set({ closedAt: new Date() }).where(eq(rooms.id, roomId));
    askAgain();
    await screen.findByRole("heading", { name: w.closed });
    await user.click(await screen.findByRole("button", { name: w.showText }));
    expect(screen.getByText("Günaydın.")).toBeVisible();
  });

  test("a voice that went away keeps its letter, silent", async ({ origin, room, db }) => {
    await openRoomPage(origin, room.token, { locale });
    await findRow("D");
    await db
      .update(roomVoices)
      .set({ voiceId: null, audioName: null, seconds: null })
      .where(eq(roomVoices.voiceId, room.voiceIds[0] ?? ""));
    askAgain();
    expect(await screen.findByText(w.gonePart)).toBeVisible();
    expect(screen.getAllByRole("radiogroup", { name: /: [A-D]$/ })).toHaveLength(3);
  });

  test("an answer that is no room's is an error that can be tried again", async ({ origin, room }) => {
    let isBroken = true;
    const { user } = await openRoomPage(origin, room.token, {
      locale,
      answer: () => (isBroken ? new Response("{}", { status: 200 }) : undefined),
    });
    const retry = await screen.findByRole("button", { name: w.retry });
    isBroken = false;
    await user.click(retry);
    await findRow("A");
  });

  test("a sound that could not be loaded is tried again, and the focus stays with its voice", async ({
    origin,
    room,
  }) => {
    let isBroken = true;
    const { user } = await openRoomPage(origin, room.token, {
      locale,
      answer: ({ path }) => (isBroken && path.includes("/audio/A") ? Response.error() : undefined),
    });
    const row = await findRow("A");
    const play = within(row).getByRole("button", { name: w.play("A") });
    await user.click(play);
    const retry = await within(row).findByRole("button", { name: w.retry });
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await waitFor(() => expect(row).toHaveFocus());
  });
});
