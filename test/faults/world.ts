import type { Browser, Page } from "playwright-core";
import { openPage, openSite, launchChromium, type OpenPage, type PageOptions } from "#test/support/site.ts";
import { startSection7Server } from "#test/support/section7-server.ts";
import type { Screen } from "./screen.ts";

export interface Person {
  userName: string;
  password: string;
  token: string;
  /** As the bar shows it. */
  name: string;
}

export interface OpenOptions extends Omit<PageOptions, "as"> {
  /** Whose page it is; someone of the screen's role unless it says otherwise, and nobody with `null`. */
  person?: Person | null;
  /** Whether the screen is brought to where its faults begin: shown, its dialog open. */
  isEntered?: boolean;
}

/** A back end, the site over it and a browser. */
export interface World {
  origin: string;
  browser: Browser;
  /** Whether it knows idempotency keys. */
  hasKeys: boolean;
  /** An artist that can be edited. */
  artist: string;
  /** Someone new of this role, with three liked voices when a client, or the only owner there is. */
  person(role: "client" | "owner"): Promise<Person>;
  /** A call of the API, as a program makes it. */
  call(path: string, person: Person, init?: { method?: string; json?: unknown }): Promise<Response>;
  open(screen: Screen, options?: OpenOptions): Promise<OpenPage & { person: Person | null }>;
  /** Logs the owner in anew, whose session a case has ended. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing moves, so that nothing is pressed while it slides away. */
const still = { context: { reducedMotion: "reduce" as const } };

type Parts = Pick<World, "origin" | "browser" | "hasKeys" | "artist" | "person" | "refresh" | "close">;

function worldOf(parts: Parts): World {
  const { origin, browser, person } = parts;
  const world: World = {
    ...parts,
    call: async (path, { token }, { method = "GET", json } = {}) =>
      fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    async open(screen, { person: given, isEntered = true, ...options } = {}) {
      const who = given === undefined && screen.role ? await person(screen.role) : (given ?? null);
      const url = origin + screen.path(world);
      const page = await openPage(browser, url, { ...still, ...options, token: who?.token });
      if (isEntered) await screen.enter(page);
      return Object.assign(page, { person: who });
    },
  };
  return world;
}

async function answered(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function tokenOf(origin: string, username: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username, password });
  return (await answered(await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body }))).text();
}

/** Our own server with the demo catalogue. */
export async function openOwnWorld(): Promise<World> {
  const site = await openSite({
    VOICE_REQUESTS_PER_ADDRESS: "100000",
    LOGIN_FAILURES_PER_ADDRESS: "100000",
    LOGIN_FAILURES_PER_ACCOUNT: "100000",
  });
  const { origin, browser } = site;
  const userName = "demo-owner";
  const password = "demo-owner-password";
  const owner: Person = {
    userName,
    password,
    token: await tokenOf(origin, userName, password),
    name: "",
  };
  const me = (await (await world().call("/api/v1/auth/me", owner)).json()) as { name: string };
  owner.name = me.name;
  const list = await world().call("/api/v1/voices?page=0&size=3", owner);
  const { content } = (await list.json()) as { content: { voiceMp3: string }[] };
  const likedVoiceMp3s = content.map(({ voiceMp3 }) => voiceMp3);
  let made = 0;

  async function person(role: "client" | "owner"): Promise<Person> {
    if (role === "owner") return owner;
    made += 1;
    const json = { name: "Kişi", lastName: `${made}` };
    const created = await answered(await world().call("/api/v1/clients", owner, { method: "POST", json }));
    const { username, password: secret } = (await created.json()) as { username: string; password: string };
    const client: Person = {
      userName: username,
      password: secret,
      token: await tokenOf(origin, username, secret),
      name: `Kişi ${made}`,
    };
    const update = { ...json, isActive: true, isLocked: false, likedVoiceMp3s, offers: [] };
    const path = `/api/v1/clients/update/${username}`;
    await answered(await world().call(path, client, { method: "POST", json: update }));
    return client;
  }
  function world(): World {
    const refresh = async () => void (owner.token = await tokenOf(origin, userName, password));
    return worldOf({
      origin,
      browser,
      hasKeys: true,
      artist: "Ayla Şenol",
      person,
      refresh,
      close: () => site.close(),
    });
  }
  return world();
}

/** A back end of section 7 of the specification alone, with one user. */
export async function openSection7World(user: "client" | "owner"): Promise<World> {
  const server = await startSection7Server({ site: "dist/site", user });
  const browser = await launchChromium();
  const one: Person = {
    userName: user === "client" ? "deniz" : "ayse",
    password: "any",
    token: server.token,
    name: user === "client" ? "Deniz Aksoy" : "Ayşe Erdem",
  };
  return worldOf({
    origin: server.origin,
    browser,
    hasKeys: false,
    artist: "Ayşe / Öz",
    person: async () => one,
    refresh: async () => undefined,
    async close() {
      await browser.close();
      await server.close();
    },
  });
}

/** Another tab of the same browser, on a page of ours that runs nothing. */
export async function otherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(new URL("/robots.txt", page.url()).href);
  return tab;
}
