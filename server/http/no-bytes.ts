import { Readable } from "node:stream";

/** What a HEAD of a file is answered with: any other empty answer would get a content-length of 0. */
export const noBytes = (): Readable => Readable.from([]);
