import { and, lt } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { HistoryEntry } from "#contract/history.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords, refusedLogins } from "#server/db/schema/operations.ts";
import { byteOrderMark, csvLine } from "#server/http/csv.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { findRows, type Wanted } from "./find.ts";
import { showRows } from "./show.ts";

const unknown: Sentence = /*i18n*/ {
  id: "answer.unknown-name",
  message: "unknown name",
  comment: "Stands in place of a person where a login was refused for a name that nobody has",
};

const columns = [
  "at",
  "name",
  "userName",
  "action",
  "subject",
  "fields",
  "from",
  "to",
  "count",
  "device",
  "browser",
];
const batch = 1000;

function cellsOf(entry: HistoryEntry, locale: Locale): (string | number | null)[] {
  const { actor, at, action, subject, fields, state, count, device, browser } = entry;
  const words = { deleted: say(locale, deleted), unknown: say(locale, unknown) };
  const [name, userName] =
    actor === null || typeof actor === "string"
      ? [actor && words[actor], null]
      : [actor.name, actor.userName];
  const [from, to] = [state?.from ?? null, state?.to ?? null];
  return [at, name, userName, action, subject, fields.join(" "), from, to, count, device, browser];
}

const millisecond = 1;

/** The rows up to a moment, and within its millisecond: what JavaScript knows of a time. */
const upTo = ({ records, refused }: Wanted, time: Date): Wanted => {
  const end = new Date(time.getTime() + millisecond);
  return {
    records: and(records, lt(historyRecords.createdAt, end)),
    refused: and(refused, lt(refusedLogins.hour, end)),
  };
};

/**
 * The rows as CSV (RFC 4180), a thousand at a time: each part begins where the one before it ended, so that none takes
 * longer than the first. Rows of that moment come again, and are left out then.
 */
export async function* historyLines(
  db: Db,
  wanted: Wanted | undefined,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  if (!wanted) return;
  let [until, offset, told] = [undefined as Date | undefined, 0, new Set<string>()];
  for (;;) {
    const rows = await findRows(db, until ? upTo(wanted, until) : wanted, { limit: batch, offset });
    const entries = await showRows(db, rows, locale);
    const fresh = entries.filter(({ id }) => !told.has(id));
    yield fresh.map((entry) => csvLine(cellsOf(entry, locale))).join("");
    const last = rows.at(-1)?.at;
    if (rows.length < batch || !last) return;
    // A moment may hold more than a part does.
    offset = until && last >= until ? offset + batch : 0;
    until = last;
    told = new Set(entries.map(({ id }) => id));
  }
}
