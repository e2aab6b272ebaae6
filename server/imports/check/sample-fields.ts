import type { SampleState } from "#contract/constants/enumerations.ts";
import type { StatedConsent } from "#contract/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Column } from "#server/imports/sheet/column-words.ts";
import { values } from "#server/imports/sheet/values.ts";
import { asList, type ArtistFields } from "./artist-fields.ts";
import type { KeptSample } from "./kept-artists.ts";
import type { RowCells } from "./row-cells.ts";
import { type ConsentFields, mayPublish, readConsent } from "./sample-consent.ts";

/** What an import writes of a sample beside its sound. */
export type SampleFields = ConsentFields &
  Pick<
    KeptSample,
    "title" | "kind" | "languages" | "voiceColors" | "transcriptText" | "transcriptLanguage"
  > & {
    state: SampleState;
  };

export interface SampleContext {
  artist: ArtistFields;
  stated: StatedConsent;
  today: string;
}

/** What was typed, else what is known of the file: the same text again is no change. */
function readTranscript(cells: RowCells, kept: KeptSample | undefined, own: string[], artist: ArtistFields) {
  const before = {
    transcriptText: kept?.transcriptText ?? null,
    transcriptLanguage: kept?.transcriptLanguage ?? null,
  };
  const text = cells.written("transcript", limits.sample.transcript);
  const said = cells.value("transcriptLanguage", values.languages, "unknown-language");
  if (text === undefined && (said === undefined || before.transcriptText === null)) return before;
  const isHeard = before.transcriptText === null && text === kept?.heardText;
  if (isHeard && (said === undefined || said === kept?.heardLanguage)) return before;
  const spoken = own.length > 0 ? own : artist.languages;
  const only = spoken.length === 1 ? values.languages.read(spoken[0] ?? "") : undefined;
  const language = said ?? before.transcriptLanguage ?? only;
  if (!language) cells.refuse("text-language", "transcriptLanguage");
  return { transcriptText: text ?? before.transcriptText, transcriptLanguage: language ?? null };
}

/** Draft unless told; published only with a consent that holds. */
function readState(
  cells: RowCells,
  kept: KeptSample | undefined,
  consent: ConsentFields,
  today: string,
): SampleState {
  const said = cells.value("state", values.state, "unknown-state");
  const before = kept?.state ?? "draft";
  if (said === "archived")
    return cells.refuse("unknown-state", "state", { value: cells.text("state") ?? "" }) ?? before;
  if (said !== "published" || before === "published" || mayPublish(consent, today)) return said ?? before;
  cells.note({ code: "no-consent", column: "state" });
  return before;
}

/** What a row makes of one of its samples. */
export function readSample(
  cells: RowCells,
  kept: KeptSample | undefined,
  { artist, stated, today }: SampleContext,
): SampleFields {
  const languages =
    cells.list("sampleLanguages", values.languages, "unknown-language") ?? kept?.languages ?? [];
  const consent = readConsent(cells, kept, { stated, today });
  return {
    title: cells.written("title", limits.sample.title)?.replaceAll(/\s+/g, " ") ?? kept?.title ?? "",
    kind: cells.value("kind", values.kind, "unknown-kind") ?? kept?.kind ?? "OTHER",
    languages,
    voiceColors:
      cells.list("sampleVoiceColors", values.voiceColors, "unknown-color") ?? kept?.voiceColors ?? [],
    ...readTranscript(cells, kept, languages, artist),
    ...consent,
    state: readState(cells, kept, consent, today),
  };
}

const columnOf: Record<keyof SampleFields, Column> = {
  title: "title",
  kind: "kind",
  languages: "sampleLanguages",
  voiceColors: "sampleVoiceColors",
  transcriptText: "transcript",
  transcriptLanguage: "transcriptLanguage",
  publishFrom: "publishFrom",
  publishUntil: "publishUntil",
  shareFrom: "shareFrom",
  shareUntil: "shareUntil",
  sharesWholeName: "sharesWholeName",
  state: "state",
};

/** Says what becomes of a sample that is there already, and whether anything does. */
export function noteSampleChanges(cells: RowCells, kept: KeptSample, fields: SampleFields): boolean {
  let isChanged = false;
  for (const [field, column] of Object.entries(columnOf)) {
    const before = asList(kept[field as keyof SampleFields]);
    const after = asList(fields[field as keyof SampleFields]);
    if (JSON.stringify(before.toSorted()) === JSON.stringify(after.toSorted())) continue;
    isChanged = true;
    if (field === "transcriptText") cells.note({ code: "changed-text", column });
    else cells.note({ code: before.join("") === "" ? "filled" : "changed", column, before, after });
  }
  return isChanged;
}
