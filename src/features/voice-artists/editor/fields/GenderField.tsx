import { useLingui } from "@lingui/react/macro";
import { genders } from "#contract/constants/enumerations.ts";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";
import { artistFieldWords } from "#src/voice/field-words.ts";
import { genderNames } from "#src/voice/words.ts";
import styles from "./GenderField.module.css";

export function GenderField() {
  const { i18n } = useLingui();
  const { value: chosen, ...field } = useFormField("gender");
  return (
    <FieldGroup role="radiogroup" label={i18n._(artistFieldWords.gender)} error={useFieldError("gender")}>
      {(control) => (
        <div className={styles["choices"]}>
          {genders.map((gender) => (
            <Radio
              key={gender}
              {...field}
              {...control}
              className={styles["choice"]}
              value={gender}
              checked={chosen === gender}
            >
              {i18n._(genderNames[gender])}
            </Radio>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
