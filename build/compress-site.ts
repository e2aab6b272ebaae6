import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes `.br` and `.gz` beside every static text file of a built site, for the server to send. */
export async function compressSite(site: string): Promise<void> {
  const names = (await readdir(site, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(site, name);
      const plain = await readFile(path);
      await writeFile(`${path}.br`, await brotli(plain, best));
      await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}

if (import.meta.main) await compressSite("dist/site");
