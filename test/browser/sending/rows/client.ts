import type { Page } from "playwright-core";
import type { VoiceList, VoiceListDetails } from "#contract/lists.ts";
import type { OwnAccount } from "#contract/account.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { Rooms } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { Client } from "#contract/clients/clients.ts";
import { words as account } from "#test/account/page-words.ts";
import { words as listWords } from "#test/lists/words.ts";
import { words as offerWords } from "#test/offers/form/words.ts";
import type { Calls, Row } from "#test/browser/sending/row.ts";

const as = "demo-client";
const lists = listWords.en;
const offer = offerWords.en;
const dialog = (page: Page) => page.locator("dialog[open]").last();
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const noText = "nothing is typed";

let made = 0;
const nextName = () => `Liste ${(made += 1)}`;

/** Makes a list of two voices. */
export async function makeList({ call }: Calls): Promise<VoiceListDetails> {
  const { content } = await call<VoicePage>(as, "voices");
  const voiceIds = content.slice(0, 2).map(({ voiceId }) => voiceId);
  return call<VoiceListDetails>(as, "lists", { name: nextName(), voiceIds });
}

const listsNamed = async ({ call }: Calls, wanted: string) =>
  (await call<{ lists: VoiceList[] }>(as, "lists")).lists.filter(({ name }) => name === wanted).length;

/** The menu of the list that was made last, whose card stands first. */
async function openMenu(page: Page, act: string): Promise<void> {
  await page.getByRole("button", { name: lists.more(`Liste ${made}`), exact: true }).click();
  await page.getByRole("button", { name: act, exact: true }).click();
  await dialog(page).getByLabel(lists.name).waitFor();
}

const named = {
  as,
  field: (page) => dialog(page).getByLabel(lists.name),
  call: /\/api\/v1\/lists(?:\/[\w-]+)?$/,
} satisfies Partial<Row>;

/** The likes before the press. */
let likes = 0;
const likesOf = async ({ call }: Calls) => (await call<Client>(as, "auth/me")).likedVoiceMp3s.length;

/** What a client types and presses, but for what is done to one offer. */
export const clientRows: Row[] = [
  {
    name: "offer",
    as,
    prepare: async () => "/panel",
    async open(page) {
      await page.locator("ul[aria-busy=false] article").first().waitFor();
      await page.getByRole("button", { name: offer.make }).first().click();
      await dialog(page).getByLabel(offer.budget).waitFor();
    },
    field: (page) => dialog(page).getByLabel(offer.platform),
    fill: (page) => dialog(page).getByLabel(offer.budget).fill("750"),
    send: press(offer.submit),
    call: /\/api\/v1\/clients\/update\/[^/]+$/,
    arrived: (page) => page.getByText(offer.created),
    count: async ({ call }, { text }) =>
      (await call<OfferPage>(as, "offers")).content.filter(({ platform }) => platform === text).length,
    comesBack: true,
  },
  {
    ...named,
    name: "list",
    prepare: async () => "/lists",
    async open(page) {
      await page.getByRole("button", { name: lists.newList }).click();
      await named.field(page).waitFor();
    },
    send: press(lists.create),
    arrived: (page, text) => page.getByRole("heading", { name: text }),
    count: (calls, { text }) => listsNamed(calls, text),
  },
  {
    ...named,
    name: "copy of a list",
    prepare: (calls) => makeList(calls).then(() => "/lists"),
    open: (page) => openMenu(page, lists.duplicate),
    send: press(lists.duplicate),
    arrived: (page, text) => page.getByRole("heading", { name: text }),
    count: (calls, { text }) => listsNamed(calls, text),
  },
  {
    ...named,
    name: "name of a list",
    prepare: (calls) => makeList(calls).then(() => "/lists"),
    open: (page) => openMenu(page, lists.rename),
    send: press(lists.save),
    arrived: (page, text) => page.getByRole("heading", { name: text }),
    count: (calls, { text }) => listsNamed(calls, text),
    isSpent: true,
  },
  {
    name: "note of a voice in a list",
    as,
    prepare: async (calls) => `/lists/${(await makeList(calls)).listId}`,
    async open(page) {
      const field = page.getByRole("textbox", { name: /^Note: / });
      const add = page.getByRole("button", { name: /^Add note: / }).first();
      // One that was begun is open already.
      await field.or(add).first().waitFor();
      if (!(await field.isVisible())) await add.click();
    },
    field: (page) => page.getByRole("textbox", { name: /^Note: / }),
    send: (page) => page.locator("main form").getByRole("button", { name: lists.save }).click(),
    call: /\/api\/v1\/lists\/[\w-]+$/,
    arrived: (page, text) => page.getByRole("button", { name: text }),
    async count({ call }, { path, text }) {
      const { entries } = await call<VoiceListDetails>(as, path.slice(1));
      return entries.filter(({ note }) => note === text).length;
    },
  },
  {
    name: "room for guests",
    as,
    prepare: async (calls) => `/lists/${(await makeList(calls)).listId}`,
    async open(page) {
      await page.getByRole("button", { name: "Ask others" }).click();
      await dialog(page).getByLabel("Message to guests").waitFor();
    },
    field: (page) => dialog(page).getByLabel("Message to guests"),
    send: press("Open the room"),
    call: /\/api\/v1\/lists\/[\w-]+\/rooms$/,
    arrived: (page) => page.getByRole("heading", { name: "Room opened" }),
    async count({ call }, { path }) {
      const listId = path.slice("/lists/".length);
      return (await call<Rooms>(as, `rooms?listId=${listId}`)).rooms.length;
    },
  },
  {
    name: "colleague",
    as,
    prepare: async () => "/account",
    async open(page) {
      await page.getByRole("button", { name: account.en.invite }).click();
      await dialog(page).getByLabel(account.en.email).waitFor();
    },
    async fill(page) {
      await dialog(page).getByLabel(account.en.name, { exact: true }).fill("Ece");
      await dialog(page).getByLabel(account.en.email).fill(`${crypto.randomUUID()}@ornek.example`);
    },
    field: (page) => dialog(page).getByLabel(account.en.lastName),
    send: press(account.en.sendInvitation),
    call: /\/api\/v1\/account\/people$/,
    arrived: (page, text) => page.getByText(`Ece ${text}`),
    count: async ({ call }, { text }) =>
      (await call<OwnAccount>(as, "account")).people.filter(({ lastName }) => lastName === text).length,
  },
  {
    name: "like",
    as,
    async prepare(calls) {
      likes = await likesOf(calls);
      return "/panel";
    },
    open: (page) => page.locator("ul[aria-busy=false] article").first().waitFor(),
    send: (page) =>
      page
        .getByRole("button", { name: /^Like: / })
        .first()
        .click(),
    call: /\/api\/v1\/clients\/update\/[^/]+$/,
    arrived: (page) => page.getByRole("button", { name: /^Remove like: / }),
    count: async (calls) => (await likesOf(calls)) - likes,
    isPressed: true,
    isLookedUp: true,
    isSpent: true,
    exempt: { "closed tab": noText, "other person": noText },
  },
];
