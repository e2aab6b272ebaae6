import { useLingui } from "@lingui/react/macro";
import { useFormikContext, getIn } from "formik";
import type { RefusedFields } from "#src/lib/http/refused-fields.ts";

/**
 * A field's error in the selected language: the schema's, once the field was left or the form submitted, else the server's
 * (in the form's status), until the value is changed.
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
