import { Type, type Static } from "typebox";
import { historySubjects } from "#contract/constants/history-subjects.ts";
import { limits } from "#contract/constants/limits.ts";
import { wrongField } from "#server/http/problems/problem.ts";

const day = (description: string) =>
  Type.Optional(Type.String({ pattern: "^20\\d{2}-\\d{2}-\\d{2}$", description }));

const subject = Type.Enum([...historySubjects]);

/** How the record is filtered, as it stands in an address. */
export const historyQuery = {
  person: Type.Optional(
    Type.String({ maxLength: limits.name, description: "user name of who did it, or whom it was done to" }),
  ),
  subject: Type.Optional(
    Type.Union([subject, Type.Array(subject, { maxItems: historySubjects.length })], {
      description: "may stand several times",
    }),
  ),
  from: day("the first day"),
  to: day("the last day"),
  offset: Type.Optional(
    Type.String({
      pattern: "^-?\\d{1,3}$",
      description: "minutes by which the days begin before UTC's, as 180 in Istanbul; 0 unless told",
    }),
  ),
};
const HistoryFilters = Type.Object(historyQuery);
export type HistoryFilters = Static<typeof HistoryFilters>;

const minute = 60_000;
const wholeDay = 24 * 60 * minute;

/** When a day of the caller begins; 400 for one that no calendar has. */
function beginningOf(text: string, offset: number, field: string): Date {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) throw wrongField(field);
  return new Date(time - offset * minute);
}

/** The times that the days name: from the first one on, and before the other. */
export function timesOf({ from, to, offset = "0" }: HistoryFilters): { since?: Date; before?: Date } {
  const minutes = Number(offset);
  return {
    ...(from === undefined ? {} : { since: beginningOf(from, minutes, "from") }),
    ...(to === undefined ? {} : { before: new Date(beginningOf(to, minutes, "to").getTime() + wholeDay) }),
  };
}
