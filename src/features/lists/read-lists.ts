import type { ListEntry, VoiceList, VoiceListDetails } from "#contract/lists.ts";
import { optionalText, readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { readGroups } from "#src/voice/read-names.ts";
import { readVoice } from "#src/voice/voice.ts";

const readShown = (list: Record<string, unknown>, part: string) => ({
  listId: readText(list["listId"], `${part}.listId`),
  name: readText(list["name"], `${part}.name`),
  changedAt: readText(list["changedAt"], `${part}.changedAt`),
  visibleTo: list["visibleTo"] === "owners" ? ("owners" as const) : ("you" as const),
});

function readPortrait(value: unknown, part: string): VoiceList["portraits"][number] {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    voiceArtistName: readText(voice["voiceArtistName"], `${part}.voiceArtistName`),
    ...readGroups(voice, part, ["voiceColorNames"]),
  };
}

function readVoiceList(value: unknown, part: string): VoiceList & { holds: number } {
  const list = readRecord(value, part);
  return {
    ...readShown(list, part),
    count: readNumber(list["count"], `${part}.count`),
    portraits: readList(list["portraits"], `${part}.portraits`, readPortrait),
    holds: list["holds"] === undefined ? 0 : readNumber(list["holds"], `${part}.holds`),
  };
}

/** The caller's lists; `holds` is 0 where no voice was asked for. */
export const readVoiceLists = (value: unknown) =>
  readList(readRecord(value, "lists")["lists"], "lists.lists", readVoiceList);

export type ReadVoiceList = ReturnType<typeof readVoiceList>;

function readEntry(value: unknown, part: string): ListEntry {
  const { voiceId, note, voice } = readRecord(value, part);
  return {
    voiceId: readText(voiceId, `${part}.voiceId`),
    note: optionalText(note, `${part}.note`) ?? "",
    voice: voice === null || voice === undefined ? null : readVoice(voice, `${part}.voice`),
  };
}

/** One list with its voices in their order. */
export function readListDetails(value: unknown): VoiceListDetails {
  const list = readRecord(value, "list");
  return { ...readShown(list, "list"), entries: readList(list["entries"], "list.entries", readEntry) };
}
