import { useField, type FieldInputProps } from "formik";
import type { FocusEvent } from "react";
import { afterPress } from "./choice/pointer-press.ts";

/** What ties a control to a Formik form. Left by a press, the field shows its message once the press is over. */
export function useFormField(name: string): FieldInputProps<string> {
  const [field] = useField<string>(name);
  return { ...field, onBlur: (event: FocusEvent) => afterPress(() => field.onBlur(event)) };
}
