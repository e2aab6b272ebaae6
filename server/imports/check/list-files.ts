import { importLimits } from "#contract/constants/import-limits.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { StoredUpload } from "#server/uploads/sql.ts";
import { type BroughtBytes, type BroughtFile, isTooLarge } from "./files.ts";
import { isZip, listZip } from "./zip-files.ts";

const sheetName = /\.(?:csv|tsv|xlsx|xlsm)$/i;
/** Excel calls its “Unicode Text” so; a note to read may be called so too. */
const textName = /\.txt$/i;
/** Spreadsheets that are not read. Like some that are, they may be ZIPs. */
const otherSheetName = /\.(?:xls|xlsb|ods|numbers)$/i;

/** The one spreadsheet among the files; 422 where there is none, or several. */
function findSheet(found: BroughtFile[]): BroughtFile {
  const called = (pattern: RegExp) => found.filter(({ name }) => pattern.test(name));
  const sheets = called(sheetName);
  if (sheets.length > 1) {
    const names = sheets.map(({ name }) => `“${name}”`).join(", ");
    throw new Problem(422, "import-several-sheets", {
      values: { names: names.slice(0, 300).toWellFormed() },
    });
  }
  const [sheet] = sheets;
  if (sheet) return sheet;
  const [text, ...others] = called(textName);
  if (text && others.length === 0) return text;
  const [other] = called(otherSheetName);
  if (other) throw new Problem(422, "import-old-workbook", { values: { file: other.name } });
  throw new Problem(422, "import-no-sheet");
}

const isOneFile = (name: string) => sheetName.test(name) || otherSheetName.test(name);

/** What was brought: one spreadsheet, and all other files; a ZIP is looked into. */
export async function listFiles(
  bytes: BroughtBytes,
  uploads: StoredUpload[],
): Promise<{ sheet: BroughtFile; files: BroughtFile[] }> {
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  if (total > importLimits.bytes) throw new Problem(413, "import-too-large");
  const found: BroughtFile[] = [];
  for (const { id, name, size } of uploads) {
    const upload = await bytes.upload(id, size);
    if (!isOneFile(name) && (await isZip(upload))) found.push(...(await listZip(upload, id)));
    else found.push({ name: name.normalize("NFC"), size, uploadId: id, uploadSize: size });
  }
  const sheet = findSheet(found);
  if (isTooLarge(sheet)) throw new Problem(413, "import-too-large");
  const files = found.filter((file) => file !== sheet);
  if (files.length > importLimits.files) throw new Problem(422, "import-too-many-files");
  if (files.reduce((sum, { size }) => sum + size, 0) > importLimits.bytes)
    throw new Problem(413, "import-too-large");
  return { sheet, files };
}
