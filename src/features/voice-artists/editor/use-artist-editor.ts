import type { MessageDescriptor } from "@lingui/core";
import { useFormik } from "formik";
import { useEffect, useMemo, useState } from "react";
import { artistSentence, isStale, staleDetail } from "#src/features/voice-artists/artist-sentence.ts";
import { useUpload } from "#src/features/voice-artists/upload/use-upload.ts";
import { failureOf } from "#src/lib/http/lost-answer.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import type { ValidArtist, ArtistForm } from "./artist-form.ts";
import { artistSchema } from "./artist-schema.ts";
import type { Outcome } from "./SaveMessage.tsx";
import { useProposedAgeRange } from "./fields/use-proposed-age-range.ts";

export interface EditorOptions {
  initial: ArtistForm;
  /** Sends the fields; a rejection is the failure that is shown. */
  save: (fields: ValidArtist) => Promise<void>;
  /** The sentences of a success, and of a failure without its own. */
  saved: MessageDescriptor;
  failed: MessageDescriptor;
  /** Whether a success empties the form or keeps its values. */
  afterwards: "empty" | "keep";
}

/** The state of an artist form: values, the upload that fills the sample URL, and the outcome of a submission. */
export function useArtistEditor({ initial, save, saved, failed, afterwards }: EditorOptions) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [baseline, setBaseline] = useState(initial);
  const [isQueued, setQueued] = useState(false);
  const schema = useMemo(() => artistSchema(initial.sampleUrl), [initial.sampleUrl]);

  const formik = useFormik<ArtistForm>({ initialValues: initial, validationSchema: schema, onSubmit });
  useProposedAgeRange(formik);
  const upload = useUpload((audio) => void formik.setFieldValue("sampleUrl", audio.url));
  const isSending = upload.state.phase === "sending";

  async function onSubmit(values: ArtistForm) {
    setOutcome(null);
    setQueued(isSending);
    if (isSending) return;
    const fields = schema.cast(values);
    try {
      await save(fields);
    } catch (error) {
      const refused = refusedFields(error, { values, pointers: { "voices/0/voiceMp3": "sampleUrl" } });
      formik.setStatus(refused);
      const { failure, detail = isStale(failure) ? staleDetail : undefined } = failureOf(error);
      if (!refused) setOutcome({ kind: "danger", sentence: artistSentence(failure, failed), detail });
      return;
    }
    if (afterwards === "keep") {
      setBaseline(values);
      formik.resetForm({ values });
    } else {
      formik.resetForm();
      upload.cancel();
    }
    setOutcome({ kind: "success", sentence: saved, saved: fields });
  }

  // Save was pressed during an upload: submits once the file's URL is known.
  const { submitForm } = formik;
  const isDue = isQueued && upload.state.phase === "stored";
  useEffect(() => {
    if (isDue) void submitForm();
  }, [isDue, submitForm]);

  const sendFile = (file: File) => {
    setOutcome(null);
    setQueued(false);
    void upload.send(file);
  };

  /** Cancels the upload, or removes its URL from the field. */
  const removeFile = () => {
    const { state, cancel } = upload;
    const isFilled = state.phase === "stored" && formik.values.sampleUrl === state.audio.url;
    if (isFilled) void formik.setFieldValue("sampleUrl", initial.sampleUrl);
    setOutcome(null);
    cancel();
  };

  return {
    formik,
    upload: upload.state,
    sendFile,
    removeFile,
    outcome,
    clearOutcome: () => setOutcome(null),
    isSaving: formik.isSubmitting || (isQueued && isSending),
    isChanged: isSending || JSON.stringify(formik.values) !== JSON.stringify(baseline),
  };
}
