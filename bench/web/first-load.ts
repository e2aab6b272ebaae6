import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Request } from "playwright-core";

export interface FirstLoad {
  /** Bytes of JavaScript on the wire. */
  script: number;
  /** Source files in it that belong to forms, phone numbers or the player. */
  early: string[];
  /** Requests for audio. */
  sounds: number;
}

const lateCode = /node_modules\/(?:formik|yup|libphonenumber-js)\/|features\/player\/(?:PlayerRoot|dock\/)/;

async function earlyIn(script: string): Promise<string[]> {
  const map = JSON.parse(await readFile(join("dist/site", `${script}.map`), "utf8")) as { sources: string[] };
  return map.sources.filter((source) => lateCode.test(source));
}

/** Keeps, in the page, when it was first interactive and showed `selector`: epoch milliseconds. */
function keepReady(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("html[data-ready]") || !document.querySelector(selector)) return;
    observer.disconnect();
    Object.assign(globalThis, { readyAt: performance.timeOrigin + performance.now() });
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** What a first visit loads until the page is interactive and shows `selector`. */
export async function firstLoad(
  browser: Browser,
  address: string,
  selector: string,
  token?: string,
): Promise<FirstLoad> {
  const context = await browser.newContext();
  if (token) await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  await context.addInitScript(keepReady, selector);
  const page = await context.newPage();
  const scripts: { path: string; until: number; request: Request }[] = [];
  let sounds = 0;
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".mp3")) sounds += 1;
    const { startTime, responseEnd } = request.timing();
    if (pathname.endsWith(".js")) scripts.push({ path: pathname, until: startTime + responseEnd, request });
  });
  await page.goto(address);
  const ready = await page.waitForFunction(() => (globalThis as { readyAt?: number }).readyAt);
  const readyAt = (await ready.jsonValue()) ?? 0;
  // What it asks for as it becomes ready is there later.
  const first = scripts.filter(({ until }) => until <= readyAt);
  const sizes = await Promise.all(first.map(({ request }) => request.sizes()));
  const early = await Promise.all(first.map(({ path }) => earlyIn(path).catch(() => [])));
  await context.close();
  return {
    script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    early: early.flat(),
    sounds,
  };
}
