import { expect, test } from "vitest";
import { artistFields, enumerationFields } from "#contract/constants/artist-fields.ts";
import { filterGroups, filterValues } from "#contract/constants/enumerations.ts";

test("every group of filters is one field of an artist, or its samples’ kind", () => {
  const groups = enumerationFields.map((field) => artistFields[field].group);
  expect([...groups, "kind"].toSorted()).toEqual(filterGroups.toSorted());
});

test("no two groups share a value, since chips, searches and ways on know a value without its group", () => {
  const all = Object.values(filterValues).flat();
  expect(all.filter((value, place) => all.indexOf(value) !== place)).toEqual([]);
});
