import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { leftForScript, type RequestValues } from "./request-schema.ts";

/** The text to be spoken, or a link to it; says how much room the voice qualities leave it. */
export function ScriptField() {
  const { t } = useLingui();
  const { values } = useFormikContext<RequestValues>();
  const left = Math.max(0, leftForScript(values) - values.script.trim().length);
  return (
    <TextAreaField
      name="script"
      label={t`Script, or a link to it`}
      rows={2}
      optional
      hint={t({
        message: plural(left, {
          one: "Sent with the voice qualities: # character left",
          other: "Sent with the voice qualities: # characters left",
        }),
        comment: "Hint of a field; left is a whole number",
      })}
    />
  );
}
