import { filterValues, type features, type FilterGroup } from "./enumerations.ts";

type Feature = (typeof features)[number];
/**
 * A text, a whole number, one value of an enumeration, or several; `group` is what the library calls and filters it by.
 * `feature` is what a server announces that has the field; without it the field is in the calls of every back end.
 */
type Held =
  | { holds: "text" | "number" }
  | { holds: "one"; group: FilterGroup }
  | { holds: "several"; group: FilterGroup; feature?: Feature };

/**
 * What owners write of an artist beside its samples, in the order in which people see it. Form, write, merge, history,
 * restore, ETag, import and export follow from it.
 */
export const artistFields = {
  name: { holds: "text" },
  age: { holds: "number" },
  gender: { holds: "one", group: "gender" },
  voiceColors: { holds: "several", group: "voiceColorNames" },
  languages: { holds: "several", group: "languageNames" },
  ageRanges: { holds: "several", group: "ageRangeNames" },
} as const satisfies Record<string, Held>;

type Fields = typeof artistFields;
export type ArtistField = keyof Fields;
export const artistFieldNames = Object.keys(artistFields) as ArtistField[];

type ValueOf<H> = H extends { holds: infer Holds; group: infer G extends FilterGroup }
  ? Holds extends "several"
    ? (typeof filterValues)[G][number][]
    : (typeof filterValues)[G][number]
  : H extends { holds: "number" }
    ? number
    : string;

/** The values of all fields. */
export type ArtistFields = { [F in ArtistField]: ValueOf<Fields[F]> };

/** A field that is in the calls of every back end. */
export type SpecifiedField = {
  [F in ArtistField]: Fields[F] extends { feature: Feature } ? never : F;
}[ArtistField];

/** What a server announces that has the field; undefined for one that every back end has. */
export const featureOf = (field: ArtistField): Feature | undefined => {
  const held: Held = artistFields[field];
  return "feature" in held ? held.feature : undefined;
};
const isSpecified = (field: ArtistField): field is SpecifiedField => featureOf(field) === undefined;
export const specifiedFields = artistFieldNames.filter(isSpecified);

type Holding<Holds> = { [F in ArtistField]: Fields[F] extends { holds: Holds } ? F : never }[ArtistField];
/** A field that holds several values of an enumeration. */
export type SeveralField = Holding<"several">;
/** A field that holds values of an enumeration. */
export type EnumerationField = SeveralField | Holding<"one">;
/** One value of it. */
export type FieldValue<F extends EnumerationField> = (typeof filterValues)[Fields[F]["group"]][number];

/** A group of the library's filters that is a field of an artist. */
export type ArtistGroup = Fields[EnumerationField]["group"];

const isHolding =
  <F extends ArtistField>(...holds: Held["holds"][]) =>
  (field: ArtistField): field is F =>
    holds.includes(artistFields[field].holds);
export const severalFields = artistFieldNames.filter(isHolding<SeveralField>("several"));
export const enumerationFields = artistFieldNames.filter(isHolding<EnumerationField>("one", "several"));

export const artistGroups: ArtistGroup[] = enumerationFields.map((field) => artistFields[field].group);

/** A group of the library's filters that every back end has. */
export type SpecifiedGroup = Fields[SpecifiedField & EnumerationField]["group"];
export const specifiedGroups: SpecifiedGroup[] = specifiedFields
  .filter((field): field is SpecifiedField & EnumerationField => "group" in artistFields[field])
  .map((field) => artistFields[field].group);

/** A field that a row of the owners' table has. */
export type ListedField = Exclude<ArtistField, "age">;
export const listedFields = artistFieldNames.filter((field): field is ListedField => field !== "age");

type LibraryValues<T> = {
  [F in SeveralField & keyof T as Fields[F]["group"]]: T[F];
};

/** What an artist has of several values, by the names of the library's groups. */
export const libraryValues = <T extends Record<SeveralField, unknown>>(of: T): LibraryValues<T> =>
  Object.fromEntries(
    severalFields.map((field) => [artistFields[field].group, of[field]]),
  ) as LibraryValues<T>;

/** The values that a field may hold, in order. */
export const valuesOfField = (field: EnumerationField): readonly string[] =>
  filterValues[artistFields[field].group];

/** The artist's fields out of more; what an older copy lacks is lacking. */
export const pickArtistFields = <T extends object>(of: T): Pick<T, ArtistField & keyof T> =>
  Object.fromEntries(
    artistFieldNames.filter((field) => field in of).map((field) => [field, of[field as keyof T]]),
  ) as Pick<T, ArtistField & keyof T>;
