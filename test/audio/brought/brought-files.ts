import { audioFormats } from "#contract/constants/enumerations.ts";
import { analyseOrRefuse, type Outcome } from "#server/audio/analysis/analyse-or-refuse.ts";
import type { BroughtFile } from "./brought-file.ts";
import { mp3Files } from "./mp3-files.ts";
import { oggFiles } from "./ogg-files.ts";
import { wavFiles } from "./wav-files.ts";

export const broughtFiles: BroughtFile[] = [...wavFiles, ...mp3Files, ...oggFiles];

/** A brought file, what is found out of it, and what is stored. */
export interface TakenFile extends BroughtFile {
  outcome: Outcome;
  stored?: Buffer;
}

export const take = async (file: BroughtFile): Promise<TakenFile> => ({
  ...file,
  ...(await analyseOrRefuse(file.bytes, audioFormats)),
});

/** What is stored of those that are taken. */
export async function storedFiles(): Promise<
  { what: string; stored: Buffer; seconds: number; type: string }[]
> {
  const taken = await Promise.all(broughtFiles.filter(({ refused }) => !refused).map(take));
  return taken.flatMap(({ what, outcome, stored }) =>
    stored && !("refused" in outcome)
      ? [{ what, stored, seconds: outcome.seconds, type: outcome.mediaType }]
      : [],
  );
}
