import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useSaveDraft, useSavedDraft } from "./drafts.ts";

/** Inside a Formik form: saves its values when the session is lost and restores them after the next login. */
export function FormDraft({ name }: { name: string }) {
  const { values, dirty, setValues } = useFormikContext<FormikValues>();
  const draft = useSavedDraft<FormikValues>(name);
  useSaveDraft(name, () => (dirty ? values : undefined));
  const restore = useEffectEvent(() => void (draft && setValues(draft, false)));
  useEffect(() => {
    restore();
  }, []);
  return null;
}
