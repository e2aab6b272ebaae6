import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { RoomDraft } from "#contract/rooms.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { writeDay } from "#src/lib/i18n/typed-day.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { forgetStores, openWithList, startListsServer, type ListsServer } from "#test/lists/app.ts";
import { idsOf } from "#test/lists/calls.ts";
import { fillIn } from "#test/support/app.tsx";
import { writes } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { roomOf, speakRooms } from "./spoken-rooms.ts";
import { words } from "./words.ts";

const say = words.tr;
const timeZone = "Europe/Istanbul";

let server: ListsServer;
beforeAll(async () => {
  server = await startListsServer();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.setItem("locale", "tr");
  forgetStores();
});

const opened = {
  room: roomOf({ state: "preparing", guestCount: 0, sentCount: 0 }),
  leftOut: [{ voiceId: "x", name: "Haluk Tezcan", reason: "foreign" as const }],
};

/** Opens a client's list and its window for a room. */
async function openDialog(options: Parameters<typeof openWithList>[2] = {}) {
  const calls = speakRooms({ opened });
  const app = await openWithList(server, await server.createClient(), options);
  await app.user.click(await screen.findByRole("button", { name: say.ask }));
  const dialog = within(await screen.findByRole("dialog", { name: say.ask }));
  const submit = () => app.user.click(dialog.getByRole("button", { name: say.open }));
  const sent = () => writes(calls).map(({ body }) => body as RoomDraft);
  return { ...app, calls, dialog, submit, sent };
}

