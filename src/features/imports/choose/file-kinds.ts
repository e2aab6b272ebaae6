import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { importLimits } from "#contract/constants/import-limits.ts";

export type FileKind = "sheet" | "zip" | "sound";

/** Of spreadsheets that are read; Excel gives .txt to its “Unicode Text”. */
export const sheetEndings = ["xlsx", "xlsm", "csv", "tsv", "txt"];
/** Of those that are not: they can be chosen, and hear what to do. */
export const otherSheetEndings = ["xls", "xlsb", "ods", "numbers"];
const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** What a file is to an import, by its ending; undefined for what it has no use for. */
export function kindOf(name: string, soundFormats: readonly string[]): FileKind | undefined {
  const ending = endingOf(name);
  if (sheetEndings.includes(ending)) return "sheet";
  if (ending === "zip") return "zip";
  return soundFormats.includes(ending) ? "sound" : undefined;
}

/** Why a file is not uploaded; undefined where it is. */
export function faultOf(
  { name, size }: { name: string; size: number },
  kind: FileKind | undefined,
): MessageDescriptor | undefined {
  if (otherSheetEndings.includes(endingOf(name)))
    return msg`Open it in its program, save it as an Excel workbook (.xlsx), and choose that file.`;
  if (!kind) return msg`This is neither a spreadsheet nor a ZIP nor an audio file.`;
  if (size === 0) return msg`This file is empty.`;
  if (kind === "zip" ? size > importLimits.bytes : size > importLimits.fileBytes)
    return kind === "zip" ? msg`A ZIP can be at most 4 GB.` : msg`A file can be at most 20 MB.`;
  return undefined;
}
