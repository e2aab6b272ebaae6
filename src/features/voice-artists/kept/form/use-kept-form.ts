import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useProposedAgeRange } from "#src/features/voice-artists/editor/fields/use-proposed-age-range.ts";
import { useSampleUploads } from "#src/features/voice-artists/samples/use-sample-uploads.ts";
import { useUpload } from "#src/features/voice-artists/upload/use-upload.ts";
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

type ChangeSamples = (next: (samples: SampleForm[]) => SampleForm[]) => void;

/** The file that becomes the first sample; without it that is what it was in `initial`. */
function useSingleUpload(initial: KeptForm, latest: RefObject<KeptForm>, change: ChangeSamples) {
  const setFirst = (voiceMp3: string) =>
    change(([first, ...others]) => (first ? [{ ...first, voiceMp3 }, ...others] : []));
  const { state, send, cancel } = useUpload(({ url }) => setFirst(url));
  const remove = () => {
    const url = latest.current.samples[0]?.voiceMp3;
    if (state.phase === "stored" && url === state.audio.url) setFirst(initial.samples[0]?.voiceMp3 ?? "");
    cancel();
  };
  return { state, send, remove, clear: cancel };
}
export type SingleUpload = Pick<ReturnType<typeof useSingleUpload>, "state" | "remove"> & {
  send: (file: File) => void;
};

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
  const change: ChangeSamples = (next) => {
    latest.current = { ...latest.current, samples: next(latest.current.samples) };
    void formik.setValues(latest.current);
  };
  const uploads = useSampleUploads({ samples: formik.values.samples, makeSample, change });
  const single = useSingleUpload(formik.initialValues, latest, change);
  const file = single.state;
  const pending = uploads.pending + (file.phase === "sending" ? 1 : 0);

  async function submit(values: KeptForm) {
    setQueued(pending > 0);
    if (pending === 0) await onSubmit(values);
  }

  const { submitForm } = formik;
  const isWaiting = isQueued && file.phase !== "failed";
  const isDue = isWaiting && pending === 0;
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
    /** The file that becomes the only sample, on servers that keep one of each artist. */
    upload: {
      ...single,
      send: (sent: File) => {
        setQueued(false);
        void single.send(sent);
      },
      remove: () => {
        setQueued(false);
        single.remove();
      },
    },
    /** How many files are on their way. */
    pending,
    isSaving: formik.isSubmitting || isWaiting,
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
