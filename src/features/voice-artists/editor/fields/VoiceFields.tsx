import { Trans, useLingui } from "@lingui/react/macro";
import { severalFields } from "#contract/constants/artist-fields.ts";
import { serverHasField } from "#src/features/voice-artists/editor/artist-form.ts";
import { useSession } from "#src/session/use-session.ts";
import { artistFieldWords, fieldValueWords } from "#src/voice/field-words.ts";
import { ChipField } from "./ChipField.tsx";
import { FormSection } from "./FormSection.tsx";

/** The fields of an artist that hold several values, as far as this server has them. */
export function VoiceFields() {
  const { i18n } = useLingui();
  const session = useSession();
  return (
    <FormSection title={<Trans comment="Heading of a group of fields: colors, languages, ages">Voice</Trans>}>
      {severalFields
        .filter((field) => serverHasField(session, field))
        .map((field) => (
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
