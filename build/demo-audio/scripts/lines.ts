import type { Language } from "#contract/voices/voices.ts";
import type { Line } from "#build/demo-audio/characters.ts";
import { asianLines } from "./asian-lines.ts";
import { europeanLines } from "./european-lines.ts";
import { turkishLines } from "./turkish-lines.ts";

/** What is spoken in each language; a line's place gives its clip's number, so add at the end. */
export const lines: Record<Language, Line[]> = { TURKISH: turkishLines, ...europeanLines, ...asianLines };
