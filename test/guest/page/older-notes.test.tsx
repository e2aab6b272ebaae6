import { randomBytes, randomUUID } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { roomGuests, roomNotes, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { cookieHash } from "#server/guest/guest-row.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { test } from "#test/guest/fixtures.ts";
import { askAgain, Browser, findRow, openRoomPage } from "./open-room-page.tsx";
import { words } from "./page-words.ts";

const count = 120;

/** The texts of the notes that are shown. */
const shown = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.parentElement?.closest("[data-letter]"))
    .map((item) => item.querySelector("p")?.textContent);

test.for(testedLanguages)(
  "the guests’ page shows the notes that its room’s answer had no place for, in %s",
  async (locale, { db, room, origin }) => {
    const { roomId } = room;
    await db.update(rooms).set({ sharesNotes: true }).where(eq(rooms.id, roomId));
    const cookie = "G".repeat(43);
    const person = (name: string, hash: Uint8Array) => ({
      roomId,
      name,
      cookieHash: hash,
      sentAt: new Date(),
    });
    const [own, other] = await db
      .insert(roomGuests)
      .values([person("Ece", cookieHash(cookie)), person("Can", randomBytes(32))])
      .returning();
    const [copy] = await db
      .select()
      .from(roomVoices)
      .where(and(eq(roomVoices.roomId, roomId), eq(roomVoices.place, 2)));
    const write = (guestId: string | undefined, text: string, createdAt: Date) => ({
      noteId: randomUUID(),
      guestId: guestId ?? "",
      roomVoiceId: copy?.id ?? "",
      seconds: 1,
      text,
      createdAt,
    });
    await db
      .insert(roomNotes)
      .values(
        Array.from({ length: count }, (_, nth) =>
          write(nth % 2 ? own?.id : other?.id, `${nth}`, new Date(nth)),
        ),
      );
    const browser = new Browser();
    browser.cookies.set("guest", cookie);
    const { user, calls } = await openRoomPage(origin, room.token, { locale, browser });
    await findRow("C");
    await waitFor(() => expect(shown()).toHaveLength(count));
    expect(new Set(shown()).size).toBe(count);
    const asked = () => calls.filter(({ path }) => path.includes("/notes")).length;
    expect(asked()).toBe(1);
    // An older note of another guest’s is there still with the next answer, and one of one’s own goes when it is removed.
    const [remove] = screen.getAllByRole("button", { name: words[locale].removeNote("0:01") });
    if (remove) await user.click(remove);
    await waitFor(() => expect(shown()).toHaveLength(count - 1));
    const before = calls.length;
    askAgain();
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await db.insert(roomNotes).values(write(other?.id, "Yeni", new Date()));
    askAgain();
    await waitFor(() => expect(shown()).toContain("Yeni"));
    await waitFor(() => expect(shown()).toHaveLength(count));
  },
);
