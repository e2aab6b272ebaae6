import { Trans } from "@lingui/react/macro";
import { ageRangeNames, languageNames, voiceColorNames } from "#src/voice/words.ts";
import { ChipField } from "./ChipField.tsx";
import { FormSection } from "./FormSection.tsx";

export const VoiceFields = () => (
  <FormSection title={<Trans>Voice</Trans>}>
    <ChipField name="voiceColors" label={<Trans>Voice colors</Trans>} words={voiceColorNames} />
    <ChipField name="languages" label={<Trans>Languages</Trans>} words={languageNames} />
    <ChipField name="ageRanges" label={<Trans>Age ranges</Trans>} words={ageRangeNames} />
  </FormSection>
);
