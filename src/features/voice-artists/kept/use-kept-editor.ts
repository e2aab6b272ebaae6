import { msg } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ArtistStateChange } from "#contract/constants/enumerations.ts";
import { failedOutcome, isStale } from "#src/features/voice-artists/artist-sentence.ts";
import {
  mergedForm,
  mergeOf,
  type Change,
  type Merge,
  type Side,
} from "#src/features/voice-artists/conflict/merge.ts";
import { changeArtistStates } from "#src/features/voice-artists/state-mutation.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { keptFormOf, type KeptForm } from "./form/kept-form.ts";
import { isChangedFrom, keptWriteOf, samplePointers, sentSamples } from "./calls/kept-write.ts";
import { saveKeptArtist } from "./calls/mutations.ts";
import { keptArtistQuery, type StoredKept } from "./calls/queries.ts";
import { useKeptForm } from "./form/use-kept-form.ts";
import type { Draft } from "#src/session/sending/draft.ts";
import { isElsewhere, useSending } from "#src/session/sending/use-sending.ts";

/** What became of the last act. */
export interface KeptOutcome {
  kind: "success" | "danger";
  sentence: Sentence;
  detail?: Sentence | undefined;
  /** What another owner had changed meanwhile, and who; it was kept. */
  together?: { changes: Change[]; by: string | null };
}

/** The artist as it is stored, and as a form. */
interface Known extends StoredKept {
  base: KeptForm;
}

/** Two owners changed the same; `known` is what the other one saved. */
export interface Conflict {
  merge: Merge;
  before: KeptForm;
  mine: KeptForm;
  known: Known;
}

/** The state of the editor of a stored artist, of whom `draft` holds what is typed: form, saving, merging with what others saved, and the artist's state. */
export function useKeptEditor(first: StoredKept, draft: Draft) {
  const { artistId } = first.artist;
  const client = useQueryClient();
  const saving = useSending(saveKeptArtist, draft);
  const changing = useSending(changeArtistStates);
  const [known, setKnown] = useState<Known>(() => ({ ...first, base: keptFormOf(first.artist) }));
  const [conflict, setConflict] = useState<Conflict>();
  const [outcome, setOutcome] = useState<KeptOutcome | null>(null);
  /** Keys of samples that were stored by this form, by their ids. */
  const keys = useRef(new Map<string, string>());
  const toPublish = useRef(false);

  const { formik, uploads, isSaving, valuesNow, goOn } = useKeptForm({
    initial: known.base,
    storedUrls: known.artist.samples.map(({ voiceMp3 }) => voiceMp3),
    onSubmit: submit,
  });
  const knownOf = (stored: StoredKept): Known => ({
    ...stored,
    base: keptFormOf(stored.artist, keys.current),
  });
  const fail = (error: unknown, sentence = msg`Failed to update voice artist.`) =>
    setOutcome(failedOutcome(error, sentence));

  /** Goes on from what is stored now; what was typed since `from` stays. */
  const goOnFrom = (next: Known, from: KeptForm) => {
    setKnown(next);
    goOn(
      next.base,
      mergedForm(from, valuesNow(), next.base, () => "mine"),
    );
  };
  const readAgain = async () =>
    knownOf(await client.fetchQuery({ ...keptArtistQuery(artistId), staleTime: 0 }));

  /** Saves what differs from what is stored; false where the owner has to choose first. */
  const save = async (
    values: KeptForm,
    since: Known,
    together?: KeptOutcome["together"],
  ): Promise<boolean> => {
    const write = keptWriteOf(since.base, values);
    const isNothing = Object.keys(write).length === 0;
    let saved: StoredKept;
    try {
      saved = isNothing ? since : await saving.mutateAsync({ artistId, write, etag: since.etag });
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await readAgain();
      const merge = mergeOf(since.base, values, theirs.base);
      if (merge.conflicts.length > 0) {
        setConflict({ merge, before: since.base, mine: values, known: theirs });
        return false;
      }
      const merged = mergedForm(since.base, values, theirs.base, () => "mine");
      setKnown(theirs);
      goOn(theirs.base, merged);
      return save(merged, theirs, { changes: merge.theirsOnly, by: theirs.artist.changedBy });
    }
    if (write.samples)
      sentSamples(values).forEach(({ key, voiceId }, place) => {
        const id = saved.artist.samples[place]?.voiceId;
        if (voiceId === undefined && id !== undefined) keys.current.set(id, key);
      });
    goOnFrom(knownOf(saved), values);
    setOutcome({
      kind: "success",
      sentence: msg`Voice artist updated successfully!`,
      ...(together && together.changes.length > 0 && { together }),
    });
    return true;
  };

  async function submit(values: KeptForm) {
    setOutcome(null);
    try {
      const isSaved = await save(values, known);
      if (isSaved && toPublish.current) await act("publish");
    } catch (error) {
      const refused = refusedFields(error, { values, pointers: samplePointers(values, "samples") });
      formik.setStatus(refused);
      if (!refused) fail(error);
    }
  }

  /** Changes the artist's state, and takes over what that changed. */
  async function act(to: ArtistStateChange) {
    setOutcome(null);
    try {
      const [result] = await changing.mutateAsync({ artistIds: [artistId], to });
      const problem = result?.problem;
      if (problem) setOutcome({ kind: "danger", sentence: problem });
    } catch (error) {
      fail(error, msg`Server responded with an error.`);
      return;
    }
    if (to !== "erase") absorb(await readAgain());
  }

  /** Takes over what changed on the server, unless that would need a choice: the next save asks for it then. */
  const absorb = (next: Known) => {
    if (next.etag === known.etag || next.etag === null) return;
    if (mergeOf(known.base, valuesNow(), next.base).conflicts.length === 0) goOnFrom(next, known.base);
  };
  const { data } = useQuery({ ...keptArtistQuery(artistId), initialData: first });
  const absorbStored = useEffectEvent((stored: StoredKept) => {
    if (!isSaving && !changing.isPending) absorb(knownOf(stored));
  });
  useEffect(() => {
    absorbStored(data);
  }, [data]);

  const isChanged = uploads.pending > 0 || isChangedFrom(known.base, formik.values);
  const saveAndPublish = () => {
    toPublish.current = true;
    void formik.submitForm();
  };

  return {
    artist: known.artist,
    /** Of the artist as it was read last; the form may still rest on an older copy. */
    readEtag: data.etag,
    formik,
    uploads,
    outcome,
    clearOutcome: () => setOutcome(null),
    conflict,
    /** Back to the form; nothing is lost, and saving asks again. */
    closeConflict: () => setConflict(undefined),
    /** Saves with the owner's choices. */
    resolveConflict: (choose: (change: Change) => Side) => {
      if (!conflict) return;
      const { before, mine, known: theirs, merge } = conflict;
      const merged = mergedForm(before, mine, theirs.base, choose);
      setConflict(undefined);
      setKnown(theirs);
      goOn(theirs.base, merged);
      save(merged, theirs, { changes: merge.theirsOnly, by: theirs.artist.changedBy }).catch(fail);
    },
    isSaving: isSaving || saving.isPending,
    /** What is known of changes that were sent before the form was opened. */
    sentEarlier: saving.state === "unknown" || isElsewhere(saving.state) ? saving.state : null,
    isActing: changing.isPending,
    isChanged,
    /** Before the form is submitted by its own button. */
    onlySave: () => {
      toPublish.current = false;
    },
    /** Saves what was changed, then shows the artist to clients. */
    publish: () => (isChanged ? saveAndPublish() : void act("publish")),
    act: (to: ArtistStateChange) => void act(to),
  };
}
