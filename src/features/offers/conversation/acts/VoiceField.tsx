import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import Plus from "lucide-react/icons/plus";
import { useId, useRef, useState } from "react";
import type { OfferVoice } from "#contract/offers/offers.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import { AddVoiceButton } from "./AddVoiceButton.tsx";
import type { CounterInputs } from "./counter-schema.ts";
import styles from "./CounterDialog.module.css";
import { FindVoices } from "./FindVoices.tsx";

/** The voices of a proposal; one that was removed can be taken back, and others of the library can be added. */
export function VoiceField({ voices }: { voices: readonly OfferVoice[] }) {
  const { t } = useLingui();
  const hasSearch = useServerHas("search");
  const [isSearching, setSearching] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const searchId = useId();
  const { values, setValues } = useFormikContext<CounterInputs>();
  const error = useFieldError("voiceIds");
  const isOffered = (voice: Voice) => voices.some(({ voiceId }) => voiceId === voice.voiceId);
  const known = [
    ...voices.map((voice) => ({ ...voice, languageNames: [] })),
    ...values.added.filter((voice) => !isOffered(voice)).map((voice) => ({ ...voice, isGone: false })),
  ];
  const isChosen = ({ voiceId }: { voiceId: string }) => values.voiceIds.includes(voiceId);
  const others = known.filter((voice) => !voice.isGone && !isChosen(voice));
  const set = (more: Partial<CounterInputs>) => void setValues({ ...values, ...more });
  const add = (voice: Voice) =>
    set({
      voiceIds: [...values.voiceIds, voice.voiceId],
      added: known.some(({ voiceId }) => voiceId === voice.voiceId) ? values.added : [...values.added, voice],
    });
  return (
    <div className={styles["voices"]}>
      <p className={styles["legend"]}>
        <Trans comment="One of the terms of an offer">Voices</Trans>
      </p>
      <PortraitChips
        label={t({ message: "Selected voices", comment: "Heading and name of a list" })}
        voices={known.filter(isChosen)}
        onRemove={(id) => set({ voiceIds: values.voiceIds.filter((one) => one !== id) })}
      />
      {others.map((voice) => (
        <AddVoiceButton
          key={voice.voiceId}
          name={voice.voiceArtistName}
          onAdd={() => {
            toggle.current?.focus();
            add(voice);
          }}
        />
      ))}
      {hasSearch && (
        <>
          <Button
            ref={toggle}
            size="small"
            look="quiet"
            icon={<Plus size={16} aria-hidden="true" />}
            aria-expanded={isSearching}
            aria-controls={searchId}
            onClick={() => setSearching(!isSearching)}
          >
            <Trans comment="Button: finds a voice of the library and adds it to a proposal">
              Add a voice
            </Trans>
          </Button>
          <div id={searchId} hidden={!isSearching}>
            {isSearching && (
              <FindVoices isKnown={(id) => known.some(({ voiceId }) => voiceId === id)} onAdd={add} />
            )}
          </div>
        </>
      )}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
