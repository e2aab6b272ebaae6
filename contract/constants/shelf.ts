import type { SampleKind } from "./enumerations.ts";

/**
 * The shelf of the public page in words, in one language: drawn by the build, filled in by the server. `html` has one row,
 * with these places.
 */
export interface ShelfTemplate {
  html: string;
  kinds: Record<SampleKind, string>;
}

export const shelfPlaceholder = { name: "shelf-name.invalid", line: "shelf-line.invalid" };
