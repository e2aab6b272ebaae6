import type { Page } from "playwright-core";
import type { GuestRoom } from "#contract/guest.ts";
import type { InboxPage } from "#contract/voice-requests/voice-requests.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room, RoomDetails } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Calls, Row } from "#test/browser/sending/row.ts";
import type { DemoUser } from "#test/support/browser/site.ts";
import { takeTime } from "#test/support/browser/take-time.ts";
import { words as guest } from "#test/guest/page/page-words.ts";
import { words, type FieldName } from "#test/voice-requests/words.ts";

const say = words.en;
const field = (name: FieldName) => (page: Page) =>
  page.getByRole("dialog", { name: say.title }).getByLabel(say.fields[name]);

const asked: Partial<Record<FieldName, string>> = {
  companyName: "Dovarel",
  email: "gokce@dovarel.example",
  phone: "+44 20 7946 0958",
  projectMedium: "Radyo spotu",
  voiceRequirements: "Sıcak, güven veren bir kadın sesi",
};
const nobody = "a visitor has no session";

/**
 * Opens a room of two voices that can be heard; the answer is its address, with the room's id behind the hash. Nobody opens more
 * than ten an hour.
 */
export async function newRoom({ call }: Calls, maker: DemoUser = "demo-client"): Promise<string> {
  const { content } = await call<VoicePage>(maker, "voices");
  const voiceIds = content.slice(0, 2).map(({ voiceId }) => voiceId);
  const { listId } = await call<VoiceListDetails>(maker, "lists", { name: "Oda", voiceIds });
  const { room } = await call<OpenedRoom>(maker, `lists/${listId}/rooms`, {
    title: "Yaz kampanyası",
    greeting: "",
    until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
    isBlind: true,
    sharesNotes: true,
    password: null,
    voiceIds,
  });
  for (;;) {
    const { state, path } = await call<Room>(maker, `rooms/${room.roomId}`);
    if (state === "open") return `${path}#${room.roomId}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const roomOf = ({ call }: Calls, path: string) =>
  call<RoomDetails>("demo-client", `rooms/${path.split("#")[1]}`);
const answers = (page: Page) => page.getByRole("button", { name: guest.en.send });
const noSession = "a guest has no session";
const rowA = (page: Page) => page.locator('[data-letter="A"]');
const note = (page: Page) => rowA(page).getByRole("textbox", { name: guest.en.note });

/** The notes of whoever has the page's cookies. */
async function notesOf(page: Page, path: string): Promise<string[]> {
  const { origin } = new URL(page.url());
  const token = path.split("#")[0]?.split("/").at(-1);
  const answer = await page.context().request.get(`${origin}/api/v1/guest/${token}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { voices } = (await answer.json()) as GuestRoom;
  return voices.flatMap(({ notes }) => notes.map(({ text }) => text));
}

const answered = {
  as: undefined,
  prepare: newRoom,
  call: /\/api\/v1\/guest\/[\w-]+\/answers\?/,
  unknown: new RegExp(guest.en.unstored),
  // The page tries again by itself, as when it is looked at again.
  again: (page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange"))),
  isSpent: true,
} satisfies Partial<Row>;
const noGuest = { "late answer": noSession, "ended session": noSession, "other person": noSession };

/** What people without an account type. */
export const outsideRows: Row[] = [
  {
    name: "voice request",
    as: undefined,
    prepare: async () => "/?lang=en",
    async open(page) {
      await page.getByRole("button", { name: say.open }).last().click();
      await field("fullName")(page).waitFor();
    },
    async fill(page) {
      for (const [name, text] of Object.entries(asked)) await field(name as FieldName)(page).fill(text);
      await takeTime(page);
    },
    field: field("fullName"),
    send: (page) => page.getByRole("button", { name: say.send }).click(),
    call: /\/api\/voice-request$/,
    arrived: (page) => page.getByText(say.sent),
    count: async ({ call }, { text }) =>
      (await call<InboxPage>("demo-owner", "voice-requests")).content.filter(
        ({ fullName }) => fullName === text,
      ).length,
    exempt: {
      "late answer": nobody,
      "ended session": nobody,
      "other person": "kept for a day for whoever uses this browser",
    },
  },
  {
    ...answered,
    name: "vote of a guest",
    open: (page) => rowA(page).getByRole("radio", { name: guest.en.yes }).waitFor(),
    send: (page) => rowA(page).getByRole("radio", { name: guest.en.yes }).click(),
    arrived: (page) => rowA(page).getByRole("radio", { name: guest.en.yes, checked: true }),
    count: async (calls, { path }) =>
      (await roomOf(calls, path)).guests.reduce((sum, { votes }) => sum + votes, 0),
    exempt: { ...noGuest, "closed tab": "it is sent as it is pressed" },
  },
  {
    ...answered,
    name: "name of a guest, which sends the answers",
    open: (page) => answers(page).waitFor(),
    field: (page) => page.getByLabel(guest.en.name),
    send: (page) => answers(page).click(),
    arrived: (page) => page.getByText(guest.en.sent),
    count: async (calls, { path, text }) =>
      (await roomOf(calls, path)).guests.filter(({ name }) => name === text).length,
    exempt: noGuest,
  },
  {
    ...answered,
    name: "note of a guest",
    prepare: (calls) => newRoom(calls, "demo-owner"),
    async open(page) {
      const button = rowA(page).locator("[data-note]");
      await rowA(page)
        .getByRole("button", { name: guest.en.play("A") })
        .click();
      await button.waitFor();
      // What was being written is there again by itself.
      if (!(await note(page).isVisible())) await button.click();
    },
    field: note,
    send: (page) => note(page).press("Enter"),
    arrived: (page, text) => rowA(page).getByText(text),
    count: async (_calls, { page, path, text }) =>
      (await notesOf(page, path)).filter((one) => one === text).length,
    exempt: noGuest,
  },
];
