/** Bounds of imports; apart from the others, which the first page loads. */
export const importLimits = {
  rows: 2000,
  /** The highest number of a row, as Excel has it. */
  lines: 1_048_576,
  files: 4000,
  fileBytes: 20 * 1024 * 1024,
  /** Of all files together, and so of a ZIP. */
  bytes: 4 * 1024 * 1024 * 1024,
  /** Of a row's cells and their columns' names, and of all rows together. */
  rowLetters: 10_000,
  sheetLetters: 6_000_000,
  unstartedHours: 24,
  reportDays: 30,
} as const;
