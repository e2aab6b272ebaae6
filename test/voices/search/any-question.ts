import * as fc from "#test/support/generated.ts";

// Words that mean no value and are no slip of one another, of names and texts alike.
export const words = [
  "bozkır",
  "ÇEŞMEKÖY",
  "Ilgaz",
  "İzmit",
  "göknur",
  "şule",
  "tuğba",
  "ümran",
  "wq",
  "9",
  "42",
];
// As they are typed without Turkish letters.
export const plain = [
  "bozkir",
  "cesmekoy",
  "ilgaz",
  "izmit",
  "goknur",
  "sule",
  "tugba",
  "umran",
  "wq",
  "9",
  "42",
];

/** What anybody may type: single words, several, and nonsense. */
export const anyQuestion = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...words, ...plain, "sıcak", "kadn", "genç yet", "“", '"', "’de", "ses"),
        fc.string(),
      ),
    )
    .map((parts) => parts.join(" ").slice(0, 200)),
);
