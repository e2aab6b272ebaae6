import type { ArtistHistoryEntry, ArtistHistoryPage } from "#contract/voice-artists.ts";
import { optionalText, readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { readAct } from "#src/session/people/read-act.ts";

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
  return {
    ...readAct(entry, part),
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
