import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useId } from "react";
import type { ConsentSaid, KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import styles from "./ConsentPart.module.css";

/** What a new artist allows for all samples at once, also for those that are still uploading. Nothing is ticked beforehand. */
export function ConsentForAll({ said, today }: { said: ConsentSaid; today: string }) {
  const { t } = useLingui();
  const note = useId();
  const { values, setValues } = useFormikContext<KeptForm>();
  const { publish, share } = said.consent;
  const days = { from: today, until: null };
  const say = (consent: Partial<ConsentSaid["consent"]>) => {
    const next = { ...said.consent, ...consent };
    const saidForAll: ConsentSaid = { state: next.publish ? "published" : "draft", consent: next };
    void setValues({
      ...values,
      saidForAll,
      samples: values.samples.map((sample) => ({ ...sample, ...saidForAll })),
    });
  };
  const label = t({ message: "The artist’s consent", comment: "Heading" });
  return (
    <div className={styles["part"]} role="group" aria-label={label} aria-describedby={note}>
      <h3 className={styles["title"]}>{label}</h3>
      <div className={styles["choices"]}>
        <Checkbox checked={publish !== null} onChange={() => say({ publish: publish ? null : days })}>
          <Trans comment="The artist allows it for every sample">Consent to publish</Trans>
        </Checkbox>
        <Checkbox
          checked={share !== null}
          onChange={() => say({ share: share ? null : { ...days, wholeName: false } })}
        >
          <Trans comment="The artist allows it for every sample">Consent to share</Trans>
        </Checkbox>
      </div>
      <p id={note} className={styles["note"]}>
        <Trans>
          For all samples, from today with no end date; each can be changed by itself. Without consent to
          publish the artist is saved as a draft. No sample is licensed for AI training.
        </Trans>
      </p>
    </div>
  );
}
