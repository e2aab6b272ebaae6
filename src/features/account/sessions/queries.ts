import { queryOptions } from "@tanstack/react-query";
import { deviceKinds } from "#contract/constants/values/people.ts";
import type { LiveSession } from "#contract/session.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { optionalText, readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";

function readLiveSession(value: unknown, part: string): LiveSession {
  const session = readRecord(value, part);
  const device = optionalText(session["device"], `${part}.device`);
  return {
    id: readText(session["id"], `${part}.id`),
    device: deviceKinds.find((known) => known === device) ?? "",
    browser: optionalText(session["browser"], `${part}.browser`) ?? "",
    system: optionalText(session["system"], `${part}.system`) ?? "",
    createdAt: readText(session["createdAt"], `${part}.createdAt`),
    lastUsedAt: readText(session["lastUsedAt"], `${part}.lastUsedAt`),
    isCurrent: session["isCurrent"] === true,
  };
}

/** The live sessions of the signed-in user; the present one stands first. */
export const liveSessionsQuery = queryOptions({
  queryKey: keys.liveSessions,
  queryFn: async ({ signal }) => {
    const answer = await readJson(await api.get("api/v1/sessions", { signal }));
    const sessions = readList(answer, "sessions", readLiveSession);
    return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  },
});
