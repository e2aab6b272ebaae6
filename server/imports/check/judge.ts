import type { ArtistState } from "#contract/constants/enumerations.ts";
import type { ImportOutcome } from "#contract/constants/values/imports.ts";
import type { ArtistFields } from "#contract/constants/artist-fields.ts";
import type { StatedConsent } from "#contract/imports/imports.ts";
import type { Language } from "#contract/voices/voices.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Understood } from "#server/imports/sheet/headings.ts";
import { sampleColumnCodes } from "#server/imports/sheet/sample-columns.ts";
import { judgeArtist } from "./artist-fields.ts";
import type { BroughtFile, FileIndex } from "./files.ts";
import type { Group } from "./groups.ts";
import type { StoredArtist } from "./stored-artists.ts";
import { isRefusal, type Remark } from "./remark.ts";
import { RowCells } from "./row-cells.ts";
import { findSamples } from "./sample-files.ts";
import { noteSampleChanges, readSample, type SheetSample } from "./sample-fields.ts";

/** What is to be written of a sample: of a new one with its sound, of a known one what changes. */
export interface PlannedSample {
  row: number;
  /** What the row calls it. */
  name: string;
  voiceId?: string;
  file?: BroughtFile;
  url?: string;
  fields: SheetSample;
}

/** What is to be written of an artist. */
export interface Plan {
  artistId: string | null;
  fields: ArtistFields;
  state: ArtistState;
  isChanged: boolean;
  samples: PlannedSample[];
}

export interface JudgedRow {
  row: number;
  outcome: ImportOutcome;
  remarks: Remark[];
}

/** What becomes of the rows of an artist; without a plan they are refused. */
export interface Judged {
  rows: JudgedRow[];
  plan?: Plan;
}

export interface JudgeContext {
  headings: Understood;
  files: FileIndex;
  stored: StoredArtist | undefined;
  stated: StatedConsent;
  today: string;
}

/** What a row cannot say without naming a file; a state alone is the artist's. */
const ofSamples = sampleColumnCodes.filter((column) => column !== "file" && column !== "state");

/** The rows of an artist that is not imported: those without a fault of their own name one that has it. */
export function refuseRows(rows: { row: number; remarks: Remark[] }[]): JudgedRow[] {
  const culprit = rows.find(({ remarks }) => remarks.some(isRefusal));
  return rows.map(({ row, remarks }) => {
    const own = remarks.filter(isRefusal);
    const other: Remark = { code: "other-row", values: { row: culprit?.row ?? row } };
    return { row, outcome: "refused", remarks: own.length > 0 ? own : [other] };
  });
}

/** The state that an artist has afterwards: published with a first published sample, unless told. */
function stateOf(
  stored: StoredArtist | undefined,
  said: ArtistState | undefined,
  planned: PlannedSample[],
): ArtistState {
  if (said) return said;
  const before = stored?.state ?? "draft";
  return before === "draft" && planned.some(({ fields }) => fields.state === "published")
    ? "published"
    : before;
}

/** Judges the samples that a row names, and says what becomes of it. */
function planRow(
  cells: RowCells,
  spoken: Language[],
  context: JudgeContext & { seen: Map<string, number> },
): { samples: PlannedSample[]; outcome: ImportOutcome } {
  const { stored, stated, today } = context;
  const named = findSamples(cells, context);
  if (named.length === 0 && cells.text("file") === undefined)
    for (const column of ofSamples) if (cells.text(column) !== undefined) cells.refuse("no-file", column);
  let isChanged = false;
  const samples = named.flatMap(({ stored: sample, ...what }): PlannedSample[] => {
    const fields = readSample(cells, sample, { spoken, stated, today });
    if (!sample) return [{ row: cells.row, ...what, fields }];
    if (!noteSampleChanges(cells, sample, fields)) return [];
    isChanged = true;
    return [{ row: cells.row, name: what.name, voiceId: sample.id, fields }];
  });
  const count = samples.filter(({ voiceId }) => voiceId === undefined).length;
  if (count > 0) cells.note({ code: "new-samples", values: { count } });
  return { samples, outcome: count > 0 || !stored ? "new" : isChanged ? "changed" : "unchanged" };
}

/** Without a row's sample its state is the artist's, where no column is for that. */
function saidState(first: RowCells, said: ArtistState | undefined): ArtistState | undefined {
  if (said || first.text("file") !== undefined) return said;
  return first.value("state");
}

/** Judges the rows of an artist. Nothing is written. */
export function judge(group: Group, context: JudgeContext): Judged {
  const rows = group.rows.map((row) => new RowCells(row, context.headings));
  const [first] = rows;
  const artist = judgeArtist(group, rows, context.stored);
  const seen = new Map<string, number>();
  // Judged even where the artist is refused, so that all faults are told at once.
  const spoken = artist?.fields.languages ?? [];
  const planned = rows.map((cells) => planRow(cells, spoken, { ...context, seen }));
  const samples = planned.flatMap((one) => one.samples);
  const state = first && saidState(first, artist?.state);
  const added = samples.filter(({ voiceId }) => voiceId === undefined).length;
  const most = limits.sample.most;
  if (added > 0 && (context.stored?.samples.length ?? 0) + added > most)
    first?.refuse("too-many-samples", "file", { most });
  if (!artist || rows.some(({ isRefused }) => isRefused)) return { rows: refuseRows(rows) };
  const { stored } = context;
  const plan: Plan = {
    artistId: stored?.id ?? null,
    fields: artist.fields,
    state: stateOf(stored, state, samples),
    isChanged: artist.isChanged,
    samples,
  };
  if (!stored) first?.remarks.unshift({ code: "new-artist" });
  else if (stored.state !== plan.state) {
    plan.isChanged = true;
    first?.note({ code: "changed", column: "artistState", before: [stored.state], after: [plan.state] });
  }
  return {
    plan,
    rows: rows.map(({ row, remarks }, nth) => {
      const outcome = planned[nth]?.outcome ?? "unchanged";
      const isFirstChanged = nth === 0 && plan.isChanged && outcome === "unchanged";
      return { row, outcome: isFirstChanged ? "changed" : outcome, remarks };
    }),
  };
}
