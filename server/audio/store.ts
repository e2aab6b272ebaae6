import type { Readable } from "node:stream";

/** A part of a file: both ends are included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of audio files lie, by storage key; what is stored under a key never changes. */
export interface AudioStore {
  /** Stores bytes for good before it answers; the same key again is no error. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Stores the file at a path in the same way, piece by piece. */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /** The length in bytes; undefined where nothing is stored. */
  stat(key: string): Promise<number | undefined>;
  /** The bytes, or a range of them. Throws where nothing is stored. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** How many bytes there is room for; undefined where the store does not tell. */
  freeBytes(): Promise<number | undefined>;
  /** The keys of what was stored before a time, without what comes with the program. */
  keysBefore(before: Date): AsyncIterable<string>;
}
