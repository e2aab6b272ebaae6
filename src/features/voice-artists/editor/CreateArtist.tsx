import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { failedOutcome } from "#src/features/voice-artists/artist-sentence.ts";
import { createVoiceArtist } from "#src/features/voice-artists/kept/calls/create-artist.ts";
import { isChangedFrom, samplePointers } from "#src/features/voice-artists/kept/calls/kept-write.ts";
import {
  emptyKeptForm,
  publishedSample,
  type KeptForm,
} from "#src/features/voice-artists/kept/form/kept-form.ts";
import { useKeptForm } from "#src/features/voice-artists/kept/form/use-kept-form.ts";
import { useToday } from "#src/features/voice-artists/kept/form/use-today.ts";
import { KeptFields } from "#src/features/voice-artists/kept/KeptFields.tsx";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useServerHas, useSession } from "#src/session/use-session.ts";
import { serverHasField } from "./artist-form.ts";
import { EditorFrame } from "./EditorFrame.tsx";
import type { Outcome } from "./SaveMessage.tsx";
import { draftOf } from "./single-sample.ts";
import { SingleSampleForm } from "./SingleSampleForm.tsx";

const failed = msg`Failed to create voice artist.`;
const restMissing = msg`Titles, consent and the other details you entered for the samples could not be saved. Open the artist and enter them again.`;

/** The form of a new artist with its samples, or with one; a success empties it. */
export function CreateArtist() {
  const session = useSession();
  const keepsSamples = useServerHas("catalogue");
  const id = useId();
  const today = useToday();
  const [empty, setEmpty] = useState(() => emptyKeptForm(today));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const kept = useDraft("create-artist");
  const { mutateAsync, state } = useSending(createVoiceArtist, kept);
  const { formik, uploads, upload, pending, isSaving } = useKeptForm({
    initial: empty,
    storedUrls: [],
    makeSample: (...given) => publishedSample(today, ...given),
    onSubmit: submit,
  });

  async function submit(values: KeptForm) {
    setOutcome(null);
    const draft = draftOf(values, (field) => serverHasField(session, field));
    let isWhole: boolean;
    try {
      isWhole = await mutateAsync({ draft, form: keepsSamples ? values : undefined });
    } catch (error) {
      const refused = refusedFields(error, { values, pointers: samplePointers(values, "voices") });
      formik.setStatus(refused);
      if (!refused) setOutcome(failedOutcome(error, failed));
      return;
    }
    const next = emptyKeptForm(today);
    setEmpty(next);
    formik.resetForm({ values: next });
    upload.clear();
    setOutcome({
      kind: "success",
      sentence: msg`Voice artist created successfully!`,
      ...(draft.voices.length > 0 && { saved: draft }),
      ...(!isWhole && { detail: restMissing }),
    });
  }

  const form = { id, draft: <FormDraft draft={kept} />, onChange: () => setOutcome(null) };
  return (
    <EditorFrame
      form={id}
      formik={formik}
      sending={state}
      outcome={outcome}
      upload={upload.sent}
      isSaving={isSaving}
      isChanged={pending > 0 || isChangedFrom(empty, formik.values)}
      cancel={{ to: "/owner/dashboard" }}
      label={<Trans>Create voice artist</Trans>}
    >
      {keepsSamples ? (
        <KeptFields {...form} artist={undefined} uploads={uploads} />
      ) : (
        <SingleSampleForm {...form} upload={upload} />
      )}
    </EditorFrame>
  );
}
