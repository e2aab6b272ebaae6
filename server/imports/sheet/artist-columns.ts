import type { ArtistField } from "#contract/constants/artist-fields.ts";
import type { StoredArtist } from "#server/imports/check/stored-artists.ts";
import type { SheetColumn } from "./sheet-column.ts";
import { values } from "./values.ts";

export interface ArtistColumn extends SheetColumn {
  of: "artist";
  field: keyof StoredArtist;
}

/** The columns that say something of an artist. */
export const artistColumns = {
  name: {
    words: /*i18n*/ {
      id: "import.column.name",
      message:
        "name, artist, artist name, full name, first name, given name, forename, name surname, name and surname, first and last name, artist full name, stage name, voice artist, voice talent, talent, talent name, voice actor, voice actor name, actor, actor name, speaker",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "name",
  },
  lastName: {
    words: /*i18n*/ {
      id: "import.column.last-name",
      message: "last name, surname, family name, artist last name, artist surname",
      comment: "Headings of a column in a spreadsheet, parted by commas; all are read, none is written",
    },
    of: "artist",
    field: "name",
    isOnlyRead: true,
  },
  age: {
    words: /*i18n*/ {
      id: "import.column.age",
      message: "age, age in years, real age, artist age",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "age",
  },
  gender: {
    words: /*i18n*/ {
      id: "import.column.gender",
      message: "gender, sex, male female, m f",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "gender",
    values: values.gender,
    unknown: "unknown-gender",
  },
  voiceColors: {
    words: /*i18n*/ {
      id: "import.column.voice-colors",
      message:
        "colors, color, colours, voice colors, voice color, voice colours, voice tone, voice tones, tone, tone of voice, voice type, voice character, voice qualities, voice style, timbre",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "voiceColors",
    values: values.voiceColors,
    unknown: "unknown-color",
  },
  languages: {
    words: /*i18n*/ {
      id: "import.column.languages",
      message: "languages, language, languages spoken, spoken languages, speaks, voice languages",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "languages",
    values: values.languages,
    unknown: "unknown-language",
  },
  ageRanges: {
    words: /*i18n*/ {
      id: "import.column.age-ranges",
      message: "age ranges, age range, voice ages, voice age, voice age range, playing age, age group",
      comment: "How old a voice sounds. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "artist",
    field: "ageRanges",
    values: values.ageRanges,
    unknown: "unknown-age-range",
  },
  artistState: {
    words: /*i18n*/ {
      id: "import.column.artist-state",
      message: "artist state, artist status",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "artist",
    field: "state",
    values: values.state,
    unknown: "unknown-state",
  },
} as const satisfies Record<ArtistField, ArtistColumn> & Record<string, ArtistColumn>;
