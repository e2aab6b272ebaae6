import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isDialog, over, type Fault } from "./fault.ts";
import { allScreens, type Screen } from "./screens.ts";
import { goTo } from "./stale-code.ts";
import { stands } from "./stands.ts";
import type { World } from "./world.ts";

const failed = "Bir sorun oluştu, lütfen tekrar deneyin";

interface Breakable {
  isBroken?: boolean;
}

/** What parts touch while they are drawn: every page names itself, dialogs open, the frame asks for the network. */
const touched = [
  ["Document", "title"],
  ["HTMLDialogElement", "showModal"],
  ["Navigator", "onLine"],
] as const;

/** Breaks these as long as the page is told to. */
const makeBreakable = (page: Page): Promise<unknown> =>
  page.addInitScript((parts) => {
    for (const [type, name] of parts) {
      const { prototype } = Reflect.get(globalThis, type) as { prototype: object };
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (!own) throw new Error(`there is no ${name}`);
      const check = () => {
        if ((globalThis as Breakable).isBroken)
          throw new Error(`${name} is broken for gokce@dovarel.example`);
      };
      const accessor = {
        get(): unknown {
          check();
          return own.get?.call(this);
        },
        set(value: unknown) {
          check();
          own.set?.call(this, value);
        },
      };
      const method = {
        value(...given: unknown[]): unknown {
          check();
          return Reflect.apply(own.value as () => unknown, this, given);
        },
      };
      Object.defineProperty(prototype, name, { configurable: true, ...(own.value ? method : accessor) });
    }
  }, touched);

const setBroken = (page: Page, isBroken: boolean): Promise<void> =>
  page.evaluate((value) => void ((globalThis as Breakable).isBroken = value), isBroken);

/** From now on nothing leaves the page but what it reads. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.resourceType() === "ping") reports.push(request.url());
  });
  return reports;
}

async function recovers(page: Page, screen: Screen, reports: string[]): Promise<void> {
  await page.getByText(failed).first().waitFor();
  await stands(page);
  expect(reports, "something was reported").toEqual([]);
  await setBroken(page, false);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await page.getByText(failed).waitFor({ state: "detached" });
  if (!isDialog(screen)) await screen.shown(page).waitFor();
  await stands(page);
}

async function pageThrows(world: World, screen: Screen): Promise<void> {
  if (isDialog(screen)) {
    const page = await world.open(screen, { isEntered: false, before: makeBreakable });
    const reports = watchReports(page);
    const isSignedIn = screen.role !== null;
    if (isSignedIn) await page.getByRole("article").first().waitFor();
    await setBroken(page, true);
    void screen.enter(page).catch(() => undefined); // it never opens
    await recovers(page, screen, reports);
    await page.context().close();
    return;
  }
  const page = await world.open(
    { ...screen, path: () => "/nowhere" },
    { isEntered: false, before: makeBreakable },
  );
  const reports = watchReports(page);
  await setBroken(page, true);
  await goTo(page, screen.path(world));
  await recovers(page, screen, reports);
  expect(await page.getByRole("link", { name: "Tınora" }).count(), "the bar stays").toBeGreaterThan(0);
  await page.context().close();
}

/** The frame itself throws while it is drawn. */
async function frameThrows(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, { before: makeBreakable });
  const reports = watchReports(page);
  await setBroken(page, true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await recovers(page, screen, reports);
  await page.context().close();
}

const pages = allScreens.filter((screen) => !isDialog(screen));
const plain = (name: string, path: string): Screen => ({
  name,
  role: null,
  path: () => path,
  code: /none/,
  shown: (page) => page.getByRole("heading", { level: 1 }),
  enter: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
});
const rest = [plain("privacy notice", "/privacy"), plain("not found", "/nobody/has/this")];

export const renderError: Fault = {
  name: "render error",
  cases: [
    ...over([...allScreens, ...rest], ["the page throws"], pageThrows),
    ...over([...pages, ...rest], ["the frame throws"], frameThrows),
  ],
};
