import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { chooseVoice } from "./chosen-voices.ts";
import styles from "./SelectVoice.module.css";
import { useVoices } from "./store.ts";

/** The card's checkbox: takes the place of the offer button, so that nothing jumps. */
export function SelectVoice({ voice }: { voice: Voice }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isSelected = useVoices(({ selection }) => selection.has(voice.voiceId));
  const name = voice.voiceArtistName;
  return (
    <Checkbox
      className={styles["row"]}
      aria-label={t`Select: ${name}`}
      checked={isSelected}
      onChange={() => chooseVoice(queryClient, voice)}
    >
      <Trans>Select</Trans>
    </Checkbox>
  );
}