describe("a list's window for a room", () => {
  test("proposes the list's name, seven days, and a password; the answer is the link", async () => {
    const { user, list, dialog, submit, sent } = await openDialog();
    expect(await dialog.findByRole("textbox", { name: say.name })).toHaveValue("Sonbahar");
    expect(dialog.getByRole("radio", { name: say.days(7) })).toBeChecked();
    const password = dialog.getByRole<HTMLInputElement>("textbox", { name: say.password });
    const proposed = password.value;
    await user.click(dialog.getByRole("button", { name: say.renew }));
    await waitFor(() => expect(password.value).not.toBe(proposed));
    const renewed = password.value;
    await fillIn(user, dialog.getByRole("textbox", { name: say.greeting }), " Merhaba! ");
    expect(dialog.getByText("10 / 500")).toBeVisible();
    await submit();
    const result = within(await screen.findByRole("dialog", { name: say.opened }));
    expect(sent()).toEqual([
      {
        title: "Sonbahar",
        greeting: "Merhaba!",
        until: dayAhead(timeZone, { days: 7 }),
        isBlind: true,
        sharesNotes: true,
        password: renewed,
        voiceIds: idsOf(list),
      },
    ]);
    expect(result.getByRole("textbox", { name: say.link })).toHaveValue(`${server.origin}/room/abc`);
    expect(result.getByRole("textbox", { name: say.password })).toHaveValue(renewed);
    expect(result.getByText(say.leftOut)).toBeVisible();
    expect(result.getByText(say.foreign("Haluk Tezcan"))).toBeVisible();
    expect(result.getByRole("link", { name: say.toResults })).toHaveAttribute("href", "/rooms/r1");
  });

  test("takes three presses from the list to the link on its way, and says when the sound is ready", async () => {
    let presses = 0;
    const count = () => (presses += 1);
    addEventListener("pointerdown", count, true);
    onTestFinished(() => removeEventListener("pointerdown", count, true));
    speakRooms({ opened, rooms: [roomOf({ state: "open" })] });
    const { user } = await openWithList(server, await server.createClient());
    await user.click(await screen.findByRole("button", { name: say.ask }));
    await user.click(await screen.findByRole("button", { name: say.open }));
    const result = within(await screen.findByRole("dialog", { name: say.opened }));
    expect(await result.findByText("Oda açıldı, sesi hazır.")).toBeVisible();
    await user.click(result.getByRole("button", { name: "Bağlantıyı kopyala" }));
    expect(presses).toBeLessThanOrEqual(5);
  });

  test("takes other days, no password, and what is switched off", async () => {
    const { user, dialog, submit, sent } = await openDialog();
    await user.click(await dialog.findByRole("radio", { name: say.days(30) }));
    expect(dialog.getByLabelText(say.lastDay)).toHaveValue(writeDay(dayAhead(timeZone, { days: 30 }), "tr"));
    for (const name of [say.blind, say.shares, say.asks])
      await user.click(dialog.getByRole("switch", { name }));
    expect(dialog.queryByRole("textbox", { name: say.password })).toBeNull();
    await submit();
    await screen.findByRole("dialog", { name: say.opened });
    expect(sent()).toMatchObject([
      { until: dayAhead(timeZone, { days: 30 }), isBlind: false, sharesNotes: false, password: null },
    ]);
    expect(screen.queryByRole("textbox", { name: say.password })).toBeNull();
  });

  test("says what is wrong, and sends nothing", async () => {
    const { user, dialog, submit, sent } = await openDialog();
    await user.clear(await dialog.findByRole("textbox", { name: say.name }));
    const password = dialog.getByRole("textbox", { name: say.password });
    await user.clear(password);
    await fillIn(user, password, "kısa");
    const lastDay = dialog.getByLabelText(say.lastDay);
    await user.clear(lastDay);
    await fillIn(user, lastDay, "31 2 27");
    await submit();
    expect(lastDay).toHaveAccessibleDescription(/^Bu bir tarih değil; örnekteki gibi yazın: 31\.12\./);
    await user.clear(lastDay);
    await fillIn(user, lastDay, writeDay(dayIn(timeZone, new Date()), "tr"));
    await waitFor(() => expect(lastDay).toHaveAccessibleDescription(/^Yarından 60 gün sonrasına kadar/));
    expect(await dialog.findByText(say.nameMissing)).toBeVisible();
    expect(dialog.getByText(say.tooShort)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test("names the voices that the public page tells, while the room is to be blind", async () => {
    const [first = "", second = "", , fourth = "", fifth = ""] = server.ids.values();
    await server.parts.db.update(voices).set({ shareFrom: "2020-01-01" });
    const { headers } = await server.createOwner();
    const put = (voiceIds: string[]) =>
      server.inject({ url: "/api/v1/showcase", method: "POST", headers, payload: { voiceIds } });
    onTestFinished(async () => void (await put([])));
    expect((await put([second, fourth, fifth])).statusCode).toBe(200);
    const one = await openDialog();
    expect(await one.dialog.findByText(/^Bir ses tanıtım sayfasında da/)).toHaveTextContent(/: Ses \d$/);
    await one.user.click(one.dialog.getByRole("switch", { name: say.blind }));
    expect(one.dialog.queryByText(/tanıtım sayfasında/)).toBeNull();
    one.close();
    await put([first, second, fifth]);
    const two = await openDialog();
    expect(await two.dialog.findByText(/^2 ses tanıtım sayfasında da/)).toHaveTextContent(
      /: Ses \d ve Ses \d$/,
    );
    two.close();
    await put([]);
    const none = await openDialog();
    await none.dialog.findByRole("switch", { name: say.blind });
    await waitFor(() => expect(none.calls.some(({ path }) => path === "/api/v1/showcase")).toBe(true));
    expect(none.dialog.queryByText(/tanıtım sayfasında/)).toBeNull();
  });

  test("says why a room was refused, and keeps what was typed", async () => {
    speakRooms({});
    const { user } = await openWithList(server, await server.createClient());
    await user.click(await screen.findByRole("button", { name: say.ask }));
    const name = await screen.findByRole("textbox", { name: say.name });
    await fillIn(user, name, " adayları");
    await user.click(screen.getByRole("button", { name: say.open }));
    expect(await screen.findByText("Olmadı.")).toBeVisible();
    expect(name).toHaveValue("Sonbahar adayları");
  });

  test("is for those that are selected", async () => {
    const calls = speakRooms({ opened });
    const { user, list } = await openWithList(server, await server.createClient());
    await user.click(await screen.findByRole("button", { name: say.selectMany }));
    for (const name of ["Ses 1", "Ses 3"])
      await user.click(await screen.findByRole("checkbox", { name: say.select(name) }));
    await user.click(screen.getByRole("button", { name: say.ask }));
    await user.click(await screen.findByRole("button", { name: say.open }));
    await screen.findByRole("dialog", { name: say.opened });
    const [first, , third] = idsOf(list);
    expect(writes(calls)).toMatchObject([{ body: { voiceIds: [first, third] } }]);
  });
});

test("one voice is too few, which is said", async () => {
  const calls = speakRooms({});
  const { user } = await openWithList(server, await server.createClient(), { count: 1 });
  const button = await screen.findByRole("button", { name: say.ask, description: say.tooFew });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.click(button);
  expect(screen.queryByRole("dialog", { name: say.ask })).toBeNull();
  expect(writes(calls)).toEqual([]);
});

test("an owner asks others too; of more than 26 voices some are picked first", async () => {
  const many = await startListsServer();
  try {
    await addVoices(many.parts.db, numbered(28).slice(6));
    const owner = await many.createOwner();
    const { headers } = owner;
    const answer = await many.inject({ url: "/api/v1/voices?size=100", headers });
    const { content } = answer.json<{ content: { voiceId: string; voiceArtistName: string }[] }>();
    many.ids.clear();
    for (const { voiceId, voiceArtistName } of content) many.ids.set(voiceArtistName, voiceId);
    const calls = speakRooms({ opened });
    const { user } = await openWithList(many, owner, { count: 28 });
    await user.click(await screen.findByRole("button", { name: say.ask }));
    const dialog = within(await screen.findByRole("dialog", { name: say.ask }));
    const boxes = await dialog.findAllByRole("checkbox");
    expect(boxes).toHaveLength(28);
    const goOn = dialog.getByRole("button", { name: say.go });
    expect(goOn).toHaveAttribute("aria-disabled", "true");
    for (const box of boxes.slice(0, 26)) await user.click(box);
    expect(dialog.getByText(say.picked(26))).toBeVisible();
    expect(boxes[26]).toBeDisabled();
    await user.click(goOn);
    await user.click(await dialog.findByRole("button", { name: say.open }));
    await screen.findByRole("dialog", { name: say.opened });
    const [draft] = writes(calls).map(({ body }) => body as RoomDraft);
    expect(draft?.voiceIds).toHaveLength(26);
  } finally {
    await many.close();
  }
});
