import { randomUUID } from "node:crypto";
import { importLimits } from "#contract/constants/import-limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import type { Db } from "#server/db/client.ts";
import { importRows, imports } from "#server/db/schema/imports.ts";
import { judgeImport } from "#server/imports/check/check.ts";
import type { Found } from "#server/imports/check/found.ts";
import { findImport } from "#server/imports/sql.ts";
import { inParts, letters, nameOf, times } from "./full-catalogue.ts";

const { rows, files, rowLetters, sheetLetters } = importLimits;
const { fileName } = uploadLimits;
const columns = ["ad", "yaş", "cinsiyet", "ses dosyası", "metin", "not"];
const headings = columns.join("").length;
/** A row of a file takes twice as many bytes as it has letters at most: so many letters of ours. */
const longest = Math.floor((2 * rowLetters) / 2.6);
/** So many of the first rows are as long as a row may be; the others share what is left of the letters. */
const long = 100;
const short = Math.floor((sheetLetters - long * longest) / (rows - long));

const row = (nth: number) => {
  const name = nameOf(nth);
  const left = (nth < long ? longest : short) - headings - name.length - 20;
  const cells = { ad: name, yaş: "x", cinsiyet: "x", "ses dosyası": "yok.mp3", not: letters(left) };
  return { row: nth + 2, cells, artistKey: name, outcome: "refused" as const, remarks: [] };
};

/** Stores an import with all rows and files there may be, and judges it; answers its id. */
export async function fillImport(db: Db): Promise<string> {
  const names = times(files, (nth) => `${letters(fileName - 9)}${String(nth).padStart(5, "0")}.mp3`);
  const found: Found = {
    columns,
    examples: times(3, nameOf),
    files: names.map((name) => ({
      name,
      size: 1000,
      uploadId: randomUUID(),
      uploadSize: 1000,
      sha256: name,
    })),
    filesWithoutRow: names,
    rowsWithoutFile: times(rows, (nth) => nth + 2),
    tags: {},
  };
  const [made] = await db
    .insert(imports)
    .values({
      state: "checked",
      fileName: letters(fileName),
      encoding: "utf-8",
      consent: { publish: true, share: true },
      found: found as unknown as Record<string, unknown>,
    })
    .returning({ id: imports.id });
  const importId = made?.id ?? "";
  for (let from = 0; from < rows; from += 100)
    await inParts(
      times(Math.min(100, rows - from), (nth) => ({ importId, ...row(from + nth) })),
      (some) => db.insert(importRows).values(some),
    );
  await db.transaction(async (tx) => judgeImport(tx, await findImport(tx, importId), "2026-01-01"));
  return importId;
}
