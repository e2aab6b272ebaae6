import { useLingui } from "@lingui/react/macro";
import { useFormikContext, getIn } from "formik";
import type { RefusedFields } from "#src/lib/refused-fields.ts";

/**
 * The words for what is wrong with a field of the form, once it was left or submit was pressed; or for what the server
 * refused of it (the form's status), until it is changed.
 */
export function useFieldError(name: string): string | undefined {
  const { i18n } = useLingui();
  const { errors, touched, submitCount, status, values } = useFormikContext<Record<string, unknown>>();
  const id: unknown = getIn(errors, name);
  const isShown = submitCount > 0 || Boolean(getIn(touched, name));
  if (typeof id === "string" && isShown) return i18n._(id);
  const refused = (status as RefusedFields | undefined)?.[name];
  return refused && refused.value === getIn(values, name) ? i18n._(refused.message) : undefined;
}
