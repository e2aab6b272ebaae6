import {
  artistFieldNames,
  artistFields,
  enumerationFields,
  pickArtistFields,
  severalFields,
  type ArtistFields,
} from "#contract/constants/artist-fields.ts";
import type { ArtistState } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { codesOf, type Column } from "#server/imports/sheet/columns.ts";
import type { Group } from "./groups.ts";
import type { StoredArtist } from "./stored-artists.ts";
import type { RowCells } from "./row-cells.ts";

type ArtistCells = Partial<Omit<ArtistFields, "name">> & { artistState?: ArtistState };

/** What a row says of its artist; undefined where it says nothing. */
const readCells = (cells: RowCells) => ({
  age: cells.age(),
  ...Object.fromEntries(
    enumerationFields.map((field) => [
      field,
      artistFields[field].holds === "one" ? cells.value(field) : cells.list(field),
    ]),
  ),
  artistState: cells.value("artistState"),
});

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(codesOf(one).toSorted()) === JSON.stringify(codesOf(other).toSorted());

/** What the rows say of their artist together: the first that says something, which no other may contradict. */
function joinRows(rows: RowCells[]): ArtistCells {
  const joined: Record<string, unknown> = {};
  const saidIn: Record<string, number> = {};
  for (const cells of rows)
    for (const [column, value] of Object.entries(readCells(cells))) {
      if (value === undefined) continue;
      const first = saidIn[column];
      if (first === undefined) [joined[column], saidIn[column]] = [value, cells.row];
      else if (!isSame(joined[column], value)) cells.refuse("differs", column as Column, { row: first });
    }
  return joined as ArtistCells;
}

function checkName(cells: RowCells, { name, twinOf }: Group): void {
  if (name === "") return cells.refuse("name-missing", "name");
  if (name.length > limits.name) return cells.refuse("too-long", "name", { most: limits.name });
  try {
    cleanName(name, "name");
  } catch {
    return cells.refuse("name-invalid", "name");
  }
  return twinOf === undefined ? undefined : cells.refuse("twin", "name", { row: twinOf });
}

/** Says what becomes of the fields of an artist that is known already. */
function noteChanges(cells: RowCells, stored: StoredArtist, fields: ArtistFields): boolean {
  let isChanged = false;
  for (const column of artistFieldNames) {
    const [before, after] = [stored[column], fields[column]];
    if (isSame(before, after)) continue;
    isChanged = true;
    cells.note({ code: "changed", column, before: codesOf(before), after: codesOf(after) });
  }
  return isChanged;
}

interface JudgedArtist {
  fields: ArtistFields;
  isChanged: boolean;
  /** The state that the rows name for the artist. */
  state: ArtistState | undefined;
}

/** Judges what rows say of their artist; the first of them hears of it. Undefined where that is refused. */
export function judgeArtist(
  group: Group,
  rows: RowCells[],
  stored: StoredArtist | undefined,
): JudgedArtist | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const named = rows.find((cells) => cells.text("name") ?? cells.text("lastName")) ?? first;
  checkName(named, group);
  // Nobody knows yet whether the artist is new.
  if (group.name === "") return undefined;
  const { artistState, ...said } = joinRows(rows);
  const none = Object.fromEntries(severalFields.map((field) => [field, []]));
  const fields = { ...none, ...(stored && pickArtistFields(stored)), ...said, name: group.name };
  const missing = artistFieldNames.filter((field) => !(field in fields));
  for (const column of missing) if (first.text(column) === undefined) first.refuse("needed-for-new", column);
  if (stored?.state === "archived" && artistState !== undefined && artistState !== "archived")
    first.refuse("archived", "artistState");
  if (missing.length > 0 || rows.some(({ isRefused }) => isRefused)) return undefined;
  const whole = pickArtistFields(fields as ArtistFields);
  return {
    fields: whole,
    isChanged: stored !== undefined && noteChanges(first, stored, whole),
    state: artistState,
  };
}
