import { BROWSER_MAP, OS_MAP, parse } from "bowser";
import type { DeviceKind } from "#contract/constants/values/people.ts";

/** What somebody signs in with, in words; without versions, which browsers freeze or make up. */
export interface Device {
  deviceKind: DeviceKind;
  browser: string;
  system: string;
}

export const unknownDevice: Device = { deviceKind: "", browser: "", system: "" };

const kinds: Record<string, DeviceKind> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

// Of a browser it doesn't know, the library gives back words of the header: those are anybody's.
const browsers = new Set(Object.values<string>(BROWSER_MAP));
const systems = new Set(Object.values<string>(OS_MAP));
const known = (name: string | undefined, names: Set<string>) =>
  name !== undefined && names.has(name) ? name : "";

/** The device of a `User-Agent`; never throws, and is empty where the header tells nothing that is known. */
export function readDevice(userAgent: string | undefined): Device {
  // The library throws on an empty text, and needs long for an endless one.
  const text = userAgent?.slice(0, 500).trim();
  if (!text) return unknownDevice;
  const { browser, os, platform } = parse(text);
  return {
    deviceKind: kinds[platform.type ?? ""] ?? "",
    browser: known(browser.name, browsers),
    system: known(os.name, systems),
  };
}
