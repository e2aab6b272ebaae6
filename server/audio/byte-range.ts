import type { ByteRange } from "./store.ts";

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header for a file of `length` bytes: a range, `whole` where the header is to be ignored
 * (several ranges, another unit), or `none` where no byte of the file is asked for (416).
 */
export function readRange(header: string | undefined, length: number): ByteRange | "whole" | "none" {
  const [, first = "", last = ""] = single.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (!first && !last) return "whole";
  if (!first)
    return Number(last) === 0 ? "none" : { start: Math.max(0, length - Number(last)), end: length - 1 };
  const start = Number(first);
  if (last && Number(last) < start) return "whole";
  if (start >= length) return "none";
  return { start, end: last ? Math.min(Number(last), length - 1) : length - 1 };
}
