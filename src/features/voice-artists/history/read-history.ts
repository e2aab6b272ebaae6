import { historyActions, type HistoryAction } from "#contract/constants/history-actions.ts";
import type { ArtistHistoryEntry, ArtistHistoryPage } from "#contract/voice-artists.ts";
import { optionalText, readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";

const actions: readonly HistoryAction[] = Object.values(historyActions).flat();

function readActor(value: unknown, part: string): ArtistHistoryEntry["actor"] {
  if (value === null || value === "deleted" || value === "unknown") return value;
  const person = readRecord(value, part);
  return {
    userName: readText(person["userName"], `${part}.userName`),
    name: readText(person["name"], `${part}.name`),
  };
}

function readChange(value: unknown, part: string): ArtistHistoryEntry["changes"][number] {
  const change = readRecord(value, part);
  return {
    field: readText(change["field"], `${part}.field`),
    sample: optionalText(change["sample"], `${part}.sample`) ?? null,
    voiceId: optionalText(change["voiceId"], `${part}.voiceId`) ?? null,
    before: change["before"],
    after: change["after"],
  };
}

function readEntry(value: unknown, part: string): ArtistHistoryEntry {
  const entry = readRecord(value, part);
  const action = actions.find((known) => known === entry["action"]);
  if (!action) throw new MalformedResponse(`${part}.action`);
  return {
    id: readText(entry["id"], `${part}.id`),
    at: readText(entry["at"], `${part}.at`),
    action,
    actor: readActor(entry["actor"], `${part}.actor`),
    changes: readList(entry["changes"], `${part}.changes`, readChange),
    canBeRestored: entry["canBeRestored"] === true,
  };
}

/** A page of an artist's history. */
export function readHistoryPage(value: unknown): ArtistHistoryPage {
  const page = readRecord(value, "history");
  return {
    content: readList(page["content"], "history.content", readEntry),
    totalPages: readNumber(page["totalPages"], "history.totalPages"),
    totalElements: readNumber(page["totalElements"], "history.totalElements"),
  };
}
