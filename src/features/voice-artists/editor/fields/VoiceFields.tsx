import { Trans, useLingui } from "@lingui/react/macro";
import { severalFields } from "#contract/constants/artist-fields.ts";
import { artistFieldWords, fieldValueWords } from "#src/voice/field-words.ts";
import { ChipField } from "./ChipField.tsx";
import { FormSection } from "./FormSection.tsx";

/** The fields of an artist that hold several values. */
export function VoiceFields() {
  const { i18n } = useLingui();
  return (
    <FormSection title={<Trans comment="Heading of a group of fields: colors, languages, ages">Voice</Trans>}>
      {severalFields.map((field) => (
        <ChipField<string>
          key={field}
          name={field}
          label={i18n._(artistFieldWords[field])}
          words={fieldValueWords[field]}
        />
      ))}
    </FormSection>
  );
}
