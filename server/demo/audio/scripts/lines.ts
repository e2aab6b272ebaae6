import type { Language } from "#contract/voices.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { finnish } from "./finnish.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hindi } from "./hindi.ts";
import { indonesian } from "./indonesian.ts";
import { italian } from "./italian.ts";
import { kurdish } from "./kurdish.ts";
import type { Line } from "./line.ts";
import { norwegian } from "./norwegian.ts";
import { persian } from "./persian.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";
import { swedish } from "./swedish.ts";
import { turkish } from "./turkish.ts";
import { urdu } from "./urdu.ts";
import { vietnamese } from "./vietnamese.ts";

/** What is spoken in each language; a line's place gives its clip's number, so add at the end. */
export const lines: Record<Language, Line[]> = {
  TURKISH: turkish,
  ARABIC: arabic,
  GERMAN: german,
  ENGLISH: english,
  FRENCH: french,
  SPANISH: spanish,
  ITALIAN: italian,
  RUSSIAN: russian,
  PERSIAN: persian,
  HINDI: hindi,
  URDU: urdu,
  PORTUGUESE: portuguese,
  FINNISH: finnish,
  SWEDISH: swedish,
  NORWEGIAN: norwegian,
  INDONESIAN: indonesian,
  VIETNAMESE: vietnamese,
  KURDISH: kurdish,
};
