import { suspicions, type Suspicion } from "#contract/constants/values/voice-requests.ts";
import type { Assignee } from "#contract/voice-requests/request-events.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";

export function readAssignee(value: unknown, part: string): Assignee | null {
  if (value === null || value === undefined) return null;
  const assignee = readRecord(value, part);
  return {
    userName: readText(assignee["userName"], `${part}.userName`),
    name: readText(assignee["name"], `${part}.name`),
  };
}

/** Reads why a request looks like spam; reasons that this page does not know are left out. */
export const readSuspicion = (value: unknown, part: string): Suspicion[] => {
  const named = readList(value, part, readText);
  return suspicions.filter((one) => named.includes(one));
};
