import type { ConsentWrite } from "#contract/samples.ts";
import type { voices } from "#server/db/schema/catalogue.ts";
import { isConsented } from "#server/voices/visible.ts";

type ConsentColumns = Pick<
  typeof voices.$inferSelect,
  "publishFrom" | "publishUntil" | "shareFrom" | "shareUntil" | "sharesWholeName" | "consentFileId"
>;

/** Whether what an artist allows is valid on a day. */
export const isValidOn = (days: { from: string; until: string | null } | null, today: string): boolean =>
  days !== null && isConsented(days, today);

/** What an artist allows, out of a sample's columns. */
export const consentOf = (row: ConsentColumns): ConsentWrite => ({
  publish: row.publishFrom === null ? null : { from: row.publishFrom, until: row.publishUntil },
  share:
    row.shareFrom === null
      ? null
      : { from: row.shareFrom, until: row.shareUntil, wholeName: row.sharesWholeName },
  fileId: row.consentFileId,
});

/** What an artist allows, as a sample's columns. */
export const consentColumns = ({ publish, share, fileId }: ConsentWrite): ConsentColumns => ({
  publishFrom: publish?.from ?? null,
  publishUntil: publish?.until ?? null,
  shareFrom: share?.from ?? null,
  shareUntil: share?.until ?? null,
  sharesWholeName: share?.wholeName ?? false,
  consentFileId: fileId?.toLowerCase() ?? null,
});

/** The consent of samples that say nothing of it: published from this day on without end, not shared. */
export const unstatedConsent = (today: string) =>
  ({ publishFrom: today, publishUntil: null, consentSource: "unstated" }) as const;
