import { useLingui } from "@lingui/react/macro";
import { useFormikContext, getIn } from "formik";
import type { RefusedFields } from "#src/lib/http/refused-fields.ts";

const isEmpty = (value: unknown) => typeof value === "string" && value.trim() === "";

/**
 * A field's error in the selected language: the schema's, once the form was submitted or the field was left with something in
 * it (that it is empty is no news before), else the server's (in the form's status), until the value is changed.
 */
export function useFieldError(name: string): string | undefined {
  const { i18n } = useLingui();
  const { errors, touched, submitCount, status, values } = useFormikContext<Record<string, unknown>>();
  const id: unknown = getIn(errors, name);
  const value: unknown = getIn(values, name);
  const isShown = submitCount > 0 || (Boolean(getIn(touched, name)) && !isEmpty(value));
  if (typeof id === "string" && isShown) return i18n._(id);
  const refused = (status as RefusedFields | undefined)?.[name];
  return refused && refused.value === value ? i18n._(refused.message) : undefined;
}
