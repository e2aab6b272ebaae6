import type { Browser, Page } from "playwright-core";
import type { OpenPage, PageOptions } from "#test/support/browser/page.ts";
import type { Screen } from "./screens/screen.ts";

export interface Person {
  userName: string;
  password: string;
  token: string;
  /** As the bar shows it. */
  name: string;
}

export interface OpenOptions extends PageOptions {
  /** Whose page it is; someone of the screen's role unless it says otherwise, and nobody with `null`. */
  person?: Person | null;
  /** Whether the screen is brought to where its faults begin: shown, its dialog open. */
  isEntered?: boolean;
}

/** What differs between the back ends. */
export interface BackEnd {
  origin: string;
  /** Whether it knows idempotency keys. */
  hasKeys: boolean;
  /** An artist that can be edited. */
  artist: string;
  /** Someone new of this role, with three liked voices when a client, or the only owner there is. */
  person(role: "client" | "owner"): Promise<Person>;
}

/** A back end, the site over it and a browser. */
export interface World extends BackEnd {
  browser: Browser;
  /** A call of the API, as a program makes it. */
  call(path: string, person: Person, init?: { method?: string; json?: unknown }): Promise<Response>;
  open(screen: Screen, options?: OpenOptions): Promise<OpenPage & { person: Person | null }>;
}

export const callAs =
  (origin: string): World["call"] =>
  (path, { token }, { method = "GET", json } = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });

type OpenUrl = (url: string, options: PageOptions) => Promise<OpenPage>;

export function worldOf(backEnd: BackEnd, browser: Browser, openUrl: OpenUrl): World {
  const { origin, person } = backEnd;
  const world: World = {
    ...backEnd,
    browser,
    call: callAs(origin),
    async open(screen, { person: given, isEntered = true, ...options } = {}) {
      const who = given === undefined && screen.role ? await person(screen.role) : (given ?? null);
      const page = await openUrl(origin + screen.path(world), { ...options, token: who?.token });
      if (isEntered) await screen.enter(page);
      return Object.assign(page, { person: who });
    },
  };
  return world;
}

/** Another tab of the same browser, on a page of ours that runs nothing. */
export async function otherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/robots.txt");
  return tab;
}
