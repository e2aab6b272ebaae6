import { useFormikContext } from "formik";
import type { KeptForm, SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";

/** The samples in the form around it, and what can be done with them. */
export function useSamples() {
  const { values, setValues } = useFormikContext<KeptForm>();
  const change = (next: (samples: SampleForm[]) => SampleForm[]) =>
    void setValues((form) => ({ ...form, samples: next(form.samples) }));
  return {
    samples: values.samples,
    add: (...added: SampleForm[]) => change((samples) => [...samples, ...added]),
    update: (key: string, update: Partial<SampleForm>) =>
      change((samples) => samples.map((one) => (one.key === key ? { ...one, ...update } : one))),
    updateAll: (update: (sample: SampleForm) => SampleForm) => change((samples) => samples.map(update)),
    remove: (key: string) => change((samples) => samples.filter((one) => one.key !== key)),
    reorder: (keys: readonly string[]) =>
      change((samples) => samples.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))),
  };
}
