// Each list is in the order in which people see it.

export const importStates = ["checking", "checked", "running", "done", "cancelled", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** How the text of a spreadsheet may be written: by its mark, as Windows, a Macintosh or DOS write Turkish. */
export const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1254", "macintosh", "ibm857"] as const;
/** As what rows are taken out, and the whole catalogue. */
export const sheetFormats = ["csv", "xlsx"] as const;
export const exportFormats = [...sheetFormats, "zip"] as const;

/** What will become, or became, of a row of an import; a skipped one is left out because an owner said so. */
export const importOutcomes = ["new", "changed", "unchanged", "refused", "skipped"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
