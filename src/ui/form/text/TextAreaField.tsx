import type { ReactNode } from "react";
import { Field } from "#src/ui/form/Field.tsx";
import { TextArea } from "./TextArea.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";

interface TextAreaFieldProps extends Omit<Parameters<typeof TextArea>[0], "name"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/** A labelled text area in a Formik form. */
export function TextAreaField({
  name,
  label,
  hint,
  optional = false,
  required = !optional,
  ...rest
}: TextAreaFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional} required={required} error={useFieldError(name)}>
      {(control) => <TextArea {...rest} {...field} {...control} />}
    </Field>
  );
}
