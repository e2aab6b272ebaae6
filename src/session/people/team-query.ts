import { queryOptions } from "@tanstack/react-query";
import type { TeamMember } from "#contract/team.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { optionalText, readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readPersonState } from "./read-person-state.ts";

function readMember(value: unknown, part: string): TeamMember {
  const member = readRecord(value, part);
  return {
    userName: readText(member["userName"], `${part}.userName`),
    name: readText(member["name"], `${part}.name`),
    email: optionalText(member["email"], `${part}.email`) ?? null,
    state: readPersonState(member["state"], `${part}.state`),
    hasSecondFactor: member["hasSecondFactor"] === true,
    lastSeenAt: optionalText(member["lastSeenAt"], `${part}.lastSeenAt`) ?? null,
    isYou: member["isYou"] === true,
  };
}

/** The owners of the agency. Only on servers with the feature `accounts`. */
export const teamQuery = queryOptions({
  queryKey: keys.team,
  queryFn: async ({ signal }) =>
    readList(await readJson(await api.get("api/v1/team", { signal })), "team", readMember),
});
