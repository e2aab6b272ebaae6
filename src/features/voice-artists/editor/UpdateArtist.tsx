import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { VoiceArtist, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { failedOutcome, isStale, staleDetail } from "#src/features/voice-artists/artist-sentence.ts";
import { samplePointers } from "#src/features/voice-artists/kept/calls/kept-write.ts";
import type { KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { useKeptForm } from "#src/features/voice-artists/kept/form/use-kept-form.ts";
import { updateVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { artistQuery, type StoredArtist } from "#src/features/voice-artists/queries.ts";
import { isSame } from "#src/lib/is-same.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useSession } from "#src/session/use-session.ts";
import { serverHasField } from "./artist-form.ts";
import { EditorFrame } from "./EditorFrame.tsx";
import type { Outcome } from "./SaveMessage.tsx";
import { singleFormOf, updateOf } from "./single-sample.ts";
import { SingleSampleForm } from "./SingleSampleForm.tsx";

interface UpdateArtistProps extends StoredArtist {
  /** What was searched in the list that Cancel leads back to. */
  query: string | undefined;
  /** Called with the artist as the server has it: after a save, and after one that came too late. */
  onStored: (stored: StoredArtist) => void;
}

/** The artist once an update is saved; what is known of a sample's sound stays known. */
function artistAfter(
  artist: VoiceArtist,
  { artistName: _before, voices, ...fields }: VoiceArtistUpdate,
): VoiceArtist {
  const sent = voices.map((voice) => ({
    ...artist.voices.find(({ voiceMp3 }) => voiceMp3 === voice.voiceMp3),
    ...voice,
  }));
  return { ...artist, ...fields, voices: [...sent, ...artist.voices.slice(sent.length)] };
}

/** The edit form of one artist of whom the server keeps one sample. It reads `artist` on mount only and then keeps its own values. */
export function UpdateArtist({ artist, etag, onStored, query }: UpdateArtistProps) {
  const id = useId();
  const session = useSession();
  const client = useQueryClient();
  const draft = useDraft(`update-artist ${artist.name}`);
  const { mutateAsync, state } = useSending(updateVoiceArtist, draft);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const initial = singleFormOf(artist);
  const [saved, setSaved] = useState(initial);
  const { formik, upload, pending, isSaving } = useKeptForm({
    initial,
    storedUrls: initial.samples.map(({ voiceMp3 }) => voiceMp3),
    onSubmit: submit,
  });

  async function save(update: VoiceArtistUpdate) {
    try {
      const tag = await mutateAsync({ update, etag });
      onStored({ artist: artistAfter(artist, update), etag: tag });
    } catch (error) {
      // What another owner saved is known now, so that a second save replaces it knowingly.
      if (isStale(error))
        await client
          .fetchQuery({ ...artistQuery(artist.name), staleTime: 0 })
          .then(onStored, () => undefined);
      throw error;
    }
  }

  async function submit(values: KeptForm) {
    setOutcome(null);
    const update = updateOf(artist, values, (field) => serverHasField(session, field));
    try {
      await save(update);
    } catch (error) {
      const refused = refusedFields(error, { values, pointers: samplePointers(values, "voices") });
      formik.setStatus(refused);
      const failure = failedOutcome(error, msg`Failed to update voice artist.`);
      if (!refused) setOutcome(isStale(error) ? { ...failure, detail: staleDetail } : failure);
      return;
    }
    setSaved(values);
    formik.resetForm({ values });
    setOutcome({
      kind: "success",
      sentence: msg`Voice artist updated successfully!`,
      ...(values.samples[0]?.voiceMp3.trim() && { saved: update }),
    });
  }

  return (
    <EditorFrame
      form={id}
      formik={formik}
      sending={state}
      outcome={outcome}
      upload={upload.sent}
      isSaving={isSaving}
      isChanged={pending > 0 || !isSame(saved, formik.values)}
      cancel={{ to: "/owner/update-voice-artist", search: { q: query } }}
      label={<Trans comment="Button">Save changes</Trans>}
    >
      <SingleSampleForm
        id={id}
        draft={<FormDraft draft={draft} />}
        onChange={() => setOutcome(null)}
        samples={artist.voices}
        isReplaceable={artist.voices.length > 0}
        upload={upload}
      />
    </EditorFrame>
  );
}
