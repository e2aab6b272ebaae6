import { useLingui } from "@lingui/react/macro";
import { artistFieldNames, type ArtistField } from "#contract/constants/artist-fields.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "#src/voice/words.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";

/** A column of the example: its heading, and what stands in the rows of an artist's first and second sample. */
type Column = [heading: string, first: string, second: string];

/** The rows of an artist with two samples as the reader would write them: each field of an artist, and a few of a sample. */
export function useExampleRows(): Column[] {
  const { t, i18n } = useLingui();
  // lingui-set comment="Heading of a column of a spreadsheet, in small letters"
  const ofArtist: Record<ArtistField, [heading: string, value: string]> = {
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
  const draft = t({ message: "draft", context: "value in a spreadsheet" });
  return [
    ...artistFieldNames.map((field): Column => {
      const [heading, value] = ofArtist[field];
      return [heading, value, field === "name" ? value : ""];
    }),
    [t({ message: "file", context: "column" }), "nehir-1.mp3", "nehir-2.mp3"],
    [
      t({ message: "title", context: "column" }),
      t({ message: "Bank commercial", comment: "Title of a sample, as an example" }),
      t({ message: "Museum guide", comment: "Title of a sample, as an example" }),
    ],
    [
      t({ message: "kind", context: "column" }),
      i18n._(sampleKindNames.COMMERCIAL),
      i18n._(sampleKindNames.NARRATION),
    ],
    [t({ message: "state", context: "column" }), draft, draft],
  ];
  // lingui-reset
}
