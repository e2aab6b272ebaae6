import { Trans } from "@lingui/react/macro";
import { startTransition, useEffect, useId, useState } from "react";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { BrandRow } from "./BrandRow.tsx";
import styles from "./BrandStrip.module.css";
import { BrandSymbols } from "./BrandSymbols.tsx";

/** The 52 fictional brands of the strip, in their order. */
export const brandNames = (
  "Orvanta Kestipo Nuvaley Tarsolin Peranuk Zelvira Mirdanek Balkento Yelmiro Dovarel Fisturi Galvemi Halbora " +
  "İlkurya Jantepo Kuvarsel Lodenka Maviron Nerolta Okyanta Pardenya Quvello Rasteni Selunka Tuvarko Ulvesta " +
  "Vindorak Wexmora Yozgana Zumrela Ardeniko Bozkuvar Cevizanta Çamlora Dalgamo Ergunova Fırtanel Göçmira Hezarpo " +
  "Irmakso Jelvanda Karyento Limorca Meltunia Nokturba Özvarna Poyrelin Rüzgano Sırmavo Şelvanto Tepenova Üçkanta"
).split(" ");

const half = brandNames.length / 2;
const rows = [brandNames.slice(0, half), brandNames.slice(half)];

export function BrandStrip() {
  const heading = useId();
  const [isMoving, setMoving] = useState(false);
  const [isPaused, setPaused] = useState(false);
  // Prerendering and hydration leave out the copies, which only movement needs.
  useEffect(() => {
    startTransition(() => setMoving(true));
  }, []);
  return (
    <section
      className={styles["strip"]}
      aria-labelledby={heading}
      data-moving={isMoving || undefined}
      data-paused={isPaused || undefined}
    >
      <div className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          <Trans>Brands we work with</Trans>
        </h2>
        <button type="button" className={styles["pause"]} onClick={() => setPaused(!isPaused)}>
          <PlaybackIcon name={isPaused ? "play" : "pause"} size="0.875rem" />
          {isPaused ? <Trans>Resume the strip</Trans> : <Trans>Pause the strip</Trans>}
        </button>
      </div>
      <BrandSymbols />
      <div className={styles["list"]} role="list" aria-labelledby={heading} lang="tr" translate="no">
        {rows.map((names, index) => (
          <BrandRow key={names[0]} names={names} from={index * half} isMoving={isMoving} />
        ))}
      </div>
    </section>
  );
}
