import type { Page } from "playwright-core";
import type { ClientPage } from "#contract/clients/clients.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { VoiceList, VoiceListDetails } from "#contract/lists.ts";
import type { RoomDetails } from "#contract/rooms.ts";
import { words as lists } from "#test/lists/words.ts";
import { words as offers } from "#test/offers/conversation/words.ts";
import type { Calls, Row, Written } from "#test/browser/sending/row.ts";
import { artist } from "#test/voice-artists/artist.ts";
import { makeList } from "./client.ts";
import { newOffer } from "./offer.ts";
import { newRoom } from "./outside.ts";

const client = "demo-client";
const owner = "demo-owner";
const list = lists.en;
const offer = offers.en;
const dialog = (page: Page) => page.locator("dialog[open]").last();
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole("button", { name, exact: true }).click();

/** Opens a dialog by its button. */
const ask = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
  await dialog(page).waitFor();
};

/** Opens the menu of a row; `part` is of its name. */
async function openMenu(page: Page, part: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^More: .*${part}`) }).click();
  await page.locator("[popover]:popover-open").waitFor();
}

/** Presses an entry of the menu that is open. */
const choose = (page: Page, name: string) =>
  page.locator("[popover]:popover-open").getByRole("button", { name, exact: true }).click();

const noText = "nothing is typed";
const pressed = {
  isPressed: true,
  isSpent: true,
  exempt: { "closed tab": noText, "other person": noText },
} satisfies Partial<Row>;

let number = 0;
const nextName = () => `Kişi${(number += 1)}`;

const newEvents = async ({ call }: Calls, { path }: Pick<Written, "path">, kind: string) =>
  (await call<OfferDetails>(owner, path.slice(1))).events.filter((event) => event.kind === kind).length;

const offerAct = {
  ...pressed,
  prepare: newOffer,
  call: /\/api\/v1\/offers\/[\w-]+\/events(?:\?|$)/,
} satisfies Partial<Row>;

/** Makes a client; the answer is the address of the list with that client alone. */
async function newClient({ call }: Calls): Promise<string> {
  const lastName = nextName();
  await call(owner, "clients", { name: "Gökçe", lastName });
  return `/owner/clients?q=${lastName}`;
}

async function clientOf({ call }: Calls, path: string) {
  const { content } = await call<ClientPage>(owner, `clients${path.slice(path.indexOf("?"))}`);
  return content[0];
}

const clientAct = {
  ...pressed,
  as: owner,
  prepare: newClient,
  call: /\/api\/v1\/clients\/accounts\/[\w-]+$/,
} satisfies Partial<Row>;

let listName = "";

/** What is pressed and takes no words. */
export const actRows: Row[] = [
  {
    ...offerAct,
    name: "acceptance of an offer",
    as: owner,
    open: ask(offer.accept),
    send: press(offer.accept),
    // Once it is opened anew, the page of an accepted offer shows the production.
    arrived: (page) =>
      page
        .getByRole("heading", { level: 2, name: offer.accepted })
        .or(page.getByRole("tab", { name: /^Production/ })),
    count: (calls, at) => newEvents(calls, at, "accepted"),
  },
  {
    ...offerAct,
    name: "withdrawal of an offer",
    as: client,
    open: ask(offer.withdraw),
    send: press(offer.withdrawIt),
    arrived: (page) => page.getByRole("heading", { level: 2, name: offer.withdrawn }),
    count: (calls, at) => newEvents(calls, at, "withdrawn"),
  },
  {
    ...offerAct,
    name: "decline without words",
    as: owner,
    async open(page) {
      await ask(offer.decline)(page);
      await dialog(page).getByRole("radio", { name: offer.reason }).check();
    },
    send: press(offer.decline),
    arrived: (page) => page.getByText(offer.declinedLine),
    count: (calls, at) => newEvents(calls, at, "declined"),
  },
  {
    ...pressed,
    name: "deletion of a list",
    as: client,
    async prepare(calls) {
      listName = (await makeList(calls)).name;
      return "/lists";
    },
    open: (page) => openMenu(page, `${listName}$`),
    send: (page) => choose(page, list.delete),
    call: /\/api\/v1\/lists\/[\w-]+$/,
    arrived: (page) =>
      page.locator("main").filter({ hasNot: page.getByRole("heading", { name: listName, exact: true }) }),
    async count({ call }) {
      const { lists: all } = await call<{ lists: VoiceList[] }>(client, "lists");
      return all.some(({ name }) => name === listName) ? 0 : 1;
    },
    isReadAnew: true,
  },
  {
    ...pressed,
    name: "voice taken out of a list",
    as: client,
    prepare: async (calls) => `/lists/${(await makeList(calls)).listId}`,
    open: (page) => page.locator("[data-remove]").nth(1).waitFor(),
    send: (page) => page.locator("[data-remove]").first().click(),
    call: /\/api\/v1\/lists\/[\w-]+\/voices$/,
    arrived: (page) => page.locator("main").filter({ has: page.locator("ol > li:only-child [data-remove]") }),
    count: async ({ call }, { path }) =>
      2 - (await call<VoiceListDetails>(client, path.slice(1))).entries.length,
    isReadAnew: true,
  },
  {
    ...pressed,
    name: "closing of a room",
    as: client,
    prepare: async (calls) => `/rooms/${(await newRoom(calls)).split("#")[1]}`,
    open: ask("Close the room"),
    send: press("Close the room"),
    call: /\/api\/v1\/rooms\/[\w-]+$/,
    arrived: (page) => page.getByRole("button", { name: "Open again" }),
    count: async ({ call }, { path }) =>
      (await call<RoomDetails>(client, path.slice(1))).state === "closed" ? 1 : 0,
  },
  {
    ...clientAct,
    name: "deletion of a client",
    async open(page) {
      await openMenu(page, "Kişi");
      await choose(page, "Delete");
      await dialog(page).waitFor();
    },
    send: press("Delete"),
    arrived: (page) => page.getByRole("heading", { name: "No client matches this search" }),
    count: async (calls, { path }) => ((await clientOf(calls, path)) ? 0 : 1),
  },
  {
    ...clientAct,
    name: "lock of a client",
    open: (page) => openMenu(page, "Kişi"),
    send: (page) => choose(page, "Lock"),
    arrived: (page) => page.getByRole("row", { name: /Kişi/ }).getByText("Locked", { exact: true }),
    count: async (calls, { path }) => ((await clientOf(calls, path))?.isLocked ? 1 : 0),
    isReadAnew: true,
  },
  {
    ...pressed,
    name: "state of an artist",
    as: owner,
    async prepare({ call }) {
      const name = nextName();
      await call(owner, "voice-artists", { name, ...artist, voices: [] });
      return `/owner/voice-artists?q=${name}`;
    },
    open: (page) => openMenu(page, "Kişi"),
    send: (page) => choose(page, "Archive"),
    call: /\/api\/v1\/voice-artists\/state$/,
    arrived: (page) => page.getByRole("row", { name: /Kişi/ }).getByText("Archived", { exact: true }),
    async count({ call }, { path }) {
      const asked = `voice-artists${path.slice(path.indexOf("?"))}&page=0&size=15`;
      return (await call<{ content: { state: string }[] }>(owner, asked)).content[0]?.state === "archived"
        ? 1
        : 0;
    },
    isReadAnew: true,
  },
];
