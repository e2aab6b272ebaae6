import { Trans } from "@lingui/react/macro";
import { startTransition, useEffect, useId, useState } from "react";
import { brandNames } from "./brand-names.ts";
import { BrandRow } from "./BrandRow.tsx";
import styles from "./BrandStrip.module.css";
import { BrandSymbols } from "./BrandSymbols.tsx";
import { SoundSign } from "./SoundSign.tsx";

const half = brandNames.length / 2;
const rows = [brandNames.slice(0, half), brandNames.slice(half)];

export function BrandStrip() {
  const heading = useId();
  const [moving, setMoving] = useState(false);
  const [paused, setPaused] = useState(false);
  // The first view is drawn, and comes to life, without the copies that only movement needs.
  useEffect(() => startTransition(() => setMoving(true)), []);
  return (
    <section
      className={styles["strip"]}
      aria-labelledby={heading}
      data-moving={moving || undefined}
      data-paused={paused || undefined}
    >
      <div className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          <Trans>Brands we work with</Trans>
        </h2>
        <button type="button" className={styles["pause"]} onClick={() => setPaused(!paused)}>
          <SoundSign name={paused ? "play" : "pause"} size="0.875rem" />
          {paused ? <Trans>Resume the strip</Trans> : <Trans>Pause the strip</Trans>}
        </button>
      </div>
      <BrandSymbols />
      <div className={styles["list"]} role="list" aria-labelledby={heading} lang="tr" translate="no">
        {rows.map((names, index) => (
          <BrandRow key={names[0]} names={names} from={index * half} isMoving={moving} />
        ))}
      </div>
    </section>
  );
}
