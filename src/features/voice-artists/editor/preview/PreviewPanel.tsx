import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import styles from "./PreviewPanel.module.css";

interface PreviewPanelProps {
  /** What stands under the card; of one sample unless told. */
  note?: ReactNode;
  children: ReactNode;
}

/** The preview of the card as clients will see it. */
export function PreviewPanel({ note, children }: PreviewPanelProps) {
  const id = useId();
  return (
    <section className={styles["panel"]} aria-labelledby={id}>
      <div className={styles["column"]}>
        <h2 className={styles["title"]} id={id}>
          <Trans comment="Heading: a voice's card as clients see it">Preview</Trans>
        </h2>
        {children}
        <p className={styles["note"]}>
          {note ?? (
            <Trans>
              This is how clients see the card. The waveform of a new file is drawn once its upload ends.
            </Trans>
          )}
        </p>
      </div>
    </section>
  );
}
