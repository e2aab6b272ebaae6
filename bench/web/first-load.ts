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

/** What a first visit loads until the page is interactive and shows `selector`. */
export async function firstLoad(
  browser: Browser,
  address: string,
  selector: string,
  token?: string,
): Promise<FirstLoad> {
  const context = await browser.newContext();
  if (token) await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  const scripts: { path: string; from: number; request: Request }[] = [];
  let sounds = 0;
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".mp3")) sounds += 1;
    if (pathname.endsWith(".js")) scripts.push({ path: pathname, from: request.timing().startTime, request });
  });
  await page.goto(address);
  // Looked for once a frame: what the page loads later, because it comes near the view, is asked for after that.
  const ready = await page.waitForFunction(
    (shown) =>
      document.querySelector("html[data-ready]") &&
      document.querySelector(shown) &&
      performance.timeOrigin + performance.now(),
    selector,
  );
  const until = (await ready.jsonValue()) ?? 0;
  const first = scripts.filter(({ from }) => from <= until);
  const sizes = await Promise.all(first.map(({ request }) => request.sizes()));
  const early = await Promise.all(first.map(({ path }) => earlyIn(path).catch(() => [])));
  await context.close();
  return {
    script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    early: early.flat(),
    sounds,
  };
}
