import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { globSync } from "node:fs";
import { findChromium } from "#test/support/browser/chromium.ts";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

const onPath = (name: string) =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Programs of this machine, by what they are for; an absent one is undefined. */
export const programs = {
  chromium: findChromium(),
  firefox: onPath("firefox-esr") ?? onPath("firefox"),
  webkitDriver: onPath("WebKitWebDriver"),
  miniBrowser: globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0],
  screen: onPath("Xvfb"),
  sound: onPath("pulseaudio"),
};

const needed: Record<EngineName, (keyof typeof programs)[]> = {
  chromium: [],
  firefox: ["firefox", "sound"],
  webkit: ["webkitDriver", "miniBrowser", "screen", "sound"],
};

/** Whether this machine has what a browser of this engine takes; Chromium is installed where it is missing. */
export const hasEngine = (name: EngineName): boolean => needed[name].every((program) => programs[program]);
