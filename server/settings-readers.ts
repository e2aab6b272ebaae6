import { isIP } from "node:net";

/** Reads a setting's text; throws a `SettingError` that says what it must be. */
export type Read<T> = (text: string) => T;

/** Its message follows the name of the setting, as in "PORT must be …". */
export class SettingError extends Error {}

const refuse = (mustBe: string): never => {
  throw new SettingError(mustBe);
};

export const wholeNumber =
  (least: number, most: number): Read<number> =>
  (text) => {
    const number = Number(text);
    const fits = /^\d+$/.test(text) && number >= least && number <= most;
    return fits ? number : refuse(`must be a whole number from ${least} to ${most}`);
  };

export const oneOf =
  <const T extends string>(...values: T[]): Read<T> =>
  (text) =>
    values.find((value) => value === text) ?? refuse(`must be ${values.join(" or ")}`);

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export const url =
  (...protocols: string[]): Read<string> =>
  (text) =>
    protocols.includes(parseUrl(text)?.protocol.slice(0, -1) ?? "")
      ? text
      : refuse(`must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`);

/** A time zone by its name in the time zone database. */
export const timeZone: Read<string> = (text) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone && text;
  } catch {
    return refuse("must be the name of a time zone such as Europe/Istanbul");
  }
};

/** A name on one line, such as an agency's. */
export const shortName: Read<string> = (text) =>
  /^[^\p{Cc}\p{Zl}\p{Zp}]{1,60}$/u.test(text) ? text : refuse("must be a name of at most 60 characters");

/** A telephone number with its country code, as digits alone. */
export const phoneDigits: Read<string> = (text) => {
  const digits = text.replaceAll(/[\s()+-]/g, "");
  return /^[1-9]\d{6,14}$/.test(digits)
    ? digits
    : refuse("must be a number with its country code such as 905320000014");
};

/** A currency by its code in ISO 4217. */
export const currency: Read<string> = (text) =>
  Intl.supportedValuesOf("currency").includes(text)
    ? text
    : refuse("must be the code of a currency such as USD, EUR or TRY");

/** An origin such as `https://tinora.example`, without a path. */
export const origin: Read<string> = (text) => {
  const parsed = parseUrl(text);
  const isOrigin = /^https?:$/.test(parsed?.protocol ?? "") && `${parsed?.origin}/` === parsed?.href;
  return isOrigin && parsed ? parsed.origin : refuse("must be an origin such as https://tinora.example");
};

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

/** The address or network of a proxy, such as `10.0.0.5` or `10.0.0.0/8`. */
export const proxy: Read<string> = (text) => {
  const [address = "", bits] = text.split("/");
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const fits = version > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  return fits || proxyNames.includes(text)
    ? text
    : refuse("must list addresses or networks such as 10.0.0.5, 10.0.0.0/8 or loopback");
};

export const mailAddress: Read<string> = (text) =>
  /^[^\s@,;<>]+@[^\s@,;<>][^\s@,;<>.]*\.[^\s@,;<>]+$/.test(text) ? text : refuse("must be an e-mail address");

/** How somebody is reached: an e-mail address, with or without `mailto:`, or a page. */
export const contact: Read<string> = (text) => {
  if (parseUrl(text)?.protocol === "https:") return text;
  const address = text.replace(/^mailto:/, "");
  return /^[^\s@,;<>]+@[^\s@,;<>][^\s@,;<>.]*\.[^\s@,;<>]+$/.test(address)
    ? `mailto:${address}`
    : refuse("must be an e-mail address or begin with https://");
};

export const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map(read);

export const hostName: Read<string> = (text) =>
  isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
    ? text
    : refuse("must be a host name or an address to listen on");
