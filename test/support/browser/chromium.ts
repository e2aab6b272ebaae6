import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { userInfo } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome.exe"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The flags that every start of Chromium needs here: no sandbox for root, nothing in the background. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * What is said of a page that draws no more, though its scripts run: without a screen Chromium has that once in some
 * thousand times that a page gets a new size. Its test is tried once more (vitest.config.ts).
 */
export const drawsNoMore = "The page draws no more.";

/** A Chromium or Chrome of this machine; `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env["CHROMIUM"] ?? "", ...onPath, ...elsewhere].find((path) => path && existsSync(path));
}

/** Finds a browser, or installs Debian's as root; throws a sentence where neither works. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.platform === "linux" && userInfo().uid === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("No Chromium was found: install Chromium or Chrome, or set CHROMIUM to its path.");
  return installed;
}
