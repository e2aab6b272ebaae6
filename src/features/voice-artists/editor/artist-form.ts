import {
  artistFieldNames,
  artistFields,
  featureOf,
  valuesOfField,
  type ArtistField,
  type ArtistFields,
  type SeveralField,
} from "#contract/constants/artist-fields.ts";
import { serverHas, type Session } from "#src/session/session.ts";

/** An artist's fields as a form holds them: the age as typed, "" where nothing is chosen yet. */
export type FieldsForm = {
  [F in ArtistField]: F extends SeveralField
    ? ArtistFields[F]
    : ArtistFields[F] extends number
      ? string
      : ArtistFields[F] | "";
};

const madeOf = <T>(make: (field: ArtistField) => unknown) =>
  Object.fromEntries(artistFieldNames.map((field) => [field, make(field)])) as T;

/** Whether this server has a field of an artist: every back end does, or it announces the field's feature. */
export function serverHasField(session: Session | undefined, field: ArtistField): boolean {
  const feature = featureOf(field);
  return feature === undefined || (session !== undefined && serverHas(session, feature));
}

/** The fields of an artist that is not stored yet. */
export const emptyFields = madeOf<FieldsForm>((field) => (artistFields[field].holds === "several" ? [] : ""));

/** The fields of a stored artist in the form. */
export const fieldsFormOf = (artist: ArtistFields): FieldsForm =>
  madeOf((field) => {
    const value = artist[field];
    if (!Array.isArray(value)) return String(value);
    return inOrder<string>(valuesOfField(field as SeveralField), value);
  });

/** The fields as they are sent; what is not chosen yet is left out. */
export const sentFields = (form: FieldsForm): Partial<ArtistFields> => {
  const sent = madeOf<Record<ArtistField, unknown>>((field) => {
    const value = form[field];
    if (typeof value !== "string") return value;
    return artistFields[field].holds === "number" ? Number(value.replace(",", ".")) : value.trim();
  });
  return Object.fromEntries(
    artistFieldNames.flatMap((field) =>
      artistFields[field].holds === "one" && sent[field] === "" ? [] : [[field, sent[field]]],
    ),
  );
};

/** The selected values in the enumeration's order, so that toggling one twice changes nothing; unknown ones come last. */
export function inOrder<T extends string>(values: readonly T[], chosen: readonly T[]): T[] {
  const place = (value: T) => values.indexOf(value) + 1 || Number.POSITIVE_INFINITY;
  return chosen.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
