import type { ReactNode } from "react";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useFormField } from "./use-form-field.ts";

interface TextFieldProps extends Omit<Parameters<typeof TextInput>[0], "name"> {
  /** The key in the form's values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/** A labelled text input in a Formik form. */
export function TextField({ name, label, hint, optional, ...rest }: TextFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional ?? false} error={useFieldError(name)}>
      {(control) => <TextInput {...rest} {...field} {...control} />}
    </Field>
  );
}
