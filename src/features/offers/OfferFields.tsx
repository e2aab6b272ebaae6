import { useLingui } from "@lingui/react/macro";
import { TextField } from "#src/ui/TextField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import styles from "./OfferForm.module.css";

export function OfferFields() {
  const { t } = useLingui();
  return (
    <div className={styles["fields"]}>
      <div className={styles["budget"]}>
        <BudgetField />
      </div>
      <TextField name="platform" label={t`Platform (medium)`} autoComplete="off" />
      <TextField name="version" label={t`Version`} inputMode="numeric" autoComplete="off" />
    </div>
  );
}
