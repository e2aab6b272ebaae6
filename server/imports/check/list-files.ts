import { limits } from "#contract/constants/limits.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { StoredUpload } from "#server/imports/uploads/sql.ts";
import { type BroughtBytes, type BroughtFile, isTooLarge } from "./files.ts";
import { isZip, listZip } from "./zip-files.ts";

const isSheet = ({ name }: BroughtFile) => /\.(?:csv|tsv)$/i.test(name);

/** What was brought: one spreadsheet, and all other files; a ZIP is looked into. */
export async function listFiles(
  bytes: BroughtBytes,
  uploads: StoredUpload[],
): Promise<{ sheet: BroughtFile; files: BroughtFile[] }> {
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.import.bytes) throw new Problem(413, "import-too-large");
  const found: BroughtFile[] = [];
  for (const { id, name, size } of uploads) {
    const upload = await bytes.upload(id, size);
    if (await isZip(upload)) found.push(...(await listZip(upload, id)));
    else found.push({ name: name.normalize("NFC"), size, uploadId: id, uploadSize: size });
  }
  const [sheet, another] = found.filter(isSheet);
  if (!sheet || another) throw new Problem(422, "import-no-sheet");
  if (isTooLarge(sheet)) throw new Problem(413, "import-too-large");
  const files = found.filter((file) => file !== sheet);
  if (files.length > limits.import.files) throw new Problem(422, "import-too-many-files");
  if (files.reduce((sum, { size }) => sum + size, 0) > limits.import.bytes)
    throw new Problem(413, "import-too-large");
  return { sheet, files };
}
