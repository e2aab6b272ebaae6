import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isDialog, over, type Fault } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { allScreens } from "#test/faults/screens/all.ts";
import { goTo } from "#test/faults/steps.ts";
import { stands } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const failed = "Bir sorun oluştu, lütfen tekrar deneyin";

interface Breakable {
  broken?: readonly string[];
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
        if ((globalThis as Breakable).broken?.includes(name))
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

const breaks = (page: Page, ...broken: (typeof touched)[number][1][]): Promise<void> =>
  page.evaluate((names) => void ((globalThis as Breakable).broken = names), broken);

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
  await breaks(page);
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
    await breaks(page, "title", "showModal");
    void screen.enter(page).catch(() => undefined); // it never opens
    await recovers(page, screen, reports);
    return;
  }
  const page = await world.open(
    { ...screen, path: () => (screen.name === "not found" ? "/login" : "/nowhere") },
    { isEntered: false, before: makeBreakable },
  );
  const reports = watchReports(page);
  await breaks(page, "title", "showModal");
  await goTo(page, screen.path(world));
  await recovers(page, screen, reports);
  await expect
    .poll(() => page.getByRole("link", { name: "Tınora" }).count(), { message: "the bar stays" })
    .toBeGreaterThan(0);
}

/** The frame itself throws while it is drawn. */
async function frameThrows(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, { before: makeBreakable });
  const reports = watchReports(page);
  await breaks(page, "onLine");
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await recovers(page, screen, reports);
}

/** Without the application around it: a public page, which names itself when its language changes. */
async function publicPageThrows(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, { before: makeBreakable });
  const reports = watchReports(page);
  await breaks(page, "title");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.getByText("Something went wrong, please try again").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Türkçe" }).click();
  await recovers(page, screen, reports);
}

const pages = allScreens.filter((screen) => !isDialog(screen));
const plain = (name: string, path: string): Screen => ({
  name,
  role: null,
  path: () => path,
  shown: (page) => page.getByRole("heading", { level: 1 }),
  enter: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
});
const rest = [plain("privacy notice", "/privacy"), plain("not found", "/nobody/has/this")];

export const renderError: Fault = {
  name: "render error",
  cases: [
    ...over([...allScreens, ...rest], ["the page throws"], pageThrows),
    ...over(
      [...pages, ...rest].filter(({ name }) => name === "landing" || name === "privacy notice"),
      ["the public page throws"],
      publicPageThrows,
    ),
    ...over([...pages, ...rest], ["the frame throws"], frameThrows),
  ],
};
