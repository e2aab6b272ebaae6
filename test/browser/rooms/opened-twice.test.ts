import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import type { Room } from "#contract/rooms.ts";
import { test as base } from "./demo-rooms.ts";

const votes = ["yes", "maybe", "no"] as const;
const names = { yes: "Evet", maybe: "Belki", no: "Hayır" };
const follows = /Bu oda başka bir sekmede de açıldı/;

const nameOf = (sound: Buffer) => createHash("sha256").update(sound).digest("hex");

/** The order that a call means. */
const markIn = (url: string) => new URL(url).searchParams.get("mark");

/** A tab of a room, and which sound it was given under each letter of an order. */
interface Tab {
  page: Page;
  heard: Map<string, Promise<string>>;
}

function listenIn(page: Page): Tab {
  const heard = new Map<string, Promise<string>>();
  page.on("response", (answer) => {
    const letter = /\/audio\/([A-Z])(?:\?|$)/.exec(answer.url())?.[1];
    if (letter && answer.ok()) heard.set(`${letter} ${markIn(answer.url())}`, answer.body().then(nameOf));
  });
  return { page, heard };
}

/** Opens a link in three tabs of one browser; their first calls go out only when all three pages are there. */
async function openThrice(context: BrowserContext, origin: string, token: string): Promise<Tab[]> {
  const opened = Promise.withResolvers<void>();
  await context.route(`**/api/v1/guest/${token}`, async (route) => {
    await opened.promise;
    // Those that are on their way at once know no cookie of each other's.
    await route.fulfill({ response: await route.fetch() });
  });
  const tabs: Tab[] = [];
  for (let nth = 0; nth < 3; nth += 1) tabs.push(listenIn(await context.newPage()));
  await Promise.all(
    tabs.map(({ page }) => page.goto(`${origin}/room/${token}`, { waitUntil: "domcontentloaded" })),
  );
  opened.resolve();
  await Promise.all(tabs.map(({ page }) => page.locator('[data-letter="C"]').waitFor()));
  return tabs;
}

/** Votes in a tab; answers the sound that was heard under the letter, undefined where the vote was refused or dropped. */
async function vote({ page, heard }: Tab, letter: string, name: string): Promise<string | undefined> {
  const choices = page.getByRole("radiogroup", { name: `Oyunuz: ${letter}` });
  const answered = page.waitForResponse((one) => /\/answers(?:\?|$)/.test(one.url()));
  await choices.getByRole("radio", { name }).click();
  // The page may have asked for the room at that moment, and learned of the other order before the vote was sent.
  const dropped = choices.getByRole("radio", { name, checked: false }).waitFor();
  const answer = await Promise.race([answered, dropped]);
  // Whichever comes later has nothing to say.
  for (const late of [answered, dropped]) late.catch(() => undefined);
  if (!answer || answer.status() === 409) return undefined;
  const key = `${letter} ${markIn(answer.url())}`;
  await expect.poll(() => heard.has(key)).toBe(true);
  return heard.get(key);
}

/** Votes, and once more where the page had to begin anew. */
async function voteUntilStored(tab: Tab, letter: string, name: string) {
  const notice = tab.page.getByText(follows);
  const wasTold = (await notice.count()) > 0;
  const meant = await vote(tab, letter, name);
  if (meant !== undefined) return { meant, wasTold };
  await notice.waitFor();
  await tab.page.getByRole("radio", { name, checked: true }).waitFor({ state: "detached" });
  return { meant: await vote(tab, letter, name), wasTold: true };
}

const test = base
  .extend("blindRoom", async ({ openRoom }) => {
    const { roomId, path } = await openRoom(3);
    return { roomId, token: (path ?? "").slice("/room/".length) };
  })
  .extend("guestsBrowser", async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ locale: "tr-TR", reducedMotion: "reduce" });
    onCleanup(() => context.close());
    return context;
  })
  /** Which vote is stored of which sound, for the guest that the browser is now. */
  .extend("storedVotes", ({ site, blindRoom, guestsBrowser }) => async () => {
    const address = `${site.origin}/api/v1/guest/${blindRoom.token}`;
    const room = (await (await guestsBrowser.request.get(address)).json()) as GuestRoom;
    const stored = new Map<string, string | null>();
    for (const { letter, vote: given } of room.voices) {
      const sound = await guestsBrowser.request.get(`${address}/audio/${letter}`);
      stored.set(nameOf(await sound.body()), given);
    }
    return stored;
  });

test("a link that is opened in three tabs at once is one guest, whose votes mean what each tab heard", async ({
  site,
  blindRoom,
  guestsBrowser,
  storedVotes,
  call,
}) => {
  const tabs = await openThrice(guestsBrowser, site.origin, blindRoom.token);
  const meant = new Map<string | undefined, string>();
  for (const [nth, tab] of tabs.entries()) {
    const [letter, given] = ["ABC"[nth] ?? "", votes[nth] ?? "yes"];
    meant.set(await vote(tab, letter, names[given]), given);
    expect(await tab.page.getByText(follows).count()).toBe(0);
  }
  expect(await storedVotes()).toEqual(meant);
  expect(await call<Room>("demo-client", `rooms/${blindRoom.roomId}`)).toMatchObject({ guestCount: 1 });
});

test("where tabs cannot agree a vote for another order is refused, said, and given anew", async ({
  site,
  blindRoom,
  guestsBrowser,
  storedVotes,
  call,
}) => {
  await guestsBrowser.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })",
  );
  const tabs = await openThrice(guestsBrowser, site.origin, blindRoom.token);
  const meant = new Map<string | undefined, string>();
  let told = 0;
  for (const [nth, tab] of tabs.entries()) {
    const [letter, given] = ["ABC"[nth] ?? "", votes[nth] ?? "yes"];
    const stored = await voteUntilStored(tab, letter, names[given]);
    meant.set(stored.meant, given);
    if (stored.wasTold) told += 1;
  }
  expect(told).toBeGreaterThan(0);
  expect(await storedVotes()).toEqual(meant);
  expect(await call<Room>("demo-client", `rooms/${blindRoom.roomId}`)).toMatchObject({ guestCount: 1 });
});
