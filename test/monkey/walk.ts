import type { Browser, Page } from "playwright-core";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import { openPage, type OpenPage } from "#test/support/browser/page.ts";
import { startSite, type DemoUser, type Site } from "#test/support/browser/site.ts";
import { twoFrames } from "#test/support/browser/stillness.ts";
import { addAuthenticator } from "#test/support/browser/virtual-authenticator.ts";
import { ownAddress } from "#test/support/built/free-port.ts";
import { acts, type Done } from "./acts.ts";
import { Dice } from "./dice.ts";
import { Line } from "./line.ts";
import { faultsOf, look, type Look } from "./look.ts";

export const walkers = ["visitor", "guest", "client", "owner"] as const;
export type Walker = (typeof walkers)[number];

/** Whose seed it is: they take turns. */
export const walkerOf = (seed: number): Walker => walkers[seed % walkers.length] ?? "visitor";

const userOf: Partial<Record<Walker, DemoUser>> = { client: "demo-client", owner: "demo-owner" };

const nonsense = [
  "",
  "",
  "",
  "?page=-1",
  "?lang=%00",
  "?q=%F0%9F&state=x&page=1e9",
  "?tab=closed",
  "?q=%00",
] as const;
const paths: Record<Exclude<Walker, "guest">, [string, ...string[]]> = {
  visitor: ["/", "/privacy", "/login", "/forgot-password", "/panel", "/nowhere", "/invitation"],
  client: [
    "/",
    "/panel",
    "/liked-voices",
    "/lists",
    "/offers",
    "/compare",
    "/account",
    "/privacy",
    "/nowhere",
  ],
  owner: [
    "/owner/dashboard",
    "/owner/voice-artists",
    "/owner/clients",
    "/owner/team",
    "/owner/history",
    "/owner/requests",
    "/owner/insights",
    "/owner/import",
    "/owner/showcase",
    "/owner/create-client",
    "/owner/create-voice-artist",
    "/offers",
    "/lists",
    "/account",
    "/panel",
  ],
};

