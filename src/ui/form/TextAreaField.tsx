import type { ReactNode } from "react";
import { Field } from "./Field.tsx";
import { TextArea } from "./TextArea.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useFormField } from "./use-form-field.ts";

interface TextAreaFieldProps extends Omit<Parameters<typeof TextArea>[0], "name"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/** A labelled text area in a Formik form. */
export function TextAreaField({ name, label, hint, optional, ...rest }: TextAreaFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional ?? false} error={useFieldError(name)}>
      {(control) => <TextArea {...rest} {...field} {...control} />}
    </Field>
  );
}
