import { Trans } from "@lingui/react/macro";
import { TextField } from "#src/ui/form/TextField.tsx";
import { GenderField } from "./GenderField.tsx";
import { FormSection } from "./FormSection.tsx";
import styles from "./IdentityFields.module.css";

export const IdentityFields = () => (
  <FormSection title={<Trans>Identity</Trans>}>
    <div className={styles["row"]}>
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
      <TextField name="age" label={<Trans>Age</Trans>} inputMode="numeric" autoComplete="off" />
    </div>
    <GenderField />
  </FormSection>
);
