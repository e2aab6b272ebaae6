import type { Page, Route } from "playwright-core";
import type { Screen, Write } from "./screens/screen.ts";
import type { Person, World } from "./world.ts";

/** Path and query of where the page is. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Fills the login form and sends it. */
export async function logIn(page: Page, { userName, password }: Person): Promise<void> {
  await page.locator('[name="username"]').fill(userName);
  await page.locator('[name="password"]').fill(password);
  await page.locator("button[type=submit]").click();
}

/** Goes there inside the application, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState({}, "", address), path);

/** Leaves by the logo; a form that asks is told that it may. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Tınora" }).first().click();
  const sure = page.getByRole("button", { name: "Çık", exact: true });
  const title = page.getByRole("heading", { level: 1, name: "Markanızın doğru sesi burada." });
  await sure.or(title).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await title.waitFor();
}

/** Handles what a screen writes; reads of the same address go on. */
export const routeWrites = (
  page: Page,
  { call }: Write,
  handle: (route: Route) => unknown,
): Promise<unknown> =>
  page.route(call, (route) => (route.request().method() === "GET" ? route.fallback() : handle(route)));

/** A page of the application from which a screen's code was not needed yet. */
export const openElsewhere = (world: World, screen: Screen) =>
  world.open({ ...screen, path: () => "/nowhere" }, { isEntered: false });

/** Waits until the dialog that stands is closed. */
export const dialogClosed = (page: Page): Promise<void> =>
  page.locator("dialog[open]").waitFor({ state: "detached" });
