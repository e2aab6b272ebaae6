import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/** In a Formik form: what was typed when the session was lost stands in it again after the next login. */
export function KeptDraft({ name }: { name: string }) {
  const { values, dirty, setValues } = useFormikContext<FormikValues>();
  const draft = useKeptDraft<FormikValues>(name);
  useDraftKeeper(name, () => (dirty ? values : undefined));
  const putBack = useEffectEvent(() => void (draft && setValues(draft, false)));
  useEffect(() => putBack(), []);
  return null;
}