/** Opens a room of four voices and waits until it can be heard; the answer is its path. */
async function openRoom(site: Site): Promise<string> {
  const authorization = `Bearer ${await site.logIn("demo-client")}`;
  const call = async <T>(path: string, json?: object): Promise<T> => {
    const answer = await fetch(`${site.origin}/api/v1/${path}`, {
      headers: { authorization, ...(json ? { "content-type": "application/json" } : {}) },
      ...(json ? { method: "POST", body: JSON.stringify(json) } : {}),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { content } = await call<VoicePage>("voices");
  const voiceIds = content.slice(0, 4).map(({ voiceId }) => voiceId);
  const { listId } = await call<VoiceListDetails>("lists", { name: "Oda", voiceIds });
  const { room } = await call<OpenedRoom>(`lists/${listId}/rooms`, {
    title: "Yaz kampanyası",
    greeting: "Kulağınıza güvenin.",
    until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
    isBlind: true,
    sharesNotes: true,
    password: null,
    voiceIds,
  });
  for (;;) {
    if ((await call<Room>(`rooms/${room.roomId}`)).state === "open") return room.path ?? "";
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Looks again for a while: what is being drawn anew is not itself for a moment. */
async function settled(page: Page, wrong: (now: Look) => string[]): Promise<{ now: Look; found: string[] }> {
  for (let tries = 0; ; tries += 1) {
    // A page that is being left cannot be asked.
    const now = await look(page).catch(() => undefined);
    const found = now ? wrong(now) : ["the page does not answer"];
    if (now && (found.length === 0 || tries >= 40)) return { now, found };
    if (tries >= 400) throw new Error(found.join("; "));
    await page.waitForTimeout(75);
  }
}

/** Fills the login form as whoever walks, so that a walk goes on after its session has ended. */
async function logIn(page: Page, user: DemoUser): Promise<string> {
  await page.locator('[name="username"]').fill(user, { timeout: 2000 });
  await page.locator('[name="password"]').fill(`${user}-password`, { timeout: 2000 });
  await page.keyboard.press("Enter");
  return "log in";
}

/**
 * A dialog that Escape neither closes nor answers with another one is a trap. Above it the browser's own calendar may be open,
 * which a page can't see: there one press puts its day back, and one closes it.
 */
async function escapes(page: Page, before: Look): Promise<string[]> {
  const stack = before.dialogs.join(" / ");
  let found: string[] = [];
  for (let press = 1; press <= 3; press += 1) {
    await page.keyboard.press("Escape");
    ({ found } = await settled(page, ({ dialogs }) =>
      dialogs.join(" / ") === stack ? [`Escape does nothing in the dialog ${stack}`] : [],
    ));
    if (found.length === 0) break;
  }
  return found;
}

interface Walk {
  seed: number;
  steps: number;
}

/** One walk of a seed, over a server of its own; throws what was wrong first, with the steps that led there. */
export async function walk(browser: Browser, { seed, steps }: Walk): Promise<void> {
  const walker = walkerOf(seed);
  const site = await startSite(await ownAddress());
  const trail: string[] = [];
  let page: OpenPage | undefined;
  try {
    const user = userOf[walker];
    const roomPath = walker === "guest" ? await openRoom(site) : "";
    const dice = new Dice(seed);
    const line = new Line(seed);
    const somewhere = () =>
      walker === "guest" ? roomPath + dice.pick(nonsense) : dice.pick(paths[walker]) + dice.pick(nonsense);
    page = await openPage(browser, site.origin + (walker === "guest" ? roomPath : paths[walker][0]), {
      token: user && (await site.logIn(user)),
      before: async (opened) => {
        opened.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
        await opened.addInitScript(() => {
          window.print = () => undefined;
        });
        await addAuthenticator(opened); // else Chromium's own question holds every key and press
        await line.join(opened);
      },
    });
    await takeSteps(page, { steps, dice, line, somewhere, user, trail });
  } catch (error) {
    const told = trail.slice(-25).join("\n");
    throw new Error(
      `Seed ${seed}, a ${walker}, after ${trail.length} steps at ${page?.url()}:\n${told}\n${String(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    await page?.context().close();
    await site.stop();
  }
}

/** What Chromium logs by itself of a call that did not come through. */
const ofTheLine = /^Failed to load resource: (?:net::ERR_|the server responded with a status of )/;

interface Steps {
  steps: number;
  dice: Dice;
  line: Line;
  somewhere: () => string;
  user: DemoUser | undefined;
  trail: string[];
}

async function takeSteps(
  page: OpenPage,
  { steps, dice, line, somewhere, user, trail }: Steps,
): Promise<void> {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  let before = await look(page);
  for (let step = 1; step <= steps; step += 1) {
    line.begin(step);
    const loadsBefore = loads;
    let act: Done;
    const isAtLogin = before.address.startsWith("/login");
    const chance = dice.next();
    if (user && isAtLogin && chance < 0.5)
      act = { done: await logIn(page, user).catch(() => "log in: no form") };
    else if (chance < 0.04) {
      const path = somewhere();
      const go = () => page.goto(path, { waitUntil: "commit" });
      await go().catch(go); // a way back or forward that is still under way may end it
      act = { done: `go to ${path}` };
    } else {
      // What was chosen may be gone before it is pressed.
      act = await dice
        .weighed(acts)(page, dice)
        .catch(() => ({ done: "miss" }));
    }
    trail.push(`${step}. ${act.done}`);
    await line.quiet(page);
    await page.waitForSelector("html[data-ready]", { state: "attached", timeout: 30_000 });
    await twoFrames(page).catch(() => undefined);
    const { now, found } = await settled(page, (after) =>
      faultsOf(before, after, {
        keepsFocus: act.keepsFocus === true && loads === loadsBefore,
        isLineSound: step - line.lastTrouble > 8,
      }),
    );
    if (now.dialogs.length > 0 && dice.next() < 0.15) {
      trail.push("   Escape, to see that it is no trap");
      found.push(...(await escapes(page, now)));
    }
    found.push(...page.faults.filter((fault) => !ofTheLine.test(fault)), ...line.failures);
    if (found.length > 0) throw new Error(found.join("\n"));
    before = await look(page).catch(() => now);
  }
}
