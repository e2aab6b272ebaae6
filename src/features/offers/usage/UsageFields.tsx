import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import type { ReactNode } from "react";
import { territories } from "#contract/constants/values/offers.ts";
import { territoryNames } from "#src/features/offers/conversation/terms/words.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { MediaField } from "./MediaField.tsx";
import styles from "./Usage.module.css";

/** Where, for how long and how exclusively a recording is used; `day` is a field that stands among them. */
export function UsageFields({ day }: { day?: ReactNode }) {
  const { t, i18n } = useLingui();
  const [territory] = useField<string>("territory");
  const [, , months] = useField<string>("months");
  const [isEndless, , endless] = useField<boolean>("isEndless");
  const [exclusive] = useField<boolean>("exclusive");
  return (
    <div className={styles["usage"]}>
      <MediaField />
      <Field label={t({ message: "Territory", comment: "Label of a field: where a recording may be used" })}>
        {(control) => (
          <SelectInput {...territory} {...control}>
            <option value="">{t({ message: "not stated", comment: "In place of a use or a date" })}</option>
            {territories.map((one) => (
              <option key={one} value={one}>
                {i18n._(territoryNames[one])}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div>
        <TextField
          name="months"
          required={false}
          label={t({
            message: "Duration (months)",
            comment: "Label of a field: how long a recording may be used",
          })}
          inputMode="numeric"
          autoComplete="off"
          disabled={isEndless.value}
        />
        <Checkbox
          className={styles["endless"]}
          checked={isEndless.value}
          onChange={({ currentTarget }) => {
            void endless.setValue(currentTarget.checked);
            if (currentTarget.checked) void months.setValue("");
          }}
        >
          <Trans comment="A checkbox: the use of a recording has no end">No end date</Trans>
        </Checkbox>
      </div>
      {day}
      <Checkbox
        name="exclusive"
        checked={exclusive.value}
        onChange={exclusive.onChange}
        className={styles["exclusive"]}
      >
        <Trans comment="Checkbox: nobody else may use the voice so">Exclusive use</Trans>
      </Checkbox>
    </div>
  );
}
