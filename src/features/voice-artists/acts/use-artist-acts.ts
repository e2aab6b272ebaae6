import { msg } from "@lingui/core/macro";
import { useRef, useState } from "react";
import type { ArtistStateChange } from "#contract/constants/enumerations.ts";
import type { ArtistStateWrite, ListedArtist } from "#contract/voice-artists.ts";
import { changeArtistStates } from "#src/features/voice-artists/state-mutation.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { changedBy, wayBack } from "./artist-acts.ts";
import { focusRow, placeOfRow, type RowPlace } from "./row-focus.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Why an artist stayed as it was, in the server's words. */
export interface Refused {
  artistId: string;
  name: string;
  problem: string;
}

/** What became of an act. */
export interface ActOutcome {
  to: ArtistStateChange | "undo";
  /** Those that were changed, as they were before. */
  done: ListedArtist[];
  refused: Refused[];
  /** The writes that take it back. */
  undo: ArtistStateWrite[];
  /** Why nothing was done at all. */
  failure?: Sentence;
}

/** Changes the state of artists from their table, and holds what became of it. */
export function useArtistActs(onDone: () => void) {
  const [outcome, setOutcome] = useState<ActOutcome>();
  const [erasing, setErasing] = useState<ListedArtist>();
  const place = useRef<RowPlace>(undefined);
  const { mutateAsync, isPending } = useSending(changeArtistStates);

  /** Before the pressed button goes away with its message. */
  const returnFocus = () => place.current && focusRow(place.current);

  const fail = (to: ActOutcome["to"], error: unknown) =>
    setOutcome({
      to,
      done: [],
      refused: [],
      undo: [],
      failure: sentenceOfWrite(error, msg`Server responded with an error.`),
    });

  /** Changes those of the artists that the act can change. */
  const act = async (to: ArtistStateChange, artists: readonly ListedArtist[]) => {
    const asked = changedBy(to, artists);
    place.current = asked[0] && placeOfRow(asked[0].artistId);
    setOutcome(undefined);
    setErasing(undefined);
    try {
      const results = await mutateAsync({ artistIds: asked.map(({ artistId }) => artistId), to });
      const problems = new Map(results.map(({ artistId, problem }) => [artistId, problem]));
      const done = asked.filter(({ artistId }) => !problems.get(artistId));
      const refused = asked.flatMap(({ artistId, name }) => {
        const problem = problems.get(artistId);
        return problem ? [{ artistId, name, problem }] : [];
      });
      setOutcome({ to, done, refused, undo: done.length > 0 ? wayBack(to, done) : [] });
      onDone();
    } catch (error) {
      fail(to, error);
    }
  };

  /** Takes the last act back. */
  const undo = async () => {
    const { undo: writes = [], done = [] } = outcome ?? {};
    returnFocus();
    setOutcome(undefined);
    try {
      for (const write of writes) await mutateAsync(write);
      setOutcome({ to: "undo", done, refused: [], undo: [] });
    } catch (error) {
      fail("undo", error);
    }
  };

  return {
    act: (to: ArtistStateChange, artists: readonly ListedArtist[]) => void act(to, artists),
    undo: () => void undo(),
    isPending,
    outcome,
    forget: () => {
      returnFocus();
      setOutcome(undefined);
    },
    /** What was done can no longer be taken back; what was refused stands until it is forgotten. */
    endUndo: () => setOutcome((last) => last && { ...last, done: [], undo: [] }),
    erasing,
    setErasing,
  };
}

export type ArtistActs = ReturnType<typeof useArtistActs>;
