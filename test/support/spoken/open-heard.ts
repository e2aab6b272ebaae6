import type { Page } from "playwright-core";
import type { Open, VisitOptions } from "#test/support/browser/fixtures.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { listen, type Listener } from "./listen.ts";

/** Opens a page of the site and listens to it. What comes with the page is read with it, and is no news. */
export async function openHeard(
  open: Open,
  path: string,
  options: VisitOptions = {},
): Promise<{ page: OpenPage; listener: Listener }> {
  const listeners: Listener[] = [];
  const before = async (one: Page) => {
    await options.before?.(one);
    listeners.push(await listen(one));
  };
  const page = await open(path, { ...options, before });
  const [listener] = listeners;
  if (!listener) throw new Error("nobody listens");
  await listener.hear();
  return { page, listener };
}
