import type { Voice } from "#contract/voices.ts";

/** The voices that next and previous move through: one page, and functions that load the pages beside it. */
export interface Playlist {
  voices: readonly Voice[];
  nextPage?: (() => Promise<Playlist>) | undefined;
  previousPage?: (() => Promise<Playlist>) | undefined;
}

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

/** The next voice, from the next page at the page's end; undefined at the very end. */
export async function nextTrack(track: Track): Promise<Track | undefined> {
  const next = track.playlist.voices[indexOf(track) + 1];
  if (next) return { ...track, voice: next };
  const playlist = await track.playlist.nextPage?.();
  const voice = playlist?.voices[0];
  return playlist && voice && { playlist, voice };
}

/** The previous voice, from the previous page at the page's start; undefined at the very start. */
export async function previousTrack(track: Track): Promise<Track | undefined> {
  const previous = track.playlist.voices[indexOf(track) - 1];
  if (previous) return { ...track, voice: previous };
  const playlist = await track.playlist.previousPage?.();
  const voice = playlist?.voices.at(-1);
  return playlist && voice && { playlist, voice };
}
