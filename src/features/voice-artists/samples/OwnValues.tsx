import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useFormikContext } from "formik";
import { languages, voiceColors } from "#contract/constants/enumerations.ts";
import { inOrder } from "#src/features/voice-artists/editor/artist-form.ts";
import type { KeptForm, SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ChipChoice } from "#src/ui/form/choice/ChipChoice.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { voiceColorNames } from "#src/voice/words.ts";
import styles from "./OwnValues.module.css";
import { useSamples } from "./use-samples.ts";

/** Languages and colours that hold for this sample alone, out of the artist’s. */
export function OwnValues({ sample }: { sample: SampleForm }) {
  const { t, i18n } = useLingui();
  const { values: artist } = useFormikContext<KeptForm>();
  const { update } = useSamples();
  const words = { ...languageNames, ...voiceColorNames };
  const chosen = [...sample.languages, ...sample.voiceColors];
  const own = [...artist.languages, ...artist.voiceColors];
  type Value = (typeof own)[number];
  const toggle = (value: Value) => {
    const flip = <T extends string>(known: readonly T[], list: readonly T[]): T[] => {
      const found = known.find((one) => one === value);
      if (found === undefined) return [...list];
      return list.includes(found) ? list.filter((one) => one !== found) : inOrder(known, [...list, found]);
    };
    update(sample.key, {
      languages: flip(languages, sample.languages),
      voiceColors: flip(voiceColors, sample.voiceColors),
    });
  };
  const chip = (value: Value) => (
    <ChipChoice type="checkbox" key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
      {i18n._(words[value])}
    </ChipChoice>
  );
  const label = t`Languages and colors of this sample`;
  return (
    <div className={styles["field"]} role="group" aria-label={label}>
      <div className={styles["head"]}>
        <span className={styles["label"]} aria-hidden="true">
          {label}
        </span>
        <span className={styles["optional"]}>
          <Trans comment="Beside the label of a field that may stay empty">optional</Trans>
        </span>
      </div>
      <div className={styles["chips"]}>
        {chosen.map(chip)}
        <Popover
          align="start"
          className={styles["menu"]}
          trigger={(trigger) => (
            <Button {...trigger} look="quiet" icon={<Plus size={18} aria-hidden="true" />}>
              <Trans comment="Button: chooses languages and colors of a sample">Add</Trans>
            </Button>
          )}
        >
          {own.length === 0 ? (
            <p>
              <Trans>Choose the artist’s languages and colors first.</Trans>
            </p>
          ) : (
            <div className={styles["chips"]}>{own.map(chip)}</div>
          )}
        </Popover>
      </div>
      <p className={styles["hint"]}>
        <Trans>If you leave this empty, the artist’s apply.</Trans>
      </p>
    </div>
  );
}
