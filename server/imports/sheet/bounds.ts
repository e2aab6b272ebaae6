import { importLimits } from "#contract/constants/import-limits.ts";

/** No catalogue has more columns. */
export const mostColumns = 100;
/** Among how many lines the headings are looked for: titles stand above them. */
export const mostTitles = 10;
/** How many lines that hold something a spreadsheet may have: its rows, the headings and titles above them. */
export const mostLines = importLimits.rows + mostTitles;
