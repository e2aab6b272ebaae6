import { createInflateRaw } from "node:zlib";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { nameKey } from "#server/db/text/name-key.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import type { Parts } from "#server/parts.ts";
import { UploadedBytes } from "#server/uploads/uploaded-bytes.ts";

/** Where the bytes of a file lie inside a ZIP. */
export interface ZipPlace {
  /** Of its header there. */
  header: number;
  length: number;
  isDeflated: boolean;
}

/** A file that was brought: sent by itself, or in a ZIP. */
export interface BroughtFile {
  /** With its folders. */
  name: string;
  size: number;
  uploadId: string;
  uploadSize: number;
  zip?: ZipPlace;
  /** Of its bytes; missing until they were read, and where they cannot be. */
  sha256?: string;
}

const headerBytes = 30;

/** Ends a file that is longer than it claimed. */
class Counted extends Transform {
  #left: number;
  constructor(size: number) {
    super();
    this.#left = size;
  }
  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, data?: Buffer) => void) {
    this.#left -= chunk.length;
    done(this.#left < 0 ? new Error("A file is longer than it claimed.") : null, chunk);
  }
  override _flush(done: (error: Error | null) => void) {
    done(this.#left > 0 ? new Error("A file is shorter than it claimed.") : null);
  }
}

/** Reads files that were brought; an upload is looked up once. */
export class BroughtBytes {
  readonly #stores: Pick<Parts, "db" | "audio">;
  readonly #open = new Map<string, Promise<UploadedBytes>>();

  constructor(stores: Pick<Parts, "db" | "audio">) {
    this.#stores = stores;
  }

  upload(id: string, size: number): Promise<UploadedBytes> {
    const known = this.#open.get(id) ?? UploadedBytes.open(this.#stores, { id, size });
    this.#open.set(id, known);
    return known;
  }

  /** The bytes of a file. It throws, or its stream breaks off, where they are not there or not as long as claimed. */
  async read({ uploadId, uploadSize, size, zip }: BroughtFile): Promise<Readable> {
    const upload = await this.upload(uploadId, uploadSize);
    if (!zip) return upload.read();
    const header = await upload.bytes(zip.header, zip.header + headerBytes);
    if (header.length < headerBytes || header.readUInt32LE(0) !== 0x04_03_4b_50)
      throw new Error("A file in a ZIP has no header.");
    const start = zip.header + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (start + zip.length > upload.size) throw new Error("A file in a ZIP ends behind it.");
    const stored = upload.read(start, start + zip.length);
    const counted = new Counted(size);
    const steps = zip.isDeflated ? [stored, createInflateRaw(), counted] : [stored, counted];
    // Its reader hears of the error: the last stream is destroyed with it.
    pipeline(steps).catch(() => undefined);
    return counted;
  }
}

export const isTooLarge = ({ size }: BroughtFile): boolean => size > importLimits.fileBytes;

const baseOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);
const keyOf = (name: string) => nameKey(name.replaceAll("\\", "/").trim());

const stemOf = (key: string) => key.replace(/\.[^./]{1,5}$/, "");

/** Finds files by what a cell calls them: with folders or without, also where they came without, with their ending or without, in any case of letters. */
export class FileIndex {
  readonly #byWhole: Map<string, BroughtFile[]>;
  readonly #byBase: Map<string, BroughtFile[]>;
  readonly #byStem: Map<string, BroughtFile[]>;

  constructor(files: BroughtFile[]) {
    this.#byWhole = Map.groupBy(files, ({ name }) => keyOf(name));
    this.#byBase = Map.groupBy(files, ({ name }) => keyOf(baseOf(name)));
    this.#byStem = Map.groupBy(files, ({ name }) => stemOf(keyOf(baseOf(name))));
  }

  /** The files that are called so; the one whose whole name it is comes alone. */
  find(text: string): BroughtFile[] {
    const key = keyOf(text);
    const whole = this.#byWhole.get(key) ?? [];
    if (whole.length === 1) return whole;
    const named = [...new Set([...whole, ...(this.#byBase.get(key) ?? [])])];
    if (named.length > 0) return named;
    // The folder is one on the owner's machine, or the ending is left out.
    const base = baseOf(key);
    return this.#byBase.get(base) ?? this.#byStem.get(base) ?? [];
  }
}
