import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { PlaySample } from "#src/voice/sample/PlaySample.tsx";
import { heardLine } from "#src/voice/heard-line.tsx";
import styles from "./AskedVoices.module.css";
import type { RequestValues } from "./request-schema.ts";

/** The voices that are asked for, above the fields: each can be heard, and dropped. */
export function AskedVoices() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const list = useRef<HTMLUListElement>(null);
  const { asked } = values;
  if (asked.length === 0) return null;
  const drop = (dropped: ShowcaseVoice) => {
    list.current?.closest("form")?.querySelector<HTMLElement>("input[name]")?.focus();
    void setFieldValue(
      "asked",
      asked.filter((voice) => voice !== dropped),
    );
  };
  return (
    <ul
      ref={list}
      className={styles["voices"]}
      aria-label={t({ message: "Requested voices", comment: "Name of a list in the voice request" })}
    >
      {asked.map((voice) => {
        const { name } = voice;
        return (
          <li key={voice.voiceId} className={styles["voice"]}>
            <Voiceprint name={name} hue={hueOf(voice.voiceColorNames ?? [])} size={44} />
            <div className={styles["who"]}>
              <p className={styles["name"]}>{name}</p>
              <p className={styles["line"]}>{heardLine(voice)}</p>
            </div>
            <PlaySample voice={voice} />
            <IconButton
              label={t({
                message: `Remove: ${name}`,
                comment: "Name of a button for screen readers: takes an artist (name) out of the selection",
              })}
              icon={<X size={20} />}
              onClick={() => drop(voice)}
            />
          </li>
        );
      })}
    </ul>
  );
}
