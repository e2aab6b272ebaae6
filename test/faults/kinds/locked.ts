import { expect } from "vitest";
import { over, signedIn, type Fault } from "./fault.ts";
import { lookAgain } from "./parallel-401.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { stands } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const ended = "Oturumunuz sona erdi. Lütfen tekrar giriş yapın.";

/** What sounds, if anything. */
const sound = () => {
  const audio = document.querySelector("audio");
  return { isSilent: audio?.paused ?? true, source: audio?.getAttribute("src") ?? "" };
};

async function lockedWhilePlaying(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, { isEntered: false, before: (opened) => opened.clock.install() });
  // Behind a dialog nothing can be pressed: what sounds began before it was opened.
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: /^Oynat: / }).click();
  await expect.poll(() => page.evaluate(sound)).toMatchObject({ isSilent: false });
  await screen.enter(page);
  const owner = await world.person("owner");
  const path = `/api/v1/clients/update/${page.person?.userName}`;
  const locked = await world.call(path, owner, { method: "POST", json: { isLocked: true } });
  expect(locked.status).toBe(200);
  await lookAgain(page);
  await page.getByText(ended).waitFor();
  await expect.poll(() => page.evaluate(sound)).toEqual({ isSilent: true, source: "" });
  expect(await page.locator("body").innerText()).not.toMatch(/kilit/i);
  await stands(page);
}

export const locked: Fault = {
  name: "locked mid-use",
  cases: over(
    signedIn.filter(({ role }) => role === "client"),
    ["while a sample plays"],
    lockedWhilePlaying,
  ),
};
