import type { ReactNode } from "react";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "./TextInput.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";

interface TextFieldProps extends Omit<Parameters<typeof TextInput>[0], "name"> {
  /** The key in the form's values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A hint that the error repeats, and so is not shown beside it. */
  rule?: ReactNode;
  optional?: boolean;
}

/** A labelled text input in a Formik form. */
export function TextField({
  name,
  label,
  hint,
  rule,
  optional = false,
  required = !optional,
  ...rest
}: TextFieldProps) {
  const field = useFormField(name);
  const error = useFieldError(name);
  return (
    <Field
      label={label}
      hint={error ? hint : rule || hint}
      optional={optional}
      required={required}
      error={error}
    >
      {(control) => <TextInput {...rest} {...field} {...control} />}
    </Field>
  );
}
