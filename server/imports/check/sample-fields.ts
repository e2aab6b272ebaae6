import type { SampleState } from "#contract/constants/enumerations.ts";
import type { StatedConsent } from "#contract/imports/imports.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Language } from "#contract/voices/voices.ts";
import { codesOf } from "#server/imports/sheet/columns.ts";
import {
  heardOf,
  sampleColumnCodes,
  sampleColumns,
  type SheetSampleField,
} from "#server/imports/sheet/sample-columns.ts";
import type { StoredSample } from "./stored-artists.ts";
import type { RowCells } from "./row-cells.ts";
import { type ConsentFields, mayPublish, readConsent } from "./sample-consent.ts";

/** What an import writes of a sample beside its sound. */
export type SheetSample = Pick<StoredSample, SheetSampleField>;

export interface SampleContext {
  /** Those of the artist. */
  spoken: Language[];
  stated: StatedConsent;
  today: string;
}

/** What was typed, else what is known of the file: the same text again is no change. */
function readTranscript(cells: RowCells, stored: StoredSample | undefined, spoken: Language[]) {
  const before = {
    transcriptText: stored?.transcriptText ?? null,
    transcriptLanguage: stored?.transcriptLanguage ?? null,
  };
  const text = cells.written("transcript", limits.sample.transcript);
  const said = cells.value("transcriptLanguage");
  if (text === undefined && (said === undefined || before.transcriptText === null)) return before;
  const heard = before.transcriptText === null && stored ? heardOf(stored) : undefined;
  if (heard && text === heard.text && (said === undefined || said === heard.language)) return before;
  const [only, ...others] = spoken;
  const language = said ?? before.transcriptLanguage ?? (others.length === 0 ? only : undefined);
  if (!language) cells.refuse("text-language", "transcriptLanguage");
  return { transcriptText: text ?? before.transcriptText, transcriptLanguage: language ?? null };
}

/** A new title is in the language that its row says, else in that of its column's heading. */
function readTitle(cells: RowCells, stored: StoredSample | undefined) {
  const title = cells.written("title", limits.sample.title)?.replaceAll(/\s+/g, " ") ?? stored?.title ?? "";
  const said = cells.value("titleLanguage");
  const before = title === stored?.title ? stored.titleLanguage : cells.languageOf("title");
  return { title, titleLanguage: title === "" ? null : said ? languageTags[said] : before };
}

/** Draft unless told; published only with a consent that holds. */
function readState(
  cells: RowCells,
  stored: StoredSample | undefined,
  consent: ConsentFields,
  today: string,
): SampleState {
  const said = cells.value("state");
  const before = stored?.state ?? "draft";
  if (said === "archived")
    return cells.refuse("unknown-state", "state", { value: cells.text("state") ?? "" }) ?? before;
  if (said !== "published" || before === "published" || mayPublish(consent, today)) return said ?? before;
  cells.note({ code: "no-consent", column: "state" });
  return before;
}

/** What a row makes of one of its samples. */
export function readSample(
  cells: RowCells,
  stored: StoredSample | undefined,
  { spoken, stated, today }: SampleContext,
): SheetSample {
  const languages = cells.list("sampleLanguages") ?? stored?.languages ?? [];
  const consent = readConsent(cells, stored, { stated, today });
  return {
    ...readTitle(cells, stored),
    kind: cells.value("kind") ?? stored?.kind ?? "OTHER",
    languages,
    voiceColors: cells.list("sampleVoiceColors") ?? stored?.voiceColors ?? [],
    ...readTranscript(cells, stored, languages.length > 0 ? languages : spoken),
    ...consent,
    state: readState(cells, stored, consent, today),
  };
}

/** Says what becomes of a sample that is there already, and whether anything does. */
export function noteSampleChanges(cells: RowCells, stored: StoredSample, fields: SheetSample): boolean {
  let isChanged = false;
  for (const column of sampleColumnCodes) {
    const { field } = sampleColumns[column];
    if (field === null) continue;
    const [before, after] = [codesOf(stored[field]), codesOf(fields[field])];
    if (JSON.stringify(before.toSorted()) === JSON.stringify(after.toSorted())) continue;
    isChanged = true;
    if (field === "transcriptText") cells.note({ code: "changed-text", column });
    else cells.note({ code: before.join("") === "" ? "filled" : "changed", column, before, after });
  }
  return isChanged;
}
