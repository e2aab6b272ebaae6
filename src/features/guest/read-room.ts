import { roomVotes, type RoomVote } from "#contract/constants/values/rooms.ts";
import type { GuestNote, GuestRoom, GuestVoice, OlderGuestNotes, Speaker } from "#contract/guest.ts";
import {
  numberOrNull,
  readList,
  readNumber,
  readRecord,
  readText,
  textOrNull,
  type EveryField,
} from "#src/lib/http/parse.ts";
import { readGroups } from "#src/voice/read-names.ts";
import { readTranscript } from "#src/voice/transcript/read-transcript.ts";
import { readTold } from "./read-told.ts";

const readVote = (value: unknown): RoomVote | null => roomVotes.find((known) => known === value) ?? null;

function readSpeaker(value: unknown, part: string): EveryField<Speaker> | null {
  if (value === undefined || value === null) return null;
  const speaker = readRecord(value, part);
  return {
    voiceArtistName: readText(speaker["voiceArtistName"], `${part}.voiceArtistName`),
    ...readGroups(speaker, part, ["gender", "ageRangeNames", "voiceColorNames"]),
  };
}

function readNote(value: unknown, part: string): GuestNote {
  const note = readRecord(value, part);
  return {
    noteId: readText(note["noteId"], `${part}.noteId`),
    seconds: readNumber(note["seconds"], `${part}.seconds`),
    text: readText(note["text"], `${part}.text`),
    by: textOrNull(note["by"], `${part}.by`),
  };
}

function readGuestVoice(value: unknown, part: string): GuestVoice {
  const voice = readRecord(value, part);
  return {
    letter: readText(voice["letter"], `${part}.letter`),
    seconds: numberOrNull(voice["seconds"], `${part}.seconds`),
    isGone: voice["isGone"] === true,
    speaker: readSpeaker(voice["speaker"], `${part}.speaker`),
    transcript: readTranscript(voice["transcript"]),
    vote: readVote(voice["vote"]),
    rank: numberOrNull(voice["rank"], `${part}.rank`),
    notes: readList(voice["notes"], `${part}.notes`, readNote),
  };
}

/** A room as the server answers it to a guest. */
export function readRoom(value: unknown): GuestRoom {
  const room = readRecord(value, "room");
  return {
    ...readTold(room, "room"),
    isBlind: room["isBlind"] === true,
    isRevealed: room["isRevealed"] === true,
    sharesNotes: room["sharesNotes"] === true,
    sentAt: textOrNull(room["sentAt"], "room.sentAt"),
    voices: readList(room["voices"], "room.voices", readGuestVoice),
    older: textOrNull(room["older"] ?? null, "room.older"),
    ...("wish" in room && { wish: textOrNull(room["wish"], "room.wish") }),
  };
}

/** Notes that a room's answer had no place for. */
export function readOlderNotes(value: unknown): OlderGuestNotes {
  const answer = readRecord(value, "notes");
  return {
    notes: readList(answer["notes"], "notes.notes", (note, part) => ({
      ...readNote(note, part),
      letter: readText(readRecord(note, part)["letter"], `${part}.letter`),
    })),
    older: textOrNull(answer["older"], "notes.older"),
  };
}
