import { Trans, useLingui } from "@lingui/react/macro";
import { artistFieldWords } from "#src/voice/field-words.ts";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { GenderField } from "./GenderField.tsx";
import { FormSection } from "./FormSection.tsx";
import styles from "./IdentityFields.module.css";

/** Name, age and gender. */
export function IdentityFields() {
  const { i18n } = useLingui();
  return (
    <FormSection title={<Trans comment="Heading of a group of fields: name, age, gender">Identity</Trans>}>
      <div className={styles["row"]}>
        <TextField name="name" label={i18n._(artistFieldWords.name)} autoComplete="off" />
        <TextField name="age" label={i18n._(artistFieldWords.age)} inputMode="numeric" autoComplete="off" />
      </div>
      <GenderField />
    </FormSection>
  );
}
