import { Trans } from "@lingui/react/macro";
import Scissors from "lucide-react/icons/scissors";
import { useId, useState } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { MeterLine } from "./MeterLine.tsx";
import styles from "./Meter.module.css";
import type { Meter } from "./use-meter.ts";

const mostRows = 4;

interface MeterPanelProps {
  meter: Meter;
  /** It comes with a script that stands, and is read with it: only what changes is said. */
  isRead?: boolean;
}

/** How long every voice takes for a text; of more than four voices the slowest and the fastest, until all are asked for. */
export function MeterPanel({ meter, isRead = false }: MeterPanelProps) {
  const { rows, target, isRough, syllablesOver } = meter;
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = rows.length > mostRows;
  const shown = isLong && !showsAll ? [...rows.slice(0, 1), ...rows.slice(-1)] : rows;
  const count = rows.length;
  return (
    <section className={styles["meter"]} aria-labelledby={headingId}>
      <div className={styles["head"]}>
        <h3 className={styles["title"]} id={headingId}>
          <Trans comment="Heading: how long a text takes to say">Spoken length</Trans>
        </h3>
        <span className={styles["note"]}>
          <Trans comment="Beside a length that may turn out otherwise">an estimate, not a promise</Trans>
        </span>
      </div>
      <ul className={styles["rows"]} id={`${headingId}-rows`}>
        {shown.map((row) => (
          <MeterLine key={row.voice.voiceId} row={row} target={target} isRough={isRough} />
        ))}
      </ul>
      {isLong && (
        <Button
          aria-expanded={showsAll}
          aria-controls={`${headingId}-rows`}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? (
            <Trans comment="Button: of many voices only the slowest and the fastest">
              Slowest and fastest
            </Trans>
          ) : (
            <Trans comment="Button; count is how many voices there are">Show all ({count})</Trans>
          )}
        </Button>
      )}
      {target !== undefined && (
        <Spoken pause={pauseOfTyping} only={isRead ? "changes" : undefined}>
          {syllablesOver > 0 ? (
            <p key="cut" className={styles["cut"]}>
              <Scissors size={18} aria-hidden="true" />
              <span>
                <Trans comment="How much to take out of a script; syllablesOver and target are whole numbers">
                  <strong>Cut about {syllablesOver} syllables;</strong> then the script fits {target} seconds.
                </Trans>
              </span>
            </p>
          ) : (
            <VisuallyHidden key="fits">
              <Trans comment="Said once a script is short enough; target is a whole number">
                The script fits {target} seconds.
              </Trans>
            </VisuallyHidden>
          )}
        </Spoken>
      )}
    </section>
  );
}
