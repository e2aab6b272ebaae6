import type { Locale } from "#contract/enumerations.ts";
import type { HistoryEntry } from "#contract/history.ts";
import type { Db } from "#server/db/client.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { findRows, type Wanted } from "./find.ts";
import { showRows } from "./show.ts";

const unknown: Sentence = /*i18n*/ {
  id: "answer.unknown-name",
  message: "unknown name",
  comment: "Stands in place of a person where a login was refused for a name that nobody has",
};

// The programs that open such a file take what begins so for a formula.
const formula = /^[=+\-@\t\r]/;

/** One cell: quoted, and never a formula. */
export const csvCell = (value: string | number | null): string => {
  const text = String(value ?? "");
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const columns = ["at", "name", "userName", "action", "subject", "fields", "count", "device", "browser"];
const lineOf = (values: (string | number | null)[]) => `${values.map(csvCell).join(",")}\r\n`;

/** Without it spreadsheets take UTF-8 for an older encoding. */
const byteOrderMark = "\u{FEFF}";

const batch = 1000;

function cellsOf(entry: HistoryEntry, locale: Locale): (string | number | null)[] {
  const { actor, at, action, subject, fields, count, device, browser } = entry;
  const words = { deleted: say(locale, deleted), unknown: say(locale, unknown) };
  const [name, userName] =
    actor === null || typeof actor === "string"
      ? [actor && words[actor], null]
      : [actor.name, actor.userName];
  return [at, name, userName, action, subject, fields.join(" "), count, device, browser];
}

/**
 * The rows as CSV (RFC 4180), a thousand at a time. What is written meanwhile moves the older rows on, so that some come
 * again: those are left out.
 */
export async function* historyLines(
  db: Db,
  wanted: Wanted | undefined,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns);
  if (!wanted) return;
  let told = new Set<string>();
  for (let offset = 0; ; offset += batch) {
    const rows = await findRows(db, wanted, { limit: batch, offset });
    const entries = await showRows(db, rows, locale);
    const fresh = entries.filter(({ id }) => !told.has(id));
    yield fresh.map((entry) => lineOf(cellsOf(entry, locale))).join("");
    if (rows.length < batch) return;
    told = new Set(entries.map(({ id }) => id));
  }
}
