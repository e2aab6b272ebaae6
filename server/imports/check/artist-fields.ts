import type { ArtistState } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices.ts";
import { cleanName } from "#server/http/clean-text.ts";
import type { Column } from "#server/imports/sheet/column-words.ts";
import { values } from "#server/imports/sheet/values.ts";
import type { Group } from "./groups.ts";
import type { KeptArtist } from "./kept-artists.ts";
import type { RowCells } from "./row-cells.ts";

/** What an import writes of an artist. */
export interface ArtistFields {
  name: string;
  age: number;
  gender: Gender;
  voiceColors: VoiceColor[];
  languages: Language[];
  ageRanges: AgeRange[];
}

/** What a row says of its artist. */
function readCells(cells: RowCells) {
  return {
    age: cells.age(),
    gender: cells.value("gender", values.gender, "unknown-gender"),
    voiceColors: cells.list("voiceColors", values.voiceColors, "unknown-color"),
    languages: cells.list("languages", values.languages, "unknown-language"),
    ageRanges: cells.list("ageRanges", values.ageRanges, "unknown-age-range"),
    artistState: cells.value("artistState", values.state, "unknown-state"),
  };
}
type ArtistCells = ReturnType<typeof readCells>;

export const asList = (value: unknown): string[] => [value ?? []].flat().map(String);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(asList(one).toSorted()) === JSON.stringify(asList(other).toSorted());

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
function noteChanges(cells: RowCells, kept: KeptArtist, fields: ArtistFields): boolean {
  let isChanged = false;
  for (const [column, after] of Object.entries(fields)) {
    const before = kept[column as keyof ArtistFields];
    if (isSame(before, after)) continue;
    isChanged = true;
    cells.note({ code: "changed", column: column as Column, before: asList(before), after: asList(after) });
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
  kept: KeptArtist | undefined,
): JudgedArtist | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const named = rows.find((cells) => cells.text("name") !== undefined) ?? first;
  checkName(named, group);
  const { artistState, ...said } = joinRows(rows);
  const age = said.age ?? kept?.age;
  const gender = said.gender ?? kept?.gender;
  for (const [column, value] of Object.entries({ age, gender }))
    if (value === undefined && first.text(column as Column) === undefined)
      first.refuse("needed-for-new", column as Column);
  if (kept?.state === "archived" && artistState !== undefined && artistState !== "archived")
    first.refuse("archived", "artistState");
  if (age === undefined || gender === undefined || rows.some(({ isRefused }) => isRefused)) return undefined;
  const fields = {
    name: group.name,
    age,
    gender,
    voiceColors: said.voiceColors ?? kept?.voiceColors ?? [],
    languages: said.languages ?? kept?.languages ?? [],
    ageRanges: said.ageRanges ?? kept?.ageRanges ?? [],
  };
  return { fields, isChanged: kept !== undefined && noteChanges(first, kept, fields), state: artistState };
}
