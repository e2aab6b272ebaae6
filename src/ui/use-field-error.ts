import { useLingui } from "@lingui/react/macro";
import { useFormikContext, getIn } from "formik";

/** The words for what is wrong with a field of the form, once it was left or submit was pressed. */
export function useFieldError(name: string): string | undefined {
  const { i18n } = useLingui();
  const { errors, touched, submitCount } = useFormikContext<Record<string, unknown>>();
  const id: unknown = getIn(errors, name);
  const isShown = submitCount > 0 || Boolean(getIn(touched, name));
  return typeof id === "string" && isShown ? i18n._(id) : undefined;
}
