import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import {
  type Entry,
  fromRandomAccessReader,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
  type ZipFile,
} from "yauzl";
import { importLimits } from "#contract/constants/import-limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { UploadedBytes } from "#server/uploads/uploaded-bytes.ts";
import type { BroughtFile } from "./files.ts";

const refused = (cause?: unknown) => new Problem(422, "zip-refused", { cause });

/** Whether a file begins as a ZIP does, an empty one too. */
export async function isZip(upload: UploadedBytes): Promise<boolean> {
  const head = await upload.bytes(0, 4);
  return ["504b0304", "504b0506"].includes(head.toString("hex"));
}

const blockBytes = 256 * 1024;

/** Reads the list of a ZIP block by block: it is asked for in some dozen bytes each. */
class BlockReader extends RandomAccessReader {
  readonly #upload: UploadedBytes;
  #at = 0;
  #block: Buffer | undefined;

  constructor(upload: UploadedBytes) {
    super();
    this.#upload = upload;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Buffer> {
    if (!this.#block || start < this.#at || end > this.#at + this.#block.length) {
      this.#block = await this.#upload.bytes(start, Math.max(end, start + blockBytes));
      this.#at = start;
    }
    yield this.#block.subarray(start - this.#at, end - this.#at);
  }
}

const openZip = (upload: UploadedBytes): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromRandomAccessReader(
      new BlockReader(upload),
      upload.size,
      { lazyEntries: true, autoClose: false, decodeStrings: false },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    );
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  let next = Promise.withResolvers<Entry | undefined>();
  zip.on("entry", (entry: Entry) => next.resolve(entry));
  zip.on("end", () => next.resolve(undefined));
  zip.on("error", (error: Error) => next.reject(error));
  for (;;) {
    next = Promise.withResolvers();
    zip.readEntry();
    const entry = await next.promise;
    if (!entry) return;
    yield entry;
  }
}

const linkType = 0xa0_00;
const typeMask = 0xf0_00;
const unixSystem = 3;

/** Whether an entry is something that no import needs: encrypted, a link, packed in a way of its own. */
const isForeign = ({ versionMadeBy, externalFileAttributes, compressionMethod, ...entry }: Entry) =>
  (entry.generalPurposeBitFlag & 1) !== 0 ||
  ![0, 8].includes(compressionMethod) ||
  (versionMadeBy >>> 8 === unixSystem && ((externalFileAttributes >>> 16) & typeMask) === linkType);

/** What systems add by themselves. */
const isJunk = (name: string) =>
  name.startsWith("__MACOSX/") ||
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*|~\$[^/]*)$/i.test(name);

/** No system has longer paths; a ZIP could hold 500 MB of names. */
const mostNameBytes = 4096;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Where a Turkish Windows writes other letters (code page 857) than a ZIP's own ones (437). */
const turkishLetters: Record<string, string> = { ì: "ı", ÿ: "İ", "₧": "Ş", ƒ: "ş", ª: "Ğ", º: "ğ" };

const unicodePathField = 0x70_75;

/** The name in UTF-8 that stands beside one in another encoding; its checksum says whether it is that one's. */
const unicodePath = (raw: Buffer, fields: Entry["extraFields"]): Buffer | undefined =>
  fields
    .filter(({ id, data }) => id === unicodePathField && data.length > 5 && data[0] === 1)
    .find(({ data }) => data.readUInt32LE(1) === crc32(raw))
    ?.data.subarray(5);

/** The name of an entry; many programs write UTF-8 without saying so. Throws for a path out of the folder. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (fileNameRaw.length > mostNameBytes) throw refused();
  let name: string;
  try {
    name = utf8.decode(unicodePath(fileNameRaw, extraFields) ?? fileNameRaw).replaceAll("\\", "/");
  } catch {
    name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replaceAll(
      /[ìÿ₧ƒªº]/g,
      (letter) => turkishLetters[letter] ?? letter,
    );
  }
  if (validateFileName(name) !== null || /\p{Cc}/u.test(name)) throw refused();
  return name.normalize("NFC").slice(0, uploadLimits.fileName);
}

interface Packed extends BroughtFile {
  zip: NonNullable<BroughtFile["zip"]>;
}

/** Refuses files that lie over one another: so a small ZIP claims to be a large one. */
function expectApart(files: Packed[], size: number): void {
  let end = 0;
  for (const { zip } of files.toSorted((a, b) => a.zip.header - b.zip.header)) {
    if (zip.header < end) throw refused();
    end = zip.header + zip.length;
  }
  if (end > size) throw refused();
}

async function list(upload: UploadedBytes, uploadId: string): Promise<Packed[]> {
  const files: Packed[] = [];
  const zip = await openZip(upload);
  let [seen, bytes] = [0, 0];
  for await (const entry of entriesOf(zip)) {
    seen += 1;
    // Folders and what systems add are counted too, generously.
    if (seen > 2 * importLimits.files || files.length > importLimits.files)
      throw new Problem(422, "import-too-many-files");
    if (isForeign(entry)) throw refused();
    const name = nameOf(entry);
    if (name.endsWith("/") || isJunk(name)) continue;
    bytes += entry.uncompressedSize;
    if (bytes > importLimits.bytes) throw new Problem(413, "import-too-large");
    files.push({
      name,
      size: entry.uncompressedSize,
      uploadId,
      uploadSize: upload.size,
      zip: {
        header: entry.relativeOffsetOfLocalHeader,
        length: entry.compressedSize,
        isDeflated: entry.compressionMethod === 8,
      },
    });
  }
  expectApart(files, upload.size);
  return files;
}

/** The files of a ZIP, of which nothing but its list is read. Refuses bombs, links, foreign paths and what is encrypted. */
export async function listZip(upload: UploadedBytes, uploadId: string): Promise<BroughtFile[]> {
  try {
    return await list(upload, uploadId);
  } catch (error) {
    // The store's own troubles are problems already.
    throw error instanceof Problem ? error : refused(error);
  }
}
