import { roomStates, roomVotes, tieBreaks, unfitReasons } from "#contract/constants/values/rooms.ts";
import type {
  OlderNotes,
  OpenedRoom,
  Room,
  RoomDetails,
  RoomGuest,
  RoomNote,
  RoomVoice,
  RoomVoteCast,
  UnfitVoice,
} from "#contract/rooms.ts";
import {
  numberOrNull,
  optionalText,
  readList,
  readNumber,
  readOne,
  readRecord,
  readText,
  textOrNull,
} from "#src/lib/http/parse.ts";
import { readVoice } from "#src/voice/voice.ts";

function readRoom(value: unknown, part: string): Room {
  const room = readRecord(value, part);
  return {
    roomId: readText(room["roomId"], `${part}.roomId`),
    listId: textOrNull(room["listId"], `${part}.listId`),
    title: readText(room["title"], `${part}.title`),
    state: readOne(room["state"], `${part}.state`, roomStates),
    isBlind: room["isBlind"] === true,
    sharesNotes: room["sharesNotes"] === true,
    hasPassword: room["hasPassword"] === true,
    path: textOrNull(room["path"], `${part}.path`),
    openedAt: readText(room["openedAt"], `${part}.openedAt`),
    closesAt: readText(room["closesAt"], `${part}.closesAt`),
    closedAt: textOrNull(room["closedAt"], `${part}.closedAt`),
    deletedOn: textOrNull(room["deletedOn"], `${part}.deletedOn`),
    voiceCount: readNumber(room["voiceCount"], `${part}.voiceCount`),
    guestCount: readNumber(room["guestCount"], `${part}.guestCount`),
    sentCount: readNumber(room["sentCount"], `${part}.sentCount`),
  };
}

export const readRooms = (value: unknown): Room[] =>
  readList(readRecord(value, "rooms")["rooms"], "rooms.rooms", readRoom);

function readGuest(value: unknown, part: string): RoomGuest {
  const guest = readRecord(value, part);
  return {
    guestId: readText(guest["guestId"], `${part}.guestId`),
    name: textOrNull(guest["name"], `${part}.name`),
    sentAt: textOrNull(guest["sentAt"], `${part}.sentAt`),
    votes: readNumber(guest["votes"], `${part}.votes`),
  };
}

function readCast(value: unknown, part: string): RoomVoteCast {
  const cast = readRecord(value, part);
  const rank = numberOrNull(cast["rank"], `${part}.rank`);
  return {
    guest: readNumber(cast["guest"], `${part}.guest`),
    vote: readOne(cast["vote"], `${part}.vote`, roomVotes),
    ...(rank !== null && { rank }),
  };
}

function readNote(value: unknown, part: string): RoomNote {
  const note = readRecord(value, part);
  return {
    noteId: readText(note["noteId"], `${part}.noteId`),
    guestId: readText(note["guestId"], `${part}.guestId`),
    place: readNumber(note["place"], `${part}.place`),
    seconds: readNumber(note["seconds"], `${part}.seconds`),
    text: readText(note["text"], `${part}.text`),
  };
}

function readRoomVoice(value: unknown, part: string): RoomVoice {
  const entry = readRecord(value, part);
  const { voice, tieBrokenBy } = entry;
  return {
    place: readNumber(entry["place"], `${part}.place`),
    voice: voice === null || voice === undefined ? null : readVoice(voice, `${part}.voice`),
    isHeard: entry["isHeard"] === true,
    points: readNumber(entry["points"], `${part}.points`),
    partsOpinions: entry["partsOpinions"] === true,
    tieBrokenBy:
      tieBrokenBy === null || tieBrokenBy === undefined
        ? null
        : readOne(tieBrokenBy, `${part}.tieBrokenBy`, tieBreaks),
    votes: readList(entry["votes"], `${part}.votes`, readCast),
    noteCount: readNumber(entry["noteCount"], `${part}.noteCount`),
  };
}

export function readNotes(value: unknown): OlderNotes {
  const answer = readRecord(value, "notes");
  return {
    notes: readList(answer["notes"], "notes.notes", readNote),
    older: textOrNull(answer["older"], "notes.older"),
  };
}

export function readRoomDetails(value: unknown): RoomDetails {
  const room = readRecord(value, "room");
  return {
    ...readRoom(room, "room"),
    greeting: optionalText(room["greeting"], "room.greeting") ?? "",
    guests: readList(room["guests"], "room.guests", readGuest),
    voices: readList(room["voices"], "room.voices", readRoomVoice),
    ...readNotes(room),
  };
}

function readUnfit(value: unknown, part: string): UnfitVoice {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    name: textOrNull(voice["name"], `${part}.name`),
    reason: readOne(voice["reason"], `${part}.reason`, unfitReasons),
  };
}

export function readOpenedRoom(value: unknown): OpenedRoom {
  const { room, leftOut } = readRecord(value, "opened");
  return { room: readRoom(room, "opened.room"), leftOut: readList(leftOut, "opened.leftOut", readUnfit) };
}
