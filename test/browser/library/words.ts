import { words as likes } from "#test/liked-voices/words.ts";
import { words as offers } from "#test/offers/form/words.ts";

/** What a client of each language reads. */
export const words = { tr: { ...likes.tr, ...offers.tr }, en: { ...likes.en, ...offers.en } };
