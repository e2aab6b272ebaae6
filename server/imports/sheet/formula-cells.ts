// Programs that open a spreadsheet take a cell that begins so for a formula, and ' for their own sign that it is none.
// Full-width signs count with some languages of a system.
const misread = /^[=+\-@＝＋－＠\t\r\n']/;
const marked = /^'[=+\-@＝＋－＠\t\r\n']/;

/** A cell as it is written, which no program takes for a formula. */
export const markCell = (text: string): string => (misread.test(text) ? `'${text}` : text);

/** A cell as it was meant. */
export const unmarkCell = (text: string): string => (marked.test(text) ? text.slice(1) : text);

/** The cells of a row as a line of CSV (RFC 4180). */
export const csvLine = (cells: string[]): string =>
  `${cells.map((text) => `"${markCell(text).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** Without it spreadsheets take UTF-8 for an older encoding. */
export const byteOrderMark = "\u{FEFF}";
