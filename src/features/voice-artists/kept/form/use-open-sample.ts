import { useFormikContext } from "formik";
import { useState } from "react";
import type { RefusedFields } from "#src/lib/http/refused-fields.ts";
import type { KeptForm } from "./kept-form.ts";

/** Which sample is open: the only one at first; after a refused submit, the first with a wrong field. */
export function useOpenSample() {
  const { values, errors, status, submitCount, isSubmitting } = useFormikContext<KeptForm>();
  const [only, ...others] = values.samples;
  const [open, setOpen] = useState(others.length === 0 ? only?.key : undefined);
  const [seen, setSeen] = useState(submitCount);
  if (submitCount !== seen && !isSubmitting) {
    setSeen(submitCount);
    const refused = Object.keys((status as RefusedFields | undefined) ?? {});
    const wrong = values.samples.findIndex(
      (_sample, place) =>
        errors.samples?.[place] !== undefined ||
        refused.some((field) => field.startsWith(`samples.${place}.`)),
    );
    const key = values.samples[wrong]?.key;
    if (key !== undefined) setOpen(key);
  }
  return [open, setOpen] as const;
}
