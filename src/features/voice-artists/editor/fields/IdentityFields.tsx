import { Trans } from "@lingui/react/macro";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { GenderField } from "./GenderField.tsx";
import { FormSection } from "./FormSection.tsx";
import styles from "./IdentityFields.module.css";

export const IdentityFields = () => (
  <FormSection title={<Trans comment="Heading of a group of fields: name, age, gender">Identity</Trans>}>
    <div className={styles["row"]}>
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
      <TextField
        name="age"
        label={<Trans comment="Label of a field: an artist's age in years">Age</Trans>}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
    <GenderField />
  </FormSection>
);
