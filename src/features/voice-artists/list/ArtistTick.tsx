import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./ArtistTick.module.css";
import type { Ticks } from "./use-ticks.ts";

interface ArtistTickProps {
  artist: ListedArtist;
  ticks: Ticks;
}

/** Ticks an artist; with Shift all since the last tick. */
export function ArtistTick({ artist: { artistId, name }, ticks }: ArtistTickProps) {
  const { t } = useLingui();
  const isSpan = useRef(false);
  return (
    <Checkbox
      className={styles["tick"]}
      checked={ticks.isTicked(artistId)}
      onClick={({ shiftKey }) => {
        isSpan.current = shiftKey;
      }}
      onChange={({ currentTarget: { checked } }) => ticks.tick(artistId, checked, isSpan.current)}
    >
      <VisuallyHidden>
        {t({ message: `Select: ${name}`, comment: "Name of a checkbox; name is an artist’s" })}
      </VisuallyHidden>
    </Checkbox>
  );
}

/** Ticks all artists of the page; half ticked where some are. */
export function AllTick({ ticks, count }: { ticks: Ticks; count: number }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const chosen = ticks.chosen.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <Checkbox
      ref={input}
      className={styles["tick"]}
      checked={chosen === count}
      onChange={({ currentTarget: { checked } }) => ticks.tickAll(checked)}
    >
      <VisuallyHidden>{t`Select all artists of this page`}</VisuallyHidden>
    </Checkbox>
  );
}
