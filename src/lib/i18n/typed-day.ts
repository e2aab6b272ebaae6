import type { Locale } from "#contract/constants/site-languages.ts";
import { isDay } from "./calendar-day.ts";

type Unit = "day" | "month" | "year";

const units: ReadonlySet<string> = new Set<Unit>(["day", "month", "year"]);
const isUnit = (type: string): type is Unit => units.has(type);

const shapes = new Map<Locale, Intl.DateTimeFormatPart[]>();

/** How a language writes a day in figures. Kept, because it takes 2 ms, and fields ask for it with every letter. */
function shapeOf(locale: Locale): Intl.DateTimeFormatPart[] {
  const form = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" } as const;
  const shape = shapes.get(locale) ?? new Intl.DateTimeFormat(locale, form).formatToParts(0);
  shapes.set(locale, shape);
  return shape;
}

/** A day in the order and with the signs of a language, of any text for its three parts: `27.11.2026`, `gg.aa.yyyy`. */
export const inOrderOf = (locale: Locale, parts: Record<Unit, string>): string =>
  shapeOf(locale)
    .map(({ type, value }) => (isUnit(type) ? parts[type] : value))
    .join("");

/** A day such as `2026-11-27` as it is typed in a language: `27.11.2026` or `11/27/2026`. */
export function writeDay(day: string, locale: Locale): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return inOrderOf(locale, { year, month, day: date });
}

/** A day of this year as it is typed in a language, which shows the order: its day is no month. */
export const exampleDay = (locale: Locale): string => writeDay(`${new Date().getFullYear()}-12-31`, locale);

/** The number of the month that a word is, or begins as: `11` for Kasım and Kas; undefined for none or several. */
function monthOf(word: string, locale: Locale): string | undefined {
  const name = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, index) =>
    name.formatToParts(Date.UTC(2026, index)).find(({ type }) => type === "month"),
  );
  const typed = word.toLocaleLowerCase(locale);
  const found = months.flatMap((month, index) =>
    month?.value.toLocaleLowerCase(locale).startsWith(typed) ? [index + 1] : [],
  );
  return typed.length >= 3 && found.length === 1 ? String(found[0]) : undefined;
}

/** Three numbers, of which one may be a month's name; of six or eight figures without signs between them, their groups. */
function groupsOf(text: string, order: readonly Unit[]): string[] {
  const groups = /^[\p{L}\d\s./,-]*$/u.test(text) ? (text.match(/\p{L}+|\d+/gu) ?? []) : [];
  const [joined = ""] = groups;
  if (groups.length !== 1 || !/^(?:\d{6}|\d{8})$/.test(joined)) return groups;
  let at = 0;
  return order.map((unit) => joined.slice(at, (at += unit === "year" ? joined.length - 4 : 2)));
}

/**
 * Reads a day that somebody typed in a language: in its order, with any signs or none between the parts, a year of two
 * figures for this century, a month by name, or as ISO 8601 has it. Answers it as `2026-11-27`; undefined for what is none.
 */
export function readDay(text: string, locale: Locale): string | undefined {
  const order = shapeOf(locale).flatMap(({ type }) => (isUnit(type) ? [type] : []));
  const groups = groupsOf(text.trim(), order);
  if (groups.length !== 3) return undefined;
  const named = groups.findIndex((group) => /\p{L}/u.test(group));
  const usual: readonly Unit[] = /^\d{4}$/.test(groups[0] ?? "") ? ["year", "month", "day"] : order;
  const numbers: readonly Unit[] = usual.filter((unit) => unit !== "month");
  const used = named < 0 ? usual : numbers.toSpliced(named, 0, "month");
  const part = (unit: Unit) => groups[used.indexOf(unit)] ?? "";
  const month = named < 0 ? part("month") : monthOf(part("month"), locale);
  const year = part("year").length === 2 ? `20${part("year")}` : part("year");
  const day = [year, month?.padStart(2, "0"), part("day").padStart(2, "0")].join("-");
  return isDay(day) ? day : undefined;
}
