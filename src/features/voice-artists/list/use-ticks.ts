import { useRef, useState } from "react";
import type { ListedArtist } from "#contract/voice-artists.ts";

export interface Ticks {
  /** The ticked artists of those that are shown. */
  chosen: ListedArtist[];
  isTicked: (artistId: string) => boolean;
  /** Ticks or unticks one; with `isSpan` also all between it and the one before. */
  tick: (artistId: string, isTicked: boolean, isSpan: boolean) => void;
  tickAll: (isTicked: boolean) => void;
}

/** Which artists are ticked. What is out of sight, on another page or behind a filter, is never chosen. */
export function useTicks(artists: readonly ListedArtist[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = artists.map(({ artistId }) => artistId);
  const set = (changed: readonly string[], isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const id of changed) {
        if (isTicked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return {
    chosen: artists.filter(({ artistId }) => ticked.has(artistId)),
    isTicked: (artistId) => ticked.has(artistId),
    tick(artistId, isTicked, isSpan) {
      const from = isSpan && last.current !== undefined ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(artistId);
      const span = from === -1 ? [artistId] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      set(span, isTicked);
      last.current = artistId;
    },
    tickAll: (isTicked) => set(ids, isTicked),
  };
}
