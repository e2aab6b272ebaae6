import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { audioFiles } from "#server/db/schema/catalogue.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { demoClips, type DemoClip } from "#demo/clips.ts";

type AudioRow = typeof audioFiles.$inferInsert;

/** The name of a demo voice's own file; many of them share bytes. */
export const demoAudioName = (voiceId: string): string => `${voiceId}.mp3`;

async function describeClip(folder: string, clip: DemoClip): Promise<Omit<AudioRow, "name">> {
  const bytes = await readFile(join(folder, clip.file));
  return {
    storageKey: `demo/${clip.file}`,
    mediaType: "audio/mpeg",
    byteLength: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    seconds: clip.seconds,
    peaks: clip.peaks,
    loudness: clip.loudness,
    truePeak: clip.truePeak,
    isMeasured: true,
    transcriptText: clip.transcript.text,
    transcriptLanguage: clip.transcript.language,
  };
}

/** One row a voice, made from the clips in `folder`. */
export async function demoAudioRows(folder: string): Promise<AudioRow[]> {
  const described = new Map(
    await Promise.all(demoClips.map(async (clip) => [clip.file, await describeClip(folder, clip)] as const)),
  );
  const voices = demoArtists.flatMap((artist) => artist.voices);
  return voices.flatMap(({ voiceId, clip }) => {
    const row = described.get(clip.file);
    return row ? [{ ...row, name: demoAudioName(voiceId) }] : [];
  });
}
