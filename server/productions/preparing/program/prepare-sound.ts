import type { Take } from "#contract/productions/productions.ts";
import type { TakeFailure } from "#contract/constants/values/productions.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { ByteReader } from "./byte-reader.ts";
import { damaged, Failure } from "./failure.ts";
import { ListeningCopy } from "./listening-copy.ts";
import { Measures } from "./measures.ts";
import { openSound } from "./open-sound.ts";
import { speakersOf } from "./speakers.ts";

/** What is found of a take that can be handed over, with the length of its copy. */
export type Prepared = {
  [Field in "sha256" | "format" | "seconds" | "channels" | "sampleRate" | "bitDepth" | "checks" | "peaks"]:
    | NonNullable<Take[Field]>
    | (Field extends "bitDepth" ? null : never);
} & { copyBytes: number };

/** What was found, why the sound can never be read, or what the system said when its copy could not be written. */
export type Outcome = { prepared: Prepared } | { failed: TakeFailure } | { unwritten: string };

/** So much is measured and encoded at once: one piece can be decoded to minutes. */
const framesAtOnce = 8192;

async function prepare(sent: AsyncIterable<Buffer>, path: string): Promise<Prepared> {
  const reader = new ByteReader(sent);
  const { pieces, mask, frames = 0, ...about } = await openSound(reader);
  if (frames / about.sampleRate > productionLimits.takeSeconds) throw new Failure("too-long");
  const speakers = speakersOf({ channels: about.channels, ...(mask === undefined ? {} : { mask }) });
  const measures = new Measures(about.sampleRate, speakers);
  const copy = await ListeningCopy.open(path, about, speakers);
  try {
    for await (const piece of pieces) {
      if (piece.length !== about.channels) throw damaged();
      for (let at = 0; at < (piece[0]?.length ?? 0); at += framesAtOnce) {
        const channels = piece.map((channel) => channel.subarray(at, at + framesAtOnce));
        measures.add(channels);
        if (measures.seconds > productionLimits.takeSeconds) throw new Failure("too-long");
        await copy.add(channels);
      }
    }
    return { ...about, ...measures.result(), sha256: await reader.sha256(), copyBytes: await copy.end() };
  } finally {
    await copy.close();
  }
}

/** Whether the system refused something, such as room on a disk that is full: the file is not to blame. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error;

/**
 * Reads a file once: tells what it is, measures it, and leaves the copy that is listened to in a new file at `path`. What is no
 * failure of ours or the system's counts as damage.
 */
export async function prepareSound(sent: AsyncIterable<Buffer>, path: string): Promise<Outcome> {
  try {
    return { prepared: await prepare(sent, path) };
  } catch (error) {
    if (isOfSystem(error)) return { unwritten: error.message };
    return { failed: error instanceof Failure ? error.code : "damaged" };
  }
}
