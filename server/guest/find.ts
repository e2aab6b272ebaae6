import { and, eq, sql } from "drizzle-orm";
import type { GuestNote, GuestRoom, GuestVoice, OlderGuestNotes } from "#contract/guest.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { roomGuests, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import type { Parts } from "#server/parts.ts";
import type { LiveRoom } from "#server/rooms/find-live.ts";
import { deletionDayOf, type RoomMoment } from "#server/rooms/find.ts";
import { isRevealed, stateOf } from "#server/rooms/state.ts";
import { ownOr, transcriptOf } from "#server/voices/own-values.ts";
import { isShareable } from "#server/voices/visible.ts";
import { markOf } from "./cookies.ts";
import { inGuestsOrder, letterAt } from "./order.ts";
import { cookieHash } from "./guest-row.ts";
import { findGuestNotes } from "./notes.ts";

/** When and where a guest looks at a room, and whose it is. */
export interface GuestMoment extends RoomMoment {
  agency: string;
}

export const momentOf = (parts: Pick<Parts, "clock" | "settings">): GuestMoment => ({
  now: parts.clock(),
  today: agencyToday(parts),
  timeZone: parts.settings.agencyTimeZone,
  agency: parts.settings.agency.name,
});

// Whose votes are looked for where there is no guest yet.
const nobody = "00000000-0000-0000-0000-000000000000";

/** The voices of a room with what may be shown of them, and this guest's votes; by one statement. */
function readVoices(db: Db, { room }: LiveRoom, guestId: string, today: string) {
  return db
    .select({
      id: roomVoices.id,
      place: roomVoices.place,
      audioName: roomVoices.audioName,
      seconds: roomVoices.seconds,
      isShareable: sql<boolean>`coalesce(${isShareable(today)}, false)`,
      voiceArtistName: voiceArtists.name,
      gender: voiceArtists.gender,
      ageRangeNames: voiceArtists.ageRanges,
      ownColors: voices.voiceColors,
      colors: voiceArtists.voiceColors,
      typedText: voices.transcriptText,
      typedLanguage: voices.transcriptLanguage,
      heardText: audioFiles.transcriptText,
      heardLanguage: audioFiles.transcriptLanguage,
      vote: roomVotes.vote,
      rank: roomVotes.rank,
    })
    .from(roomVoices)
    .leftJoin(voices, eq(voices.id, roomVoices.voiceId))
    .leftJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .leftJoin(roomVotes, and(eq(roomVotes.roomVoiceId, roomVoices.id), eq(roomVotes.guestId, guestId)))
    .where(eq(roomVoices.roomId, room.id));
}

type VoiceRow = Awaited<ReturnType<typeof readVoices>>[number];

/** A note as its guest sees it, without what says which voice it is on. */
const shownNote = ({ noteId, seconds, text, by }: GuestNote): GuestNote => ({ noteId, seconds, text, by });

/** Whether guests hear a voice: it is still visible, its artist still shares it, and there is a copy of it. */
export const isHeardInRoom = (
  { readyAt }: LiveRoom["room"],
  voice: Pick<VoiceRow, "isShareable" | "audioName">,
): boolean => readyAt !== null && voice.isShareable && voice.audioName !== null;

function speakerOf(row: VoiceRow): GuestVoice["speaker"] {
  const { voiceArtistName, gender, ageRangeNames, ownColors, colors } = row;
  if (!row.isShareable || voiceArtistName === null || !gender || !ageRangeNames || !colors) return null;
  return { voiceArtistName, gender, ageRangeNames, voiceColorNames: ownOr(ownColors ?? [], colors) };
}

/** Who asks, as "Deniz Aksoy, Halbora". */
const makerOf = ({ role, company, ...names }: LiveRoom["maker"], agency: string): string =>
  [fullName(names), role === "OWNER" ? agency : company].filter(Boolean).join(", ");

/** What a guest is told of a link, whatever is heard by it. */
export const toldOf = (
  { room, maker }: LiveRoom,
  { cookie, name }: { cookie: string; name: string | null },
  moment: GuestMoment,
) => ({
  state: stateOf(room, moment.now),
  title: room.title,
  greeting: room.greeting,
  maker: makerOf(maker, moment.agency),
  closesAt: room.closesAt.toISOString(),
  closedAt: room.closedAt?.toISOString() ?? null,
  timeZone: moment.timeZone,
  deletedOn: deletionDayOf(room, moment),
  name,
  mark: markOf(room, cookie),
});

/** The guest of a cookie; undefined before the first write. */
export async function findGuest(db: Db, { room }: LiveRoom, cookie: string) {
  const isGuest = and(eq(roomGuests.roomId, room.id), eq(roomGuests.cookieHash, cookieHash(cookie)));
  const [guest] = await db.select().from(roomGuests).where(isGuest);
  return guest;
}

/** A room as a guest sees it who may enter it. */
export async function findGuestRoom(
  db: Db,
  live: LiveRoom,
  cookie: string,
  moment: GuestMoment,
): Promise<GuestRoom> {
  const { room } = live;
  const { isBlind, sharesNotes } = room;
  const guest = await findGuest(db, live, cookie);
  const guestId = guest?.id ?? nobody;
  const rows = inGuestsOrder(await readVoices(db, live, guestId, moment.today), { room, cookie });
  const { notes, older } = await findGuestNotes(db, live, guestId);
  const notesOf = Map.groupBy(
    notes.toReversed().toSorted((a, b) => a.seconds - b.seconds),
    ({ roomVoiceId }) => roomVoiceId,
  );
  const tellsNames = isRevealed(room);
  return {
    ...toldOf(live, { cookie, name: guest?.name ?? null }, moment),
    isBlind,
    isRevealed: tellsNames,
    sharesNotes,
    sentAt: guest?.sentAt?.toISOString() ?? null,
    voices: rows.map((row, nth) => ({
      letter: letterAt(nth),
      seconds: isHeardInRoom(room, row) ? row.seconds : null,
      // What could not be encoded is not heard either.
      isGone: !row.isShareable || (room.readyAt !== null && row.audioName === null),
      speaker: tellsNames ? speakerOf(row) : null,
      transcript: tellsNames && isHeardInRoom(room, row) ? transcriptOf(row) : null,
      vote: row.vote,
      rank: row.rank,
      notes: (notesOf.get(row.id) ?? []).map(shownNote),
    })),
    older,
    ...(room.requestId !== null && { wish: letterOf(rows, guest?.wish ?? null) }),
  };
}

/** The letter of the voice that a guest would like; null for none. */
function letterOf(ordered: readonly { id: string }[], wish: string | null): string | null {
  const nth = ordered.findIndex(({ id }) => id === wish);
  return nth < 0 ? null : letterAt(nth);
}

/** The notes after those that an answer held, which gave `before` as its `older`. */
export async function findOlderGuestNotes(
  db: Db,
  live: LiveRoom,
  cookie: string | undefined,
  before: string,
): Promise<OlderGuestNotes> {
  const { room } = live;
  const { id, place } = roomVoices;
  const rows = await db.select({ id, place }).from(roomVoices).where(eq(roomVoices.roomId, room.id));
  const ordered = inGuestsOrder(rows, { room, cookie });
  const letters = new Map(ordered.map((row, nth) => [row.id, letterAt(nth)]));
  const guest = cookie === undefined ? undefined : await findGuest(db, live, cookie);
  const { notes, older } = await findGuestNotes(db, live, guest?.id ?? nobody, before);
  return {
    notes: notes.map((note) => ({ ...shownNote(note), letter: letters.get(note.roomVoiceId) ?? "" })),
    older,
  };
}
