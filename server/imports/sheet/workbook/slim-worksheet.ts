import { mostColumns } from "#server/imports/sheet/bounds.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** The longest row in letters, with its tags: many times what a row of ours may hold. */
const mostLetters = 1_000_000;

const rowStart = /<(\w+:|)row[\s/>]/;
const cellStart = /<c\s[^<>]*>/g;
const place = /\br="([A-Z]{1,3})\d+"/;
const value = /<(?:v|is)[\s>]/;

/** The column behind the last one that is read: it tells which row of the worksheet a row was. */
const numberColumn = "CW";

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A row under another number, with its own in the last cell; cells without a value go, errors become text. 422 where it is too wide. */
function renumbered(row: string, { from, to }: { from: number; to: number }): string {
  const own = `<c r="${numberColumn}${to}" t="inlineStr"><is><t>${from}</t></is></c></row>`;
  const numbered = row.replace(/\br="\d+"/, `r="${to}"`).replace(/<\/row>$/, own);
  return numbered.replaceAll(cellStart, (tag) => {
    if (tag.endsWith("/>")) return "";
    const [, letters = ""] = place.exec(tag) ?? [];
    if (letters !== numberColumn && columnNumber(letters) > mostColumns)
      throw new Problem(422, "import-unreadable");
    return tag.replace(place, `r="${letters}${to}"`).replace(/\bt="e"/, 't="str"');
  });
}

/**
 * Reads a worksheet piece by piece and keeps its first rows that hold something, one after another: programs write a million rows that are only
 * formatted, and the library would hold each of them.
 */
export async function slimWorksheet(pieces: AsyncIterable<string>, mostRows: number): Promise<string> {
  const kept: string[] = [];
  let [text, last] = ["", 0];
  for await (const piece of pieces) {
    text += piece;
    for (;;) {
      const start = rowStart.exec(text);
      if (!start) {
        // The beginning of a tag may be cut.
        text = text.slice(-64);
        break;
      }
      const [, prefix = ""] = start;
      const open = text.indexOf(">", start.index);
      const isEmpty = open > 0 && text[open - 1] === "/";
      const closing = `</${prefix}row>`;
      const close = isEmpty ? open : text.indexOf(closing, start.index);
      if (open < 0 || close < 0) {
        text = text.slice(start.index);
        if (text.length > mostLetters) throw new Problem(422, "import-too-long");
        break;
      }
      const row = text.slice(start.index, isEmpty ? close + 1 : close + closing.length);
      text = text.slice(start.index + row.length);
      const [, said] = /\br="(\d+)"/.exec(row.slice(0, open - start.index)) ?? [];
      last = said === undefined ? last + 1 : Number(said);
      const plain = prefix === "" ? row : row.replaceAll(`<${prefix}`, "<").replaceAll(`</${prefix}`, "</");
      if (!value.test(plain)) continue;
      kept.push(renumbered(plain, { from: last, to: kept.length + 1 }));
      if (kept.length === mostRows) return wrapped(kept);
    }
  }
  return wrapped(kept);
}

const wrapped = (rows: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join("")}</sheetData></worksheet>`;
