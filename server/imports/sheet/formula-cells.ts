// Programs that open a spreadsheet take a cell that begins so for a formula, and ' for their own sign that it is none.
// Full-width signs count with some languages of a system.
const misread = /^[=+\-@＝＋－＠\t\r\n']/;

const unseen = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/;
const quotes = [/["“”„‟«»＂]/g, /[‘’‚‛‹›]/g];

/** Without what nobody sees at its ends. */
function trimUnseen(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (from < to && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Whether quotation marks stand around a text and nowhere in it. */
const isQuoted = (text: string) =>
  quotes.some((marks) => {
    const places = [...text.matchAll(marks)].map(({ index }) => index);
    return places.length === 2 && places[0] === 0 && places[1] === text.length - 1;
  });

/** A cell without invisible letters and quotation marks around it: word processors and web pages leave them. */
export function cleanCell(text: string): string {
  const trimmed = trimUnseen(text);
  return isQuoted(trimmed) ? cleanCell(trimmed.slice(1, -1)) : trimmed;
}

/** Whether a cell is written with a mark, so that every program shows it and an import reads it letter for letter. */
const needsMark = (text: string) => misread.test(text) || cleanCell(text) !== text;

/** A cell as it is written, which no program takes for a formula. */
export const markCell = (text: string): string => (needsMark(text) ? `'${text}` : text);

/** A cell as it was meant. */
export function readCell(text: string): string {
  const cell = text.trimStart();
  const unmarked = cell.slice(1);
  return cell.startsWith("'") && needsMark(unmarked) ? unmarked : cleanCell(cell);
}

/** The cells of a row as a line of CSV (RFC 4180). */
export const csvLine = (cells: string[]): string =>
  `${cells.map((text) => `"${markCell(text).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** Without it spreadsheets take UTF-8 for an older encoding. */
export const byteOrderMark = "\u{FEFF}";
