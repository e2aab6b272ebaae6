import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { Field as FormikField, useFormikContext } from "formik";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import type { RequestValues } from "./request-schema.ts";
import { PhoneField } from "./PhoneField.tsx";
import { ScriptField } from "./ScriptField.tsx";
import styles from "./RequestDialog.module.css";

/** The fields of a voice request, in reading order. Who is known begins at the first that is empty. */
export function RequestFields({ isKnown }: { isKnown: boolean }) {
  const { t } = useLingui();
  const { asked } = useFormikContext<RequestValues>().values;
  return (
    <div className={styles["fields"]}>
      <TextField
        name="fullName"
        label={t({ message: "Full name", comment: "Label of a field: first and last name" })}
        autoComplete="name"
        autoFocus={!isKnown}
      />
      <TextField
        name="companyName"
        label={t({ message: "Company name", comment: "Label of a field" })}
        autoComplete="organization"
      />
      <TextField
        name="email"
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        inputMode="email"
        data-first-focus={isKnown || undefined}
      />
      <PhoneField />
      <div className={styles["project"]}>
        <TextField
          name="projectMedium"
          label={t({
            message: "Project medium",
            comment: "Label of a field: where the recording is used, such as radio",
          })}
        />
        <TextField
          name="projectVersion"
          label={t`Project version`}
          optional
          hint={<Trans>For example: 30 seconds, 2 versions</Trans>}
        />
        <TextField name="budgetRange" label={t`Budget range`} optional />
      </div>
      <div className={styles["whole"]}>
        <TextAreaField
          name="voiceRequirements"
          label={t`Voice qualities`}
          optional={asked.length > 0}
          rows={2}
          hint={<Trans>For example: a warm, trustworthy female voice, 30 to 40 years old, calm pace</Trans>}
        />
      </div>
      <div className={styles["whole"]}>
        <ScriptField />
      </div>
      <FormikField
        as={Checkbox}
        name="radioSolutions"
        type="checkbox"
        className={clsx(styles["whole"], styles["ai"])}
      >
        <Trans>I am also interested in AI voice-over</Trans>
      </FormikField>
    </div>
  );
}
