import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { ArtistField } from "#contract/constants/artist-fields.ts";
import { failedOutcome } from "#src/features/voice-artists/artist-sentence.ts";
import { createVoiceArtist } from "#src/features/voice-artists/kept/calls/create-artist.ts";
import { isChangedFrom, samplePointers } from "#src/features/voice-artists/kept/calls/kept-write.ts";
import { emptyKeptForm, type KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { useKeptForm } from "#src/features/voice-artists/kept/form/use-kept-form.ts";
import { KeptFields } from "#src/features/voice-artists/kept/KeptFields.tsx";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useServerHas, useSession } from "#src/session/use-session.ts";
import { serverHasField } from "./artist-form.ts";
import { EditorFrame } from "./EditorFrame.tsx";
import type { Outcome } from "./SaveMessage.tsx";
import { draftOf, keptDraftOf } from "./single-sample.ts";
import { SingleSampleForm } from "./SingleSampleForm.tsx";

const failed = msg`Failed to create voice artist.`;
const created = msg`Voice artist created successfully!`;
const asDraft = msg`Saved as a draft. Clients see the artist once the consent is recorded and the artist is published.`;

interface NewArtistProps {
  outcome: Outcome | null;
  onOutcome: (outcome: Outcome | null) => void;
  /** Called once it is stored, with what is then to be said. */
  onCreated: (outcome: Outcome) => void;
}

/** The form of a new artist with its samples, or with one. */
function NewArtist({ outcome, onOutcome, onCreated }: NewArtistProps) {
  const session = useSession();
  const isKnown = (field: ArtistField) => serverHasField(session, field);
  const keepsSamples = useServerHas("catalogue");
  const id = useId();
  const [empty] = useState(emptyKeptForm);
  const kept = useDraft("create-artist");
  const { mutateAsync, state } = useSending(createVoiceArtist, kept);
  const { formik, uploads, upload, pending, isSaving } = useKeptForm({
    initial: empty,
    storedUrls: [],
    onSubmit: submit,
  });

  async function submit(values: KeptForm) {
    onOutcome(null);
    const draft = keepsSamples ? keptDraftOf(values, isKnown) : draftOf(values, isKnown);
    try {
      await mutateAsync(draft);
    } catch (error) {
      const pointers = samplePointers(values, keepsSamples ? "samples" : "voices");
      const refused = refusedFields(error, { values, pointers });
      formik.setStatus(refused);
      if (!refused) onOutcome(failedOutcome(error, failed));
      return;
    }
    const isSeen = draft.voices.length > 0 || draft.samples?.some((sample) => sample.state === "published");
    onCreated({
      kind: "success",
      sentence: created,
      ...(isSeen && { saved: draft }),
      ...(draft.samples && !isSeen && { detail: asDraft, draft: draft.name }),
    });
  }

  const form = { id, draft: <FormDraft draft={kept} />, onChange: () => onOutcome(null) };
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

/** The form of a new artist. A success leaves a new one, with its files and its open sample too; `onCreated` leads to its top. */
export function CreateArtist({ onCreated }: { onCreated: () => void }) {
  const [made, setMade] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <NewArtist
      key={made}
      outcome={outcome}
      onOutcome={setOutcome}
      onCreated={(now) => {
        setOutcome(now);
        setMade(made + 1);
        onCreated();
      }}
    />
  );
}
