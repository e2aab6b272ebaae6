import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { toggleSelectedVoice } from "./selected-voices.ts";
import styles from "./SelectVoice.module.css";

/** The card's checkbox during multi-select, in the place of the offer button. */
export function SelectVoice({ voice }: { voice: Voice }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isSelected = useVoices(({ selection }) => selection.has(voice.voiceId));
  const name = voice.voiceArtistName;
  return (
    <Checkbox
      className={styles["row"]}
      aria-label={t({
        message: `Select: ${name}`,
        comment: "Name of a checkbox for screen readers; name is the artist's",
      })}
      checked={isSelected}
      onChange={() => toggleSelectedVoice(queryClient, voice)}
    >
      <Trans comment="Label of a checkbox on a voice's card">Select</Trans>
    </Checkbox>
  );
}
