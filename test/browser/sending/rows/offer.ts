import type { Page } from "playwright-core";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { Client } from "#contract/clients/clients.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { Calls, Row, Written } from "#test/browser/sending/row.ts";
import { words } from "#test/offers/conversation/words.ts";

const say = words.en;
const client = "demo-client";
const owner = "demo-owner";
const dialog = (page: Page) => page.locator("dialog[open]").last();
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const explanation = (page: Page) => dialog(page).getByLabel("Explanation");

let made = 0;

/** The address of a new offer of the demo's client, on which it is the agency's turn. */
export async function newOffer({ call }: Calls): Promise<string> {
  made += 1;
  const platform = `Mecra ${made}`;
  const me = await call<Client>(client, "auth/me");
  const [voice] = (await call<VoicePage>(client, "voices")).content;
  const { name, lastName, isActive, isLocked, likedVoiceMp3s } = me;
  const draft = {
    budget: 750,
    platform,
    version: 1,
    voiceIds: [voice?.voiceId],
    brief: { script: "Bir fincan kahve.", targetSeconds: null, notes: "" },
  };
  const update = { name, lastName, isActive, isLocked, likedVoiceMp3s, offers: [draft] };
  await call(client, `clients/update/${me.userName}`, update);
  const { content } = await call<OfferPage>(client, "offers");
  return `/offers/${content.find((one) => one.platform === platform)?.offerId}`;
}

/** What happened to the offer, as text. */
const eventsOf = async ({ call }: Calls, path: string) =>
  (await call<OfferDetails>(owner, path.slice(1))).events;

const eventsWith = async (calls: Calls, { path, text }: Pick<Written, "path" | "text">) =>
  (await eventsOf(calls, path)).filter((event) => "text" in event && event.text === text).length;

const act = {
  prepare: newOffer,
  call: /\/api\/v1\/offers\/[\w-]+\/(?:events|brief)(?:\?|$)/,
} satisfies Partial<Row>;

/** What both sides type and press in one offer. */
export const offerRows: Row[] = [
  {
    ...act,
    name: "counter-offer",
    as: owner,
    isShared: true,
    async open(page) {
      await page.getByRole("button", { name: say.counter }).click();
      await explanation(page).waitFor();
    },
    fill: (page) => dialog(page).getByLabel(say.budget).fill("900"),
    field: explanation,
    send: press(say.send),
    arrived: (page) => page.getByRole("article", { name: say.proposal(2), exact: true }),
    count: eventsWith,
    isSpent: true,
  },
  {
    ...act,
    name: "words of a decline",
    as: owner,
    isShared: true,
    async open(page) {
      await page.getByRole("button", { name: say.decline, exact: true }).click();
      await explanation(page).waitFor();
    },
    fill: (page) => dialog(page).getByRole("radio", { name: say.reason }).check(),
    field: explanation,
    send: press(say.decline),
    arrived: (page) => page.getByText(say.declinedLine),
    count: eventsWith,
    isSpent: true,
  },
  {
    ...act,
    name: "change of the brief",
    as: client,
    async open(page) {
      await page.getByRole("button", { name: say.edit, exact: true }).click();
      await dialog(page).getByRole("textbox", { name: say.script }).first().waitFor();
    },
    field: (page) => dialog(page).getByRole("textbox", { name: say.script }).first(),
    send: press(say.save),
    arrived: (page) => page.getByText(say.briefLine),
    count: async (calls, { path }) =>
      (await eventsOf(calls, path)).filter(({ kind }) => kind === "briefChanged").length,
  },
  {
    ...act,
    name: "message",
    as: client,
    open: (page) => page.getByLabel(say.toAgency).waitFor(),
    field: (page) => page.getByLabel(say.toAgency),
    send: (page) => page.getByRole("button", { name: say.sendMessage, exact: true }).click(),
    again: (page) => page.getByRole("button", { name: say.retry }).click(),
    waiting: (page, text) =>
      page.getByRole("listitem").filter({ hasText: text }).filter({ hasText: say.removeMessage }),
    arrived: (page, text) =>
      page.getByRole("listitem").filter({ hasText: text }).filter({ hasNotText: say.removeMessage }),
    count: eventsWith,
  },
];
