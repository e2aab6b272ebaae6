import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { Guest } from "#test/guest/calls.ts";
import { test as base } from "#test/guest/fixtures.ts";
import { askAgain, Browser, findRow, openRoomPage } from "./open-room-page.tsx";
import { words } from "./page-words.ts";

const test = base
  /** Makes a browser another guest, as a second tab does whose first call was answered later. */
  .extend("becomeAnother", ({ server, room }) => async (browser: Browser) => {
    const other = new Guest(server, room.token);
    const { mark } = await other.read();
    browser.cookies.set("guest", other.cookies.get("guest") ?? "");
    return { mark, votes: async () => (await other.read()).voices.map(({ vote }) => vote) };
  })
  .extend(
    "guestCount",
    ({ db, room }) =>
      () =>
        db.$count(roomGuests, eq(roomGuests.roomId, room.roomId)),
  );

const none = [null, null, null, null];

describe.each(testedLanguages)("a room's page whose browser became another guest in %s", (locale) => {
  const w = words[locale];
  const radio = async (letter: string, name: string) =>
    within(await screen.findByRole("radiogroup", { name: w.vote(letter) })).getByRole("radio", { name });

  test("does not vote for voices that it did not play: it says so, reads anew and keeps what is typed", async ({
    origin,
    room,
    becomeAnother,
    guestCount,
  }) => {
    const { user, browser, calls, audio } = await openRoomPage(origin, room.token, { locale });
    const row = await findRow("C");
    await user.click(within(row).getByRole("button", { name: w.play("C") }));
    await waitFor(() => expect(audio.sounding()).toHaveLength(1));
    await user.keyboard("n");
    await user.type(await within(row).findByRole("textbox", { name: w.note }), "Sıcak");
    await user.type(screen.getByRole("textbox", { name: w.name }), "Burak");
    const other = await becomeAnother(browser);
    await user.click(await radio("A", w.yes));

    expect(await screen.findByRole("alert")).toHaveTextContent(w.another);
    expect(await radio("A", w.yes)).not.toBeChecked();
    expect(screen.queryByText(w.unstored)).toBeNull();
    expect(await other.votes()).toEqual(none);
    expect(await guestCount()).toBe(0);
    expect(screen.getByRole("textbox", { name: w.note })).toHaveValue("Sıcak");
    expect(screen.getByRole("textbox", { name: w.name })).toHaveValue("Burak");
    // What sounded was another voice than the letter stands for now.
    expect(audio.sounding()).toEqual([]);
    const heardAnew = () => calls.filter(({ path }) => path.endsWith(`?mark=${other.mark}`));
    await waitFor(() =>
      expect(heardAnew().map(({ path }) => path)).toContainEqual(expect.stringMatching(/audio\/D/)),
    );

    await user.click(await radio("A", w.yes));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(await other.votes()).toEqual(["yes", null, null, null]);
    expect(await guestCount()).toBe(1);
  });

  test("sends nothing that waited on the device for the other's letters; a note goes back into its field", async ({
    origin,
    room,
    becomeAnother,
  }) => {
    let isDown = true;
    const answer = ({ method }: { method: string }) =>
      isDown && method === "POST" ? Response.error() : undefined;
    const first = await openRoomPage(origin, room.token, { locale, answer });
    const row = await findRow("B");
    await first.user.click(within(row).getByRole("button", { name: w.play("B") }));
    await waitFor(() => expect(first.audio.sounding()).toHaveLength(1));
    await first.user.keyboard("n");
    await first.user.type(await within(row).findByRole("textbox", { name: w.note }), "Sıcak{Enter}");
    await first.user.click(await radio("A", w.no));
    expect(await screen.findAllByText(w.unstored)).not.toHaveLength(0);
    first.close();

    isDown = false;
    const other = await becomeAnother(first.browser);
    const { calls } = await openRoomPage(origin, room.token, { locale, browser: first.browser, answer });
    expect(await screen.findByRole("alert")).toHaveTextContent(w.another);
    expect(await radio("A", w.no)).not.toBeChecked();
    expect(await screen.findByRole("textbox", { name: w.note })).toHaveValue("Sıcak");
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    expect(await other.votes()).toEqual(none);
    expect(JSON.parse(localStorage.getItem(`room:${room.token.slice(0, 8)}`) ?? "")).toMatchObject({
      changes: [],
      notes: { B: { text: "Sıcak" } },
    });
  });

  test("notices it when it asks again, and goes on as the other", async ({ origin, room, becomeAnother }) => {
    const { user, browser } = await openRoomPage(origin, room.token, { locale });
    await findRow("A");
    const other = await becomeAnother(browser);
    askAgain();
    expect(await screen.findByRole("alert")).toHaveTextContent(w.another);
    await user.click(await radio("D", w.maybe));
    await waitFor(async () => expect(await other.votes()).toEqual([null, null, null, "maybe"]));
  });

  test("says that it keeps no cookies, and holds what was answered", async ({ origin, room, guestCount }) => {
    const browser = new Browser();
    vi.spyOn(browser.cookies, "set").mockReturnThis();
    const { user, calls } = await openRoomPage(origin, room.token, { locale, browser });
    await user.click(await radio("A", w.yes));
    expect(await screen.findByRole("alert")).toHaveTextContent(w.cookieless);
    expect(await radio("A", w.yes)).toBeChecked();
    expect(await guestCount()).toBe(0);
    const asked = calls.length;
    askAgain();
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    expect(screen.getByRole("alert")).toHaveTextContent(w.cookieless);
  });
});
