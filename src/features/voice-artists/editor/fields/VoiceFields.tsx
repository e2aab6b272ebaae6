import { Trans } from "@lingui/react/macro";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, voiceColorNames } from "#src/voice/words.ts";
import { ChipField } from "./ChipField.tsx";
import { FormSection } from "./FormSection.tsx";

export const VoiceFields = () => (
  <FormSection title={<Trans comment="Heading of a group of fields: colors, languages, ages">Voice</Trans>}>
    <ChipField
      name="voiceColors"
      label={<Trans comment="Heading of a group of choices: how a voice sounds">Voice colors</Trans>}
      words={voiceColorNames}
    />
    <ChipField
      name="languages"
      label={<Trans comment="Heading of a group of choices: what a voice speaks">Languages</Trans>}
      words={languageNames}
    />
    <ChipField
      name="ageRanges"
      label={<Trans comment="Heading of a group of choices">Age ranges</Trans>}
      words={ageRangeNames}
    />
  </FormSection>
);
