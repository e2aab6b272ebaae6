import type { Voice } from "#contract/voices/voices.ts";

/** The voices that next and previous move through: one page, and functions that load the pages beside it. */
export interface Playlist {
  voices: readonly Voice[];
  /** How many come before these; 0 where it is left out. */
  before?: number | undefined;
  /** How many there are on all pages, where that is known. */
  total?: number | undefined;
  nextPage?: (() => Promise<Playlist>) | undefined;
  previousPage?: (() => Promise<Playlist>) | undefined;
}

/** Voices that are all there are. */
export const playlistOfAll = (voices: readonly Voice[]): Playlist => ({ voices, total: voices.length });

/** A voice and its playlist. */
export interface Track {
  playlist: Playlist;
  voice: Voice;
}

const indexOf = ({ playlist, voice }: Track) =>
  playlist.voices.findIndex(({ voiceId }) => voiceId === voice.voiceId);

export function hasNext(track: Track): boolean {
  return indexOf(track) < track.playlist.voices.length - 1 || track.playlist.nextPage !== undefined;
}

export function hasPrevious(track: Track): boolean {
  return indexOf(track) > 0 || track.playlist.previousPage !== undefined;
}

/** Where the voice stands in its queue, from one, and how many stand there; undefined where that is not known. */
export function placeOf(track: Track): { place: number; total: number } | undefined {
  const { before = 0, total } = track.playlist;
  return total === undefined ? undefined : { place: before + indexOf(track) + 1, total };
}

/** Voices that were added meanwhile move others to the page beside this one: those are not played twice. */
const newOn = (playlist: Playlist, track: Track): Voice[] => {
  const known = new Set(track.playlist.voices.map(({ voiceId }) => voiceId));
  return playlist.voices.filter(({ voiceId }) => !known.has(voiceId));
};

/** The next voice, from the next page at the page's end; undefined at the very end. */
export async function nextTrack(track: Track): Promise<Track | undefined> {
  const next = track.playlist.voices[indexOf(track) + 1];
  if (next) return { ...track, voice: next };
  const playlist = await track.playlist.nextPage?.();
  const voice = playlist && newOn(playlist, track)[0];
  return voice && { playlist, voice };
}

/** The previous voice, from the previous page at the page's start; undefined at the very start. */
export async function previousTrack(track: Track): Promise<Track | undefined> {
  const previous = track.playlist.voices[indexOf(track) - 1];
  if (previous) return { ...track, voice: previous };
  const playlist = await track.playlist.previousPage?.();
  const voice = playlist && newOn(playlist, track).at(-1);
  return voice && { playlist, voice };
}
