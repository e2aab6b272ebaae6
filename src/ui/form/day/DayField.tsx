import { useField } from "formik";
import { Field } from "#src/ui/form/Field.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";
import { DayInput, type DayInputProps } from "./DayInput.tsx";
import { useUnreadDay } from "./use-day-problem.ts";

interface DayFieldProps extends Pick<DayInputProps, "label" | "min" | "max"> {
  /** The key in the form's values: a day as `2026-11-22`, or what was typed and is none, which the schema refuses. */
  name: string;
  optional?: boolean;
  required?: boolean;
}

/** A labelled day in a Formik form. */
export function DayField({ name, optional = false, required = !optional, ...rest }: DayFieldProps) {
  const [, , { setValue }] = useField<string>(name);
  const { value, onBlur } = useFormField(name);
  const error = useFieldError(name);
  const unread = useUnreadDay(value);
  return (
    <Field label={rest.label} optional={optional} required={required} error={error && (unread ?? error)}>
      {(control) => (
        <DayInput
          {...rest}
          {...control}
          name={name}
          value={value}
          onDay={(day) => void setValue(day)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
