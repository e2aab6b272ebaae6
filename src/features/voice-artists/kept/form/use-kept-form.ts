import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useProposedAgeRange } from "#src/features/voice-artists/editor/fields/use-proposed-age-range.ts";
import { useSampleUploads } from "#src/features/voice-artists/samples/use-sample-uploads.ts";
import { refuseBySize } from "#src/features/voice-artists/upload/refuse-file.ts";
import { uploadAudio } from "#src/features/voice-artists/upload/upload.ts";
import { isUnderWay, useSentFiles } from "#src/session/sending/use-sent-files.ts";
import { newSample, type KeptForm, type SampleForm } from "./kept-form.ts";
import { keptSchema } from "./kept-schema.ts";

interface KeptFormOptions {
  initial: KeptForm;
  /** The stored samples’ addresses, which are valid in any shape. */
  storedUrls: readonly string[];
  /** Called with valid values once no file is on its way. */
  onSubmit: (values: KeptForm) => Promise<void>;
}

type ChangeSamples = (next: (samples: SampleForm[]) => SampleForm[]) => void;

/** The file that becomes the first sample; without it that is what it was in `initial`. */
function useSingleUpload(initial: KeptForm, latest: RefObject<KeptForm>, change: ChangeSamples) {
  const setFirst = (voiceMp3: string) =>
    change(([first, ...others]) => (first ? [{ ...first, voiceMp3 }, ...others] : []));
  const { files, add, clear } = useSentFiles({
    mutation: uploadAudio,
    onStored: ({ url }) => setFirst(url),
  });
  const sent = files.at(-1);
  const send = (file: File) => {
    clear();
    add([{ file, refusal: refuseBySize(file) }]);
  };
  const remove = () => {
    const url = latest.current.samples[0]?.voiceMp3;
    if (sent?.phase === "stored" && url === sent.stored.url) setFirst(initial.samples[0]?.voiceMp3 ?? "");
    clear();
  };
  return { sent, send, remove, clear };
}
export type SingleUpload = Pick<ReturnType<typeof useSingleUpload>, "sent" | "send" | "remove">;

/** The form of an artist with its samples and their uploads; a submit waits for these. */
export function useKeptForm({ initial, storedUrls, onSubmit }: KeptFormOptions) {
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
  const makeSample: typeof newSample = (...given) => ({
    ...newSample(...given),
    ...latest.current.saidForAll,
  });
  const uploads = useSampleUploads({ samples: formik.values.samples, makeSample, change });
  const single = useSingleUpload(formik.initialValues, latest, change);
  const { sent } = single;
  const pending = uploads.pending + (sent && isUnderWay(sent) ? 1 : 0);

  async function submit(values: KeptForm) {
    setQueued(pending > 0);
    if (pending === 0) await onSubmit(values);
  }

  const { submitForm } = formik;
  const isWaiting = isQueued && sent?.phase !== "failed";
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
      send: (file: File) => {
        setQueued(false);
        single.send(file);
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
