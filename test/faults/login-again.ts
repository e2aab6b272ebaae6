import type { Page } from "playwright-core";
import type { Person } from "./world.ts";

/** The addresses of the login page to which the page comes, one an arrival. */
export function watchLogins(page: Page): string[] {
  const logins: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname === "/login") logins.push(search);
  });
  return logins;
}

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
