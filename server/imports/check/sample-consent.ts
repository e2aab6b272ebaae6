import type { StatedConsent } from "#contract/imports/imports.ts";
import type { StoredSample } from "./stored-artists.ts";
import type { RowCells } from "./row-cells.ts";

/** Consent as the table of samples has it. */
export type ConsentFields = Pick<
  StoredSample,
  "publishFrom" | "publishUntil" | "shareFrom" | "shareUntil" | "sharesWholeName"
>;

const none: ConsentFields = {
  publishFrom: null,
  publishUntil: null,
  shareFrom: null,
  shareUntil: null,
  sharesWholeName: false,
};

/** A consent begins with one day and ends with another; null for without end, and for none. */
interface Days {
  from: string | null;
  until: string | null;
}

/** The days of one consent: what the cells say, else what is kept, else what was stated for all rows from today on. */
function readDays(
  cells: RowCells,
  columns: { from: "publishFrom" | "shareFrom"; until: "publishUntil" | "shareUntil" },
  before: Days,
  { stated, today }: { stated: Days | undefined; today: string },
): Days {
  const said = cells.day(columns.from);
  const end = cells.day(columns.until);
  if (said === false) return { from: null, until: null };
  const from = typeof said === "string" ? said : (before.from ?? (said ? today : (stated?.from ?? null)));
  const isNew = before.from === null && said === undefined;
  const until =
    typeof end === "string" ? end : end === false ? null : isNew ? (stated?.until ?? null) : before.until;
  if (from === null && typeof end === "string") cells.refuse("until-alone", columns.until);
  if (from !== null && until !== null && until < from) cells.refuse("day-order", columns.until);
  return { from, until };
}

/** The consent that a sample is to have. Cells that are empty leave what there is. */
export function readConsent(
  cells: RowCells,
  stored: ConsentFields | undefined,
  { stated, today }: { stated: StatedConsent; today: string },
): ConsentFields {
  const before = stored ?? none;
  const days = { from: stated.from ?? today, until: stated.until ?? null };
  const publish = readDays(
    cells,
    { from: "publishFrom", until: "publishUntil" },
    { from: before.publishFrom, until: before.publishUntil },
    { stated: stated.publish ? days : undefined, today },
  );
  const share = readDays(
    cells,
    { from: "shareFrom", until: "shareUntil" },
    { from: before.shareFrom, until: before.shareUntil },
    { stated: stated.share ? days : undefined, today },
  );
  const sharesWholeName = cells.yesNo("sharesWholeName") ?? before.sharesWholeName;
  return {
    publishFrom: publish.from,
    publishUntil: publish.until,
    shareFrom: share.from,
    shareUntil: share.until,
    sharesWholeName: share.from !== null && sharesWholeName,
  };
}

/** Whether a consent to publish holds on a day. */
export const mayPublish = ({ publishFrom, publishUntil }: ConsentFields, today: string): boolean =>
  publishFrom !== null && publishFrom <= today && (publishUntil === null || today <= publishUntil);
