import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useProposedAgeRange } from "#src/features/voice-artists/editor/fields/use-proposed-age-range.ts";
import { useSampleUploads } from "#src/features/voice-artists/samples/use-sample-uploads.ts";
import { newSample, type KeptForm, type SampleForm } from "./kept-form.ts";
import { keptSchema } from "./kept-schema.ts";

interface KeptFormOptions {
  initial: KeptForm;
  /** The stored samples’ addresses, which are valid in any shape. */
  storedUrls: readonly string[];
  /** A new sample; a draft unless told. */
  makeSample?: typeof newSample;
  /** Called with valid values once no file is on its way. */
  onSubmit: (values: KeptForm) => Promise<void>;
}

/** The form of an artist with its samples and their uploads; a submit waits for these. */
export function useKeptForm({ initial, storedUrls, makeSample = newSample, onSubmit }: KeptFormOptions) {
  const [isQueued, setQueued] = useState(false);
  const urls = storedUrls.join("\n");
  const schema = useMemo(() => keptSchema(new Set(urls.split("\n"))), [urls]);
  const formik = useFormik<KeptForm>({ initialValues: initial, validationSchema: schema, onSubmit: submit });
  useProposedAgeRange(formik);

  // Two uploads may end before the form is drawn again.
  const latest = useRef(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);
  const change = (next: (samples: SampleForm[]) => SampleForm[]) => {
    latest.current = { ...latest.current, samples: next(latest.current.samples) };
    void formik.setValues(latest.current);
  };
  const uploads = useSampleUploads({ samples: formik.values.samples, makeSample, change });
  const { pending } = uploads;

  async function submit(values: KeptForm) {
    setQueued(pending > 0);
    if (pending === 0) await onSubmit(values);
  }

  const { submitForm } = formik;
  const isDue = isQueued && pending === 0;
  useEffect(() => {
    if (isDue) void submitForm();
  }, [isDue, submitForm]);

  return {
    formik,
    uploads: {
      ...uploads,
      /** Whoever cancels a file looks again before saving. */
      cancel: (id: number) => {
        setQueued(false);
        uploads.cancel(id);
      },
    },
    isSaving: formik.isSubmitting || isQueued,
    /** The values as they are at this moment. */
    valuesNow: () => latest.current,
    /** Goes on with these values; `stored` is what counts as unchanged. */
    goOn: (stored: KeptForm, values: KeptForm) => {
      latest.current = values;
      formik.resetForm({ values: stored });
      void formik.setValues(values);
    },
  };
}
