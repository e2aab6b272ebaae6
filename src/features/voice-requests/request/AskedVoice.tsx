import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { sampleLine } from "#src/voice/sample-line.ts";
import { spokenLanguage } from "#src/voice/spoken-language.ts";
import styles from "./AskedVoice.module.css";
import type { RequestValues } from "./request-schema.ts";

interface AskedVoiceProps {
  player: ((voice: ShowcaseVoice) => ReactNode) | undefined;
}

/** The voice that is asked for, above the fields: it can be heard, and dropped. */
export function AskedVoice({ player }: AskedVoiceProps) {
  const { t, i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const box = useRef<HTMLDivElement>(null);
  const { asked } = values;
  if (!asked) return null;
  const { name, language } = asked;
  const heard = language && spokenLanguage(language, i18n.locale);
  const drop = () => {
    box.current?.closest("form")?.querySelector<HTMLElement>("input[name]")?.focus();
    void setFieldValue("asked", null);
  };
  return (
    <div
      ref={box}
      role="group"
      className={styles["voice"]}
      aria-label={t({ message: "Requested voice", comment: "Name of a part of the voice request" })}
    >
      <Voiceprint name={name} hue={hueOf(asked.voiceColorNames ?? [])} size={44} />
      <div className={styles["who"]}>
        <p className={styles["label"]}>
          <Trans comment="Name of a part of the voice request">Requested voice</Trans>
        </p>
        <p className={styles["name"]}>{name}</p>
        <p className={styles["line"]}>{[sampleLine(asked), heard].filter(Boolean).join(" · ")}</p>
      </div>
      {player?.(asked)}
      <IconButton
        label={t({
          message: `Remove: ${name}`,
          comment: "Name of a button for screen readers: takes an artist (name) out of the selection",
        })}
        icon={<X size={20} />}
        onClick={drop}
      />
    </div>
  );
}
