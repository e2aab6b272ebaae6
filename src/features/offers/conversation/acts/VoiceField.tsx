import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import Plus from "lucide-react/icons/plus";
import type { OfferVoice } from "#contract/offers.ts";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import type { CounterInputs } from "./counter-schema.ts";
import styles from "./CounterDialog.module.css";

/** The voices of a proposal; one that was removed can be taken back. */
export function VoiceField({ voices }: { voices: readonly OfferVoice[] }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<CounterInputs>();
  const error = useFieldError("voiceIds");
  const chosen = voices.filter(({ voiceId }) => values.voiceIds.includes(voiceId));
  const others = voices.filter(({ voiceId, isGone }) => !isGone && !values.voiceIds.includes(voiceId));
  const set = (voiceIds: string[]) => void setFieldValue("voiceIds", voiceIds);
  return (
    <div className={styles["voices"]}>
      <p className={styles["legend"]}>
        <Trans comment="One of the terms of an offer">Voices</Trans>
      </p>
      <PortraitChips
        label={t({ message: "Selected voices", comment: "Heading and name of a list" })}
        voices={chosen.map((voice) => ({ ...voice, languageNames: [] }))}
        onRemove={(id) => set(values.voiceIds.filter((one) => one !== id))}
      />
      {others.map(({ voiceId, voiceArtistName: name }) => (
        <Button
          key={voiceId}
          size="small"
          look="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => set([...values.voiceIds, voiceId])}
        >
          <Trans comment="Button: takes an artist (name) back into a proposal">Add {name}</Trans>
        </Button>
      ))}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
