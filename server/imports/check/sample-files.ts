import { importLimits } from "#contract/constants/import-limits.ts";
import { readVoiceUrl } from "#server/voice-artists/voice-url.ts";
import { type BroughtFile, type FileIndex, isTooLarge } from "./files.ts";
import type { StoredArtist, StoredSample } from "./stored-artists.ts";
import type { RowCells } from "./row-cells.ts";

/** What a name in a cell stands for: a sample that is there, a file that was brought, or a sound that lies elsewhere. */
export interface NamedSample {
  name: string;
  stored?: StoredSample;
  file?: BroughtFile;
  url?: string;
}

const trimmed = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== "");

/** The names of files in a cell: one as it stands, or several parted by semicolons, lines, or by commas. */
function splitFiles(text: string, isFile: (name: string) => boolean): string[] {
  if (isFile(text)) return [text];
  return trimmed(text.split(/[;|\n]/)).flatMap((part) => (isFile(part) ? [part] : trimmed(part.split(","))));
}

/** The files that a cell names. */
export const filesIn = (text: string, files: FileIndex): BroughtFile[] =>
  splitFiles(text, (name) => files.find(name).length > 0).flatMap((name) => files.find(name));

const sameSound = ({ sha256, sourceSha256 }: StoredSample, file: BroughtFile) =>
  file.sha256 !== undefined && (sha256 === file.sha256 || sourceSha256 === file.sha256);

/** Finds what one name stands for; it is refused where that is nothing, or several things. */
function findNamed(
  cells: RowCells,
  name: string,
  { files, samples }: { files: FileIndex; samples: StoredSample[] },
): NamedSample | undefined {
  const found = files.find(name);
  const [file] = found;
  const known = samples.find(({ url, audioName }) => url === name || audioName === name);
  if (!file) {
    if (known) return { name, stored: known };
    const url = readVoiceUrl(name);
    return url?.audioName === null
      ? { name, url: url.url }
      : cells.refuse("file-missing", "file", { file: name });
  }
  const contents = new Set(found.map(({ sha256 }) => sha256));
  if (contents.size > 1) return cells.refuse("file-several", "file", { file: name });
  if (isTooLarge(file)) {
    const most = importLimits.fileBytes / 1024 / 1024;
    return cells.refuse("file-too-large", "file", { file: name, most });
  }
  if (file.sha256 === undefined) return cells.refuse("file-damaged", "file", { file: name });
  const stored = samples.find((sample) => sameSound(sample, file));
  return stored ? { name, stored } : { name, file };
}

/** The samples that a row names, none twice among the rows of its artist (`seen`, by what they are). */
export function findSamples(
  cells: RowCells,
  context: { files: FileIndex; stored: StoredArtist | undefined; seen: Map<string, number> },
): NamedSample[] {
  const samples = context.stored?.samples ?? [];
  const isFile = (name: string) => context.files.find(name).length > 0;
  return splitFiles(cells.text("file") ?? "", isFile).flatMap((name) => {
    const named = findNamed(cells, name, { files: context.files, samples });
    if (!named) return [];
    const what = named.stored?.id ?? named.file?.sha256 ?? named.url ?? name;
    const before = context.seen.get(what);
    if (before !== undefined) return cells.refuse("file-twice", "file", { file: name, row: before }) ?? [];
    context.seen.set(what, cells.row);
    return named;
  });
}
