import type { Page } from "playwright-core";
import type { InboxPage } from "#contract/voice-requests.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room, RoomDetails } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Calls, Row } from "#test/browser/sending/row.ts";
import { words as guest } from "#test/guest/page-words.ts";
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

/** Opens a room of two voices that can be heard; the answer is its address, with the room's id behind the hash. */
async function newRoom({ call }: Calls): Promise<string> {
  const { content } = await call<VoicePage>("demo-client", "voices");
  const voiceIds = content.slice(0, 2).map(({ voiceId }) => voiceId);
  const { listId } = await call<VoiceListDetails>("demo-client", "lists", { name: "Oda", voiceIds });
  const { room } = await call<OpenedRoom>("demo-client", `lists/${listId}/rooms`, {
    title: "Yaz kampanyası",
    greeting: "",
    until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
    isBlind: true,
    sharesNotes: true,
    password: null,
    voiceIds,
  });
  for (;;) {
    const { state, path } = await call<Room>("demo-client", `rooms/${room.roomId}`);
    if (state === "open") return `${path}#${room.roomId}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const roomOf = ({ call }: Calls, path: string) =>
  call<RoomDetails>("demo-client", `rooms/${path.split("#")[1]}`);
const answers = (page: Page) => page.getByRole("button", { name: guest.en.send });
const noSession = "a guest has no session";

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
    open: (page) => page.locator('[data-letter="A"]').getByRole("radio", { name: guest.en.yes }).waitFor(),
    send: (page) => page.locator('[data-letter="A"]').getByRole("radio", { name: guest.en.yes }).click(),
    arrived: (page) =>
      page.locator('[data-letter="A"]').getByRole("radio", { name: guest.en.yes, checked: true }),
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
    exempt: { ...noGuest, "closed tab": "one line, which is kept once it is sent" },
  },
];
