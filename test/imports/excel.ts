import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { ZipFile } from "yazl";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import type { Sent } from "./importer.ts";

/** What a person types into a cell. */
export type Typed = string | number | boolean | Date | null;

const cellOf = (value: Typed): Cell => {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: "dd.mm.yyyy" };
  return { value };
};

/** Worksheets as a workbook (.xlsx). */
export async function workbookOf(
  worksheets: Record<string, Typed[][]>,
  name = "sanatçılar.xlsx",
): Promise<Sent> {
  const sheets = Object.entries(worksheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map(cellOf)) as SheetData,
  }));
  return { name, bytes: await writeXlsxFile(sheets).toBuffer() };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** A workbook of which the one worksheet’s rows are these letters: what no library would write. */
export async function rawWorkbook(rows: Iterable<string>, name = "ham.xlsx"): Promise<Sent> {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(`${declaration}${text}`), path);
  add(
    "[Content_Types].xml",
    `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  );
  add(
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sayfa1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  );
  add(
    "xl/worksheets/sheet1.xml",
    `<worksheet xmlns="${main}"><sheetData>${[...rows].join("")}</sheetData></worksheet>`,
  );
  zip.end();
  return { name, bytes: await buffer(zip.outputStream as Readable) };
}

/** A row of a worksheet, whose cells hold these texts. */
export const rawRow = (number: number, cells: string[]): string =>
  `<row r="${number}">${cells
    .map(
      (text, nth) =>
        `<c r="${String.fromCharCode(65 + nth)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join("")}</row>`;
