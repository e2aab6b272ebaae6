import { expect } from "vitest";
import type { ClientPage } from "#contract/clients/clients.ts";
import { over, writing, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { lookedUp, screens } from "#test/faults/screens/all.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import { routeWrites } from "#test/faults/steps.ts";
import type { Person, World } from "#test/faults/world.ts";

interface Profile {
  likedVoiceMp3s: string[];
  offers: unknown[];
}

const profileOf = async (world: World, person: Person) =>
  (await (await world.call("/api/v1/auth/me", person)).json()) as Profile;

/** What is sent again, with the same key, until it is answered; and how many of it the server has. */
const sentAgain = new Map<Screen, (world: World, person: Person) => Promise<number>>([
  [screens.offer, async (world, person) => (await profileOf(world, person)).offers.length],
  [
    screens.createClient,
    async (world, person) =>
      ((await (await world.call("/api/v1/clients?size=1", person)).json()) as ClientPage).totalElements,
  ],
]);

/** The server has done it, and its answer is lost on the way. */
async function lostWrite(world: World, screen: WritingScreen): Promise<void> {
  const page = await world.open(screen);
  const { person } = page;
  const countMade = world.hasKeys && person ? sentAgain.get(screen) : undefined;
  const before = person && (await countMade?.(world, person));
  const keys: (string | undefined)[] = [];
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  await routeWrites(page, screen.write, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) {
      if (countMade) await seen;
      return route.continue();
    }
    await route.fetch();
    return route.abort("connectionreset");
  });
  await screen.draft.type(page);
  await screen.write.press(page);
  if (countMade && person) {
    await expect.poll(() => keys.length).toBe(2);
    if (screen === screens.offer) await page.getByText("Henüz yanıt gelmedi, kontrol ediliyor…").waitFor();
    await stands(page);
    see();
    await page.getByText(screen.write.success).waitFor();
    expect(new Set(keys).size, "one key").toBe(1);
    expect(keys[0]).toBeTruthy();
    expect(await countMade(world, person), "made once").toBe(Number(before) + 1);
  } else if (lookedUp.includes(screen)) {
    await page.getByText(screen.write.success).waitFor();
  } else {
    await page.getByRole("alert").first().waitFor();
    await standsWithDraft(page, screen);
    // Whether a new password is in force is asked by the same call.
    expect(keys, "sent again without a key").toHaveLength(screen === screens.password ? 2 : 1);
  }
}

/** Pressing a heart: what is shown afterwards is what the server has. */
async function lostLike(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen);
  if (!page.person) throw new Error("nobody is signed in");
  let calls = 0;
  await page.route("**/api/v1/clients/update/**", async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Beğen/ });
  const name = await page.getByRole("article").first().getAttribute("data-voice");
  const before = (await heart.getAttribute("aria-label")) ?? "";
  const refetched = page.waitForResponse("**/api/v1/auth/me");
  await heart.click();
  await refetched;
  const shown = page.locator(`article[data-voice="${name}"]`).getByRole("button", { name: /^Beğen/ });
  if (screen === screens.liked) await shown.waitFor({ state: "detached" });
  else await expect.poll(() => shown.getAttribute("aria-label")).not.toBe(before);
  await stands(page);
  const me = await profileOf(world, page.person);
  expect(me.likedVoiceMp3s).toHaveLength(before.startsWith("Beğen: ") ? 4 : 2);
}

export const lostAnswer: Fault = {
  name: "lost response",
  cases: [
    ...over(writing, ["of a form"], lostWrite),
    ...over([screens.panel, screens.liked] as Screen[], ["of a like"], lostLike),
  ],
};
