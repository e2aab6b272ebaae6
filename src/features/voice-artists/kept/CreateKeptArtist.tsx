import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { FormikProvider } from "formik";
import { useId, useState } from "react";
import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import { artistSentence } from "#src/features/voice-artists/artist-sentence.ts";
import type { ValidArtist } from "#src/features/voice-artists/editor/artist-form.ts";
import styles from "#src/features/voice-artists/editor/ArtistEditor.module.css";
import { SaveBar } from "#src/features/voice-artists/editor/SaveBar.tsx";
import { SaveMessage, type Outcome } from "#src/features/voice-artists/editor/SaveMessage.tsx";
import { failureOf } from "#src/lib/http/lost-answer.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { createKeptArtist } from "./calls/create-kept-artist.ts";
import { emptyKeptForm, publishedSample, type KeptForm } from "./form/kept-form.ts";
import { isChangedFrom, samplePointers, sentSamples } from "./calls/kept-write.ts";
import { KeptFields } from "./KeptFields.tsx";
import type { KeptSlots } from "./slots.ts";
import { useKeptForm } from "./form/use-kept-form.ts";
import { useToday } from "./form/use-today.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

type CreateKeptArtistProps = Pick<KeptSlots, "canUpload" | "preview" | "player" | "viewCard">;

const failed = msg`Failed to create voice artist.`;
const restMissing = msg`Titles, consent, and what else you entered for the samples could not be saved. Open the artist and enter them again.`;

/** The form of a new artist with its samples; a success empties it. */
export function CreateKeptArtist({ viewCard, ...slots }: CreateKeptArtistProps) {
  const id = useId();
  const today = useToday();
  const [empty, setEmpty] = useState(() => emptyKeptForm(today));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const kept = useDraft("create-kept-artist");
  const { mutateAsync, state } = useSending(createKeptArtist, kept);
  const { formik, uploads, isSaving } = useKeptForm({
    initial: empty,
    storedUrls: [],
    makeSample: (...given) => publishedSample(today, ...given),
    onSubmit: submit,
  });

  async function submit(values: KeptForm) {
    setOutcome(null);
    const { name, age, gender, samples: _own, ...choices } = values;
    if (gender === "") return; // refused by the schema
    const voices = sentSamples(values).map(({ voiceMp3 }) => ({ voiceMp3: voiceMp3.trim() }));
    const draft: VoiceArtistDraft = { name: name.trim(), age: Number(age), gender, ...choices, voices };
    let isWhole: boolean;
    try {
      isWhole = await mutateAsync({ draft, form: values });
    } catch (error) {
      const refused = refusedFields(error, { values, pointers: samplePointers(values, "voices") });
      formik.setStatus(refused);
      const { failure, detail } = failureOf(error);
      if (!refused) setOutcome({ kind: "danger", sentence: artistSentence(failure, failed), detail });
      return;
    }
    const saved: ValidArtist = { ...draft, sampleUrl: draft.voices[0]?.voiceMp3 ?? "" };
    const next = emptyKeptForm(today);
    setEmpty(next);
    formik.resetForm({ values: next });
    setOutcome({
      kind: "success",
      sentence: msg`Voice artist created successfully!`,
      saved,
      ...(!isWhole && { detail: restMissing }),
    });
  }

  return (
    <FormikProvider value={formik}>
      <div className={styles["layout"]}>
        <KeptFields
          id={id}
          artist={undefined}
          draft={<FormDraft draft={kept} />}
          uploads={uploads}
          onChange={() => setOutcome(null)}
          {...slots}
        />
        <SaveBar
          form={id}
          cancel={{ to: "/owner/dashboard" }}
          isSaving={isSaving}
          label={<Trans>Create voice artist</Trans>}
        >
          {!outcome && <SendingNotice of={{ state, error: null }} />}
          <SaveMessage outcome={outcome} upload={{ phase: "idle" }} viewCard={viewCard} />
        </SaveBar>
      </div>
      <LeaveGuard isChanged={uploads.pending > 0 || isChangedFrom(empty, formik.values)} />
    </FormikProvider>
  );
}
