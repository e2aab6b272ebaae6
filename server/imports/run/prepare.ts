import PQueue from "p-queue";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { type BroughtBytes, FileIndex } from "#server/imports/check/files.ts";
import { type CheckedImport, headingsOf } from "#server/imports/check/found.ts";
import type { Group } from "#server/imports/check/groups.ts";
import {
  type JudgedRow,
  judge,
  type Plan,
  type PlannedSample,
  refuseRows,
} from "#server/imports/check/judge.ts";
import { findStored, tagOf } from "#server/imports/check/stored-artists.ts";
import type { Remark } from "#server/imports/check/remark.ts";
import type { Parts } from "#server/parts.ts";
import { isOfFile, storeSound, type StoredSound } from "./store-sound.ts";

export type RunParts = Pick<Parts, "db" | "audio" | "settings" | "clock" | "incomingFolder" | "logger">;

/** An artist of which everything is known that will be written, its sound stored; without a plan its rows are refused. */
export interface Prepared {
  group: Group;
  rows: JudgedRow[];
  plan?: Plan;
  sounds: Map<PlannedSample, StoredSound>;
}

/** What the artists of one import are prepared with. */
export interface RunContext {
  running: CheckedImport;
  bytes: BroughtBytes;
  files: FileIndex;
  /** Whether the import goes on. */
  goOn: () => Promise<boolean>;
  /** Sounds that are taken out of what was brought, analysed and stored. */
  storing: PQueue;
}

/** Two are analysed at once (audio/analyse.ts), and two lie ready for them. */
const soundsAtOnce = 4;

export const contextOf = (
  running: CheckedImport,
  bytes: BroughtBytes,
  goOn: RunContext["goOn"],
): RunContext => ({
  running,
  bytes,
  files: new FileIndex(running.found.files),
  goOn,
  storing: new PQueue({ concurrency: soundsAtOnce }),
});

/** Why a sound is not taken; undefined where something else is wrong than the file. */
function faultOf(error: unknown, sample: PlannedSample): Remark | undefined {
  const file = { file: sample.name };
  if (error instanceof Problem)
    return isOfFile(error)
      ? { code: "sound-refused", column: "file", values: file, problem: error.code }
      : undefined;
  return sample.file?.zip ? { code: "file-damaged", column: "file", values: file } : undefined;
}

/** Analyses and stores the new sounds of an artist, each as far as the queue lets it; says what is wrong with them. */
async function storeSounds(
  parts: RunParts,
  { bytes, goOn, storing }: RunContext,
  { samples }: Plan,
  sounds: Prepared["sounds"],
): Promise<Map<number, Remark[]>> {
  const faults = new Map<number, Remark[]>();
  const store = async (sample: PlannedSample) => {
    if (!sample.file || !(await goOn())) return;
    try {
      sounds.set(sample, await storeSound(parts, bytes, sample.file));
    } catch (error) {
      const fault = faultOf(error, sample);
      if (!fault) throw error;
      faults.set(sample.row, [...(faults.get(sample.row) ?? []), fault]);
    }
  };
  const results = await Promise.allSettled(samples.map((sample) => storing.add(() => store(sample))));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return faults;
}

/** Deletes the sounds of an artist that is not written. */
export async function dropSounds({ audio }: RunParts, sounds: Prepared["sounds"]): Promise<void> {
  for (const { storageKey } of sounds.values()) await audio.remove(storageKey);
  sounds.clear();
}

/** Judges an artist as it is now, and stores the sound that is new. */
export async function prepareArtist(parts: RunParts, context: RunContext, group: Group): Promise<Prepared> {
  const { running, files } = context;
  const stored = (await findStored(parts.db, [group.key])).get(group.key);
  const sounds: Prepared["sounds"] = new Map();
  const refuse = (remarks: Map<number, Remark[]>) => ({
    group,
    sounds,
    rows: refuseRows(group.rows.map(({ row }) => ({ row, remarks: remarks.get(row) ?? [] }))),
  });
  if (tagOf(stored) !== (running.found.tags[group.key] ?? null))
    return refuse(new Map(group.rows.map(({ row }) => [row, [{ code: "changed-since" }]])));
  const { rows, plan } = judge(group, {
    headings: headingsOf(running.found),
    files,
    stored,
    stated: running.consent,
    today: agencyToday(parts),
  });
  if (!plan) return { group, rows, sounds };
  try {
    const faults = await storeSounds(parts, context, plan, sounds);
    if (faults.size === 0) return { group, rows, plan, sounds };
    await dropSounds(parts, sounds);
    return refuse(faults);
  } catch (error) {
    await dropSounds(parts, sounds);
    throw error;
  }
}
