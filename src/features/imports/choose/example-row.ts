import { useLingui } from "@lingui/react/macro";
import type { ArtistField } from "#contract/constants/artist-fields.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "#src/voice/words.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";

type Cell = [heading: string, value: string];

/** A row of the spreadsheet as the reader would write it: each field of an artist, and a few of a sample. */
export function useExampleRow(): Cell[] {
  const { t, i18n } = useLingui();
  // lingui-set comment="Heading of a column of a spreadsheet, in small letters"
  const ofArtist: Record<ArtistField, Cell> = {
    name: [t({ message: "name", context: "column" }), "Nehir Soysal"],
    gender: [t({ message: "gender", context: "column" }), i18n._(genderNames.Female)],
    age: [t({ message: "age", context: "column" }), "38"],
    voiceColors: [
      t({ message: "colors", context: "column" }),
      [voiceColorNames.WARM, voiceColorNames.NATURAL].map((word) => i18n._(word)).join(", "),
    ],
    languages: [
      t({ message: "languages", context: "column" }),
      [languageNames.TURKISH, languageNames.ENGLISH].map((word) => i18n._(word)).join(", "),
    ],
    ageRanges: [t({ message: "age ranges", context: "column" }), i18n._(ageRangeNames.ADULT)],
  };
  return [
    ...Object.values(ofArtist),
    [t({ message: "file", context: "column" }), "nehir-1.mp3"],
    [
      t({ message: "title", context: "column" }),
      t({ message: "Bank commercial", comment: "Title of a sample, as an example" }),
    ],
    [t({ message: "kind", context: "column" }), i18n._(sampleKindNames.COMMERCIAL)],
    [t({ message: "state", context: "column" }), t({ message: "draft", context: "value in a spreadsheet" })],
  ];
  // lingui-reset
}
